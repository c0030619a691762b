import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A server of its own, as `npm start` starts it: bots that do not pause, data in a temporary folder. */
export interface House {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
  /** Where its database is, if it is none of its own. */
  readonly databaseUrl: string | undefined;
  start(): Promise<void>;
  /** Kills the server, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it properly; it can be started again. */
  stop(): Promise<void>;
  /** Ends it properly and removes its data. */
  close(): Promise<void>;
}

/** Starts a server with `settings` besides the usual ones. */
export async function buildHouse(settings: Readonly<Record<string, string>> = {}): Promise<House> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "fiorino-e2e-"));
  const url = `http://localhost:${port}`;
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === undefined || server.exitCode !== null) return;
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
    server = undefined;
  };

  return {
    ...{ url, data, databaseUrl: settings.DATABASE_URL },
    async start() {
      server = spawn(process.execPath, [join(root, "scripts/start.js")], {
        cwd: root,
        env: {
          ...process.env,
          HOST: "localhost",
          PORT: `${port}`,
          DATA_DIR: data,
          BOT_PAUSE: "0",
          BOT_WORKERS: "1",
          CEILINGS: "100",
          ...settings,
        },
        stdio: ["ignore", "inherit", "inherit"],
      });
      await answers(url, server);
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    async close() {
      await end("SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "localhost");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    try {
      if ((await fetch(`${url}/api/home`)).ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`the server ended with ${server.exitCode} before it answered`);
}
