import { setTimeout as sleep } from "node:timers/promises";
import { hashOf } from "#verify-draws";
import { type Account, type BareRoot, ROOT } from "./bare-root.ts";
import { descendantsOf, memoryOf, type Process } from "./processes.ts";

export interface Played {
  /** Seconds from the command to a ready server, and from the next start, which finds everything built. */
  readonly firstSeconds: number;
  readonly nextSeconds: number;
  /** MiB on disk. */
  readonly installed: Readonly<Record<(typeof FOLDERS)[number], number>>;
  /** MiB of the server and its PostgreSQL some seconds after the second start. */
  readonly idle: { readonly server: Memory; readonly postgres: Memory };
}

type Memory = ReturnType<typeof memoryOf>;

const FOLDERS = ["node_modules", "build", "data"] as const;
const IDLE_MS = 5_000;
const PATIENCE_MS = 900_000;

const isServer = ({ command }: Process): boolean => /^node .*scripts\/start\.js/.test(command);
const isPostgres = ({ command }: Process): boolean => /postgres/.test(command) && !isServer({ pid: 0, command });

interface Serving {
  readonly seconds: number;
  processes(): readonly Process[];
  stop(): Promise<void>;
}

/** Carries out the line in the account's clone until *Play now* has made a table; then starts the server once more. */
export async function play(
  root: BareRoot,
  account: Account,
  { line, environment }: { readonly line: string; readonly environment: Readonly<Record<string, string>> },
): Promise<Played> {
  const first = await serve(root, account, line, environment);
  await playNow(`http://127.0.0.1:${environment["PORT"]}`).finally(first.stop);
  const next = await serve(root, account, "node scripts/start.js", environment);
  await sleep(IDLE_MS);
  const processes = next.processes();
  const idle = { server: memoryOf(processes.filter(isServer)), postgres: memoryOf(processes.filter(isPostgres)) };
  await next.stop();
  const sizes = FOLDERS.map((folder) => [folder, mebibytes(root, `${account.home}/fiorino/${folder}`)]);
  return { ...{ firstSeconds: first.seconds, nextSeconds: next.seconds, idle }, installed: Object.fromEntries(sizes) };
}

const mebibytes = (root: BareRoot, folder: string): number =>
  Number.parseInt(root.runToEnd(ROOT, `du -sm ${folder}`), 10);

async function serve(
  root: BareRoot,
  account: Account,
  command: string,
  environment: Readonly<Record<string, string>>,
): Promise<Serving> {
  const from = performance.now();
  const child = root.start(account, `cd fiorino && ${command}`, environment);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => said.push(String(data)));
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const processes = () => descendantsOf(child.pid ?? 0);
  while (!(await isReady(`http://127.0.0.1:${environment["PORT"]}`))) {
    const isLate = performance.now() - from > PATIENCE_MS;
    if (isLate) for (const { pid } of processes()) process.kill(pid);
    if (isLate || child.exitCode !== null) throw new Error(`"${command}" does not serve: ${said.join("")}`);
    await sleep(100);
  }
  const stop = async () => {
    for (const { pid } of processes().filter(isServer)) process.kill(pid, "SIGTERM");
    await ended;
  };
  return { seconds: (performance.now() - from) / 1000, processes, stop };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** The requests behind *Play now*: the page itself, then a table with two bots and a share in its draws. */
async function playNow(address: string): Promise<void> {
  const page = await fetch(address);
  if (!(await page.text()).includes("<script")) throw new Error("the server sends no page");
  const bot = { kind: "bot", level: "guild-master" };
  const share = "5a".repeat(32);
  const wish = { game: "calimala", seats: [{ kind: "me" }, bot, bot], options: {}, door: "private" };
  const headers = { "content-type": "application/json" };
  const post = async (path: string, body: object, cookie = "") => {
    const asked = { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify(body) };
    const answer = await fetch(address + path, asked);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`no match: ${path} answers ${answer.status} ${text}`);
    return { table: JSON.parse(text), cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? cookie };
  };
  const made = await post("/api/tables", { ...wish, share: hashOf(share) });
  const { table } = await post(`/api/tables/${made.table.id}/reveal`, { share }, made.cookie);
  if (table.status !== "running") throw new Error(`the match has not begun: ${table.status}`);
}
