import type { ChanceSource } from "../../match/chance.ts";
import { invariant } from "../../result.ts";
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
  sum,
} from "./state.ts";
import type { Cards, View } from "./view.ts";

/**
 * A deal that fits all sightings of the viewer. Cards that left a packet between two sightings were kept by those who
 * held it in between; those kept before the first sighting are drawn from the unseen cards.
 */
export function sample(opened: Opened, seen: View, source: ChanceSource): State {
  const s = newState(opened);
  s.awaits[0] = AWAITS[seen.awaits];
  s.round[0] = seen.round;
  s.dealt[0] = seen.dealt;
  for (const seat of opened.players) s.score[seat] = seen.scores[seat] ?? 0;
  const rest: Slot[] = [];
  const pool: number[] = [...COPIES];
  for (const packet of opened.players) {
    const slots = slotsOf(s, seen, packet);
    const sightings = seen.sightings.filter((each) => each.packet === packet);
    const first = sightings[0]?.round ?? Number.POSITIVE_INFINITY;
    rest.push(...slots.filter((slot) => slot.round < first));
    for (const [i, { round, cards }] of sightings.entries()) {
      const next = sightings[i + 1];
      const inside = cards.map((n, kind) => n - (next?.cards[kind] ?? 0));
      for (const kind of KIND_INDEX) pool[kind] = (pool[kind] ?? 0) - (inside[kind] ?? 0);
      const until = next?.round ?? Number.POSITIVE_INFINITY;
      fill(
        slots.filter((slot) => slot.round >= round && slot.round < until),
        inside,
        source,
      );
    }
  }
  const left = fill(rest, pool, source);
  for (const kind of KIND_INDEX) s.deck[kind] = left[kind] ?? 0;
  return s;
}

/** A place for one card. */
interface Slot {
  readonly round: number;
  readonly known: Kind | null;
  put(kind: Kind): void;
}

/** The places of a packet: what was kept of it round by round, then what is left of it. */
function slotsOf(s: State, seen: View, packet: Player): readonly Slot[] {
  const slots: Slot[] = [];
  for (let round = 0; round <= seen.round; round++) {
    const holder = holderOf(s.opened, packet, round);
    const known = seen.kept[holder]?.[round] ?? null;
    if (known === 0) continue;
    const put = (kind: Kind) => {
      s.kept[holder][round as Round] = kind + 1;
    };
    slots.push({ round, known: known === null ? null : ((known - 1) as Kind), put });
  }
  const holder = holderOf(s.opened, packet, seen.round);
  const hand = seen.hands[holder]?.flatMap((n, kind) => Array.from({ length: n }, () => kind as Kind));
  const put = (kind: Kind) => {
    s.hand[holder][kind]++;
  };
  for (let i = 0; i < (seen.handSizes[holder] ?? 0); i++)
    slots.push({ round: seen.round, known: hand?.[i] ?? null, put });
  return slots;
}

/** Puts the known cards where they lie and the others anywhere; returns what is left of the cards. */
function fill(slots: readonly Slot[], cards: Cards, source: ChanceSource): Cards {
  const left = [...cards];
  const take = (kind: Kind) => {
    left[kind] = (left[kind] ?? 0) - 1;
    return kind;
  };
  for (const slot of slots) if (slot.known !== null) slot.put(take(slot.known));
  for (const slot of slots) if (slot.known === null) slot.put(take(drawKind(left, source)));
  return left;
}

function drawKind(cards: Cards, source: ChanceSource): Kind {
  let ticket = source.below(sum(cards));
  for (const kind of KIND_INDEX) {
    ticket -= cards[kind] ?? 0;
    if (ticket < 0) return kind;
  }
  invariant(false, "a card is left");
}
