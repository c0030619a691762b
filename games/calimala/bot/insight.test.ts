import { describe, expect, test } from "vitest";
import { FastChance, playout, type Seat } from "#engine";
import { type MatSketch, openCalimala, position, type Sketch } from "../proofs/position.fixture.ts";
import { SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import {
  CARD_POINTS,
  SCORING_CARDS,
  type ScoringCardName,
  TILE_INDEX,
  TILE_POINTS,
  type Tile,
} from "../rules/content.ts";
import { cardCount, tileCount } from "../rules/scoring/scoring.ts";
import type { State } from "../rules/state.ts";
import { insight } from "./insight.ts";
import { expectedPoints } from "./rank-chances.ts";

/** Half of the match lies ahead of everybody: the figures are worth what they say. */
const HALF: MatSketch = { coloured: 8, white: 0 };
/** A quarter of that, and an eighth. */
const LATE: MatSketch = { coloured: 2, white: 0 };
const LAST: MatSketch = { coloured: 1, white: 0 };
const SEVEN = ". . . . . . .";

function valuesOf(s: State): readonly number[] {
  const out = new Float64Array(5);
  insight.values(s, out);
  return [...out].slice(0, s.opened.seats);
}

const at = (sketch: Sketch): readonly number[] =>
  valuesOf(
    position({
      council: SEVEN,
      openCard: "london",
      kept: { b: "troyes", r: "bruges", y: "hamburg" },
      ...sketch,
      mats: { b: HALF, r: HALF, y: HALF, ...sketch.mats },
    }).state,
  );

/** What blue gains by things, next to the same position without. */
const gain = (mat: MatSketch, sketch: Sketch = {}, base: MatSketch = HALF): number =>
  (at({ ...sketch, mats: { b: { ...base, ...mat } } })[0] ?? 0) - (at({ mats: { b: base } })[0] ?? 0);

describe("what a seat has to make points with", () => {
  test.each<[string, MatSketch, number]>([
    ["one material", { wood: 1 }, 0.45],
    ["two of a material", { brick: 2 }, 0.75],
    ["three of a material", { marble: 3 }, 0.95],
    ["four of one and one of another", { wood: 4, marble: 1 }, 1.05 + 0.45],
    ["cards", { hand: "wood weave wood" }, 3 * 0.55],
    ["a ship", { ships: 1 }, 1.6],
    ["three ships", { ships: 3 }, 3.2],
    ["two houses", { houses: "troyes hamburg" }, 2.2],
    ["a second workshop", { workshops: [0, 0] }, 1.2],
    ["all workshops", { workshops: [0, 0, 0] }, 2],
    ["cloth that nothing carries", { workshops: [2] }, 2 * 0.2],
    ["cloth for a ship", { ships: 1, workshops: [2] }, 1.6 + 2 * 0.45],
    ["cloth for a house, and more of it", { houses: "bruges", workshops: [3] }, 1.2 + 2 * 0.45 + 0.2],
    ["a white disc instead of a coloured one", { coloured: 7, white: 1 }, 0.7],
    ["points", { score: 5 }, 5],
  ])("%s", (_, mat, worth) => {
    expect(gain(mat)).toBeCloseTo(worth, 9);
  });

  test("stock keeps its worth up to the last turns, carriers lose theirs with every turn", () => {
    expect(gain({ wood: 1, hand: "wood" }, {}, LATE)).toBeCloseTo(0.5, 9);
    expect(gain({ ships: 1 }, {}, LATE)).toBeCloseTo(0.4, 9);
    expect(gain({ coloured: 0, white: 1 }, {}, LAST)).toBeCloseTo(0.7 / 4, 9);
    const fewTiles = Array.from({ length: 12 }, () => ".").join(" ");
    const ship = at({ council: fewTiles, mats: { b: { ...HALF, ships: 1 } } });
    expect((ship[0] ?? 0) - (at({ council: fewTiles })[0] ?? 0)).toBeCloseTo(1.6 * 0.4, 9);
  });

  test("discs on streets count for each time that they can act again, and as the next to become a seat", () => {
    const stacked = (stack: string) => {
      const none = at({});
      return at({ stacks: { "marble/wood": stack } }).map((value, seat) => value - (none[seat] ?? 0));
    };
    const expectClose = (stack: string, worth: readonly number[]) => {
      for (const [seat, gained] of stacked(stack).entries()) expect(gained).toBeCloseTo(worth[seat] ?? 0, 9);
    };
    expectClose("b", [0.6 + 0.35, 0, 0]);
    expectClose("b r", [0.3 + 0.35, 0.6, 0]);
    expectClose("b w r", [0.35, 0.6, 0]);
    expectClose("b w y", [0.35, 0, 0.6]);
    expectClose("w r y", [0, 0.3, 0.6]);
    expect(gain({}, { stacks: { "marble/wood": "b" } }, LATE)).toBeCloseTo(0.95 / 4, 9);
  });
});

describe("what is still to be scored", () => {
  const BARE: Sketch = {
    council: "b r r y . . .",
    tiles: ["barcelona"],
    cloth: { barcelona: "r y", lisbon: "b b r", troyes: "r y y", hamburg: "b", london: "y" },
    artworks: { palazzoVecchio: "b y" },
    mats: { b: { score: 3, white: 0 }, r: { white: 0 }, y: { white: 0 } },
  };

  test.each<{ openCard: ScoringCardName | undefined; kept: readonly (ScoringCardName | undefined)[] }>([
    { openCard: "london", kept: ["barcelona", "lisbon", "palazzoVecchio"] },
    { openCard: "barcelona", kept: ["troyes", "lisbon", "hamburg"] },
    { openCard: undefined, kept: ["bruges", undefined, "santaCroce"] },
  ])("counts by rank and distance: tiles to come, $openCard open, and of $kept one's own", ({ openCard, kept }) => {
    const { state: s } = position(BARE);
    s.openCard[0] = openCard === undefined ? 0 : SCORING_CARDS.indexOf(openCard) + 1;
    for (const seat of s.opened.seatList) {
      const card = kept[seat];
      s.kept[seat] = card === undefined ? 0 : SCORING_CARDS.indexOf(card) + 1;
    }
    const ties = Int32Array.from(s.opened.seatList, (seat) => s.tie[seat]);
    const expected = (seat: Seat, count: (each: Seat) => number, distance: number, byRank: readonly number[]) =>
      expectedPoints({ counts: Int32Array.from(s.opened.seatList, count), ties, seats: 3 }, seat, distance, byRank);
    const byCard = (seat: Seat, name: ScoringCardName | undefined) =>
      name === undefined
        ? 0
        : expected(seat, (each) => cardCount(s, SCORING_CARDS.indexOf(name) as 0, each), 8, CARD_POINTS);
    for (const [i, value] of valuesOf(s).entries()) {
      const seat = i as Seat;
      const tiles = TILE_INDEX.slice(7).map((k) =>
        expected(seat, (each) => tileCount(s, (s.tiles[k] - 1) as Tile, each), k - 7, TILE_POINTS),
      );
      const cards = byCard(seat, openCard) + byCard(seat, kept[seat]);
      expect(value).toBeCloseTo(s.score[seat] + tiles.reduce((sum, n) => sum + n, 0) + cards, 9);
    }
  });

  test("is nothing but the score once the match is over, and nothing before tiles and cards lie there", () => {
    const open = openCalimala(5);
    const state = open.setup();
    for (const value of valuesOf(state)) expect(value).toBeCloseTo(2 * 0.7, 9);
    playout(open, state, new FastChance(1));
    expect(valuesOf(state)).toEqual(state.opened.seatList.map((seat) => state.score[seat]));
  });

  test("lies as many turns on as all seats have played", () => {
    const match = new SketchedMatch({}).turn("place marble/wood");
    expect(insight.turns(match.state)).toBe(1);
    expect(insight.turns(match.turn("r: place build/weave").state)).toBe(2);
  });
});

describe("what is pending for whoever decides", () => {
  /** Worth of what a seat has still to do, next to the same things with nothing to do. */
  const pending = (match: SketchedMatch): number => {
    const s = match.state;
    const seat = (s.actor[0] - 1) as Seat;
    const before = valuesOf(s)[seat] ?? 0;
    const street = s.street[0];
    s.street[0] = 0;
    const without = valuesOf(s)[seat] ?? 0;
    s.street[0] = street;
    return before - without;
  };
  const match = (mat: MatSketch, ...entries: string[]): SketchedMatch =>
    new SketchedMatch({ council: SEVEN, mats: { b: { coloured: 9, white: 0, ...mat } } }).play(...entries);

  test.each<[string, MatSketch, readonly string[], number]>([
    ["two possible uses", {}, ["place marble/wood"], 2 * 0.55],
    ["a possible and an impossible one", { wood: 4 }, ["place marble/wood"], 2 * 0.55],
    ["one use", {}, ["place marble/wood", "use wood"], 0.55],
    ["a choice begun, and a use", { marble: 1 }, ["place artwork/ship", "use artwork"], 0.55 + 0.6],
    [
      "a delivery made, and a use",
      { ships: 2, workshops: [2] },
      ["place artwork/ship", "use ship", "ship lisbon"],
      0.55,
    ],
    ["a card to be drawn, and a use", {}, ["place brick/artwork", "use artwork"], 0.55 + 0.55],
  ])("%s", (_, mat, entries, worth) => {
    expect(pending(match(mat, ...entries))).toBeCloseTo(worth, 9);
  });

  test("less in the last turns", () => {
    expect(pending(match({ coloured: 3 }, "place marble/wood"))).toBeCloseTo(0.55, 9);
  });
});
