import { expect, test } from "vitest";
import { openByChoice } from "#engine";
import { gameById } from "#games";
import { followedMoves, make, possible } from "../draft/draft.ts";
import { playInDrafts } from "../draft/drafted-match.fixture.ts";
import { NOT_TO_ACT, offersIn, type TurnGame, type TurnState } from "./turn-state.ts";
import { turned } from "./turned.ts";

const calimala = gameById("calimala");
if (calimala === undefined) throw new Error("the house has calimala");
const open = openByChoice(calimala, 3);
const game: TurnGame = { open, ui: { usualPicks: () => [] } };

const pressed = (state: TurnState, target: string, at: number): TurnState =>
  turned(game, state, { type: "press", target, at });

/** The first turn of a match by chance in which a press leaves one choice alone, which then makes itself at this part. */
function found(): { readonly before: TurnState; readonly target: string; readonly part: string } {
  let seen: ReturnType<typeof found> | undefined;
  playInDrafts(open, 1, (begun, chance) => {
    let draft = begun;
    while (draft.edge === "own") {
      const before: TurnState = { ...NOT_TO_ACT, draft };
      for (const { move, targets } of offersIn(before)) {
        const [target = ""] = targets;
        const after = pressed(before, target, 5000);
        if (after.draft?.last?.move !== move) continue;
        const [followed] = followedMoves(after.draft);
        const part = followed === undefined ? undefined : open.names(followed.before, followed.move)[0];
        if (part !== undefined && part !== target) seen = { before, target, part };
        if (seen !== undefined) return null;
      }
      const all = possible(draft);
      draft = make(draft, all[chance.below(all.length)] ?? -1);
    }
    return draft;
  });
  if (seen === undefined) throw new Error("the match has no such turn");
  return seen;
}

const { before, target, part } = found();
const now = pressed(before, target, 5000);

test("a quick press of the part at which the only choice has just made itself makes nothing else, and is told so", () => {
  const again = pressed(now, part, 5600);
  expect(again.draft).toBe(now.draft);
  expect(again.picked).toEqual(now.picked);
  expect(again.blocked).toMatchObject({ target: part, made: { before: expect.anything() } });
});

test("a later press of it, and a second one, mean what they name", () => {
  expect(pressed(now, part, 6000).blocked ?? {}).not.toHaveProperty("made");
  expect(pressed(pressed(now, part, 5400), part, 5900).blocked ?? {}).not.toHaveProperty("made");
});
