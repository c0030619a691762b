import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { createMover, type GameUi, type Mover } from "#boardkit";
import type { ToldEvent } from "#protocol";
import type { Followed } from "../live/followed.ts";
import { toldBetween } from "../match/draft/told.ts";
import type { Turn } from "../match/turn.ts";

/** What stands on the board: the latest view, as soon as the pieces have travelled there. */
export interface Stage {
  readonly view: ReadonlySignal<unknown>;
  /** Anchors that were touched since the reader's last turn. */
  readonly recent: ReadonlySignal<ReadonlySet<string>>;
  readonly mover: Mover;
  close(): void;
}

const CALM = "(prefers-reduced-motion: reduce)";
/** What fades in instead of travelling takes less time. */
const FADE_SPEED = 3;
/** However much has happened, it is shown within about this many flights' time. */
const FLIGHTS_AT_EASE = 6;

export function openStage(turn: Turn, followed: Followed, ui: GameUi, root: () => ParentNode | null): Stage {
  const view = signal<unknown>(turn.view.peek());
  const recent = signal<ReadonlySet<string>>(new Set());
  let speed = 1;
  const isCalm = (): boolean => matchMedia(CALM).matches;
  const mover = createMover(root, () => ({ speed, reducedMotion: isCalm() }));
  let draft = turn.draft.peek();
  let seen = followed.match.peek()?.ply ?? 0;
  let touched: readonly string[] = [];

  /** Events that came from the server and were not on this screen yet. */
  const fresh = (events: readonly ToldEvent[], ply: number): readonly ToldEvent["event"][] => {
    const { from, count } = turn.sent.peek();
    const isOwn = (told: ToldEvent): boolean => told.ply >= from && told.ply < from + count;
    const news = events.filter((told) => told.ply >= seen && !isOwn(told)).map(({ event }) => event);
    seen = ply;
    return news;
  };

  const stop = effect(() => {
    const next = turn.view.value;
    const now = turn.draft.value;
    const match = followed.match.value;
    if (match === null) return;
    const news = match.ply > seen ? fresh(followed.events.value, match.ply) : [];
    const own = now !== null && draft !== null ? toldBetween(draft, now) : [];
    draft = now;
    if (own.length > 0) touched = [];
    touched = [...touched, ...news.flatMap((event) => ui.touched(event, next))];
    const before = view.peek();
    const flights = [...news, ...own].map((event) => ui.travels(event, before)).filter((travels) => travels.length > 0);
    const marks = new Set(touched);
    speed = isCalm() ? FADE_SPEED : Math.max(1, flights.length / FLIGHTS_AT_EASE);
    if (mover.isBusy()) mover.skip();
    void mover.show({
      flights: isCalm() ? [flights.flat()].filter((travels) => travels.length > 0) : flights,
      land: () => {
        view.value = next;
        recent.value = marks;
      },
    });
  });

  return {
    view,
    recent,
    mover,
    close: () => {
      stop();
      mover.close();
    },
  };
}
