import { describe, expect, test } from "vitest";
import { moveKinds, outcomeKinds, tablesOf } from "./move-kinds.ts";

const GOODS = ["wool", "salt"] as const;

interface State {
  readonly price: number;
}
type Target = `good:${(typeof GOODS)[number]}` | `price:${number}`;

const MOVES = moveKinds<State, Target>()({
  buy: {
    args: GOODS.map((good) => ({ good })),
    group: "payment",
    names: ({ good }, s) => [`good:${good}`, `price:${s.price}`],
  },
  pass: {},
  steal: { args: [{ seat: 0, good: "wool" }], text: ({ seat, good }) => `${good} of ${seat + 1}` },
});
const OUTCOMES = outcomeKinds({ card: { args: GOODS.map((good) => ({ good })) }, layOut: { text: () => "lay out" } });

describe("kinds of moves", () => {
  test("make a table in declared order, each kind in the order of its arguments", () => {
    expect(MOVES.table).toEqual([
      { type: "buy", good: "wool" },
      { type: "buy", good: "salt" },
      { type: "pass" },
      { type: "steal", seat: 0, good: "wool" },
    ]);
    expect(MOVES.table.map((_, move) => MOVES.typeOf(move))).toEqual(["buy", "buy", "pass", "steal"]);
    expect(MOVES.table.map((_, move) => MOVES.within(move))).toEqual([0, 1, 0, 0]);
    expect(MOVES.first).toEqual({ buy: 0, pass: 2, steal: 3 });
  });

  test("cannot be changed", () => {
    expect([MOVES.table, ...MOVES.table].every(Object.isFrozen)).toBe(true);
  });

  test("print and parse: by their text, else by the type and the arguments", () => {
    const texts = ["buy wool", "buy salt", "pass", "wool of 1"];
    expect([0, 1, 2, 3].map(MOVES.print)).toEqual(texts);
    expect(texts.map(MOVES.parse)).toEqual([0, 1, 2, 3]);
  });

  test("have no text for what is not in the table, and no index for other texts", () => {
    expect([MOVES.print(-1), MOVES.print(4)]).toEqual(["", ""]);
    expect([MOVES.parse("card wool"), MOVES.parse("steal"), MOVES.parse("")]).toEqual([-1, -1, -1]);
  });

  test("know the group of a move, if its kind has one", () => {
    expect([-1, 0, 1, 2, 3, 4].map(MOVES.group)).toEqual([
      undefined,
      "payment",
      "payment",
      ...Array(3).fill(undefined),
    ]);
  });

  test("name targets as the state has it, none for a choice without a place", () => {
    expect(MOVES.names({ price: 3 }, 1)).toEqual(["good:salt", "price:3"]);
    expect([-1, 2, 3, 4].map((move) => MOVES.names({ price: 3 }, move))).toEqual([[], [], [], []]);
  });

  test("must not be empty, nor share a text", () => {
    expect(() => outcomeKinds({ card: { args: [] }, end: {} })).toThrow('"card" is not empty');
    expect(() => outcomeKinds({ draw: { text: () => "end" }, end: {} })).toThrow("no two texts");
  });

  test("make what an opened game owes to its tables", () => {
    const owed = tablesOf(MOVES, OUTCOMES);
    expect([owed.moves, owed.outcomes]).toEqual([MOVES.table, OUTCOMES.table]);
    expect([owed.parseMove(owed.printMove(3)), owed.parseOutcome(owed.printOutcome(2))]).toEqual([3, 2]);
    expect([owed.group(1), owed.names({ price: 1 }, 0)]).toEqual(["payment", ["good:wool", "price:1"]]);
  });
});
