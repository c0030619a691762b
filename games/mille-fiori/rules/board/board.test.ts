import { describe, expect, test } from "vitest";
import { ALL_CARDS, AREA_OF, AREAS, CARDS, COPIES, KINDS, SIGN_OF, SIGNS, SYMBOLS } from "../content.ts";
import {
  FIRST,
  HOUSE_VALUES,
  NEIGHBOURS,
  PEOPLE,
  PERSON_INDEX,
  peopleBelow,
  SEA_EXTRA_CARDS,
  SEA_POINTS,
  SIZES,
  SPACES,
  supportOf,
  TRIPLES,
  WORKSHOP_INDEX,
  WORKSHOP_SPACES,
} from "./board.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const ascending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

describe("1 the figures agree with each other", () => {
  test("1.2 there are 109 cards of 74 kinds, as many of each symbol as the board has spaces for it", () => {
    expect(CARDS).toHaveLength(KINDS.length);
    expect(sum(KINDS.map((kind) => COPIES[kind]))).toBe(ALL_CARDS);
    const cards = SIGNS.map((sign) => sum(KINDS.filter((kind) => SIGN_OF[kind] === sign).map((kind) => COPIES[kind])));
    const people = [...PEOPLE.nobili, ...PEOPLE.populi];
    const spaces = SYMBOLS.map((symbol) => {
      if (symbol === "key") return HOUSE_VALUES.length;
      if (symbol === "ship") return SIZES[5];
      if (["goblet", "carafe", "earrings", "swan"].includes(symbol)) return SIZES[4] / 4;
      return (
        WORKSHOP_SPACES.filter((each) => each.symbol === symbol).length + people.filter((p) => p === symbol).length
      );
    });
    expect(cards).toEqual(spaces);
    expect(cards).toEqual([7, 7, 7, 9, 20, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 15]);
  });

  test("1.2 the numbers on the cards of each area", () => {
    const numbers = AREAS.map((_, area) =>
      [1, 2, 3, 4, 5].map((number) =>
        sum(KINDS.filter((k) => AREA_OF[k] === area && CARDS[k]?.number === number).map((k) => COPIES[k])),
      ),
    );
    expect(numbers).toEqual([
      [6, 6, 7, 6, 5],
      [4, 4, 4, 4, 4],
      [3, 3, 3, 1, 2],
      [3, 3, 3, 2, 1],
      [4, 4, 4, 4, 4],
      [3, 3, 3, 3, 3],
    ]);
  });

  test("1.3 the areas follow each other on 109 spaces", () => {
    expect(SPACES).toHaveLength(109);
    expect(FIRST.map((first, area) => first + (SIZES[area as 0] ?? 0))).toEqual([...FIRST.slice(1), 109]);
  });

  test("1.4 61 pairs of neighbours, each both ways", () => {
    expect(sum(NEIGHBOURS.map((each) => each.length))).toBe(2 * 61);
    for (const i of WORKSHOP_INDEX) for (const j of NEIGHBOURS[i] ?? []) expect(NEIGHBOURS[j]).toContain(i);
    expect(NEIGHBOURS[8]).toEqual([0, 1, 7, 9, 15, 16]);
    expect(NEIGHBOURS[20]).toEqual([13, 19, 21, 27, 28]);
  });

  test("1.4 the triples are triangles and share out the workshops", () => {
    for (const [a, b, c] of TRIPLES) {
      expect(NEIGHBOURS[a]).toContain(b);
      expect(NEIGHBOURS[b]).toContain(c);
      expect(NEIGHBOURS[c]).toContain(a);
    }
    expect(ascending(TRIPLES.flat())).toEqual(WORKSHOP_INDEX);
  });

  test("1.5, 1.8 houses add up to 77, the sea route to 64", () => {
    expect(sum(HOUSE_VALUES)).toBe(77);
    expect(sum(SEA_POINTS)).toBe(64);
    expect(SEA_EXTRA_CARDS.map((space) => SEA_POINTS[space])).toEqual([0, 0, 10]);
  });

  test("1.6 what people rest on", () => {
    expect(PERSON_INDEX.map((i) => peopleBelow(i).join())).toEqual([
      "3,4",
      "4,5",
      "5,6",
      "7,8",
      "8,9",
      "9,10",
      "10,11",
      "",
      "",
      "",
      "",
      "",
    ]);
    expect([0, 1, 2].map((i) => ascending(supportOf(i as 0)).join())).toEqual([
      "3,4,7,8,9",
      "4,5,8,9,10",
      "5,6,9,10,11",
    ]);
  });
});
