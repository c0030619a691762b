import { expect, test } from "vitest";
import {
  type AnyGame,
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  type GameTypes,
  NOBODY,
  openByChoice,
  randomOutcome,
} from "#engine";
import { gameById } from "#games";
import { type Draft, draftMoves, hiddenClicks, make, possible, startDraft } from "../draft/draft.ts";
import { forgoneBy } from "../draft/forgone.ts";
import { ofButton, previewOf } from "./preview.ts";
import { NOT_TO_ACT, type TurnGame } from "./turn-state.ts";

/** The drafts of a random match, each before its next click. */
function* drafts(open: AnyOpenGame, chance: FastChance): Generator<readonly [Draft, number]> {
  const state: GameTypes["state"] = open.setup();
  for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
      continue;
    }
    const seat = firstSeat(mask);
    let draft = startDraft(open, seat, open.sample(open.view(state, seat), chance));
    while (draft.edge === "own") {
      const moves = possible(draft);
      const move = moves[chance.below(moves.length)] ?? -1;
      yield [draft, move];
      draft = make(draft, move);
    }
    for (const text of draftMoves(draft)) open.play(state, seat, open.parseMove(text));
  }
}

test("a preview of a click that is legal only with further ones shows it beside the earlier ones", () => {
  const firenze = gameById("firenze");
  if (firenze === undefined) throw new Error("there is Firenze");
  const open = openByChoice(firenze, 2);
  const ui = { usualPicks: () => [], clicked: (_: unknown, clicks: readonly unknown[]) => clicks.length };
  const game: TurnGame = { open, ui };
  let most = 0;
  for (const [draft, move] of drafts(open, new FastChance(1))) {
    const n = hiddenClicks(make(draft, move)).length;
    most = Math.max(most, n);
    if (n > 0) expect(previewOf(game, draft, move).after).toBe(n);
  }
  expect(most).toBeGreaterThan(1);
});

test("an event of Firenze, which only a button lets happen, is told before the button is pressed", () => {
  const firenze = gameById("firenze");
  if (firenze === undefined) throw new Error("there is Firenze");
  const open = openByChoice(firenze, 4);
  const game: TurnGame = { open, ui: { usualPicks: () => [], clicked: (view) => view } };
  let events = 0;
  for (const [draft] of drafts(open, new FastChance(3))) {
    const told = ofButton(game, { ...NOT_TO_ACT, draft });
    if (told === null) continue;
    events++;
    const only = possible(draft).filter((move) => open.names(draft.state, move).length === 0);
    expect([told.move]).toEqual(only.map(open.printMove));
    expect([told.isRevealing, told.forecast === null]).toEqual([true, false]);
    if (events > 1) break;
  }
  expect(events).toBeGreaterThan(1);
});

test("the brick that pays for a card says the same of it, whichever card got one first", () => {
  const firenze = gameById("firenze");
  if (firenze === undefined) throw new Error("there is Firenze");
  const open = openByChoice(firenze, 2);
  const [state, chance] = [open.setup(), new FastChance(1)];
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
  const seat = firstSeat(open.toAct(state));
  (state as unknown as { storage: number[][] }).storage[seat]?.fill(2, 0, 2);
  const foreseen = (...lays: readonly string[]): unknown => {
    let draft = startDraft(open, seat, state);
    for (const text of ["card 3", ...lays.slice(0, -1)]) draft = make(draft, open.parseMove(text));
    return previewOf({ open, ui: { usualPicks: () => [] } }, draft, open.parseMove(lays.at(-1) ?? "")).forecast;
  };
  const inOrder = foreseen("lay 1 white", "lay 2 yellow");
  expect(inOrder).toMatchObject({ kind: "lay", cost: 1 });
  expect(foreseen("lay 2 yellow", "lay 1 white")).toEqual(inOrder);
});

test("a move beside an unfinished delivery says which further ones it gives up", () => {
  const calimala = gameById("calimala");
  if (calimala === undefined) throw new Error("there is Calimala");
  const open = openByChoice(calimala, 3);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const moves = (draft: Draft) => new Set(possible(draft).map(open.printMove));
  let most = 0;
  for (const seed of [1, 2]) {
    for (const [draft, move] of drafts(open, new FastChance(seed))) {
      const { forgone } = previewOf(game, draft, move);
      const next = make(draft, move);
      const later = next.edge === "own" ? moves(next) : new Set<string>();
      for (const each of forgone) expect(later.has(each)).toBe(false);
      const isBeside = open.group(move) === undefined;
      const left = [...moves(draft)].filter((each) => /^(transport|ship) /.test(each));
      expect(forgone.length).toBe(isBeside && draft.clicks.length > 0 ? left.length : 0);
      most = Math.max(most, forgone.length);
    }
  }
  expect(most).toBeGreaterThan(0);
});

/** The first placement of a match by a seat that has 4 cloth and trade houses in Bruges and Hamburg. */
function merchantOf(open: AnyOpenGame): Draft {
  const [state, chance] = [open.setup(), new FastChance(1)];
  const next = (): readonly string[] =>
    possible(startDraft(open, firstSeat(open.toAct(state)), state)).map(open.printMove);
  while (open.toAct(state) === CHANCE || !next().some((text) => text.startsWith("place white "))) {
    if (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
    else open.play(state, firstSeat(open.toAct(state)), open.parseMove(next()[0] ?? ""));
  }
  const seat = firstSeat(open.toAct(state));
  const mats = state as unknown as { houses: number[]; possible: number[]; woven: number[][] };
  [mats.houses[seat], mats.possible[seat]] = [0b110, 511];
  mats.woven[seat]?.fill(4, 0, 1);
  return startDraft(open, seat, state);
}

test("a second delivery of the same action gives up what is left of the first, though its cities can be chosen again", () => {
  const open = openByChoice(gameById("calimala") as AnyGame, 3);
  const draft = merchantOf(open);
  const streets = possible(draft).filter((move) => open.printMove(move).startsWith("place white "));
  const placed = streets
    .map((move) => make(draft, move))
    .find((each) => each.edge === "own" && possible(each).map(open.printMove).includes("use transport"));
  const begun = ["use transport", "transport hamburg"].reduce(
    (before, text) => make(before, open.parseMove(text)),
    placed as Draft,
  );
  expect(forgoneBy(begun, open.parseMove("use transport")).map(open.printMove)).toEqual(["transport bruges"]);
});
