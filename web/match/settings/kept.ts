import { type ReadonlySignal, signal } from "@preact/signals";
import { SPEED_NAMES } from "../../board/pace/speed.ts";

/** A setting of this browser, one of a few words. */
export interface Kept<T extends string> {
  readonly values: readonly T[];
  readonly now: ReadonlySignal<T>;
  choose(value: T): void;
}

const rereads = new Map<string, () => void>();

/** Follows changes made in another tab. */
export const startSettings = (): void =>
  addEventListener("storage", ({ key }) => {
    if (key !== null) rereads.get(key)?.();
  });

/** Kept at once; where the browser keeps nothing, it holds until the page is closed. */
function kept<T extends string>(name: string, values: readonly T[], usual: T): Kept<T> {
  const key = `fiorino.${name}`;
  const read = (): T => {
    try {
      const text = localStorage.getItem(key);
      return values.find((value) => value === text) ?? usual;
    } catch {
      return usual;
    }
  };
  const now = signal(read());
  rereads.set(key, () => {
    now.value = read();
  });
  return {
    values,
    now,
    choose: (value) => {
      now.value = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        return;
      }
    },
  };
}

const YES_NO = ["yes", "no"] as const;

/** How fast pieces travel and moments follow one another. */
export const speed = kept("speed", SPEED_NAMES, "once");

/** Whether who comes back sees what happened without asking for it. */
export const playsBack = kept("play-back", YES_NO, "yes");

/** Whether this browser asks before a move that cannot be undone. A simultaneous choice is always asked about. */
export const asksFirst = kept("ask-first", YES_NO, "yes");

/** The look that one's own pieces have on this screen; "dealt": that of the seat. */
export const ownColour = kept("colour", ["dealt", "lily", "ship", "sun", "tree", "tower"], "dealt");

/** Whether something is heard. */
export const sounds = kept("sounds", YES_NO, "yes");

/** Whether the home page proposes what is next for whoever learns a game. */
export const proposesNext = kept("proposes-next", YES_NO, "yes");
