import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Findings, readReport } from "./test-report.ts";

/** Cheapest first. All stages run even when one fails, so that one run reports all failures. */
const STAGES = [
  { name: "types", command: "tsc -b", isCounted: false },
  { name: "lint", command: "biome check --error-on-warnings", isCounted: false },
  { name: "unused", command: "knip", isCounted: false },
  { name: "build", command: "node scripts/build.js", isCounted: false },
  { name: "size", command: "tsx scripts/sizes.ts", isCounted: false },
  { name: "tests", command: "vitest run --project unit --project server", isCounted: true },
  { name: "e2e", command: "vitest run --project e2e", isCounted: true },
] as const;

type Stage = Findings & { name: string; seconds: number };

/** Runs one stage. A static check has no tests to count: it adds nothing when it passes and one failure when not. */
function runStage({ name, command, isCounted }: (typeof STAGES)[number]): Stage {
  const report = join(tmpdir(), `fiorino-${name}-${process.pid}.json`);
  const reporters = isCounted ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
  const [program = "", ...args] = command.split(" ");
  console.log(`\n== ${name}: ${command}`);
  const from = performance.now();
  const hasPassed = spawnSync(program, [...args, ...reporters], { stdio: "inherit" }).status === 0;
  const seconds = (performance.now() - from) / 1000;
  const found = isCounted ? findingsIn(report) : { passed: 0, failures: [], retried: [] };
  const failures = hasPassed || found.failures.length > 0 ? found.failures : [command];
  return { ...found, name, seconds, failures };
}

function findingsIn(report: string): Findings {
  try {
    return readReport(report);
  } catch {
    return { passed: 0, failures: ["no report was written"], retried: [] };
  } finally {
    rmSync(report, { force: true });
  }
}

/** The details come last: who sees only the end of a long output knows what is wrong. */
function printSummary(stages: Stage[]): void {
  for (const { name, retried } of stages) for (const test of retried) console.log(`\nsecond try in ${name}: ${test}`);
  for (const { name, failures } of stages) for (const test of failures) console.log(`\nfailed in ${name}: ${test}`);
  console.log();
  for (const { name, seconds, failures } of stages) {
    console.log(`${name.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${failures.length === 0 ? "ok" : "failed"}`);
  }
}

const stages = STAGES.map(runStage);
printSummary(stages);
const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
const failed = stages.reduce((sum, stage) => sum + stage.failures.length, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
