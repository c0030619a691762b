import type { Area, AreaName, SymbolName } from "../content.ts";
import { type Below, below } from "./tables.ts";

/** 1.3 The spaces of the board. A space has a number of its own (`Space`) and one within its area. */

export type Space = Below<109>;
export const SPACES = below(109);
/** The first space of each area, by area. */
export const FIRST = [0, 30, 50, 62, 74, 94] as const satisfies { readonly [A in Area]: number };
export const SIZES = [30, 20, 12, 12, 20, 15] as const satisfies { readonly [A in Area]: number };

export type Workshop = Below<30>;
export const WORKSHOP_INDEX = below(30);
export type House = Below<20>;
export const HOUSE_INDEX = below(20);
/** People of one pyramid: 0 to 2 top, 3 to 6 middle, 7 to 11 bottom, each from left to right. */
export type Person = Below<12>;
export const PERSON_INDEX = below(12);
/** row * 4 + good */
export type TradeSpace = Below<20>;
export const TRADE_INDEX = below(20);
/** row * 3 + k */
export type Berth = Below<15>;
export const BERTH_INDEX = below(15);
/** Rows of Trade and of Harbor, the same five. */
export type Row = 0 | 1 | 2 | 3 | 4;
export const ROWS = [0, 1, 2, 3, 4] as const;
export const BERTHS_A_ROW = 3;

/** What a person points at: the area, and the space within it. */
export type SpaceName =
  | `workshops:${Workshop}`
  | `houses:${House}`
  | `nobili:${Person}`
  | `populi:${Person}`
  | `trade:${TradeSpace}`
  | `harbor:${Berth}`;

const AREA_NAMES: readonly AreaName[] = ["workshops", "houses", "nobili", "populi", "trade", "harbor"];

/** The area of a space. */
export function areaAt(space: number): Area {
  let area: Area = 0;
  for (const next of [1, 2, 3, 4, 5] as const) if (space >= FIRST[next]) area = next;
  return area;
}

/** The number of a space within its area. */
export const within = (space: number): number => space - FIRST[areaAt(space)];
export const spaceOf = (area: Area, index: number): Space => (FIRST[area] + index) as Space;
export const spaceName = (space: number): SpaceName =>
  `${AREA_NAMES[areaAt(space)] ?? "workshops"}:${within(space)}` as SpaceName;

/** A workshop: its material and where it lies. Columns are counted in half spaces. */
interface Hexagon {
  readonly symbol: SymbolName;
  readonly row: number;
  readonly column: number;
}

const WORKSHOP_ROWS: readonly (readonly (readonly [number, SymbolName])[])[] = [
  [
    [1, "pigment"],
    [3, "ash"],
    [5, "pigment"],
    [7, "lime"],
    [9, "ash"],
    [11, "lime"],
    [15, "ash"],
  ],
  [
    [0, "quartz"],
    [2, "lime"],
    [4, "quartz"],
    [6, "ash"],
    [8, "pigment"],
    [10, "quartz"],
    [14, "pigment"],
    [16, "quartz"],
  ],
  [
    [1, "pigment"],
    [3, "ash"],
    [7, "quartz"],
    [9, "lime"],
    [11, "pigment"],
    [13, "quartz"],
    [15, "lime"],
    [17, "pigment"],
  ],
  [
    [2, "quartz"],
    [6, "lime"],
    [8, "pigment"],
    [10, "ash"],
    [12, "lime"],
    [14, "pigment"],
    [16, "ash"],
  ],
];

/** 1.4 */
export const WORKSHOP_SPACES: readonly Hexagon[] = WORKSHOP_ROWS.flatMap((spaces, row) =>
  spaces.map(([column, symbol]) => ({ symbol, row, column })),
);

const areNeighbours = (a: Hexagon, b: Hexagon): boolean =>
  a.row === b.row
    ? Math.abs(a.column - b.column) === 2
    : Math.abs(a.row - b.row) === 1 && Math.abs(a.column - b.column) === 1;

/** 1.4 The neighbours of each workshop. */
export const NEIGHBOURS: readonly (readonly Workshop[])[] = WORKSHOP_SPACES.map((here) =>
  WORKSHOP_INDEX.filter((i) => {
    const there = WORKSHOP_SPACES[i];
    return there !== undefined && areNeighbours(here, there);
  }),
);

/** 1.4 The workshops around each symbol for an extra card. */
export const TRIPLES = [
  [0, 7, 8],
  [1, 2, 9],
  [3, 10, 11],
  [4, 5, 12],
  [6, 13, 14],
  [15, 16, 23],
  [17, 24, 25],
  [18, 19, 26],
  [20, 27, 28],
  [21, 22, 29],
] as const satisfies readonly (readonly Workshop[])[];

/** 1.5 The houses of the line, in order. */
export const HOUSE_VALUES = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3] as const;
/** The different numbers of houses. */
export const HOUSE_NUMBERS = [1, 2, 3, 4, 5, 10] as const;
/** 4.3 So many different numbers of houses earn the point bonus. */
export const BONUS_HOUSES = 4;
/** 4.1 So many different numbers of houses give an extra card each. */
export const EXTRA_CARD_HOUSES = [3, 5] as const;

export const LEVELS = ["top", "middle", "bottom"] as const;
export type LevelName = (typeof LEVELS)[number];
/** 1.6 */
export const LEVEL_POINTS: Readonly<Record<LevelName, number>> = { top: 6, middle: 3, bottom: 1 };
export const levelOf = (person: Person): LevelName => (person < 3 ? "top" : person < 7 ? "middle" : "bottom");

/** 1.6 The two spaces below a space; none below the bottom level. */
export function peopleBelow(person: Person): readonly Person[] {
  if (person >= 7) return [];
  const left = (person < 3 ? person + 3 : person + 4) as Person;
  return [left, (left + 1) as Person];
}

/** 3.5 Everybody on whom a space rests, both levels below it: each once. */
export const supportOf = (person: Person): readonly Person[] => [
  ...new Set(peopleBelow(person).flatMap((each) => [each, ...peopleBelow(each)])),
];

/** 1.6 The symbols of the two pyramids. */
export const PEOPLE: Readonly<Record<"nobili" | "populi", readonly SymbolName[]>> = {
  nobili: ["coin", "lion", "cross", "lion", "cross", "coin", "lion", "cross", "coin", "lion", "cross", "coin"],
  populi: [
    "shell",
    "fish",
    "lobster",
    "fish",
    "lobster",
    "shell",
    "fish",
    "lobster",
    "shell",
    "fish",
    "lobster",
    "shell",
  ],
};

/** 1.7 */
export const GOODS = ["goblet", "carafe", "earrings", "swan"] as const;
export type GoodName = (typeof GOODS)[number];
/** Index into GOODS. */
export type Good = 0 | 1 | 2 | 3;
export const GOOD_INDEX = [0, 1, 2, 3] as const;

/** 3.7 What a diamond of a fleet earns, by filled goods of its row. */
export const FLEET_POINTS = [0, 1, 3, 6, 10] as const;

/** 1.8 The sea route: dock 0, then the spaces 1 to 20, and what each gives. */
export const SEA_POINTS = [0, 1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10] as const;
export type SeaSpace = Below<21>;
export const SEA_SPACES = below(21);
export const LAST_SEA_SPACE = 20;
/** 1.8 Spaces that give an extra card. */
export const SEA_EXTRA_CARDS = [7, 16, 20] as const;
