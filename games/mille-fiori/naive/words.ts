/** The board and the cards for the naive model, written as pictures and lists. */

export type Area = "workshops" | "houses" | "nobili" | "populi" | "trade" | "harbor";

/** A card: its symbol, and the number of steps that it moves a ship. */
export interface Card {
  readonly area: Area;
  readonly symbol: string;
  readonly ship: number;
}

/** A place for a diamond. */
export interface Space {
  readonly area: Area;
  /** Counted within the area in reading order. */
  readonly at: number;
  readonly symbol: string;
  readonly row: number;
  readonly column: number;
  /** Points of a house; 0 elsewhere. */
  readonly value: number;
  /** The mark that a workshop shares with two others; "" elsewhere. */
  readonly mark: string;
}

const WORKSHOPS = [
  " p a p l a l   a",
  "q l q a p q   p q",
  " p a   q l p q l p", //
  "  q   l p a l p a",
];
/** Marks of workshops: the three with the same letter lie around one sign for an extra card. */
const MARKS = [
  " a b b c d d   e", //
  "a a b c c d   e e",
  " f f   g h h i j j",
  "  f   g g h i i j",
];
const MATERIALS: Readonly<Record<string, string>> = { q: "quartz", a: "ash", l: "lime", p: "pigment" };
const HOUSES = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3];
const PEOPLE: Readonly<Record<"nobili" | "populi", readonly string[]>> = {
  nobili: ["coin lion cross", "lion cross coin lion", "cross coin lion cross coin"],
  populi: ["shell fish lobster", "fish lobster shell fish", "lobster shell fish lobster shell"],
};
const GOODS = ["goblet", "carafe", "earrings", "swan"];
const ROWS = [0, 1, 2, 3, 4];

type Sketch = Omit<Space, "area" | "at" | "value" | "mark">;

const numbered = (area: Area, sketches: readonly (Sketch & Partial<Space>)[]): readonly Space[] =>
  sketches.map((sketch, at) => ({ value: 0, mark: "", ...sketch, area, at }));

const workshops = WORKSHOPS.flatMap((line, row) =>
  [...line].flatMap((letter, column) =>
    letter === " " ? [] : [{ symbol: MATERIALS[letter] ?? "", row, column, mark: MARKS[row]?.[column] ?? "" }],
  ),
);

const pyramid = (area: "nobili" | "populi"): readonly Space[] =>
  numbered(
    area,
    PEOPLE[area].flatMap((line, row) => line.split(" ").map((symbol, column) => ({ symbol, row, column }))),
  );

/** Every space of the board but those for bonuses. */
export const SPACES: readonly Space[] = [
  ...numbered("workshops", workshops),
  ...numbered(
    "houses",
    HOUSES.map((value, column) => ({ symbol: "key", row: 0, column, value })),
  ),
  ...pyramid("nobili"),
  ...pyramid("populi"),
  ...numbered(
    "trade",
    ROWS.flatMap((row) => GOODS.map((symbol, column) => ({ symbol, row, column }))),
  ),
  ...numbered(
    "harbor",
    ROWS.flatMap((row) => [0, 1, 2].map((column) => ({ symbol: "ship", row, column }))),
  ),
];

/** Numbers of the cards by symbol. */
const DECK: Readonly<Record<Area, Readonly<Record<string, string>>>> = {
  workshops: { quartz: "1233345", ash: "1223445", lime: "1123455", pigment: "112233445" },
  houses: { key: "11112222333344445555" },
  nobili: { coin: "1235", lion: "1235", cross: "1234" },
  populi: { shell: "1234", fish: "1234", lobster: "1235" },
  trade: { goblet: "12345", carafe: "12345", earrings: "12345", swan: "12345" },
  harbor: { ship: "111222333444555" },
};

export const AREAS: readonly Area[] = ["workshops", "houses", "nobili", "populi", "trade", "harbor"];

export const CARDS: readonly Card[] = AREAS.flatMap((area) =>
  Object.entries(DECK[area]).flatMap(([symbol, ships]) =>
    [...ships].map((ship) => ({ area, symbol, ship: Number(ship) })),
  ),
);

export const BONUSES = [20, 15, 10, 5];
/** Points on the sea route, space by space from the dock. */
export const SEA = [0, 1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10];
export const SEA_EXTRA = [7, 16, 20];
export const SEA_END = 20;
export const FLEET_POINTS = [0, 1, 3, 6, 10];

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const distinct = <T>(things: readonly T[]): readonly T[] => [...new Set(things)];
