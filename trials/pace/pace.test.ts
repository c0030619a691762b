import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { FastChance } from "#engine";
import { freshDatabase } from "../../server/testing/database.ts";
import { tryPace } from "./pace-trials.ts";

const TABLES = 40;

test("over simulated weeks every table ends, and everybody's time is what log, pace and facts say", async () => {
  const seed = randomBytes(4).readInt32LE();
  const database = await freshDatabase();
  const games = ["stalls", "relay", "stalls", "relay", "mille-fiori"];
  const wish = { login: database.login, chance: new FastChance(seed), tables: TABLES, games, report: () => undefined };
  const tried = await tryPace(wish).catch((error) => {
    throw new Error(`seed ${seed}`, { cause: error });
  });
  await database.drop();
  expect(tried.clocks, `seed ${seed}`).toBeGreaterThanOrEqual(2 * TABLES);
  expect(tried.timesUp, `seed ${seed}`).toBeGreaterThan(0);
  expect(tried.rewinds, `seed ${seed}`).toBeGreaterThan(0);
}, 180_000);
