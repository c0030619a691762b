import { playByPolicies, policyByName, UNHURRIED } from "#bots";
import {
  type AnyGame,
  type AnyOpenGame,
  type ChanceSource,
  type Entry,
  FastChance,
  invariant,
  type OpenGame,
  openByChoice,
  SEATS_OF,
  type Seat,
  seatCountsOf,
  seatsToAct,
  valuesFor,
} from "#engine";
import { type Match, newMatch, Plan, playStored } from "#referee";
import { draftMoves, make, possible, startDraft } from "../draft/draft.ts";
import { previewOf } from "./preview.ts";
import type { TurnGame } from "./turn-state.ts";

/** Compares what a press is said to do, in the page, with what the server makes of it. */

/** Previews compared, and positions where they were. */
export interface Compared {
  readonly previews: number;
  readonly positions: number;
}

/** Every position of so many greedy matches, over all numbers of seats and values of options in turn. */
export function compareGreedy(game: AnyGame, { matches, seed }: { matches: number; seed: number }): Compared {
  const [count, tally] = tallied();
  for (let n = 0; n < matches; n++) {
    const open = openNth(game, n);
    const policy = policyByName("greedy");
    invariant(policy !== undefined, "there is a greedy bot");
    const policies = SEATS_OF[open.seats].map(() => policy);
    const [entries, source] = [[] as Entry[], new FastChance(seed + n)];
    playByPolicies({ game: open, policies, source, budget: UNHURRIED, onEntry: (entry) => entries.push(entry) });
    replay(open, entries, (match) => count(comparePosition(match, source)));
  }
  return tally;
}

/** So many positions of random matches, one in `every` of each. */
export function compareRandom(
  game: AnyGame,
  { positions, seed, every = 12 }: { positions: number; seed: number; every?: number },
): Compared {
  const [count, tally] = tallied();
  const random = policyByName("random");
  invariant(random !== undefined, "there is a random bot");
  for (let n = 0; tally.positions < positions; n++) {
    const before = tally.positions;
    const open = openNth(game, n);
    const [entries, source] = [[] as Entry[], new FastChance(seed + n)];
    const policies = SEATS_OF[open.seats].map(() => random);
    playByPolicies({ game: open, policies, source, budget: UNHURRIED, onEntry: (entry) => entries.push(entry) });
    replay(open, entries, (match) => {
      if (tally.positions < positions && source.below(every) === 0) count(comparePosition(match, source));
    });
    if (tally.positions === before) throw new Error(`nobody has a move in match ${n}`);
  }
  return tally;
}

function tallied(): readonly [(previews: number) => void, Compared] {
  const tally = { previews: 0, positions: 0 };
  const count = (previews: number): void => {
    tally.previews += previews;
    if (previews > 0) tally.positions++;
  };
  return [count, tally];
}

/** The game opened for the n-th match: numbers of seats in turn, and the values of each option at a pace of its own. */
function openNth(game: AnyGame, n: number): AnyOpenGame {
  const counts = seatCountsOf(game.meta.seats);
  const seats = counts[n % counts.length];
  invariant(seats !== undefined, "a game has seats");
  const chosen = game.meta.options.map((spec, at) => {
    const values = valuesFor(spec, seats);
    return [spec.id, values[Math.floor(n / (at + 1)) % values.length]];
  });
  return openByChoice(game, seats, Object.fromEntries(chosen) as Record<string, string>);
}

/** Shows the match in memory, as the server has it, before each of its entries. */
function replay(open: AnyOpenGame, entries: readonly Entry[], look: (match: Match) => void): void {
  const draws = (): ChanceSource => new FastChance(1);
  const match = newMatch({ id: "m", open, contentText: undefined, draws });
  for (const entry of entries) {
    look(match);
    playStored(match, entry, 0);
  }
}

/** Compares every move that the page would offer now to whoever is to act; returns how many, throws at a difference. */
function comparePosition(match: Match, source: ChanceSource): number {
  let previews = 0;
  for (const seat of seatsToAct(match.open.toAct(match.state), match.open.seats)) {
    previews += compareSeat(match, seat, source);
  }
  return previews;
}

function compareSeat(match: Match, seat: Seat, source: ChanceSource): number {
  const { open, state } = match;
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const view = JSON.stringify(open.view(state, seat));
  const [draft, other] = [0, 1].map(() => startDraft(open, seat, open.sample(JSON.parse(view), source)));
  invariant(draft !== undefined && other !== undefined, "two samples");
  const moves = possible(draft);
  for (const move of moves) {
    const said = previewOf(game, draft, move);
    const name = (): string => `${open.game.meta.id}, ${open.printPosition(state)}, seat ${seat}, ${said.move}`;
    mustBeAlike(() => `another sample: ${name()}`, said, previewOf(game, other, move));
    const stretch = draftMoves(make(draft, move));
    const truth = truthOf(match, seat, stretch);
    mustBeAlike(() => `the view: ${name()}`, said.after, truth.view);
    mustBeAlike(() => `the points: ${name()}`, pointsIn(open, make(draft, move).state), truth.points);
    const forecast = open.forecast?.(truthOf(match, seat, draftMoves(draft)).state, seat, move) ?? null;
    mustBeAlike(() => `the forecast: ${name()}`, said.forecast, forecast);
  }
  return moves.length;
}

/** What the server makes of a stretch on the true state, before anything is drawn: the seat's view, and points by seat. */
function truthOf(match: Match, seat: Seat, stretch: readonly string[]) {
  const plan = new Plan(match);
  const played = plan.playStretch(seat, stretch);
  invariant(played.ok, `the server accepts ${stretch.join(", ")}`);
  const { open } = match;
  return { state: plan.state, view: open.view(plan.state, seat), points: pointsIn(open, plan.state) };
}

const pointsIn = (open: AnyOpenGame, state: Parameters<OpenGame["standings"]>[0]): readonly number[] =>
  open.standings(state).scores.map(({ points }) => points);

function mustBeAlike(what: () => string, said: unknown, truth: unknown): void {
  const [one, other] = [JSON.stringify(said), JSON.stringify(truth)];
  if (one !== other) throw new Error(`${what()}\n  said:  ${one}\n  truth: ${other}`);
}
