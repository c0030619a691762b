import { parseArgs } from "node:util";
import { startTestServer } from "../test-server.ts";
import { withOwnDatabase } from "./own-database.ts";
import { tryFrames } from "./try-frames.ts";

const { values } = parseArgs({
  options: {
    frames: { type: "string", default: "1000000" },
    said: { type: "string", default: "10000" },
    seed: { type: "string", default: `${Date.now() & 0x7fffffff}` },
  },
});

console.log(`seed ${values.seed}`);
const tried = await withOwnDatabase("none", async (connection) => {
  const server = await startTestServer({ connection });
  const numbers = { seed: Number(values.seed), frames: Number(values.frames), said: Number(values.said) };
  const done = await tryFrames({ address: server.address, connection, ...numbers });
  await server.close();
  const faults = server.logged.filter(({ level }) => Number(level) >= 50);
  if (faults.length > 0) throw new Error(`the server logged ${JSON.stringify(faults[0])}`);
  return done;
});
console.log(`${tried.frames} frames decoded, ${tried.taken} of them requests, ${tried.said} of those said to a server`);
console.log("no crash, nothing changed");
