import {
  type AnyOpenGame,
  type GameTypes,
  invariant,
  type Learnable,
  MAX_SEATS,
  type Meaning,
  type Place,
  type Seat,
  type SeatCount,
} from "#engine";

type State = GameTypes["state"];

/** Numbers larger than this share features with their neighbours. */
const MOST_VALUES = 32;

/** A field as features: where it lies in a state, and the first of its features. */
interface Seen {
  readonly place: Place;
  readonly meaning: Meaning;
  readonly at: number;
  /** Features of one number of it. */
  readonly each: number;
}

/** Writes the features that are there as the seat sees the position, by field. Returns how many. */
export type WriteFeatures = (state: State, seat: Seat, out: Int32Array) => number;

function featuresOfNumber(place: Place, meaning: Meaning): number {
  if (meaning === "names-seat") return MAX_SEATS + 1;
  return meaning === "own" ? place.max + 1 : Math.min(MOST_VALUES, place.max + 1);
}

/** Numbers of a field that have features of their own: cards in hand are a bag. */
const numbersOf = (place: Place, meaning: Meaning): number => (meaning === "own" ? 1 : place.length);

/** Features for the number of seats. */
const SEATS = MAX_SEATS + 1;

function seenOf({ places, fields }: Learnable): { readonly seen: readonly Seen[]; readonly count: number } {
  const seen: Seen[] = [];
  let count = 0;
  for (const [name, meaning] of Object.entries(fields)) {
    const place = places.find((each) => each.name === name);
    invariant(place !== undefined, `the layout has ${name}`);
    const each = featuresOfNumber(place, meaning);
    seen.push({ place, meaning, at: count, each });
    count += each * numbersOf(place, meaning);
  }
  return { seen, count };
}

export const countFeatures = (learnable: Learnable): number => seenOf(learnable).count + SEATS;

/** One feature for each value of each number of the fields that the game names, generated from its layout. */
export function featuresOf({ seats }: AnyOpenGame, learnable: Learnable): WriteFeatures {
  const { seen, count } = seenOf(learnable);
  return (state, seat, out) => {
    let n = 0;
    for (const one of seen) n = writeField(one, state.bytes, { seat, seats, out, n });
    out[n++] = count + seats;
    return n;
  };
}

interface Pen {
  readonly seat: Seat;
  readonly seats: SeatCount;
  readonly out: Int32Array;
  readonly n: number;
}

function writeField({ place, meaning, at, each }: Seen, bytes: Uint8Array, { seat, seats, out, n: from }: Pen): number {
  let n = from;
  const { columns, rows, length } = place;
  const own = rows === 0 ? 1 : columns;
  const first = meaning === "own" ? seat * own : 0;
  const last = meaning === "own" ? first + own : length;
  for (let i = first; i < last; i++) {
    const value = numberAt(bytes, place, i);
    if (value <= 0) continue;
    if (meaning === "own") out[n++] = at + value;
    else if (meaning === "names-seat") out[n++] = at + i * each + 1 + relative(value - 1, seat, seats);
    else {
      const cell = cellOf(i, meaning, { columns, own, seat, seats });
      if (cell >= 0) out[n++] = at + cell * each + Math.floor((value * each) / (place.max + 1));
    }
  }
  return n;
}

const relative = (other: number, seat: number, seats: number): number => (other - seat + seats) % seats;

interface Turned {
  readonly columns: number;
  readonly own: number;
  readonly seat: Seat;
  readonly seats: SeatCount;
}

/** The number's place as the seat sees it; -1 for seats that nobody has. */
function cellOf(i: number, meaning: Meaning, { columns, own, seat, seats }: Turned): number {
  if (meaning === "row-by-seat") {
    const other = Math.floor(i / own);
    return other >= seats ? -1 : relative(other, seat, seats) * own + (i % own);
  }
  if (meaning === "column-by-seat") {
    const other = i % columns;
    return other >= seats ? -1 : i - other + relative(other, seat, seats);
  }
  return i;
}

function numberAt(bytes: Uint8Array, { offset, width }: Place, i: number): number {
  if (width === 1) return bytes[offset + i] ?? 0;
  return (((bytes[offset + 2 * i] ?? 0) | ((bytes[offset + 2 * i + 1] ?? 0) << 8)) << 16) >> 16;
}
