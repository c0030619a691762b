import { expect, test } from "vitest";
import { CHANCE, type Entry, seatBit } from "#engine";
import { clocksThen } from "./clocks-then.ts";

const LIVE = { kind: "live", minutes: 10, increment: 5 } as const;
const entry = (by: Entry["by"], at: number) => ({ entry: { by, text: "" } as Entry, at: new Date(at), chosenAt: null });

test("after a rewind into the draws that follow a turn, time counts from when they are made anew", () => {
  const facts = [
    { ply: 0, at: 0, type: "pace", pace: LIVE },
    { ply: 2, at: 100_000, type: "set", seat: 0, ms: 600_000 },
  ] as const;
  const then = clocksThen({
    entries: [entry(0, 4000), entry("chance", 4000), entry("chance", 130_000), entry(0, 141_000)],
    masks: [seatBit(0), CHANCE, CHANCE, seatBit(0), seatBit(1)],
    ...{ facts, choices: new Map(), seats: 2, persons: [0, 1] },
  });
  // Ten seconds beyond the free one, five of them given back.
  expect(then?.seats[0]?.left).toBe(595_000);
});
