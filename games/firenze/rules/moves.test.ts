import { describe, expect, test } from "vitest";
import { FastChance, playout } from "#engine";
import { openFirenze, SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { MOVES, OUTCOMES } from "./moves.ts";

const open = openFirenze(4);
const indices = (table: readonly unknown[]): number[] => [...table.keys()];

describe("notation", () => {
  test("texts are a few plain words", () => {
    for (const text of [
      ...indices(MOVES.table).map(open.printMove),
      ...indices(OUTCOMES.table).map(open.printOutcome),
    ]) {
      expect(text).toMatch(/^[A-Za-z0-9]+( [A-Za-z0-9]+){0,4}$/);
    }
  });

  test.each(["", "card", "card 0", "card 7", "lay 6 white", "give gold", "found stone", "raise 13", "fulfil red 9"])(
    "%j is neither a move nor an outcome",
    (text) => {
      expect([open.parseMove(text), open.parseOutcome(text)]).toEqual([-1, -1]);
    },
  );

  test("what a move says is what the table holds", () => {
    expect(MOVES.table[open.parseMove("lay 5 purple")]).toEqual({ type: "lay", slot: 4, colour: "purple" });
    expect(MOVES.table[open.parseMove("fulfil red 7 architect down")]).toEqual({
      type: "fulfil",
      colour: "red",
      floors: 7,
      shift: "down",
    });
    expect(MOVES.table[open.parseMove("saboteur 3 6")]).toEqual({ type: "saboteur", seat: 3, tower: 5 });
    expect(MOVES.table[open.parseMove("patrician scandal")]).toEqual({ type: "patrician", card: "scandal" });
    expect(OUTCOMES.table[open.parseOutcome("balcony 19")]).toEqual({ type: "balcony", tile: 18 });
    expect(OUTCOMES.table[open.parseOutcome("draw luxuryTax")]).toEqual({ type: "card", card: "luxuryTax" });
  });

  test.each([2, 3, 4] as const)("positions of %i seats print and parse back, all bytes equal", (seats) => {
    const game = openFirenze(seats);
    const source = new FastChance(seats);
    const state = game.setup();
    for (let entries = 0; entries < 2000; entries += 13) {
      playout(game, state, source, 13);
      const parsed = game.parsePosition(game.printPosition(state));
      expect(parsed.ok && game.hash(parsed.value)).toBe(game.hash(state));
    }
  });
});

test("4.3 where a tower below and one above would do with the Architect, the tower is one of the parts", () => {
  const partsOf = (towers: readonly string[], text: string, church: "campanile"[] = []) => {
    const { open, state } = new SketchedMatch({ awaits: "contracts", church, a: { towers, hand: ["architect"] } });
    return open.names(state, open.parseMove(text));
  };
  const both = ["red 3", "red 5"];
  expect(partsOf(both, "fulfil red 4 architect up")).toEqual(["hand:architect", "contract:red:4", "tower:0:0"]);
  expect(partsOf(both, "fulfil red 4 architect down")).toEqual(["hand:architect", "contract:red:4", "tower:0:1"]);
  expect(partsOf(["red 3"], "fulfil red 4 architect up")).toEqual(["hand:architect", "contract:red:4"]);
  expect(partsOf(["white 2", "white 4"], "bell architect down", ["campanile"])).toEqual([
    ...["hand:architect", "church:campanile", "tower:0:1"],
  ]);
});
