import { invariant } from "../result.ts";
import type { Viewer } from "../seat.ts";

/**
 * States are bytes with names. A game declares its fields once, in a layout table; the state class made from it
 * offers each field as a typed view on one buffer: `s.wood[seat]`, `s.hand[seat][action]`.
 */

/** A field of numbers, indexed by a literal union, so that no index can be out of range. */
export type Bytes<I extends number> = { [K in I]: number } & { readonly length: number };

/**
 * Who may see a field: everybody, only the seat that indexes it (or its rows), or nobody before the game reveals it.
 * What a viewer sees is the same in every sample and every other deal: the kit compares them.
 */
export type Seen = "all" | "owner" | "none";

interface FieldSpec {
  readonly rows: number;
  readonly columns: number;
  readonly min: number;
  readonly max: number;
  readonly seen: Seen;
}

interface Bounds {
  /** Largest value. Up to 255 takes one byte, more (or a negative minimum) takes two. */
  readonly max: number;
  readonly min?: number;
  readonly seen?: Seen;
}

/** Carries the type of the view that a field becomes. */
export interface Field<View> extends FieldSpec {
  readonly view?: View;
}

type Index<T extends readonly number[]> = T[number];

const spec = (rows: number, columns: number, bounds: Bounds): FieldSpec => ({
  rows,
  columns,
  min: bounds.min ?? 0,
  max: bounds.max,
  seen: bounds.seen ?? "all",
});

/** One number: `s.awaits[0]`. */
export const scalar = (bounds: Bounds): Field<Bytes<0>> => spec(0, 1, bounds);

/** One number per index: `s.wood[seat]`. */
export const row = <const I extends readonly number[]>(index: I, bounds: Bounds): Field<Bytes<Index<I>>> =>
  spec(0, index.length, bounds);

/** A table of numbers: `s.hand[seat][action]`. */
export const grid = <const I extends readonly number[], const J extends readonly number[]>(
  rows: I,
  columns: J,
  bounds: Bounds,
): Field<{ readonly [K in Index<I>]: Bytes<Index<J>> }> => spec(rows.length, columns.length, bounds);

export type Fields = Readonly<Record<string, Field<unknown>>>;
type Views<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer V> ? V : never };

/** The place of a field: byte offset, bytes per number, and count of numbers. */
export interface Place extends FieldSpec {
  readonly name: string;
  readonly offset: number;
  readonly width: 1 | 2;
  readonly length: number;
}

export type Laid<F extends Fields, Opened> = Views<F> & {
  /** The whole truth of the match, together with `opened`. */
  readonly bytes: Uint8Array;
  /**
   * The same bytes as 16-bit numbers, for bundled rules, which read fields by their offset (`scripts/bundling/flat-states.js`).
   */
  readonly words: Int16Array;
  /** The game as opened for this match: seats, options, content. */
  readonly opened: Opened;
};

export interface Layout<F extends Fields> {
  /** Fields in declared order with their places. */
  readonly places: readonly Place[];
  /** Size of a state in bytes. */
  readonly size: number;
  /** Changes when the meaning of the bytes changes: names, order, lengths, widths. */
  readonly fingerprint: string;
  /** A new state, every field at its default: 0, or the bound nearest to it. */
  create<Opened>(opened: Opened): Laid<F, Opened>;
}

const widthOf = (field: FieldSpec): 1 | 2 => (field.min >= 0 && field.max <= 255 ? 1 : 2);

function placesOf(fields: Fields): { places: Place[]; size: number } {
  const all = Object.entries(fields).map(([name, field]) => ({ name, field, width: widthOf(field) }));
  let offset = 0;
  const offsets = new Map<string, number>();
  for (const width of [2, 1]) {
    for (const each of all) {
      if (each.width !== width) continue;
      offsets.set(each.name, offset);
      offset += width * Math.max(1, each.field.rows) * each.field.columns;
    }
  }
  const places = all.map(({ name, field, width }) => ({
    name,
    rows: field.rows,
    columns: field.columns,
    min: field.min,
    max: field.max,
    seen: field.seen,
    offset: offsets.get(name) ?? 0,
    width,
    length: Math.max(1, field.rows) * field.columns,
  }));
  return { places, size: offset };
}

/** The value that a new state holds: 0, or the bound nearest to it. */
export const defaultOf = (field: FieldSpec): number => Math.min(Math.max(0, field.min), field.max);

/** The numbers of a field as a typed array on the state's buffer. */
export function numbersOf(bytes: Uint8Array, place: Place, from = 0, length = place.length): Uint8Array | Int16Array {
  const start = bytes.byteOffset + place.offset + from * place.width;
  return place.width === 1 ? new Uint8Array(bytes.buffer, start, length) : new Int16Array(bytes.buffer, start, length);
}

/** The numbers of a field that its layout shows to the viewer, on the state's buffer; undefined where it shows none. */
export function numbersSeen(bytes: Uint8Array, place: Place, viewer: Viewer): Uint8Array | Int16Array | undefined {
  if (place.seen === "all") return numbersOf(bytes, place);
  if (place.seen === "none" || typeof viewer !== "number") return undefined;
  const columns = place.rows === 0 ? 1 : place.columns;
  return numbersOf(bytes, place, viewer * columns, columns);
}

/** A field as the rules read it: one array, or one array per row. */
function arraysOf(bytes: Uint8Array, place: Place): unknown {
  if (place.rows === 0) return numbersOf(bytes, place);
  const rows: (Uint8Array | Int16Array)[] = [];
  for (let r = 0; r < place.rows; r++) rows.push(numbersOf(bytes, place, r * place.columns, place.columns));
  return rows;
}

/** Makes a layout from its table. Two-byte fields come first, so every view is aligned. */
export function layout<const F extends Fields>(fields: F): Layout<F> {
  const { places, size } = placesOf(fields);
  const padded = (size + 7) & ~7;
  for (const { name, min, max } of places) invariant(min >= -32768 && max <= 32767, `${name} fits two bytes`);
  const fresh = new Uint8Array(padded);
  for (const place of places) numbersOf(fresh, place).fill(defaultOf(place));
  const create = <Opened>(opened: Opened): Laid<F, Opened> => {
    const bytes = fresh.slice();
    const views = places.map((place) => [place.name, arraysOf(bytes, place)]);
    // Assigning to computed names would turn the object into a hash table in V8 (measured: random play takes twice the
    // time).
    const whole = { bytes, words: new Int16Array(bytes.buffer), opened };
    return Object.fromEntries([...Object.entries(whole), ...views]) as Laid<F, Opened>;
  };
  const fingerprint = places.map((p) => `${p.name}:${p.rows}x${p.columns}:${p.min}..${p.max}`).join(" ");
  return { places, size: padded, fingerprint, create };
}
