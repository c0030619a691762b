import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";
import { endName } from "./end-name.ts";

const reader: Reader = { you: 0, names: ["You", "Ada"], locale: "en", say: (id) => id };

test("the button that hands over says what it does: one disc may be finished where the turn goes on", () => {
  expect(endName({ endLabel: (view) => (view === "below" ? "Finish this disc" : null) }, "below", reader)).toBe(
    "Finish this disc",
  );
  expect(endName({ endLabel: () => null }, "last", reader)).toBe(say("endTurn"));
  expect(endName({}, "last", reader)).toBe(say("endTurn"));
});
