import { latest, ofKind } from "#boardkit";
import { type At, bricksOf, fitting, isByArchitect, type Move, payOf } from "./at.ts";
import { planned } from "./planned.ts";
import { leastOf, soughtHeights } from "./sought.ts";

/** Contracts that are passed by, for what their tower is kept. */

/** What a tower that fits a contract is kept for: the next one above it. */
export interface Kept {
  readonly colour: string;
  /** What the contract that is passed by pays, and the one that the tower is kept for, bonuses included. */
  readonly now: number;
  readonly points: number;
  /** Floors of the latter, and those that the tower lacks. */
  readonly of: number;
  readonly k: number;
  readonly isByArchitect: boolean;
}

/** So many points more the Architect is to bring. */
const ARCHITECT = 2;

/**
 * A higher contract of the colour that pays more, or needs no Architect, and a brick to keep the tower standing until
 * then; `null` where there is none, or where this one is worth a seal: then it is fulfilled.
 */
export function keptFor(at: At, move: Move): Kept | null {
  const done = move.brings().events.find((event) => event.type === "contractFulfilled");
  if (done?.type !== "contractFulfilled" || bricksOf(at, done.colour) === 0) return null;
  const { colour, floors, tower } = done;
  const of = soughtHeights(at, colour).find((height) => height > tower);
  if (of === undefined) return null;
  const kept = { colour, now: payOf(at, colour, floors), points: payOf(at, colour, of), of, k: of - tower };
  if (kept.now >= leastOf(at) + (isByArchitect(move) ? ARCHITECT : 0)) return null;
  if (kept.points < kept.now || (kept.points === kept.now && !isByArchitect(move))) return null;
  return { ...kept, isByArchitect: isByArchitect(move) };
}

/** Contracts that nothing speaks for passing by. */
const unkept = (at: At): readonly Move[] => fitting(at).filter((move) => keptFor(at, move) === null);

/** The contract that is planned, or that nothing speaks for passing by; a first one without the Architect in any case. */
export function fulfilling(at: At): readonly Move[] {
  const own = planned(at, "fulfil");
  if (own.length > 0) return own;
  const isFirst = latest(at, "contractFulfilled", ({ seat }) => seat === at.you) === undefined;
  if (isFirst && fitting(at).some((move) => !isByArchitect(move))) return fitting(at);
  return planned(at, "end").length > 0 ? unkept(at) : [];
}

/** The contract that is passed by as planned, and what its tower is kept for. */
export function passing(at: At): Kept | null {
  const [first] = fitting(at);
  return first === undefined ? null : keptFor(at, first);
}

/** Whether a contract can be fulfilled. */
export const canFulfil = (at: At): boolean => ofKind(at, "fulfil").length > 0;
