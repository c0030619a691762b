import type { Seat } from "#engine";

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

/** Did a bot play for the seat when entry `ply` was made? */
function isByBot(reliefs: readonly Relief[], ply: number): boolean {
  const last = reliefs.findLast((each) => each.ply <= ply && (BOT_COMES.includes(each.type) || each.type === BOT_GOES));
  return last !== undefined && last.type !== BOT_GOES;
}
