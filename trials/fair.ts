import { ownArguments, ownNumber } from "#arguments";
import { startTestServer } from "../server/testing/server.ts";
import { type Tried, tryFairness } from "./fair/fair-trials.ts";
import { withOwnDatabase } from "./own-database.ts";

const args = ownArguments("Checks the draws of matches by their records, and that no forged record passes.", {
  name: "fair",
  flags: [
    { name: "matches", value: "N", about: "how many (default: 1000)" },
    { name: "seed", value: "S", about: "seed of games, seats and forgeries of the first match (default: 1)" },
  ],
});
const matches = ownNumber(args, "matches", 1000);
const seed = ownNumber(args, "seed", 1);
const EVERY = 20;

/** How far it is, and the seed from which a run that was stopped can go on. */
function tell({ matches: done, draws, shares, missing, forged }: Readonly<Tried>): void {
  if (done % EVERY > 0) return;
  const sums = `${draws} draws, ${shares} shares, ${missing} missing, ${forged} forged`;
  console.error(`${done} of ${matches} (${sums}), goes on with --seed ${seed + done} --matches ${matches - done}`);
}

const tried = await withOwnDatabase("none", async (login) => {
  const server = await startTestServer({ login });
  const done = await tryFairness({ address: server.address, login, matches, seed, tell });
  await server.close();
  return done;
});
const { draws, shares, missing, forged } = tried;
console.log(`${matches} matches, ${draws} draws, ${shares} shares, ${missing} missing: all verify;`);
console.log(`of ${forged} forged records none does`);
