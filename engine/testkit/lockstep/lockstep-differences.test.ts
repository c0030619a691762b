import { describe, expect, test } from "vitest";
import { FastChance } from "../../match/chance.ts";
import { randomMatch, randomMove } from "../../match/playout.ts";
import type { Seat } from "../../seat.ts";
import { NOBODY } from "../../to-act.ts";
import { type Opened, RELAY, STALLS, thrownBy } from "../conformance/broken.fixture.ts";
import { lockstep, type Model, openSetting, walkTogether } from "../index.ts";
import { mirror, type Otherwise } from "./mirror.fixture.ts";

const stalls = openSetting(STALLS.game, { seats: 2, switches: { start: "1", decider: "next" } });
const random = openSetting(STALLS.game, { seats: 3, switches: { start: "random", decider: "next" } });
const relay = openSetting(RELAY.game, { seats: 3, switches: { hand: "two", pass: "left" } });

describe("two implementations in lockstep", () => {
  test.each([stalls, random, relay])("agree to the end: every entry is counted, setting %#", (open) => {
    for (let seed = 0; seed < 20; seed++) {
      const { entries } = randomMatch(open, new FastChance(seed));
      expect(lockstep(open, mirror(open), new FastChance(seed))).toBe(entries.length);
    }
  });

  const acts: Otherwise = (plain) => ({ seatsToAct: () => (plain.seatsToAct()[0] === 0 ? [1] : plain.seatsToAct()) });
  const movesOf =
    (change: (texts: readonly string[]) => readonly string[]): Otherwise =>
    (plain) => ({ legalMoves: (seat) => change(plain.legalMoves(seat)) });
  const outcomesOf =
    (change: (all: ReadonlyMap<string, number>) => Iterable<readonly [string, number]>): Otherwise =>
    (plain) => ({ outcomes: () => new Map(change(plain.outcomes())) });
  const atEnd =
    (change: (plain: Model) => Partial<Model>): Otherwise =>
    (plain, open, state) => {
      const other = change(plain);
      return {
        points: () => (open.toAct(state) === NOBODY ? (other.points ?? plain.points)() : plain.points()),
        ranks: () => (open.toAct(state) === NOBODY ? (other.ranks ?? plain.ranks)() : []),
      };
    };

  test.each<[what: string, open: Opened, otherwise: Otherwise, finds: RegExp]>([
    ["another seat acts", stalls, acts, /^at ply 4: seats to act: only here 0; only there 1$/],
    [
      "one of several seats does not act",
      relay,
      (plain) => ({ seatsToAct: () => plain.seatsToAct().slice(0, 2) }),
      /^at ply 6: seats to act: only here 2; only there $/,
    ],
    [
      "somebody acts for chance",
      relay,
      () => ({ seatsToAct: () => [1] }),
      /^at ply 0: seats to act: only here ; only there 1$/,
    ],
    [
      "a move is missing",
      stalls,
      movesOf((texts) => texts.filter((text) => text !== "draw")),
      /^at ply 4: legal moves of seat 0: only here draw; only there $/,
    ],
    [
      "a move too many",
      stalls,
      movesOf((texts) => (texts.length === 0 ? texts : [...texts, "fly", "swim"])),
      /^at ply 4: legal moves of seat 0: only here ; only there fly, swim$/,
    ],
    [
      "a move twice",
      stalls,
      movesOf((texts) => [...texts, ...texts.slice(0, 1)]),
      /^at ply 4: legal moves of seat 0: (\d) here, (?!\1)\d there$/,
    ],
    [
      "a move of a seat that does not act",
      stalls,
      (plain) => ({ legalMoves: (seat) => (seat === 1 ? ["draw"] : plain.legalMoves(seat)) }),
      /^at ply 0: legal moves of seat 1: only here ; only there draw$/,
    ],
    [
      "an outcome is missing",
      random,
      outcomesOf((all) => [...all].filter(([text]) => text !== "card oil")),
      /^at ply 1: outcomes: only here card oil x2; only there $/,
    ],
    [
      "an outcome weighs otherwise",
      random,
      outcomesOf((all) => [...all].map(([text, weight]) => [text, text === "start 1" ? 1 : weight])),
      /^at ply 0: outcomes: only here start 1 x2; only there start 1 x1$/,
    ],
    [
      "something happens though a seat acts",
      stalls,
      (plain) => ({ outcomes: () => (plain.seatsToAct().length > 0 ? new Map([["rain", 3]]) : plain.outcomes()) }),
      /^at ply 4: outcomes: only here ; only there rain x3$/,
    ],
    ["points", stalls, () => ({ points: () => [0, 1] }), /^at ply 0: points: 0, 0 here, 0, 1 there$/],
    [
      "points of a seat too many",
      stalls,
      () => ({ points: () => [0, 0, 0] }),
      /^at ply 0: points: 0, 0 here, 0, 0, 0 there$/,
    ],
    [
      "points at the end only",
      relay,
      atEnd(() => ({ points: () => [0, 0, 0] })),
      /^at ply 14: points: \d, \d, \d here, 0, 0, 0 there$/,
    ],
    [
      "ranks, which count at the end only",
      relay,
      atEnd(() => ({ ranks: () => [3, 3, 3] })),
      /^at ply 14: ranks: \d, \d, \d here, 3, 3, 3 there$/,
    ],
    [
      "an entry that it refuses",
      stalls,
      () => ({
        play: () => {
          throw new RangeError("no way");
        },
      }),
      /^at ply 4: no way$/,
    ],
  ])("are told apart: %s", (_, open, otherwise, finds) => {
    const broken = thrownBy(() => lockstep(open, mirror(open, otherwise), new FastChance(1)));
    const [what = "", position = ""] = broken.message.split("\n");
    expect(what).toMatch(finds);
    expect(open.parsePosition(position)).toMatchObject({ ok: true });
    expect(broken.cause).toBeInstanceOf(Error);
  });

  test("start at the given position, with the given decider", () => {
    const from = walkTogether(random, mirror(random), { seed: 3, after: 9 });
    const asked: number[] = [];
    const decide = (state: typeof from, seat: Seat): number => {
      asked.push(seat);
      return randomMove(random, state, seat, new FastChance(1));
    };
    const model = mirror(random);
    const state = walkTogether(random, model, { seed: 3, after: 9 });
    expect(random.hash(state)).toBe(random.hash(from));
    const played = lockstep(random, model, new FastChance(1), { state, decide });
    expect(random.toAct(state)).toBe(NOBODY);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(played);
    expect(() => lockstep(random, mirror(random), new FastChance(1), { state: from })).toThrow(
      "at ply 0: seats to act",
    );
  });
});
