import { effect, type Signal, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AnyOpenGame, FastChance, openByChoice, seatBit } from "#engine";
import { stalls } from "#engine/testkit";
import { gameById } from "#games";
import type { MatchUpdate, Refusal } from "#protocol";
import { type Draft, leadsTo, onlyMove, possible, startDraft } from "../draft/draft.ts";
import { type Turn, takeTurns } from "./take-turns.ts";
import { told } from "./told.fixture.ts";
import { turnStatus } from "./words/turn-status.ts";

const open: AnyOpenGame = openByChoice(stalls, 2);

/** The updates of the seats to act in random matches. */
const all = Array.from({ length: 40 }, (_, k) => k + 1).flatMap((seed) => [...told(open, seed)]);

/** The first of these updates whose draft meets the condition. */
function positionWith(isWanted: (draft: Draft) => boolean): MatchUpdate {
  for (const match of all) {
    const base = open.sample(match.view, new FastChance(1));
    if (match.seat !== null && isWanted(startDraft(open, match.seat, base))) return match;
  }
  throw new Error("no match has such a position");
}

const goingOn = (draft: Draft): number | undefined => possible(draft).find((move) => leadsTo(draft, move) === "own");

const endsItself = (draft: Draft): boolean => {
  const only = onlyMove(draft);
  return only !== undefined && leadsTo(draft, only) !== "own";
};

/** A position with several moves, one of which does not end the stretch. */
const free = positionWith((draft) => onlyMove(draft) === undefined && goingOn(draft) !== undefined);

interface Sitting {
  readonly match: Signal<MatchUpdate | null>;
  readonly own: Signal<readonly number[]>;
  readonly turn: Turn;
  readonly commits: readonly { readonly ply: number; readonly answered: (refusal: Refusal | null) => void }[];
}

/** One's turn at a table whose server answers when the test says so. */
function sitDown(position: MatchUpdate = free, isBehind = () => false): Sitting {
  const match = signal<MatchUpdate | null>(position);
  const own = signal<readonly number[]>([]);
  const commits: Sitting["commits"][number][] = [];
  const turn = takeTurns(
    { id: "amber-lily", match, own, commit: (ply, _, answered) => void commits.push({ ply, answered }) },
    { open, ui: { usualPicks: () => [] } },
    isBehind,
  );
  return { match, own, commits, turn };
}

/** Makes moves until something is sent. */
function playOut({ turn, commits }: Sitting): void {
  for (let left = 20; commits.length === 0 && left > 0; left--) {
    const [first] = turn.offers.value;
    if (turn.handOver.value !== null) turn.endTurn();
    else if (first !== undefined) turn.play(first.move);
  }
}

/** Makes one move after which nothing is sent. */
function playOne({ turn }: Sitting): void {
  const { draft } = turn.state.value;
  turn.play(draft === null ? -1 : (goingOn(draft) ?? -1));
}

/** The screen is left while moves are on their way. */
function left(table: Sitting): Sitting {
  playOut(table);
  table.turn.close();
  return table;
}

const kept = new Map<string, string>();
const tabs = new EventTarget();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", tabs.addEventListener.bind(tabs));
  vi.stubGlobal("removeEventListener", tabs.removeEventListener.bind(tabs));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what was done is sent once, and kept until it has been accepted", () => {
  const table = sitDown();
  playOut(table);
  expect([table.commits.length, kept.size]).toEqual([1, 1]);
  table.commits[0]?.answered(null);
  expect([table.turn.state.value.sending, kept.size]).toEqual([null, 0]);
  table.turn.close();
});

/** The parts of a move that reveals something. */
const revealing = (draft: Draft): readonly string[] =>
  possible(draft)
    .filter((move) => leadsTo(draft, move) === "chance")
    .map((move) => draft.open.names(draft.state, move))
    .find(({ length }) => length === 1) ?? [];

test("a double click that a busy page handles late is one press", () => {
  const table = sitDown(positionWith((draft) => onlyMove(draft) === undefined && revealing(draft).length > 0));
  const { draft } = table.turn.state.value;
  const target = draft === null ? "" : (revealing(draft)[0] ?? "");
  const press = (timeStamp: number): void => {
    vi.stubGlobal("event", { timeStamp });
    table.turn.touch(target);
    vi.advanceTimersByTime(900);
  };
  press(1000);
  expect(table.turn.question.value?.isHurried).toBe(false);
  press(1150);
  expect([table.turn.question.value === null, table.commits.length]).toEqual([false, 0]);
  expect(table.turn.question.value?.isHurried, "so that it is said why nothing happens").toBe(true);
  press(2500);
  expect(table.commits.length).toBe(1);
  table.turn.close();
});

test("the button that confirms takes a quick press of a pointer, which comes from another place, but not of a key", () => {
  const table = sitDown(positionWith((draft) => onlyMove(draft) === undefined && revealing(draft).length > 0));
  const { draft } = table.turn.state.value;
  vi.stubGlobal("event", { type: "click", timeStamp: 1000, detail: 1 });
  table.turn.touch(draft === null ? "" : (revealing(draft)[0] ?? ""));
  vi.stubGlobal("event", { type: "click", timeStamp: 1300, detail: 0 });
  table.turn.confirm();
  expect(table.commits.length).toBe(0);
  vi.stubGlobal("event", { type: "click", timeStamp: 1350, detail: 1 });
  table.turn.confirm();
  expect(table.commits.length).toBe(1);
  table.turn.close();
});

test("moves that are not sent yet are there again after a reload", () => {
  const first = sitDown();
  playOne(first);
  expect(first.turn.canUndo.value).toBe(true);
  first.turn.close();
  const second = sitDown();
  expect(second.turn.canUndo.value).toBe(true);
  second.turn.undoAll();
  second.turn.close();
  expect(sitDown().turn.canUndo.value).toBe(false);
});

test.each([
  ["too-fast", true],
  ["not-legal", false],
] as const)("moves that are turned down as %s are there again after a reload: %s", (code, isThere) => {
  const table = sitDown();
  playOut(table);
  table.commits[0]?.answered({ code });
  expect(table.turn.state.value.refusal).toEqual({ code });
  table.turn.close();
  const { turn, commits } = sitDown();
  expect(turn.canUndo.value || commits.length > 0).toBe(isThere);
  turn.close();
});

test("another tab's moves come over by what is kept", () => {
  const [here, there] = [sitDown(), sitDown()];
  playOne(there);
  const [[key, newValue] = ["", ""]] = kept;
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  expect(here.turn.canUndo.value).toBe(true);
  for (const { turn } of [here, there]) turn.close();
});

test("a move that only the reader knows to be the only one is made after a pause, unless the screen is left", () => {
  const [stays, leaves] = [sitDown(positionWith(endsItself)), sitDown(positionWith(endsItself))];
  expect(stays.turn.canUndo.value).toBe(false);
  leaves.turn.close();
  vi.advanceTimersByTime(2000);
  const hasMoved = ({ turn }: Sitting): boolean =>
    turn.state.value.sending !== null || turn.handOver.value === "commit";
  expect([hasMoved(stays), hasMoved(leaves)]).toEqual([true, false]);
  const ply = stays.match.value?.ply ?? 0;
  const made = [...stays.turn.unasked.value.made];
  const forced = stays.turn.state.value.draft?.steps.map((_, at) => ply + at);
  expect([made, made.length > 0], "the page knows what it made").toEqual([forced, true]);
  stays.own.value = [ply - 2, ...made];
  expect(stays.turn.unasked.value.decided, "which was no decision").toBe(ply - 1);
  stays.turn.close();
});

test("it is the reader's own where they press it during that pause, and as final", () => {
  const { turn } = sitDown(positionWith(endsItself));
  turn.play(turn.offers.value[0]?.move ?? -1);
  expect(turn.canUndo.value).toBe(false);
  expect(turn.state.value.sending).not.toBeNull();
  vi.advanceTimersByTime(2000);
  expect(turn.unasked.value.made.size).toBe(0);
  turn.close();
});

test("it waits until the board has shown what the others did, but not for ever", () => {
  let isBehind = true;
  const [waits, stuck] = [
    sitDown(positionWith(endsItself), () => isBehind),
    sitDown(positionWith(endsItself), () => true),
  ];
  vi.advanceTimersByTime(4000);
  const made = ({ turn }: Sitting): boolean => turn.unasked.value.made.size > 0;
  expect([made(waits), made(stuck)]).toEqual([false, false]);
  isBehind = false;
  vi.advanceTimersByTime(2000);
  expect([made(waits), made(stuck)]).toEqual([true, false]);
  vi.advanceTimersByTime(30_000);
  expect(made(stuck)).toBe(true);
  for (const { turn } of [waits, stuck]) turn.close();
});

test("while that pause lasts, the status says that it goes on by itself, and nothing of it otherwise", () => {
  const named: string[] = [];
  const says = (position: MatchUpdate): string | null => {
    const { turn, match } = sitDown(position);
    turn.close();
    return (
      match.value &&
      turnStatus(turn.state.value, match.value, {
        ui: { moveLabel: (move) => `${named.push(move)}` },
        reader: { you: position.seat, names: [], locale: "en", say: (key) => key },
      })
    );
  };
  expect(says(positionWith(endsItself))).not.toBeNull();
  expect(named, "what it does").toHaveLength(1);
  expect(says(free)).toBeNull();
});

test("an answer that comes when the screen has been left begins nothing", () => {
  const { match, turn, commits } = left(sitDown());
  match.value = { ...positionWith(endsItself), ply: free.ply + 1 };
  commits[0]?.answered(null);
  vi.advanceTimersByTime(2000);
  expect([turn.state.value.position?.ply, commits.length]).toEqual([free.ply, 1]);
});

test("whoever looks at position and turn together never sees one of them without the other", () => {
  const table = sitDown();
  const { match, turn } = table;
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push([match.value?.ply, turn.ahead.value?.events.length ?? 0]));
  playOne(table);
  const others = 3 & ~seatBit(free.seat ?? 0);
  match.value = { ...free, ply: free.ply + 5, toAct: others };
  expect(seen[0]).toEqual([free.ply, 0]);
  expect(seen.slice(1).map((each) => JSON.stringify(each))).toEqual([
    expect.stringMatching(`^\\[${free.ply},[1-9]`),
    `[${free.ply + 5},0]`,
  ]);
  stop();
  turn.close();
});

test("a part that is picked tells what its next press brings, and nothing of other moves", () => {
  const game = gameById("firenze");
  if (game === undefined) throw new Error("the house has it");
  const firenze = openByChoice(game, 2);
  const isBoth = ({ seat, view }: MatchUpdate): boolean => {
    if (seat === null) return false;
    const draft = startDraft(firenze, seat, firenze.sample(view, new FastChance(1)));
    const texts = possible(draft).map((move) => firenze.printMove(move));
    return texts.includes("card 2") && texts.includes("wholesaler 2");
  };
  const inMatch = (seed: number): MatchUpdate | undefined => [...told(firenze, seed)].find(isBoth);
  let match: MatchUpdate | undefined;
  for (let seed = 1; match === undefined && seed <= 40; seed++) match = inMatch(seed);
  if (match === undefined) throw new Error("no match has such a position");
  const turn = takeTurns(
    { id: "amber-lily", match: signal<MatchUpdate | null>(match), own: signal([]), commit: () => undefined },
    { open: firenze, ui: { usualPicks: () => [] } },
    () => false,
  );
  expect(
    turn.picksFor("slot:1").map(({ preview }) => preview),
    "not picked yet",
  ).toEqual([undefined, undefined]);
  turn.touch("slot:1");
  expect(turn.picksFor("slot:1").map(({ move, preview }) => [move, preview?.move])).toEqual([
    ["card 2", "card 2"],
    ["wholesaler 2", undefined],
  ]);
  turn.close();
});
