import { CHANCE, EVERYBODY, NOBODY, type Tell } from "#engine";
import type { Event } from "../events.ts";
import { bonusOf, pointsFor } from "../scoring/bonus.ts";
import {
  actorOf,
  DEAL,
  dogeOf,
  FROM_BONUS,
  HAND,
  KEEP,
  LAY_OUT,
  OVER,
  PASS,
  PLAY,
  type Player,
  type State,
} from "../state.ts";

const nextTo = (s: State, seat: Player): Player => (seat + 1 === s.opened.seats ? 0 : seat + 1) as Player;

/** 2.2 A round begins, unless not everybody can be dealt five (6.1). */
export function beginRound(s: State, tell?: Tell<Event>): void {
  s.trick[0] = 0;
  s.dealt[0] = 0;
  if (s.deckSize[0] < HAND * s.opened.seats) {
    tell?.({ type: "deckSpent", left: s.deckSize[0] }, EVERYBODY);
    finish(s, tell);
    return;
  }
  s.round[0]++;
  s.awaits[0] = DEAL;
  tell?.({ type: "roundBegun", round: s.round[0], seat: dogeOf(s) }, EVERYBODY);
}

/** 2.3 All choose, or (2.4) the start player does. */
export function beginTrick(s: State, tell?: Tell<Event>): void {
  s.trick[0]++;
  s.dealt[0] = 0;
  s.awaits[0] = KEEP;
  if (s.opened.inTurn) {
    s.actor[0] = s.doge[0];
    s.acting[0] = 1 << dogeOf(s);
  } else s.acting[0] = (1 << s.opened.seats) - 1;
  tell?.({ type: "trickBegun", trick: s.trick[0], last: s.trick[0] === s.opened.tricks }, EVERYBODY);
}

/** 2.3 When the last seat has chosen, the start player plays. */
export function hasChosen(s: State, seat: Player): void {
  s.acting[0] &= ~(1 << seat);
  if (s.acting[0] === 0) giveTurn(s, dogeOf(s), PLAY);
}

function giveTurn(s: State, seat: Player, awaits: typeof PLAY | typeof KEEP): void {
  s.actor[0] = seat + 1;
  s.acting[0] = 1 << seat;
  s.awaits[0] = awaits;
}

/** 2.3 The next seat plays, or the trick is over. */
export function endTurn(s: State, tell?: Tell<Event>): void {
  const next = nextTo(s, actorOf(s));
  if (next !== dogeOf(s)) {
    giveTurn(s, next, s.opened.inTurn ? KEEP : PLAY);
    return;
  }
  s.actor[0] = 0;
  s.acting[0] = CHANCE;
  if (s.ending[0] > 0) finish(s, tell);
  else s.awaits[0] = s.trick[0] < s.opened.tricks ? PASS : LAY_OUT;
}

/** 2.7 */
export function passDoge(s: State, tell?: Tell<Event>): void {
  const seat = nextTo(s, dogeOf(s));
  s.doge[0] = seat + 1;
  tell?.({ type: "dogePassed", seat }, EVERYBODY);
}

/** 6.3 */
function finish(s: State, tell?: Tell<Event>): void {
  s.awaits[0] = OVER;
  s.acting[0] = NOBODY;
  if (!s.opened.first) return;
  for (const seat of s.opened.seatList) {
    const value = bonusOf(s, seat);
    if (value === 0) continue;
    s.points[FROM_BONUS][seat] += value;
    tell?.({ type: "bonusCounted", seat, value, points: pointsFor(s, seat, value) }, EVERYBODY);
  }
}
