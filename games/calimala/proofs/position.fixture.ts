import { chanceBuffer, type OpenGame, openByChoice, playout, type Seat } from "#engine";
import { type CalimalaTypes, calimala } from "../index.ts";
import {
  ACTION_INDEX,
  ACTIONS,
  type ActionName,
  ARTWORK_SLOTS,
  BUILDING_NAMES,
  BUILDINGS,
  type BuildingName,
  CARDS_OF_EACH_ACTION,
  CHURCH_NAMES,
  type ChurchName,
  CITIES,
  CITY_NAMES,
  CITY_SLOTS,
  type CityName,
  LEVELS,
  MATERIAL_NAMES,
  MATERIAL_SLOTS,
  MATERIALS,
  type MaterialName,
  PALAZZO,
  SCORING_CARDS,
  type ScoringCardName,
  STREET_CELLS,
  STREETS,
  type Street,
  TILE_INDEX,
  TILES,
  type TileName,
  WORKSHOP_INDEX,
} from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import { type GiftSlot, HOUSES, PLACE, type State, WHITE_DISC } from "../rules/state.ts";

/** Positions for tests, written so that they can be read: seats are colours, discs and cubes are strings of them. */

/** Blue is seat 0, then clockwise red, yellow, green, purple. */
const COLOURS = ["b", "r", "y", "g", "p"] as const;
export type Colour = (typeof COLOURS)[number];
export const seatOf = (colour: string): Seat => COLOURS.indexOf(colour as Colour) as Seat;
export const colourOf = (seat: number): string => COLOURS[seat] ?? "?";
/** "b r" -> ["b", "r"]; "" -> []. */
const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** What lies on a mat; what is left out is as at the start, with an empty hand. */
export interface MatSketch {
  readonly wood?: number;
  readonly brick?: number;
  readonly marble?: number;
  /** Cloth in each workshop, fullest first: [4, 0] are two workshops. */
  readonly workshops?: readonly number[];
  readonly ships?: number;
  /** "troyes hamburg" */
  readonly houses?: string;
  /** "wood wood build" */
  readonly hand?: string;
  readonly cubes?: number;
  readonly coloured?: number;
  readonly white?: number;
  readonly score?: number;
}

export interface Sketch {
  readonly seats?: 3 | 4 | 5;
  /** Besides `layout` introductory and `startPlayer` 1 (blue). */
  readonly options?: Readonly<Record<string, string>>;
  /** Who is to place a disc; blue if left out. */
  readonly active?: Colour;
  readonly mats?: Partial<Record<Colour, MatSketch>>;
  /** Streets by their actions, stacks from the bottom, w is white: `{ "build/ship": "b r b" }`. */
  readonly stacks?: Readonly<Record<string, string>>;
  /** Owners of the seats on scored tiles, in order; "." for an empty space. */
  readonly council?: string;
  /** The tiles scored next; the others follow in the order of `TILES`. */
  readonly tiles?: readonly TileName[];
  /** Cubes by colour: `{ lisbon: "r r b y" }`. */
  readonly cloth?: Partial<Record<CityName, string>>;
  readonly gifts?: Partial<Record<ChurchName, Partial<Record<MaterialName, string>>>>;
  /** In the Palazzo in order. */
  readonly artworks?: Partial<Record<BuildingName, string>>;
  /** Kinds in the deck; all others are discarded. Left out: all that nobody holds. */
  readonly deck?: string;
  /** Kinds on the discard pile; together with `deck` nothing else is in the match. */
  readonly discards?: string;
  readonly kept?: Partial<Record<Colour, ScoringCardName>>;
  readonly openCard?: ScoringCardName;
}

export function openCalimala(
  seats: 3 | 4 | 5,
  options: Readonly<Record<string, string>> = {},
): OpenGame<CalimalaTypes> {
  return openByChoice(calimala, seats, options);
}

/** The state before a placement that the sketch describes, in an opened match. */
export function position(sketch: Sketch): { readonly open: OpenGame<CalimalaTypes>; readonly state: State } {
  const open = openCalimala(sketch.seats ?? 3, { layout: "introductory", startPlayer: "1", ...sketch.options });
  const s = open.setup();
  const outcomes = chanceBuffer();
  while (s.awaits[0] !== PLACE) {
    if (open.chance(s, outcomes) > 0) open.resolve(s, outcomes.outcomes[0] ?? 0);
    else playout(open, s, { below: () => 0 }, 1);
  }
  s.active[0] = seatOf(sketch.active ?? "b") + 1;
  s.actor[0] = s.active[0];
  for (const [street, stack] of Object.entries(sketch.stacks ?? {})) setStack(s, streetNamed(s, street), words(stack));
  for (const seat of s.opened.seatList) setMat(s, seat, sketch.mats?.[colourOf(seat) as Colour] ?? {});
  setCouncil(s, words(sketch.council ?? ""), sketch.tiles ?? []);
  setCities(s, sketch);
  setBuildings(s, sketch);
  setCards(s, sketch);
  deriveAll(s);
  return { open, state: s };
}

/** The street that joins the squares of two actions: "build/ship", in either order. */
export function streetNamed(s: State, name: string): Street {
  const actions = name.split("/").map((action) => ACTIONS.indexOf(action as ActionName) + 1);
  const found = STREETS.find((street) => STREET_CELLS[street].every((cell) => actions.includes(s.cells[cell])));
  if (found === undefined) throw new Error(`no street ${name}`);
  return found;
}

/** "build/ship" */
export const streetName = (s: State, street: Street): string =>
  STREET_CELLS[street].map((cell) => ACTIONS[(s.cells[cell] - 1) as 0]).join("/");

function setStack(s: State, street: Street, discs: readonly string[]): void {
  s.height[street] = discs.length;
  for (const level of LEVELS) {
    const disc = discs[level];
    s.stacks[street][level] = disc === undefined ? 0 : disc === "w" ? WHITE_DISC : seatOf(disc) + 1;
  }
}

function setMat(s: State, seat: Seat, mat: MatSketch): void {
  for (const m of MATERIALS) s.warehouse[m][seat] = mat[MATERIAL_NAMES[m]] ?? 0;
  const cloth = mat.workshops ?? [0];
  s.workshops[seat] = cloth.length;
  for (const w of WORKSHOP_INDEX) s.woven[seat][w] = cloth[w] ?? 0;
  s.ships[seat] = mat.ships ?? 0;
  s.houses[seat] = HOUSES.reduce<number>(
    (mask, house) => (words(mat.houses ?? "").includes(CITY_NAMES[(house + 3) as 3]) ? mask | (1 << house) : mask),
    0,
  );
  s.cubes[seat] = mat.cubes ?? s.cubes[seat];
  s.coloured[seat] = mat.coloured ?? s.coloured[seat];
  s.white[seat] = mat.white ?? s.white[seat];
  s.score[seat] = mat.score ?? 0;
}

function setCouncil(s: State, owners: readonly string[], next: readonly TileName[]): void {
  s.tilesScored[0] = owners.length;
  const others = TILES.filter((tile) => !next.includes(tile));
  const order = [...others.slice(0, owners.length), ...next, ...others.slice(owners.length)];
  for (const k of TILE_INDEX) {
    const owner = owners[k];
    s.tiles[k] = TILES.indexOf(order[k] ?? "lisbon") + 1;
    s.council[k] = owner === undefined || owner === "." ? 0 : seatOf(owner) + 1;
  }
}

function setCities(s: State, sketch: Sketch): void {
  for (const city of CITIES) {
    const cubes = words(sketch.cloth?.[CITY_NAMES[city]] ?? "");
    s.cityRoom[city] = CITY_SLOTS - cubes.length;
    for (const cube of cubes) s.cloth[city][seatOf(cube)]++;
  }
}

function setBuildings(s: State, sketch: Sketch): void {
  for (const [church, name] of CHURCH_NAMES.entries()) {
    for (const m of MATERIALS) {
      const slot = (church * 3 + m) as GiftSlot;
      const cubes = words(sketch.gifts?.[name]?.[MATERIAL_NAMES[m]] ?? "");
      s.giftRoom[slot] = (MATERIAL_SLOTS[church as 0] ?? 0) - cubes.length;
      for (const cube of cubes) s.gifts[slot][seatOf(cube)]++;
    }
  }
  for (const building of BUILDINGS) {
    const cubes = words(sketch.artworks?.[BUILDING_NAMES[building]] ?? "");
    s.artworkRoom[building] = ARTWORK_SLOTS[building] - cubes.length;
    for (const [i, cube] of cubes.entries()) {
      s.artworks[building][seatOf(cube)]++;
      if (building === PALAZZO) s.palazzo[i as 0] = seatOf(cube) + 1;
    }
  }
}

function setCards(s: State, sketch: Sketch): void {
  const count = (text: string | undefined, action: ActionName): number =>
    words(text ?? "").filter((word) => word === action).length;
  for (const a of ACTION_INDEX) {
    let left = CARDS_OF_EACH_ACTION;
    for (const seat of s.opened.seatList) {
      s.hand[seat][a] = count(sketch.mats?.[colourOf(seat) as Colour]?.hand, ACTIONS[a]);
      s.old[seat][a] = s.hand[seat][a];
      left -= s.hand[seat][a];
    }
    const discarded = sketch.discards === undefined ? undefined : count(sketch.discards, ACTIONS[a]);
    s.deck[a] = sketch.deck === undefined ? left - (discarded ?? 0) : count(sketch.deck, ACTIONS[a]);
    s.discards[a] = discarded ?? left - s.deck[a];
    s.deckThen[a] = s.deck[a];
  }
  const sum = (numbers: Iterable<number>): number => [...numbers].reduce((n, each) => n + each, 0);
  s.deckSize[0] = sum(ACTION_INDEX.map((a) => s.deck[a]));
  s.discardSize[0] = sum(ACTION_INDEX.map((a) => s.discards[a]));
  for (const seat of s.opened.seatList) {
    s.handSize[seat] = sum(ACTION_INDEX.map((a) => s.hand[seat][a]));
    s.oldSize[seat] = s.handSize[seat];
    s.startHeld[seat] = 0;
    s.startHeldThen[seat] = 0;
    const kept = sketch.kept?.[colourOf(seat) as Colour];
    if (kept !== undefined) s.kept[seat] = SCORING_CARDS.indexOf(kept) + 1;
  }
  if (sketch.openCard !== undefined) s.openCard[0] = SCORING_CARDS.indexOf(sketch.openCard) + 1;
}
