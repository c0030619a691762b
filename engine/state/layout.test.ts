import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grid, layout, numbersOf, row, scalar } from "./layout.ts";

const SEATS = [0, 1, 2, 3, 4] as const;

const THREE = [0, 1, 2] as const;
const FIELDS = {
  awaits: scalar({ max: 7 }),
  score: row(SEATS, { max: 300 }),
  hand: grid(SEATS, THREE, { max: 9, seen: "owner" }),
  debt: row(THREE, { min: -5, max: 5 }),
};
const LAYOUT = layout(FIELDS);

describe("a layout", () => {
  test("keeps fields in declared order and puts two-byte numbers first, so that all lie aligned", () => {
    expect(LAYOUT.places.map(({ name, offset, width, length }) => [name, offset, width, length])).toEqual([
      ["awaits", 16, 1, 1],
      ["score", 0, 2, 5],
      ["hand", 17, 1, 15],
      ["debt", 10, 2, 3],
    ]);
  });

  test("takes two bytes above 255 and below zero", () => {
    const widths = layout({ a: scalar({ max: 255 }), b: scalar({ max: 256 }), c: scalar({ min: -1, max: 1 }) });
    expect(widths.places.map(({ width }) => width)).toEqual([1, 2, 2]);
  });

  test("is a multiple of eight bytes", () => {
    expect(LAYOUT.size).toBe(32);
    expect(LAYOUT.create(undefined).bytes).toHaveLength(32);
  });

  test("takes what just fits two bytes, seen by all unless it says otherwise", () => {
    const { places } = layout({ low: scalar({ min: -32768, max: 0 }), high: row(SEATS, { max: 32767, seen: "none" }) });
    expect(places.map(({ seen, length, width }) => ({ seen, length, width }))).toEqual([
      { seen: "all", length: 1, width: 2 },
      { seen: "none", length: 5, width: 2 },
    ]);
    expect(() => layout({ low: scalar({ min: -32769, max: 0 }) })).toThrow("fits two bytes");
  });

  test("refuses a field that does not fit two bytes", () => {
    expect(() => layout({ wide: scalar({ max: 40_000 }) })).toThrow("wide fits two bytes");
  });

  test("has a fingerprint that changes with names, order, lengths and bounds", () => {
    const { awaits, score, hand, debt } = FIELDS;
    const others = [
      layout({ awaits, score, hand }),
      layout({ score, awaits, hand, debt }),
      layout({ ...FIELDS, awaits: scalar({ max: 8 }) }),
      layout({ ...FIELDS, debt: row(SEATS, { min: -5, max: 5 }) }),
      layout({ phase: awaits, score, hand, debt }),
    ];
    expect(new Set([LAYOUT, ...others].map(({ fingerprint }) => fingerprint)).size).toBe(6);
    expect(layout(FIELDS).fingerprint).toBe(LAYOUT.fingerprint);
  });
});

describe("a state", () => {
  test("starts at 0, or at the bound nearest to it", () => {
    const state = layout({ lap: scalar({ min: 2, max: 5 }), low: scalar({ min: -9, max: -3 }) }).create("match");
    expect([state.lap[0], state.low[0], state.opened]).toEqual([2, -3, "match"]);
  });

  test("is independent of other states of its layout", () => {
    const [one, two] = [LAYOUT.create(undefined), LAYOUT.create(undefined)];
    one.hand[3][2] = 7;
    expect(two.hand[3][2]).toBe(0);
  });

  test("keeps every number where it was written, whatever is written beside it", () => {
    const writes = fc.array(
      fc.constantFrom(...LAYOUT.places).chain((place) =>
        fc.record({
          place: fc.constant(place),
          index: fc.nat(place.length - 1),
          value: fc.integer({ min: place.min, max: place.max }),
        }),
      ),
    );
    fc.assert(
      fc.property(writes, (all) => {
        const { bytes } = LAYOUT.create(undefined);
        const expected = new Map<string, number>();
        for (const { place, index, value } of all) {
          numbersOf(bytes, place)[index] = value;
          expected.set(`${place.name} ${index}`, value);
        }
        for (const { place, index } of all) {
          expect(numbersOf(bytes, place)[index]).toBe(expected.get(`${place.name} ${index}`));
        }
      }),
    );
  });

  test("keeps rows of wide numbers apart", () => {
    const state = layout({ score: grid(THREE, THREE, { min: -5, max: 300 }) }).create(undefined);
    for (const i of THREE) for (const j of THREE) state.score[i][j] = 100 * i + j - 3;
    expect(THREE.map((i) => THREE.map((j) => state.score[i][j]))).toEqual([
      [-3, -2, -1],
      [97, 98, 99],
      [197, 198, 199],
    ]);
  });

  test("offers rows of a grid on the same bytes", () => {
    const state = LAYOUT.create(undefined);
    state.hand[4][2] = 9;
    expect(state.bytes[17 + 14]).toBe(9);
  });
});
