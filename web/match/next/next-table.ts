import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { HomeView } from "#protocol";
import { isHere } from "../../routes.ts";
import { followHome } from "../../table/home-news.ts";

export type WaitingTurn = HomeView["yourTurn"][number];

const waiting = signal<readonly WaitingTurn[]>([]);

/** The other tables at which it is the reader's turn, the most urgent first. */
export const waitingElsewhere: ReadonlySignal<readonly WaitingTurn[]> = waiting;

/** Follows what waits at other tables while this one is open. */
export function useElsewhere(table: string): void {
  useEffect(() => {
    if (isHere(table)) return undefined;
    const stop = followHome(table, ({ yourTurn }) => {
      waiting.value = (yourTurn ?? waiting.peek()).filter((turn) => turn.table !== table);
    });
    return () => {
      stop();
      waiting.value = [];
    };
  }, [table]);
}

/** The title of a tab, with the number of the tables that wait elsewhere. */
export const counted = (title: string, tables: number): string => (tables === 0 ? title : `(${tables}) ${title}`);

/** A press that was meant for the last choice does not lead away: so long the offer cannot be pressed. */
const SETTLE_MS = 3000;

/** Bots that answer at once give the turn back before another table is offered. */
const PATIENCE_MS = 1500;

export interface NextTable {
  /** The table offered now; `null` while there is none, or while the reader stays here. */
  readonly offered: WaitingTurn | null;
  /** How many more wait after it. */
  readonly more: number;
  /** It has been there long enough to be pressed. */
  readonly isSettled: boolean;
  stay(): void;
}

/** The next table is offered once a turn of the reader's own is over, until they stay here or owe another one. */
export function useNextTable(isToAct: boolean): NextTable {
  const hasActed = useRef(false);
  if (isToAct) hasActed.current = true;
  const [isStaying, setStaying] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const [first = null, ...more] = waiting.value;
  const [isWaiting, setWaiting] = useState(false);
  const offered = !isWaiting || isToAct || !hasActed.current || isStaying ? null : first;
  const isOffered = offered !== null;
  useEffect(() => {
    setWaiting(false);
    if (isToAct) setStaying(false);
    const timer = setTimeout(() => setWaiting(!isToAct), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isToAct]);
  useEffect(() => {
    setSettled(false);
    if (!isOffered) return undefined;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOffered]);
  return { offered, more: more.length, isSettled, stay: () => setStaying(true) };
}
