import { moveBuffer, type Seat } from "#engine";
import { beginAction } from "../actions/actions.ts";
import { choices } from "../actions/choices.ts";
import { choose } from "../actions/choose.ts";
import { possibleActions } from "../actions/possible.ts";
import type { Action, TileName } from "../content.ts";
import type { Event, Listener } from "../events.ts";
import { MOVES } from "../moves.ts";
import { actionOn, actorOf, LAYOUT, type Side, type State } from "../state.ts";
import { endActivation, placeDisc } from "./activation.ts";

/** What placing a disc would bring. */
export interface Forecast {
  /** 3.4 The discs that would act, in order. */
  readonly acts: readonly ForecastAct[];
  /** 5.1 The tile that would be scored afterwards, if nobody had gained anything; `seat` takes the council space. */
  readonly scoring: {
    readonly k: number;
    readonly tile: TileName;
    readonly seat: Seat | null;
    readonly points: readonly number[];
  } | null;
}

/** What the disc of a seat could bring at most on each side of its street: cubes, or one building an action. */
export interface ForecastAct {
  readonly seat: Seat;
  readonly most: readonly [number, number];
}

/** The forecast of a move, from the rules carried out on copies; undefined where no disc is placed. */
export function forecast(s: State, seat: Seat, move: number): Forecast | undefined {
  if (MOVES.typeOf(move) !== "place") return undefined;
  const copy = copyOf(s);
  placeDisc(copy, seat, MOVES.within(move), undefined);
  const events: Event[] = [];
  const acts = actsOf(copy, (event) => events.push(event));
  return { acts, scoring: scoringIn(events) };
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

function copyOf(s: State): State {
  const copy = LAYOUT.create(s.opened);
  copy.bytes.set(s.bytes);
  return copy;
}

/** What the uses of one action would bring. */
function mostOn(s: State, seat: Seat, side: Side): number {
  const copy = copyOf(s);
  let n = 0;
  for (let use = s.uses[side]; use > 0; use--) {
    carryOut(copy, seat, actionOn(s, side), (event) => {
      n += event.type === "clothWoven" ? event.n : 1;
    });
  }
  return n;
}

const list = moveBuffer();

/** Carries an action out as far as it goes, by the first choice each time; changes the state. */
function carryOut(s: State, seat: Seat, action: Action, tell: Listener): void {
  if (((possibleActions(s, seat) >> action) & 1) === 0) return;
  beginAction(s, seat, action, tell);
  while (s.action[0] > 0 && choices(s, seat, list) > 0) choose(s, seat, list[0] as number, tell);
}

function scoringIn(events: readonly Event[]): Forecast["scoring"] {
  const scored = events.find((event) => event.type === "tileScored");
  if (scored === undefined) return null;
  const gained = events.find((event) => event.type === "seatGained");
  return { k: scored.k, tile: scored.tile, seat: gained?.seat ?? null, points: scored.points };
}
