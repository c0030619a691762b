import { ownArguments, ownNumber } from "#arguments";
import { startTestServer } from "../server/testing/server.ts";
import { tryFrames } from "./frames/try-frames.ts";
import { withOwnDatabase } from "./own-database.ts";

const args = ownArguments("Sends what nobody should send, and sees that nothing changes.", {
  name: "frames",
  flags: [
    { name: "frames", value: "N", about: "messages that are decoded (default: 1000000)" },
    { name: "said", value: "N", about: "of those, said to a server (default: 10000)" },
    { name: "seed", value: "S", about: "seed of the messages (default: by the clock)" },
  ],
});
const seed = ownNumber(args, "seed", Date.now() & 0x7fffffff);
const amount = { seed, frames: ownNumber(args, "frames", 1e6), said: ownNumber(args, "said", 1e4) };

console.log(`seed ${seed}`);
const tried = await withOwnDatabase("none", async (login) => {
  const server = await startTestServer({ login });
  const done = await tryFrames({ address: server.address, login, ...amount });
  await server.close();
  const faults = server.logged.filter(({ level }) => Number(level) >= 50);
  if (faults.length > 0) throw new Error(`the server logged ${JSON.stringify(faults[0])}`);
  return done;
});
const said = `${tried.taken} of them requests, ${tried.said} of those said to a server`;
console.log(`${tried.frames} frames decoded, ${said}: no crash, nothing changed`);
