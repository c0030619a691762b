import type { Seat } from "#engine";
import type { TurnLine } from "../game-ui.ts";
import type { Told } from "./story.ts";

/** A bot has begun or ended to play for a seat, after `ply` entries. */
export interface Relief {
  readonly ply: number;
  readonly seat: Seat;
  readonly type: string;
}

const BOT_COMES: readonly string[] = ["bot-takes-over", "time-up", "seat-given"];
const BOT_GOES = "seat-back";

/**
 * Number of entries up to the last one that the reader decided, 0 before the first: `own` are those of their seat, and
 * those that a bot decided in their name do not count.
 */
export function lastOwn(own: readonly number[], reliefs: readonly Relief[], you: Seat | null): number {
  const mine = reliefs.filter(({ seat }) => seat === you);
  return (own.findLast((ply) => !isByBot(mine, ply)) ?? -1) + 1;
}

/** All that a reader was told, and the same in turns as the log has it. */
interface Log {
  readonly events: readonly Told[];
  readonly turns: readonly Pick<TurnLine, "seat" | "event">[];
}

/**
 * Where the story since the reader's last turn begins, as a number of entries: at their last entry, or, while nobody else
 * has had a turn since (a draw may cut a turn in two), at their last one before that.
 */
export function sinceOthers(
  own: readonly number[],
  { events, turns }: Log,
  reliefs: readonly Relief[],
  you: Seat | null,
): number {
  const last = lastOwn(own, reliefs, you);
  const at = turns.findLastIndex(({ seat }) => seat !== null && seat !== you);
  const end = turns[at + 1]?.event ?? events.length;
  const others = at < 0 ? 0 : (events[end - 1]?.ply ?? 0);
  if (others >= last) return last;
  return lastOwn(
    own.filter((ply) => ply < others),
    reliefs,
    you,
  );
}

/** Did a bot play for the seat when entry `ply` was made? */
function isByBot(reliefs: readonly Relief[], ply: number): boolean {
  const last = reliefs.findLast((each) => each.ply <= ply && (BOT_COMES.includes(each.type) || each.type === BOT_GOES));
  return last !== undefined && last.type !== BOT_GOES;
}
