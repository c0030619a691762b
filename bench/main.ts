import { parseArgs } from "node:util";
import { BOT_LEVELS, policyByName } from "#bots";
import { type AnyOpenGame, openByChoice, seatCountsOf } from "#engine";
import { GAMES } from "#games";
import { type Contender, median, type Pace, race } from "./clock.ts";
import { countChoices, nameOf, randomPlay, yardstick } from "./contenders.ts";
import { heapGrowth } from "./heap.ts";
import { topFunctions } from "./profile.ts";
import { timeThinking } from "./thinking.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "12" },
    slice: { type: "string", default: "0.15" },
    top: { type: "string", default: "5" },
    matches: { type: "string", default: "4" },
    json: { type: "boolean", default: false },
  },
});

const opened: readonly AnyOpenGame[] = GAMES.flatMap((game) =>
  seatCountsOf(game.meta.seats).map((n) => openByChoice(game, n)),
);

interface Row {
  readonly name: string;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  /** Of the yardstick's decisions per second, in the same rounds. */
  readonly ratio: number;
  readonly choices: number | undefined;
  readonly allocated: number;
  readonly kept: number;
}

const contenders: readonly Contender[] = [yardstick(), ...opened.map(randomPlay)];
const paces = race(contenders, Number(values.rounds), Number(values.slice));
const speed = (pace: Pace | undefined): number => (pace === undefined ? 0 : pace.units / pace.seconds);

const rows: readonly Row[] = contenders.map((contender, i) => {
  const own = paces[i] ?? [];
  const game = opened[i - 1];
  const choices = game === undefined ? undefined : countChoices(game, 200);
  const heap = heapGrowth(contender);
  return {
    name: contender.name,
    decisionsPerSecond: median(own.map(speed)),
    matchesPerSecond: median(own.map((pace) => pace.matches / pace.seconds)),
    ratio: median(own.map((pace, round) => speed(pace) / speed(paces[0]?.[round]))),
    choices: choices === undefined ? undefined : choices.open / choices.decisions,
    ...heap,
  };
});

const limits = contenders.slice(1).map((contender) => ({
  name: contender.name,
  top: topFunctions(contender, 0.5, Number(values.top)),
}));

const bots = BOT_LEVELS.map((level) => policyByName(level)).filter((policy) => policy !== undefined);
const thoughts = opened.flatMap((open) =>
  bots.map((bot) => ({ name: `${nameOf(open)} ${bot.name}`, ...timeThinking(open, bot, Number(values.matches)) })),
);

if (values.json) console.log(JSON.stringify({ rows, limits, thoughts }));
else print();

function whole(x: number): string {
  return Math.round(x).toLocaleString("en");
}

function percent(x: number | undefined): string {
  return x === undefined ? "" : `${(100 * x).toFixed(1)} %`;
}

function print(): void {
  printSpeed();
  printLimits();
  printThinking();
}

function printSpeed(): void {
  const table = rows.map((row) => ({
    "": row.name,
    "decisions / CPU s": whole(row.decisionsPerSecond),
    "of yardstick": row.ratio.toFixed(2),
    "matches / CPU s": whole(row.matchesPerSecond),
    "with a choice": percent(row.choices),
    "bytes allocated / decision": row.allocated.toFixed(1),
    "bytes kept / decision": row.kept.toFixed(2),
  }));
  const columns = Object.keys(table[0] ?? {});
  const cells = [columns, ...table.map((row) => Object.values(row))];
  const widths = columns.map((_, c) => Math.max(...cells.map((row) => row[c]?.length ?? 0)));
  for (const row of cells) console.log(row.map((cell, c) => cell.padStart(widths[c] ?? 0)).join("  "));
}

function printLimits(): void {
  console.log("\nRandom play through the contract; medians over interleaved slices of CPU time. What limits it:");
  for (const { name, top } of limits) {
    console.log(`  ${name}: ${top.map((each) => `${percent(each.share)} ${each.name}`).join(", ")}`);
  }
}

function printThinking(): void {
  console.log("\nMilliseconds of CPU time that bots take for one stretch (median, 95 of 100 within, slowest):");
  for (const { name, median: middle, p95, slowest } of thoughts) {
    console.log(`  ${name}: ${[middle, p95, slowest].map((ms) => ms.toFixed(1)).join(", ")}`);
  }
}
