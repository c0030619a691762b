import type { GameTypes } from "#engine";
import { copyOf, type Draft, movesOf } from "./draft.ts";

type GameEvent = GameTypes["event"];

/** What the seat is told by the moves of the draft from the `from`-th on. */
function toldFrom(draft: Draft, from: number): readonly GameEvent[] {
  const { open, base, seat } = draft;
  const state = copyOf(open, base);
  const events: GameEvent[] = [];
  for (const [at, move] of movesOf(draft).entries()) {
    open.play(state, seat, move, (event, audience) => {
      if (at >= from && (audience & (1 << seat)) !== 0) events.push(event);
    });
  }
  return events;
}

/** Everything that the tentative moves bring about. */
export const toldBy = (draft: Draft): readonly GameEvent[] => toldFrom(draft, 0);

/** What has happened between two drafts of one position; nothing when moves were taken back. */
export function toldBetween(earlier: Draft, later: Draft): readonly GameEvent[] {
  if (earlier.base !== later.base) return [];
  const known = movesOf(earlier);
  const all = movesOf(later);
  const isMore = all.length > known.length && known.every((move, at) => all[at] === move);
  return isMore ? toldFrom(later, known.length) : [];
}
