import { expect, test } from "vitest";
import { randomMatch } from "../match.fixture.ts";
import { isLastTurn, phaseOf, phaseShown } from "./phases.tsx";

const [seen] = randomMatch(3, 1, 0);
if (seen === undefined) throw new Error("a match has entries");
const { after: start } = seen;

test("what a person does after the exchange belongs to building", () => {
  const turn = { ...start.turn, back: "act", purpose: "swap", exchanged: true } as const;
  for (const awaits of ["act", "give", "drawBricks"] as const) {
    expect(phaseOf({ awaits, turn }), awaits).toBe(3);
    expect(phaseOf({ awaits, turn: { ...turn, exchanged: false } }), awaits).toBe(2);
  }
});

test("a turn that is not sent yet has its phases behind it", () => {
  const next = { ...start, awaits: "choose" } as const;
  expect([phaseShown({ view: next, ending: null }), phaseShown({ view: next, ending: 0 })]).toEqual([1, 7]);
});

test("5.1 after the last seal the turns of the others are the last ones, not the one in which it was placed", () => {
  const of = (ending: 0 | null, active: 0 | 1): boolean => isLastTurn({ ending, active });
  expect([of(null, 0), of(0, 0), of(0, 1)]).toEqual([false, false, true]);
});
