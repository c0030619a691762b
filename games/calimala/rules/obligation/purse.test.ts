import { describe, expect, test } from "vitest";
import { openCalimala, position } from "../../proofs/position.fixture.ts";
import {
  beginAction,
  buildHouse,
  buildShip,
  buildWorkshop,
  contribute,
  giveArtwork,
  shipCloth,
  transportCloth,
} from "../actions/actions.ts";
import { BRICK, BUILDINGS, CHURCHES, CITIES, MARBLE, MATERIALS, PORTS, WEAVE, WOOD } from "../content.ts";
import { deriveAll } from "../derived.ts";
import { type GiftSlot, HOUSES, LAYOUT, type State } from "../state.ts";
import { applyChange, load, type Purse, type PurseChange, possibleIn, takeCloth, weaveIn } from "./purse.ts";

/** A purse changes exactly as the state does of which it is the short form. */

const BLUE = 0;
const open = openCalimala(3);
const bases = [
  position({ options: { cubes: "limited" } }).state,
  position({ options: { cubes: "unlimited" } }).state,
  position({ options: { cubes: "limited", workshops: "pooled" } }).state,
];

/** A state with things on blue's mat and a different number of free slots everywhere. */
function stocked(base: State, workshops: readonly number[], cubes: number): State {
  const s = LAYOUT.create(base.opened);
  open.copy(base, s);
  for (const m of MATERIALS) s.warehouse[m][BLUE] = 2 + (m % 2);
  s.workshops[BLUE] = workshops.length;
  for (const w of [0, 1, 2] as const) s.woven[BLUE][w] = workshops[w] ?? 0;
  s.ships[BLUE] = 1;
  s.houses[BLUE] = 2;
  if (s.opened.limited) s.cubes[BLUE] = cubes;
  for (const city of [0, 1, 2, 3, 4, 5] as const) s.cityRoom[city] = city + 1;
  s.hand[BLUE][WEAVE] = 2;
  deriveAll(s);
  return s;
}

const counts = [4, 3, 2, 1, 0];
const SEPARATE = [
  ...counts.map((a) => [a]),
  ...counts.flatMap((a) => counts.filter((b) => b <= a).map((b) => [a, b])),
  ...counts.flatMap((a) =>
    counts.filter((b) => b <= a).flatMap((b) => counts.filter((c) => c <= b).map((c) => [a, b, c])),
  ),
];
/** 7.9 One workshop is filled after the other. */
const isPooled = (workshops: readonly number[]): boolean =>
  workshops.every((n, i) => n === 0 || i === 0 || workshops[i - 1] === 4);

const STATES = bases.flatMap((base) =>
  SEPARATE.filter((workshops) => !base.opened.pooled || isPooled(workshops)).flatMap((workshops) =>
    [0, 1, 2, 20].map((cubes) => stocked(base, workshops, cubes)),
  ),
);

/** The purse after a change and the purse of the state after the same must not differ. */
function agree(s: State, inPurse: (p: Purse) => void, inState: (s: State) => void): void {
  const before = load(s, BLUE).slice();
  inPurse(before);
  inState(s);
  expect([...before]).toEqual([...load(s, BLUE)]);
}

const copyOf = (s: State): State => {
  const copy = LAYOUT.create(s.opened);
  open.copy(s, copy);
  return copy;
};
const full = (s: State): boolean =>
  s.woven[BLUE][0] + s.woven[BLUE][1] + s.woven[BLUE][2] === 4 * s.workshops[BLUE] || s.cubes[BLUE] === 0;

describe("a purse", () => {
  test("has the same possible actions as its state", () => {
    for (const s of STATES) {
      expect(possibleIn(load(s, BLUE))).toBe(s.possible[BLUE]);
      for (const [m, other] of [
        [WOOD, BRICK],
        [BRICK, MARBLE],
        [MARBLE, WOOD],
      ] as const) {
        const next = copyOf(s);
        next.warehouse[m][BLUE] = 4;
        next.warehouse[other][BLUE] = 0;
        for (const slot of [0, 3, 6] as const) next.giftRoom[(slot + m) as GiftSlot] = 0;
        deriveAll(next);
        expect(possibleIn(load(next, BLUE))).toBe(next.possible[BLUE]);
      }
      const filled = copyOf(s);
      for (const city of CITIES) filled.cityRoom[city] = 0;
      filled.ships[BLUE] = 3;
      filled.houses[BLUE] = 7;
      deriveAll(filled);
      expect(possibleIn(load(filled, BLUE))).toBe(filled.possible[BLUE]);
    }
  });

  test("4.2, 7.9 weaves like its state", () => {
    for (const s of STATES.filter((each) => !full(each))) {
      agree(copyOf(s), weaveIn, (next) => beginAction(next, BLUE, WEAVE, undefined));
    }
  });

  test("4.8, 7.9 gives cloth away like its state", () => {
    for (const s of STATES.filter((each) => each.woven[BLUE][0] > 0)) {
      const delivered = copyOf(s);
      agree(
        delivered,
        (p) => applyChange(p, "port"),
        (next) => shipCloth(next, BLUE, 1, undefined),
      );
      const p = load(s, BLUE).slice();
      takeCloth(p);
      expect([...p.subarray(3, 6)]).toEqual([0, 1, 2].map((w) => delivered.woven[BLUE][w as 0]));
    }
  });

  const CHANGES: readonly (readonly [PurseChange, (s: State) => void])[] = [
    ["ship", (s) => buildShip(s, BLUE, undefined)],
    ["workshop", (s) => buildWorkshop(s, BLUE, undefined)],
    ...HOUSES.map((house) => [`house${house}`, (s: State) => buildHouse(s, BLUE, house, undefined)] as const),
    ...BUILDINGS.map((building) => ["artwork", (s: State) => giveArtwork(s, BLUE, building, undefined)] as const),
    ...CHURCHES.flatMap((church) =>
      MATERIALS.map(
        (m) => [`gift${m}`, (s: State) => contribute(s, BLUE, (church * 3 + m) as GiftSlot, undefined)] as const,
      ),
    ),
    ...PORTS.map((port) => ["port", (s: State) => shipCloth(s, BLUE, port, undefined)] as const),
    ...HOUSES.map((house) => [`city${house}`, (s: State) => transportCloth(s, BLUE, house, undefined)] as const),
  ];

  test.each(CHANGES)("is changed by %s like its state", (name, inState) => {
    for (const base of bases) agree(stocked(base, [3, 1], 20), (p) => applyChange(p, name), inState);
  });
});
