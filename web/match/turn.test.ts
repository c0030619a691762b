import { type Signal, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  type GameTypes,
  isSimultaneous,
  openByChoice,
  randomMove,
  randomOutcome,
  type Seat,
} from "#engine";
import { gameById } from "#games";
import type { MatchUpdate, Refusal } from "#protocol";
import type { Followed } from "../live/followed.ts";
import { type Turn, takeTurns } from "./turn.ts";

type State = GameTypes["state"];

const opened = (id: string): AnyOpenGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`the house has ${id}`);
  return openByChoice(game, 3);
};

/** The first position of a match that is wanted, as the server tells it to a seat. */
function told(open: AnyOpenGame, seat: Seat | "to act", isWanted: (state: State) => boolean): MatchUpdate {
  const state = open.setup();
  const chance = new FastChance(1);
  for (let ply = 0; ; ply++) {
    const mask = open.toAct(state);
    if (mask !== CHANCE && isWanted(state)) {
      const you = seat === "to act" ? firstSeat(mask) : seat;
      return {
        ...{ table: "amber-lily", ply, from: ply, seat: you, toAct: mask, view: open.view(state, you) },
        ...{ chosen: [], waiting: null, events: [], standings: null },
      };
    }
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
    else open.play(state, firstSeat(mask), randomMove(open, state, firstSeat(mask), chance));
  }
}

/** Calimala: a disc, coloured unless white is picked, and the street where it goes. */
const calimala = opened("calimala");
const placing = (): MatchUpdate =>
  told(
    calimala,
    "to act",
    (state) => calimala.whyNot(state, firstSeat(calimala.toAct(state)), "disc:white") === undefined,
  );

/** Mille Fiori: everybody keeps a card at the same time. */
const milleFiori = opened("mille-fiori");
const keeping = (seat: Seat): MatchUpdate => told(milleFiori, seat, (state) => isSimultaneous(milleFiori.toAct(state)));

interface Table {
  readonly match: Signal<MatchUpdate | null>;
  readonly turn: Turn;
  readonly commits: readonly { readonly ply: number; readonly moves: readonly string[] }[];
}

/** One's turn at a table that answers every commit with this. */
function sitting(answer: Refusal | null = null, open = calimala, position = placing()): Table {
  const match = signal<MatchUpdate | null>(position);
  const commits: { ply: number; moves: readonly string[] }[] = [];
  const followed: Followed = {
    id: "amber-lily",
    match,
    table: signal(null),
    events: signal([]),
    refusal: signal(null),
    commit: (ply, moves) => {
      commits.push({ ply, moves });
      return Promise.resolve(answer);
    },
    close: () => undefined,
  };
  return {
    match,
    commits,
    turn: takeTurns(followed, open, { usualPicks: () => (open === calimala ? ["disc:coloured"] : []) }),
  };
}

const again = ({ match }: Table): void => {
  match.value = match.value === null ? null : { ...match.value };
};

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a position that is told once more leaves alone what has been picked for it", () => {
  const table = sitting();
  const { turn } = table;
  turn.touch("disc:white");
  expect(turn.picked.value).toEqual(["disc:white"]);
  again(table);
  expect(turn.picked.value).toEqual(["disc:white"]);
  turn.close();
});

test("moves that are not sent yet are there again after a reload", () => {
  const first = sitting();
  first.turn.touch([...first.turn.legal.value].find((target) => target.startsWith("street:")) ?? "");
  expect(first.turn.canUndo.value).toBe(true);
  first.turn.close();
  const second = sitting();
  expect(second.turn.canUndo.value).toBe(true);
  second.turn.undoAll();
  second.turn.close();
  expect(sitting().turn.canUndo.value).toBe(false);
});

/** Plays on until something has been sent. */
function send({ turn, commits }: Table): void {
  for (let k = 0; commits.length === 0 && k < 20; k++) {
    const [first] = turn.choices.value;
    if (turn.ending.value !== null) turn.endTurn();
    else if (first !== undefined) turn.play(first.move);
  }
}

test.each([
  ["too-fast", true],
  ["stale", false],
] as const)("moves that are turned down as %s are kept: %s", async (code, isKept) => {
  const table = sitting({ code });
  const { turn, commits } = table;
  send(table);
  expect([commits.length, turn.isSending.value]).toEqual([1, true]);
  await vi.waitFor(() => expect(turn.refusal.value).toEqual({ code }));
  expect([turn.isSending.value, turn.canUndo.value]).toEqual([false, isKept]);
  turn.close();
});

test("moves that are accepted are kept no longer", async () => {
  const table = sitting();
  table.turn.touch([...table.turn.legal.value].find((target) => target.startsWith("street:")) ?? "");
  expect(kept.size).toBe(1);
  send(table);
  await vi.waitFor(() => expect(kept.size).toBe(0));
  table.turn.close();
});

test.each([0, 1, 2] as const)("the choice of seat %i becomes the entry of its seat", (seat) => {
  const position = keeping(seat);
  const { turn } = sitting(null, milleFiori, position);
  turn.play(turn.choices.value[0]?.move ?? -1);
  expect(turn.sent.value).toEqual({ from: position.ply + seat, count: 1 });
  turn.close();
});

test("while a choice waits, the board shows none of it", () => {
  const position = keeping(1);
  const { match, turn } = sitting(null, milleFiori, position);
  const { printMove } = milleFiori;
  const move = turn.choices.value[0]?.move ?? -1;
  turn.play(move);
  match.value = { ...position, waiting: [printMove(move)] };
  expect([turn.sent.value.count, turn.picked.value.length]).toEqual([0, 1]);
  turn.close();
});

test("while a choice waits, a part that makes no other one says why not", () => {
  const position = keeping(1);
  const { turn } = sitting(null, milleFiori, { ...position, waiting: [] });
  const open = milleFiori.sample(position.view, new FastChance(1));
  const target = milleFiori.targets.find((each) => milleFiori.whyNot(open, 1, each) !== undefined) ?? "";
  turn.touch(target);
  expect(turn.blocked.value).toEqual({ target, reason: milleFiori.whyNot(open, 1, target) });
  expect(turn.draft.value).toBeNull();
  turn.close();
});
