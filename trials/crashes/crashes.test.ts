import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { buildServer } from "../../server/testing/build.ts";
import { tryCrashes, VICTIMS } from "./crash-trials.ts";

test("whatever dies under load: acknowledged commits are there once, matches are as their logs say, all play on", async () => {
  const build = await buildServer("crash-tests", "trials/crashes/frail-worker.ts");
  const seed = randomBytes(4).readInt32LE();
  const told: string[] = [`seed ${seed}`];
  const victims = [...VICTIMS, "lines", "worker", "backend", "server"] as const;
  const found = await tryCrashes({ build, seed, victims, players: 2, report: (line) => told.push(line) }).catch(
    (error) => {
      throw new Error(told.join("; "), { cause: error });
    },
  );
  expect(found).toBeGreaterThan(victims.length * 4);
}, 180_000);
