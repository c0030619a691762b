import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { say } from "../../i18n/language.ts";
import { endedBy } from "./effect-of.ts";

const reader: Reader = { you: 0, names: ["Ada", "Bruno"], locale: "en", say: (id) => id };
const move = (ends: "turn" | "match" | null) => ({ ends, before: "somebody’s turn" }) as never;
const told = (ends: "turn" | "match" | null, endLabel: string | null): string =>
  endedBy(move(ends), { endLabel: () => endLabel }, reader);

test("what ends the match is not said to end a turn, nor what ends a part of somebody else's", () => {
  expect(told("turn", null)).toBe(say("ends-turn"));
  expect(told("turn", "Finish this disc")).toBe("");
  expect(told("match", "Finish this disc")).toBe(say("ends-match"));
  expect(told(null, null)).toBe("");
});
