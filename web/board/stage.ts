import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { createMover, FLIGHT_MS, type GameUi, type Mover, type Travel } from "#boardkit";
import { frameOf, freshEvents, isOwn } from "./frame.ts";
import type { Ahead } from "./overlay.ts";
import { sinceLast } from "./since.ts";
import type { Source } from "./source.ts";

/** The view on the board. It changes to the latest one when the pieces have travelled there. */
export interface Stage {
  readonly view: ReadonlySignal<unknown>;
  /** Anchors that were touched since the reader's last turn; for the public, by the last turn. */
  readonly recent: ReadonlySignal<ReadonlySet<string>>;
  /** Pieces of what has happened are on their way, but for draws within the reader's own turn: the board is a picture. */
  readonly isTelling: ReadonlySignal<boolean>;
  readonly mover: Mover;
  close(): void;
}

const CALM = "(prefers-reduced-motion: reduce)";
/** Factor by which pieces that fade in are faster than pieces that travel. */
const FADE_SPEED = 3;
/** Number of flights at normal speed; more flights are faster, so that all together take no longer. */
const FLIGHTS_AT_EASE = 6;
/** Of many turns at once only the last flights are shown. */
const MOST_FLIGHTS = 20;

const isCalm = (): boolean => matchMedia(CALM).matches;

/** One flight for each event that moves something; a single one with reduced motion. */
const flightsOf = (travels: readonly (readonly Travel[])[]): readonly (readonly Travel[])[] =>
  (isCalm() ? [travels.flat()] : travels).filter((flight) => flight.length > 0);

/** Factor by which so many flights must be faster than at ease. */
const hurryOf = (flights: number, most: number | null): number =>
  Math.max(1, flights / FLIGHTS_AT_EASE, most === null ? 1 : (flights * FLIGHT_MS) / most);

interface Played {
  readonly source: Source;
  readonly ahead: ReadonlySignal<Ahead | null>;
  readonly ui: Pick<GameUi, "touched" | "travels">;
  readonly tempo?: Tempo;
  /** The entry from which on the reader has not seen what happened before the board was opened. */
  readonly unseen?: () => number;
}

/** How fast pieces travel. */
interface Tempo {
  /** Factor of the reader's choice; 0 shows no travel. */
  readonly speed: () => number;
  /** The most milliseconds that all flights of a frame may take together at speed 1; `null` without a limit. */
  readonly flightMs: () => number | null;
}

const AT_EASE: Tempo = { speed: () => 1, flightMs: () => null };

export function openStage(
  { source, ahead, ui, tempo = AT_EASE, unseen = () => Number.POSITIVE_INFINITY }: Played,
  root: () => ParentNode | null,
): Stage {
  const frame = computed(() => {
    const moment = source.match.value;
    return moment === null ? null : frameOf(moment, source.events.value, ahead.value);
  });
  let shown = frame.peek();
  const view = signal<unknown>(shown?.view);
  const recent = signal<ReadonlySet<string>>(new Set());
  const isTelling = signal(false);
  let speed = 1;
  const mover = createMover(root, () => ({ speed, reducedMotion: isCalm() }));
  const sinceThen = sinceLast(unseen);

  const stop = effect(() => {
    const next = frame.value;
    if (next === null) return;
    const { news, own } = freshEvents(shown ?? next, next);
    const isOfOthers = shown !== null && !isOwn(shown, next, news);
    const since = sinceThen(shown, next, news);
    shown = next;
    const before = view.peek();
    const marks = new Set(ui.touched(since, next.view, next.ahead));
    const travels = tempo.speed() === 0 ? [] : [...news, ...own].map((event) => ui.travels(event, before));
    const flights = flightsOf(travels).slice(-MOST_FLIGHTS);
    if (isOfOthers && travels.slice(0, news.length).some((each) => each.length > 0)) isTelling.value = true;
    speed = isCalm() ? FADE_SPEED : tempo.speed() * hurryOf(flights.length, tempo.flightMs());
    if (mover.isBusy()) mover.skip();
    void mover.show({
      flights,
      land: () => {
        view.value = next.view;
        recent.value = marks;
        if (shown === next) isTelling.value = false;
      },
    });
  });

  const close = (): void => {
    stop();
    mover.close();
  };
  return { view, recent, isTelling, mover, close };
}
