import { describe, expect, test } from "vitest";
import { RELAY } from "../conformance/broken.fixture.ts";
import { openSetting, type PerftRow, perftTests } from "../index.ts";
import { mirror, type Otherwise } from "../lockstep/mirror.fixture.ts";

const subjectWith = (otherwise?: Otherwise): typeof RELAY => ({
  ...RELAY,
  model: (seats, switches) => mirror(openSetting(RELAY.game, { seats, switches }), otherwise),
});

/** The errors of both tests of the row; "" for a test that passes. */
function resultsOf(row: PerftRow, long = 1000, subject = subjectWith()): readonly string[] {
  return perftTests(subject, [row], { long }).map(({ run }) => {
    try {
      run();
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : "?";
    }
  });
}

/** Three kinds can be dealt at first, and again. */
const SETUP: PerftRow = { seats: 2, seed: 1, after: 0, counts: [3, 9, 27] };

describe("rows of sequences", () => {
  test("are two tests each, named by what one types to see them", () => {
    const rows: readonly PerftRow[] = [
      SETUP,
      { ...SETUP, seed: 4, after: 7, options: { hand: "three", pass: "right" } },
    ];
    expect(perftTests(subjectWith(), rows, { long: 9 }).map(({ name }) => name)).toEqual([
      "2 seats, seed 1, after 0",
      "by the second implementation: 2 seats, seed 1, after 0",
      "2 seats, seed 4, after 7, hand=three, pass=right",
      "by the second implementation: 2 seats, seed 4, after 7, hand=three, pass=right",
    ]);
  });

  test.each<[what: string, row: PerftRow]>([
    ["the setup", SETUP],
    ["further on", { ...SETUP, after: 9, counts: [1, 0] }],
    ["the end", { ...SETUP, after: 10, counts: [0, 0] }],
    ["an option", { ...SETUP, options: { hand: "three" }, after: 11, counts: [1, 1] }],
    ["a preset", { ...SETUP, options: { mood: "long" }, after: 15, counts: [0] }],
  ])("pass where they are right: %s", (_, row) => {
    expect(resultsOf(row)).toEqual(["", ""]);
  });

  test.each([[[2, 9, 27]], [[3, 8, 27]], [[3, 9, 28]]])("fail where they are wrong: %j", (counts) => {
    const why = `sequences: ...3,9,27... instead of ...${counts}...`;
    expect(resultsOf({ ...SETUP, counts })).toEqual([why, why]);
  });

  test("are counted by the second implementation on its own", () => {
    const otherwise: Otherwise = (plain) => ({ outcomes: () => new Map([...plain.outcomes()].slice(1)) });
    expect(resultsOf(SETUP, 1000, subjectWith(otherwise))).toEqual([
      "",
      "sequences: ...2,4,8... instead of ...3,9,27...",
    ]);
  });

  test.each([
    [27, ["", "sequences: ...2,4... instead of ...3,9..."]],
    [28, ["", "sequences: ...2,4,8... instead of ...3,9,27..."]],
    [9, ["", "sequences: ...2... instead of ...3..."]],
    [3, ["", ""]],
  ])("from %i sequences on are left to the game", (long, results) => {
    const otherwise: Otherwise = (plain) => ({ outcomes: () => new Map([...plain.outcomes()].slice(1)) });
    expect(resultsOf(SETUP, long, subjectWith(otherwise))).toEqual(results);
  });

  test("need a second implementation, and options that there are", () => {
    expect(resultsOf(SETUP, 9, RELAY)[1]).toContain("relay has a second implementation");
    expect(resultsOf({ ...SETUP, options: { hand: "nine" } })[0]).toContain('relay has the options {"hand":"nine"}');
  });
});
