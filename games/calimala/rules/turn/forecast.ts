import type { Seat } from "#engine";
import { possibleActions } from "../actions/possible.ts";
import {
  ACTIONS,
  type Action,
  type ActionName,
  COUNCIL_SEATS,
  LEVELS,
  type Level,
  SCORING_CARDS,
  type Street,
  TILES,
  type Tile,
  type TileName,
} from "../content.ts";
import type { Event, Listener } from "../events.ts";
import { MOVES } from "../moves.ts";
import { openUses } from "../obligation/obligation.ts";
import { play } from "../play.ts";
import { actionOn, activeOf, actorOf, DRAW, REVEAL, SIDES, type Side, type State, WHITE_DISC } from "../state.ts";
import type { Target } from "../targets.ts";
import { endActivation, placeDisc } from "./activation.ts";
import { asMuch, copyOf, mostOn, mostTogether } from "./most.ts";
import { scoredNow, seatFromAnyStreet } from "./scored-now.ts";

/** What a move would bring that the position after it does not show. */
export interface Forecast {
  /** 3.4 The discs that would act, in order; none where no disc is placed. */
  readonly acts: readonly ForecastAct[];
  /**
   * 3.8 The impossible actions that each draw a card: that of the move, and those of the disc that come after it by
   * themselves, unless the card drawn first helps.
   */
  readonly draws: readonly ActionName[];
  /**
   * 3.13 What ends for the seat after these draws, unless a card can be played then: its own part of the turn, or the
   * disc.
   */
  readonly ends: "turn" | "disc" | null;
  /** The tile that is scored next, if placing a disc leads to it or a move changes what it pays. */
  readonly scoring: ForecastScoring | null;
  /** 6.5 The scoring cards that follow at once, if the move brings the end. */
  readonly cards: ForecastCards | null;
}

export interface ForecastCards {
  /** By seat, from the cards that the seat knows: its own one and the face-up one. */
  readonly points: readonly number[];
  /** How many cards others have kept. */
  readonly hidden: number;
}

export interface ForecastScoring {
  readonly k: number;
  readonly tile: TileName;
  /** 5.1 Whether it is scored in this turn, and who takes its council space; null is nobody. */
  readonly isNow: boolean;
  readonly seat: Seat | null;
  /** 5.2 The seat gives a coloured disc for it and takes the white one. */
  readonly isSwap: boolean;
  /** By seat: what it would pay before the move, and after it if nobody gained anything else. */
  readonly before: readonly number[];
  readonly points: readonly number[];
}

export interface ForecastAct {
  readonly seat: Seat;
  /**
   * What the disc could add at most on each side of its street to what those of its seat above could bring: cubes, or
   * one building an action.
   */
  readonly most: readonly [number, number];
  /** How many of so many uses can be carried out, without cards, once the discs above have done theirs. */
  readonly done: number;
  readonly uses: number;
}

/** The forecast of a move, from the rules played on copies; undefined when there is nothing to tell. */
export function forecast(s: State, seat: Seat, move: number): Forecast | undefined {
  return MOVES.typeOf(move) === "place" ? ofPlacing(s, seat, move) : ofActing(s, seat, move);
}

function ofPlacing(s: State, seat: Seat, move: number): Forecast {
  const copy = copyOf(s);
  placeDisc(copy, seat, MOVES.within(move), undefined);
  const events: Event[] = [];
  const tell = (event: Event): unknown => events.push(event);
  const acts = actsOf(copy, tell);
  seatFromAnyStreet(copy, tell);
  return { acts, draws: [], ends: null, scoring: scoringIn(events, s), cards: null };
}

/**
 * 5.7 A move that changes what the next tile pays, or 6.5 the last one. One that has a tile scored shows its points.
 */
function ofActing(s: State, seat: Seat, move: number): Forecast | undefined {
  const copy = copyOf(s);
  play(copy, seat, move);
  const drawn = drawsIn(copy, seat);
  if (drawn !== undefined) return { acts: [], ...drawn, scoring: null, cards: null };
  const scoring = changed(nextTile(s), nextTile(copy)) ?? null;
  const cards = cardsKnown(copy, seat);
  return scoring === null && cards === null ? undefined : { acts: [], draws: [], ends: null, scoring, cards };
}

/**
 * 6.5 What the cards that the seat knows will pay, once all of them are revealed. 7.8 Then the start player comes first
 * in turn order.
 */
function cardsKnown(s: State, seat: Seat): ForecastCards | null {
  if (s.awaits[0] !== REVEAL) return null;
  const known = [s.kept[seat], s.openCard[0]].flatMap((card) => SCORING_CARDS[card - 1] ?? []);
  if (known.length === 0) return null;
  s.active[0] = s.startPlayer[0];
  const each = known.map((card) => scoredNow(s, `scoring:${card}`)?.points ?? []);
  return {
    points: s.opened.seatList.map((at) => each.reduce((sum, points) => sum + (points[at] ?? 0), 0)),
    hidden: s.opened.seatList.filter((at) => at !== seat && s.hasKept[at] === 1).length,
  };
}

type Next = NonNullable<ReturnType<typeof nextTile>>;

function changed(next: Next | undefined, after: Next | undefined): ForecastScoring | undefined {
  if (next === undefined || after?.k !== next.k) return undefined;
  const [before, points] = [next.points, after.points];
  if (points.every((n, each) => n === before[each])) return undefined;
  return { k: next.k, tile: next.tile, isNow: false, seat: null, isSwap: false, before, points };
}

/** 3.8 The actions for which the seat draws; 7.5 after the one card of its own turn the others lapse. */
function drawsIn(s: State, seat: Seat): Pick<Forecast, "draws" | "ends"> | undefined {
  if (s.awaits[0] !== DRAW || s.drawFor[0] === 0) return undefined;
  const own = ACTIONS[(s.drawFor[0] - 1) as Action];
  const possible = possibleActions(s, seat);
  const isOpen = s.obliged[0] === 1 || (possible & (openUses(s) | s.held[seat])) !== 0;
  const isCapped = s.opened.oneCard && seat === activeOf(s);
  if (isOpen || isCapped) return { draws: [own], ends: null };
  const others = SIDES.flatMap((side) => Array.from({ length: s.uses[side] }, () => ACTIONS[actionOn(s, side)]));
  return { draws: [own, ...others], ends: seat === activeOf(s) && !decidesAgain(s, seat) ? "turn" : "disc" };
}

/**
 * 3.4 Whether the seat still decides in its turn: another disc of it acts below, or 5.3 it has to choose one for a
 * seat.
 */
function decidesAgain(s: State, seat: Seat): boolean {
  const street = (s.street[0] - 1) as Street;
  const height = s.height[street];
  const acts = (level: Level): boolean => level >= height - ACTING && level < height - s.position[0];
  const isWhiteSeat = height > ACTING && s.stacks[street][0] === WHITE_DISC && s.tilesScored[0] < COUNCIL_SEATS;
  const chooses = isWhiteSeat && s.coloured[seat] === 0;
  return chooses || LEVELS.some((level) => acts(level) && s.stacks[street][level] === seat + 1);
}

/** 3.4 So many discs of a stack act. */
const ACTING = 3;

/**
 * The tile that is scored next, and what it pays as things stand; undefined before there are tiles and after the last
 * one.
 */
function nextTile(s: State): { k: number; tile: TileName; points: readonly number[] } | undefined {
  const k = s.tilesScored[0];
  const tile = TILES[(s.tiles[k as Tile] ?? 0) - 1];
  if (tile === undefined) return undefined;
  const points = scoredNow(s, `tile:${k + 1}` as Target)?.points;
  return points && { k: k + 1, tile, points };
}

/**
 * Lets every disc of the street act without doing anything, and beside it on a copy with all it can do; changes the
 * state.
 */
function actsOf(s: State, tell: Listener): ForecastAct[] {
  const acts: ForecastAct[] = [];
  const begun = copyOf(s);
  let worked = copyOf(s);
  while (s.position[0] > 0) {
    const seat = actorOf(s);
    const { done, after } = asMuch(worked, seat);
    // A disc above that did nothing leaves its goods, one that did all may have brought what this one needs.
    const mostBy = (side: Side): number => Math.max(mostOn(s, seat, side), mostOn(worked, seat, side));
    const above = acts.filter((act) => act.seat === seat).map(({ most }) => most);
    const added = (side: Side): number => mostAdded(begun, seat, side, { above, alone: mostBy(side) });
    acts.push({ seat, most: [added(0), added(1)], done, uses: s.uses[0] + s.uses[1] });
    endActivation(s, seat, tell);
    worked = copyOf(after);
    endActivation(worked, seat, undefined);
  }
  return acts;
}

/** What a disc adds to what those of its seat above it can bring: together they take what is there once. */
function mostAdded(
  begun: State,
  seat: Seat,
  side: Side,
  { above, alone }: { readonly above: readonly ForecastAct["most"][]; readonly alone: number },
): number {
  const before = above.reduce((sum, most) => sum + most[side], 0);
  if (before === 0 || alone === 0) return alone;
  const reach = { discs: above.length + 1, enough: before + alone };
  return mostTogether(toFirstOf(begun, seat), seat, side, reach) - before;
}

/** The position in which the first disc of the seat begins to act. */
function toFirstOf(begun: State, seat: Seat): State {
  const s = copyOf(begun);
  while (actorOf(s) !== seat) endActivation(s, actorOf(s), undefined);
  return s;
}

function scoringIn(events: readonly Event[], before: State): ForecastScoring | null {
  const scored = events.find((event) => event.type === "tileScored");
  if (scored === undefined) return null;
  const gained = events.find((event) => event.type === "seatGained");
  return {
    ...{ k: scored.k, tile: scored.tile, isNow: true, seat: gained?.seat ?? null },
    isSwap: events.some((event) => event.type === "whiteSwapped"),
    ...{ before: nextTile(before)?.points ?? [], points: scored.points },
  };
}
