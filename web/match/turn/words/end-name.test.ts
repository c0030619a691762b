import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { say } from "../../../i18n/language.ts";
import { endName, isConfirming } from "./end-name.ts";

const reader: Reader = { you: 0, names: ["You", "Ada"], locale: "en", say: (id) => id };

test("the button that hands over says what it does: one disc may be finished where the turn goes on", () => {
  expect(endName({ endLabel: (view) => (view === "below" ? "Finish this disc" : null) }, "below", reader)).toBe(
    "Finish this disc",
  );
  expect(endName({ endLabel: () => null }, "last", reader)).toBe(say("endTurn"));
  expect(endName({}, "last", reader)).toBe(say("endTurn"));
});

test("clicks are confirmed while others may follow, or where they reveal something; else the turn ends", () => {
  const asks = (edge: "own" | "handover" | "chance", further: number, clicks = [7]) =>
    isConfirming(
      {
        handOver: signal("commit" as const),
        offers: signal(Array.from({ length: further }, () => ({ move: 1, targets: [] }))),
      },
      { clicks, edge },
    );
  expect([asks("handover", 1), asks("chance", 0), asks("handover", 0), asks("handover", 1, [])]).toEqual([
    ...[true, true, false, false],
  ]);
});
