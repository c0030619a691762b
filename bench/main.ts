import { parseArgs } from "node:util";
import type { AnyOpenGame, SeatCount } from "#engine";
import { GAMES } from "#games";
import { type Contender, median, type Pace, race } from "./clock.ts";
import { countChoices, openDefault, randomPlay, yardstick } from "./contenders.ts";
import { heapGrowth } from "./heap.ts";
import { topFunctions } from "./profile.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "12" },
    slice: { type: "string", default: "0.15" },
    top: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
  },
});

const COUNTS: readonly SeatCount[] = [2, 3, 4, 5];
const opened: readonly AnyOpenGame[] = GAMES.flatMap((game) =>
  COUNTS.filter((n) => n >= game.meta.seats.min && n <= game.meta.seats.max).map((n) => openDefault(game, n)),
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

if (values.json) console.log(JSON.stringify({ rows, limits }));
else print();

function print(): void {
  const whole = (x: number): string => Math.round(x).toLocaleString("en");
  const percent = (x: number | undefined): string => (x === undefined ? "" : `${(100 * x).toFixed(1)} %`);
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
  console.log("\nRandom play through the contract; medians over interleaved slices of CPU time. What limits it:");
  for (const { name, top } of limits) {
    console.log(`  ${name}: ${top.map((each) => `${percent(each.share)} ${each.name}`).join(", ")}`);
  }
}
