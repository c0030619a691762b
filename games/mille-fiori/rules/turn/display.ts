import { tableOf } from "../board/tables.ts";
import { KINDS, type Kind } from "../content.ts";
import { DISPLAY_MASKS, type DisplayMask, KINDS_A_MASK, type State } from "../state.ts";

/** Where a kind of card stands in the masks of the display. */
const MASK_OF = tableOf(KINDS, (kind) => Math.floor(kind / KINDS_A_MASK));
const BIT_OF = tableOf(KINDS, (kind) => 1 << (kind % KINDS_A_MASK));

/** A card joins the open display. */
export function addToDisplay(s: State, kind: Kind): void {
  s.display[kind]++;
  s.displaySize[0]++;
  s.displayKinds[MASK_OF[kind] as DisplayMask] |= BIT_OF[kind];
}

/** 4.1 Takes a card, which must be in the display. */
export function takeFromDisplay(s: State, kind: Kind): void {
  s.display[kind]--;
  s.displaySize[0]--;
  if (s.display[kind] === 0) s.displayKinds[MASK_OF[kind] as DisplayMask] &= ~BIT_OF[kind];
}

/** Makes the masks anew. */
export function deriveDisplay(s: State): void {
  for (const mask of DISPLAY_MASKS) s.displayKinds[mask] = 0;
  for (const kind of KINDS) if (s.display[kind] > 0) s.displayKinds[MASK_OF[kind] as DisplayMask] |= BIT_OF[kind];
}
