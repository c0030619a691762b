import { EVERYBODY, type Tell } from "#engine";
import type { Event, Supply } from "../events.ts";
import type { Player, State } from "../state.ts";

/** Diamonds of a seat that are not on the board yet. */
export const diamondsOf = (s: State, seat: Player): number => s.personal[seat] + s.general[seat];

/** 4.5 Where the next diamond of a seat comes from. */
export const supplyOf = (s: State, seat: Player): Supply => (s.personal[seat] > 0 ? "personal" : "general");

/** 4.5, 6.2 Takes a diamond of a seat that has one: from the personal supply, when that is empty from the general one. */
export function takeDiamond(s: State, seat: Player): void {
  if (s.personal[seat] === 0) {
    s.general[seat]--;
    return;
  }
  s.personal[seat]--;
  if (s.personal[seat] === 0 && s.ending[0] === 0) s.ending[0] = seat + 1;
}

/** Reports the effect of taking this diamond on the supplies; called before it is taken. */
export function tellSupply(s: State, seat: Player, tell: Tell<Event>): void {
  if (s.personal[seat] === 1) tell({ type: "lastDiamond", seat, ends: s.ending[0] === 0 }, EVERYBODY);
  else if (s.personal[seat] === 0 && s.general[seat] === s.opened.general) {
    tell({ type: "generalSupplyOpened", seat }, EVERYBODY);
  }
}
