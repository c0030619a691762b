/** How much one connection may say. */
export const MAX_MESSAGE = 16 * 1024;
/** Beyond this a frame is not even read: the socket closes. */
export const MAX_FRAME = 256 * 1024;
const BURST = 120;
const PER_SECOND = 40;

/** A bucket of messages that fills again with time. `now` is in milliseconds. */
export class Allowance {
  #left = BURST;
  #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  /** Takes one; `false` when there is none left. */
  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#since) / 1000) * PER_SECOND);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
