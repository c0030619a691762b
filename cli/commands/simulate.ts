import { type Arguments, has, seedOf, wholeNumber } from "#arguments";
import { type Policy, playByPolicies, UNHURRIED } from "#bots";
import { type AnyOpenGame, accepted, type Result, winShares } from "#engine";
import type { Command, Io } from "../command.ts";
import { GAME_FLAGS, JSON_FLAG, SEATS_FLAG, SEED_FLAG } from "../flags.ts";
import { matchSource } from "../match-source.ts";
import { openGame, readPolicies } from "../open-game.ts";

/** The result of a run of matches. Seconds are of processor time; a shared win counts its fraction. */
interface Simulation {
  readonly game: string;
  readonly seats: readonly string[];
  readonly matches: number;
  readonly winsBySeat: readonly number[];
  readonly meanPointsBySeat: readonly number[];
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  /** Without the first tenth of the matches, in which V8 compiles the rules: what the bench measures. */
  readonly warmDecisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly meanDecisions: number;
}

interface Run {
  readonly open: AnyOpenGame;
  readonly policies: readonly Policy[];
  readonly matches: number;
  readonly seed: number;
}

/** The clock of the processor may not have moved on during a very short run. */
const LEAST_SECONDS = 1e-6;

function simulateMatches({ open, policies, matches, seed }: Run): Simulation {
  const wins = policies.map(() => 0);
  const points = policies.map(() => 0);
  let decisions = 0;
  const setup = open.setup();
  const state = open.blank();
  const first = Math.floor(matches / 10);
  const start = cpuSeconds();
  let warm = { since: start, decisions };
  for (let m = 0; m < matches; m++) {
    if (m === first) warm = { since: cpuSeconds(), decisions };
    open.copy(setup, state);
    const source = matchSource(seed, m);
    decisions += playByPolicies({ game: open, state, policies, source, budget: UNHURRIED }).decisions;
    const standings = open.standings(state);
    const shares = winShares(standings);
    for (let seat = 0; seat < wins.length; seat++) {
      wins[seat] = (wins[seat] ?? 0) + (shares[seat] ?? 0);
      points[seat] = (points[seat] ?? 0) + (standings.scores[seat]?.points ?? 0);
    }
  }
  const end = cpuSeconds();
  const seconds = Math.max(end - start, LEAST_SECONDS);
  const warmSeconds = Math.max(end - warm.since, LEAST_SECONDS);
  return {
    game: open.game.meta.id,
    seats: policies.map((policy) => policy.name),
    matches,
    winsBySeat: wins.map(rounded),
    meanPointsBySeat: points.map((sum) => rounded(sum / matches)),
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    warmDecisionsPerSecond: Math.round((decisions - warm.decisions) / warmSeconds),
    matchesPerSecond: rounded(matches / seconds),
    meanDecisions: rounded(decisions / matches),
  };
}

/** Seconds of processor time that this process has used. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000;

export const simulate: Command = {
  name: "simulate",
  about: "Plays matches between bots and counts wins and points.",
  operand: "GAME",
  flags: [
    SEATS_FLAG,
    { name: "matches", value: "N", about: "how many matches", need: "required" },
    SEED_FLAG,
    ...GAME_FLAGS,
    JSON_FLAG,
  ],
  run(io: Io, args: Arguments): Result<number, string> {
    const policies = readPolicies(args);
    if (!policies.ok) return policies;
    const matches = wholeNumber(args, "matches", { least: 1, most: 1e9 }, undefined);
    if (!matches.ok) return matches;
    const seed = seedOf(args);
    if (!seed.ok) return seed;
    const opened = openGame(io, args, policies.value.length);
    if (!opened.ok) return opened;
    const run = { open: opened.value.open, policies: policies.value, matches: matches.value, seed: seed.value };
    const simulation = simulateMatches(run);
    if (has(args, "json")) io.print(JSON.stringify(simulation));
    else for (const line of describe(simulation)) io.print(line);
    return accepted(0);
  },
};

function describe(simulation: Simulation): readonly string[] {
  const { game, matches, seats, winsBySeat, meanPointsBySeat } = simulation;
  const rows = seats.map((name, seat) =>
    [
      `seat ${seat + 1}`,
      name.padEnd(8),
      `${((100 * (winsBySeat[seat] ?? 0)) / matches).toFixed(1).padStart(5)} % of wins`,
      `${(meanPointsBySeat[seat] ?? 0).toFixed(1).padStart(5)} points`,
    ].join("  "),
  );
  const { decisionsPerSecond, matchesPerSecond, warmDecisionsPerSecond } = simulation;
  const pace =
    `${decisionsPerSecond} decisions and ${matchesPerSecond} matches per CPU second, ` +
    `${warmDecisionsPerSecond} decisions without the first tenth of the matches`;
  return [`${matches} matches of ${game}`, ...rows, `${simulation.meanDecisions} decisions a match; ${pace}`];
}
