import { expect, test } from "vitest";
import type { GameUi, Reader } from "#boardkit";
import { type AnyGame, CHANCE, FastChance, firstSeat, openByChoice, randomOutcome } from "#engine";
import { gameById } from "#games";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { say } from "../../i18n/language.ts";
import { type Draft, draftMoves, isHandOver, legalOf, make, possible, startDraft } from "../draft/draft.ts";
import { goesOn, inWords, isAdvisable, madeAtOnce, namesApart, stepsOf, untilEnd } from "./advised.ts";

speakBeforeEach("en");

const MOST_STRETCHES = 1000;

type IsMeant = (draft: Draft, move: number) => boolean;

/** A random match as far as a turn with a move of this kind: one that hands over. */
function until(
  isMeant: IsMeant = isHandOver,
  id = "firenze",
  ends?: Draft["ends"],
): { readonly start: Draft; readonly draft: Draft; readonly text: string } {
  const game = gameById(id);
  if (game === undefined) throw new Error(`${id} is a game`);
  const open = openByChoice(game, game.meta.seats.min);
  const chance = new FastChance(1);
  const state = open.setup();
  for (let n = 0; n < MOST_STRETCHES; n++) {
    const mask = open.toAct(state);
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
      continue;
    }
    const seat = firstSeat(mask);
    const start = startDraft(open, seat, open.sample(open.view(state, seat), chance), { ends });
    let draft = start;
    while (draft.edge === "own") {
      const now = draft;
      const moves = possible(now);
      const end = moves.find((move) => isMeant(now, move));
      if (end !== undefined) return { start, draft, text: open.printMove(end) };
      draft = make(now, moves[chance.below(moves.length)] ?? -1);
    }
    for (const text of draftMoves(draft)) open.play(state, seat, open.parseMove(text));
  }
  throw new Error("no turn has such a move");
}

test("the move that ends the turn has the name of its button", () => {
  const { draft, text } = until();
  const ui = { moveLabel: () => "go on", effect: () => "" } as Partial<GameUi> as GameUi;
  expect(stepsOf(draft, [text], ui, { names: [] } as Partial<Reader> as Reader)).toEqual([
    { label: say("endTurn"), brings: "" },
  ]);
});

test("what a move brings the reader is told as theirs, as on its button", () => {
  const { draft, text } = until();
  const ui = {
    moveLabel: () => "go on",
    effect: (_before, _after, seat, { names }) => names[seat] ?? "",
  } as Partial<GameUi> as GameUi;
  const reader = { you: draft.seat, names: ["Ada", "Bruno"] } as Partial<Reader> as Reader;
  expect(stepsOf(draft, [text], ui, reader)[0]?.brings).toBe(say("you-word"));
});

test("what is done several times in a row is said once: in the game's words for all of it, or with its number", () => {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const read = open.parsePosition(
    "awaits=13 startPlayer=1 active=1 sealsLeft=9900 rowCard=12,12,12,12,12,12 bag=20,18,15,10,10,8 " +
      "storage=9,0,0,0,0,0/// deck=431203032220213311111121112",
  );
  if (!read.ok) throw new Error(read.refusal);
  const draft = startDraft(open, 0, read.value);
  const reader = { you: 0, names: [] } as Partial<Reader> as Reader;
  const built = (view: unknown): number => (view as { readonly turn: { readonly built: number } }).turn.built;
  const said = (n: number, moveLabel: GameUi["moveLabel"]): readonly string[] => {
    const ui = { moveLabel, effect: (from, to) => `${built(from)} to ${built(to)}` } as Partial<GameUi> as GameUi;
    return stepsOf(draft, Array<string>(n).fill("found white"), ui, reader).map(inWords);
  };
  expect([1, 2, 3].map((n) => said(n, () => "Build")[0])).toEqual([
    "Build (0 to 1)",
    "Build, twice (0 to 2)",
    "Build, 3 times (0 to 3)",
  ]);
  const counted = (_: string, from: unknown, __: Reader, to: unknown): string => `Build ${built(to) - built(from)}`;
  expect(said(3, counted)).toEqual(["Build 3 (0 to 3)"]);
});

test("what the first move alone would lead to is not so after others of its group", () => {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const draft = startDraft(open, 0, open.setup());
  const isMore = (...line: readonly string[]): boolean => goesOn(draft, line);
  expect([isMore("found white", "raise 1"), isMore("found white", "built"), isMore("card 2", "lay 1 white")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("moves of one name are told apart by what they bring", () => {
  const step = (label: string, brings: string) => ({ label, brings });
  expect(
    namesApart([step("Place on lime", "you +2"), step("Sail", "you +1"), step("Place on lime", "you +6")]),
  ).toEqual(["Place on lime (you +2)", "Sail", "Place on lime (you +6)"]);
  expect(namesApart([step("Place", "you +2"), step("Place", "you +2")])).toEqual(["Place", "Place"]);
});

test("what a press of Play it makes ends before a move that hands over, unless that comes first", () => {
  const { start, draft, text } = until();
  const before = draftMoves(draft);
  expect(before.length).toBeGreaterThan(1);
  expect(madeAtOnce(start, [...before, text])).toBe(before.length);
  expect(madeAtOnce(draft, [text])).toBe(1);
});

test.each([
  ["the disc that acts", (move: string) => move === "end"],
  ["somebody's turn", undefined],
])("a line ends with %s, also where the seat decides on", (_, ends) => {
  const isEnd: IsMeant = (now, move) => {
    const after = make(now, move);
    const { awaits } = now.open.view(after.state, now.seat) as { readonly awaits: string };
    return now.open.printMove(move) === "end" && after.edge === "own" && awaits === "place";
  };
  const { start, draft, text } = until(isEnd, "calimala", ends);
  const after = make(draft, draft.open.parseMove(text));
  const line = [...draftMoves(draft), text];
  const [next] = possible(after);
  expect(after.edge).toBe("own");
  expect(untilEnd(start, [...line, draft.open.printMove(next ?? -1)])).toEqual(line);
});

test.each(["calimala", "firenze"])(
  "%s: a good move can be found while a group is open, and what is legal then can be played",
  (id) => {
    const isOpen = (draft: Draft): boolean => draft.clicks.length > 0 && isAdvisable(draft);
    const { draft } = until((now, move) => isOpen(make(now, move)), id);
    const opened = possible(draft)
      .map((move) => make(draft, move))
      .filter(isOpen);
    expect(opened.length).toBeGreaterThan(0);
    for (const next of opened) {
      expect(possible(next)).toEqual(expect.arrayContaining(legalOf(next.open, next.state, next.seat)));
    }
  },
);

test("a click that lets something be drawn waits to be confirmed: Play it makes it with those before it", () => {
  const { start, draft, text } = until((now, move) => {
    const next = make(now, move);
    return next.clicks.length > 0 && next.edge === "chance" && draftMoves(now).length > 0;
  });
  expect(madeAtOnce(start, [...draftMoves(draft), text])).toBe(draftMoves(draft).length + 1);
});
