import { describe, expect, test } from "vitest";
import { SketchedMatch } from "../../../games/firenze/proofs/sketched-match.fixture.ts";
import { type Draft, draftMoves, make, possible, pressedMoves, restore, startDraft, undo } from "./draft.ts";

/** Two towers are begun and the Alchemist swaps white for yellow; then there is white and yellow left to build. */
function swapped(...before: readonly string[]): Draft {
  const { open, state } = new SketchedMatch({ awaits: "act", a: { storage: "wwyrpb", hand: ["alchemist"] } });
  return playing(startDraft(open, 0, state), ...before, "alchemist yellow", "swap white");
}

const playing = (draft: Draft, ...moves: readonly string[]): Draft =>
  moves.reduce((now, text) => {
    const move = now.open.parseMove(text);
    if (!possible(now).includes(move))
      throw new Error(`${text} is not possible, but ${possible(now).map(now.open.printMove)}`);
    return make(now, move);
  }, draft);

const offered = (draft: Draft): readonly string[] => possible(draft).map(draft.open.printMove);

describe("a person played between two bricks of Firenze", () => {
  const midway = swapped("found red", "found purple");

  test("leaves the bricks that could have been built before them", () => {
    expect(offered(midway)).toEqual(expect.arrayContaining(["found white", "found yellow", "found blue"]));
  });

  test("comes first for the rules, and all ends as if the person had been played first", () => {
    const built = playing(midway, "found white");
    expect(draftMoves(built)).toEqual(["alchemist yellow", "swap white", "found white", "found red", "found purple"]);
    const other = playing(swapped(), "found red", "found purple", "found white");
    expect(built.open.hash(built.state)).toBe(other.open.hash(other.state));
  });

  test("is taken back in the order of the presses, also after a reload", () => {
    const built = playing(midway, "found white");
    const pressed = ["found red", "found purple", "alchemist yellow", "swap white", "found white"];
    expect(pressedMoves(built)).toEqual(pressed);
    const { open, seat, base } = built;
    expect(draftMoves(restore(startDraft(open, seat, base), pressed))).toEqual(draftMoves(built));
    expect(open.hash(undo(built).state)).toBe(open.hash(midway.state));
  });
});
