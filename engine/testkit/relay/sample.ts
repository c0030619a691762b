import { Pile, type Sampler } from "../../sampler.ts";
import {
  AWAITS,
  COPIES,
  holderOf,
  KIND_INDEX,
  type Kind,
  newState,
  type Opened,
  type Player,
  type Round,
  type State,
} from "./state.ts";
import type { View } from "./view.ts";

/**
 * Writes deals that fit all sightings of the viewer. Cards that left a packet between two sightings were kept by those
 * who held it in between; those kept before the first sighting are drawn from the unseen cards.
 */
export function samplerOf(opened: Opened, seen: View): Sampler<State> {
  const { known, heaps } = whatIsOpen(opened, seen);
  return {
    write(s, source) {
      s.bytes.set(known.bytes);
      for (const { places, pile, isUnseen } of heaps) {
        pile.gather();
        for (const place of places) put(s, place, pile.deal(source) as Kind);
        while (isUnseen && pile.left > 0) s.deck[pile.deal(source) as Kind]++;
      }
    },
  };
}

/** A place for one card: what a seat kept in a round, or its hand. */
interface Place {
  readonly holder: Player;
  readonly keptIn: Round | undefined;
}

function put(s: State, { holder, keptIn }: Place, kind: Kind): void {
  if (keptIn === undefined) s.hand[holder][kind]++;
  else s.kept[holder][keptIn] = kind + 1;
}

/** Cards of which the viewer does not know which one lies where, and the places that they lie in. */
interface Heap {
  readonly places: readonly Place[];
  readonly pile: Pile;
  /** The rest of these cards is the deck. */
  readonly isUnseen: boolean;
}

/** What the view shows, and the heaps that are dealt from. */
function whatIsOpen(opened: Opened, seen: View): { readonly known: State; readonly heaps: readonly Heap[] } {
  const known = newState(opened);
  known.awaits[0] = AWAITS[seen.awaits];
  known.round[0] = seen.round;
  known.dealt[0] = seen.dealt;
  for (const seat of opened.players) known.score[seat] = seen.scores[seat] ?? 0;
  const heaps: Heap[] = [];
  const rest: Slot[] = [];
  const pool: number[] = [...COPIES];
  for (const packet of opened.players) {
    const slots = slotsOf(opened, seen, packet);
    const sightings = seen.sightings.filter((each) => each.packet === packet);
    const first = sightings[0]?.round ?? Number.POSITIVE_INFINITY;
    rest.push(...slots.filter((slot) => slot.round < first));
    for (const [i, { round, cards }] of sightings.entries()) {
      const next = sightings[i + 1];
      const inside = cards.map((n, kind) => n - (next?.cards[kind] ?? 0));
      for (const kind of KIND_INDEX) pool[kind] = (pool[kind] ?? 0) - (inside[kind] ?? 0);
      const until = next?.round ?? Number.POSITIVE_INFINITY;
      const between = slots.filter((slot) => slot.round >= round && slot.round < until);
      heaps.push(heapOf(known, between, inside, false));
    }
  }
  return { known, heaps: [...heaps, heapOf(known, rest, pool, true)] };
}

/** A place and the card that the viewer knows to lie there. */
interface Slot {
  readonly round: number;
  readonly known: Kind | null;
  readonly place: Place;
}

/** The places of a packet: what was kept of it round by round, then what is left of it. */
function slotsOf(opened: Opened, seen: View, packet: Player): readonly Slot[] {
  const slots: Slot[] = [];
  for (let round = 0; round <= seen.round; round++) {
    const holder = holderOf(opened, packet, round);
    const known = seen.kept[holder]?.[round] ?? null;
    if (known === 0) continue;
    const place = { holder, keptIn: round as Round };
    slots.push({ round, known: known === null ? null : ((known - 1) as Kind), place });
  }
  const holder = holderOf(opened, packet, seen.round);
  const hand = seen.hands[holder]?.flatMap((n, kind) => Array.from({ length: n }, () => kind as Kind));
  for (let i = 0; i < (seen.handSizes[holder] ?? 0); i++) {
    slots.push({ round: seen.round, known: hand?.[i] ?? null, place: { holder, keptIn: undefined } });
  }
  return slots;
}

/** Puts the known cards where they lie; the others are a heap. */
function heapOf(s: State, slots: readonly Slot[], counts: readonly number[], isUnseen: boolean): Heap {
  const left = [...counts];
  for (const { known, place } of slots) {
    if (known === null) continue;
    put(s, place, known);
    left[known] = (left[known] ?? 0) - 1;
  }
  const pile = new Pile(left.flatMap((n, kind) => Array.from({ length: n }, () => kind)));
  const places = slots.filter(({ known }) => known === null).map(({ place }) => place);
  return { places, pile, isUnseen };
}
