import { EVERYBODY, type Tell } from "../../game.ts";
import type { ChanceBuffer } from "../../match/chance.ts";
import type { Viewer } from "../../seat.ts";
import { seatBit } from "../../to-act.ts";
import { GOODS } from "./content.ts";
import { deciderOf } from "./legal-moves.ts";
import { type Event, OUTCOMES } from "./moves.ts";
import { endTurn } from "./play.ts";
import { AWAITS, DEALT_EACH, GOOD_INDEX, type Good, newState, type Opened, type Player, type State } from "./state.ts";

export function setup(opened: Opened): State {
  const s = newState(opened);
  for (const good of GOOD_INDEX) s.deck[good] = opened.content.cards[GOODS[good]];
  if (opened.start === "random") return s;
  s.active[0] = opened.start;
  s.awaits[0] = AWAITS.deal;
  return s;
}

/** Seat 1 begins twice as often as each other seat. */
export function chance(s: State, out: ChanceBuffer): number {
  let n = 0;
  if (s.awaits[0] === AWAITS.start) {
    for (const seat of s.opened.players) {
      out.outcomes[n] = OUTCOMES.first.start + seat;
      out.weights[n++] = seat === 0 ? 2 : 1;
    }
    return n;
  }
  for (const good of GOOD_INDEX) {
    if (s.deck[good] === 0) continue;
    out.outcomes[n] = OUTCOMES.first.card + good;
    out.weights[n++] = s.deck[good];
  }
  return n;
}

export function resolve(s: State, outcome: number, tell?: Tell<Event>): void {
  if (OUTCOMES.typeOf(outcome) === "start") {
    s.active[0] = outcome - OUTCOMES.first.start;
    s.awaits[0] = AWAITS.deal;
    tell?.({ type: "started", seat: s.active[0] as Player }, EVERYBODY);
    return;
  }
  const good = (outcome - OUTCOMES.first.card) as Good;
  const seat = drawerOf(s);
  s.deck[good]--;
  s.hand[seat][good]++;
  tell?.({ type: "cardGained", seat, good: GOODS[good] }, seatBit(seat));
  tell?.({ type: "cardGained", seat }, EVERYBODY & ~seatBit(seat));
  if (s.awaits[0] === AWAITS.draw) {
    endTurn(s);
    return;
  }
  s.dealt[0]++;
  if (s.dealt[0] === DEALT_EACH * s.opened.players.length) s.awaits[0] = AWAITS.turn;
}

/** Whose card comes next. `left` is 1 when the neighbour draws. */
function drawerOf(s: State): Player {
  if (s.awaits[0] === AWAITS.deal) return Math.floor(s.dealt[0] / DEALT_EACH) as Player;
  return s.left[0] === 1 ? deciderOf(s) : (s.active[0] as Player);
}

/** A card that somebody else draws is a card, whatever it is. */
export function seenAs(s: State, viewer: Viewer, outcome: number): number {
  const isSeen = viewer === "open" || OUTCOMES.typeOf(outcome) === "start" || drawerOf(s) === viewer;
  return isSeen ? outcome : OUTCOMES.first.card;
}
