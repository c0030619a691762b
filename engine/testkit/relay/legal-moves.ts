import type { MoveBuffer, Reason } from "../../game.ts";
import type { Seat } from "../../seat.ts";
import { CHANCE, NOBODY, seatBit, type ToAct } from "../../to-act.ts";
import { MOVES, type Target } from "./moves.ts";
import { AWAITS, KIND_INDEX, KINDS, type Player, type State } from "./state.ts";

export function toAct(s: State): ToAct {
  switch (s.awaits[0]) {
    case AWAITS.keep:
      return s.opened.players.reduce((mask: ToAct, seat) => (hasChosen(s, seat) ? mask : mask | seatBit(seat)), NOBODY);
    case AWAITS.over:
      return NOBODY;
    default:
      return CHANCE;
  }
}

const hasChosen = (s: State, seat: Player): boolean => s.kept[seat][s.round[0] as 0 | 1 | 2] !== 0;

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  if (!isPlayer(s, seat) || s.awaits[0] !== AWAITS.keep || hasChosen(s, seat)) return 0;
  let n = 0;
  for (const kind of KIND_INDEX) if (s.hand[seat][kind] > 0) out[n++] = MOVES.first.keep + kind;
  return n;
}

const isPlayer = (s: State, seat: Seat): seat is Player => seat < s.opened.players.length;

export const REASON_CODES = ["being-dealt", "kept-already", "hands-travel", "match-over", "not-in-hand"] as const;

export function whyNot(s: State, seat: Seat, target: Target): Reason | undefined {
  switch (s.awaits[0]) {
    case AWAITS.deal:
      return { code: "being-dealt" };
    case AWAITS.pass:
    case AWAITS.reveal:
      return { code: "hands-travel" };
    case AWAITS.over:
      return { code: "match-over" };
  }
  const kind = KIND_INDEX[KINDS.findIndex((name) => target === `card:${name}`)] ?? 0;
  if (hasChosen(s, seat as Player)) return { code: "kept-already" };
  return s.hand[seat as Player][kind] > 0 ? undefined : { code: "not-in-hand", facts: { card: KINDS[kind] } };
}
