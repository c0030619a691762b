import type { Seat } from "#engine";
import { TILES, type Tile, type TileName } from "../content.ts";
import type { Event, Listener } from "../events.ts";
import { MOVES } from "../moves.ts";
import { play } from "../play.ts";
import { scoredNow } from "../scoring/scoring.ts";
import { actorOf, type State } from "../state.ts";
import type { Target } from "../targets.ts";
import { endActivation, placeDisc } from "./activation.ts";
import { copyOf, mostOn } from "./most.ts";

/** What a move would bring that the position after it does not show. */
export interface Forecast {
  /** 3.4 The discs that would act, in order; none where no disc is placed. */
  readonly acts: readonly ForecastAct[];
  /** The tile that is scored next, if placing a disc leads to it or a move changes what it pays. */
  readonly scoring: ForecastScoring | null;
}

export interface ForecastScoring {
  readonly k: number;
  readonly tile: TileName;
  /** 5.1 Whether it is scored in this turn, and who takes its council space; null is nobody. */
  readonly isNow: boolean;
  readonly seat: Seat | null;
  /** By seat: what it would pay before the move, and after it if nobody gained anything else. */
  readonly before: readonly number[];
  readonly points: readonly number[];
}

/** What the disc of a seat could bring at most on each side of its street: cubes, or one building an action. */
export interface ForecastAct {
  readonly seat: Seat;
  readonly most: readonly [number, number];
}

/** The forecast of a move, from the rules played on copies; undefined when there is nothing to tell. */
export function forecast(s: State, seat: Seat, move: number): Forecast | undefined {
  return MOVES.typeOf(move) === "place" ? ofPlacing(s, seat, move) : ofActing(s, seat, move);
}

function ofPlacing(s: State, seat: Seat, move: number): Forecast {
  const copy = copyOf(s);
  placeDisc(copy, seat, MOVES.within(move), undefined);
  const events: Event[] = [];
  const acts = actsOf(copy, (event) => events.push(event));
  return { acts, scoring: scoringIn(events, s) };
}

/** 5.7 A move that changes what the next tile pays. One that has it scored shows its points as they are. */
function ofActing(s: State, seat: Seat, move: number): Forecast | undefined {
  const next = nextTile(s);
  if (next === undefined) return undefined;
  const copy = copyOf(s);
  play(copy, seat, move);
  const after = nextTile(copy);
  if (after?.k !== next.k) return undefined;
  const [before, points] = [next.points, after.points];
  if (points.every((n, each) => n === before[each])) return undefined;
  return { acts: [], scoring: { k: next.k, tile: next.tile, isNow: false, seat: null, before, points } };
}

/** The tile that is scored next, and what it pays as things stand; undefined before there are tiles and after the last one. */
function nextTile(s: State): { k: number; tile: TileName; points: readonly number[] } | undefined {
  const k = s.tilesScored[0];
  const tile = TILES[(s.tiles[k as Tile] ?? 0) - 1];
  if (tile === undefined) return undefined;
  const points = scoredNow(s, `tile:${k + 1}` as Target)?.points;
  return points && { k: k + 1, tile, points };
}

/** Lets every disc of the street act without doing anything; changes the state. */
function actsOf(s: State, tell: Listener): ForecastAct[] {
  const acts: ForecastAct[] = [];
  while (s.position[0] > 0) {
    const seat = actorOf(s);
    acts.push({ seat, most: [mostOn(s, seat, 0), mostOn(s, seat, 1)] });
    endActivation(s, seat, tell);
  }
  return acts;
}

function scoringIn(events: readonly Event[], before: State): ForecastScoring | null {
  const scored = events.find((event) => event.type === "tileScored");
  if (scored === undefined) return null;
  const gained = events.find((event) => event.type === "seatGained");
  return {
    ...{ k: scored.k, tile: scored.tile, isNow: true, seat: gained?.seat ?? null },
    ...{ before: nextTile(before)?.points ?? [], points: scored.points },
  };
}
