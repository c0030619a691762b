import { expect, test } from "vitest";
import { UNHURRIED } from "#bots";
import { type AnyGame, openByChoice } from "#engine";
import { gameById } from "#games";
import { shelfOf } from "#games/ui";
import { doneMoves, make, startDraft } from "../../../match/draft/draft.ts";
import { offersOf } from "../../../match/turn/picking.ts";
import { steadyPlans } from "./steady.ts";
import { momentIn } from "./use-moment.ts";

/** Firenze: a green tower lacks three bricks to a contract that cost nothing, a red one beside it none. */
const TWO_TOWERS =
  "awaits=13 startPlayer=1 active=1 seals=001000050000000500000000005000500500 " +
  "balcony=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,13,0,0,4,8,0,0,0,0,0,0,0,18,0,0,0,0,0,0,0 sealsLeft=8900 " +
  "rowCard=1,8,15,16,6,18 rowBricks=0,1,0,2,0,0/1,1,0,0,0,1/2,0,0,1,0,0/0,1,2,0,0,0/1,1,0,0,1,1/0,1,1,1,1,0 " +
  "bag=17,11,7,8,6,6 storage=1,1,3,1,1,0/3,1,1,0,0,0// towers=65,97,0,0,0,0,0,0,0,0,0,0/// towerCount=2,0,0,0 " +
  "deck=232132122222212200111121112 hand=1000000000000/// buildings=001///";

async function atTwoTowers() {
  const shelf = shelfOf("firenze");
  const [guide, ui] = [await (await shelf?.learn())?.guide?.(), (await shelf?.load())?.ui];
  const open = openByChoice(gameById("firenze") as AnyGame, 2, { campanile: "off" });
  const parsed = open.parsePosition(TWO_TOWERS);
  if (!parsed.ok || guide === undefined || ui === undefined) throw new Error(`no guide, or ${JSON.stringify(parsed)}`);
  return { guide, ui, open, start: startDraft(open, 0, parsed.value) };
}

test("in Firenze the guide goes on from a tower that was raised out of turn: the first one can still be raised", async () => {
  const { guide, ui, open, start } = await atTwoTowers();
  const draft = make(start, open.parseMove("raise 2"));
  const how = { ui, told: [], offers: offersOf(draft), isEnding: false, plan: () => [] };
  const texts = ({ reopen }: Pick<typeof guide, "reopen">) =>
    momentIn(draft, { ...how, reopen }).moves.map(({ text }) => text);
  expect(texts({})).not.toContain("raise 1");
  expect(texts(guide)).toContain("raise 1");
  const at = momentIn(draft, { ...how, reopen: guide.reopen });
  const made = { ply: 0, moves: doneMoves(draft).map(({ move }) => open.printMove(move)) };
  const { moves } = steadyPlans(open, { budget: () => UNHURRIED, guide })(at, made);
  expect(moves).toContain("raise 1");
});

test("a brick that is given before its turn is given: the guide counts what is still to pay as the title does", async () => {
  const { guide, ui, open, start } = await atTwoTowers();
  const presses = ["raise 1", "raise 1", "raise 1", "raise 2", "built", "give blue"];
  const draft = presses.reduce((before, text) => make(before, open.parseMove(text)), start);
  const how = { ui, told: [], offers: offersOf(draft), isEnding: false, plan: () => [], reopen: guide.reopen };
  const at = momentIn(draft, how);
  expect(at.view).toMatchObject({ awaits: "give", turn: { due: 1 } });
  expect(at.moves.map(({ text }) => text)).toEqual(["give white", "give yellow"]);
});
