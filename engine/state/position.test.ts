import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grid, layout, numbersOf, row, scalar } from "./layout.ts";
import { boundsOf, outOfBounds, parseLaid, printLaid } from "./position.ts";

const SEATS = [0, 1, 2, 3, 4] as const;

const CARDS = [0, 1, 2] as const;
const LAYOUT = layout({
  round: scalar({ max: 20 }),
  wood: row(SEATS, { max: 4 }),
  score: row(SEATS, { min: -99, max: 300 }),
  hand: grid(SEATS, CARDS, { max: 9, seen: "owner" }),
  lap: scalar({ min: 1, max: 3 }),
});

const blank = () => LAYOUT.create(undefined);

describe("printing a position", () => {
  test("leaves out what is at its default", () => {
    expect(printLaid(LAYOUT, blank())).toBe("-");
  });

  test("prints digits side by side, other numbers with commas, rows with slashes, default rows empty", () => {
    const state = blank();
    state.round[0] = 12;
    state.wood[3] = 4;
    state.score[1] = -3;
    state.hand[1][2] = 5;
    expect(printLaid(LAYOUT, state)).toBe("round=12 wood=00040 score=0,-3,0,0,0 hand=/005///");
  });
});

describe("parsing a position", () => {
  const anyState = fc
    .tuple(
      ...LAYOUT.places.map((place) =>
        fc.array(fc.integer({ min: place.min, max: place.max }), { minLength: place.length, maxLength: place.length }),
      ),
    )
    .map((fields) => {
      const state = blank();
      for (const [i, place] of LAYOUT.places.entries()) {
        const numbers = fields[i] ?? [];
        numbersOf(state.bytes, place).set(numbers);
      }
      return state;
    });

  test("gives back the same bytes", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const into = blank();
        into.bytes.fill(1);
        const text = printLaid(LAYOUT, state);
        expect(parseLaid(LAYOUT, text, into)).toMatchObject({ ok: true });
        expect(printLaid(LAYOUT, into)).toBe(text);
        expect(outOfBounds(LAYOUT, into)).toBeUndefined();
        for (const place of LAYOUT.places) {
          const end = place.offset + place.width * place.length;
          expect(into.bytes.slice(place.offset, end)).toEqual(state.bytes.slice(place.offset, end));
        }
      }),
    );
  });

  test.each([
    ["wod=1", 'There is no field "wod".'],
    ["wood", 'The field "wood" has no value.'],
    ["round=1 round=2", 'The field "round" comes twice.'],
    ["wood=123", 'The field "wood" has 3 numbers in a row instead of 5.'],
    ["wood=12345", 'The field "wood" holds 5, which is not within 0 to 4.'],
    ["hand=123", 'The field "hand" has 1 rows instead of 5.'],
    ["round=x", 'The field "round" holds "x", which is not a number.'],
    ["round=1x", 'The field "round" holds "1x", which is not a number.'],
    ["round=x1", 'The field "round" holds "x1", which is not a number.'],
    ["round=123456", 'The field "round" holds "123456", which is not a number.'],
    ["round=-1", 'The field "round" holds -1, which is not within 0 to 20.'],
    ["score=1,2,3,4,999", 'The field "score" holds 999, which is not within -99 to 300.'],
    ["lap=0", 'The field "lap" holds 0, which is not within 1 to 3.'],
  ])("refuses %s", (text, sentence) => {
    expect(parseLaid(LAYOUT, text, blank())).toEqual({ ok: false, refusal: sentence });
  });
});

test.each([
  ["", "-"],
  [" - ", "-"],
  ["  round=3 \n  lap=2 ", "round=3 lap=2"],
  ["lap=2 round=3", "round=3 lap=2"],
])("blanks and the order of fields do not matter: %j", (text, printed) => {
  const into = blank();
  expect(parseLaid(LAYOUT, text, into)).toMatchObject({ ok: true });
  expect(printLaid(LAYOUT, into)).toBe(printed);
});

test("bounds hold at both ends of every field, wide ones too", () => {
  const isWithin = boundsOf(LAYOUT);
  for (const place of LAYOUT.places) {
    for (const [value, isRight] of [
      [place.min, true],
      [place.max, true],
      [place.max + 1, false],
      [place.min - 1, false],
    ] as const) {
      if (place.width === 1 && value < 0) continue;
      const state = blank();
      numbersOf(state.bytes, place)[place.length - 1] = value;
      expect(isWithin(state), `${place.name} ${value}`).toBe(isRight);
      expect(outOfBounds(LAYOUT, state) === undefined).toBe(isRight);
    }
  }
});

test("a number out of its bounds is found, whichever way one asks", () => {
  const isWithin = boundsOf(LAYOUT);
  expect(isWithin(blank())).toBe(true);
  fc.assert(
    fc.property(fc.nat(blank().bytes.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
      const state = blank();
      state.bytes[at] = value;
      expect(isWithin(state)).toBe(outOfBounds(LAYOUT, state) === undefined);
    }),
  );
  const late = blank();
  late.lap[0] = 4;
  expect(outOfBounds(LAYOUT, late)).toBe('The field "lap" holds 4, which is not within 1 to 3.');
});
