import { describe, expect, test } from "vitest";
import { FastChance } from "../../match/chance.ts";
import { playMatch, randomMove } from "../../match/playout.ts";
import { mustSpreadEvenly, openSetting, settingsOf, viewersOf } from "../index.ts";
import { mustDealReachableStates } from "../secrets/miniatures.fixture.ts";
import { stalls } from "./index.ts";
import { STALLS_SUBJECT } from "./subject.ts";

const { secrets } = STALLS_SUBJECT;

describe("a sample of stalls", () => {
  test("can be exactly the reachable states with the same view, in every state of two seats", () => {
    const open = openSetting(stalls, { seats: 2, switches: { start: "1", decider: "next" } });
    expect(mustDealReachableStates(open, secrets)).toBe(13_844);
  }, 60_000);

  const settings = settingsOf(stalls.meta).filter(({ switches }) => switches["start"] === "random");
  test.each(settings)(
    "$seats seats, $switches.decider decides: even over every consistent deal",
    (setting) => {
      const open = openSetting(stalls, setting);
      const source = new FastChance(11);
      let most = 0;
      for (let i = 0; i < 30; i++) {
        const ply = 5 + Math.floor(i / 2);
        const { state } = playMatch(open, (s, seat) => randomMove(open, s, seat, source), source, ply);
        for (const viewer of viewersOf(open)) {
          const spread = mustSpreadEvenly({ open, secrets, state, viewer }, source);
          most = Math.max(most, spread.states);
        }
      }
      expect(most).toBeGreaterThan(20);
    },
    60_000,
  );
});
