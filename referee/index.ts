/**
 * Decides about a match without storing anything: the effect of a commit, the view of a reader, the moves of a bot.
 * It does no input and no output: draws and time are arguments, and the caller stores and sends.
 */
export { type Answer, refuse } from "./answer.ts";
export { adopt, type Change, lastToChoose, owingAfter } from "./change.ts";
export { clocksThen, type TimedLog } from "./clocks/clocks-then.ts";
export { clocksView } from "./clocks/clocks-view.ts";
export { correspondenceDeadline, isKnownZone, type PersonHours, restsAt } from "./clocks/correspondence.ts";
export {
  type Clocks,
  clocksAfter,
  type Dues,
  deadlineOf,
  FREE_MS,
  firstTime,
  givenBack,
  returnTime,
  type SeatTime,
  turnAllowance,
} from "./clocks/seat-time.ts";
export { type Commit, decide, goOnAlone } from "./decide.ts";
export {
  type Draws,
  isOver,
  type Match,
  newMatch,
  type Possible,
  playStored,
  plyOf,
  seatsOwing,
  toActIn,
} from "./match.ts";
export { matchUpdate } from "./match-update.ts";
export { type GameShelf, openAs } from "./open-match.ts";
export { type LooksBack, type PastWish, pastPage, pastWish, turnAround } from "./past.ts";
export { Plan } from "./plan.ts";
export { type Thought, think, thinkAloud, thoughtOf } from "./think.ts";
