import type { Viewer } from "#engine";
import type { HiddenPlace, Secrets } from "#engine/testkit";
import { KINDS, type Kind } from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
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

/** The places that the viewer cannot see. Follows from the rules alone; reads neither `view` nor `sample`. */
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

/** A viewer knows its own cards. Of a packet that it has held, only the kept cards are hidden. */
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

/** A mark that is easy to find in any text; no card has this number. */
const MARK = 76_543_000;

/** The deck, and packets that the viewer has never held. The number of cards stays. */
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

/** What is hidden in a state of Mille Fiori. */
export const SECRETS: Secrets<State> = { hidden, redeal, stain };
