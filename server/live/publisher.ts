import type { Publisher } from "../ports.ts";

/** The tables that have changed since the last batch. */
export interface Changes {
  readonly moved: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

/** Batches changes and publishes them at the end of the current turn of the event loop. */
export class BatchingPublisher implements Publisher {
  readonly #listeners: ((changes: Changes) => void)[] = [];
  #moved = new Set<string>();
  #changed = new Set<string>();
  #isScheduled = false;

  /** Listeners never throw and never wait. */
  listen(listener: (changes: Changes) => void): void {
    this.#listeners.push(listener);
  }

  matchMoved(table: string): void {
    this.#moved.add(table);
    this.#schedule();
  }

  tableChanged(table: string): void {
    this.#changed.add(table);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    const changes = { moved: this.#moved, changed: this.#changed };
    this.#moved = new Set();
    this.#changed = new Set();
    this.#isScheduled = false;
    for (const listener of this.#listeners) listener(changes);
  }
}
