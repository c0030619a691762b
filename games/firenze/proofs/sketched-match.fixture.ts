import {
  CHANCE,
  chanceBuffer,
  firstSeat,
  moveBuffer,
  NOBODY,
  type OpenGame,
  openByChoice,
  playEntry,
  type SeatCount,
} from "#engine";
import { type FirenzeTypes, firenze } from "../index.ts";
import {
  BUILDINGS,
  type BuildingName,
  CARDS,
  type CardName,
  CHURCHES,
  COLOUR_INDEX,
  COLOURS,
  type Colour,
  type ColourName,
  contractOf,
  FIRST_BUILDING,
  FIRST_CHURCH,
  type HandName,
  KINDS,
  type Kind,
  type Slot,
} from "../rules/content.ts";
import type { Event } from "../rules/events.ts";
import {
  ACT,
  CHOOSE,
  CONTRACT_PHASE,
  NEUTRAL,
  PLAYERS,
  type Player,
  type State,
  TOWER_COLOUR,
} from "../rules/state.ts";
import { sortTowers } from "../rules/towers/towers.ts";

export const openFirenze = (seats: SeatCount, chosen: Readonly<Record<string, string>> = {}): OpenGame<FirenzeTypes> =>
  openByChoice(firenze, seats, chosen);

export interface SeatSketch {
  /** "wwy": two white bricks and a yellow one. */
  readonly storage?: string;
  /** "yellow 3" */
  readonly towers?: readonly string[];
  readonly hand?: readonly HandName[];
  readonly buildings?: readonly BuildingName[];
  readonly seals?: number;
}

/** What differs from an empty table of two seats on which seat 0 is to choose a card. */
export interface Sketch {
  readonly seats?: SeatCount;
  readonly options?: Readonly<Record<string, string>>;
  readonly awaits?: "choose" | "act" | "contracts";
  /** "mason wwyy"; six glories without bricks if left out. */
  readonly row?: readonly string[];
  readonly a?: SeatSketch;
  readonly b?: SeatSketch;
  readonly c?: SeatSketch;
  readonly church?: readonly CardName[];
  /** Seat or "neutral" by contract: { "red 7": 0 }. */
  readonly seals?: Readonly<Record<string, number | "neutral">>;
  /** Numbers of balcony tiles from 1. */
  readonly balconies?: readonly number[];
  readonly discards?: readonly CardName[];
  /** Nothing is left to draw. */
  readonly emptyDeck?: boolean;
  /** The cards that are left to draw. */
  readonly deck?: readonly CardName[];
  readonly emptyBag?: boolean;
}

const LETTERS = "wygrbp";
const AWAITS = { choose: CHOOSE, act: ACT, contracts: CONTRACT_PHASE } as const;
const colourOf = (letter: string): Colour => LETTERS.indexOf(letter) as Colour;
const kindOf = (card: string): Kind => CARDS.indexOf(card as CardName) as Kind;

function contractNamed(text: string) {
  const [colour, floors] = text.split(" ");
  return contractOf(COLOURS.indexOf(colour as ColourName) as Colour, Number(floors));
}

/** A sketch may hold more cards than the game has: its counts need not add up. */
function takeCard(s: State, kind: Kind): void {
  if (s.deck[kind] > 0) s.deck[kind]--;
}

function draw(s: State, sketch: Sketch): void {
  for (const kind of KINDS) {
    s.deck[kind] += s.startDeck[kind];
    s.startDeck[kind] = 0;
  }
  s.startPlayer[0] = 1;
  s.active[0] = 1;
  s.awaits[0] = AWAITS[sketch.awaits ?? "choose"];
  const row = sketch.row ?? ["glory", "glory", "glory", "glory", "glory", "glory"];
  for (const [i, text] of row.entries()) {
    const [card = "", bricks = ""] = text.split(" ");
    s.rowCard[i as Slot] = kindOf(card) + 1;
    takeCard(s, kindOf(card));
    for (const letter of bricks) {
      s.rowBricks[i as Slot][colourOf(letter)]++;
      s.bag[colourOf(letter)]--;
    }
  }
  for (const [seat, mat] of [sketch.a, sketch.b, sketch.c].entries()) {
    if (mat !== undefined) drawMat(s, seat as Player, mat);
  }
  for (const card of sketch.church ?? []) {
    s.church[(kindOf(card) - FIRST_CHURCH) as 0] = 1;
    takeCard(s, kindOf(card));
  }
  for (const [contract, seal] of Object.entries(sketch.seals ?? {})) {
    s.seals[contractNamed(contract)] = seal === "neutral" ? NEUTRAL : seal + 1;
  }
  for (const tile of sketch.balconies ?? []) {
    s.balcony[(s.opened.tiles[tile - 1]?.contract ?? 0) as 0] = tile;
  }
  for (const card of sketch.discards ?? []) s.discards[kindOf(card)]++;
  if (sketch.emptyDeck === true || sketch.deck !== undefined) for (const kind of KINDS) s.deck[kind] = 0;
  for (const card of sketch.deck ?? []) s.deck[kindOf(card)]++;
  for (const c of COLOUR_INDEX) {
    const all = s.opened.figures.bricks[COLOURS[c]];
    if (s.bag[c] > all) throw new Error(`the sketch has more than ${all} ${COLOURS[c]} bricks`);
    if (sketch.emptyBag === true) s.bag[c] = 0;
  }
}

function drawMat(s: State, seat: Player, mat: SeatSketch): void {
  for (const letter of mat.storage ?? "") {
    s.storage[seat][colourOf(letter)]++;
    s.bag[colourOf(letter)]--;
  }
  for (const text of mat.towers ?? []) {
    const [name, floors] = text.split(" ");
    const colour = COLOURS.indexOf(name as ColourName) as Colour;
    s.towers[seat][s.towerCount[seat] as 0] = colour * TOWER_COLOUR + Number(floors);
    s.towerCount[seat]++;
    s.bag[colour] -= Number(floors);
  }
  sortTowers(s, seat);
  for (const card of mat.hand ?? []) {
    s.hand[seat][kindOf(card) as 0]++;
    takeCard(s, kindOf(card));
  }
  for (const card of mat.buildings ?? []) {
    s.buildings[seat][BUILDINGS.indexOf(card) as 0] = 1;
    takeCard(s, (BUILDINGS.indexOf(card) + FIRST_BUILDING) as Kind);
  }
  if (mat.seals !== undefined) s.sealsLeft[seat] = mat.seals;
}

/** A position on which a test plays by notation. Seats are 0, 1, 2. */
export class SketchedMatch {
  readonly open: OpenGame<FirenzeTypes>;
  readonly state: State;
  readonly events: Event[] = [];

  constructor(sketch: Sketch = {}) {
    this.open = openFirenze(sketch.seats ?? 2, sketch.options);
    this.state = this.open.setup();
    draw(this.state, sketch);
  }

  /** Plays entries for whoever is to act; "..." lets chance do whatever comes first until a seat is to act. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      if (text === "...") this.letChance();
      else this.enter(text);
    }
    return this;
  }

  private enter(text: string): void {
    const mask = this.open.toAct(this.state);
    const by = mask === CHANCE ? "chance" : firstSeat(mask);
    const done = playEntry(this.open, this.state, { by, text }, (event) => this.events.push(event));
    if (!done.ok) throw new Error(`"${text}" is ${done.refusal}; legal are: ${this.legal().join(", ")}`);
  }

  private letChance(): void {
    for (const [outcome] = this.outcomes(); this.open.toAct(this.state) === CHANCE; ) {
      this.enter(this.outcomes()[0] ?? outcome ?? "");
    }
  }

  /** The seat to act, "chance" or "nobody". */
  acts(): number | string {
    const mask = this.open.toAct(this.state);
    return mask === CHANCE ? "chance" : mask === NOBODY ? "nobody" : firstSeat(mask);
  }

  legal(): string[] {
    const mask = this.open.toAct(this.state);
    if (mask === CHANCE || mask === NOBODY) return [];
    const moves = moveBuffer();
    const n = this.open.legalMoves(this.state, firstSeat(mask), moves);
    return Array.from(moves.subarray(0, n), this.open.printMove);
  }

  /** Legal moves that begin so. */
  can(start: string): string[] {
    return this.legal().filter((text) => text === start || text.startsWith(`${start} `));
  }

  outcomes(): string[] {
    const buffer = chanceBuffer();
    const n = this.acts() === "chance" ? this.open.chance(this.state, buffer) : 0;
    return Array.from(buffer.outcomes.subarray(0, n), this.open.printOutcome);
  }

  /** "wwy" */
  storage(seat: Player): string {
    return COLOUR_INDEX.map((c) => LETTERS.charAt(c).repeat(this.state.storage[seat][c])).join("");
  }

  onCard(slot: number): string {
    return COLOUR_INDEX.map((c) => LETTERS.charAt(c).repeat(this.state.rowBricks[(slot - 1) as Slot][c])).join("");
  }

  bag(colour: ColourName): number {
    return this.state.bag[COLOURS.indexOf(colour) as Colour];
  }

  towers(seat: Player): string[] {
    return this.open.view(this.state, "open").mats[seat]?.towers.map((t) => `${t.colour} ${t.floors}`) ?? [];
  }

  cards(seat: Player): string[] {
    const mat = this.open.view(this.state, "open").mats[seat];
    return [...(mat?.hand ?? []), ...(mat?.buildings ?? [])];
  }

  discarded(card: CardName): number {
    return this.state.discards[kindOf(card)];
  }

  church(): string[] {
    return CHURCHES.filter((_, i) => this.state.church[i as 0] === 1);
  }

  points(): number[] {
    const { scores } = this.open.standings(this.state);
    return PLAYERS.filter((seat) => seat < this.open.seats).map((seat) => scores[seat]?.points ?? 0);
  }

  eventsOf(type: Event["type"]): Event[] {
    return this.events.filter((event) => event.type === type);
  }
}
