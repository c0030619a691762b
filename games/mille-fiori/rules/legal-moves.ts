import { isToAct, type MoveBuffer, NO_MOVE, type Seat } from "#engine";
import { type Good, LAST_SEA_SPACE, SIZES } from "./board/board.ts";
import { MATERIAL_MASK, MATERIAL_RANK, OPEN_PEOPLE } from "./board/masks.ts";
import { lowestBit } from "./board/tables.ts";
import { AREA_OF, GOBLET, HARBOR, HOUSES, type Kind, NOBILI, POPULI, SIGN_OF, TRADE, WORKSHOPS } from "./content.ts";
import { filledPeople, filledWorkshops } from "./derived.ts";
import { FIRST_PLACEMENT, MOVES } from "./moves.ts";
import {
  actorOf,
  cardInPlay,
  DISPLAY_MASKS,
  EXTRA,
  HAND,
  KEEP,
  KINDS_A_MASK,
  PLAY_EXTRA,
  type Player,
  type State,
} from "./state.ts";
import { diamondsOf } from "./turn/diamonds.ts";

const scratch = new Uint16Array(64);
const ALL_ROWS = 31;
const ALL_BERTHS = (1 << SIZES[HARBOR]) - 1;

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  if (!isToAct(s.acting[0], seat)) return 0;
  const player = seat as Player;
  switch (s.awaits[0]) {
    case KEEP:
      return keeps(s, player, out);
    case EXTRA:
      return extraCards(s, out);
    default:
      return plays(s, player, cardInPlay(s), out);
  }
}

/** 2.3 Identical cards are one choice: hands are ascending, and only a card above the one before counts. */
function keeps(s: State, seat: Player, out: MoveBuffer): number {
  const hand = s.hand[seat];
  let n = 0;
  let last = 0;
  for (let slot = 0; slot < HAND; slot++) {
    const card = hand[slot as 0];
    out[n] = MOVES.first.keep + card - 1;
    n = (n + ((last - card) >>> 31)) | 0;
    last = card;
  }
  return n;
}

/** 4.1 As long as a seat has a diamond, every card has a space. */
function extraCards(s: State, out: MoveBuffer): number {
  let n = 0;
  for (const mask of DISPLAY_MASKS) {
    const first = MOVES.first.take + mask * KINDS_A_MASK;
    for (let rest = s.displayKinds[mask]; rest !== 0; rest &= rest - 1) out[n++] = first + lowestBit(rest);
  }
  out[n++] = MOVES.first.decline;
  return n;
}

/** 4.2 Can the seat play a card of the display? As long as it has a diamond it can place any, else it can sail. */
export const canTake = (s: State, seat: Player): boolean =>
  s.displaySize[0] > 0 && (diamondsOf(s, seat) > 0 || s.ship[seat] < LAST_SEA_SPACE);

/** 3.1 All spaces for the card, then sailing. */
function plays(s: State, seat: Player, card: Kind, out: MoveBuffer): number {
  let n = diamondsOf(s, seat) === 0 ? 0 : placements(s, card, out);
  if (s.ship[seat] < LAST_SEA_SPACE) out[n++] = MOVES.first.sail + card;
  return n;
}

function placements(s: State, card: Kind, out: MoveBuffer): number {
  const first = FIRST_PLACEMENT[card];
  switch (AREA_OF[card]) {
    case WORKSHOPS:
      return workshops(MATERIAL_MASK[SIGN_OF[card] as 0] & ~filledWorkshops(s), first, out);
    case HOUSES:
      out[0] = first + s.houses[0];
      return 1;
    case NOBILI:
      return fill(OPEN_PEOPLE[filledPeople(s, 0)] as number, first, out);
    case POPULI:
      return fill(OPEN_PEOPLE[filledPeople(s, 1)] as number, first, out);
    case TRADE:
      return fill(ALL_ROWS & ~s.goodRows[(SIGN_OF[card] - GOBLET) as Good], first, out);
    default:
      return fill(ALL_BERTHS & ~s.berths[0], first, out);
  }
}

/** Writes a move for every bit of the mask, ascending. */
function fill(mask: number, first: number, out: MoveBuffer): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[n++] = first + lowestBit(rest);
  return n;
}

function workshops(mask: number, first: number, out: MoveBuffer): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[n++] = first + MATERIAL_RANK[lowestBit(rest) as 0];
  return n;
}

/** 7.3 A kept card is hidden; only an extra card's single move is public. */
export function forced(s: State): number {
  if (s.awaits[0] !== PLAY_EXTRA) return NO_MOVE;
  return plays(s, actorOf(s), cardInPlay(s), scratch) === 1 ? (scratch[0] as number) : NO_MOVE;
}
