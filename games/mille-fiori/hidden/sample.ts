import type { ChanceSource, Seat } from "#engine";
import { FIRST, SIZES, type Space } from "../rules/board/board.ts";
import {
  ALL_CARDS,
  AREAS,
  type Area,
  BONUS_AREAS,
  BONUS_SPACES,
  type BonusAreaName,
  type CardName,
  COPIES,
  KINDS,
  type Kind,
  kindOf,
} from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import { AWAITED, LAYOUT, type Player, type Rules, SOURCE_INDEX, SOURCES, type State } from "../rules/state.ts";
import { addToHand } from "../rules/turn/hands.ts";
import type { Mat, View } from "./view-types.ts";

/** 7.2 A state uniform over those consistent with the view. What the view shows is copied, the rest is dealt. */
export function sample(view: View, rules: Rules, source: ChanceSource): State {
  const s = LAYOUT.create(rules);
  readCourse(s, view);
  readBoard(s, view);
  for (const seat of rules.seatList) {
    const mat = view.mats[seat];
    if (mat !== undefined) readMat(s, seat, mat);
  }
  dealHands(s, view, source);
  deriveAll(s);
  return s;
}

const plusOne = (seat: Seat | null | undefined): number => (seat === null || seat === undefined ? 0 : seat + 1);
const cardPlusOne = (card: CardName | null): number => (card === null ? 0 : kindOf(card) + 1);

function readCourse(s: State, view: View): void {
  s.awaits[0] = AWAITED.indexOf(view.awaits);
  s.dealt[0] = view.dealt;
  s.round[0] = view.round;
  s.trick[0] = view.trick;
  s.doge[0] = plusOne(view.doge);
  s.actor[0] = plusOne(view.actor);
  s.ending[0] = plusOne(view.ending);
  s.taken[0] = cardPlusOne(view.taken);
  s.deckSize[0] = view.deckSize;
  s.displaySize[0] = view.display.length;
  for (const card of view.display) s.display[kindOf(card)]++;
  for (const card of view.discards) s.discards[kindOf(card)]++;
}

function readBoard(s: State, view: View): void {
  for (const [area, name] of AREAS.entries()) {
    const owners = view.board[name];
    for (let i = 0; i < SIZES[area as Area]; i++) {
      s.board[(FIRST[area as Area] + i) as Space] = plusOne(owners[i]);
    }
  }
  for (const area of BONUS_AREAS) {
    const owners = view.bonuses[AREAS[area] as BonusAreaName];
    for (const k of BONUS_SPACES) s.bonus[area][k] = plusOne(owners[k]);
  }
}

function readMat(s: State, seat: Player, mat: Mat): void {
  s.personal[seat] = mat.personal;
  s.general[seat] = mat.general;
  s.ship[seat] = mat.ship;
  s.kept[seat] = cardPlusOne(mat.kept);
  for (const i of SOURCE_INDEX) s.points[i][seat] = mat.points[SOURCES[i]];
}

/** A bag to draw cards from: counts by kind, and their sum. */
interface Bag {
  readonly counts: number[];
  size: number;
}

function take(bag: Bag, kind: Kind): void {
  bag.counts[kind] = (bag.counts[kind] ?? 0) - 1;
  bag.size--;
}

function drawFrom(bag: Bag, source: ChanceSource): Kind {
  let ticket = source.below(bag.size);
  for (const kind of KINDS) {
    ticket -= bag.counts[kind] ?? 0;
    if (ticket >= 0) continue;
    take(bag, kind);
    return kind;
  }
  throw new Error("invariant: a card is left");
}

/** 7.2 Deals unseen cards at random; in a packet that the viewer knows, the kept card is drawn at random. */
function dealHands(s: State, view: View, source: ChanceSource): void {
  const unseen: Bag = { counts: KINDS.map((kind) => COPIES[kind]), size: ALL_CARDS };
  const seen = [...view.display, ...view.discards, ...(view.taken === null ? [] : [view.taken])];
  for (const card of seen) take(unseen, kindOf(card));
  for (const { kept } of view.mats) if (kept !== null) take(unseen, kindOf(kept));
  for (const { cards } of view.packets) for (const card of cards ?? []) take(unseen, kindOf(card));
  for (const seat of s.opened.seatList) {
    const packet = view.packets[seat];
    if (packet === undefined) continue;
    const bag = packet.cards === null ? unseen : bagOf(packet.cards.map(kindOf));
    if (view.mats[seat]?.hasKept === true && s.kept[seat] === 0) s.kept[seat] = drawFrom(bag, source) + 1;
    for (let held = 0; held < packet.size; held++) addToHand(s, seat, drawFrom(bag, source), held);
  }
  for (const kind of KINDS) s.deck[kind] = unseen.counts[kind] ?? 0;
}

function bagOf(cards: readonly Kind[]): Bag {
  const counts = KINDS.map(() => 0);
  for (const kind of cards) counts[kind] = (counts[kind] ?? 0) + 1;
  return { counts, size: cards.length };
}
