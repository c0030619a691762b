import { expect, test } from "vitest";
import { randomMatch } from "../match.fixture.ts";
import { phaseOf } from "./phases.tsx";

const [seen] = randomMatch(3, 1, 0);
if (seen === undefined) throw new Error("a match has entries");
const { after: start } = seen;

test("what a person does after the exchange belongs to building", () => {
  const turn = { ...start.turn, back: "act", purpose: "swap", exchanged: true } as const;
  for (const stage of ["act", "give", "drawBricks"] as const) {
    expect(phaseOf({ stage, turn }), stage).toBe(3);
    expect(phaseOf({ stage, turn: { ...turn, exchanged: false } }), stage).toBe(2);
  }
});
