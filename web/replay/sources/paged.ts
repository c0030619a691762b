import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { ToldEvent } from "#protocol";
import type { LookBack } from "../../board/recap/film.ts";
import type { Moment, Source } from "../../board/source.ts";

/** A match gone through in the page: forward, back, to any entry. Its moments come in pages of one turn. */
export interface Paged extends Source {
  /** Shows the moment after `ply` entries, or the nearest one, as soon as it has come. */
  goTo(ply: number): void;
  /** The moment wanted last could not be had; it is asked for again. */
  readonly isMissing: ReadonlySignal<boolean>;
  close(): void;
}

/** What is gone through: all that has been told, and where moments come from. */
export interface Known {
  readonly events: ReadonlySignal<readonly ToldEvent[]>;
  readonly length: ReadonlySignal<number>;
  /** A match with another number is another one from somewhere on. */
  readonly rewinds: ReadonlySignal<number>;
  readonly look: LookBack;
}

const AGAIN_MS = 1500;
/** Views are large: those of so many moments are kept. */
const MOST = 400;

export const openPaged = (known: Known): Paged => new Pages(known);

class Pages implements Paged {
  readonly #known: Known;
  readonly #moments = new Map<number, Moment>();
  readonly #asked = new Set<number>();
  readonly #stop: () => void;
  #wanted = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  readonly match = signal<Moment | null>(null);
  readonly isMissing = signal(false);
  readonly length: ReadonlySignal<number>;
  readonly events = computed(() => eventsBefore(this.#known.events.value, this.match.value?.ply ?? 0));

  constructor(known: Known) {
    this.#known = known;
    this.length = known.length;
    let rewinds = known.rewinds.peek();
    this.#stop = effect(() => {
      if (known.rewinds.value === rewinds) return;
      rewinds = known.rewinds.value;
      this.#moments.clear();
      this.goTo(this.#wanted);
    });
  }

  goTo = (ply: number): void => {
    this.#wanted = Math.max(0, Math.min(this.length.peek(), ply));
    const found = this.#moments.get(this.#wanted);
    if (found === undefined) void this.#ask(this.#wanted);
    else this.#show(found);
  };

  close = (): void => {
    this.#stop();
    clearTimeout(this.#again);
    this.#wanted = -1;
  };

  #show(moment: Moment): void {
    const isStep = moment.ply === (this.match.peek()?.ply ?? -1) + 1;
    batch(() => {
      this.isMissing.value = false;
      this.match.value = moment;
    });
    const next = moment.ply + 1;
    if (isStep && next <= this.length.peek() && !this.#moments.has(next)) void this.#ask(next);
  }

  async #ask(ply: number): Promise<void> {
    if (this.#asked.has(ply)) return;
    this.#asked.add(ply);
    const rewinds = this.#known.rewinds.peek();
    const moments = (await this.#known.look(ply)) ?? [];
    this.#asked.delete(ply);
    if (rewinds === this.#known.rewinds.peek()) this.#keep(moments);
    if (this.#wanted !== ply) return;
    const found = this.#moments.get(ply);
    if (found !== undefined) this.#show(found);
    else this.#askAgain();
  }

  #askAgain(): void {
    this.isMissing.value = true;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#wanted >= 0 && this.goTo(this.#wanted), AGAIN_MS);
  }

  #keep(moments: readonly Moment[]): void {
    for (const moment of moments) this.#moments.set(moment.ply, moment);
    for (const ply of this.#moments.keys()) {
      if (this.#moments.size <= MOST) return;
      if (!moments.some((each) => each.ply === ply)) this.#moments.delete(ply);
    }
  }
}

/** The events of the first `ply` entries. They lie in order. */
export function eventsBefore(events: readonly ToldEvent[], ply: number): readonly ToldEvent[] {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.ply ?? 0) < ply) low = middle + 1;
    else high = middle;
  }
  return events.slice(0, low);
}
