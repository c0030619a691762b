import type { Pool } from "pg";
import { APPENDING_CONNECTIONS } from "../../db/database.ts";
import { isAway } from "../../db/retry.ts";
import { type Addition, append } from "./append.ts";

interface Waiting {
  readonly addition: Addition;
  readonly resolve: (at: number | undefined) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_TOGETHER = 200;

/**
 * Appends commits of different matches by one statement, which is one transaction: a round trip and a sync to disk cost
 * the same for one and for a hundred. Each commit is appended or left out independently.
 */
export class GroupCommit {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isScheduled = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Returns the time of the addition once it is durable; undefined, with nothing changed, when `append` leaves it out.
   * Rejects when the outcome is unknown.
   */
  append(addition: Addition): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ addition, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= APPENDING_CONNECTIONS || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const together = this.#waiting.splice(0, MOST_TOGETHER);
      this.#underWay++;
      void this.#write(together).finally(() => {
        this.#underWay--;
        this.#schedule();
      });
      this.#schedule();
    });
  }

  async #write(together: readonly Waiting[]): Promise<void> {
    try {
      const additions = together.map(({ addition }) => addition);
      const added = await append((statement) => this.#pool.query(statement), additions);
      for (const { addition, resolve } of together) resolve(added.get(addition.match.id));
    } catch (error) {
      if (together.length === 1 || isAway(error)) for (const { reject } of together) reject(error);
      else for (const each of together) await this.#write([each]);
    }
  }
}
