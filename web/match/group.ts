import { type AnyOpenGame, type GameTypes, moveBuffer, type Seat } from "#engine";

/**
 * Order-free groups: a person clicks the parts of a payment or a shipment in any order, the rules take them in one.
 * Both functions walk the legal moves of the group from the position before the first click.
 */

type State = GameTypes["state"];

/** A walk that grows beyond this is cut short: groups of the games stay far below. */
const MOST_POSITIONS = 4000;

interface Walk {
  readonly open: AnyOpenGame;
  readonly seat: Seat;
  readonly group: string | undefined;
  left: number;
}

function groupMoves(walk: Walk, state: State): number[] {
  const buffer = moveBuffer();
  const n = walk.open.legalMoves(state, walk.seat, buffer);
  return [...buffer.subarray(0, n)].filter((move) => walk.open.group(move) === walk.group);
}

function stepped(walk: Walk, state: State, move: number): State {
  const next = walk.open.blank();
  walk.open.copy(state, next);
  walk.open.play(next, walk.seat, move);
  return next;
}

const without = (items: readonly number[], item: number): readonly number[] => {
  const at = items.indexOf(item);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
};

function findOrder(walk: Walk, state: State, clicks: readonly number[]): readonly number[] | undefined {
  if (clicks.length === 0) return [];
  if (walk.left-- <= 0) return undefined;
  for (const move of groupMoves(walk, state)) {
    if (!clicks.includes(move)) continue;
    const rest = findOrder(walk, stepped(walk, state, move), without(clicks, move));
    if (rest !== undefined) return [move, ...rest];
  }
  return undefined;
}

/** The legal order of exactly these clicks, if there is one. */
export const exactOrder = (
  open: AnyOpenGame,
  state: State,
  seat: Seat,
  clicks: readonly number[],
): readonly number[] | undefined =>
  findOrder({ open, seat, group: open.group(clicks[0] ?? -1), left: MOST_POSITIONS }, state, clicks);

interface Found {
  /** Clicks that the sequence so far does not contain yet. */
  readonly missing: readonly number[];
  /** Moves of the sequence that are not among the clicks. */
  readonly extra: readonly number[];
}

function collect(walk: Walk, state: State, { missing, extra }: Found): number[] {
  const found = missing.length === 0 ? [...extra] : [];
  if (walk.left-- <= 0) return found;
  for (const move of groupMoves(walk, state)) {
    const rest = without(missing, move);
    const more = rest.length === missing.length ? [...extra, move] : extra;
    found.push(...collect(walk, stepped(walk, state, move), { missing: rest, extra: more }));
  }
  return found;
}

/** The further clicks that are allowed: those of some legal sequence that contains all clicks so far. */
export function possibleClicks(
  open: AnyOpenGame,
  state: State,
  seat: Seat,
  clicks: readonly number[],
): readonly number[] {
  const walk = { open, seat, group: open.group(clicks[0] ?? -1), left: MOST_POSITIONS };
  const found = collect(walk, state, { missing: clicks, extra: [] });
  return [...new Set(found)].sort((a, b) => a - b);
}
