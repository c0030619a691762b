import { accepted, type Result, refused } from "../result.ts";
import { defaultOf, numbersOf, type Place } from "./layout.ts";

/** The part of a layout that the notation of its states needs. */
interface Table {
  readonly places: readonly Place[];
}
interface Held {
  readonly bytes: Uint8Array;
}

/** The text of a state in which every field is at its default. */
const ALL_DEFAULT = "-";

/** Numbers that are all single digits need no separator. */
const separatorOf = (place: Place): string => (place.min >= 0 && place.max <= 9 ? "" : ",");

/**
 * A state as one line: the fields that are not at their default as `name=...`, in declared order, one blank between
 * them. Fields of single digits are written without commas, others with commas; `/` parts the rows of a grid, and a row
 * at its default is left empty: `round=3 wood=0142 score=12,-3,0,7 hand=/0210//`. Equal states give equal text.
 */
export function printLaid(layout: Table, state: Held): string {
  const words = layout.places.flatMap((place) => {
    const rows = rowsOf(state.bytes, place).map((numbers) => printRow(place, numbers));
    return rows.every((text) => text === "") ? [] : [`${place.name}=${rows.join("/")}`];
  });
  return words.length === 0 ? ALL_DEFAULT : words.join(" ");
}

function rowsOf(bytes: Uint8Array, place: Place): readonly number[][] {
  return Array.from({ length: Math.max(1, place.rows) }, (_, r) =>
    Array.from(numbersOf(bytes, place, r * place.columns, place.columns)),
  );
}

function printRow(place: Place, numbers: readonly number[]): string {
  const plain = defaultOf(place);
  return numbers.every((value) => value === plain) ? "" : numbers.join(separatorOf(place));
}

/**
 * Reads what `printLaid` prints into `into`, whose former contents are lost also when the text is refused. Fields may
 * come in any order. The refusal is one sentence: an unknown or doubled name, a wrong length, a value out of bounds.
 * Whether the numbers make a position of the game is not judged here.
 */
export function parseLaid<S extends Held>(layout: Table, text: string, into: S): Result<S, string> {
  for (const place of layout.places) numbersOf(into.bytes, place).fill(defaultOf(place));
  const seen = new Set<string>();
  for (const word of text.trim().split(/\s+/)) {
    if (word === ALL_DEFAULT || word === "") continue;
    const [name = "", value] = word.split("=", 2);
    const place = layout.places.find((each) => each.name === name);
    if (place === undefined) return refused(`There is no field "${name}".`);
    if (value === undefined) return refused(`The field "${name}" has no value.`);
    if (seen.has(name)) return refused(`The field "${name}" comes twice.`);
    seen.add(name);
    const wrong = readField(place, value, into.bytes);
    if (wrong !== undefined) return refused(wrong);
  }
  return accepted(into);
}

/** Parses one field into the state. Returns a sentence about the first mistake in its text, if there is one. */
function readField(place: Place, text: string, bytes: Uint8Array): string | undefined {
  const rows = text.split("/");
  const needed = Math.max(1, place.rows);
  if (rows.length !== needed) return `The field "${place.name}" has ${rows.length} rows instead of ${needed}.`;
  for (const [r, row] of rows.entries()) {
    if (row === "") continue;
    const words = row.split(separatorOf(place));
    if (words.length !== place.columns) {
      return `The field "${place.name}" has ${words.length} numbers in a row instead of ${place.columns}.`;
    }
    const numbers = numbersOf(bytes, place, r * place.columns, place.columns);
    for (const [column, word] of words.entries()) {
      if (!/^-?\d{1,5}$/.test(word)) return `The field "${place.name}" holds "${word}", which is not a number.`;
      const value = Number(word);
      if (value < place.min || value > place.max) {
        return `The field "${place.name}" holds ${value}, which is not within ${place.min} to ${place.max}.`;
      }
      numbers[column] = value;
    }
  }
  return undefined;
}

/** The first number of a state out of the bounds of its field, as a sentence; undefined when all are within. */
export function outOfBounds(layout: Table, state: Held): string | undefined {
  for (const place of layout.places) {
    const numbers = numbersOf(state.bytes, place);
    // Counts instead of searching: long runs check this before every entry.
    for (let i = 0; i < place.length; i++) {
      const value = numbers[i] ?? 0;
      if (value >= place.min && value <= place.max) continue;
      return `The field "${place.name}" holds ${value}, which is not within ${place.min} to ${place.max}.`;
    }
  }
  return undefined;
}

/** Whether all numbers of states of this layout are within their bounds; fast enough to check before every entry. */
export function boundsOf(layout: Table): (state: Held) => boolean {
  const single = layout.places.filter((place) => place.width === 1);
  const wide = { places: layout.places.filter((place) => place.width !== 1) };
  const size = Math.max(0, ...single.map((place) => place.offset + place.length));
  const least = new Uint8Array(size);
  const most = new Uint8Array(size).fill(255);
  for (const { offset, length, min, max } of single) {
    least.fill(min, offset, offset + length);
    most.fill(max, offset, offset + length);
  }
  return (state) => {
    const { bytes } = state;
    for (let i = 0; i < size; i++) {
      const value = bytes[i] ?? 0;
      if (value < (least[i] ?? 0) || value > (most[i] ?? 0)) return false;
    }
    return outOfBounds(wide, state) === undefined;
  };
}
