import { describe, expect, test } from "vitest";
import { openByChoice } from "#engine";
import { gameById } from "#games";
import { type Draft, draftMoves, make, possible, pressedMoves, restore, startDraft, undo } from "./draft.ts";
import { playInDrafts } from "./drafted-match.fixture.ts";

const offered = (draft: Draft, kind = ""): readonly string[] =>
  possible(draft)
    .map(draft.open.printMove)
    .filter((text) => text.startsWith(kind));

const playing = (draft: Draft, ...moves: readonly string[]): Draft =>
  moves.reduce((now, text) => make(now, now.open.parseMove(text)), draft);

/** A turn of Firenze in which three towers can be begun and the Alchemist can be played. */
function building(): Draft {
  const game = gameById("firenze");
  if (game === undefined) throw new Error("there is no Firenze");
  const open = openByChoice(game, 2);
  const found: Draft[] = [];
  for (let seed = 1; seed < 100 && found.length === 0; seed++) {
    playInDrafts(open, seed, (begun, chance) => {
      if (offered(begun, "found ").length > 2 && offered(begun, "alchemist ").length > 0) {
        found.push(begun);
        return null;
      }
      let draft = begun;
      while (draft.edge === "own") {
        const moves = possible(draft);
        draft = make(draft, moves[chance.below(moves.length)] ?? -1);
      }
      return draft;
    });
  }
  if (found[0] === undefined) throw new Error("no match has such a turn");
  return found[0];
}

describe("a person played between two bricks of Firenze", () => {
  const begun = building();
  const [low = "", ...high] = offered(begun, "found ").slice(0, 3);
  const [alchemist = ""] = offered(begun, "alchemist ");
  const bricks = [low, ...high].map((text) => text.replace("found", "swap"));
  const swap = offered(playing(begun, alchemist), "swap ").find((text) => !bricks.includes(text)) ?? "";
  const midway = playing(begun, ...high, alchemist, swap);
  const built = playing(midway, low);

  test("leaves the brick that could have been built before the others", () => {
    expect(offered(midway)).toContain(low);
  });

  test("comes first for the rules, and all ends as if the person had been played first", () => {
    expect(draftMoves(built)).toEqual([...draftMoves(begun), alchemist, swap, low, ...high]);
    const other = playing(begun, alchemist, swap, ...high, low);
    expect(built.open.hash(built.state)).toBe(other.open.hash(other.state));
  });

  test("is taken back in the order of the presses, also after a reload", () => {
    const pressed = [...high, alchemist, swap, low];
    expect(pressedMoves(built)).toEqual(pressed);
    const { open, seat, base } = built;
    expect(draftMoves(restore(startDraft(open, seat, base), pressed))).toEqual(draftMoves(built));
    expect(open.hash(undo(built).state)).toBe(open.hash(midway.state));
  });
});
