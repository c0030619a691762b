import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { has, ownArguments } from "./arguments.ts";
import { root } from "./bundling/sources.js";
import { figureIn, type Row, rowIn, withFigure } from "./prove/rows.ts";

/** Rows that are not run, or whose command fails, keep their figure and date. */
const args = ownArguments("Runs commands of docs/proof.md and writes what they print, and the day, into their rows.", {
  name: "prove",
  operand: "PATTERN ...",
  flags: [{ name: "list", about: "only name the rows whose claim or command has the pattern" }],
});
const page = join(root, "docs/proof.md");

interface Ended {
  readonly code: number;
  readonly figure: string;
  readonly seconds: number;
}

/** What commands came to: several rows may have the same. */
const ended = new Map<string, Promise<Ended>>();

function run(command: string): Promise<Ended> {
  const known = ended.get(command) ?? start(command);
  ended.set(command, known);
  return known;
}

async function start(command: string): Promise<Ended> {
  console.log(`$ ${command}`);
  const from = performance.now();
  const child = spawn(command, {
    ...{ shell: true, cwd: root, stdio: ["ignore", "pipe", "inherit"] },
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
  });
  let output = "";
  child.stdout?.on("data", (data) => {
    output += String(data);
  });
  const code = await new Promise<number>((done) => child.once("close", (status) => done(status ?? 1)));
  if (code !== 0) console.log(output);
  return { code, figure: figureIn(output), seconds: (performance.now() - from) / 1000 };
}

/** Whether all commands of the row ended well; then the page has what they printed. */
async function prove({ claim, commands }: Row): Promise<boolean> {
  const runs: Ended[] = [];
  for (const command of commands) runs.push(await run(command));
  const seconds = runs.reduce((sum, each) => sum + each.seconds, 0);
  const figure = [...runs.map((each) => each.figure), `${seconds.toFixed(0)} s`].join("; ");
  const isProved = runs.every(({ code }) => code === 0);
  console.log(`${isProved ? figure : "FAILED"}: ${claim}`);
  const today = new Date().toISOString().slice(0, 10);
  if (isProved) writeFileSync(page, withFigure(readFileSync(page, "utf8"), claim, figure, today));
  return isProved;
}

const rows = readFileSync(page, "utf8")
  .split("\n")
  .flatMap((line) => rowIn(line) ?? []);
const wanted = rows.filter(({ claim, commands }) =>
  args.operands.some((pattern) => [claim, ...commands].some((text) => text.includes(pattern))),
);
let failed = 0;
for (const row of wanted) {
  if (has(args, "list")) console.log(`${row.commands.join("; ")}: ${row.claim}`);
  else if (!(await prove(row))) failed++;
}
console.log(`${wanted.length - failed} of ${rows.length} rows${failed === 0 ? "" : `, ${failed} failed`}`);
process.exitCode = failed === 0 && wanted.length > 0 ? 0 : 1;
