/** How much one connection may say. */
export const MAX_MESSAGE = 16 * 1024;
/** Beyond this a frame is not even read: the socket closes. */
export const MAX_FRAME = 256 * 1024;
/** Seconds of silence that a burst may make up for. */
const MEMORY = 3;

/** A bucket of messages that fills again with time. `now` is in milliseconds. */
export class Allowance {
  readonly #perSecond: number;
  #left: number;
  #since: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = perSecond * MEMORY;
    this.#since = now;
  }

  /** Takes one; `false` when there is none left. */
  take(now: number): boolean {
    const gained = ((now - this.#since) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#perSecond * MEMORY, this.#left + gained);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
