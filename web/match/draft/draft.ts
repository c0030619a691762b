import {
  type AnyOpenGame,
  CHANCE,
  type GameTypes,
  isSimultaneous,
  isToAct,
  MAX_MOVES,
  moveBuffer,
  NO_MOVE,
  type Seat,
  seatBit,
} from "#engine";
import { exactOrder, firstClicks, possibleClicks, withLast } from "./group.ts";
import { type Reopened, reopened } from "./reopened.ts";

/**
 * The tentative turn: moves of one seat, played on a sample of its view until chance or somebody else is to act. Values
 * only: each function gives a new draft, and the position that the server knows stays as it is. A draft keeps the
 * position after each of its moves, so that the next one costs one play and taking back costs none.
 */

type State = GameTypes["state"];
type GameEvent = GameTypes["event"];

/**
 * What follows the last move: the seat's own decision, the hand-over to somebody else (or the end of the match),
 * or chance, which reveals something.
 */
type Edge = "own" | "handover" | "chance";

/**
 * A move of the draft: made by the person, as one click of an order-free group, or automatic because it was the only
 * one possible.
 */
export interface Step {
  readonly move: number;
  readonly by: "person" | "click" | "self";
  /** The position after it, and the events that the seat may know. */
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** The seat of a draft, and the position in which it began. */
interface Start {
  readonly open: AnyOpenGame;
  readonly seat: Seat;
  /** The position that the server knows, as a sample. */
  readonly base: State;
  /** Whether a move, in notation, ends what acts (`GameUi.ends`). */
  readonly ends?: ((move: string) => boolean) | undefined;
  /** The first move is a choice that all seats make at once, though only this one is left to choose. */
  readonly othersChose?: boolean | undefined;
}

export interface Draft extends Start {
  readonly steps: readonly Step[];
  /** Clicks of an order-free group that is not closed yet, as they came. */
  readonly clicks: readonly number[];
  /** The clicks as steps in the order of the rules; empty while they are legal only with further clicks. */
  readonly clicked: readonly Step[];
  /** Position after the steps, before the clicks. */
  readonly before: State;
  /** Position after the steps and the clicks. */
  readonly state: State;
  readonly edge: Edge;
  /** What the person did last, as it was pressed, and the draft before it; the rules may order a group otherwise. */
  readonly last: { readonly move: number; readonly before: Draft } | null;
}

const buffer = moveBuffer();

export function copyOf(open: AnyOpenGame, state: State): State {
  const copy = open.blank();
  open.copy(state, copy);
  return copy;
}

export function legalOf(open: AnyOpenGame, state: State, seat: Seat): number[] {
  const n = open.legalMoves(state, seat, buffer);
  return [...buffer.subarray(0, Math.min(n, MAX_MOVES))];
}

/** The edge of a position for the seat. With simultaneous choices it is `own` until the seat has chosen. */
export function edgeOf(open: AnyOpenGame, state: State, seat: Seat): Edge {
  const mask = open.toAct(state);
  if (mask === CHANCE) return "chance";
  return isToAct(mask, seat) ? "own" : "handover";
}

function stepFrom({ open, seat }: Start, from: State, move: number, by: Step["by"]): Step {
  const state = copyOf(open, from);
  const events: GameEvent[] = [];
  open.play(state, seat, move, (event, audience) => {
    if ((audience & seatBit(seat)) !== 0) events.push(event);
  });
  return { move, by, state, events };
}

/** The only possible move, when making it leaves the seat to decide further. */
function selfEvident(start: Start, state: State): Step | undefined {
  const { open, seat } = start;
  if (open.toAct(state) !== seatBit(seat)) return undefined;
  const [only, ...others] = legalOf(open, state, seat);
  if (only === undefined || others.length > 0) return undefined;
  const step = stepFrom(start, state, only, "self");
  return edgeOf(open, step.state, seat) === "own" ? step : undefined;
}

/** The draft with exactly these steps and no clicks. */
function draftOf({ open, seat, base, ends, othersChose }: Start, steps: readonly Step[]): Draft {
  const state = steps.at(-1)?.state ?? base;
  const edge = edgeOf(open, state, seat);
  const begun = { open, seat, base, ends, othersChose };
  return { ...begun, steps, clicks: [], clicked: [], before: state, state, edge, last: null };
}

/** The draft with these steps and the forced moves after them; once the person has made a move, they end what acts. */
function settled(start: Start, steps: readonly Step[]): Draft {
  const all = [...steps];
  const isTheirs = ({ move }: Step): boolean =>
    steps.some(({ by }) => by !== "self") && start.ends?.(start.open.printMove(move)) === true;
  const next = (): Step | undefined => selfEvident(start, all.at(-1)?.state ?? start.base);
  const isOver = (): boolean => furtherOf(draftOf(start, all)).length === 0;
  for (let step = next(); step !== undefined && !isTheirs(step) && isOver(); step = next()) all.push(step);
  return draftOf(start, all);
}

/** A new draft: no moves but forced ones. */
export const startDraft = (
  open: AnyOpenGame,
  seat: Seat,
  base: State,
  more: Pick<Start, "ends" | "othersChose"> = {},
): Draft => settled({ ...{ open, seat, base }, ...more }, []);

/** All moves that would be committed now. The clicks of an unfinished group are in the order of the rules. */
export const madeSteps = ({ steps, clicked }: Draft): readonly Step[] => [...steps, ...clicked];

/** Caches a function of drafts: a draft never changes. */
export function oncePerDraft<T extends object>(find: (draft: Draft) => T): (draft: Draft) => T {
  const found = new WeakMap<Draft, T>();
  return (draft) => {
    const answer = found.get(draft) ?? find(draft);
    found.set(draft, answer);
    return answer;
  };
}

/** The moves that go on with what is open now, including clicks of a group in any order. */
const possibleNow = oncePerDraft((draft): readonly number[] => {
  const { open, state, seat, before, clicks, clicked, edge } = draft;
  const next = edge === "own" ? legalOf(open, state, seat) : [];
  if (clicks.length === 0) return isSimultaneous(open.toAct(state)) ? next : firstClicks(open, state, seat, next);
  const group = open.group(clicks[0] ?? NO_MOVE);
  const others = clicked.length > 0 ? next.filter((move) => open.group(move) !== group) : [];
  return [...possibleClicks(open, before, seat, clicks), ...firstClicks(open, state, seat, others)];
});

/** All moves that the seat may make now. */
export const possible = oncePerDraft((draft): readonly number[] => {
  const now = possibleNow(draft);
  const further = furtherOf(draft).filter((move) => !now.includes(move));
  return further.length === 0 ? now : [...now, ...further];
});

const reopenedOf = oncePerDraft((draft): { readonly group: Reopened | undefined } => ({
  group: draft.edge === "own" ? reopened(draft) : undefined,
}));

/** Further clicks of the group that was left last. */
function furtherOf(draft: Draft): readonly number[] {
  const { group } = reopenedOf(draft);
  return group === undefined ? [] : possibleClicks(draft.open, group.before, draft.seat, group.clicks);
}

/** The draft with the moves made since the group was left before it, and all its clicks open again. */
function goingOn(draft: Draft, { kept, first, clicks }: Reopened): Draft {
  const steps = [...draft.steps.slice(0, kept)];
  for (const { move, by } of first) steps.push(stepFrom(draft, steps.at(-1)?.state ?? draft.base, move, by));
  return withClicks(draftOf(draft, steps), clicks);
}

/** The draft with these clicks of its open group instead of its present ones. */
function withClicks(draft: Draft, clicks: readonly number[]): Draft {
  const { open, seat, before } = draft;
  const clicked: Step[] = [];
  for (const move of exactOrder(open, before, seat, clicks) ?? []) {
    clicked.push(stepFrom(draft, clicked.at(-1)?.state ?? before, move, "click"));
  }
  const state = clicked.at(-1)?.state ?? before;
  return { ...draft, clicks, clicked, state, edge: edgeOf(open, state, seat) };
}

const nexts = oncePerDraft(() => new Map<number, Draft>());

/**
 * Makes a possible move. A move of an order-free group waits with the others of its group, and closes another one. The
 * same move gives the same draft again, from a cache: making a previewed move costs nothing.
 */
export function make(draft: Draft, move: number): Draft {
  const next = nexts(draft).get(move) ?? { ...makeAnew(draft, move), last: { move, before: draft } };
  nexts(draft).set(move, next);
  return next;
}

/** Makes the only possible move for the person: there is nothing to take back. */
export const makeByItself = (draft: Draft, move: number): Draft =>
  settled(draft, [...madeSteps(draft), stepFrom(draft, draft.state, move, "self")]);

function makeAnew(draft: Draft, move: number): Draft {
  const { open, seat } = draft;
  const group = open.group(move);
  if (group === undefined || isSimultaneous(open.toAct(draft.state))) {
    return settled(draft, [...madeSteps(draft), stepFrom(draft, draft.state, move, "person")]);
  }
  const isSameGroup = draft.clicks.length === 0 || open.group(draft.clicks[0] ?? NO_MOVE) === group;
  const { group: left } = reopenedOf(draft);
  const isLeft = left !== undefined && !possibleNow(draft).includes(move);
  const from = isLeft ? goingOn(draft, left) : isSameGroup ? draft : draftOf(draft, madeSteps(draft));
  return withClicks(from, withLast(open, from.before, seat, [...from.clicks, move]));
}

/** Clicks that the position does not show yet, because they are legal only with further clicks. */
export const hiddenClicks = ({ clicks, clicked }: Draft): readonly number[] => (clicked.length === 0 ? clicks : []);

/** Number of the person's moves and clicks that can be taken back. */
export const thingsDone = ({ steps, clicks }: Draft): number =>
  steps.filter(({ by }) => by !== "self").length + clicks.length;

/** How many of the draft's events, the last ones, come of moves that nobody was asked for. */
export function unaskedEvents({ steps, clicks }: Draft): number {
  const asked = steps.findLastIndex(({ by }) => by !== "self");
  return clicks.length > 0 ? 0 : steps.slice(asked + 1).flatMap(({ events }) => events).length;
}

/** What the person can take back, in the order in which it was done, each move with the position before it; what followed by itself is among it. */
export function doneMoves(draft: Draft): readonly { readonly move: number; readonly before: State }[] {
  const { last } = draft;
  if (last === null) return [];
  return [...doneMoves(last.before), { move: last.move, before: last.before.state }, ...followedMoves(draft)];
}

/** The moves that followed by themselves what the person did last, each with the position before it. */
export function followedMoves({ steps, clicks, base }: Draft): ReturnType<typeof doneMoves> {
  const asked = clicks.length > 0 ? steps.length : steps.findLastIndex(({ by }) => by !== "self");
  return steps.slice(asked + 1).map(({ move }, n) => ({ move, before: steps[asked + n]?.state ?? base }));
}

export const canUndo = (draft: Draft): boolean => thingsDone(draft) > 0;

/** The move that `undo` takes back. */
export const lastDone = ({ last }: Draft): number => last?.move ?? NO_MOVE;

/** Takes back what the person did last, and the automatic moves after it. */
export const undo = (draft: Draft): Draft => draft.last?.before ?? draft;

export function undoAll(draft: Draft): Draft {
  const first = draft.steps.findIndex(({ by }) => by !== "self");
  return draftOf(draft, first < 0 ? draft.steps : draft.steps.slice(0, first));
}

/** The edge after this move: whether it reveals something or hands over. */
export const leadsTo = (draft: Draft, move: number): Edge => make(draft, move).edge;

/** A move without a place on the board that only hands over to somebody else: the "End turn" button. */
export const isHandOver = (draft: Draft, move: number): boolean =>
  draft.open.names(draft.state, move).length === 0 && leadsTo(draft, move) === "handover";

/** The only possible move while the person has made none: played after a pause. */
export function onlyMove(draft: Draft): number | undefined {
  if (draft.edge !== "own" || canUndo(draft) || draft.open.toAct(draft.state) !== seatBit(draft.seat)) return undefined;
  const [only, ...others] = possible(draft);
  return others.length === 0 ? only : undefined;
}

/** The moves of the draft as notation, in the order in which they are committed. */
export const draftMoves = (draft: Draft): readonly string[] =>
  madeSteps(draft).map(({ move }) => draft.open.printMove(move));

/** The events of the draft that the seat may know. */
export const draftEvents = (draft: Draft): readonly GameEvent[] => madeSteps(draft).flatMap(({ events }) => events);

/** What the person has pressed, as notation, in the order in which *Undo* takes it back. */
export const pressedMoves = ({ last, open }: Draft): readonly string[] =>
  last === null ? [] : [...pressedMoves(last.before), open.printMove(last.move)];

/** The presses of `pressedMoves` kept elsewhere (a reload, another tab), as far as they are still possible. */
export function restore(empty: Draft, moves: readonly string[]): Draft {
  let draft = empty;
  for (const text of moves) {
    const move = draft.open.parseMove(text);
    if (move < 0 || !possible(draft).includes(move)) return draft;
    draft = make(draft, move);
  }
  return draft;
}
