import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "vite";
import type { Answers, Question } from "./runner.ts";

const folder = join(import.meta.dirname, "../build/bench");

/** Bundles the runner as `scripts/build.js` bundles the server; returns its file. */
export async function bundleRunner(): Promise<string> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    root: join(import.meta.dirname, ".."),
    publicDir: false,
    build: {
      ssr: true,
      target: "node20",
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { runner: join(import.meta.dirname, "runner.ts") },
        output: { topLevelVar: false },
        checks: { pluginTimings: false },
      },
    },
  });
  return join(folder, "runner.js");
}

/** A contender in a process of its own. */
export class Apart {
  readonly name: string;
  readonly #process: ChildProcess;
  /** Rejects when the process is gone: nobody waits for an answer that does not come. */
  readonly #ended: Promise<never>;

  constructor(file: string, name: string) {
    this.name = name;
    this.#process = fork(file, [name]);
    this.#ended = once(this.#process, "exit").then(() => Promise.reject(new Error(`${name} has ended`)));
    this.#ended.catch(() => undefined);
  }

  async ask<Q extends Question>(question: Q): Promise<Answers[Q["ask"]]> {
    this.#process.send(question);
    const [message]: unknown[] = await Promise.race([once(this.#process, "message"), this.#ended]);
    return (message as { readonly answer: Answers[Q["ask"]] }).answer;
  }

  end(): void {
    this.#process.kill();
  }
}
