import { type AnyOpenGame, type GameTypes, moveBuffer, NO_MOVE, type Seat } from "#engine";

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

/**
 * The further clicks that are allowed: those of some legal sequence that contains all clicks so far. In a group that can
 * be left after each click, only those that mean what they would mean now: a tower that is begun in between gives another
 * meaning to the same move.
 */
export function possibleClicks(
  open: AnyOpenGame,
  state: State,
  seat: Seat,
  clicks: readonly number[],
): readonly number[] {
  const walk = walkOf(open, seat, clicks);
  const order = exactOrder(open, state, seat, clicks);
  const now = order === undefined ? undefined : played(walk, state, order);
  return order === undefined || now === undefined || isPayment(walk, now)
    ? furtherParts(walk, state, clicks)
    : furtherEffects(walk, state, { clicks, order, now });
}

/** The rest of the legal sequences that contain the clicks. */
function furtherParts(walk: Walk, state: State, clicks: readonly number[]): readonly number[] {
  const found = new Set<number>();
  collect(walk, state, { missing: clicks, extra: [] }, found);
  return inOrder(found);
}

interface Clicked {
  readonly clicks: readonly number[];
  /** The clicks in the order of the rules, and the position after them. */
  readonly order: readonly number[];
  readonly now: State;
}

/** What can be done now, and at some earlier place of the order as well, if it then is what it would be now. */
function furtherEffects(walk: Walk, state: State, { clicks, order, now }: Clicked): readonly number[] {
  const further = groupMoves(walk, now);
  const isFurther = (move: number): boolean =>
    isNamedAlike(walk, state, { order, now }, move) || hasEffectNow(walk, state, [...clicks, move]);
  for (let n = 0; n < order.length; n++) {
    const before = groupMoves(walk, played(walk, state, order.slice(0, n)));
    further.push(...before.filter((move) => !further.includes(move) && isFurther(move)));
  }
  return inOrder(further);
}

/** Whether a legal sequence with the last click has its effect of now beside that of the others. */
function hasEffectNow(walk: Walk, state: State, clicks: readonly number[]): boolean {
  const wanted = effectOf(walk, state, clicks);
  const fresh = walkOf(walk.open, walk.seat, clicks);
  return wanted !== undefined && orderTelling(fresh, state, wanted)?.includes(clicks.at(-1) ?? NO_MOVE) === true;
}

/** Whether the rules take the move among the others, each about the same parts of the board as now. */
function isNamedAlike(walk: Walk, state: State, { order, now }: Omit<Clicked, "clicks">, move: number): boolean {
  const all = exactOrder(walk.open, state, walk.seat, [...order, move]);
  if (all === undefined) return false;
  const named = [...namesOf(walk, state, order), walk.open.names(now, move).join()];
  return less(namesOf(walk, state, all), named)?.length === 0;
}

/** The parts that each move is about when it is played. */
const namesOf = (walk: Walk, state: State, order: readonly number[]): readonly string[] =>
  order.map((move, n) => walk.open.names(played(walk, state, order.slice(0, n)), move).join());

const inOrder = (moves: Iterable<number>): readonly number[] => [...moves].sort((a, b) => a - b);

function played({ open, seat }: Walk, state: State, moves: readonly number[]): State {
  const next = open.blank();
  open.copy(state, next);
  for (const move of moves) open.play(next, seat, move);
  return next;
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
 * moves (a tower begun before another takes its place), those are replaced by moves with the same effect. The parts of
 * a payment mean the same in every order.
 */
export function withLast(open: AnyOpenGame, state: State, seat: Seat, clicks: readonly number[]): readonly number[] {
  const walk = walkOf(open, seat, clicks);
  const before = exactOrder(open, state, seat, clicks.slice(0, -1));
  if (before === undefined || isPayment(walk, played(walk, state, before))) return clicks;
  const wanted = effectOf(walk, state, clicks);
  const order = exactOrder(open, state, seat, clicks);
  if (wanted === undefined) return clicks;
  if (order !== undefined && less(toldOf(walk, state, order), wanted)?.length === 0) return clicks;
  return orderTelling(walk, state, wanted) ?? clicks;
}

/**
 * What the clicks tell, the last one after the others whose order it may not keep; undefined while these have none, and
 * where it cannot be played after them at all.
 */
function effectOf(walk: Walk, state: State, clicks: readonly number[]): readonly string[] | undefined {
  const order = exactOrder(walk.open, state, walk.seat, clicks.slice(0, -1));
  try {
    return order && toldOf(walk, state, [...order, clicks.at(-1) ?? NO_MOVE]);
  } catch {
    return undefined;
  }
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
