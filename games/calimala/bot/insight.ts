import type { Foresight, Insight, Seat } from "#engine";
import { clothOf, houseCount, isPossible } from "../rules/actions/possible.ts";
import {
  CARD_POINTS,
  COUNCIL_SEATS,
  MATERIALS,
  type ScoringCard,
  STREETS,
  TILE_POINTS,
  type Tile,
} from "../rules/content.ts";
import { cardCount, tileCount } from "../rules/scoring/scoring.ts";
import { actionOn, DRAW, OVER, type State, USES, WHITE_DISC } from "../rules/state.ts";
import { isPointless } from "./pointless.ts";
import { expectedPoints, type Race } from "./rank-chances.ts";

/** Estimates, in points, of what pieces and cards are worth at half time. `arena` judges them as a whole. */
const WORTH = {
  /** The first, second, ... of a material. */
  material: [0, 0.45, 0.75, 0.95, 1.05],
  cloth: 0.45,
  /** Cloth beyond what ships and houses carry in one action. */
  idleCloth: 0.2,
  ship: [0, 1.6, 2.6, 3.2],
  house: [0, 1.2, 2.2, 3],
  workshop: [0, 0, 1.2, 2],
  card: 0.55,
  /** A white disc more than a coloured one. */
  white: 0.7,
  /** `activation`: each time that a disc on a street can still act. `lowest`: the disc is the next to become a seat. */
  activation: 0.3,
  lowest: 0.35,
  /** `use`: a use left of a possible action. `begun`: an action that has begun. */
  use: 0.55,
  begun: 0.6,
} as const;

const race: Race & { seats: number } = { counts: new Int32Array(5), ties: new Int32Array(5), seats: 0 };

function values(s: State, out: Float64Array): void {
  const over = s.awaits[0] === OVER;
  for (const seat of s.opened.seatList) out[seat] = s.score[seat];
  if (over) return;
  race.seats = s.opened.seats;
  for (const seat of s.opened.seatList) race.ties[seat] = s.tie[seat];
  addTiles(s, out);
  addCards(s, out);
  for (const seat of s.opened.seatList) out[seat] = (out[seat] as number) + means(s, seat);
  addStacks(s, out);
  addPending(s, out);
}

function addTiles(s: State, out: Float64Array): void {
  const scored = s.tilesScored[0];
  for (let k = scored; k < COUNCIL_SEATS; k++) {
    const tile = s.tiles[k as Tile] - 1;
    if (tile < 0) continue;
    for (const seat of s.opened.seatList) race.counts[seat] = tileCount(s, tile as Tile, seat);
    for (const seat of s.opened.seatList) {
      out[seat] = (out[seat] as number) + expectedPoints(race, seat, k - scored, TILE_POINTS);
    }
  }
}

/** The face-up card counts for all seats, a kept card only for its owner, because others do not know it. */
function addCards(s: State, out: Float64Array): void {
  const distance = COUNCIL_SEATS - s.tilesScored[0];
  const open = s.openCard[0] - 1;
  if (open >= 0) {
    countCard(s, open as ScoringCard);
    for (const seat of s.opened.seatList) {
      out[seat] = (out[seat] as number) + expectedPoints(race, seat, distance, CARD_POINTS);
    }
  }
  for (const seat of s.opened.seatList) {
    const kept = s.kept[seat] - 1;
    if (kept < 0) continue;
    countCard(s, kept as ScoringCard);
    out[seat] = (out[seat] as number) + expectedPoints(race, seat, distance, CARD_POINTS);
  }
}

function countCard(s: State, card: ScoringCard): void {
  for (const seat of s.opened.seatList) race.counts[seat] = cardCount(s, card, seat);
}

/** Share of the match that lies ahead of the seat, 1 at half time. */
const ahead = (s: State, seat: Seat): number =>
  Math.min((s.coloured[seat] + s.white[seat]) / (9.5 - s.opened.seats / 2), (COUNCIL_SEATS - s.tilesScored[0]) / 7.5);

/** The worth of goods, buildings and cards that can bring points later. */
function means(s: State, seat: Seat): number {
  const time = ahead(s, seat);
  const soon = Math.min(1, 2 * time);
  let stock = 0;
  for (const material of MATERIALS) stock += WORTH.material[s.warehouse[material][seat] as 0];
  const cloth = clothOf(s, seat);
  const carried = Math.min(cloth, 2 * (s.ships[seat] + houseCount(s, seat)));
  stock += carried * WORTH.cloth + (cloth - carried) * WORTH.idleCloth;
  stock += s.handSize[seat] * WORTH.card;
  const carriers =
    WORTH.ship[s.ships[seat] as 0] + WORTH.house[houseCount(s, seat) as 0] + WORTH.workshop[s.workshops[seat] as 0];
  return stock * soon + carriers * time + s.white[seat] * WORTH.white * soon;
}

/** Worth of discs on streets: they act again when others come on top, and become seats in the end. */
function addStacks(s: State, out: Float64Array): void {
  for (const street of STREETS) {
    const height = s.height[street];
    const stack = s.stacks[street];
    for (let level = 0; level < height; level++) {
      const disc = stack[level as 0];
      if (disc === WHITE_DISC) continue;
      const seat = (disc - 1) as Seat;
      const again = Math.max(0, 3 - height + level);
      const time = Math.min(1, ahead(s, seat));
      out[seat] = (out[seat] as number) + time * (again * WORTH.activation + (level === 0 ? WORTH.lowest : 0));
    }
  }
}

/** Worth of what is left of this activation for the seat that decides. */
function addPending(s: State, out: Float64Array): void {
  if (s.street[0] === 0 || s.actor[0] === 0) return;
  const seat = (s.actor[0] - 1) as Seat;
  const time = Math.min(1, 2 * ahead(s, seat));
  let worth = 0;
  for (const side of [0, 1] as const) {
    if (s.uses[side] === 0) continue;
    worth += s.uses[side] * (isPossible(s, seat, actionOn(s, side)) ? WORTH.use : WORTH.card);
  }
  if (s.awaits[0] === DRAW) worth += WORTH.card;
  else if (s.awaits[0] !== USES && s.delivered[0] === 0) worth += WORTH.begun;
  out[seat] = (out[seat] as number) + worth * time;
}

function turns(s: State): number {
  let n = 0;
  for (const seat of s.opened.seatList) n += s.turns[seat];
  return n;
}

/** Rounded from 7 matches, measured as `calibrate calimala` does before there was a correction. */
const foresight: Foresight = {
  all: [5.5, 4, 2.5, 1.5, 1],
  mover: [0, 0, 0, -0.5, -1],
  lead: [0.85, 0.65, 0.7, 0.75, 0.9],
};

/** Rules of thumb for the points of 5 and 6 that a position leads to. */
export const insight: Insight<State> = { values, turns, isPointless, foresight, lookAhead: "end" };
