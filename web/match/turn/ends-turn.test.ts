import { expect, test } from "vitest";
import { isSimultaneous, openByChoice } from "#engine";
import { gameById } from "#games";
import { leadsTo, make, possible } from "../draft/draft.ts";
import { playInDrafts } from "../draft/drafted-match.fixture.ts";
import { endOf } from "./ends-turn.ts";

/** The kinds of moves that reveal something, and whether they end the turn, in the first turns of a match of random moves. */
function revealed(id: string, most: number): ReadonlySet<string> {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const open = openByChoice(game, 3);
  const found = new Set<string>();
  let turns = 0;
  playInDrafts(open, 3, (begun, chance) => {
    if (turns++ === most) return null;
    let draft = begun;
    while (draft.edge === "own") {
      const moves = possible(draft);
      if (isSimultaneous(open.toAct(draft.state))) return make(draft, moves[0] ?? -1);
      for (const move of moves) {
        if (leadsTo(draft, move) !== "chance") expect(endOf(draft, move)).toBeNull();
        else found.add(`${open.printMove(move).split(" ")[0]} ${endOf(draft, move)}`);
      }
      draft = make(draft, moves[chance.below(moves.length)] ?? -1);
    }
    return draft;
  });
  return found;
}

test("the last placement of a trick ends the turn, a card of the row that is replaced does not", () => {
  expect([...revealed("mille-fiori", 150)].sort()).toEqual(["decline turn", "place turn", "sail turn"]);
  expect(revealed("firenze", 12)).toContain("card null");
});

test("the last disc of a match ends the match, not a turn", () => {
  expect(revealed("calimala", Number.POSITIVE_INFINITY)).toContain("end match");
});
