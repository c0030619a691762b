import { expect, test } from "vitest";
import { type Exercise, layOut, openByChoice } from "#engine";
import { GAMES } from "#games";
import { shelfOf } from "#games/ui";
import { type Draft, make, possible, startDraft } from "../../match/draft/draft.ts";
import { beyond, missedIn, verdictOf } from "./verdict.ts";

async function begun(gameId: string, id: string) {
  const game = GAMES.find(({ meta }) => meta.id === gameId);
  const set = await (await shelfOf(gameId)?.learn())?.exercises?.();
  const exercise = set?.exercises.find((each: Exercise) => each.id === id);
  if (game === undefined || exercise === undefined) throw new Error(`there is an exercise ${id}`);
  const laid = layOut(openByChoice(game, exercise.position.seats, exercise.position.options), exercise);
  return { laid, draft: startDraft(laid.open, laid.seat, laid.state) };
}

const after = (draft: Draft, ...moves: readonly string[]): Draft =>
  moves.reduce((now, move) => make(now, now.open.parseMove(move)), draft);

test("a missed exercise says how many points more there are than it asks for, of just those that it asks for", async () => {
  const { laid, draft } = await begun("mille-fiori", "third-ship");
  expect(missedIn(laid, draft)).toMatchObject({ counted: [{ found: 0, wanted: 20 }], lacks: [] });
  expect(beyond(laid, draft).most, "fleets alone").toBe(30);
  const { laid: nobili, draft: unplayed } = await begun("mille-fiori", "own-symbol");
  expect(beyond(nobili, unplayed).most, "support is something else").toBeNull();
});

test("where it asks for no points, it says what is the case, and with which move the goal slipped away", async () => {
  const { laid, draft } = await begun("calimala", "two-artworks");
  const once = after(draft, "place white 6-7", "use artwork", "artwork santaMariaDelFiore", "decline artwork");
  expect(missedIn(laid, once)).toEqual({
    counted: [],
    lacks: [{ name: "artworkGiven", values: { seat: 0, n: 1, of: 2 } }],
    isDrawn: false,
  });
  expect(beyond(laid, once)).toMatchObject({ most: null, lost: { move: draft.open.parseMove("decline artwork") } });
});

test("a move after which the goal was still there is not said to have lost it, however far the search would have to go", async () => {
  const { laid, draft } = await begun("firenze", "seven-floors");
  const { lost } = beyond(laid, after(draft, "raise 2", "raise 2", "built"));
  expect(lost).toMatchObject({ move: draft.open.parseMove("built") });
});

test("a turn ended too early is said to be just that", async () => {
  const { laid, draft } = await begun("calimala", "two-discs-act");
  expect(beyond(laid, after(draft, "place 0-3", "use marble")).lost).toBe("ended");
});

test("what happened otherwise than wanted has words of its own", async () => {
  const { laid, draft } = await begun("mille-fiori", "top-of-nobili");
  const values = { seat: 0, reason: "top", n: 0, of: 1 };
  expect(missedIn(laid, draft).lacks).toEqual([{ name: "extraCardEarned", values }]);
  const elsewhere = after(draft, "place key-3 house 15");
  expect(missedIn(laid, elsewhere).lacks).toEqual([{ name: "extraCardEarned.like", values }]);
});

test("two discs have acted when the second has done what it does, not when it begins", async () => {
  const { laid, draft } = await begun("calimala", "two-discs-act");
  const begins = after(draft, "place 0-3", "use marble", "use wood");
  expect(verdictOf(laid, begins, false)).toBeNull();
  expect(verdictOf(laid, after(begins, "use marble", "use wood", "end"), false)).toBe("reached");
});

test("a line that ends before a draw says so, and with which move the points slipped away", async () => {
  const { laid, draft } = await begun("calimala", "win-a-tile");
  const elsewhere = draft.open.parseMove("place 1-4");
  const drawn = after(draft, "place 1-4", "use marble", "use contribute");
  expect(drawn.edge).toBe("chance");
  expect(missedIn(laid, drawn)).toMatchObject({ counted: [{ found: 0, wanted: 3 }], isDrawn: true });
  expect(beyond(laid, drawn).lost).toMatchObject({ move: elsewhere });
});

test("the last move that an exercise allows ends it, whatever would be drawn after it", async () => {
  const { laid, draft } = await begun("mille-fiori", "third-ship");
  const [sail] = laid.open.moves
    .flatMap((move, index) => (move.type === "sail" ? [index] : []))
    .filter((each) => possible(draft).includes(each));
  const sailed = make(draft, sail ?? 0);
  expect(sailed.edge).toBe("chance");
  expect(missedIn(laid, sailed).isDrawn).toBe(false);
});
