/**
 * What decides about a match without storing anything: what a commit does, what a reader may know, what a bot thinks.
 * No input and no output: draws and time come in as arguments, storing and sending is the caller's part.
 */
export { type Answer, refuse } from "./answer.ts";
export { adopt, type Change } from "./change.ts";
export { type Commit, decide, goOnAlone } from "./decide.ts";
export { isOver, type Match, newMatch, playStored, plyOf, seatsOwing, toActIn } from "./match.ts";
export { matchUpdate } from "./match-update.ts";
export { type GameShelf, openAs } from "./open-match.ts";
export { Plan } from "./plan.ts";
export { type Thought, think, thoughtOf } from "./think.ts";
