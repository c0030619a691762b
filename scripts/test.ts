import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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

type Count = { passed: number; failed: number };

/** Sums a report of vitest; a file that broke before its first test counts as one failed test. */
function countTests(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const broken = testResults.filter(
    (file: { status: string; assertionResults: { status: string }[] }) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Runs one stage. A static check has no tests to count: it adds nothing when it passes and one failure when not. */
function runStage({ name, command, isCounted }: (typeof STAGES)[number]): Count & { name: string; seconds: number } {
  const report = join(tmpdir(), `fiorino-${name}-${process.pid}.json`);
  const reporters = isCounted ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
  const [program = "", ...args] = command.split(" ");
  console.log(`\n== ${name}: ${command}`);
  const from = performance.now();
  const hasPassed = spawnSync(program, [...args, ...reporters], { stdio: "inherit" }).status === 0;
  const seconds = (performance.now() - from) / 1000;
  const count = isCounted ? countReport(report) : { passed: 0, failed: 0 };
  return { name, seconds, passed: count.passed, failed: Math.max(count.failed, hasPassed ? 0 : 1) };
}

function countReport(report: string): Count {
  try {
    return countTests(report);
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}

const results = STAGES.map(runStage);
console.log();
for (const { name, seconds, failed } of results) {
  console.log(`${name.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${failed === 0 ? "ok" : "failed"}`);
}
const passed = results.reduce((sum, stage) => sum + stage.passed, 0);
const failed = results.reduce((sum, stage) => sum + stage.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
