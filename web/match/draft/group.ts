import { type AnyOpenGame, type GameTypes, moveBuffer, type Seat } from "#engine";

/**
 * Order-free groups: a person clicks the parts of a payment or a shipment in any order, the rules accept a single
 * order. All functions walk the legal moves of the group from the position before the first click.
 */

type State = GameTypes["state"];

/** A walk that grows beyond this is cut short: groups of the games stay far below. */
const MOST_POSITIONS = 20_000;

interface Walk {
  readonly open: AnyOpenGame;
  readonly seat: Seat;
  readonly group: string | undefined;
  /** Positions on the way, by depth: written over again and again. */
  readonly way: State[];
  left: number;
}

const walkOf = (open: AnyOpenGame, seat: Seat, clicks: readonly number[]): Walk => ({
  ...{ open, seat, way: [], left: MOST_POSITIONS },
  group: open.group(clicks[0] ?? -1),
});

const buffer = moveBuffer();

function groupMoves(walk: Walk, state: State): number[] {
  const n = walk.open.legalMoves(state, walk.seat, buffer);
  return [...buffer.subarray(0, n)].filter((move) => walk.open.group(move) === walk.group);
}

/** The position after a move, valid until the next call at the same depth. */
function stepped({ open, seat, way }: Walk, state: State, move: number): State {
  const depth = way.indexOf(state) + 1;
  const next = way[depth] ?? open.blank();
  way[depth] = next;
  open.copy(state, next);
  open.play(next, seat, move);
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
): readonly number[] | undefined => findOrder(walkOf(open, seat, clicks), state, clicks);

interface Way {
  /** Clicks that the sequence so far does not contain yet. */
  readonly missing: readonly number[];
  /** Moves of the sequence that are not among the clicks. */
  readonly extra: readonly number[];
}

/** The moves beside the clicks of all sequences that contain them. */
function collect(walk: Walk, state: State, { missing, extra }: Way, found: Set<number>): void {
  if (missing.length === 0) for (const move of extra) found.add(move);
  if (walk.left-- <= 0) return;
  for (const move of groupMoves(walk, state)) {
    const rest = without(missing, move);
    const more = rest.length === missing.length ? [...extra, move] : extra;
    collect(walk, stepped(walk, state, move), { missing: rest, extra: more }, found);
  }
}

/** The further clicks that are allowed: those of some legal sequence that contains all clicks so far. */
export function possibleClicks(
  open: AnyOpenGame,
  state: State,
  seat: Seat,
  clicks: readonly number[],
): readonly number[] {
  const walk = walkOf(open, seat, clicks);
  const found = new Set<number>();
  collect(walk, state, { missing: clicks, extra: [] }, found);
  for (const move of groupMoves(walk, state)) {
    if (!found.has(move) && inOtherWords(walk, state, [...clicks, move]) !== undefined) found.add(move);
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * The clicks with which the groups among these legal moves may begin. A payment begins with any part of it; a group
 * that can be left after each move begins as the rules say, since its later moves may be about what it makes itself.
 * The legal moves come first, in their order.
 */
export function firstClicks(open: AnyOpenGame, state: State, seat: Seat, legal: readonly number[]): readonly number[] {
  const found = new Set(legal);
  for (const group of new Set(legal.map(open.group))) {
    const first = legal.find((move) => open.group(move) === group);
    if (group === undefined || first === undefined) continue;
    const walk = walkOf(open, seat, [first]);
    if (isPayment(walk, stepped(walk, state, first))) collect(walk, state, { missing: [], extra: [] }, found);
  }
  return [...found];
}

/** Must the group go on after its first move? */
function isPayment(walk: Walk, state: State): boolean {
  const n = walk.open.legalMoves(state, walk.seat, buffer);
  return n > 0 && [...buffer.subarray(0, n)].every((move) => walk.open.group(move) === walk.group);
}

/**
 * The clicks, with the last one added. A click stands for its effect: where the last one changes the meaning of earlier
 * moves (a tower begun before another takes its place), those are replaced by moves with the same effect.
 */
export function withLast(open: AnyOpenGame, state: State, seat: Seat, clicks: readonly number[]): readonly number[] {
  const walk = walkOf(open, seat, clicks);
  const before = exactOrder(open, state, seat, clicks.slice(0, -1));
  const after = exactOrder(open, state, seat, clicks);
  const isKept =
    before !== undefined && after !== undefined && isPart(toldOf(walk, state, before), toldOf(walk, state, after));
  return isKept ? clicks : (inOtherWords(walk, state, clicks) ?? clicks);
}

/** Moves with the effect of the clicks, and with the effect that the last one has when it comes first. */
function inOtherWords(walk: Walk, state: State, clicks: readonly number[]): readonly number[] | undefined {
  const last = clicks.at(-1) ?? -1;
  const order = exactOrder(walk.open, state, walk.seat, clicks.slice(0, -1));
  if (order === undefined || !groupMoves(walk, state).includes(last)) return undefined;
  return orderTelling(walk, state, [...toldOf(walk, state, order), ...toldOf(walk, state, [last])]);
}

function toldOf({ open, seat }: Walk, state: State, moves: readonly number[]): readonly string[] {
  const next = open.blank();
  open.copy(state, next);
  const told: string[] = [];
  for (const move of moves) open.play(next, seat, move, (event) => told.push(JSON.stringify(event)));
  return told;
}

/** The list without the items of another; undefined when it does not contain them all. */
function less(all: readonly string[], part: readonly string[]): readonly string[] | undefined {
  const left = [...all];
  for (const each of part) {
    const at = left.indexOf(each);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

const isPart = (part: readonly string[], all: readonly string[]): boolean => less(all, part) !== undefined;

function orderTelling(walk: Walk, state: State, wanted: readonly string[]): readonly number[] | undefined {
  if (wanted.length === 0) return [];
  if (walk.left-- <= 0) return undefined;
  for (const move of groupMoves(walk, state)) {
    const left = less(wanted, toldOf(walk, state, [move]));
    const rest = left === undefined ? undefined : orderTelling(walk, stepped(walk, state, move), left);
    if (rest !== undefined) return [move, ...rest];
  }
  return undefined;
}
