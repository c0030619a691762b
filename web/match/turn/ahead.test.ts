import { expect, test } from "vitest";
import { FastChance, NOBODY, openByChoice } from "#engine";
import { shelfOf } from "#games/ui";
import { make, possible, startDraft } from "../draft/draft.ts";
import { aheadOf } from "./take-turns.ts";
import { told } from "./told.fixture.ts";

const scoresIn = (view: unknown): string => JSON.stringify((view as { readonly mats: unknown }).mats);
/** Mille Fiori counts the points of bonuses at the end. */
const SCORED = /"bonus":[1-9]/;

test("what the end of a match scores is not shown while the move that ends it can be taken back", async () => {
  const { game, ui } = (await shelfOf("mille-fiori")?.load()) ?? {};
  if (game === undefined || ui === undefined) throw new Error("the house has it");
  const open = openByChoice(game, 2);
  const last = [...told(open, 1)].at(-1);
  if (last?.seat == null) throw new Error("somebody ends the match");
  const draft = startDraft(open, last.seat, open.sample(last.view, new FastChance(1)));
  const ended = possible(draft)
    .map((move) => make(draft, move))
    .find(({ state }) => open.toAct(state) === NOBODY);
  if (ended === undefined) throw new Error("a move ends the match");
  expect(scoresIn(open.view(ended.state, ended.seat))).toMatch(SCORED);
  const ahead = aheadOf({ open, ui }, ended);
  expect(ahead?.toAct).toBe(NOBODY);
  expect(scoresIn(ahead?.view)).not.toMatch(SCORED);
});
