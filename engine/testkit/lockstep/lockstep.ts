import { type GameTypes, moveBuffer, type OpenGame } from "../../game.ts";
import { type ChanceSource, chanceBuffer, FastChance } from "../../match/chance.ts";
import type { Entry } from "../../match/log.ts";
import { type Decide, nextEntry, randomMove } from "../../match/playout.ts";
import type { MatchRecord } from "../../match/record.ts";
import { valuesFor } from "../../opening/options.ts";
import { SEATS_OF, type SeatCount, seatCountsOf } from "../../seat.ts";
import { CHANCE, NOBODY, seatsToAct } from "../../to-act.ts";
import { Broken, must } from "../must.ts";
import type { Setting } from "../settings.ts";

/** A match by a second, independent implementation of a game's rules. All texts are notation. */
export interface Model {
  /** Ascending; empty when chance is to act and when the match is over. */
  seatsToAct(): readonly number[];
  legalMoves(seat: number): readonly string[];
  /** The possible outcomes with weights; empty when chance is not to act. */
  outcomes(): ReadonlyMap<string, number>;
  play(seat: number, text: string): void;
  resolve(text: string): void;
  points(): readonly number[];
  /** By seat, from 1. */
  ranks(): readonly number[];
  copy(): Model;
}

export type ModelOf = (seats: SeatCount, options: Setting["switches"]) => Model;

/** A number of seats and a value for every option, all drawn at random. */
export function randomSetting<T extends GameTypes>(game: OpenGame<T>["game"], source: ChanceSource): Setting {
  const counts = seatCountsOf(game.meta.seats);
  const seats = counts[source.below(counts.length)] ?? game.meta.seats.min;
  const switches = game.meta.options.map((spec) => {
    const values = valuesFor(spec, seats);
    return [spec.id, values[source.below(values.length)] ?? ""] as const;
  });
  return { seats, switches: Object.fromEntries(switches) };
}

const moves = moveBuffer();
const outcomes = chanceBuffer();

/** The start position on both sides, and the decider for the seats: the setup and random moves if left out. */
export interface Course<T extends GameTypes> {
  readonly state?: T["state"];
  readonly decide?: Decide<T>;
}

/**
 * Plays one match on both and compares them at every step: who is to act, all legal moves, all outcomes with their
 * weights, the points, and at the end the ranks. Returns the number of entries; throws `Broken` at the first difference.
 */
export function lockstep<T extends GameTypes>(
  open: OpenGame<T>,
  model: Model,
  source: ChanceSource,
  course: Course<T> = {},
): number {
  const { state = open.setup(), decide = (now, seat) => randomMove(open, now, seat, source) } = course;
  for (let ply = 0; ; ply++) {
    try {
      compare(open, state, model);
      if (open.toAct(state) === NOBODY) return ply;
      follow(model, nextEntry(open, state, decide, source));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Broken(`at ply ${ply}: ${why}\n${open.printPosition(state)}`, { cause: error });
    }
  }
}

function compare<T extends GameTypes>(open: OpenGame<T>, state: T["state"], model: Model): void {
  const mask = open.toAct(state);
  const seats = mask === CHANCE ? [] : seatsToAct(mask, open.seats);
  mustAgree("seats to act", seats.map(String), model.seatsToAct().map(String));
  for (const seat of SEATS_OF[open.seats]) {
    const n = open.legalMoves(state, seat, moves);
    const texts = Array.from(moves.subarray(0, n), (move) => open.printMove(move));
    mustAgree(`legal moves of seat ${seat}`, texts, model.legalMoves(seat));
  }
  const n = mask === CHANCE ? open.chance(state, outcomes) : 0;
  const drawn = Array.from({ length: n }, (_, i) => {
    const text = open.printOutcome(outcomes.outcomes[i] ?? 0);
    return `${text} x${outcomes.weights[i]}`;
  });
  mustAgree(
    "outcomes",
    drawn,
    [...model.outcomes()].map(([text, weight]) => `${text} x${weight}`),
  );
  const { ranks, scores } = open.standings(state);
  mustBeEqual(
    "points",
    scores.map(({ points }) => points),
    model.points(),
  );
  if (mask === NOBODY) mustBeEqual("ranks", ranks, model.ranks());
}

function mustAgree(what: string, ours: readonly string[], theirs: readonly string[]): void {
  const more = ours.filter((text) => !theirs.includes(text));
  const less = theirs.filter((text) => !ours.includes(text));
  must(more.length + less.length === 0, () => `${what}: only here ${more.join(", ")}; only there ${less.join(", ")}`);
  must(ours.length === theirs.length, () => `${what}: ${ours.length} here, ${theirs.length} there`);
}

function mustBeEqual(what: string, ours: readonly number[], theirs: readonly number[]): void {
  must(ours.join() === theirs.join(), () => `${what}: ${ours.join(", ")} here, ${theirs.join(", ")} there`);
}

/** The same count as `perft`, by the model. */
export function perftOf(model: Model, depth: number): number {
  const outcomesNow = [...model.outcomes().keys()];
  const [seat] = model.seatsToAct();
  const texts = seat === undefined ? outcomesNow : model.legalMoves(seat);
  if (depth === 1) return texts.length;
  return texts.reduce((total, text) => {
    const next = model.copy();
    if (seat === undefined) next.resolve(text);
    else next.play(seat, text);
    return total + perftOf(next, depth - 1);
  }, 0);
}

/** A position after some random entries, on both; the one of `fiorino perft GAME --seed S --after K`. */
export function walkTogether<T extends GameTypes>(
  open: OpenGame<T>,
  model: Model,
  { seed, after }: { readonly seed: number; readonly after: number },
): T["state"] {
  const source = new FastChance(seed);
  const state = open.setup();
  for (let i = 0; i < after; i++) {
    follow(
      model,
      nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source),
    );
  }
  return state;
}

/** Plays a finished record on the model: it has to allow every entry, and to end with the same points and ranks. */
export function mustFollow(model: Model, { entries, standings }: MatchRecord): void {
  for (const [ply, entry] of entries.entries()) {
    const { by, text } = entry;
    const allowed = by === "chance" ? [...model.outcomes().keys()] : model.legalMoves(by);
    must(allowed.includes(text), () => `ply ${ply}: ${by} "${text}" is none of ${allowed.join(", ")}`);
    follow(model, entry);
  }
  mustBeEqual("seats to act", [], model.seatsToAct());
  mustBeEqual("points", standings?.scores.map(({ points }) => points) ?? [], model.points());
  mustBeEqual("ranks", standings?.ranks ?? [], model.ranks());
}

function follow(model: Model, { by, text }: Entry): void {
  if (by === "chance") model.resolve(text);
  else model.play(by, text);
}
