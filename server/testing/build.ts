import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundleForNode } from "#bundle";

const root = resolve(import.meta.dirname, "../..");

/** The built server, aside from the build that people run. */
export interface ServerBuild {
  /** `flags` are those of Node. */
  start(environment: Readonly<Record<string, string>>, flags?: readonly string[]): ServerProcess;
}

/**
 * Builds the server and its worker as they are built for people. Two that run at the same time need different names.
 * `worker` takes the place of the worker in which bots think.
 */
export async function buildServer(name: string, worker = "server/workers/bot-worker.ts"): Promise<ServerBuild> {
  const folder = join(root, ".build", name);
  const entries = {
    main: join(root, "server/main.ts"),
    "bot-worker": join(root, worker),
    "past-worker": join(root, "server/workers/past-worker.ts"),
  };
  await bundleForNode({ entries, folder, build: "process-tests" });
  return { start: (environment, flags = []) => startProcess([...flags, join(folder, "main.js")], environment) };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** The built server as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its output so far. */
  printed(): string;
  /** Waits until it serves; rejects when it ends instead. */
  readonly ready: Promise<void>;
  readonly exitCode: Promise<number | null>;
}

function startProcess(main: readonly string[], environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, ["--enable-source-maps", ...main], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      BOT_PAUSE: "0",
      MESSAGES_PER_SECOND: "100000",
      CEILINGS: "1000000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const exitCode = new Promise<number | null>((done) => child.once("close", done));
  const ready = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data) => {
        text += String(data);
        if (text.includes("Fiorino is ready")) done();
      });
    }
    void exitCode.then((code) => fail(new Error(`the server ended with ${code}: ${text}`)));
  });
  ready.catch(() => undefined);
  return { child, printed: () => text, ready, exitCode };
}

/** A folder that goes when `remove` is called. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "fiorino-process-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
