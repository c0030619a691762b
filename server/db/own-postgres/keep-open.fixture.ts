/** A server reduced to its database, to be killed by a test: opens the given folder and prints that it is open. */
import { startOwnPostgres } from "./start-own-postgres.ts";

const [, , dataDir = ""] = process.argv;
const postgres = await startOwnPostgres({
  dataDir,
  durability: "full",
  log: { info: () => {}, warn: () => {} },
  onLost: () => process.exit(1),
});
process.stdout.write(`${JSON.stringify({ postmaster: postgres.pid(), ...postgres.login })}\n`);
setInterval(() => {}, 60_000);
