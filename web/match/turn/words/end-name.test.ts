import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { type AnyOpenGame, NOBODY } from "#engine";
import { say } from "../../../i18n/language.ts";
import { endName, handOverName, isConfirming } from "./end-name.ts";

const reader: Reader = { you: 0, names: ["You", "Ada"], locale: "en", say: (id) => id };

test("the button that hands over says what it does: one disc may be finished where the turn goes on", () => {
  expect(endName({ endLabel: (view) => (view === "below" ? "Finish this disc" : null) }, "below", reader)).toBe(
    "Finish this disc",
  );
  expect(endName({ endLabel: () => null }, "last", reader)).toBe(say("endTurn"));
  expect(endName({}, "last", reader)).toBe(say("endTurn"));
});

test("the button that ends the match says so; the one that confirms confirms", () => {
  const turn = (offers: number) => ({
    handOver: signal("commit" as const),
    offers: signal(Array.from({ length: offers }, () => ({ move: 1, targets: [] }))),
  });
  const draft = (toAct: number) => ({
    ...{ open: { toAct: () => toAct } as unknown as AnyOpenGame, state: { bytes: new Uint8Array() } },
    ...{ edge: "handover" as const, clicks: [7] },
  });
  const named = (toAct: number, offers: number) => handOverName(turn(offers), draft(toAct), "End turn");
  expect([named(NOBODY, 0), named(1, 0), named(NOBODY, 1)]).toEqual([say("endMatch"), "End turn", say("confirm")]);
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
