import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReport } from "./test-report.ts";

const FILES = [
  {
    name: join(process.cwd(), "games/a.test.ts"),
    status: "failed",
    message: "",
    assertionResults: [
      { status: "passed", fullName: "steady", failureMessages: [] },
      { status: "passed", fullName: "shaky", failureMessages: ["Error: once"] },
      { status: "failed", fullName: "wrong", failureMessages: ["Error: 1 is not 2\n  at a"] },
    ],
  },
  { name: join(process.cwd(), "games/b.test.ts"), status: "failed", message: "no such module", assertionResults: [] },
];

test("the report names what failed, what broke before its first test, and what passed at the second try only", () => {
  const folder = mkdtempSync(join(tmpdir(), "fiorino-report-"));
  try {
    const path = join(folder, "report.json");
    writeFileSync(path, JSON.stringify({ numPassedTests: 2, testResults: FILES }));
    expect(readReport(path)).toEqual({
      passed: 2,
      failures: ["games/a.test.ts > wrong\n    Error: 1 is not 2\n      at a", "games/b.test.ts\n    no such module"],
      retried: ["games/a.test.ts > shaky\n    Error: once"],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
