import type { MoveBuffer, Seat } from "#engine";
import { choices } from "../actions/choices.ts";
import { choose } from "../actions/choose.ts";
import {
  ACTION_CARDS,
  ACTION_INDEX,
  type Action,
  ARTWORK,
  BRICK,
  BUILD,
  BUILDINGS,
  CONTRIBUTE,
  MARBLE,
  PORTS,
  SHIP,
  TRANSPORT,
  WEAVE,
  WOOD,
} from "../content.ts";
import { lowestIn, maskOf, withoutLowest } from "../masks.ts";
import { MOVES } from "../moves.ts";
import { GIFT_SLOTS, HOUSES, LAYOUT, type State } from "../state.ts";
import { playCard } from "../turn/action-cards.ts";

/**
 * 3.2, 3.11 Can the seat, by playing cards, come to a point where one of the wanted actions is possible? A depth-first
 * search plays the cards and makes the choices on copies of the state, by the rules themselves.
 */

/** 4.1 to 4.7 By action, the cards that can help to make it possible when it is impossible now. */
const HELPS: readonly number[] = [
  maskOf(BUILD, CONTRIBUTE),
  maskOf(BUILD, CONTRIBUTE),
  maskOf(BUILD, CONTRIBUTE, ARTWORK),
  maskOf(BUILD, SHIP, TRANSPORT),
  maskOf(WOOD, BRICK),
  maskOf(MARBLE),
  maskOf(BUILD, WEAVE),
  maskOf(BUILD, WEAVE),
  maskOf(WOOD, BRICK, MARBLE),
];

/** `HELPS` of several actions, by their mask. */
const HELP_ANY: readonly number[] = Array.from({ length: 1 << ACTION_INDEX.length }, (_, actions) =>
  ACTION_INDEX.reduce<number>((cards, a) => ((actions >> a) & 1 ? cards | (HELPS[a] as number) : cards), 0),
);

/**
 * 3.2 The cards in hand that help a wanted action, or help another card that does. A possible card needs no help,
 * except build: it matters what it can build. The search leaves out all other cards (measured: 0.80 of the time of a
 * random decision).
 */
function usefulCards(s: State, seat: Seat, wanted: number): number {
  const possible = s.possible[seat];
  const held = s.held[seat];
  const followed = ~possible | (1 << BUILD);
  let useful = held & (HELP_ANY[wanted] as number);
  for (let more = useful; more !== 0; useful |= more) {
    const help = HELP_ANY[useful & followed] as number;
    more = held & help & ~useful;
  }
  return useful & possible;
}

/** A copy of the state for a depth of the search. It is made once for an opened match and written over by each search. */
function copyAt(depth: number, s: State): State {
  const { copies } = s.opened;
  const copy = copies[depth] ?? LAYOUT.create(s.opened);
  copies[depth] = copy;
  copy.bytes.set(s.bytes);
  return copy;
}

function afterCard(s: State, seat: Seat, card: Action, depth: number): State {
  const after = copyAt(depth, s);
  playCard(after, seat, card, undefined);
  return after;
}

function afterChoice(s: State, seat: Seat, move: number, depth: number): State {
  const after = copyAt(depth, s);
  choose(after, seat, move);
  return after;
}

/**
 * Lists of choices by depth of the search. A hand has 45 cards at most, and a card takes two levels: itself and its
 * choice.
 */
const lists: readonly MoveBuffer[] = Array.from(
  { length: 2 * ACTION_CARDS + 1 },
  () => new Uint16Array(GIFT_SLOTS.length),
);

/** Choices of the same number make the same later actions possible: they differ in the port, church or building only. */
const ALIKE: ReadonlyMap<number, number> = new Map([
  [MOVES.first.buildShip, 0],
  [MOVES.first.buildWorkshop, 1],
  ...HOUSES.map((house) => [MOVES.first.buildHouse + house, 2 + house] as const),
  ...BUILDINGS.map((building) => [MOVES.first.artwork + building, 5] as const),
  ...GIFT_SLOTS.map((slot) => [MOVES.first.contribute + slot, 6 + (slot % 3)] as const),
  ...PORTS.map((port) => [MOVES.first.ship + port, 9] as const),
  ...HOUSES.map((house) => [MOVES.first.transport + house, 10 + house] as const),
]);

/**
 * Is a wanted action possible, or possible after playing cards? One cloth delivered is enough: it makes room in a
 * workshop as more would, leaves more cloth, and weaving later costs fewer cubes.
 */
function reaches(s: State, seat: Seat, wanted: number, depth: number): boolean {
  if (s.action[0] > 0 && s.delivered[0] === 0) return reachesByChoice(s, seat, wanted, depth);
  return (s.possible[seat] & wanted) !== 0 || reachesByCard(s, seat, wanted, depth);
}

function reachesByCard(s: State, seat: Seat, wanted: number, depth: number): boolean {
  for (let rest = usefulCards(s, seat, wanted); rest !== 0; rest = withoutLowest(rest)) {
    if (reaches(afterCard(s, seat, lowestIn(rest) as Action, depth), seat, wanted, depth + 1)) return true;
  }
  return false;
}

function reachesByChoice(s: State, seat: Seat, wanted: number, depth: number): boolean {
  const moves = lists[depth] as MoveBuffer;
  const n = choices(s, seat, moves);
  let tried = 0;
  for (let i = 0; i < n; i++) {
    const move = moves[i] as number;
    const bit = 1 << (ALIKE.get(move) ?? 0);
    if ((tried & bit) !== 0) continue;
    tried |= bit;
    if (reaches(afterChoice(s, seat, move, depth), seat, wanted, depth + 1)) return true;
  }
  return false;
}

/**
 * 3.2, 3.11 Can the seat carry out one of the wanted actions, now or after playing cards? Also in the middle of an
 * action.
 */
export function canReach(s: State, seat: Seat, wanted: number): boolean {
  return reaches(s, seat, wanted, 0);
}

/** 3.2 Those of the wanted actions, all impossible now, that cards in hand can make possible. */
export function reachable(s: State, seat: Seat, wanted: number): number {
  let mask = 0;
  for (let rest = wanted; rest !== 0; rest = withoutLowest(rest)) {
    const bit = 1 << lowestIn(rest);
    if (reachesByCard(s, seat, bit, 0)) mask |= bit;
  }
  return mask;
}

/** 4.1 to 4.7 By action, the actions that carrying it out can make impossible. */
const HURTS: readonly number[] = [
  maskOf(WOOD),
  maskOf(BRICK),
  maskOf(MARBLE),
  maskOf(WEAVE),
  maskOf(BUILD, CONTRIBUTE),
  maskOf(ARTWORK, CONTRIBUTE),
  maskOf(SHIP, TRANSPORT),
  maskOf(SHIP, TRANSPORT),
  maskOf(BUILD, ARTWORK, CONTRIBUTE),
];
/** 4.1, 4.2 The actions that need cubes of the reserve, and the most cubes that one action takes. */
const NEED_CUBES = maskOf(WOOD, BRICK, MARBLE, WEAVE);
const MOST_CUBES = 3;

/**
 * 3.11 Is a wanted action possible that stays possible however the action `a` is carried out? Mostly so, which spares
 * the search.
 */
export function isSafe(s: State, seat: Seat, a: Action, wanted: number): boolean {
  const hurt = (HURTS[a] as number) | (s.cubes[seat] > MOST_CUBES ? 0 : NEED_CUBES);
  return (s.possible[seat] & wanted & ~hurt) !== 0;
}

/** 3.11 Those of the cards, all possible now, that can be carried out so that a wanted action stays within reach. */
export function cardsThatKeep(s: State, seat: Seat, cards: number, wanted: number): number {
  let kept = 0;
  for (let rest = cards; rest !== 0; rest = withoutLowest(rest)) {
    const card = lowestIn(rest) as Action;
    if (isSafe(s, seat, card, wanted) || reaches(afterCard(s, seat, card, 0), seat, wanted, 1)) kept |= 1 << card;
  }
  return kept;
}

/** 3.11 Is a wanted action within reach after this choice inside an action? */
export function canReachAfter(s: State, seat: Seat, choice: number, wanted: number): boolean {
  return reaches(afterChoice(s, seat, choice, 0), seat, wanted, 1);
}
