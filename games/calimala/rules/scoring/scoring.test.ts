import { describe, expect, test } from "vitest";
import { position, type Sketch } from "../../proofs/position.fixture.ts";
import { SketchedMatch, scoredPoints } from "../../proofs/sketched-match.fixture.ts";
import type { ScoringCardName, TileName } from "../content.ts";
import { SCORING_CARDS, type ScoringCard, TILES, type Tile } from "../content.ts";
import { cardCount, scoreTile, tileCount } from "./scoring.ts";

/** Blue has a different number in every place, red three times that where there is room. */
const SPREAD: Sketch = {
  cloth: {
    barcelona: "b",
    lisbon: "b b",
    london: "b b b",
    troyes: "b b b b",
    bruges: "b b b b b",
    hamburg: "b b b b b b",
  },
  gifts: {
    santaMariaDelFiore: { wood: "b", brick: "b b", marble: "b b b" },
    sanMiniato: { wood: "b b b", brick: "b" },
    santaCroce: { brick: "b b b b", marble: "b b" },
  },
  artworks: { santaMariaDelFiore: "b b b b b", sanMiniato: "b", santaCroce: "b b", palazzoVecchio: "b b b" },
  council: "b r b",
};

describe("5.6 what counts for a tile", () => {
  test.each<[TileName, number]>([
    ["barcelona", 1],
    ["lisbon", 2],
    ["london", 3],
    ["troyes", 4],
    ["bruges", 5],
    ["hamburg", 6],
    ["santaMariaDelFiore", 6 + 5],
    ["sanMiniato", 4 + 1],
    ["santaCroce", 6 + 2],
    ["artworks", 5 + 1 + 2 + 3],
    ["portCities", 1 + 2 + 3],
    ["tradeCities", 4 + 5 + 6],
    ["wood", 1 + 3],
    ["brick", 2 + 1 + 4],
    ["marble", 3 + 2],
  ])("%s: %i", (tile, count) => {
    const { state } = position(SPREAD);
    expect(tileCount(state, TILES.indexOf(tile) as Tile, 0)).toBe(count);
    expect(tileCount(state, TILES.indexOf(tile) as Tile, 1)).toBe(0);
  });
});

describe("6.5 what counts for a scoring card", () => {
  test.each<[ScoringCardName, number]>([
    ["barcelona", 1],
    ["lisbon", 2],
    ["london", 3],
    ["troyes", 4],
    ["bruges", 5],
    ["hamburg", 6],
    ["santaMariaDelFiore", 6 + 5],
    ["sanMiniato", 4 + 1],
    ["santaCroce", 6 + 2],
    ["palazzoVecchio", 3 + 2],
  ])("%s: %i", (card, count) => {
    expect(cardCount(position(SPREAD).state, SCORING_CARDS.indexOf(card) as ScoringCard, 0)).toBe(count);
  });
});

/** Points for Lisbon by colour. */
const lisbon = (cloth: string, sketch: Sketch = {}): Record<string, number> =>
  scoredPoints({ ...sketch, tiles: ["lisbon"], cloth: { lisbon: cloth } });

describe("5.7 points by rank", () => {
  test.each([
    ["b b b r r y", 3, { b: 3, r: 2, y: 1 }],
    ["b b b b r r r y y g", 4, { b: 3, r: 2, y: 1, g: 0 }],
    ["p p p p g g g y y b", 5, { p: 3, g: 2, y: 1, b: 0, r: 0 }],
    ["b b r", 3, { b: 3, r: 2, y: 0 }],
    ["y", 3, { b: 0, r: 0, y: 3 }],
    ["", 3, { b: 0, r: 0, y: 0 }],
  ] as const)("cloth %j of %i players", (cloth, seats, points) => {
    expect(lisbon(cloth, { seats })).toEqual(points);
  });
});

describe("5.8 ties", () => {
  test.each<[string, string, Sketch, Record<string, number>]>([
    [
      "step 1: seats + Palazzo artworks",
      "b r",
      { council: "b", artworks: { palazzoVecchio: "r r" } },
      { b: 2, r: 3, y: 0 },
    ],
    [
      "step 1: a seat is worth an artwork",
      "b r",
      { council: "b b r", artworks: { palazzoVecchio: "r r" } },
      { b: 2, r: 3, y: 0 },
    ],
    [
      "step 1 does not count artworks elsewhere",
      "b r",
      { council: "r", artworks: { santaCroce: "b b b" } },
      { b: 2, r: 3, y: 0 },
    ],
    [
      "step 2: same sum, more seats",
      "b r",
      { council: "r r b", artworks: { palazzoVecchio: "b" } },
      { b: 2, r: 3, y: 0 },
    ],
    [
      "step 2: one seat before one artwork",
      "b r",
      { council: "y r", artworks: { palazzoVecchio: "b" } },
      { b: 2, r: 3, y: 0 },
    ],
    ["step 3: the latest seat on the earlier tile", "b r", { council: "b r r b" }, { b: 2, r: 3, y: 0 }],
    [
      "step 3 with artworks as well",
      "b r",
      { council: "b y r", artworks: { palazzoVecchio: "r b" } },
      { b: 3, r: 2, y: 0 },
    ],
    ["step 3 looks past empty spaces", "b r", { council: ". r . b" }, { b: 2, r: 3, y: 0 }],
    [
      "step 4: no seats, the first artwork in the Palazzo",
      "b r",
      { artworks: { palazzoVecchio: "r b" } },
      { b: 2, r: 3, y: 0 },
    ],
    [
      "step 4: the first artwork, not the last",
      "b r",
      { artworks: { palazzoVecchio: "b r r b" } },
      { b: 3, r: 2, y: 0 },
    ],
    ["a tie for the second rank", "y y b r", { council: "r" }, { b: 1, r: 2, y: 3 }],
    [
      "three level, each by another step",
      "b r y",
      { council: "b", artworks: { palazzoVecchio: "y" } },
      { b: 3, r: 1, y: 2 },
    ],
    ["seats do not help against a higher count", "b b r", { council: "r r r" }, { b: 3, r: 2, y: 0 }],
    ["seats do not help with nothing there", "b", { council: "r y" }, { b: 3, r: 0, y: 0 }],
  ])("%s", (_, cloth, sketch, points) => {
    expect(lisbon(cloth, sketch)).toEqual(points);
  });
});

describe("5.9 pools of players with neither seats nor Palazzo artworks", () => {
  test.each([
    ["two first, one third", "b b r r y", 3, { b: 2, r: 2, y: 1 }],
    ["two first and nobody else", "b r", 3, { b: 2, r: 2, y: 0 }],
    ["three first", "b r y", 3, { b: 2, r: 2, y: 2 }],
    ["two second", "b b r y", 3, { b: 3, r: 1, y: 1 }],
    ["three second", "b b r y g", 4, { b: 3, r: 1, y: 1, g: 1 }],
    ["four second", "b b r y g p", 5, { b: 3, r: 0, y: 0, g: 0, p: 0 }],
    ["four first", "b r y g", 4, { b: 1, r: 1, y: 1, g: 1 }],
    ["five first", "b r y g p", 5, { b: 1, r: 1, y: 1, g: 1, p: 1 }],
    ["two third", "b b b r r y g", 4, { b: 3, r: 2, y: 0, g: 0 }],
  ] as const)("%s", (_, cloth, seats, points) => {
    expect(lisbon(cloth, { seats })).toEqual(points);
  });

  test("who has a seat is ahead of the pool", () => {
    expect(lisbon("b r y", { council: "y" })).toEqual({ b: 1, r: 1, y: 3 });
  });

  test("four who share are told as one tie", () => {
    const match = new SketchedMatch({ seats: 4, tiles: ["lisbon"], cloth: { lisbon: "b r y g" } });
    scoreTile(match.state, 0, (event) => match.events.push(event));
    expect(match.events).toMatchObject([{ ties: [{ seats: [0, 1, 2, 3], by: "shared" }] }]);
  });

  test("a pool is told as shared, other ties by their step", () => {
    const match = new SketchedMatch({
      seats: 4,
      council: "y",
      tiles: ["lisbon"],
      cloth: { lisbon: "y r b g" },
      stacks: { "marble/wood": "g w w" },
      artworks: { palazzoVecchio: "b" },
    });
    match.play("place marble/wood", "use marble", "use wood", "end");
    expect(match.lastPoints()).toEqual([1, 0, 3, 2]);
    expect(match.events.find((event) => event.type === "tileScored")).toMatchObject({
      k: 2,
      tile: "lisbon",
      counts: [1, 1, 1, 1],
      ties: [
        { seats: [2, 3], by: "firstSeats" },
        { seats: [3, 0], by: "seats" },
        { seats: [0, 1], by: "sum" },
      ],
    });
  });
});
