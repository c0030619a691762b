import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SUBJECTS } from "#games/subjects";

const root = join(import.meta.dirname, "..");

/** Positions of all games together; the command takes any number. */
const POSITIONS = 3000;
const SHARE = Math.ceil(POSITIONS / SUBJECTS.length);

/** As a process of its own: rules run faster there than among tests. */
function check(game: string, ...words: readonly string[]): Promise<{ readonly code: number; readonly last: string }> {
  const line = [join(root, "scripts/toolbox.js"), "check", game, "--silence", "--seed", "1000001", ...words];
  return new Promise((done) => {
    execFile(process.execPath, line, { maxBuffer: 1 << 26 }, (error, out, err) => {
      const last = `${err}${out}`.trim().split("\n").at(-1) ?? "";
      done({ code: typeof error?.code === "number" ? error.code : 0, last });
    });
  });
}

describe("nobody learns what is hidden", () => {
  test.each(SUBJECTS.map(({ game }) => game.meta.id))(
    "in %s",
    async (id) => {
      const { code, last } = await check(id, "--positions", `${SHARE}`);
      expect(last).toMatch(/^In all: \d+ positions over \d+ settings\.$/);
      expect(code).toBe(0);
    },
    600_000,
  );

  test("however many processes share the work", async () => {
    const [alone, shared] = await Promise.all([
      check("calimala", "--positions", "100"),
      check("calimala", "--positions", "100", "--workers", "2"),
    ]);
    const count = (line: string): number => Number(/^In all: (\d+)/.exec(line)?.[1]);
    expect(shared.last).toMatch(/^In all: \d+ positions by 2 workers\.$/);
    expect(count(shared.last)).toBe(count(alone.last));
  }, 300_000);
});
