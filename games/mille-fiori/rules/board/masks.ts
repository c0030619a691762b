import { COIN, SYMBOLS } from "../content.ts";
import {
  HOUSE_INDEX,
  HOUSE_NUMBERS,
  HOUSE_VALUES,
  LEVEL_POINTS,
  levelOf,
  NEIGHBOURS,
  PEOPLE,
  PERSON_INDEX,
  peopleBelow,
  SEA_EXTRA_CARDS,
  SEA_POINTS,
  SEA_SPACES,
  supportOf,
  TRIPLES,
  WORKSHOP_INDEX,
  WORKSHOP_SPACES,
} from "./board.ts";
import { tableOf } from "./tables.ts";

/** The board as masks: bit i stands for space i of an area. */

const maskOf = (indices: readonly number[]): number => indices.reduce((mask, i) => mask | (1 << i), 0);

/** 1.4 */
export const NEIGHBOUR_MASK = tableOf(WORKSHOP_INDEX, (i) => maskOf(NEIGHBOURS[i] ?? []));
/** The triple that a workshop belongs to. */
export const TRIPLE_MASK = tableOf(WORKSHOP_INDEX, (i) =>
  maskOf(TRIPLES.find((triple: readonly number[]) => triple.includes(i)) ?? []),
);
/** Workshops by material. */
export const MATERIAL_MASK = tableOf([0, 1, 2, 3] as const, (material) =>
  maskOf(WORKSHOP_INDEX.filter((i) => WORKSHOP_SPACES[i]?.symbol === SYMBOLS[material])),
);
/** A workshop's place among those of its material. */
export const MATERIAL_RANK = tableOf(
  WORKSHOP_INDEX,
  (i) => WORKSHOP_SPACES.slice(0, i).filter(({ symbol }) => symbol === WORKSHOP_SPACES[i]?.symbol).length,
);

/** 1.5 The number of a house as a bit, by its index among the different numbers. */
export const NUMBER_BIT = tableOf(HOUSE_INDEX, (i) => 1 << HOUSE_NUMBERS.indexOf(HOUSE_VALUES[i]));
export const HOUSE_VALUE = tableOf(HOUSE_INDEX, (i) => HOUSE_VALUES[i]);

/** 1.6 Which of the three symbols of its pyramid a space shows, in the order of SYMBOLS; the same in both. */
export const FIGURE = tableOf(PERSON_INDEX, (i) => SYMBOLS.indexOf(PEOPLE.nobili[i] ?? "coin") - COIN);
export const FIGURE_MASK = tableOf([0, 1, 2] as const, (f) => maskOf(PERSON_INDEX.filter((i) => FIGURE[i] === f)));
export const PERSON_POINTS = tableOf(PERSON_INDEX, (i) => LEVEL_POINTS[levelOf(i)]);
/** 3.5 */
export const SUPPORT_MASK = tableOf(PERSON_INDEX, (i) => maskOf(supportOf(i)));
/** 1.6 The top level. */
export const TOP_MASK = 7;

const PYRAMID_MASKS = 4096;
const BELOW = tableOf(PERSON_INDEX, (i) => maskOf(peopleBelow(i)));

/** 3.4 By the filled spaces of a pyramid: the free ones whose two spaces below are filled. */
export const OPEN_PEOPLE = Uint16Array.from({ length: PYRAMID_MASKS }, (_, filled) =>
  maskOf(PERSON_INDEX.filter((i) => ((filled >> i) & 1) === 0 && (filled & BELOW[i]) === BELOW[i])),
);
/** 3.5 What diamonds on these spaces earn together as a support. */
export const SUPPORT_POINTS = Uint8Array.from({ length: PYRAMID_MASKS }, (_, mask) =>
  PERSON_INDEX.reduce<number>((sum, i) => sum + ((mask >> i) & 1) * LEVEL_POINTS[levelOf(i)], 0),
);

/** How many of five bits are set. */
export const BITS_OF_FIVE = tableOf(
  Array.from({ length: 32 }, (_, i) => i as 0),
  (mask) => [0, 1, 2, 3, 4].filter((i) => ((mask >> i) & 1) === 1).length,
);

export const SEA_VALUE = tableOf(SEA_SPACES, (i) => SEA_POINTS[i]);
/** 1.8 Spaces that give an extra card. */
export const SEA_EXTRA_MASK = maskOf(SEA_EXTRA_CARDS);
