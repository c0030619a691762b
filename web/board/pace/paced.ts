import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameUi } from "#boardkit";
import { CHANCE, isToAct, NOBODY } from "#engine";
import type { ToldEvent } from "#protocol";
import type { Moment, Source } from "../source.ts";
import { type Between, momentsAt } from "./between.ts";

/** A source that shows its moments one after the other, at a pace that does not depend on how fast they arrive. */
export interface Paced extends Source {
  /** Number of moments that are known but not shown yet. */
  readonly waiting: ReadonlySignal<number>;
  readonly isPaused: ReadonlySignal<boolean>;
  /** What others did is being shown: moments wait, the one shown has not stood for its time, or a pause holds it. */
  readonly isBehind: ReadonlySignal<boolean>;
  /** The moment shown has come from others, and not stood for its time yet. */
  readonly isFresh: ReadonlySignal<boolean>;
  /** Whether others go on after the moment shown: a pause holds what is known, and what comes. */
  readonly mayPause: ReadonlySignal<boolean>;
  /** Whether there is a moment before the one shown. */
  readonly hasBefore: ReadonlySignal<boolean>;
  pause(): void;
  resume(): void;
  /** Shows the next moment at once. */
  step(): void;
  /** Shows the moment before, or the one before the turn that is under way, and stays there. */
  back(): void;
  turnBack(): void;
  /** Shows the latest moment at once. */
  toEnd(): void;
  /** Shows these moments from the first one on, then the latest one and what arrives meanwhile. */
  play(film: readonly Shown[]): void;
  /** Shows the first moment with all of so many entries, if there is one, and stays there. */
  goTo(ply: number): void;
  /** The most milliseconds that pieces may travel to the moment shown; `null` without a limit. */
  flightMs(): number | null;
  close(): void;
}

/** A moment with the events before it. */
export interface Shown {
  readonly moment: Moment;
  readonly events: readonly ToldEvent[];
  /** Milliseconds that it stays, and that pieces may travel to it. Without them it has the usual pace. */
  readonly pace?: { readonly restMs: number; readonly flightMs: number };
}

/** How long a moment stays before the turn of another seat, and within one turn. */
export const TURN_MS = 900;
const STEP_MS = 450;
/** How long a scoring stays: long enough to read what everybody got. */
export const SCORING_MS = 2400;
/** How long the last moment before the reader's own turn is fresh: long enough to find the button that holds it. */
export const LAST_MS = 1500;
/** All scorings of the end together take no longer, as long as each stays for the time of a turn. */
const ENDING_MS = 12_000;
/** Interval at which `isBusy` is polled. */
const LOOK_MS = 50;
/** A position between two moments that does not come within this time is not waited for. */
const LATE_MS = 1500;
/** Most moments before and after the shown one: a reader who comes back after a long time sees only the last ones. */
const MOST = 60;

/** Whether the reader is to act. */
const isOwnMove = ({ seat, toAct }: Moment): boolean => seat !== null && isToAct(toAct, seat);

interface Pacing {
  /** Pieces are on their way. */
  readonly isBusy: () => boolean;
  /** Factor by which moments stay shorter. */
  readonly speed: () => number;
  /** Between two moments. */
  readonly between?: Between;
  /** What takes longer to read than a turn, and how the end of a match is told scoring by scoring. */
  readonly ui?: Pick<GameUi, "isScoring" | "untold">;
}

/**
 * Shows the moments of a source at a readable pace: each from its own view, and only when the pieces of the moment
 * before have arrived. The reader's own moves are shown at once, and end what was being played.
 */
export const pacedSource = (source: Source, pacing: Pacing): Paced => new Tape(source, pacing);

interface Reel {
  readonly frames: readonly Shown[];
  /** The frame on the screen. */
  readonly at: number;
}

class Tape implements Paced {
  readonly #reel = signal<Reel>({ frames: [], at: 0 });
  readonly #pacing: Pacing;
  readonly #stop: () => void;
  /** Most frames that wait: a film is played whole. */
  #most = MOST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The moments that wait for the positions before them. */
  readonly #awaited = new Set<Shown>();

  readonly #shown = computed(() => this.#reel.value.frames[this.#reel.value.at] ?? null);
  readonly match = computed(() => this.#shown.value?.moment ?? null);
  readonly events = computed(() => this.#shown.value?.events ?? []);
  readonly waiting = computed(() => Math.max(0, this.#reel.value.frames.length - 1 - this.#reel.value.at));
  readonly hasBefore = computed(() => this.#reel.value.at > 0);
  readonly isPaused = signal(false);
  readonly isFresh = signal(false);
  readonly isBehind = computed(
    () => this.waiting.value > 0 || this.isPaused.value || (this.isFresh.value && this.mayPause.value),
  );
  readonly mayPause = computed(() => {
    const { value: moment } = this.match;
    return this.waiting.value > 0 || (moment !== null && moment.toAct !== NOBODY && !isOwnMove(moment));
  });
  readonly length: ReadonlySignal<number>;

  constructor(source: Source, pacing: Pacing) {
    this.length = source.length;
    this.#pacing = pacing;
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
    const { frames, at } = this.#reel.peek();
    const [before, next] = [frames[at], frames[at + 1]];
    if (before === undefined || next === undefined) {
      this.isFresh.value = false;
      return;
    }
    this.#reel.value = { frames, at: at + 1 };
    this.isFresh.value = true;
    if (at + 2 === frames.length && !this.mayPause.peek()) this.isPaused.value = false;
    const isSameTurn = moverAt(frames, at) === next.moment.toAct;
    const usual = isOwnMove(next.moment) ? LAST_MS : isSameTurn ? STEP_MS : TURN_MS;
    this.#rest(next.pace?.restMs ?? (this.#isScored(before, next) ? SCORING_MS : usual));
  };

  #isScored(before: Shown, { events }: Shown): boolean {
    const { ui } = this.#pacing;
    return events.slice(before.events.length).some(({ event }) => ui?.isScoring?.(event));
  }

  back = (): void => this.#stayAt(this.#reel.peek().at - 1);

  turnBack = (): void => {
    const { frames, at } = this.#reel.peek();
    let first = Math.max(0, at - 1);
    while (first > 0 && moverAt(frames, first) === moverAt(frames, first - 1)) first--;
    this.#stayAt(first);
  };

  toEnd = (): void => {
    const { frames } = this.#reel.peek();
    if (this.waiting.peek() > 0) this.#reel.value = { frames, at: frames.length - 1 };
    this.isPaused.value = false;
    this.isFresh.value = false;
  };

  play = (film: readonly Shown[]): void => {
    const { frames } = this.#reel.peek();
    const last = frames.at(-1);
    const known = film.filter(({ moment }) => last === undefined || moment.ply < last.moment.ply);
    if (last === undefined || known.length === 0) return;
    this.#most = known.length + MOST;
    this.#reel.value = { frames: [...known, last], at: 0 };
    this.isPaused.value = false;
    this.#rest(TURN_MS);
  };

  goTo = (ply: number): void => this.#stayAt(this.#reel.peek().frames.findIndex(({ moment }) => moment.ply >= ply));

  flightMs = (): number | null => this.#shown.peek()?.pace?.flightMs ?? null;

  close = (): void => {
    this.#stop();
    clearTimeout(this.#timer);
  };

  #stayAt(at: number): void {
    const { frames } = this.#reel.peek();
    if (at < 0 || at >= frames.length) return;
    this.isPaused.value = true;
    this.#reel.value = { frames, at };
  }

  #arrive(now: Shown): void {
    const { frames, at } = this.#reel.peek();
    const last = frames.at(-1);
    const { ply } = now.moment;
    if (last === undefined || ply < last.moment.ply) this.#jump(now);
    else if (ply === last.moment.ply) this.#reel.value = { frames: [...frames.slice(0, -1), now], at };
    else if (isOwnMove(last.moment)) {
      const parts = partsOf(last, now, this.#pacing);
      this.#jump(...parts);
      this.#rest(parts[0].pace?.restMs ?? 0);
    } else for (const part of partsOf(last, now, this.#pacing)) this.#append(part);
  }

  #append(now: Shown): void {
    const { frames, at } = this.#reel.peek();
    const shown = frames.slice(0, at + 1).slice(-MOST);
    const isNext = at === frames.length - 1;
    const coming = [...frames.slice(at + 1), now].slice(-this.#most);
    this.#reel.value = { frames: [...shown, ...coming], at: shown.length - 1 };
    const last = frames.at(-1);
    if (last !== undefined) this.#lookBetween(last, now);
    if (this.#timer === undefined && isNext) this.#goOn();
  }

  /** Puts the positions that lie between two moments before the later one, which waits for them. */
  #lookBetween(before: Shown, now: Shown): void {
    const { between } = this.#pacing;
    const plies = between?.plies(before, now) ?? [];
    if (between === undefined || plies.length === 0) return;
    this.#awaited.add(now);
    const goOn = (): unknown => this.#awaited.delete(now);
    setTimeout(goOn, LATE_MS);
    void momentsAt(plies, between.look).then((moments) => {
      goOn();
      const { frames, at } = this.#reel.peek();
      const place = frames.indexOf(now);
      if (place <= at) return;
      const seen = moments.map((moment) => ({ moment, events: now.events.filter(({ ply }) => ply < moment.ply) }));
      this.#reel.value = { frames: frames.toSpliced(place, 0, ...seen), at };
    });
  }

  #jump(...to: readonly Shown[]): void {
    this.#most = MOST;
    this.isPaused.value = false;
    this.isFresh.value = false;
    this.#reel.value = { frames: to, at: 0 };
  }

  #rest(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#goOn(), ms / this.#pacing.speed());
  }

  #goOn(): void {
    this.#timer = undefined;
    if (this.isPaused.peek()) {
      this.isFresh.value = false;
      return;
    }
    const { frames, at } = this.#reel.peek();
    const next = frames[at + 1];
    if ((next !== undefined && this.#awaited.has(next)) || this.#pacing.isBusy()) this.#rest(LOOK_MS);
    else this.step();
  }
}

/**
 * The end of a match: what led to it, then scoring by scoring, and then as it is: an update has one view for all of
 * them. Until a scoring is told, it has brought no points, and the match is not over.
 */
function partsOf(before: Shown, now: Shown, { ui }: Pacing): readonly [Shown, ...Shown[]] {
  const { moment, events } = now;
  const ends = events.flatMap(({ event }, at) =>
    at >= before.events.length && ui?.isScoring?.(event) ? [at + 1] : [],
  );
  const scoringMs = Math.max(TURN_MS, Math.min(SCORING_MS, ENDING_MS / ends.length));
  const lastTurn = (ends[0] ?? 0) - 1;
  const cuts = lastTurn > before.events.length ? [lastTurn, ...ends] : ends;
  const [first, ...parts] = cuts.map((end): Shown => {
    const told = events.slice(0, end);
    const left = events.slice(end).map(({ event }) => event);
    const at = { ply: (told.at(-1)?.ply ?? 0) + 1, view: ui?.untold?.(moment.view, left) };
    return {
      ...{ moment: { ...moment, ...at, standings: null }, events: told },
      pace: { restMs: end === lastTurn ? TURN_MS : scoringMs, flightMs: SCORING_MS },
    };
  });
  return first === undefined || moment.standings === null || ui?.untold === undefined ? [now] : [first, ...parts, now];
}

/** Who acts at a frame: chance counts to the turn that it draws for. */
function moverAt(frames: readonly Shown[], at: number): number {
  let i = at;
  while (i > 0 && frames[i]?.moment.toAct === CHANCE) i--;
  return frames[i]?.moment.toAct ?? CHANCE;
}
