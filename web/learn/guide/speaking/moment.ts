import {
  type Because,
  type Brought,
  END,
  type GameEvent,
  type Guide,
  type GuideMoment,
  type GuideMove,
} from "#boardkit";
import {
  type AnyOpenGame,
  CHANCE,
  FastChance,
  type GameTypes,
  moveBuffer,
  randomOutcome,
  type Seat,
  seatBit,
} from "#engine";

/** A position as its seat sees it, and what the seat has been told. */
export interface Seen {
  readonly open: AnyOpenGame;
  readonly state: GameTypes["state"];
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** The moves that may be made; undefined: all legal ones. */
  readonly moves?: readonly number[];
  /** What has been played can be handed over now. */
  readonly isEnding: boolean;
  readonly isOver: boolean;
  /**
   * What a steady bot would do; asked once at most. `told`: so many of the events are sure to be told where the moment lies
   * beyond draws that are still to come.
   */
  readonly plan: (at: GuideMoment, told?: number) => readonly string[];
  readonly reopen?: Guide["reopen"];
}

const buffer = moveBuffer();

function legal({ open, state, seat }: Seen): readonly number[] {
  const n = open.legalMoves(state, seat, buffer);
  return [...buffer.subarray(0, n)];
}

/** What the guide of a game judges by: the view, what was told, the moves and what they would bring. */
export function momentOf(seen: Seen): GuideMoment {
  const { open, state, seat, events, isEnding, isOver, plan } = seen;
  const moves = (seen.moves ?? legal(seen)).map((move) => guideMove(seen, move));
  let planned: readonly string[] | undefined;
  let beyond: GuideMoment | null | undefined;
  const moment: GuideMoment = {
    ...{ view: open.view(state, seat), you: seat, events, isOver },
    moves: isEnding && !moves.some(({ text }) => text === END) ? [...moves, endMove(seen)] : moves,
    planned: () => {
      planned ??= plan(moment);
      return planned;
    },
    onward: () => {
      if (beyond === undefined) beyond = onwardFrom(seen, moment.planned());
      return beyond;
    },
  };
  return moment;
}

/** Takes down what a seat is told. */
export const toldTo =
  (seat: Seat, events: GameEvent[]) =>
  (event: GameEvent, audience: number): void => {
    if ((audience & seatBit(seat)) !== 0) events.push(event);
  };

/** The draws are a sample of those that may come. */
function onwardFrom(seen: Seen, planned: readonly string[]): GuideMoment | null {
  const { open, seat, plan } = seen;
  const state = open.blank();
  open.copy(seen.state, state);
  const events: GameEvent[] = [...seen.events];
  const tell = toldTo(seat, events);
  for (const text of planned) {
    const move = open.parseMove(text);
    if (open.toAct(state) !== seatBit(seat) || !legal({ ...seen, state }).includes(move)) return null;
    open.play(state, seat, move, tell);
  }
  const told = events.length;
  const source = new FastChance(told);
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, source), tell);
  if (events.length === told || open.toAct(state) !== seatBit(seat)) return null;
  const { moves: _, ...rest } = seen;
  return momentOf({ ...rest, state, events, isEnding: false, plan: (at) => plan(at, told) });
}

function guideMove(seen: Seen, move: number): GuideMove {
  const { open, state, seat } = seen;
  let found: Tried | undefined;
  const after = (): Tried => {
    found ??= tried(seen, move);
    return found;
  };
  return {
    text: open.printMove(move),
    targets: open.names(state, move),
    brings: after,
    forecast: () => open.forecast?.(state, seat, move) ?? null,
    next: () => nextOf(seen, after().state),
  };
}

interface Tried extends Brought {
  readonly state: GameTypes["state"];
}

function tried({ open, state, seat }: Seen, move: number): Tried {
  const after = open.blank();
  open.copy(state, after);
  const before = pointsIn(open, state);
  const events: GameEvent[] = [];
  open.play(after, seat, move, toldTo(seat, events));
  const points = pointsIn(open, after).map((n, each) => n - (before[each] ?? 0));
  return { view: open.view(after, seat), events, points, state: after };
}

function nextOf({ open, seat, reopen }: Seen, position: GameTypes["state"]): readonly GuideMove[] {
  if (open.toAct(position) !== seatBit(seat)) return [];
  const state = open.blank();
  open.copy(position, state);
  reopen?.(state);
  const after: Seen = { open, state, seat, events: [], isEnding: false, isOver: false, plan: () => [], reopen };
  return legal(after).map((move) => guideMove(after, move));
}

const pointsIn = (open: AnyOpenGame, state: GameTypes["state"]): readonly number[] =>
  open.standings(state).scores.map(({ points }) => points);

const endMove = ({ open, state, seat }: Seen): GuideMove => ({
  text: END,
  targets: [],
  brings: () => ({ view: open.view(state, seat), events: [], points: pointsIn(open, state).map(() => 0) }),
  forecast: () => null,
  next: () => [],
});

/** Own points, less what the others gain on average. */
function worth({ brings }: GuideMove, you: Seat): number {
  const { points } = brings();
  const others = points.reduce((sum, n, seat) => (seat === you ? sum : sum + n), 0);
  return (points[you] ?? 0) - others / Math.max(1, points.length - 1);
}

/** The move of the proposed ones that brings most; of equal ones that of the steady bot's plan, else the first. */
export function bestOf(
  moves: readonly GuideMove[],
  { you, planned }: Pick<GuideMoment, "you" | "planned">,
): GuideMove | null {
  const worths = moves.map((move) => worth(move, you));
  const best = moves.filter((_, k) => worths[k] === Math.max(...worths));
  if (best.length < 2) return best[0] ?? null;
  const [text] = planned();
  return best.find((move) => move.text === text) ?? best[0] ?? null;
}

/** Why a move is proposed: the reason of the situation with this name, else of the moves that none proposes. */
export const becauseIn = ({ because, reasons = [] }: Guide, id: string): Because | undefined =>
  because[id] ?? reasons.find((each) => each.id === id);

/** A move, and the situation that proposes it or, where it is what a steady bot would do, its reason. */
export interface Unasked {
  readonly move: GuideMove | null;
  readonly id?: string;
}

/**
 * The move for a moment of which all has been said: what the first situation that fits proposes, as it would if asked
 * again, else what a steady bot would do.
 */
export function unasked({ situations, reasons = [] }: Guide, at: GuideMoment): Unasked {
  for (const { id, propose, when } of situations) {
    const moves = propose === undefined || when(at) === null ? [] : propose(at);
    if (moves.length > 0) return { id, move: bestOf(moves, at) };
  }
  const [text] = at.planned();
  const move = at.moves.find((each) => each.text === text) ?? null;
  const reason = move === null ? undefined : reasons.find(({ when }) => when(at, move));
  return { move, ...(reason === undefined ? {} : { id: reason.id }) };
}
