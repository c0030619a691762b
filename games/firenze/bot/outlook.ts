import { COLOUR_INDEX, type Slot } from "../rules/content.ts";
import {
  ACT,
  CONTRACT_PHASE,
  FOR_BUILD,
  FOR_EXCHANGE,
  FOR_SWAP,
  GIVE,
  LAY,
  type Player,
  type State,
} from "../rules/state.ts";
import { WORTH } from "./worth.ts";

/** The part of its turn that a seat is in, as far as it matters to its towers. */
export const ELSEWHERE = 0;
export const BEFORE_CARD = 1;
export const BEFORE_BUILT = 2;
export const PAYING = 3;
export const FULFILLING = 4;
export const DONE = 5;

/** What many estimates read about one seat. `lookAt` writes them. */
export const outlook = {
  /** Turns that the seat may expect after the one under way, and the share of their worth that bricks and cards have. */
  ahead: 0,
  use: 0,
  phase: ELSEWHERE as number,
  /** Bricks in storage by colour, with those that an exchange, a swap or the card under way brings. */
  held: new Uint8Array(6),
  allHeld: 0,
};

export function lookAt(s: State, seat: Player): void {
  const isActive = s.active[0] === seat + 1;
  outlook.ahead = turnsAhead(s, seat);
  outlook.use = Math.min(1, (outlook.ahead + 0.1) / WORTH.inTime);
  outlook.phase = isActive ? phaseOf(s) : ELSEWHERE;
  const { held } = outlook;
  const storage = s.storage[seat];
  for (const colour of COLOUR_INDEX) held[colour] = storage[colour];
  if (isActive) addComing(s, held);
  outlook.allHeld = 0;
  for (const colour of COLOUR_INDEX) outlook.allHeld += held[colour] as number;
}

function addComing(s: State, held: Uint8Array): void {
  for (const colour of COLOUR_INDEX) held[colour] = (held[colour] as number) + s.aside[colour];
  if (s.awaits[0] === LAY) {
    const coming = s.rowBricks[(s.slot[0] - 1) as Slot];
    for (const colour of COLOUR_INDEX) held[colour] = (held[colour] as number) + coming[colour];
  }
  if (s.awaits[0] !== GIVE || (s.purpose[0] !== FOR_EXCHANGE && s.purpose[0] !== FOR_SWAP)) return;
  const wanted = s.wanted[0] - 1;
  held[wanted] = (held[wanted] as number) + 1;
}

function phaseOf(s: State): number {
  const awaits = s.awaits[0] === GIVE && s.back[0] > 0 ? s.back[0] : s.awaits[0];
  if (awaits === GIVE && s.purpose[0] === FOR_BUILD) return PAYING;
  if (awaits < LAY) return BEFORE_CARD;
  if (awaits <= ACT) return BEFORE_BUILT;
  return awaits === CONTRACT_PHASE ? FULFILLING : DONE;
}

/**
 * 5.1 Turns that the seat may expect after the one under way. Once a last seal is placed everybody else has one more;
 * before that the number is estimated from the fewest seals left.
 */
export function turnsAhead(s: State, seat: Player): number {
  const { seats, seatList } = s.opened;
  if (s.ending[0] > 0) {
    const active = s.active[0] - 1;
    const own = (seat - active + seats) % seats;
    const end = (s.ending[0] - 1 - active + seats) % seats || seats;
    return own > 0 && own < end ? 1 : 0;
  }
  let fewest: number = s.sealsLeft[seat];
  for (const other of seatList) if (s.sealsLeft[other] < fewest) fewest = s.sealsLeft[other];
  return Math.max(1, fewest * WORTH.pace);
}
