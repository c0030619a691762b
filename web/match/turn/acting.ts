import { isSimultaneous, type Reason } from "#engine";
import {
  canUndo,
  type Draft,
  isHandOver,
  lastDone,
  leadsTo,
  legalOf,
  make,
  onlyMove,
  possible,
  thingsDone,
  undo,
} from "../draft/draft.ts";
import { forgoneBy } from "../draft/forgone.ts";
import { type Blocked, kindOf, meant, naming, offersOf, pressAt, whyNot } from "./picking.ts";
import { offersIn, type Pressed, type Question, send, type TurnGame, type TurnState, withDraft } from "./turn-state.ts";

/** The person's actions: each returns the turn after it, the same object when nothing changes. */

/** A second press within this time belongs to the first: a double click, a slipping finger. */
const SAME_PRESS_MS = 400;

/** A second press of the target that is asked about answers so long after the last one: a slow double click does not, nor a series. */
const ANSWER_MS = 700;

/** A press of a target picks it, unpicks it, makes the move that it names, or shows why there is none. */
export function press(game: TurnGame, state: TurnState, pressed: Pressed): TurnState {
  const { draft, picked, usual, question } = state;
  const { target, at } = pressed;
  if (draft === null) return state;
  if (question !== null) {
    if (isOther(draft, question, target)) return { ...state, question: { move: question.move, target, at } };
    if (question.target === target || isPaidBy(draft, question, target)) return answer(game, state, question, at);
    const now = press(game, { ...state, question: null }, pressed);
    // A press that only asks why leaves the question as it is.
    return now.blocked !== null && now.picked === picked ? { ...state, blocked: now.blocked } : now;
  }
  const isSecond = target === state.pressed.target && at - state.pressed.at < SAME_PRESS_MS;
  const isAgain = picked.includes(target) && !usual.includes(target);
  const again = isAgain ? madeAgain(state, target) : undefined;
  if (isAgain && again === undefined) return unpicked(state, target);
  const does = again === undefined ? pressAt(offersIn(state), state, target) : { makes: again };
  if (does === null) return isSecond ? state : { ...state, blocked: blockedAt(state, draft, target) };
  if ("picks" in does) return pick(state, draft, pressed, does.picks);
  if (isAgain && isSecond) return state;
  const now = { ...state, blocked: null };
  return asks(state, draft, does.makes)
    ? { ...now, question: { ...pressed, move: does.makes } }
    : play(game, { ...now, pressed }, does.makes);
}

/** Picks parts. Where a second press would only ask, the first does: nothing is made without the answer. */
function pick(state: TurnState, draft: Draft, pressed: Pressed, picks: readonly string[]): TurnState {
  const { target } = pressed;
  const left = leftBy(state, draft, target, picks);
  const now = { ...state, blocked: left === undefined ? null : { target, left }, picked: picks, pressed };
  const again = madeAgain(now, target);
  if (again === undefined || !asks(state, draft, again)) return now;
  // What else the part may be picked for goes on from there.
  const isShared = meant(offersIn(state), picks).length > 1;
  return { ...now, picked: isShared ? picks : state.usual, question: { ...pressed, move: again } };
}

/** The move that a press of the target makes, or asks about; of one that it only picks, what the next press makes. */
export function movedBy(state: TurnState, target: string): number | undefined {
  const does = pressAt(offersIn(state), state, target);
  if (does === null) return undefined;
  return "makes" in does ? does.makes : madeAgain({ ...state, picked: does.picks }, target);
}

/** The move that what was picked would have made before a part of another kind that takes its place. */
function leftBy(state: TurnState, draft: Draft, target: string, picks: readonly string[]): string | undefined {
  const isKept = state.picked.some((each) => picks.includes(each) || kindOf(each) === kindOf(target));
  return isKept ? undefined : firstFor(state, draft, target);
}

/** A second press of the target, or one of what it completes, makes the move in question. */
function answer(game: TurnGame, state: TurnState, question: Question, at: number): TurnState {
  if (question.at === null) return { ...state, question: { ...question, at } };
  if (at - question.at >= ANSWER_MS) return confirm(game, state, at);
  return { ...state, question: { ...question, at, hurried: (question.hurried ?? 0) + 1 } };
}

/** Whether the target is another part of the move in question, which goes on: only its own second press answers. */
const isOther = ({ open, state }: Draft, { move, target: pressed }: Question, target: string): boolean =>
  pressed !== target && open.names(state, move).includes(target);

/**
 * Whether the target is what the move in question completes, as a card that its last brick pays: the question names it,
 * so whoever is told to press again may press it.
 */
function isPaidBy({ open, steps, base }: Draft, { move }: Question, target: string): boolean {
  const opened = steps.at(-1);
  if (opened === undefined || open.group(move) === undefined) return false;
  return open.names(steps.at(-2)?.state ?? base, opened.move).includes(target);
}

/** Makes a move as the press of its part, or of its button, does: with the question before it where it cannot be undone. */
export function ask(
  game: TurnGame,
  state: TurnState,
  { move, at }: { readonly move: number; readonly at: number },
): TurnState {
  const { draft } = state;
  if (draft === null) return state;
  const [target = ""] = offersIn(state).find((offer) => offer.move === move)?.targets ?? [];
  if (!asks(state, draft, move)) return play(game, { ...state, pressed: { target: "", at } }, move);
  return { ...state, blocked: null, question: { move, target, at } };
}

/**
 * Makes a move by the button that names it and what it brings: only a choice among simultaneous ones waits for another
 * press, and what would be given up unseen.
 */
export function pressButton(game: TurnGame, state: TurnState, move: number, at: number): TurnState {
  const { draft } = state;
  if (draft === null || isAlwaysAsked(draft) || givesUp(draft, move)) return ask(game, state, { move, at });
  return made(game, { ...state, blocked: null, pressed: { target: "", at } }, move);
}

function blockedAt(state: TurnState, draft: Draft, target: string): Blocked | null {
  const blocked = whyNot(draft, target);
  return blocked === null ? null : { ...blocked, first: firstFor(state, draft, target) };
}

/** The only move that what the reader has picked makes by itself, where the target can be used after it. */
function firstFor(state: TurnState, draft: Draft, target: string): string | undefined {
  const held = state.picked.filter((each) => !state.usual.includes(each));
  const acting = offersIn(state).filter(({ targets: [acts = ""] }) => held.includes(acts));
  const [only, ...others] = acting.filter(({ isPair }) => isPair !== true);
  if (only === undefined || others.length > 0 || leadsTo(draft, only.move) !== "own") return undefined;
  const opens = naming(offersOf(make(draft, only.move)), [target]).length > 0;
  return opens ? draft.open.printMove(only.move) : undefined;
}

function unpicked(state: TurnState, target: string): TurnState {
  const rest = state.picked.filter((each) => each !== target);
  return { ...state, blocked: null, picked: rest.length > 0 ? rest : state.usual };
}

/**
 * The move that a second press of a picked part makes: the only one that this part makes without another; the only one
 * that is left for what something else acts on, as a contract that the Architect alone makes possible; or, where it alone
 * is picked, the one that its first press would have made with nothing else picked before.
 */
function madeAgain(state: TurnState, target: string): number | undefined {
  const { picked, usual } = state;
  const offers = offersIn(state);
  const [only, ...others] = offers.filter(
    ({ targets, isPair }) => isPair !== true && targets[0] === target && targets.every((each) => picked.includes(each)),
  );
  if (only !== undefined && others.length === 0) return only.move;
  const [left, ...more] = meant(offers, picked);
  if (left !== undefined && more.length === 0 && left.targets[0] !== target) return left.move;
  const alone = picked.length === 1 ? pressAt(offers, { picked: usual, usual }, target) : null;
  return alone !== null && "makes" in alone ? alone.makes : undefined;
}

/** Why a press of the target makes no move and picks nothing. */
export function reasonAt(state: TurnState, target: string): Reason | null {
  const { draft, question } = state;
  if (draft === null || offersIn(state).some(({ targets }) => targets.includes(target))) return null;
  if (question !== null && isPaidBy(draft, question, target)) return null;
  const blocked = whyNot(draft, target);
  return blocked === null || blocked.done !== undefined ? null : blocked.reason;
}

/** What will be made for the person in any case is not asked about: it would be made beside its question. */
const asks = (state: TurnState, draft: Draft, move: number): boolean => endOnly(state) !== move && isAsked(draft, move);

/**
 * Whether a move has to be confirmed: it reveals something and so cannot be undone, it is a simultaneous choice, or its
 * part says nothing of the clicks of an open group that it gives up.
 */
const isAsked = (draft: Draft, move: number): boolean =>
  isAlwaysAsked(draft) || leadsTo(draft, move) === "chance" || givesUp(draft, move);

/**
 * While the rules ask for the group, or for anything (cards over the limit), a move beside it is an alternative, as in
 * every decision; once only another order of the clicks lets it go on, that would be lost unseen. A move without a part
 * has a button, which says so itself.
 */
function givesUp(draft: Draft, move: number): boolean {
  const { open, state, seat } = draft;
  const [forgone] = forgoneBy(draft, move);
  if (forgone === undefined || open.names(state, move).length === 0) return false;
  const legal = legalOf(open, state, seat);
  const isDemanded = legal.every((each) => open.names(state, each).length > 0);
  return !isDemanded && legal.every((each) => open.group(each) !== open.group(forgone));
}

/** Whether the decision is one of all seats at once, also where only this one is left to choose. */
export const isAlwaysAsked = (draft: Draft): boolean =>
  isChoice(draft) || (draft.othersChose === true && draft.steps.length === 0);

export const isChoice = ({ open, state }: Draft): boolean => isSimultaneous(open.toAct(state));

/** Makes the move in question. */
export function confirm(game: TurnGame, state: TurnState, at: number): TurnState {
  const { question } = state;
  if (question === null || (question.at !== null && at - question.at < SAME_PRESS_MS)) return state;
  return made(game, { ...state, question: null }, question.move);
}

/** Makes a move that has been confirmed; one that reveals something is sent, also when it is a click of a group. */
function made(game: TurnGame, state: TurnState, move: number): TurnState {
  const played = play(game, state, move);
  return played.draft?.edge === "chance" ? send(played) : played;
}

/** Plays a possible move, and sends the draft when the move ends the stretch. `how`: the way in which it is made. */
export function play(game: TurnGame, state: TurnState, move: number, how = make): TurnState {
  const { draft, sending } = state;
  if (draft === null || sending !== null || !possible(draft).includes(move)) return state;
  const next = how(draft, move);
  const played = withDraft(game, { ...state, refusal: null }, next);
  // What would have been made for the person is as final by their press: there is nothing else to choose.
  if (endOnly(state) === move) return send(played);
  if (next.clicks.length > 0 && next.edge !== "own") return played;
  return isChoice(draft) || isHandOver(draft, move) || next.edge === "chance" ? send(played) : played;
}

/** The move with which "End turn" hands over; "commit" when it only has to send; `null` when it is not possible now. */
export function endingOf(state: TurnState): number | "commit" | null {
  const { draft, sending } = state;
  if (draft === null || sending !== null) return null;
  if (draft.edge !== "own") return "commit";
  return offersIn(state).find(({ move }) => isHandOver(draft, move))?.move ?? null;
}

/** The only move of a draft without moves, if making it ends the stretch. */
export function endOnly({ draft }: TurnState): number | undefined {
  const only = draft === null ? undefined : onlyMove(draft);
  return draft === null || only === undefined || leadsTo(draft, only) === "own" ? undefined : only;
}

/** The move whose button ends a part of the turn: the only one without a part that declines and reveals nothing. */
function stepEnd({ open, ui }: TurnGame, state: TurnState): number | null {
  const { draft } = state;
  if (draft === null) return null;
  const [only, ...others] = offersIn(state).filter(
    ({ move, targets }) => targets.length === 0 && ui.declines?.(open.printMove(move)) !== true,
  );
  return only === undefined || others.length > 0 || leadsTo(draft, only.move) !== "own" ? null : only.move;
}

/** Hands over, or ends the present part of the turn. */
export function endTurn(game: TurnGame, state: TurnState): TurnState {
  const how = endingOf(state) ?? stepEnd(game, state);
  if (how === null || state.question !== null) return state;
  return how === "commit" ? send(state) : play(game, state, how);
}

export const isUndoable = ({ draft, sending }: TurnState): boolean =>
  draft !== null && sending === null && canUndo(draft);

/** The turn after a press that belongs to the one before: what it made is taken back together with that. */
export function joined({ draft }: TurnState, after: TurnState): TurnState {
  const now = after.draft === null ? 0 : thingsDone(after.draft);
  const isMore = draft !== null && now > thingsDone(draft);
  return isMore ? { ...after, joined: [...after.joined, now] } : after;
}

/** What the person saw as the last step: its first move, and the draft before it. */
export function lastStep(draft: Draft, together: readonly number[]) {
  let [move, before] = [lastDone(draft), undo(draft)];
  for (let n = thingsDone(draft); together.includes(n); n--) [move, before] = [lastDone(before), undo(before)];
  return { move, before };
}

/** Drops the question; without a question, takes back a move. */
export function takeBack(game: TurnGame, state: TurnState, back: (draft: Draft) => Draft): TurnState {
  if (state.question !== null) return letGo(game, state);
  if (state.draft === null || !isUndoable(state)) return state;
  const draft = back(state.draft);
  return withDraft(game, { ...state, joined: state.joined.filter((n) => n <= thingsDone(draft)) }, draft);
}

/** Clears the question, the picked targets and the "why not?" answer; a choice that waits goes on waiting. */
export function letGo(game: TurnGame, state: TurnState): TurnState {
  const isWaitingOn = state.question !== null && state.position !== null && state.position.waiting !== null;
  return isWaitingOn ? withDraft(game, state, null) : { ...state, question: null, picked: state.usual, blocked: null };
}
