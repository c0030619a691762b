import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { PastWish } from "#referee";
import { HistorianBusy } from "./historian.ts";
import { openPastPool } from "./past-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "fiorino-past-"));
const worker = join(folder, "worker.mjs");
writeFileSync(
  worker,
  `export function page({ table, length }) {
    if (table === "throws") throw new Error("no such past");
    while (table === "hangs");
    if (table === "dies") process.exit(1);
    return { length, moments: [] };
  }`,
);
const historian = openPastPool(worker, 2000);
afterAll(async () => {
  await historian.close();
  rmSync(folder, { recursive: true, force: true });
});

const wish = (table: string): PastWish => ({
  ...{ table, game: "none", seats: 2, options: {}, contentText: undefined, rewinds: 0 },
  ...{ length: 7, entries: [], by: { seat: null, since: 0 }, from: 0, to: 0 },
});

test("a thread that hangs or ends counts as busy, one that throws is a bug, and the next page comes", async () => {
  await expect(historian.page(wish("hangs"))).rejects.toBeInstanceOf(HistorianBusy);
  await expect(historian.page(wish("dies"))).rejects.toBeInstanceOf(HistorianBusy);
  await expect(historian.page(wish("throws"))).rejects.toThrow("no such past");
  expect(await historian.page(wish("well"))).toEqual({ length: 7, moments: [] });
});

test("more pages than may wait are refused at once", async () => {
  const asked = Array.from({ length: 300 }, () => historian.page(wish("well")));
  const done = await Promise.allSettled(asked);
  const refused = done.filter((each) => each.status === "rejected" && each.reason instanceof HistorianBusy);
  expect(refused.length).toBeGreaterThan(100);
  expect(done.length - refused.length).toBeGreaterThan(50);
});
