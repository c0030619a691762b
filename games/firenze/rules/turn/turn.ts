import { EVERYBODY } from "#engine";
import { total } from "../bricks.ts";
import { isEmpty, remakeEmptyDeck } from "../cards/piles.ts";
import {
  BUILDING_INDEX,
  type Building,
  FIRST_BUILDING,
  HAND_KINDS,
  type HandKind,
  PERSON_KINDS,
  SLOTS,
  type Slot,
  WAREHOUSE,
} from "../content.ts";
import type { Listener } from "../events.ts";
import { DISCARDABLE } from "../moves.ts";
import { scoreEnd } from "../scoring/scoring.ts";
import {
  ACT,
  activeOf,
  CHOOSE,
  DRAW_BRICKS,
  DRAW_CARD,
  LIMIT_BRICKS,
  LIMIT_CARDS,
  MOST_TURNS,
  OVER,
  type Player,
  type State,
} from "../state.ts";

export function rowSize(s: State): number {
  let n = 0;
  while (n < SLOTS.length && s.rowCard[n as Slot] > 0) n++;
  return n;
}

/** 3 Begins a turn. With an empty row there is no card to choose, and phase 1 ends with the refill. */
export function startTurn(s: State, seat: Player, tell: Listener): void {
  s.active[0] = seat + 1;
  s.played[0] = 0;
  s.built[0] = 0;
  s.exchanged[0] = 0;
  if (s.rowCard[0] > 0) s.awaits[0] = CHOOSE;
  else refill(s, tell);
}

/** 3.1 Refills the row card by card until it is full or no card is left. Phase 2 follows. */
export function refill(s: State, tell: Listener): void {
  s.slot[0] = 0;
  s.awaits[0] = ACT;
  if (rowSize(s) === SLOTS.length) return;
  // Cards may have been discarded since the last one was drawn.
  remakeEmptyDeck(s, tell);
  if (!isEmpty(s.deck) || !isEmpty(s.startDeck)) s.awaits[0] = DRAW_CARD;
}

/** Begins to draw up to `n` bricks from the bag onto a row card. Returns false when there is nothing to draw. */
export function drawOnto(s: State, slot: Slot, n: number, tell: Listener): boolean {
  const drawn = Math.min(n, total(s.bag));
  if (drawn < n) tell?.({ type: "bagShort", slot, n: drawn }, EVERYBODY);
  if (drawn === 0) return false;
  s.slot[0] = slot + 1;
  s.drawLeft[0] = drawn;
  s.awaits[0] = DRAW_BRICKS;
  return true;
}

/** 3.6 */
export const storageLimit = (s: State, seat: Player): number =>
  s.buildings[seat][WAREHOUSE] === 1 ? s.opened.figures.limits.storageWithWarehouse : s.opened.figures.limits.storage;

/** How many of a kind that phase 6 may discard a seat has. */
export function discardable(s: State, seat: Player, i: number): number {
  const kind = DISCARDABLE[i] ?? 0;
  if (kind < FIRST_BUILDING) return s.hand[seat][kind as HandKind];
  return s.buildings[seat][(kind - FIRST_BUILDING) as Building];
}

/** 3.6, 4.13 Cards to discard: feasts count, but stay. */
export function cardExcess(s: State, seat: Player): number {
  if (s.buildings[seat][WAREHOUSE] === 1) return 0;
  const hand = s.hand[seat];
  let cards = 0;
  for (const kind of HAND_KINDS) cards += hand[kind];
  let loose = 0;
  for (const building of BUILDING_INDEX) loose += s.buildings[seat][building];
  const excess = cards + loose - s.opened.figures.limits.cards;
  if (excess <= 0) return 0;
  for (const kind of PERSON_KINDS) loose += hand[kind];
  return Math.min(loose, excess);
}

/** 3.6 Bricks first, then cards; the phase ends at once when both limits are kept. */
export function enterLimits(s: State, tell: Listener): void {
  const seat = activeOf(s);
  const bricks = total(s.storage[seat]) - storageLimit(s, seat);
  const excess = bricks > 0 ? bricks : cardExcess(s, seat);
  s.due[0] = Math.max(0, excess);
  s.lowest[0] = 0;
  if (excess <= 0) endTurn(s, tell);
  else s.awaits[0] = bricks > 0 ? LIMIT_BRICKS : LIMIT_CARDS;
}

/** 5.1, 5.4 Whose turn is next, or the end. */
function endTurn(s: State, tell: Listener): void {
  const seat = activeOf(s);
  s.turns[seat]++;
  tell?.({ type: "turnEnded", seat }, EVERYBODY);
  const next = ((seat + 1) % s.opened.seats) as Player;
  const isStopped = s.turns[next] >= MOST_TURNS;
  if (!isStopped && s.ending[0] !== next + 1) {
    startTurn(s, next, tell);
    return;
  }
  if (isStopped) tell?.({ type: "matchStopped" }, EVERYBODY);
  s.awaits[0] = OVER;
  s.active[0] = 0;
  s.played[0] = 0;
  s.built[0] = 0;
  s.exchanged[0] = 0;
  scoreEnd(s, tell);
}
