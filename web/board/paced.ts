import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { isToAct, type ToAct } from "#engine";
import type { ToldEvent } from "#protocol";
import type { Moment, Source } from "./source.ts";

/** A source that shows its moments one after the other, at a pace that does not depend on how fast they arrive. */
export interface Paced extends Source {
  /** Number of moments that have arrived but are not shown yet. */
  readonly waiting: ReadonlySignal<number>;
  readonly isPaused: ReadonlySignal<boolean>;
  pause(): void;
  resume(): void;
  /** Shows the next moment at once. */
  step(): void;
  /** Shows the latest moment at once. */
  toEnd(): void;
  close(): void;
}

interface Shown {
  readonly moment: Moment;
  readonly events: readonly ToldEvent[];
}

/** How long a moment stays before the turn of another seat, and within one turn. */
const TURN_MS = 900;
const STEP_MS = 450;
/** Interval at which `isBusy` is polled. */
const LOOK_MS = 50;
/** Most moments in the queue: a reader who comes back after a long time sees only the last ones. */
const MOST = 60;

/** Whether the reader is to act. */
const isOwnMove = ({ seat, toAct }: Moment): boolean => seat !== null && isToAct(toAct, seat);

/**
 * Shows the moments of a source at a readable pace: each from its own view, and only when the pieces of the moment
 * before have arrived (`isBusy`). The reader's own moves are shown at once.
 */
export const pacedSource = (source: Source, isBusy: () => boolean): Paced => new Queue(source, isBusy);

class Queue implements Paced {
  readonly #shown = signal<Shown | null>(null);
  readonly #queue = signal<readonly Shown[]>([]);
  readonly #isBusy: () => boolean;
  readonly #stop: () => void;
  /** Who made the last entries shown. */
  #mover: ToAct | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly match = computed(() => this.#shown.value?.moment ?? null);
  readonly events = computed(() => this.#shown.value?.events ?? []);
  readonly waiting = computed(() => this.#queue.value.length);
  readonly isPaused = signal(false);
  readonly length: ReadonlySignal<number>;

  constructor(source: Source, isBusy: () => boolean) {
    this.length = source.length;
    this.#isBusy = isBusy;
    this.#stop = effect(() => {
      const { value: moment } = source.match;
      const { value: events } = source.events;
      if (moment !== null) this.#arrive({ moment, events });
    });
  }

  pause = (): void => {
    this.isPaused.value = true;
  };

  resume = (): void => {
    this.isPaused.value = false;
    if (this.#timer === undefined) this.#goOn();
  };

  step = (): void => {
    const [first, ...others] = this.#queue.peek();
    if (first === undefined) return;
    batch(() => {
      this.#queue.value = others;
      this.#show(first);
    });
    this.#rest(first.moment.toAct === this.#mover ? STEP_MS : TURN_MS);
  };

  toEnd = (): void => {
    const last = this.#queue.peek().at(-1);
    if (last !== undefined) this.#jump(last);
  };

  close = (): void => {
    this.#stop();
    clearTimeout(this.#timer);
  };

  #arrive(now: Shown): void {
    const queue = this.#queue.peek();
    const last = queue.at(-1) ?? this.#shown.peek();
    const { ply } = now.moment;
    if (last === null || ply < last.moment.ply) this.#jump(now);
    else if (ply === last.moment.ply) this.#replace(now);
    else if (isOwnMove(last.moment)) {
      this.#jump(now);
      this.#rest(0);
    } else {
      this.#queue.value = [...queue, now].slice(-MOST);
      if (this.#timer === undefined && queue.length === 0) this.#goOn();
    }
  }

  /** Replaces the latest moment by one after the same entries, in which others have chosen. */
  #replace(now: Shown): void {
    const queue = this.#queue.peek();
    if (queue.length === 0) this.#show(now);
    else this.#queue.value = [...queue.slice(0, -1), now];
  }

  #jump(to: Shown): void {
    batch(() => {
      this.#queue.value = [];
      this.isPaused.value = false;
      this.#show(to);
    });
  }

  #show(next: Shown): void {
    const before = this.#shown.peek()?.moment;
    if (before !== undefined && before.ply !== next.moment.ply) this.#mover = before.toAct;
    this.#shown.value = next;
  }

  #rest(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), ms);
  }

  #goOn(): void {
    this.#timer = undefined;
    if (this.isPaused.peek()) return;
    if (this.#isBusy()) this.#rest(LOOK_MS);
    else this.step();
  }
}
