import type { FIGURES } from "./figures/figures.ts";

/** The names of Firenze (RULES.md 1). Figures that a host may correct are in `figures.ts`. */

/** 1.1 Cheapest first; an index is a colour. */
export const COLOURS = ["white", "yellow", "green", "red", "blue", "purple"] as const;
export type ColourName = (typeof COLOURS)[number];
export type Colour = 0 | 1 | 2 | 3 | 4 | 5;
export const COLOUR_INDEX = [0, 1, 2, 3, 4, 5] as const;
export const WHITE = 0;

/** 1.2 Contracts are for so many floors. */
export const FLOORS = [3, 4, 5, 6, 7, 8] as const;
export type Floors = (typeof FLOORS)[number];
/** The floors that have a bonus for the first contract. */
export const BONUS_FLOORS = [5, 6, 7, 8] as const;
export type Bonus = 0 | 1 | 2 | 3;
export const BONUS_INDEX = [0, 1, 2, 3] as const;
/** colour * 6 + floors - 3 */
// biome-ignore format: one line
export const CONTRACT_INDEX = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35] as const;
export type Contract = (typeof CONTRACT_INDEX)[number];
export const contractOf = (colour: Colour, floors: number): Contract => (colour * 6 + floors - 3) as Contract;
export const colourOf = (contract: Contract): Colour => Math.floor(contract / 6) as Colour;
export const floorsOf = (contract: Contract): Floors => ((contract % 6) + 3) as Floors;

export const NUMERALS = ["I", "II", "III", "IV"] as const;
export type NumeralName = (typeof NUMERALS)[number];
export const BALCONY_TILES = 19;

export const PERSONS = [
  "alchemist",
  "architect",
  "princess",
  "wholesaler",
  "mason",
  "patrician",
  "saboteur",
  "smuggler",
] as const;
export const FEASTS = ["recognition", "disgrace", "monument", "glory", "scandal"] as const;
export const BUILDINGS = ["bridge", "warehouse", "workshop"] as const;
export const CHURCHES = ["campanile", "greatPrivilege", "middlePrivilege", "smallPrivilege"] as const;
export const EVENTS = ["collapse", "flood", "fire", "luxuryTax", "botch", "renaissance", "tribute"] as const;
/** The 27 kinds by type: persons, feasts, buildings, churches, events. */
export const CARDS = [...PERSONS, ...FEASTS, ...BUILDINGS, ...CHURCHES, ...EVENTS] as const;
export type CardName = (typeof CARDS)[number];
// biome-ignore format: one line
export const KINDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26] as const;
export type Kind = (typeof KINDS)[number];

export type Person = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const PERSON_KINDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Kinds that are held in hand: persons and feasts. */
export type HandKind = Person | 8 | 9 | 10 | 11 | 12;
export const HAND_KINDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type HandName = (typeof CARDS)[HandKind];
export type Building = 0 | 1 | 2;
export const BUILDING_INDEX = [0, 1, 2] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export type Church = 0 | 1 | 2 | 3;
export const CHURCH_INDEX = [0, 1, 2, 3] as const;

export const FIRST_FEAST = 8;
export const FIRST_BUILDING = 13;
export const FIRST_CHURCH = 16;
export const FIRST_EVENT = 20;

export const ALCHEMIST = 0;
export const ARCHITECT = 1;
export const PRINCESS = 2;
export const WHOLESALER = 3;
export const MASON = 4;
export const PATRICIAN = 5;
export const SABOTEUR = 6;
export const SMUGGLER = 7;
export const RECOGNITION = 8;
export const MONUMENT = 10;
export const BRIDGE = 0;
export const WAREHOUSE = 1;
export const WORKSHOP = 2;
export const CAMPANILE = 0;
export const COLLAPSE = 20;
export const FLOOD = 21;
export const FIRE = 22;
export const LUXURY_TAX = 23;
export const BOTCH = 24;
export const RENAISSANCE = 25;
export const TRIBUTE = 26;

/** Spaces of the row of cards. */
export type Slot = 0 | 1 | 2 | 3 | 4 | 5;
export const SLOTS = [0, 1, 2, 3, 4, 5] as const;
/** Most bricks built in a turn; so nobody has more towers at the end of it. */
export const BUILD_LIMIT = 6;

export type Status = "certain" | "sourced" | "probable" | "reconstructed";
export const STATUSES = ["certain", "sourced", "probable", "reconstructed"] as const;

type Widened<T> = T extends number
  ? number
  : T extends Status
    ? Status
    : T extends NumeralName
      ? NumeralName
      : T extends ColourName
        ? ColourName
        : T extends string
          ? string
          : { readonly [K in keyof T]: Widened<T[K]> };
/** The figures of a match: the built-in ones or a corrected file. */
export type Figures = Widened<typeof FIGURES>;
