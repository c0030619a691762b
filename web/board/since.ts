import type { GameEvent } from "#boardkit";
import { type Frame, isTurnOver } from "./frame.ts";

/**
 * What has happened since the last turn of whoever looks; for the public, in the last one. Asked frame by frame, also
 * when they are gone through backwards: what was outlined is outlined again.
 *
 * `unseen`: the entry from which on the reader has not seen what happened before the first frame.
 */
export function sinceLast(unseen: () => number) {
  let from = 0;
  let since: readonly GameEvent[] | null = null;
  return (before: Frame | null, now: Frame, news: readonly GameEvent[]): readonly GameEvent[] => {
    if (since === null) from = unseen();
    const isBack = before !== null && now.ply < before.ply;
    if (since === null || isBack) {
      from = Math.min(from, now.ply);
      since = now.events.filter(({ ply }) => ply >= from).map(({ event }) => event);
    } else if (before !== null && isTurnOver(before, now)) {
      from = now.events.find(({ event }) => event === news[0])?.ply ?? now.ply;
      since = news;
    } else since = [...since, ...news];
    return since;
  };
}
