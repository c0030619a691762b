import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  type GameTypes,
  isLegal,
  isToAct,
  NO_MOVE,
  NOBODY,
  openByChoice,
  randomOutcome,
  type Seat,
} from "#engine";
import { relay, stalls } from "#engine/testkit";
import { gameById } from "#games";
import {
  canUndo,
  copyOf,
  type Draft,
  doneMoves,
  draftEvents,
  draftMoves,
  edgeOf,
  isHandOver,
  lastDone,
  make,
  onlyMove,
  possible,
  pressedMoves,
  restore,
  startDraft,
  thingsDone,
  undo,
  undoAll,
} from "./draft.ts";
import { forgoneBy } from "./forgone.ts";

type State = GameTypes["state"];

const [calimala, firenze] = ["calimala", "firenze"].map(gameById);
const GAMES: readonly AnyGame[] = [relay, stalls, ...(calimala === undefined ? [] : [calimala])];
/** The games in which a turn is a series of moves; in Firenze many moves have no fixed order. */
const LONG: readonly AnyGame[] = [...GAMES.slice(1), ...(firenze === undefined ? [] : [firenze])];

const openGame = (game: AnyGame): AnyOpenGame => openByChoice(game, game.meta.seats.min);

/** A draft on a sample of what the seat sees, carried to its edge by random clicks. */
function randomStretch(open: AnyOpenGame, state: State, seat: Seat, chance: FastChance): readonly Draft[] {
  const drafts = [startDraft(open, seat, open.sample(open.view(state, seat), chance))];
  for (let draft = drafts[0]; draft?.edge === "own"; draft = drafts.at(-1)) {
    const moves = possible(draft);
    expect(moves.length).toBeGreaterThan(0);
    drafts.push(make(draft, moves[chance.below(moves.length)] ?? -1));
  }
  return drafts;
}

const lastOf = (drafts: readonly Draft[]): Draft => {
  const last = drafts.at(-1);
  if (last === undefined) throw new Error("a stretch has a draft");
  return last;
};

/** Plays what the draft holds on the true state, as the server would. Returns the events that the seat may know. */
function commit(open: AnyOpenGame, state: State, draft: Draft): readonly GameTypes["event"][] {
  const told: GameTypes["event"][] = [];
  for (const text of draftMoves(draft)) {
    const move = open.parseMove(text);
    expect(isToAct(open.toAct(state), draft.seat)).toBe(true);
    expect(isLegal(open, state, draft.seat, move)).toBe(true);
    open.play(state, draft.seat, move, (event, audience) => {
      if (isToAct(audience, draft.seat)) told.push(event);
    });
  }
  return told;
}

/** Random matches in which every seat plays by tentative turns. */
function* stretches(game: AnyGame, matches: number): Generator<{ state: State; drafts: readonly Draft[] }> {
  const open = openGame(game);
  for (let seed = 1; seed <= matches; seed++) {
    const chance = new FastChance(seed);
    const state = open.setup();
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, chance));
        continue;
      }
      const drafts = randomStretch(open, state, firstSeat(mask), chance);
      yield { state: copyOf(open, state), drafts };
      commit(open, state, lastOf(drafts));
    }
  }
}

const MATCHES: Readonly<Record<string, number>> = { calimala: 3, firenze: 1 };

describe.each(GAMES.map((game) => ({ game, id: game.meta.id })))("a tentative turn of $id", ({ game, id }) => {
  const all = [...stretches(game, MATCHES[id] ?? 40)];

  test("is legal on the server, whatever is clicked in whatever order", () => {
    expect(all.length).toBeGreaterThan(0);
  });

  test("names all that can be taken back, each move at a position in which its seat is to act", () => {
    for (const { drafts } of all) {
      for (const draft of drafts) {
        const own = draft.steps.findIndex(({ by }) => by !== "self");
        const followed = draft.steps.filter(({ by }, at) => by === "self" && own >= 0 && at > own).length;
        expect(doneMoves(draft), "with what followed by itself").toHaveLength(thingsDone(draft) + followed);
        for (const { before } of doneMoves(draft)) expect(edgeOf(draft.open, before, draft.seat)).toBe("own");
      }
    }
  });

  test("is taken back one click at a time", () => {
    for (const { drafts } of all) {
      const { open } = lastOf(drafts);
      for (const [at, draft] of drafts.entries()) {
        const before = drafts[at - 1];
        if (before === undefined) expect(canUndo(draft)).toBe(false);
        else expect(open.hash(undo(draft).state)).toBe(open.hash(before.state));
      }
      expect(draftMoves(undoAll(lastOf(drafts)))).toEqual(draftMoves(drafts[0] ?? lastOf(drafts)));
    }
  });

  test("is restored after a reload, and taken back in the order in which it was pressed", () => {
    for (const { drafts } of all) {
      const [empty, ...rest] = drafts;
      for (const draft of rest) {
        if (empty === undefined) continue;
        const restored = restore(empty, pressedMoves(draft));
        expect(draftMoves(restored)).toEqual(draftMoves(draft));
        expect(restored.clicks).toEqual(draft.clicks);
        expect(restored.open.hash(undo(restored).state)).toBe(draft.open.hash(undo(draft).state));
      }
    }
  });

  test("tells its seat the same as the server will, when it is committed", () => {
    for (const { state, drafts } of all) {
      const draft = lastOf(drafts);
      expect(commit(draft.open, copyOf(draft.open, state), draft)).toEqual(draftEvents(draft));
    }
  });

  test("ends where somebody else or chance is to act", () => {
    for (const { drafts } of all) {
      const last = lastOf(drafts);
      expect(edgeOf(last.open, last.state, last.seat)).toBe(last.edge);
      expect(last.edge).not.toBe("own");
    }
  });

  test("asks nothing to which there is one answer only, unless the answer ends it", () => {
    for (const { drafts } of all) {
      for (const draft of drafts.filter(({ edge, clicks }) => edge === "own" && clicks.length === 0)) {
        const only = onlyMove(draft);
        if (only !== undefined && draft.open.toAct(draft.state) === 1 << draft.seat) {
          expect(make(draft, only).edge === "own" && draft.open.group(only) === undefined).toBe(false);
        }
      }
    }
  });
});

/** The same game, which counts how often a move is carried out. */
function counted(game: AnyGame): { readonly game: AnyGame; plays(work: () => unknown): number } {
  let count = 0;
  const open: AnyGame["open"] = (...how) => {
    const plain = game.open(...how);
    const play: AnyOpenGame["play"] = (...what) => {
      count++;
      plain.play(...what);
    };
    return { ...plain, play };
  };
  const plays = (work: () => unknown): number => {
    const before = count;
    work();
    return count - before;
  };
  return { game: { ...game, open }, plays };
}

/** Number of positions of a game in which plays are counted. */
const MANY = 40;

describe.each(LONG.map((game) => ({ game, id: game.meta.id })))("a long tentative turn of $id", ({ game, id }) => {
  const { game: counting, plays } = counted(game);
  const all = [...stretches(counting, MATCHES[id] ?? 40)].map(({ drafts }) => drafts);
  const decisions = all.flat().filter(({ edge, clicks }) => edge === "own" && clicks.length === 0);

  test("is as quick as a short one: a move is played on the position before it", () => {
    // A group that was left may go on: that takes its moves once more.
    const long = decisions.filter(({ steps }) => steps.length > 0 && steps.every(({ by }) => by !== "click"));
    expect(long.length).toBeGreaterThan(MANY);
    for (const draft of long.filter((_, at) => at % Math.ceil(long.length / MANY) === 0)) {
      const { open, seat, state } = draft;
      const short = startDraft(open, seat, state);
      for (const move of possible(short)) {
        expect(plays(() => make({ ...draft }, move))).toBe(plays(() => make(short, move)));
      }
    }
  });

  test("is asked once what each move leads to, however often that is drawn, and again when the move is made", () => {
    for (const draft of decisions) {
      const fresh = { ...draft };
      const look = (): void => {
        for (const move of possible(fresh)) isHandOver(fresh, move);
      };
      look();
      expect(plays(look)).toBe(0);
      const looked = possible(fresh).filter((move) => draft.open.names(draft.state, move).length === 0);
      expect(plays(() => looked.map((move) => make(fresh, move)))).toBe(0);
    }
  });

  test("is taken back and told without playing anything", () => {
    for (const draft of all.flat().filter(({ steps }) => steps.every(({ by }) => by !== "click"))) {
      if (draft.clicks.length > 0) continue;
      expect(plays(() => [undo(draft), undoAll(draft), draftEvents(draft), draftMoves(draft)])).toBe(0);
    }
  });
});

/** Firenze after the first card, with these bricks in storage, by colour. */
function withBricks(bricks: readonly number[]) {
  const open = openByChoice(firenze as AnyGame, 2);
  const state = open.setup();
  const chance = new FastChance(1);
  const resolve = (): void => {
    while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
  };
  resolve();
  const seat = firstSeat(open.toAct(state));
  open.play(state, seat, open.parseMove("card 1"));
  resolve();
  const held = (state as unknown as { storage: Record<number, number>[] }).storage[seat];
  bricks.forEach((n, colour) => {
    if (held !== undefined) held[colour] = n;
  });
  return { open, state, seat };
}

test("what was pressed last is taken back first, also where the rules order it before the rest", () => {
  const { open, state, seat } = withBricks([1, 3, 0, 0, 2, 0]);
  const drafts = [startDraft(open, seat, state)];
  for (const kind of ["found blue", "raise", "found white"]) {
    const draft = lastOf(drafts);
    const move = possible(draft).find((each) => open.printMove(each).startsWith(kind));
    drafts.push(make(draft, move ?? NO_MOVE));
  }
  const built = lastOf(drafts);
  expect(draftMoves(built)).not.toEqual([...draftMoves(lastOf(drafts.slice(0, -1))), "found white"]);
  expect(doneMoves(built).map(({ move }) => open.printMove(move))).toEqual(["found blue", "raise 1", "found white"]);
  expect(open.printMove(lastDone(built))).toBe("found white");
  for (let n = drafts.length - 1; n > 0; n--) expect(undo(drafts[n] as Draft)).toBe(drafts[n - 1]);
});

test("bricks are built in any order after an exchange has been paid, too", () => {
  const { open, state, seat } = withBricks([0, 3, 1, 4, 0, 0]);
  const can = (draft: Draft, kind: string): number[] =>
    possible(draft).filter((move) => open.printMove(move).startsWith(kind));
  let paid = make(startDraft(open, seat, state), can(startDraft(open, seat, state), "exchange")[0] ?? NO_MOVE);
  while (can(paid, "give").length > 0) paid = make(paid, can(paid, "give").at(-1) ?? NO_MOVE);
  const [lower, higher] = can(paid, "found");
  const first = make(paid, higher ?? NO_MOVE);
  expect(possible(first)).toContain(lower);
  const built = make(first, lower ?? NO_MOVE);
  expect(built.clicks).toHaveLength(2);
  expect(
    doneMoves(built)
      .slice(-2)
      .map(({ move }) => move),
    "told in the order in which they were built",
  ).toEqual([higher, lower]);
  expect(draftMoves(undo(undo(built)))).toEqual(draftMoves(paid));
});

test("a move of another kind gives up what could still be clicked of an open group: after it that is gone", () => {
  const open = openByChoice(calimala as AnyGame, 3);
  const chance = new FastChance(1);
  let passed = 0;
  for (let match = 0; match < 6; match++) {
    const state = open.setup();
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
      else {
        let draft = startDraft(open, firstSeat(mask), open.sample(open.view(state, firstSeat(mask)), chance));
        while (draft.edge === "own" && possible(draft).length > 0) {
          for (const move of possible(draft)) {
            const left = forgoneBy(draft, move);
            passed += left.length;
            const after = left.length === 0 ? [] : possible(make(draft, move));
            expect(left.filter((each) => after.includes(each))).toEqual([]);
          }
          draft = make(draft, possible(draft)[chance.below(possible(draft).length)] ?? NO_MOVE);
        }
        for (const text of draftMoves(draft)) open.play(state, firstSeat(mask), open.parseMove(text));
      }
    }
  }
  expect(passed).toBeGreaterThan(0);
});

test("a move without a place that only hands over is the end of the turn", () => {
  const open = openGame(stalls);
  for (const { drafts } of stretches(stalls, 10)) {
    for (const draft of drafts.filter(({ edge }) => edge === "own")) {
      for (const move of possible(draft)) {
        if (!isHandOver(draft, move)) continue;
        expect(open.names(draft.state, move)).toEqual([]);
        expect(make(draft, move).edge).toBe("handover");
      }
    }
  }
});
