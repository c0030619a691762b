import { type AddressedEvent, type GameTypes, type OpenGame, PUBLIC_AUDIENCE } from "../../game.ts";
import type { Seat, Viewer } from "../../seat.ts";
import { CHANCE, seatBit } from "../../to-act.ts";
import { mustEqual } from "../must.ts";
import { isAlike } from "./alike.ts";
import { legalMovesOf } from "./lists.ts";

/** Everything that a viewer can learn by looking at a state. */
export interface Look {
  readonly toAct: number;
  readonly forced: number;
  readonly progress: number;
  /** The turns that `insight` counts, if the game has any. */
  readonly turns: number | undefined;
  readonly view: unknown;
  /** For a seat: its legal moves, and by move the things that it names. */
  readonly moves: readonly number[];
  readonly names: readonly (readonly string[])[];
  /** For a seat: by target, why no legal move names it. */
  readonly reasons: readonly unknown[];
  /** For a seat: by target, what it would bring if it were scored now. */
  readonly scored: readonly unknown[];
}

export function lookAt<T extends GameTypes>(open: OpenGame<T>, state: T["state"], viewer: Viewer): Look {
  const common = {
    toAct: open.toAct(state),
    forced: open.forced(state),
    progress: open.progress(state),
    turns: open.game.insight?.turns(state),
    view: open.view(state, viewer),
  };
  if (typeof viewer !== "number") return { ...common, moves: [], names: [], reasons: [], scored: [] };
  const moves = legalMovesOf(open, state, viewer);
  const names = moves.map((move) => open.names(state, move));
  return {
    ...{ ...common, moves, names },
    reasons: open.targets.map((target) => open.whyNot(state, viewer, target)),
    scored: open.scoredNow === undefined ? [] : open.targets.map((target) => open.scoredNow?.(state, target)),
  };
}

/** Prints a look as text. */
export const observe = <T extends GameTypes>(open: OpenGame<T>, state: T["state"], viewer: Viewer): string =>
  textOf(open, lookAt(open, state, viewer));

export function textOf<T extends GameTypes>(open: OpenGame<T>, look: Look): string {
  const { moves, names, reasons, scored, view, ...common } = look;
  const made = moves.map((move, i) => [open.printMove(move), names[i]]);
  const why = reasons.map((reason, i) => [open.targets[i], reason]);
  const points = scored.map((each, i) => [open.targets[i], each]);
  return [common, made, view, why, points].map((part) => JSON.stringify(part)).join(" ");
}

/** Throws where two looks differ. */
export function mustSeeTheSame<T extends GameTypes>(
  open: OpenGame<T>,
  found: Look,
  expected: Look,
  what: string,
): void {
  if (!isAlike(found, expected)) mustEqual(textOf(open, found), textOf(open, expected), what);
}

/** Makes an entry, by `seat` if it is a move, and returns its events. */
export function playAndListen<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  { entry, seat }: { readonly entry: number; readonly seat: Seat },
): readonly AddressedEvent<T["event"]>[] {
  const events: AddressedEvent<T["event"]>[] = [];
  const tell = (event: T["event"], audience: number) => void events.push({ event, audience });
  if (open.toAct(state) === CHANCE) open.resolve(state, entry, tell);
  else open.play(state, seat, entry, tell);
  return events;
}

/** Selects the events that the viewer receives. */
export function eventsFor<E>(events: readonly AddressedEvent<E>[], viewer: Viewer): readonly E[] {
  const own = typeof viewer === "number" ? seatBit(viewer) : PUBLIC_AUDIENCE;
  return events.filter(({ audience }) => (audience & own) !== 0).map(({ event }) => event);
}

/** Throws where two lists of events differ. */
export function mustHearTheSame<E>(found: readonly E[], expected: readonly E[], what: string): void {
  if (!isAlike(found, expected)) mustEqual(JSON.stringify(found), JSON.stringify(expected), what);
}

export const nameOfViewer = (viewer: Viewer): string => (typeof viewer === "number" ? `seat ${viewer}` : viewer);
