import {
  CHANCE,
  chanceBuffer,
  firstSeat,
  moveBuffer,
  NOBODY,
  type OpenGame,
  PUBLIC_AUDIENCE,
  playEntry,
} from "#engine";
import type { CalimalaTypes } from "../index.ts";
import {
  ACTION_INDEX,
  ACTIONS,
  BUILDING_NAMES,
  type Building,
  type BuildingName,
  CHURCH_NAMES,
  type ChurchName,
  CITY_NAMES,
  type City,
  type CityName,
  MATERIAL_NAMES,
  type MaterialName,
  STREET_CELLS,
  type Street,
  TILE_INDEX,
  type Tile,
  WORKSHOP_INDEX,
} from "../rules/content.ts";
import type { Event } from "../rules/events.ts";
import { STREET_NOTATION } from "../rules/moves.ts";
import { scoreTile } from "../rules/scoring/scoring.ts";
import { activeOf, type GiftSlot, type State, WHITE_DISC } from "../rules/state.ts";
import { type Colour, colourOf, position, type Sketch, seatOf, streetName, streetNamed } from "./position.fixture.ts";

/** A position on which a test plays by notation; streets may be written by their actions ("place white build/ship"). */
export class SketchedMatch {
  readonly open: OpenGame<CalimalaTypes>;
  readonly state: State;
  /** What a spectator is told. */
  readonly events: Event[] = [];

  constructor(sketch: Sketch) {
    ({ open: this.open, state: this.state } = position(sketch));
  }

  /** Plays entries for whoever is to act; "r: use build" also says who that must be. */
  play(...texts: readonly string[]): this {
    for (const said of texts) {
      const [, who, text = ""] = /^(?:(\w+): )?(.*)$/.exec(said) ?? [];
      const acts = this.acts();
      if (who !== undefined && who !== acts) throw new Error(`"${said}", but ${acts} is to act: ${this.legal()}`);
      const by = acts === "chance" ? "chance" : seatOf(acts);
      const done = playEntry(this.open, this.state, { by, text: this.toNotation(text) }, (event, audience) => {
        if ((audience & PUBLIC_AUDIENCE) !== 0) this.events.push(event);
      });
      if (!done.ok) throw new Error(`"${said}" is ${done.refusal}; legal are: ${this.legal().join(", ")}`);
    }
    return this;
  }

  /** The colour to act, "chance", or "nobody". */
  acts(): string {
    const mask = this.open.toAct(this.state);
    return mask === CHANCE ? "chance" : mask === NOBODY ? "nobody" : colourOf(firstSeat(mask));
  }

  /** Legal moves of whoever is to act, in notation, streets by their actions. */
  legal(): string[] {
    const mask = this.open.toAct(this.state);
    if (mask === CHANCE || mask === NOBODY) return [];
    const moves = moveBuffer();
    const n = this.open.legalMoves(this.state, firstSeat(mask), moves);
    return Array.from(moves.subarray(0, n), (move) => this.fromNotation(this.open.printMove(move)));
  }

  /** Outcomes possible now, in notation. */
  outcomes(): string[] {
    const buffer = chanceBuffer();
    const n = this.acts() === "chance" ? this.open.chance(this.state, buffer) : 0;
    return Array.from(buffer.outcomes.subarray(0, n), (outcome) => this.open.printOutcome(outcome));
  }

  /** Places a disc; everybody uses what comes, up to the next placement, the choice of a seat, or the end. */
  turn(place: string): this {
    this.play(place);
    for (;;) {
      const legal = this.legal();
      const [outcome] = this.outcomes();
      const next = outcome ?? legal.find((text) => /^(use|artwork|build|contribute|ship|transport|end)/.test(text));
      if (next === undefined || next === "reveal") return this;
      this.play(next);
    }
  }

  forced(): string {
    return this.fromNotation(this.open.printMove(this.open.forced(this.state)));
  }

  /** Streets by their actions become streets by their squares. */
  toNotation(text: string): string {
    return text.replace(/\w+\/\w+/, (name) => STREET_NOTATION[streetNamed(this.state, name)] ?? name);
  }

  private fromNotation(text: string): string {
    return text.replace(/\b\d-\d\b/, (cells) => {
      const street = STREET_CELLS.findIndex(([a, b]) => cells === `${a}-${b}`);
      return streetName(this.state, street as Street);
    });
  }

  /** What lies on a mat, cards as "weave wood wood". */
  mat(colour: Colour) {
    const s = this.state;
    const seat = seatOf(colour);
    return {
      wood: s.warehouse[0][seat],
      brick: s.warehouse[1][seat],
      marble: s.warehouse[2][seat],
      workshops: WORKSHOP_INDEX.filter((w) => w < s.workshops[seat]).map((w) => s.woven[seat][w]),
      ships: s.ships[seat],
      cubes: s.cubes[seat],
      coloured: s.coloured[seat],
      white: s.white[seat],
      hand: ACTION_INDEX.flatMap((a) => Array.from({ length: s.hand[seat][a] }, () => ACTIONS[a])).join(" "),
    };
  }

  /** From the bottom: "b r w". */
  stack(name: string): string {
    const s = this.state;
    const street = streetNamed(s, name);
    const discs = Array.from(s.stacks[street] as unknown as Uint8Array).slice(0, s.height[street]);
    return discs.map((disc) => (disc === WHITE_DISC ? "w" : colourOf(disc - 1))).join(" ");
  }

  /** Owners of the scored spaces, "." for an empty one. */
  council(): string {
    const s = this.state;
    const scored = TILE_INDEX.filter((k) => k < s.tilesScored[0]);
    return scored.map((k) => (s.council[k] === 0 ? "." : colourOf(s.council[k] - 1))).join(" ");
  }

  /** Points of the last tile or card scored, by seat. */
  lastPoints(): readonly number[] | undefined {
    const scored = this.events.filter((event) => event.type === "tileScored" || event.type === "cardScored");
    return scored.at(-1)?.points;
  }

  scores(): number[] {
    return this.state.opened.seatList.map((seat) => this.state.score[seat]);
  }

  /** By seat. */
  cloth(city: CityName): number[] {
    return this.bySeat(this.state.cloth[CITY_NAMES.indexOf(city) as City]);
  }

  gifts(church: ChurchName, material: MaterialName): number[] {
    const slot = (CHURCH_NAMES.indexOf(church) * 3 + MATERIAL_NAMES.indexOf(material)) as GiftSlot;
    return this.bySeat(this.state.gifts[slot]);
  }

  artworks(building: BuildingName): number[] {
    return this.bySeat(this.state.artworks[BUILDING_NAMES.indexOf(building) as Building]);
  }

  private bySeat(numbers: { readonly [seat: number]: number }): number[] {
    return this.state.opened.seatList.map((seat) => numbers[seat] ?? 0);
  }

  /** Types of the events so far, in order. */
  eventTypes(): string[] {
    return this.events.map((event) => event.type);
  }
}

/** The points by colour that the next tile gives as things lie. */
export function scoredPoints(sketch: Sketch): Record<string, number> {
  const { state } = position(sketch);
  const k = state.tilesScored[0] as Tile;
  scoreTile(state, activeOf(state), undefined);
  return Object.fromEntries(state.opened.seatList.map((seat) => [colourOf(seat), state.tilePoints[k][seat]]));
}
