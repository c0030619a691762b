/** A bot that is to think, at a table; its answer has been promised for `due`, in milliseconds of any one clock. */
export interface Turn {
  readonly table: string;
  readonly due: number;
}

interface Waiting extends Turn {
  readonly begin: () => void;
}

/**
 * Lets as many bots think at once as there are threads. Of those that wait, a bot goes first whose table has the fewest
 * thinking, then the one with the nearest promise. So a table with many bots does not keep the others waiting.
 */
export class ThinkingQueue {
  readonly #threads: number;
  readonly #thinking = new Map<string, number>();
  #waiting: readonly Waiting[] = [];
  #busy = 0;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** Waits for a thread, then does the work. Rejects when the signal aborts before. */
  async run<T>(turn: Turn, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(turn, signal);
    this.#count(turn.table, 1);
    try {
      return await work();
    } finally {
      this.#count(turn.table, -1);
      this.#next();
    }
  }

  #turnOf({ table, due }: Turn, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = { table, due, begin: () => resolve(signal.removeEventListener("abort", leave)) };
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        reject(signal.reason);
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting = [...this.#waiting, waiting];
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy >= this.#threads) return;
    const [first] = this.#waiting.toSorted((a, b) => this.#at(a.table) - this.#at(b.table) || a.due - b.due);
    if (first === undefined) return;
    this.#waiting = this.#waiting.filter((each) => each !== first);
    this.#busy++;
    first.begin();
  }

  #at(table: string): number {
    return this.#thinking.get(table) ?? 0;
  }

  #count(table: string, change: 1 | -1): void {
    const now = this.#at(table) + change;
    if (now === 0) this.#thinking.delete(table);
    else this.#thinking.set(table, now);
    if (change === -1) this.#busy--;
  }
}
