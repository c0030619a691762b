import { type Figures, latest, ofKind } from "#boardkit";
import { leaderOf } from "../../ui/prospects.ts";
import {
  type At,
  bricksOf,
  fitting,
  isByArchitect,
  type Move,
  mine,
  openHeights,
  payOf,
  planned,
  toldFlag,
  word,
} from "./at.ts";
import { leastOf, nextAbove } from "./sought.ts";

/** Contracts that are fulfilled, or passed by: for what their tower is kept, and what the others bring. */

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

/** More floors are too far away. */
const NEAR = 3;
/**
 * Until so many contracts are fulfilled, for which a point more is no reason to wait: it is them that are to be learnt.
 */
const LEARNT = 2;

/** Points for which the Architect is not kept a turn more. */
const AT_ONCE = 5;

/**
 * A higher contract of the colour that pays more, or needs no Architect, and a brick to keep the tower standing until
 * then; `null` where there is none.
 */
export function keptFor(at: At, move: Move): Kept | null {
  const done = move.brings().events.find((event) => event.type === "contractFulfilled");
  if (done?.type !== "contractFulfilled" || bricksOf(at, done.colour) === 0) return null;
  const { colour, floors, tower } = done;
  const of = nextAbove(at, colour, tower);
  if (of === null || of - tower > NEAR) return null;
  const kept = { colour, now: payOf(at, colour, floors), points: payOf(at, colour, of), of, k: of - tower };
  if (isByArchitect(move))
    return kept.now < AT_ONCE && kept.points >= kept.now ? { ...kept, isByArchitect: true } : null;
  if (kept.points < kept.now + Math.max(isLearnt(at) ? 1 : 2, kept.k)) return null;
  return { ...kept, isByArchitect: false };
}

const isLearnt = ({ events, you }: At): boolean =>
  events.filter((event) => event.type === "contractFulfilled" && event.seat === you).length >= LEARNT;

/** Contracts that nothing speaks for passing by. */
const unkept = (at: At): readonly Move[] => fitting(at).filter((move) => keptFor(at, move) === null);

/** Points more for which the Architect makes fit a higher contract than the one that would be fulfilled without him. */
const HIS_WORTH = 2;

/**
 * The contract that is planned, or that nothing speaks for passing by; a first one that is worth a seal in any case. A
 * seal is worth more than what a low contract pays: obedient learners who never pass one by end with 20 points less.
 */
export function fulfilling(at: At): readonly Move[] {
  const moves = atOnce(at);
  const gain = (move: Move): number => move.brings().points[at.you] ?? 0;
  const most = Math.max(...moves.map(gain));
  const higher =
    moves.length === 0
      ? []
      : ofKind(at, "fulfil").filter((move) => isByArchitect(move) && gain(move) >= most + HIS_WORTH);
  return higher.length > 0 ? higher : moves;
}

function atOnce(at: At): readonly Move[] {
  const own = planned(at, "fulfil");
  if (own.length > 0) return own;
  const isFirst = latest(at, "contractFulfilled", ({ seat }) => seat === at.you) === undefined;
  const worth = fitting(at).filter(
    (move) => !isByArchitect(move) && payOf(at, word(move, 1), Number(word(move, 2))) >= leastOf(at),
  );
  if (isFirst && worth.length > 0) return worth;
  return planned(at, "end").length > 0 ? unkept(at) : [];
}

/** The contract that is passed by as planned, and what its tower is kept for. */
export function passing(at: At): Kept | null {
  const [first] = fitting(at);
  return first === undefined ? null : keptFor(at, first);
}

/** Whether a contract can be fulfilled. */
export const canFulfil = (at: At): boolean => ofKind(at, "fulfil").length > 0;

/** Whether no other contract that fits pays more at once. */
export const isTop = (at: At, move: Move): boolean =>
  fitting(at).every(({ brings }) => (brings().points[at.you] ?? 0) <= (move.brings().points[at.you] ?? 0));

/**
 * The next contract above the tower that fits, where it pays more: floors that the tower lacks, its height and points.
 */
export function higherOf(
  at: At,
  move: Move,
): { readonly k: number; readonly of: number; readonly points: number } | null {
  const [colour, floors] = [word(move, 1), Number(word(move, 2))];
  const of = openHeights(at, colour).find((height) => height > floors);
  const isInHand = at.moves.some((each) => isByArchitect(each) && each.text.startsWith(`fulfil ${colour} ${of} `));
  // The last seal is not kept for a turn more, and what the Architect makes fit does not take one.
  if (of === undefined || isInHand || mine(at)?.sealsLeft === 1) return null;
  const points = payOf(at, colour, of);
  return points > payOf(at, colour, floors) ? { k: of - floors, of, points } : null;
}

/** 5.2 What the flag counts on whose tower the contract makes the reader lead. */
export function leadBy(at: At, move: Move): Figures {
  const flag = toldFlag(at, word(move, 1), Number(word(move, 2)));
  return { flag, hasFlag: Math.min(1, flag) };
}

export const isLeading = (at: At, move: Move): boolean => {
  const [before, after] = [at.view, move.brings().view].map((view) => leaderOf(view, word(move, 1) as "white"));
  return before !== at.you && after === at.you;
};
