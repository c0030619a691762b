import { EVERYBODY, type Seat, same } from "#engine";
import { beginAction } from "../actions/actions.ts";
import { possibleActions } from "../actions/possible.ts";
import { ACTIONS, type Action, type Level, STREETS, type Street } from "../content.ts";
import { deriveSides } from "../derived.ts";
import type { Listener } from "../events.ts";
import { openUses } from "../obligation/obligation.ts";
import { canReach } from "../obligation/reach.ts";
import { actionOn, DRAW, type Side, type State, USES, WHITE_DISC } from "../state.ts";
import { reshuffle } from "./action-cards.ts";
import { fourthDisc } from "./fourth-disc.ts";
import { endTurn } from "./turn.ts";

/**
 * 3.1 Puts a disc on a street, a white one when `at` is 12 or more, and begins its activation. 3.11 It obliges its
 * player if an action of the street is within reach.
 */
export function placeDisc(s: State, seat: Seat, at: number, tell: Listener): void {
  const street = (at % STREETS.length) as Street;
  const disc = at < STREETS.length ? "coloured" : "white";
  s.obliged[0] = canReach(s, seat, s.streetMask[street]) ? 1 : 0;
  s.uncounted[0] = 0;
  const level = s.height[street] as Level;
  if (disc === "white") s.white[seat]--;
  else s.coloured[seat]--;
  s.stacks[street][level] = disc === "white" ? WHITE_DISC : seat + 1;
  s.height[street]++;
  s.street[0] = street + 1;
  deriveSides(s);
  tell?.({ type: "discPlaced", seat, disc, street, level }, EVERYBODY);
  activate(s, seat, 1, tell);
}

/** 3.4 to 3.6 The disc in a position of the stack begins to act. */
function activate(s: State, seat: Seat, position: number, tell: Listener): void {
  const street = (s.street[0] - 1) as Street;
  const isWhite = s.stacks[street][(s.height[street] - position) as Level] === WHITE_DISC;
  s.position[0] = position;
  s.actor[0] = seat + 1;
  s.uses[0] = isWhite ? 2 : 1;
  s.uses[1] = isWhite ? 2 : 1;
  s.awaits[0] = USES;
  tell?.({ type: "discActivated", seat, street, position, disc: isWhite ? "white" : "coloured" }, EVERYBODY);
}

/**
 * 3.8 An action is called up. It is carried out, or a card is drawn for it. 4.11 There may be no card left. 7.5 For a
 * second card in one's own turn the action lapses.
 */
export function useAction(s: State, seat: Seat, action: Action, tell: Listener): void {
  s.uses[sideOf(s, action)]--;
  const possible = possibleActions(s, seat);
  if (((possible >> action) & 1) === 1) {
    s.obliged[0] = 0;
    s.uncounted[0] = 0;
    beginAction(s, seat, action, tell);
    return;
  }
  if (s.compensated[0] === 1 && seat + 1 === s.active[0]) {
    s.uncounted[0] = 0;
    tell?.({ type: "actionLapsed", seat, forAction: ACTIONS[action] }, EVERYBODY);
    return;
  }
  if (s.deckSize[0] === 0 && s.discardSize[0] > 0) reshuffle(s, tell);
  if (s.deckSize[0] === 0) {
    s.uncounted[0] = 0;
    tell?.({ type: "noCardLeft", seat, forAction: ACTIONS[action] }, EVERYBODY);
    return;
  }
  s.uncounted[0] = s.obliged[0] === 1 && (possible & openUses(s)) === 0 ? 1 : 0;
  s.drawFor[0] = action + 1;
  s.awaits[0] = DRAW;
}

/** 1.3 The side of the street that offers the action. */
const sideOf = (s: State, action: Action): Side => same(actionOn(s, 1), action);

/** 3.9 Declines a possible action without a card. */
export function declineAction(s: State, seat: Seat, action: Action, tell: Listener): void {
  s.uses[sideOf(s, action)]--;
  tell?.({ type: "actionDeclined", seat, action: ACTIONS[action] }, EVERYBODY);
}

/**
 * 3.13, 3.14 The activation ends. The next disc of the stack acts, then the fourth disc is dealt with, then the turn
 * ends.
 */
export function endActivation(s: State, seat: Seat, tell: Listener): void {
  tell?.({ type: "activationEnded", seat }, EVERYBODY);
  const street = (s.street[0] - 1) as Street;
  const height = s.height[street];
  for (let position = s.position[0] + 1; position <= 3 && position <= height; position++) {
    const disc = s.stacks[street][(height - position) as Level];
    if (disc === WHITE_DISC) continue;
    activate(s, (disc - 1) as Seat, position, tell);
    return;
  }
  s.position[0] = 0;
  if (height === 4) fourthDisc(s, street, tell);
  else endTurn(s, tell);
}
