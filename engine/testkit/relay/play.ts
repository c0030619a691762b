import type { Tell } from "../../game.ts";
import type { Seat } from "../../seat.ts";
import { NOBODY, seatBit } from "../../to-act.ts";
import { toAct } from "./legal-moves.ts";
import { type Event, MOVES, others } from "./moves.ts";
import { AWAITS, KINDS, type Kind, type Player, type State, sum } from "./state.ts";

/** Keeps a card. After the last seat has chosen, chance is to act and passes the hands on. */
export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const kind = (move - MOVES.first.keep) as Kind;
  const player = seat as Player;
  s.hand[player][kind]--;
  s.kept[player][s.round[0] as 0 | 1 | 2] = kind + 1;
  if (tell) {
    tell({ type: "kept", seat, card: KINDS[kind] }, seatBit(seat));
    tell({ type: "kept", seat }, others(seat));
  }
  if (toAct(s) === NOBODY) s.awaits[0] = sum(s.hand[player]) === 0 ? AWAITS.reveal : AWAITS.pass;
}
