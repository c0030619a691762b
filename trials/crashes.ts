import { ownArguments, ownNumber } from "#arguments";
import { FastChance } from "#engine";
import { buildServer } from "../server/testing/build.ts";
import { tryCrashes, VICTIMS } from "./crashes/crash-trials.ts";

const args = ownArguments("Kills servers and databases under load and counts what got lost.", {
  name: "crashes",
  flags: [
    { name: "trials", value: "N", about: "how many are killed (default: 200)" },
    { name: "seed", value: "S", about: "seed of who is killed and when (default: by the clock)" },
  ],
});

const seed = ownNumber(args, "seed", Date.now() & 0x7fffffff);
const trials = ownNumber(args, "trials", 200);
const chance = new FastChance(seed);
console.log(`seed ${seed}`);
const build = await buildServer("crash-trials", "trials/crashes/frail-worker.ts");
const victims = Array.from({ length: trials }, () => VICTIMS[chance.below(VICTIMS.length)] ?? "server");
const found = await tryCrashes({ build, seed, victims, players: 4, report: console.log });
console.log(
  `${trials} trials: ${found} acknowledged commits, each there once; every match as its log says; all played on`,
);
