import type { Viewer } from "#engine";
import type { HiddenPlace, Secrets, Subject } from "#engine/testkit";
import { type MilleFioriTypes, milleFiori } from "../index.ts";
import { modelOf } from "../naive/model.ts";
import { SPACES } from "../rules/board/board.ts";
import { BONUS_AREAS, BONUS_SPACES, CARDS, KINDS, type Kind } from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import { REASONS } from "../rules/reasons/reasons.ts";
import { HAND_SLOTS, LAYOUT, type Player, type State } from "../rules/state.ts";

/** A hidden card and where it lies. */
interface Spot extends HiddenPlace {
  readonly at: Player | "deck";
  readonly isKept: boolean;
}

/** RULES.md 7.1. A packet is what was dealt to a seat; it moves one seat to the left with every trick. */
function holderOf(s: State, packet: Player, trick: number): Player {
  return ((packet + trick - 1) % s.opened.seats) as Player;
}

/** The trick that is being played; while cards are dealt, everybody holds their own packet. */
const trickOf = (s: State): number => Math.max(1, s.trick[0]);

function hasHeld(s: State, viewer: Viewer, packet: Player): boolean {
  for (let trick = 1; trick <= trickOf(s); trick++) if (holderOf(s, packet, trick) === viewer) return true;
  return false;
}

/** What the viewer cannot see. Told from the rules alone; reads neither `view` nor `sample`. */
function spotsOf(s: State, viewer: Viewer): readonly Spot[] {
  if (viewer === "open") return [];
  const inPackets = s.opened.seatList.flatMap((packet) => packetSpots(s, viewer, packet));
  const inDeck = KINDS.flatMap((kind) =>
    Array.from(
      { length: s.deck[kind] },
      (): Spot => ({ pool: "unseen", holder: "deck", kind, at: "deck", isKept: false }),
    ),
  );
  return [...inPackets, ...inDeck];
}

/** One's own cards are plain. Of a packet that one has held, only what was kept of it is not known. */
function packetSpots(s: State, viewer: Viewer, packet: Player): readonly Spot[] {
  const at = holderOf(s, packet, trickOf(s));
  const isSeen = hasHeld(s, viewer, packet);
  if (at === viewer || (isSeen && s.kept[at] === 0)) return [];
  const pool = isSeen ? `packet ${packet}` : "unseen";
  const spot = (card: number, isKept: boolean): Spot => ({ pool, holder: at, kind: card - 1, at, isKept });
  const rest = HAND_SLOTS.map((slot) => s.hand[at][slot]).filter((card) => card > 0);
  return [...(s.kept[at] > 0 ? [spot(s.kept[at], true)] : []), ...rest.map((card) => spot(card, false))];
}

const hidden = (s: State, viewer: Viewer): readonly HiddenPlace[] =>
  spotsOf(s, viewer).map(({ pool, holder, kind }) => ({ pool, holder, kind }));

function copyOf(s: State): State {
  const other = LAYOUT.create(s.opened);
  other.bytes.set(s.bytes);
  return other;
}

function redeal(s: State, viewer: Viewer, kinds: readonly number[]): State {
  const other = copyOf(s);
  const hands = new Map<Player, number[]>();
  for (const kind of KINDS) if (viewer !== "open") other.deck[kind] = 0;
  for (const [i, spot] of spotsOf(s, viewer).entries()) {
    const kind = (kinds[i] ?? spot.kind) as Kind;
    if (spot.at === "deck") other.deck[kind]++;
    else if (spot.isKept) other.kept[spot.at] = kind + 1;
    else hands.set(spot.at, [...(hands.get(spot.at) ?? []), kind + 1]);
  }
  for (const [seat, cards] of hands) {
    cards.sort((a, b) => a - b);
    for (const slot of HAND_SLOTS) other.hand[seat][slot] = cards[slot] ?? 0;
  }
  deriveAll(other);
  return other;
}

/** Stands out in any text, and is the number of no card. */
const MARK = 76_543_000;

/** The deck, and packets that the viewer has never held. How many cards there are stays. */
function stain(s: State, viewer: Viewer): State {
  const other = copyOf(s);
  if (viewer === "open") return other;
  const marked = (cards: ArrayLike<number>) => Int32Array.from(cards, (card) => (card === 0 ? 0 : card + MARK));
  Object.assign(other, {
    deck: marked(s.deck),
    deckBlocks: marked(s.deckBlocks),
    kept: Int32Array.from(s.kept as ArrayLike<number>),
  });
  for (const packet of s.opened.seatList) {
    if (hasHeld(s, viewer, packet)) continue;
    const at = holderOf(s, packet, trickOf(s));
    Object.assign(other.hand, { [at]: marked(s.hand[at]) });
    if (s.kept[at] > 0) other.kept[at] = s.kept[at] + MARK;
  }
  return other;
}

const sum = (numbers: Iterable<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0);

/** 1.2, 1.11 Cards by kind, diamonds by seat, sizes; and what is written down twice agrees. */
function conserved(s: State): Readonly<Record<string, number>> {
  const { seatList } = s.opened;
  const counts: [string, number][] = [];
  const isIt = (card: number, kind: Kind) => (card === kind + 1 ? 1 : 0);
  for (const kind of KINDS) {
    const held = seatList.map((seat) => sum(HAND_SLOTS.map((slot) => isIt(s.hand[seat][slot], kind))));
    const kept = seatList.map((seat) => isIt(s.kept[seat], kind));
    const open = s.display[kind] + s.discards[kind] + isIt(s.taken[0], kind);
    counts.push([`card ${CARDS[kind]?.name}`, s.deck[kind] + open + sum(held) + sum(kept)]);
  }
  for (const seat of seatList) {
    const placed = SPACES.filter((space) => s.board[space] === seat + 1).length;
    const bonus = BONUS_AREAS.map((area) => BONUS_SPACES.filter((k) => s.bonus[area][k] === seat + 1).length);
    counts.push([`diamonds ${seat}`, s.personal[seat] + s.general[seat] + placed + sum(bonus)]);
    counts.push([`second bonus ${seat}`, bonus.filter((n) => n > 1).length]);
  }
  counts.push(["deck", s.deckSize[0] - sum(KINDS.map((kind) => s.deck[kind]))]);
  counts.push(["display", s.displaySize[0] - sum(KINDS.map((kind) => s.display[kind]))]);
  const again = copyOf(s);
  deriveAll(again);
  counts.push(["derived", again.bytes.every((byte, i) => byte === s.bytes[i]) ? 0 : 1]);
  return Object.fromEntries(counts);
}

/** Mille Fiori as the conformance kit looks at it. */
export const SUBJECT: Subject<MilleFioriTypes> = {
  game: milleFiori,
  places: LAYOUT.places,
  secrets: { hidden, redeal, stain } satisfies Secrets<State>,
  conserved,
  pointsOf: (event) => ("points" in event ? event.points : undefined),
  reasonCodes: REASONS,
  model: modelOf,
};
