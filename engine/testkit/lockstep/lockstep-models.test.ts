import { describe, expect, test } from "vitest";
import { FastChance } from "../../match/chance.ts";
import { perft } from "../../match/perft.ts";
import { randomMatch } from "../../match/playout.ts";
import { type MatchRecord, recordOf } from "../../match/record.ts";
import { seatCountsOf } from "../../seat.ts";
import { both, RELAY, STALLS, thrownBy } from "../conformance/broken.fixture.ts";
import { mustFollow, openSetting, perftOf, randomSetting, walkTogether } from "../index.ts";
import { mirror, type Otherwise } from "./mirror.fixture.ts";

const stalls = openSetting(STALLS.game, { seats: 2, switches: { start: "1", decider: "next" } });
const random = openSetting(STALLS.game, { seats: 3, switches: { start: "random", decider: "next" } });
const relay = openSetting(RELAY.game, { seats: 3, switches: { hand: "two", pass: "left" } });

describe("a second implementation", () => {
  test.each(both)("is asked for every setting in turn, and for no other, subject %#", ({ game }) => {
    const { options, seats } = game.meta;
    const source = new FastChance(1);
    const drawn = Array.from({ length: 400 }, () => JSON.stringify(randomSetting(game, source)));
    const all = seatCountsOf(seats).flatMap((n) =>
      options
        .reduce<readonly object[]>(
          (rows, { id, values }) =>
            rows.flatMap((row) => values.filter((v) => v !== "3" || n > 2).map((v) => ({ ...row, [id]: v }))),
          [{}],
        )
        .map((switches) => JSON.stringify({ seats: n, switches })),
    );
    expect([...new Set(drawn)].sort()).toEqual(all.sort());
  });

  test.each([stalls, random, relay])("counts as many sequences as the game, setting %#", (open) => {
    for (const after of [0, 5, 8, 60]) {
      const model = mirror(open);
      const state = walkTogether(open, model, {
        seed: 2,
        after: Math.min(after, randomMatch(open, new FastChance(2)).entries.length),
      });
      expect(open.hash(state)).toBe(open.hash(randomMatch(open, new FastChance(2), after).state));
      for (const depth of [1, 2, 3, 4]) expect(perftOf(model, depth)).toBe(perft(open, state, depth));
    }
  });

  const { entries, state } = randomMatch(relay, new FastChance(5));
  const record = recordOf(relay, entries, state);
  const { standings: _, ...recordWithout } = record;
  const withEntry = (ply: number, text: string): MatchRecord => ({
    ...record,
    entries: entries.with(ply, { by: entries[ply]?.by ?? 0, text }),
  });

  test.each<[what: string, record: MatchRecord, otherwise: Otherwise | undefined, finds: RegExp | undefined]>([
    ["follows a record", record, undefined, undefined],
    [
      "stops at an outcome that cannot be",
      withEntry(2, "pass"),
      undefined,
      /^ply 2: chance "pass" is none of deal rose, deal iris, deal lily$/,
    ],
    [
      "stops at a move that is not legal",
      withEntry(6, "keep sun"),
      undefined,
      /^ply 6: 0 "keep sun" is none of (keep \w+(, )?)+$/,
    ],
    ["is not over yet", { ...record, entries: entries.slice(0, 7) }, undefined, /^seats to act: {2}here, 1, 2 there$/],
    ["has other points", record, () => ({ points: () => [0, 0, 9] }), /^points: \d, \d, \d here, 0, 0, 9 there$/],
    ["has other ranks", record, () => ({ ranks: () => [3, 3, 3] }), /^ranks: \d, \d, \d here, 3, 3, 3 there$/],
    ["is over and the record has no points", recordWithout, undefined, /^points: {2}here, \d, \d, \d there$/],
  ])("%s", (_, told, otherwise, finds) => {
    const follow = () => mustFollow(mirror(relay, otherwise), told);
    if (finds === undefined) expect(follow).not.toThrow();
    else expect(thrownBy(follow).message).toMatch(finds);
  });
});
