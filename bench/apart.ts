import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bundleForNode } from "#bundle";
import type { Answers, Question } from "./runner.ts";

const folder = join(import.meta.dirname, "../build/bench");

/** Bundles the runner as the server is bundled; returns its file. */
export async function bundleRunner(): Promise<string> {
  await bundleForNode({ entries: { runner: join(import.meta.dirname, "runner.ts") }, folder });
  return join(folder, "runner.js");
}

/** A contender in a process of its own. */
export class Apart {
  readonly name: string;
  readonly #process: ChildProcess;
  /** Rejects when the process has ended, so that no caller waits for ever. */
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
