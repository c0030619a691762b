import { parseArgs } from "node:util";
import { FastChance } from "#engine";
import { buildServer } from "../test-build.ts";
import { tryCrashes, VICTIMS } from "./crash-trials.ts";

const { values } = parseArgs({
  options: {
    trials: { type: "string", default: "200" },
    seed: { type: "string", default: `${Date.now() & 0x7fffffff}` },
  },
});

const seed = Number(values.seed);
const trials = Number(values.trials);
const chance = new FastChance(seed);
console.log(`seed ${seed}`);
const build = await buildServer("crash-trials", "server/trials/frail-worker.ts");
const victims = Array.from({ length: trials }, () => VICTIMS[chance.below(VICTIMS.length)] ?? "server");
const found = await tryCrashes({ build, seed, victims, players: 4, report: console.log });
console.log(
  `${trials} trials: ${found} acknowledged commits, each there once; every match as its log says; all played on`,
);
