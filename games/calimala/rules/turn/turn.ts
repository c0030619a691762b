import { EVERYBODY, type Seat, seatAfter } from "#engine";
import { COUNCIL_SEATS } from "../content.ts";
import type { Listener } from "../events.ts";
import { scoreTile } from "../scoring/scoring.ts";
import { activeOf, PLACE, REVEAL, type State } from "../state.ts";

export function beginTurn(s: State, seat: Seat): void {
  s.active[0] = seat + 1;
  s.actor[0] = seat + 1;
  s.awaits[0] = PLACE;
}

/** 6.1, 6.2 The turn ends. The next turn begins, or the match ends in one of two ways. */
export function endTurn(s: State, tell: Listener): void {
  const active = activeOf(s);
  s.turns[active]++;
  s.street[0] = 0;
  s.sides[0] = 0;
  s.sides[1] = 0;
  s.position[0] = 0;
  s.compensated[0] = 0;
  const next = seatAfter(active, s.opened.seats);
  const roundOver = next + 1 === s.startPlayer[0];
  if (roundOver && s.tilesScored[0] === COUNCIL_SEATS) reveal(s);
  else if (s.coloured[next] + s.white[next] > 0) beginTurn(s, next);
  else {
    tell?.({ type: "allDiscsPlaced" }, EVERYBODY);
    while (s.tilesScored[0] < COUNCIL_SEATS) scoreTile(s, (s.startPlayer[0] - 1) as Seat, tell);
    reveal(s);
  }
}

function reveal(s: State): void {
  s.awaits[0] = REVEAL;
  s.actor[0] = 0;
}
