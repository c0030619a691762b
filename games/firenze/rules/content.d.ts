import type { FIGURES } from "./figures/figures.ts";
/** The names of Firenze (RULES.md 1). Figures that a host may correct are in `figures.ts`. */
/** 1.1 Cheapest first; an index is a colour. */
export declare const COLOURS: readonly ["white", "yellow", "green", "red", "blue", "purple"];
export type ColourName = (typeof COLOURS)[number];
export type Colour = 0 | 1 | 2 | 3 | 4 | 5;
export declare const COLOUR_INDEX: readonly [0, 1, 2, 3, 4, 5];
export declare const WHITE = 0;
/** 1.2 Contracts are for so many floors. */
export declare const FLOORS: readonly [3, 4, 5, 6, 7, 8];
export type Floors = (typeof FLOORS)[number];
/** The floors that have a bonus for the first contract. */
export declare const BONUS_FLOORS: readonly [5, 6, 7, 8];
export type Bonus = 0 | 1 | 2 | 3;
export declare const BONUS_INDEX: readonly [0, 1, 2, 3];
/** colour * 6 + floors - 3 */
export declare const CONTRACT_INDEX: readonly [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35];
export type Contract = (typeof CONTRACT_INDEX)[number];
export declare const contractOf: (colour: Colour, floors: number) => Contract;
export declare const colourOf: (contract: Contract) => Colour;
export declare const floorsOf: (contract: Contract) => Floors;
export declare const NUMERALS: readonly ["I", "II", "III", "IV"];
export type NumeralName = (typeof NUMERALS)[number];
export declare const BALCONY_TILES = 19;
export declare const PERSONS: readonly ["alchemist", "architect", "princess", "wholesaler", "mason", "patrician", "saboteur", "smuggler"];
export declare const FEASTS: readonly ["recognition", "disgrace", "monument", "glory", "scandal"];
export declare const BUILDINGS: readonly ["bridge", "warehouse", "workshop"];
export declare const CHURCHES: readonly ["campanile", "greatPrivilege", "middlePrivilege", "smallPrivilege"];
export declare const EVENTS: readonly ["collapse", "flood", "fire", "luxuryTax", "botch", "renaissance", "tribute"];
/** The 27 kinds by type: persons, feasts, buildings, churches, events. */
export declare const CARDS: readonly ["alchemist", "architect", "princess", "wholesaler", "mason", "patrician", "saboteur", "smuggler", "recognition", "disgrace", "monument", "glory", "scandal", "bridge", "warehouse", "workshop", "campanile", "greatPrivilege", "middlePrivilege", "smallPrivilege", "collapse", "flood", "fire", "luxuryTax", "botch", "renaissance", "tribute"];
export type CardName = (typeof CARDS)[number];
export declare const KINDS: readonly [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26];
export type Kind = (typeof KINDS)[number];
export type Person = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export declare const PERSON_KINDS: readonly [0, 1, 2, 3, 4, 5, 6, 7];
/** Kinds that are held in hand: persons and feasts. */
export type HandKind = Person | 8 | 9 | 10 | 11 | 12;
export declare const HAND_KINDS: readonly [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export type HandName = (typeof CARDS)[HandKind];
export type Building = 0 | 1 | 2;
export declare const BUILDING_INDEX: readonly [0, 1, 2];
export type BuildingName = (typeof BUILDINGS)[number];
export type Church = 0 | 1 | 2 | 3;
export declare const CHURCH_INDEX: readonly [0, 1, 2, 3];
export declare const FIRST_FEAST = 8;
export declare const FIRST_BUILDING = 13;
export declare const FIRST_CHURCH = 16;
export declare const FIRST_EVENT = 20;
export declare const ALCHEMIST = 0;
export declare const ARCHITECT = 1;
export declare const PRINCESS = 2;
export declare const WHOLESALER = 3;
export declare const MASON = 4;
export declare const PATRICIAN = 5;
export declare const SABOTEUR = 6;
export declare const SMUGGLER = 7;
export declare const RECOGNITION = 8;
export declare const MONUMENT = 10;
export declare const BRIDGE = 0;
export declare const WAREHOUSE = 1;
export declare const WORKSHOP = 2;
export declare const CAMPANILE = 0;
export declare const COLLAPSE = 20;
export declare const FLOOD = 21;
export declare const FIRE = 22;
export declare const LUXURY_TAX = 23;
export declare const BOTCH = 24;
export declare const RENAISSANCE = 25;
export declare const TRIBUTE = 26;
/** Spaces of the row of cards. */
export type Slot = 0 | 1 | 2 | 3 | 4 | 5;
export declare const SLOTS: readonly [0, 1, 2, 3, 4, 5];
/** Most bricks built in a turn; so nobody has more towers at the end of it. */
export declare const BUILD_LIMIT = 6;
export type Status = "certain" | "sourced" | "probable" | "reconstructed";
export declare const STATUSES: readonly ["certain", "sourced", "probable", "reconstructed"];
type Widened<T> = T extends number ? number : T extends Status ? Status : T extends NumeralName ? NumeralName : T extends ColourName ? ColourName : T extends string ? string : {
    readonly [K in keyof T]: Widened<T[K]>;
};
/** The figures of a match: the built-in ones or a corrected file. */
export type Figures = Widened<typeof FIGURES>;
export {};
