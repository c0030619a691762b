/** The message limits of one connection. */
export const MAX_MESSAGE = 16 * 1024;
/** A longer frame is not read: the socket closes. */
export const MAX_FRAME = 256 * 1024;

/** A token bucket. `now` is in milliseconds. */
class Allowance {
  left: number;
  #since: number;

  constructor(most: number, now: number) {
    this.left = most;
    this.#since = now;
  }

  refill(rate: Rate, now: number): number {
    const gained = ((now - this.#since) / 1000) * rate.perSecond;
    this.#since = now;
    this.left = Math.min(rate.burst, this.left + gained);
    return this.left;
  }
}

/** Refill rate, and size of the bucket. */
interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

const SWEEP_AT = 10_000;

/** One allowance for each key: a guest, an address. */
export class Allowances {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Allowance>();
  #sweepAt = SWEEP_AT;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token; `false` when the bucket is empty. */
  take(key: string, now: number): boolean {
    if (this.#buckets.size >= this.#sweepAt) this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? new Allowance(this.#rate.burst, now);
    this.#buckets.set(key, bucket);
    if (bucket.refill(this.#rate, now) < 1) return false;
    bucket.left -= 1;
    return true;
  }

  /** Takes tokens for what has been done already: the bucket may owe some afterwards. */
  charge(key: string, tokens: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket !== undefined) bucket.left -= tokens;
  }

  /** Drops full buckets: a new key starts with a full one. */
  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (bucket.refill(this.#rate, now) >= this.#rate.burst) this.#buckets.delete(key);
    }
    this.#sweepAt = Math.max(SWEEP_AT, this.#buckets.size * 2);
  }
}
