import { describe, expect, test } from "vitest";
import { FastChance, playout } from "#engine";
import { openCalimala } from "../proofs/position.fixture.ts";
import { MOVES, OUTCOMES } from "./moves.ts";

const open = openCalimala(3);
const indices = (table: readonly unknown[]): number[] => [...table.keys()];

describe("notation", () => {
  test("texts are a few plain words", () => {
    for (const text of [
      ...indices(MOVES.table).map(open.printMove),
      ...indices(OUTCOMES.table).map(open.printOutcome),
    ]) {
      expect(text).toMatch(/^[A-Za-z0-9-]+( [A-Za-z0-9-]+){0,2}$/);
    }
  });

  test.each(["", "place", "place 0-8", "place white", "use gold", "draw contribute now", "WOOD"])(
    "%j is neither a move nor an outcome",
    (text) => {
      expect([open.parseMove(text), open.parseOutcome(text)]).toEqual([-1, -1]);
    },
  );

  test("what a move says is what the table holds", () => {
    expect(MOVES.table[open.parseMove("place white 1-4")]).toEqual({ type: "place", disc: "white", street: 7 });
    expect(MOVES.table[open.parseMove("contribute brick sanMiniato")]).toEqual({
      type: "contribute",
      material: "brick",
      building: "sanMiniato",
    });
    expect(MOVES.table[open.parseMove("seat 5-8 2")]).toEqual({ type: "seatDisc", street: 11, level: 2 });
    expect(OUTCOMES.table[open.parseOutcome("draw weave")]).toEqual({ type: "actionCard", action: "weave" });
  });

  test.each([3, 4, 5] as const)("positions of %i seats print and parse back, all bytes equal", (seats) => {
    const game = openCalimala(seats);
    const source = new FastChance(seats);
    const state = game.setup();
    for (let entries = 0; entries < 600; entries += 7) {
      playout(game, state, source, 7);
      const parsed = game.parsePosition(game.printPosition(state));
      expect(parsed.ok && game.hash(parsed.value)).toBe(game.hash(state));
    }
  });

  test("4.5, 4.6 shipments and transports are groups without order, nothing else is", () => {
    const groups = indices(MOVES.table).filter((move) => open.group(move) !== undefined);
    expect(groups.map((move) => `${open.printMove(move)}: ${open.group(move)}`)).toEqual([
      "ship barcelona: ship",
      "ship lisbon: ship",
      "ship london: ship",
      "transport troyes: transport",
      "transport bruges: transport",
      "transport hamburg: transport",
    ]);
  });
});
