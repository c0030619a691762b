import { BRICKS, CARDS, COLOURS, FLOORS, PRINTED, rankOf, times } from "./words.ts";

export interface Tower {
  readonly colour: string;
  floors: number;
  /** Bricks built on it this turn. */
  built: number;
  /** Floors before this turn's building; none if it was founded this turn. */
  before: number | null;
}

export interface Player {
  storage: string[];
  towers: Tower[];
  hand: string[];
  buildings: string[];
  seals: number;
  /** The small seal lies on Campanile. */
  bell: boolean;
  turns: number;
  points: number;
}

export interface Contract {
  readonly colour: string;
  readonly floors: number;
  points: number;
  /** Of its balcony, from 0. */
  numeral: number | null;
  seal: number | "neutral" | null;
}

export interface RowCard {
  readonly name: string;
  bricks: string[];
}

export type Phase =
  | "startPlayer"
  | "balconies"
  | "neutralSeals"
  | "dealCards"
  | "dealBricks"
  | "choosing"
  | "laying"
  | "cancelling"
  | "striking"
  | "keeping"
  | "giving"
  | "drawingCard"
  | "drawingBricks"
  | "acting"
  | "swapping"
  | "contracts"
  | "limits"
  | "over";

/** Bricks that somebody is giving out of storage, one by one. */
export interface Giving {
  readonly seat: number;
  readonly left: number;
  /** The colour given last. */
  readonly last: string;
  readonly purpose: "fire" | "loss" | "exchange" | "build";
}

/** A match as plain objects and lists. */
export interface Match {
  readonly options: Readonly<Record<string, string>>;
  readonly players: Player[];
  phase: Phase;
  start: number;
  active: number;
  readonly contracts: Contract[];
  /** Neutral seals placed so far. */
  neutral: { readonly colour: string; readonly floors: number }[];
  balconiesDone: number;
  /** Floors whose bonus is gone. */
  bonusesTaken: number[];
  row: RowCard[];
  bag: string[];
  startDeck: string[];
  deck: string[];
  discards: string[];
  church: string[];
  /** Who placed the last seal first. */
  ending: number | null;

  /** Persons played this turn. */
  played: string[];
  exchanged: boolean;
  /** Phase 3 has begun. */
  building: boolean;
  /** The tower built on last, by its place. */
  site: number;
  /** The place in the row that is chosen, exchanged with or given bricks. */
  slot: number;
  /** Cards that have got their brick of the card cost. */
  laid: number;
  event: string;
  /** The bricks of the event's card. */
  aside: string[];
  /** Who still suffers from the event, in order. */
  losers: number[];
  /** Places of the towers that the first loser pays for. */
  kept: number[];
  giving: Giving;
  /** The brick to get, and whose it is; null for the bag. */
  wanted: string;
  victim: number | null;
  /** Bricks still to be drawn. */
  draws: number;
  back: Phase;
  /** Phase 6: the colour given or card discarded last; nothing before the first, and after a person. */
  discarded: string;
}

const SEALS: Readonly<Record<number, number>> = { 2: 9, 3: 7, 4: 6 };

export const playerAt = (match: Match, seat: number): Player => {
  const player = match.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};
export const activePlayer = (match: Match): Player => playerAt(match, match.active);
export const towerAt = (player: Player, place: number): Tower => {
  const tower = player.towers[place];
  if (tower === undefined) throw new Error(`no tower ${place}`);
  return tower;
};
export const cardAt = (match: Match, slot: number): RowCard => {
  const card = match.row[slot];
  if (card === undefined) throw new Error(`no card ${slot} in the row`);
  return card;
};
export const contractAt = (match: Match, colour: string, floors: number): Contract => {
  const contract = match.contracts.find((each) => each.colour === colour && each.floors === floors);
  if (contract === undefined) throw new Error(`no contract ${colour} ${floors}`);
  return contract;
};
export const seatAfter = (match: Match, seat: number): number => (seat + 1) % match.players.length;
/** All seats in turn order from one on. */
export const seatsFrom = (match: Match, seat: number): number[] =>
  match.players.map((_, i) => (seat + i) % match.players.length);
export const builtIn = (player: Player): number => player.towers.reduce((n, { built }) => n + built, 0);

/** By colour, then by height. */
export function sortTowers(player: Player): void {
  player.towers.sort((a, b) => rankOf(a.colour) - rankOf(b.colour) || a.floors - b.floors);
}

const cardsBy = (count: (all: number, start: number) => number, options: Match["options"]): string[] =>
  Object.entries(CARDS)
    .filter(([card]) => card !== "campanile" || options["campanile"] !== "off")
    .flatMap(([card, [all, start]]) => times(count(all, start), card));

/** 2 The match before anything has been drawn. */
export function newMatch(seats: number, options: Readonly<Record<string, string>>): Match {
  return {
    options,
    players: Array.from({ length: seats }, () => ({
      storage: [],
      towers: [],
      hand: [],
      buildings: [],
      seals: SEALS[seats] ?? 0,
      bell: false,
      turns: 0,
      points: 0,
    })),
    phase: "startPlayer",
    start: -1,
    active: -1,
    contracts: COLOURS.flatMap((colour) =>
      FLOORS.map((floors, i) => ({ colour, floors, points: PRINTED[colour]?.[i] ?? 0, numeral: null, seal: null })),
    ),
    neutral: [],
    balconiesDone: 0,
    bonusesTaken: [],
    row: [],
    bag: COLOURS.flatMap((colour, i) => times(BRICKS[i] ?? 0, colour)),
    startDeck: cardsBy((_, start) => start, options),
    deck: cardsBy((all, start) => all - start, options),
    discards: [],
    church: [],
    ending: null,
    played: [],
    exchanged: false,
    building: false,
    site: 0,
    slot: 0,
    laid: 0,
    event: "",
    aside: [],
    losers: [],
    kept: [],
    giving: { seat: 0, left: 0, last: "white", purpose: "fire" },
    wanted: "",
    victim: null,
    draws: 0,
    back: "over",
    discarded: "",
  };
}

export function copyOf(match: Match): Match {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]));
  };
  return copy(match) as Match;
}
