import type { GameTypes, OpenGame } from "../game.ts";
import { invariant, unreachable } from "../result.ts";
import type { Seat } from "../seat.ts";
import type { SeatScore } from "../standings.ts";
import type { Check, Exercise, Particulars } from "./exercise.ts";

/** An exercise laid out: its opened game and the position in which it begins. */
export interface ExerciseStart<T extends GameTypes = GameTypes> {
  readonly open: OpenGame<T>;
  readonly seat: Seat;
  readonly exercise: Exercise;
  /** Never changed. */
  readonly state: T["state"];
  readonly score: SeatScore;
}

/** Where a line of moves has led, with the events that the seat was told on the way. */
export interface Reached<T extends GameTypes = GameTypes> {
  readonly state: T["state"];
  readonly events: readonly T["event"][];
}

/** By check of the goal: how far it is met, and how far it should be. */
export interface Progress {
  readonly check: Check;
  readonly found: number;
  readonly wanted: number;
}

/** Throws for a position that cannot be read: a test of each game reads them all. */
export function layOut<T extends GameTypes>(open: OpenGame<T>, exercise: Exercise): ExerciseStart<T> {
  const parsed = open.parsePosition(exercise.position.notation);
  invariant(parsed.ok, `the position of ${exercise.id} can be read`);
  const { seat } = exercise;
  return { open, seat, exercise, state: parsed.value, score: scoreIn(open, parsed.value, seat) };
}

export function progressOf<T extends GameTypes>(laid: ExerciseStart<T>, reached: Reached<T>): readonly Progress[] {
  return laid.exercise.goal.map((check) => progress(laid, reached, check));
}

export const isMet = (progress: readonly Progress[]): boolean => progress.every(({ found, wanted }) => found >= wanted);

/** Points gained since the beginning. */
export const gained = <T extends GameTypes>({ open, seat, score }: ExerciseStart<T>, { state }: Reached<T>): number =>
  scoreIn(open, state, seat).points - score.points;

function progress<T extends GameTypes>(laid: ExerciseStart<T>, reached: Reached<T>, check: Check): Progress {
  const { open, seat, score } = laid;
  switch (check.kind) {
    case "points":
      return { check, found: gained(laid, reached), wanted: check.atLeast };
    case "source": {
      const now = scoreIn(open, reached.state, seat).sources[check.source] ?? 0;
      return { check, found: now - (score.sources[check.source] ?? 0), wanted: check.atLeast };
    }
    case "field":
      return { check, found: Number(valueAt(open.view(reached.state, seat), check.path)), wanted: check.atLeast };
    case "equal": {
      const isEqual = same(valueAt(open.view(reached.state, seat), check.path), check.to);
      return { check, found: isEqual ? 1 : 0, wanted: 1 };
    }
    case "told":
      return { check, found: toldIn(reached.events, check.event, check.with), wanted: check.times ?? 1 };
    case "most":
      return { check, found: mostIn(reached.events, check), wanted: check.atLeast };
    case "untold":
      return { check, found: toldIn(reached.events, check.event, check.with) === 0 ? 1 : 0, wanted: 1 };
    default:
      return unreachable(check);
  }
}

function scoreIn<T extends GameTypes>(open: OpenGame<T>, state: T["state"], seat: Seat): SeatScore {
  const score = open.standings(state).scores[seat];
  invariant(score !== undefined, "the seat of an exercise is one of its match");
  return score;
}

/** The value at a path of a view; undefined where it leads nowhere. */
export const valueAt = (view: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), view);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const eventsLike = (events: readonly { readonly type: string }[], type: string, wanted: Particulars = {}) =>
  events.filter(
    (event) => event.type === type && Object.entries(wanted).every(([key, value]) => same(valueAt(event, key), value)),
  );

export const toldIn = (events: readonly { readonly type: string }[], type: string, wanted?: Particulars): number =>
  eventsLike(events, type, wanted).length;

const mostIn = (
  events: readonly { readonly type: string }[],
  check: Extract<Check, { readonly kind: "most" }>,
): number =>
  Math.max(0, ...eventsLike(events, check.event, check.with).map((event) => Number(valueAt(event, check.field))));
