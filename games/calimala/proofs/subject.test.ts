import { describe, expect, test } from "vitest";
import { FastChance, playout } from "#engine";
import {
  ACTION_INDEX,
  ARTWORK_SLOTS,
  BUILDINGS,
  CARDS_OF_EACH_ACTION,
  CITIES,
  CITY_SLOTS,
  CUBES,
  DISCS,
  MATERIAL_SLOTS,
  STREETS,
} from "../rules/content.ts";
import { GIFT_SLOTS, OVER, type State } from "../rules/state.ts";
import { openCalimala, position } from "./position.fixture.ts";
import { SUBJECT } from "./subject.ts";

/** The subject itself: what it counts, and what it notices. */

const { conserved } = SUBJECT;

describe("1.5, 1.12, 1.13, 6.4 what is conserved", () => {
  /** What RULES.md 1 says there is. */
  const wholeOf = (s: State): Record<string, number> =>
    Object.fromEntries([
      ...ACTION_INDEX.map((a) => [`card ${a}`, CARDS_OF_EACH_ACTION] as const),
      ...s.opened.seatList.flatMap((seat) => [
        [`cubes ${seat}`, s.opened.limited ? CUBES : 0] as const,
        [`reserve ${seat}`, DISCS[s.opened.seats].coloured + DISCS[s.opened.seats].white] as const,
        [`hand ${seat}`, 0] as const,
        [`discs ${seat}`, DISCS[s.opened.seats].coloured] as const,
      ]),
      ...CITIES.map((city) => [`city ${city}`, CITY_SLOTS] as const),
      ...GIFT_SLOTS.map((slot) => [`slots ${slot}`, MATERIAL_SLOTS[Math.floor(slot / 3) as 0]] as const),
      ...BUILDINGS.map((building) => [`artworks ${building}`, ARTWORK_SLOTS[building]] as const),
      ...STREETS.map((street) => [`height ${street}`, 0] as const),
      ["derived", 0],
      ["deck", 0],
      ["discards", 0],
    ]);

  test.each([
    [3, { cubes: "limited" }],
    [4, { cubes: "unlimited", extraCard: "seats4and5" }],
    [5, { cubes: "limited", whiteReplacement: "removed", workshops: "pooled" }],
  ] as const)("with %i seats and %j, from the setup to the end", (seats, options) => {
    const open = openCalimala(seats, options);
    for (let seed = 1; seed <= 6; seed++) {
      const state = open.setup();
      const source = new FastChance(seed);
      while (state.awaits[0] !== OVER) {
        expect(conserved(state)).toEqual(wholeOf(state));
        playout(open, state, source, 29);
      }
      expect(conserved(state)).toEqual(wholeOf(state));
    }
  });

  test("is no more so when a thing is there once too often, and what is written down twice has to agree", () => {
    const { state } = position({});
    const before = conserved(state);
    const changed = (change: () => void): readonly string[] => {
      change();
      const after = conserved(state);
      return Object.keys(before).filter((name) => after[name] !== before[name]);
    };
    expect(changed(() => state.deckSize[0]++)).toEqual(["deck"]);
    expect(changed(() => state.discardSize[0]++)).toEqual(["deck", "discards"]);
    state.deckSize[0]--;
    state.discardSize[0]--;
    expect(changed(() => state.handSize[1]++)).toEqual(["hand 1"]);
    state.handSize[1]--;
    expect(changed(() => state.coloured[0]--)).toEqual(["reserve 0", "discs 0"]);
    state.coloured[0]++;
    expect(changed(() => (state.possible[2] ^= 1))).toEqual(["derived"]);
  });
});

test("5.7, 6.5 tiles and cards report points, nothing else does", () => {
  const ranking = { points: [3, 2, 1], counts: [3, 2, 1], ties: [] };
  expect(SUBJECT.pointsOf({ type: "tileScored", k: 1, tile: "wood", ...ranking })).toBe(ranking.points);
  expect(SUBJECT.pointsOf({ type: "cardScored", card: "lisbon", seat: null, ...ranking })).toBe(ranking.points);
  expect(SUBJECT.pointsOf({ type: "shipBuilt", seat: 0 })).toBeUndefined();
});
