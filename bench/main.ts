import { has, ownArguments, ownNumber, textOf } from "#arguments";
import { Apart, bundleRunner } from "./apart.ts";
import { median, type Pace, race } from "./clock.ts";
import type { IteratingCosts } from "./iterating.ts";
import { type Answers, CONTENDERS } from "./runner.ts";
import type { SamplingCosts } from "./sampling.ts";

const args = ownArguments("Measures how fast the games are, beside a yardstick.", {
  name: "bench",
  flags: [
    { name: "rounds", value: "N", about: "slices of each (default: 12)" },
    { name: "slice", value: "S", about: "seconds of a slice (default: 0.15)" },
    { name: "top", value: "N", about: "functions of the profile (default: 5)" },
    { name: "matches", value: "N", about: "matches in which bots think (default: 4)" },
    { name: "samples", about: "measure samplers alone" },
    { name: "iterations", about: "measure iterations of the tree beside playouts alone" },
    { name: "game", value: "ID", about: "with --samples or --iterations: of one game alone" },
    { name: "json", about: "print JSON" },
  ],
});
const rounds = ownNumber(args, "rounds", 12);
const slice = ownNumber(args, "slice", 0.15);
const top = ownNumber(args, "top", 5);
const matches = ownNumber(args, "matches", 4);

interface Row {
  readonly name: string;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  /** Decisions per second as a share of the yardstick's in the same rounds. */
  readonly ratio: number;
  readonly choices: number | undefined;
  readonly allocated: number;
  readonly kept: number;
  readonly profile: Answers["profile"];
  readonly thinking: Answers["thinking"];
}

const speed = (pace: Pace | undefined): number => (pace === undefined ? 0 : pace.units / pace.seconds);

async function measure(): Promise<readonly Row[]> {
  const file = await bundleRunner();
  const contenders = CONTENDERS.map((name) => new Apart(file, name));
  try {
    const slices = contenders.map((each) => (seconds: number) => each.ask({ ask: "slice", seconds }));
    const paces = await race(slices, rounds, slice);
    const rows: Row[] = [];
    for (const [i, each] of contenders.entries()) {
      const own = paces[i] ?? [];
      rows.push({
        name: each.name,
        decisionsPerSecond: median(own.map(speed)),
        matchesPerSecond: median(own.map((pace) => pace.matches / pace.seconds)),
        ratio: median(own.map((pace, round) => speed(pace) / speed(paces[0]?.[round]))),
        choices: await each.ask({ ask: "choices", matches: 200 }),
        ...(await each.ask({ ask: "heap" })),
        profile: await each.ask({ ask: "profile", seconds: 0.5, top }),
        thinking: await each.ask({ ask: "thinking", matches }),
      });
    }
    return rows;
  } finally {
    for (const each of contenders) each.end();
  }
}

const whole = (x: number): string => Math.round(x).toLocaleString("en");
const percent = (x: number | undefined): string => (x === undefined ? "" : `${(100 * x).toFixed(1)} %`);

function printSpeed(rows: readonly Row[]): void {
  const table = rows.map((row) => ({
    "": row.name,
    "decisions / CPU s": whole(row.decisionsPerSecond),
    "of yardstick": row.ratio.toFixed(2),
    "matches / CPU s": whole(row.matchesPerSecond),
    "with a choice": percent(row.choices),
    "bytes allocated / decision": row.allocated.toFixed(1),
    "bytes kept / decision": row.kept.toFixed(2),
  }));
  printTable(table);
}

function printLimits(rows: readonly Row[]): void {
  console.log("\nRandom play through the contract; medians over interleaved slices of CPU time. What limits it:");
  for (const { name, profile } of rows.slice(1)) {
    console.log(`  ${name}: ${profile.map((each) => `${percent(each.share)} ${each.name}`).join(", ")}`);
  }
}

function printThinking(rows: readonly Row[]): void {
  console.log("\nMilliseconds of CPU time that bots take for one stretch (median, 95 of 100 within, slowest):");
  for (const { name, thinking } of rows) {
    for (const { bot, median: middle, p95, slowest } of thinking) {
      console.log(`  ${name} ${bot}: ${[middle, p95, slowest].map((ms) => ms.toFixed(1)).join(", ")}`);
    }
  }
}

/** One line: all games beside the yardstick. */
function printSummary(rows: readonly Row[]): void {
  const games = rows.slice(1).map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`);
  const most = Math.max(...rows.slice(1).map(({ allocated }) => allocated));
  console.log(`\nOf the yardstick: ${games.join(", ")}; at most ${most.toFixed(1)} bytes a decision`);
}

/** What one contender after the other answers, all in the same minutes. */
async function askEach<T>(
  ask: (contender: Apart) => Promise<T | undefined>,
): Promise<readonly (readonly [string, T])[]> {
  const file = await bundleRunner();
  const rows: [string, T][] = [];
  for (const name of CONTENDERS.filter((each) => each.startsWith(textOf(args, "game") ?? ""))) {
    const contender = new Apart(file, name);
    const costs = await ask(contender);
    if (costs !== undefined) rows.push([name, costs]);
    contender.end();
  }
  return rows;
}

function printSamples(rows: readonly (readonly [string, SamplingCosts])[]): void {
  const table = rows.map(([name, row]) => ({
    "": name,
    positions: whole(row.positions),
    "mean, us": row.mean.toFixed(2),
    p99: row.p99.toFixed(1),
    worst: row.worst.toFixed(1),
    "to prepare": row.prepared.toFixed(0),
    most: row.mostPrepared.toFixed(0),
    "bytes / sample": row.allocated.toFixed(1),
  }));
  printTable(table);
  console.log(
    "\nMicroseconds of CPU time of one sample, at the decisions of greedy and random matches, for the seat that decides.",
  );
}

function printIterations(rows: readonly (readonly [string, IteratingCosts])[]): void {
  for (const [name, { decisions, share }] of rows) {
    console.log(`${name}: ${share.toFixed(2)} iterations in the time of a playout, over ${whole(decisions)} decisions`);
  }
}

function printTable(table: readonly Readonly<Record<string, string>>[]): void {
  const columns = Object.keys(table[0] ?? {});
  const cells = [columns, ...table.map((row) => Object.values(row))];
  const widths = columns.map((_, c) => Math.max(...cells.map((row) => row[c]?.length ?? 0)));
  for (const row of cells) console.log(row.map((cell, c) => cell.padStart(widths[c] ?? 0)).join("  "));
}

if (has(args, "samples")) {
  const rows = await askEach((each) => each.ask({ ask: "sampling", matches }));
  if (has(args, "json")) console.log(JSON.stringify(Object.fromEntries(rows)));
  else printSamples(rows);
  process.exit();
}
if (has(args, "iterations")) {
  const rows = await askEach((each) => each.ask({ ask: "iterating", matches }));
  if (has(args, "json")) console.log(JSON.stringify(Object.fromEntries(rows)));
  else printIterations(rows);
  process.exit();
}
const rows = await measure();
if (has(args, "json")) console.log(JSON.stringify(rows));
else {
  printSpeed(rows);
  printLimits(rows);
  printThinking(rows);
  printSummary(rows);
}
