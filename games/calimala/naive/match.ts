import { ACTIONS, CITIES, FIRST_CITY, type Material, SCORING_CARDS, START_CARDS, TILES } from "./words.ts";

/** A disc: whose it is, or white. */
export type Disc = number | "white";

export interface Player {
  readonly goods: Record<Material, number>;
  /** Cloth in each workshop; pooled, all of it in the first. */
  workshops: number[];
  ships: number;
  houses: string[];
  cubes: number;
  coloured: number;
  white: number;
  hand: string[];
  dealt: string[];
  kept: string | null;
  points: number;
  turns: number;
}

type Phase =
  | "startPlayer"
  | "actionTiles"
  | "scoringTiles"
  | "dealing"
  | "keeping"
  | "taking"
  | "extraCards"
  | "placing"
  | "acting"
  | "drawing"
  | "choosingSeat"
  | "revealing"
  | "over";

/** An action that has begun and waits for choices. */
interface Begun {
  readonly action: string;
  readonly served: string[];
}

/** A match as plain objects and lists. */
export interface Match {
  readonly options: Readonly<Record<string, string>>;
  readonly players: Player[];
  phase: Phase;
  start: number;
  active: number;
  /** The seat that decides, or for which a card is drawn. */
  actor: number;
  squares: (string | null)[];
  /** By street, from the bottom. */
  readonly stacks: Record<string, Disc[]>;
  tiles: string[];
  /** Owners of the seats in council order; null for a space that stayed empty (5.5). */
  seated: (number | null)[];
  /** How many tiles have been scored. */
  scored: number;
  late: number[];
  /** Owners of the cloth in each city. */
  readonly cloth: Record<string, number[]>;
  gifts: { readonly church: string; readonly material: Material; readonly seat: number }[];
  artworks: { readonly building: string; readonly seat: number }[];
  openCards: string[];
  deck: string[];
  discards: string[];
  undealt: string[];
  openCard: string | null;
  street: string;
  position: number;
  uses: string[];
  obliged: boolean;
  begun: Begun | null;
  compensated: boolean;
}

const DISCS: Readonly<Record<number, readonly [number, number]>> = { 3: [12, 3], 4: [10, 2], 5: [8, 2] };

export const discsOf = (player: Player): number => player.coloured + player.white;
export const playerAt = (match: Match, seat: number): Player => {
  const player = match.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

/** 2 The match before anything has been drawn. */
export function newMatch(seats: number, options: Readonly<Record<string, string>>): Match {
  const [coloured, white] = DISCS[seats] ?? [0, 0];
  const first = options["startPlayer"] ?? "random";
  const isFixed = options["layout"] === "introductory";
  const squares: (string | null)[] = isFixed
    ? [...FIRST_CITY]
    : FIRST_CITY.map((_, i) => (i === 4 ? "contribute" : null));
  return {
    options,
    players: Array.from({ length: seats }, () => ({
      goods: { wood: 0, brick: 0, marble: 0 },
      workshops: [0],
      ships: 0,
      houses: [],
      cubes: options["cubes"] === "unlimited" ? Number.POSITIVE_INFINITY : 40,
      coloured,
      white,
      hand: [],
      dealt: [],
      kept: null,
      points: 0,
      turns: 0,
    })),
    phase: first === "random" ? "startPlayer" : isFixed ? "scoringTiles" : "actionTiles",
    start: first === "random" ? -1 : Number(first) - 1,
    active: -1,
    actor: -1,
    squares,
    stacks: {},
    tiles: [],
    seated: [],
    scored: 0,
    late: [],
    cloth: Object.fromEntries(CITIES.map((city) => [city, []])),
    gifts: [],
    artworks: [],
    openCards: [...START_CARDS],
    deck: ACTIONS.flatMap((action) => [1, 2, 3, 4, 5].map(() => action)),
    discards: [],
    undealt: [...SCORING_CARDS],
    openCard: null,
    street: "",
    position: 0,
    uses: [],
    obliged: false,
    begun: null,
    compensated: false,
  };
}

export const stackOf = (match: Match, street: string): Disc[] => {
  match.stacks[street] ??= [];
  return match.stacks[street];
};

export const actionsOf = (match: Match, street: string): readonly string[] =>
  street.split("-").map((square) => match.squares[Number(square)] ?? "");

export const clothIn = (match: Match, city: string): number[] => match.cloth[city] ?? [];
export const undrawnTiles = (match: Match): readonly string[] => TILES.filter((tile) => !match.tiles.includes(tile));

export function copyOf(match: Match): Match {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]));
  };
  return copy(match) as Match;
}
