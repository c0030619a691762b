/** Reads records of Calimala by docs/records.md alone. Nothing in this folder imports the program. */

export interface Log {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly entries: readonly { readonly by: number | "chance"; readonly text: string }[];
}

export type Counts = Record<string, number>;
export type Disc = number | "white";

export interface Mat {
  readonly warehouse: Counts;
  workshops: number[];
  ships: number;
  cubes: number;
  coloured: number;
  white: number;
  handSize: number;
  readonly hand: Counts;
}

/** The fields of a position that the reader keeps up to date. */
export interface CalimalaPosition {
  startPlayer: number | null;
  readonly cells: (string | null)[];
  readonly stacks: Disc[][];
  readonly council: { tile: string | null; seat: number | "empty" | null }[];
  tilesScored: number;
  readonly lateSeats: number[];
  readonly cities: Record<string, number[]>;
  readonly houses: Record<string, boolean[]>;
  readonly churches: Record<string, { readonly materials: Record<string, number[]>; readonly artworks: number[] }>;
  readonly palazzo: number[];
  readonly mats: Mat[];
  deck: number;
  discards: Counts;
  openScoringCard: string | null;
  readonly dealt: string[][];
  readonly keptCards: (string | null)[];
  readonly scores: number[];
  readonly turns: number[];
}

export const MATERIALS = ["wood", "brick", "marble"];
export const ACTIONS = [...MATERIALS, "weave", "build", "artwork", "ship", "transport", "contribute"];
export const PORTS = ["barcelona", "lisbon", "london"];
export const TRADE = ["troyes", "bruges", "hamburg"];
export const ROOM: Counts = { santaMariaDelFiore: 5, sanMiniato: 3, santaCroce: 4 };
export const CHURCHES = Object.keys(ROOM);
export const CARDS = [...PORTS, ...TRADE, ...CHURCHES, "palazzoVecchio"];
export const STREETS = "0-1 1-2 3-4 4-5 6-7 7-8 0-3 1-4 2-5 3-6 4-7 5-8".split(" ");
const DISCS: Readonly<Record<number, readonly [number, number]>> = { 3: [12, 3], 4: [10, 2], 5: [8, 2] };

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const of = <T>(list: readonly T[] | undefined, i: number): T => list?.[i] as T;
export const at = <T>(table: Readonly<Record<string, T>>, key: string): T => table[key] as T;
export const bump = (counts: Counts | number[], key: string | number, by: number): void => {
  const table = counts as Counts;
  table[key] = (table[key] ?? 0) + by;
};
export const byName = <T>(names: readonly string[], value: () => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value()]));

/** A record being read: its options, and the position so far. */
export interface Reading {
  readonly options: Log["options"];
  readonly now: CalimalaPosition;
}

/** The position before the first entry. */
export function startOf({ seats, options }: Log): CalimalaPosition {
  const seatList = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const [coloured, white] = DISCS[seats] ?? [0, 0];
  const city = "brick artwork ship transport contribute build marble wood weave".split(" ");
  const mat = (): Mat => ({
    ...{ warehouse: byName(MATERIALS, () => 0), workshops: [0], ships: 0, cubes: 40, coloured, white },
    ...{ handSize: 0, hand: byName(ACTIONS, () => 0) },
  });
  return {
    startPlayer: options["startPlayer"] === "random" ? null : Number(options["startPlayer"]) - 1,
    cells: options["layout"] === "introductory" ? city : city.map((_, i) => (i === 4 ? "contribute" : null)),
    stacks: STREETS.map(() => []),
    council: Array.from({ length: 15 }, () => ({ tile: null, seat: null })),
    tilesScored: 0,
    lateSeats: [],
    cities: byName([...PORTS, ...TRADE], () => seatList(() => 0)),
    houses: byName(TRADE, () => seatList(() => false)),
    churches: byName(CHURCHES, () => ({
      materials: byName(MATERIALS, () => seatList(() => 0)),
      artworks: seatList(() => 0),
    })),
    palazzo: [],
    mats: seatList(mat),
    deck: 45,
    discards: byName(ACTIONS, () => 0),
    openScoringCard: null,
    dealt: seatList(() => []),
    keptCards: seatList(() => null),
    scores: seatList(() => 0),
    turns: seatList(() => 0),
  };
}
