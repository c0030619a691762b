import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveBuffer } from "#engine";
import { openCalimala, position } from "../../proofs/position.fixture.ts";
import { possibleActions } from "../actions/possible.ts";
import {
  ACTION_INDEX,
  ARTWORK_SLOTS,
  BUILDINGS,
  CITIES,
  CITY_SLOTS,
  type City,
  MATERIAL_SLOTS,
  MATERIALS,
  STREETS,
  WORKSHOP_INDEX,
} from "../content.ts";
import { deriveAll } from "../derived.ts";
import { MOVES } from "../moves.ts";
import { DRAW, GIFT_SLOTS, LAYOUT, type State, USES } from "../state.ts";
import { openUses } from "./obligation.ts";
import { canReach, cardsThatKeep } from "./reach.ts";

/**
 * 3.2 and 3.11 against a search that leaves nothing out: it plays every card in every way and order, by the moves of the
 * game, until an action of the disc is possible.
 */

const BLUE = 0;
const open = openCalimala(3);
const bases = {
  limited: position({ options: { cubes: "limited" } }).state,
  unlimited: position({ options: { cubes: "unlimited" } }).state,
};

const small = (max: number) => fc.integer({ min: 0, max });
/** Mostly nothing or next to it, so that what is within reach hangs by a thread. */
const scarce = (max: number) => fc.oneof({ weight: 4, arbitrary: small(Math.min(max, 1)) }, small(max));
const warehouse = fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3, 4);

const anyPlace = fc.record({
  limited: fc.boolean(),
  warehouse: fc.tuple(warehouse, warehouse, warehouse),
  workshops: fc.array(fc.constantFrom(0, 0, 0, 1, 3, 4), { minLength: 1, maxLength: 3 }),
  cubes: fc.oneof(scarce(3), fc.constant(20)),
  ships: scarce(3),
  houses: fc.tuple(scarce(1), fc.constantFrom(0, 0, 1), fc.constantFrom(0, 0, 1)),
  cityRoom: fc.tuple(...CITIES.map(() => scarce(12))),
  giftRoom: fc.tuple(...GIFT_SLOTS.map((slot) => scarce(MATERIAL_SLOTS[Math.floor(slot / 3) as 0]))),
  artworkRoom: fc.tuple(...BUILDINGS.map((building) => scarce(ARTWORK_SLOTS[building]))),
  hand: fc.array(small(8), { minLength: 1, maxLength: 6 }),
  street: fc.constantFrom(...STREETS),
  uses: fc.constantFrom([1, 1], [0, 1], [1, 0], [0, 1], [1, 0], [0, 2], [2, 1]),
});
type Place = typeof anyPlace extends fc.Arbitrary<infer T> ? T : never;

/** Blue in the middle of an activation in that place; red owns what lies in cities and buildings. */
function stateOf(place: Place): State {
  const s = copyOf(place.limited ? bases.limited : bases.unlimited);
  for (const m of MATERIALS) s.warehouse[m][BLUE] = place.warehouse[m] ?? 0;
  const cloth = [...place.workshops].sort((a, b) => b - a);
  s.workshops[BLUE] = cloth.length;
  for (const w of WORKSHOP_INDEX) s.woven[BLUE][w] = cloth[w] ?? 0;
  if (place.limited) s.cubes[BLUE] = place.cubes;
  s.ships[BLUE] = place.ships;
  s.houses[BLUE] = place.houses[0] | (place.houses[1] << 1) | (place.houses[2] << 2);
  for (const city of CITIES) {
    s.cityRoom[city] = place.cityRoom[city] ?? 0;
    s.cloth[city as City][1] = CITY_SLOTS - s.cityRoom[city];
  }
  for (const slot of GIFT_SLOTS) {
    s.giftRoom[slot] = place.giftRoom[slot] ?? 0;
    s.gifts[slot][1] = MATERIAL_SLOTS[Math.floor(slot / 3) as 0] - s.giftRoom[slot];
  }
  for (const building of BUILDINGS) {
    s.artworkRoom[building] = place.artworkRoom[building] ?? 0;
    s.artworks[building][1] = ARTWORK_SLOTS[building] - s.artworkRoom[building];
  }
  for (const kind of place.hand) s.hand[BLUE][kind as 0]++;
  s.handSize[BLUE] = place.hand.length;
  s.street[0] = place.street + 1;
  s.position[0] = 1;
  s.awaits[0] = USES;
  s.uses[0] = place.uses[0] ?? 0;
  s.uses[1] = place.uses[1] ?? 0;
  deriveAll(s);
  return s;
}

function copyOf(s: State): State {
  const copy = LAYOUT.create(s.opened);
  open.copy(s, copy);
  return copy;
}

/** The state after a move of blue, everything offered: the obligation is set aside. */
function afterMove(s: State, move: number): State {
  const next = copyOf(s);
  next.obliged[0] = 0;
  open.play(next, BLUE, move);
  // Which cards were played in which order makes no difference here.
  for (let i = 0; i < next.trailLength[0]; i++) next.trail[i] = 0;
  next.trailLength[0] = 0;
  return next;
}

/** Moves of blue with the obligation set aside. */
function allMoves(s: State): number[] {
  const free = copyOf(s);
  free.obliged[0] = 0;
  const moves = moveBuffer();
  return Array.from(moves.subarray(0, open.legalMoves(free, BLUE, moves)));
}

const isPossibleNow = (s: State): boolean => (possibleActions(s, BLUE) & openUses(s)) !== 0;
/** Only cards can help there. */
const hardPlace = anyPlace.filter((place) => !isPossibleNow(stateOf(place)));
const eitherPlace = fc.oneof(anyPlace, hardPlace);

const isCard = (move: number): boolean => MOVES.typeOf(move) === "card";

/** Can an open use of the disc become possible by cards alone? By trying everything. */
function search(s: State, seen = new Set<string>()): boolean {
  if (s.awaits[0] === USES && isPossibleNow(s)) return true;
  const key = open.hash(s);
  if (seen.has(key)) return false;
  seen.add(key);
  return allMoves(s)
    .filter((move) => s.awaits[0] !== USES || isCard(move))
    .some((move) => search(afterMove(s, move), seen));
}

/** Of the cards that can be carried out, those after which the search finds something are kept, and no others. */
function expectKept(s: State): void {
  const cards = s.held[BLUE] & possibleActions(s, BLUE);
  const kept = ACTION_INDEX.filter((a) => (cards >> a) & 1 && search(afterMove(s, MOVES.first.card + a)));
  const mask = cardsThatKeep(s, BLUE, cards, openUses(s));
  expect(ACTION_INDEX.filter((a) => (mask >> a) & 1)).toEqual(kept);
}

describe("3.2, 3.11 what is within reach", { timeout: 120_000 }, () => {
  test("is found just as by trying everything", () => {
    fc.assert(
      fc.property(hardPlace, (place) => {
        const s = stateOf(place);
        expect(canReach(s, BLUE, openUses(s))).toBe(search(s));
      }),
      { numRuns: 800 },
    );
  });

  test.each([
    [[0, 0, 0], 1],
    [[3, 3, 3], 1],
    [[2, 2, 2], 2],
    [[3, 3, 0], 2],
  ])("weaving into workshops of %j with %i cubes in reserve", (workshops, cubes) => {
    const { state } = position({
      mats: { b: { workshops, cubes, ships: 1, houses: "troyes", hand: "weave ship transport build" } },
      cloth: { troyes: "r r r r r r r r r r r" },
    });
    state.awaits[0] = USES;
    for (const street of STREETS) {
      state.street[0] = street + 1;
      state.uses[0] = state.uses[1] = 1;
      deriveAll(state);
      expectKept(state);
    }
  });

  test("by a certain card first", () => {
    fc.assert(
      fc.property(eitherPlace, (place) => expectKept(stateOf(place))),
      { numRuns: 400 },
    );
  });

  /** What may be offered: what carries out an action of the disc, or leaves one within reach without a card drawn. */
  function mayBeOffered(s: State, move: number): boolean {
    if (move === MOVES.first.end) return false;
    const isUse = MOVES.typeOf(move) === "use";
    if (isUse && ((possibleActions(s, BLUE) >> MOVES.within(move)) & 1) === 1) return true;
    const next = afterMove(s, move);
    if (next.awaits[0] === DRAW) next.awaits[0] = USES;
    return search(next);
  }

  test("of the moves of a disc that owes an action, exactly those are offered that keep one within reach", () => {
    fc.assert(
      fc.property(eitherPlace, fc.array(small(20), { maxLength: 5 }), (place, picks) => {
        let s = stateOf(place);
        if (!search(s)) return;
        for (const pick of [...picks, 0]) {
          s.obliged[0] = 1;
          const moves = moveBuffer();
          const offered = Array.from(moves.subarray(0, open.legalMoves(s, BLUE, moves)));
          expect(offered).toEqual(allMoves(s).filter((move) => mayBeOffered(s, move)));
          expect(offered.length).toBeGreaterThan(0);
          const move = offered[pick % offered.length] ?? 0;
          if (MOVES.typeOf(move) === "use") return;
          s = afterMove(s, move);
        }
      }),
      { numRuns: 400 },
    );
  });
});
