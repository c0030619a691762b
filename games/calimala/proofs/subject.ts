import type { Seat } from "#engine";
import type { Subject } from "#engine/testkit";
import { SECRETS } from "../hidden/witness.ts";
import { type CalimalaTypes, calimala } from "../index.ts";
import { modelOf } from "../naive/model.ts";
import { ACTION_INDEX, BUILDINGS, CITIES, DISCS, LEVELS, MATERIALS, STREETS, TILE_INDEX } from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import { REASONS } from "../rules/reasons/reasons.ts";
import { GIFT_SLOTS, LAYOUT, type State } from "../rules/state.ts";

const sum = (numbers: Iterable<number> | ArrayLike<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0);

/**
 * 1.5, 1.12, 1.13, 6.4 Counts cards by kind, cubes and discs by seat, slots by place, and compares derived fields with
 * what they follow from.
 */
function conserved(s: State): Readonly<Record<string, number>> {
  const { seatList } = s.opened;
  const counts: [string, number][] = [];
  for (const a of ACTION_INDEX) {
    counts.push([`card ${a}`, s.deck[a] + s.discards[a] + sum(seatList.map((seat) => s.hand[seat][a]))]);
  }
  for (const seat of seatList) counts.push(...ofSeat(s, seat));
  for (const city of CITIES) counts.push([`city ${city}`, s.cityRoom[city] + sum(s.cloth[city])]);
  for (const slot of GIFT_SLOTS) counts.push([`slots ${slot}`, s.giftRoom[slot] + sum(s.gifts[slot])]);
  for (const building of BUILDINGS) {
    counts.push([`artworks ${building}`, s.artworkRoom[building] + sum(s.artworks[building])]);
  }
  for (const street of STREETS) {
    counts.push([`height ${street}`, s.height[street] - LEVELS.filter((level) => s.stacks[street][level] > 0).length]);
  }
  const again = LAYOUT.create(s.opened);
  again.bytes.set(s.bytes);
  deriveAll(again);
  counts.push(["derived", again.bytes.every((byte, i) => byte === s.bytes[i]) ? 0 : 1]);
  counts.push(["deck", s.deckSize[0] - sum(s.deck)], ["discards", s.discardSize[0] - sum(s.discards)]);
  return Object.fromEntries(counts);
}

function ofSeat(s: State, seat: Seat): readonly [string, number][] {
  const isUnderWay = s.street[0] > 0 && s.active[0] === seat + 1;
  const built =
    sum(MATERIALS.map((m) => s.warehouse[m][seat])) +
    sum(s.woven[seat]) +
    sum(CITIES.map((city) => s.cloth[city][seat])) +
    sum(GIFT_SLOTS.map((slot) => s.gifts[slot][seat])) +
    sum(BUILDINGS.map((building) => s.artworks[building][seat]));
  const onStreets = STREETS.flatMap((street) => LEVELS.filter((level) => s.stacks[street][level] === seat + 1)).length;
  const onCouncil = TILE_INDEX.filter((k) => s.council[k] === seat + 1).length;
  const isPlaying = s.tilesScored[0] < TILE_INDEX.length;
  return [
    [`cubes ${seat}`, s.opened.limited ? s.cubes[seat] + built : 0],
    [`reserve ${seat}`, s.coloured[seat] + s.white[seat] + s.turns[seat] + (isUnderWay ? 1 : 0)],
    [`hand ${seat}`, s.handSize[seat] - sum(s.hand[seat])],
    // 6.3 After the last tile fourth discs leave the match.
    [`discs ${seat}`, isPlaying ? s.coloured[seat] + onStreets + onCouncil : DISCS[s.opened.seats].coloured],
  ];
}

/** Calimala as a subject of the conformance kit. */
export const SUBJECT: Subject<CalimalaTypes> = {
  game: calimala,
  places: LAYOUT.places,
  secrets: SECRETS,
  conserved,
  pointsOf: (event) => (event.type === "tileScored" || event.type === "cardScored" ? event.points : undefined),
  reasonCodes: REASONS,
  model: modelOf,
};
