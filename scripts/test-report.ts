import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** What one stage of `npm test` found. `retried`: tests that passed at the second try only. */
export type Findings = { passed: number; failures: string[]; retried: string[] };

type TestFile = { name: string; status: string; message: string; assertionResults: TestResult[] };
type TestResult = { status: string; fullName: string; failureMessages: string[] };

const LINES_OF_A_MESSAGE = 12;

/** Reads a JSON report of vitest; a file that broke before its first test counts as one failed test. */
export function readReport(path: string): Findings {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, "utf8"));
  const files: TestFile[] = testResults;
  return { passed: numPassedTests, failures: files.flatMap(failuresOf), retried: files.flatMap(retriedIn) };
}

function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
  if (status !== "failed") return [];
  const failed = assertionResults.filter((test) => test.status === "failed");
  return failed.length === 0 ? [described(name, message)] : failed.map((test) => resultIn(name, test));
}

/** A test that passed keeps the messages of its first try. */
function retriedIn({ name, assertionResults }: TestFile): string[] {
  const retried = assertionResults.filter((test) => test.status === "passed" && test.failureMessages.length > 0);
  return retried.map((test) => resultIn(name, test));
}

function resultIn(file: string, { fullName, failureMessages }: TestResult): string {
  return described(`${file} > ${fullName}`, failureMessages.join("\n"));
}

function described(what: string, message: string): string {
  const own = message.split("\n").filter((line) => !line.includes("node_modules"));
  const lines = own.slice(0, LINES_OF_A_MESSAGE);
  return [relative(process.cwd(), what), ...lines.map((line) => `    ${line}`)].join("\n");
}
