import { invariant, moveBuffer, type OpenGame, openByChoice, playEntry, type SeatCount } from "#engine";
import { type MilleFioriTypes, milleFiori } from "../index.ts";
import { FIRST, type Space } from "../rules/board/board.ts";
import {
  AREAS,
  type Area,
  type AreaName,
  BONUS_AREAS,
  type BonusAreaName,
  type CardName,
  KINDS,
  kindOf,
} from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import type { Event } from "../rules/events.ts";
import { scoreOf } from "../rules/scoring/standings.ts";
import { HAND_SLOTS, KEEP, PLAY, type Player, type State } from "../rules/state.ts";
import { addToHand } from "../rules/turn/hands.ts";

export const openMilleFiori = (
  seats: SeatCount,
  chosen: Readonly<Record<string, string>> = {},
): OpenGame<MilleFioriTypes> => openByChoice(milleFiori, seats, chosen);

/** Red 0, blue 1, yellow 2, green 3. */
const LETTERS = "rbyg";
type Letter = "r" | "b" | "y" | "g";
const LETTER_LIST: readonly Letter[] = ["r", "b", "y", "g"];
const seatOf = (letter: string): Player => LETTERS.indexOf(letter) as Player;

/** The differences from an empty board with four seats, on which red is to play `card` in the first trick. */
export interface Sketch {
  readonly seats?: 2 | 3 | 4;
  readonly options?: Readonly<Record<string, string>>;
  /** Red's kept card; those of the others are `key-1`. */
  readonly card?: CardName;
  /** Kept cards by seat, in the place of these. */
  readonly kept?: readonly CardName[];
  /** Owners by space from the first on, "." for nobody; blanks are for the eye. */
  readonly board?: Partial<Readonly<Record<AreaName, string>>>;
  /** Workshops by seat, from 0. */
  readonly workshops?: Partial<Readonly<Record<Letter, readonly number[]>>>;
  readonly bonuses?: Partial<Readonly<Record<BonusAreaName, string>>>;
  readonly ships?: Partial<Readonly<Record<Letter, number>>>;
  readonly personal?: Partial<Readonly<Record<Letter, number>>>;
  readonly general?: Partial<Readonly<Record<Letter, number>>>;
  /** One `key-5` if left out. */
  readonly display?: readonly CardName[];
  readonly trick?: number;
  /** Hands by seat, or the packets made of them. */
  readonly hands?: readonly (readonly CardName[])[];
  /** Nobody has chosen yet. */
  readonly choosing?: boolean;
  /** Cards left in the deck. */
  readonly deck?: readonly CardName[];
}

function draw(s: State, sketch: Sketch): void {
  s.doge[0] = 1;
  s.round[0] = 1;
  s.trick[0] = sketch.trick ?? 1;
  s.awaits[0] = sketch.choosing === true ? KEEP : PLAY;
  s.actor[0] = sketch.choosing === true && !s.opened.inTurn ? 0 : 1;
  drawBoard(s, sketch);
  for (const letter of LETTER_LIST.slice(0, s.opened.seats)) {
    const seat = seatOf(letter);
    s.ship[seat] = sketch.ships?.[letter] ?? 0;
    s.personal[seat] = sketch.personal?.[letter] ?? s.opened.personal;
    s.general[seat] = sketch.general?.[letter] ?? s.opened.general;
    const kept = sketch.kept?.[seat] ?? (seat === 0 ? (sketch.card ?? "key-1") : "key-1");
    if (sketch.choosing !== true && !(s.opened.inTurn && seat > 0)) s.kept[seat] = kindOf(kept) + 1;
    for (const slot of HAND_SLOTS) s.hand[seat][slot] = 0;
    for (const [held, card] of (sketch.hands?.[seat] ?? []).entries()) addToHand(s, seat, kindOf(card), held);
  }
  for (const card of sketch.display ?? ["key-5"]) {
    s.display[kindOf(card)]++;
    s.displaySize[0]++;
  }
  if (sketch.deck !== undefined) {
    for (const kind of KINDS) s.deck[kind] = 0;
    for (const card of sketch.deck) s.deck[kindOf(card)]++;
    s.deckSize[0] = sketch.deck.length;
  }
  deriveAll(s);
}

function drawBoard(s: State, sketch: Sketch): void {
  for (const [area, name] of AREAS.entries()) {
    for (const [i, letter] of [...(sketch.board?.[name] ?? "").replaceAll(" ", "")].entries()) {
      if (letter !== ".") s.board[(FIRST[area as Area] + i) as Space] = seatOf(letter) + 1;
    }
  }
  for (const letter of LETTER_LIST) {
    for (const i of sketch.workshops?.[letter] ?? []) s.board[i as Space] = seatOf(letter) + 1;
  }
  for (const area of BONUS_AREAS) {
    const owners = sketch.bonuses?.[AREAS[area] as BonusAreaName] ?? "";
    for (const [k, letter] of [...owners].entries()) s.bonus[area][k as 0] = seatOf(letter) + 1;
  }
}

/** A sketched position, played on by notation: "place coin-1 nobili 1", of the seat to act, "b: keep key-1", "chance: pass". */
export class SketchedMatch {
  readonly open: OpenGame<MilleFioriTypes>;
  readonly state: State;
  /** The events since the last `play`. */
  events: Event[] = [];
  private readonly before: readonly number[];

  constructor(sketch: Sketch) {
    this.open = openMilleFiori(sketch.seats ?? 4, sketch.options);
    this.state = this.open.setup();
    draw(this.state, sketch);
    this.before = this.scores();
  }

  private scores(): readonly number[] {
    return this.state.opened.seatList.map((seat) => scoreOf(this.state, seat));
  }

  play(...texts: readonly string[]): void {
    this.events = [];
    for (const text of texts) {
      const named = /^(chance|[rbyg]): (.*)$/.exec(text);
      const mask = this.open.toAct(this.state);
      const by = named?.[1] === "chance" ? "chance" : named?.[1] === undefined ? firstOf(mask) : seatOf(named[1]);
      const done = playEntry(this.open, this.state, { by, text: named?.[2] ?? text }, (event) =>
        this.events.push(event),
      );
      invariant(done.ok, `${text} is legal; there are ${this.legal().join(", ")}`);
    }
  }

  /** Legal moves of the seat to act. */
  legal(letter?: Letter): readonly string[] {
    const buffer = moveBuffer();
    const seat = letter === undefined ? firstOf(this.open.toAct(this.state)) : seatOf(letter);
    const n = this.open.legalMoves(this.state, seat, buffer);
    return Array.from(buffer.subarray(0, n), (move) => this.open.printMove(move));
  }

  /** Points since the sketch, by seat. */
  points(): readonly number[] {
    return this.scores().map((score, seat) => score - (this.before[seat] ?? 0));
  }

  /** The one event of this type. */
  eventOf<T extends Event["type"]>(type: T): Extract<Event, { type: T }> | undefined {
    const found = this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
    invariant(found.length < 2, `${type} occurred once`);
    return found[0];
  }

  /** The reason for an extra card. */
  earned(): string | undefined {
    return this.eventOf("extraCardEarned")?.reason;
  }
}

const firstOf = (mask: number): Player => (31 - Math.clz32(mask & -mask)) as Player;
