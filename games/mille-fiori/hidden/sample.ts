import { type ChanceSource, Pile, type Sampler, type Seat } from "#engine";
import { FIRST, SIZES, type Space } from "../rules/board/board.ts";
import {
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
import {
  AWAITED,
  BLOCK_BITS,
  type Block,
  LAYOUT,
  type Player,
  type Rules,
  SOURCE_INDEX,
  SOURCES,
  type State,
} from "../rules/state.ts";
import { addToHand } from "../rules/turn/hands.ts";
import type { Mat, Packet, View } from "./view-types.ts";

/** 7.2 Writes states uniform over those consistent with the view. What the view shows is copied, the rest is dealt. */
export function samplerOf(view: View, rules: Rules): Sampler<State> {
  const known = knownState(view, rules);
  const unseen = new Pile(cardsIn(known.deck));
  const packets = rules.seatList.flatMap((seat) => hiddenPacket(view, seat) ?? []);
  return {
    write(s: State, source: ChanceSource) {
      s.bytes.set(known.bytes);
      unseen.gather();
      for (const packet of packets) {
        if (packet.cards === null) dealPacket(s, packet, unseen, source);
        else splitPacket(s, packet, packet.cards, source);
      }
    },
  };
}

/** What the view shows; the cards that it does not show lie in the deck. */
function knownState(view: View, rules: Rules): State {
  const s = LAYOUT.create(rules);
  readCourse(s, view);
  readBoard(s, view);
  for (const seat of rules.seatList) {
    const mat = view.mats[seat];
    if (mat !== undefined) readMat(s, seat, mat);
    readPacket(s, seat, view.packets[seat]);
  }
  layUnseen(s, view);
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
  // A kept card that is not seen is some card: who is to act follows from it. Every write lays another.
  s.kept[seat] = mat.kept === null && mat.hasKept ? 1 : cardPlusOne(mat.kept);
  for (const i of SOURCE_INDEX) s.points[i][seat] = mat.points[SOURCES[i]];
}

/** 7.1 A hand that is seen whole. */
function readPacket(s: State, seat: Player, packet: Packet | undefined): void {
  if (packet === undefined || packet.cards === null || packet.mixed) return;
  for (const [held, card] of packet.cards.entries()) addToHand(s, seat, kindOf(card), held);
}

function layUnseen(s: State, view: View): void {
  const kept = view.mats.flatMap((mat) => mat.kept ?? []);
  const held = view.packets.flatMap(({ cards }) => cards ?? []);
  const taken = view.taken === null ? [] : [view.taken];
  for (const kind of KINDS) s.deck[kind] = COPIES[kind];
  for (const card of [...view.display, ...view.discards, ...taken, ...kept, ...held]) s.deck[kindOf(card)]--;
}

/** The kinds of the cards in a pile, one by one. */
const cardsIn = (counts: State["deck"]): readonly Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));

/** Cards of a seat that the viewer does not know, or of which it does not know which one is kept. */
interface HiddenPacket {
  readonly seat: Player;
  readonly size: number;
  readonly hasKept: boolean;
  /** Kinds, ascending, the kept one among them; `null` where none of them is known. */
  readonly cards: Uint8Array | null;
}

function hiddenPacket(view: View, seat: Player): HiddenPacket | undefined {
  const packet = view.packets[seat];
  if (packet === undefined || (packet.cards !== null && !packet.mixed)) return undefined;
  const { hasKept = false, kept = null } = view.mats[seat] ?? {};
  const cards = packet.cards === null ? null : Uint8Array.from(packet.cards, kindOf);
  return { seat, size: packet.size, hasKept: hasKept && kept === null, cards };
}

/** 7.2 Deals unseen cards at random. */
function dealPacket(s: State, { seat, size, hasKept }: HiddenPacket, unseen: Pile, source: ChanceSource): void {
  if (hasKept) s.kept[seat] = fromDeck(s, unseen.deal(source)) + 1;
  for (let held = 0; held < size; held++) addToHand(s, seat, fromDeck(s, unseen.deal(source)), held);
}

function fromDeck(s: State, card: number): Kind {
  const kind = card as Kind;
  s.deck[kind]--;
  s.deckBlocks[(kind >> BLOCK_BITS) as Block]--;
  return kind;
}

/** 7.2 In a packet that the viewer knows, the kept card is drawn at random. */
function splitPacket(s: State, { seat }: HiddenPacket, cards: Uint8Array, source: ChanceSource): void {
  const at = source.below(cards.length);
  s.kept[seat] = (cards[at] as number) + 1;
  let slot = 0;
  for (let i = 0; i < cards.length; i++) if (i !== at) s.hand[seat][slot++ as 0] = (cards[i] as number) + 1;
}
