import { describe, expect, test } from "vitest";
import { FastChance } from "../../match/chance.ts";
import { playMatch, randomMove } from "../../match/playout.ts";
import { dealsByState, mustSpreadEvenly, openSetting, settingsOf, viewersOf } from "../index.ts";
import { mustDealReachableStates } from "../secrets/miniatures.fixture.ts";
import { relay } from "./index.ts";
import { RELAY_SUBJECT } from "./subject.ts";

const { secrets } = RELAY_SUBJECT;
const settings = settingsOf(relay.meta).filter(
  ({ switches }) => (switches["hand"] === "two") === (switches["pass"] === "right"),
);

describe("a sample of relay", () => {
  test("can be exactly the reachable states with the same view, in every state of two seats", () => {
    const open = openSetting(relay, { seats: 2, switches: { hand: "two", pass: "left" } });
    expect(mustDealReachableStates(open, secrets)).toBe(640);
  }, 60_000);

  test.each(settings)(
    "$seats seats, $switches.hand cards, pass $switches.pass: even over every consistent deal",
    (setting) => {
      const open = openSetting(relay, setting);
      const source = new FastChance(7);
      let most = 0;
      for (let ply = 0; ply <= open.maxEntries; ply++) {
        const { state } = playMatch(open, (s, seat) => randomMove(open, s, seat, source), source, ply);
        for (const viewer of viewersOf(open)) {
          const where = { open, secrets, state, viewer };
          if (dealsByState(where).size <= 60) most = Math.max(most, mustSpreadEvenly(where, source).states);
        }
      }
      expect(most).toBeGreaterThan(20);
    },
    60_000,
  );
});
