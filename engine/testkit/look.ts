import { type GameTypes, type OpenGame, PUBLIC_EAR } from "../game.ts";
import type { Seat, Viewer } from "../seat.ts";
import { CHANCE, seatBit } from "../to-act.ts";
import { isAlike } from "./alike.ts";
import { legalMovesOf } from "./lists.ts";
import { mustEqual } from "./must.ts";

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
}

export function lookAt<T extends GameTypes>(open: OpenGame<T>, state: T["state"], viewer: Viewer): Look {
  const common = {
    toAct: open.toAct(state),
    forced: open.forced(state),
    progress: open.progress(state),
    turns: open.game.insight?.turns(state),
    view: open.view(state, viewer),
  };
  if (typeof viewer !== "number") return { ...common, moves: [], names: [], reasons: [] };
  const moves = legalMovesOf(open, state, viewer);
  const names = moves.map((move) => open.names(state, move));
  return { ...common, moves, names, reasons: open.targets.map((target) => open.whyNot(state, viewer, target)) };
}

/** The same as text. */
export const observe = <T extends GameTypes>(open: OpenGame<T>, state: T["state"], viewer: Viewer): string =>
  textOf(open, lookAt(open, state, viewer));

export function textOf<T extends GameTypes>(open: OpenGame<T>, look: Look): string {
  const { moves, names, reasons, view, ...common } = look;
  const made = moves.map((move, i) => [open.printMove(move), names[i]]);
  const why = reasons.map((reason, i) => [open.targets[i], reason]);
  return [common, made, view, why].map((part) => JSON.stringify(part)).join(" ");
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

/** An event and its audience, as a mask. */
export interface Told<E> {
  readonly event: E;
  readonly audience: number;
}

/** Makes an entry, by `seat` if it is a move, and returns what is told of it. */
export function playAndHear<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  { entry, seat }: { readonly entry: number; readonly seat: Seat },
): readonly Told<T["event"]>[] {
  const told: Told<T["event"]>[] = [];
  const tell = (event: T["event"], audience: number) => void told.push({ event, audience });
  if (open.toAct(state) === CHANCE) open.resolve(state, entry, tell);
  else open.play(state, seat, entry, tell);
  return told;
}

/** The events among them for the viewer. */
export function heardBy<E>(told: readonly Told<E>[], viewer: Viewer): readonly E[] {
  const ear = typeof viewer === "number" ? seatBit(viewer) : PUBLIC_EAR;
  return told.filter(({ audience }) => (audience & ear) !== 0).map(({ event }) => event);
}

/** Throws where two lists of events differ. */
export function mustHearTheSame<E>(found: readonly E[], expected: readonly E[], what: string): void {
  if (!isAlike(found, expected)) mustEqual(JSON.stringify(found), JSON.stringify(expected), what);
}

export const nameOfViewer = (viewer: Viewer): string => (typeof viewer === "number" ? `seat ${viewer}` : viewer);
