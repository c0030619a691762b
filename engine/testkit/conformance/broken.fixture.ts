import type { GameTypes, OpenGame } from "../../game.ts";
import { FastChance } from "../../match/chance.ts";
import type { Entry } from "../../match/log.ts";
import { nextEntry, randomMove } from "../../match/playout.ts";
import { NOBODY } from "../../to-act.ts";
import { Broken, checkPosition, copyOf, type Promised, type Subject, settingsOf } from "../index.ts";
import { RELAY_SUBJECT } from "../relay/subject.ts";
import { openSetting } from "../settings.ts";
import { STALLS_SUBJECT } from "../stalls/subject.ts";

/** Games that break a promise in one way each, and the promise's report. */

export type Opened = OpenGame<GameTypes>;
export type State = GameTypes["state"];
export type Change = (open: Opened) => Partial<Opened>;

export const RELAY = RELAY_SUBJECT as unknown as Subject<GameTypes>;
export const STALLS = STALLS_SUBJECT as unknown as Subject<GameTypes>;
export const both = [RELAY, STALLS];

/** Positions of whole random matches of an unbroken game. */
export function* positionsOf(subject: Subject<GameTypes>) {
  for (const [seed, setting] of settingsOf(subject.game.meta).entries()) {
    const open = openSetting(subject.game, setting);
    const source = new FastChance(seed);
    const state = open.setup();
    const entries: Entry[] = [];
    for (;;) {
      yield { open, state: copyOf(open, state), entries: [...entries], source };
      if (open.toAct(state) === NOBODY) break;
      entries.push(nextEntry(open, state, (s, seat) => randomMove(open, s, seat, source), source));
    }
  }
}

/** The promise's first report on a game changed like that; undefined when the promise is kept. */
export function complaint(
  promise: Promised,
  subject: Subject<GameTypes>,
  change: Change = () => ({}),
): string | undefined {
  const changes = new Map<Opened, Partial<Opened>>();
  for (const { open: plain, ...where } of positionsOf(subject)) {
    const changed = changes.get(plain) ?? change(plain);
    changes.set(plain, changed);
    try {
      checkPosition({ subject, open: { ...plain, ...changed }, ...where }, [promise]);
    } catch (error) {
      return error instanceof Error ? error.message : `${error}`;
    }
  }
  return undefined;
}

/** A byte of a field that the rules of neither game read again. */
export const scoreOf = (s: State): { 0: number } => (s as unknown as { score: { 0: number } }).score;
export const spoil = (s: State): void => {
  scoreOf(s)[0] = (scoreOf(s)[0] + 1) % 23;
};

export const outscore = (s: State): void => {
  scoreOf(s)[0] = 99;
};

/** The same, but for one state the result is inverted: a list comes in reverse. */
export const reversedFor =
  (open: Opened, isOdd: (s: State) => boolean): Opened["legalMoves"] =>
  (s, seat, out) => {
    const n = open.legalMoves(s, seat, out);
    if (isOdd(s)) out.subarray(0, n).reverse();
    return n;
  };

/** False, true, false, ... */
export function alternating(): () => boolean {
  let calls = 0;
  return () => calls++ % 2 === 1;
}

export function noting() {
  const noted = new WeakSet<object>();
  const note = (s: State): State => {
    noted.add(s);
    return s;
  };
  return { note, isNoted: (s: State): boolean => noted.has(s) };
}

/** Gives another answer with every call. */
export function counting<R>(answer: (calls: number) => R): () => R {
  let calls = 0;
  return () => answer(calls++);
}

/** The thrown error, which has to be `Broken`. */
export function thrownBy(run: () => unknown): Broken {
  try {
    run();
  } catch (error) {
    if (error instanceof Broken) return error;
    throw error;
  }
  throw new Error("nothing is found");
}
