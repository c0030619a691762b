/** The words of the notation and the figures of RULES.md 1, written a second time. */

export const COLOURS = ["white", "yellow", "green", "red", "blue", "purple"];
export const BRICKS = [25, 18, 15, 12, 10, 8];
export const FLOORS = [3, 4, 5, 6, 7, 8];
/** Points for 3 to 8 floors. */
export const PRINTED: Readonly<Record<string, readonly number[]>> = {
  white: [1, 2, 3, 4, 5, 7],
  yellow: [2, 3, 4, 5, 7, 8],
  green: [2, 3, 4, 6, 7, 9],
  red: [2, 3, 5, 6, 8, 10],
  blue: [2, 3, 5, 7, 9, 11],
  purple: [2, 4, 6, 8, 10, 13],
};
export const MAJORITY: Readonly<Record<string, number>> = { white: 3, yellow: 3, green: 4, red: 4, blue: 5, purple: 5 };
export const FLOOR_BONUS: Readonly<Record<number, number>> = { 5: 2, 6: 3, 7: 4, 8: 5 };

/** "numeral colour floors points", in the order of their numbers. */
export const BALCONIES = [
  "I white 6 7",
  "I yellow 5 7",
  "I green 5 7",
  "I red 4 6",
  "I blue 4 6",
  "II yellow 6 8",
  "II green 6 9",
  "II red 5 8",
  "II blue 5 8",
  "II purple 5 9",
  "III white 8 13",
  "III yellow 7 13",
  "III green 7 13",
  "III red 7 14",
  "III blue 6 13",
  "IV yellow 8 14",
  "IV green 8 15",
  "IV blue 7 15",
  "IV purple 6 14",
];
export const NUMERALS = ["I", "II", "III", "IV"];

/** "copies, start cards among them" */
export const CARDS: Readonly<Record<string, readonly [number, number]>> = {
  alchemist: [4, 2],
  architect: [3, 1],
  princess: [2, 1],
  wholesaler: [2, 0],
  mason: [3, 1],
  patrician: [3, 1],
  saboteur: [1, 0],
  smuggler: [3, 1],
  recognition: [2, 0],
  disgrace: [2, 0],
  monument: [2, 0],
  glory: [2, 0],
  scandal: [2, 0],
  bridge: [1, 0],
  warehouse: [3, 1],
  workshop: [4, 2],
  campanile: [1, 0],
  greatPrivilege: [1, 0],
  middlePrivilege: [1, 0],
  smallPrivilege: [1, 0],
  collapse: [1, 0],
  flood: [1, 0],
  fire: [2, 0],
  luxuryTax: [1, 0],
  botch: [1, 0],
  renaissance: [1, 0],
  tribute: [2, 0],
};
export const PERSONS = [
  "alchemist",
  "architect",
  "princess",
  "wholesaler",
  "mason",
  "patrician",
  "saboteur",
  "smuggler",
];
export const FEASTS = ["recognition", "disgrace", "monument", "glory", "scandal"];
export const BUILDINGS = ["bridge", "warehouse", "workshop"];
export const CHURCH_CARDS = ["campanile", "greatPrivilege", "middlePrivilege", "smallPrivilege"];
export const HELD = [...PERSONS, ...FEASTS];
/** The order in which cards over the limit are discarded. */
export const DISCARDABLE = [...PERSONS, ...BUILDINGS];
export const PRIVILEGES: Readonly<Record<string, readonly [number, number]>> = {
  greatPrivilege: [7, 4],
  middlePrivilege: [6, 3],
  smallPrivilege: [5, 2],
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
export const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);
export const rankOf = (colour: string): number => COLOURS.indexOf(colour);
/** The colours of some bricks, each once, cheapest first. */
export const coloursIn = (bricks: readonly string[]): readonly string[] =>
  COLOURS.filter((colour) => bricks.includes(colour));

/** The list without the first of the texts that are equal to `text`. */
export function without(texts: readonly string[], text: string): string[] {
  const at = texts.indexOf(text);
  if (at < 0) throw new Error(`there is no ${text} among ${texts.join(", ")}`);
  return texts.filter((_, i) => i !== at);
}
