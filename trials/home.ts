import { ownArguments, ownNumber } from "#arguments";
import { GAMES } from "#games";
import type { HomeView } from "#protocol";
import { buildServer, freePort, temporaryFolder } from "../server/testing/build.ts";
import { Visitor } from "../server/testing/client.ts";
import { percentile, processorOf } from "./load/measures.ts";

const args = ownArguments("Says how long the first page takes, and how long it is, for who has many running matches.", {
  name: "home",
  flags: [
    { name: "matches", value: "N", about: "running matches of the reader's (default: 60)" },
    { name: "times", value: "N", about: "how often it is asked for (default: 300)" },
  ],
});
const count = ownNumber(args, "matches", 60);
const times = ownNumber(args, "times", 300);
const OPEN_TABLES = 50;
const WARM_UP = 30;
const [MOST_MS, MOST_BYTES] = [30, 40_000];
const PACE = { kind: "days", days: 3, bank: 3 } as const;

const folder = temporaryFolder();
const port = await freePort();
const build = await buildServer("home");
const address = `http://127.0.0.1:${port}`;
const server = build.start({
  ...{ PORT: `${port}`, DATA_DIR: folder.path, REQUESTS_PER_MINUTE: "1000000", CONNECTIONS_PER_ADDRESS: "1000000" },
});
try {
  await server.ready;
  const reader = new Visitor(address);
  const friends = Array.from({ length: 3 }, () => new Visitor(address));
  for (let k = 0; k < count; k++) await openRunning(reader, friends, k);
  for (let k = 0; k < OPEN_TABLES; k++) {
    const seats = [{ kind: "me" }, { kind: "person" }, { kind: "bot", level: "apprentice" }] as const;
    await friends[k % friends.length]?.openTable({ game: gameAt(k), seats: [...seats], pace: PACE, door: "open" });
  }
  let page = "";
  for (let k = 0; k < WARM_UP; k++) page = await reader.read("/api/home");
  const took: number[] = [];
  const before = processorOf(server.child.pid ?? 0);
  for (let k = 0; k < times; k++) {
    const from = performance.now();
    page = await reader.read("/api/home");
    took.push(performance.now() - from);
  }
  const after = processorOf(server.child.pid ?? 0);
  const home = JSON.parse(page) as HomeView;
  const [bytes, middle] = [Buffer.byteLength(page), percentile(took, 0.5)];
  console.log(
    `${home.yourTurn.length} turns and ${home.yourTables.length} tables that wait, ${home.openTables.length} open ones: ` +
      `${middle.toFixed(1)} ms (p50), ${percentile(took, 0.95).toFixed(1)} ms (p95), ` +
      `${((1000 * (after.own - before.own)) / times).toFixed(1)} ms of them the server's processor time and ` +
      `${((1000 * (after.children - before.children)) / times).toFixed(1)} the database's; ${(bytes / 1000).toFixed(1)} kB`,
  );
  process.exitCode = middle < MOST_MS && bytes < MOST_BYTES ? 0 : 1;
} finally {
  server.child.kill("SIGTERM");
  await server.exitCode;
  folder.remove();
}

function gameAt(k: number): string {
  return GAMES[k % GAMES.length]?.meta.id ?? "";
}

/** A match of the reader with two others. */
async function openRunning(reader: Visitor, friends: readonly Visitor[], k: number): Promise<void> {
  const seats = [{ kind: "me" }, { kind: "person" }, { kind: "person" }] as const;
  const { id } = await reader.openTable({ game: gameAt(k), seats: [...seats], pace: PACE });
  for (const [at, friend] of [friends[k % 3], friends[(k + 1) % 3]].entries())
    await friend?.ask("POST", `/api/tables/${id}/sit`, { seat: at + 1 });
}
