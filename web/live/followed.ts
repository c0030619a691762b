import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { LiveMessage, MatchUpdate, Refusal, TableView, ToldEvent } from "#protocol";
import type { LookBack } from "../board/recap/film.ts";
import type { Source } from "../board/source.ts";
import { isHere } from "../routes.ts";
import { learnTime, runByDevice } from "../table/clocks/server-time.ts";
import { serverLine, troubleIn } from "./connection.ts";
import type { Line } from "./line.ts";
import { lookingBack } from "./looking-back.ts";
import { isPassing } from "./passing.ts";

/** A table that the page follows and keeps up to date. */
export interface Followed extends Source {
  readonly id: string;
  readonly table: ReadonlySignal<TableView | null>;
  readonly match: ReadonlySignal<MatchUpdate | null>;
  /** The entries that the reader's seat decided, in order. */
  readonly own: ReadonlySignal<readonly number[]>;
  /** Why the table cannot be shown. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /**
   * Sends moves of one's own seat, across breaks of the line. `answered` is called once: by then `match` has the
   * answer's position, which has not been rendered yet.
   */
  commit(ply: number, moves: readonly string[], answered: Answered): void;
  /** The turn around a past position, as the reader could have it; `null` when it cannot be had now. */
  readonly lookBack: LookBack;
  close(): void;
}

/** The refusal of the moves, or `null` when they were accepted. */
type Answered = (refusal: Refusal | null) => void;

interface Pending {
  readonly id: string;
  readonly ply: number;
  readonly moves: readonly string[];
  /** How often the match had been rewound. */
  readonly rewinds: number | undefined;
  readonly answered: Answered;
}

const AGAIN = 1000;

/** Number of known entries: `follow` asks for later ones. */
const known = (match: MatchUpdate | null): number => match?.ply ?? 0;

/** Joins known events with those of an update; `null` when entries are missing in between. */
export function joined(
  before: readonly ToldEvent[],
  plyBefore: number,
  update: MatchUpdate,
): readonly ToldEvent[] | null {
  if (update.from > plyBefore) return null;
  return [...before.filter((event) => event.ply < update.from), ...update.events];
}

/** 128 random bits; `crypto.randomUUID` is missing where the page comes over plain http. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function follow(id: string, { listen, send, whenOpen }: Line = serverLine): Followed {
  const table = signal<TableView | null>(null);
  const match = signal<MatchUpdate | null>(null);
  const events = signal<readonly ToldEvent[]>([]);
  const own = signal<readonly number[]>([]);
  const refusal = signal<Refusal | null>(null);
  const pending = new Map<string, Pending>();
  let isClosed = false;

  const later = (say: () => boolean): void => {
    setTimeout(() => isClosed || say(), AGAIN);
  };
  const ask = (since = known(match.value)) => send({ type: "follow", table: id, since });
  const speak = ({ id: commit, ply, moves, rewinds }: Pending) =>
    send({
      type: "commit",
      id: commit,
      table: id,
      ply,
      moves: [...moves],
      ...(rewinds === undefined ? {} : { rewinds }),
    });

  const take = (update: MatchUpdate): void => {
    const before = match.value;
    const isRewound = before !== null && (update.rewinds ?? 0) > (before.rewinds ?? 0);
    const isOld = before !== null && (update.rewinds ?? 0) < (before.rewinds ?? 0);
    if (isOld || (!isRewound && update.ply < known(before))) return;
    if (update.clocks !== undefined) {
      if (isHere(id)) runByDevice(update.clocks);
      else learnTime(update.clocks);
    }
    const all = isRewound ? joined([], 0, update) : joined(events.value, known(before), update);
    if (all === null) {
      ask(isRewound ? 0 : known(before));
      return;
    }
    batch(() => {
      events.value = all;
      own.value = [...own.value.filter((ply) => !isRewound && ply < update.from), ...(update.own ?? [])];
      match.value = update;
    });
  };

  const answer = (commit: string, reason: Refusal | null): void => {
    pending.get(commit)?.answered(reason);
    pending.delete(commit);
  };

  /** Retries while the server is busy or full: the id makes sure that the moves are made once. */
  const turnDown = (commit: string, reason: Refusal): void => {
    const again = pending.get(commit);
    if (troubleIn(reason.code) !== undefined && again !== undefined) later(() => pending.has(commit) && speak(again));
    else answer(commit, reason);
  };

  const refuse = (reason: Refusal): void => {
    if (isPassing(reason)) {
      later(ask);
      return;
    }
    refusal.value = reason;
    table.value = null;
  };

  /** Updates the position and calls `answered` in one batch: no render sees one without the other. */
  const hear = (message: LiveMessage): void =>
    batch(() => {
      if ("match" in message && message.match?.table === id) take(message.match);
      if (message.type === "table" && message.table.id === id) table.value = message.table;
      else if (message.type === "committed") answer(message.id, null);
      else if (message.type === "refused" && message.id !== undefined) turnDown(message.id, message.refusal);
      else if (message.type === "refused" && message.table === id) refuse(message.refusal);
    });

  const stops = [
    listen(hear),
    whenOpen(() => {
      ask();
      for (const each of pending.values()) speak(each);
    }),
  ];

  return {
    id,
    table,
    match,
    events,
    own,
    length: computed(() => known(match.value)),
    refusal,
    lookBack: lookingBack(id, { listen, send }, () => match.peek()?.rewinds ?? 0),
    commit: (ply, moves, answered) => {
      const made = { id: freshId(), ply, moves, rewinds: match.value?.rewinds, answered };
      pending.set(made.id, made);
      speak(made);
    },
    close: () => {
      isClosed = true;
      for (const stop of stops) stop();
      send({ type: "unfollow", table: id });
    },
  };
}
