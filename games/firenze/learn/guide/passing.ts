import { type Figures, latest, ofKind, sum } from "#boardkit";
import { COLOURS } from "../../rules/content.ts";
import { buildCostOf, leaderOf } from "../../ui/prospects.ts";
import {
  type At,
  bricksOf,
  fitting,
  isByArchitect,
  isLast,
  isPaying,
  type Move,
  mine,
  openHeights,
  payOf,
  pointsFor,
  toldFlag,
  word,
} from "./at.ts";
import { contractsAhead, planned } from "./planned.ts";
import { inReach, type Reach } from "./reach.ts";
import { leastOf, soughtHeights } from "./sought.ts";

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

/**
 * A higher contract of the colour that pays more, or needs no Architect, and a brick to keep the tower standing until
 * then; `null` where there is none.
 */
export function keptFor(at: At, move: Move): Kept | null {
  const done = move.brings().events.find((event) => event.type === "contractFulfilled");
  if (done?.type !== "contractFulfilled" || bricksOf(at, done.colour) === 0) return null;
  const { colour, floors, tower } = done;
  const of = soughtHeights(at, colour).find((height) => height > tower);
  if (of === undefined || of - tower > NEAR) return null;
  const kept = { colour, now: payOf(at, colour, floors), points: payOf(at, colour, of), of, k: of - tower };
  const more = isByArchitect(move) ? 0 : isLearnt(at) ? 1 : 2;
  if (kept.points < kept.now + more) return null;
  return { ...kept, isByArchitect: isByArchitect(move) };
}

const isLearnt = ({ events, you }: At): boolean =>
  events.filter((event) => event.type === "contractFulfilled" && event.seat === you).length >= LEARNT;

/** Contracts that nothing speaks for passing by. */
const unkept = (at: At): readonly Move[] => fitting(at).filter((move) => keptFor(at, move) === null);

/**
 * The contract that is planned, or that nothing speaks for passing by; a first one that is worth a seal in any case. A
 * seal is worth more than what a low contract pays: obedient learners who never pass one by end with 20 points less.
 */
export function fulfilling(at: At): readonly Move[] {
  const own = planned(at, "fulfil");
  if (own.length > 0) return own;
  const isFirst = latest(at, "contractFulfilled", ({ seat }) => seat === at.you) === undefined;
  const worth = fitting(at).filter(
    (move) => !isByArchitect(move) && payOf(at, word(move, 1), Number(word(move, 2))) >= leastOf(at),
  );
  if (isFirst && worth.length > 0) return worth;
  return planned(at, "end").length > 0 ? unkept(at) : [];
}

/** Whether a contract is proposed once building is over. */
export function isFulfilling(at: At): boolean {
  const ahead = contractsAhead(at);
  return ahead !== null && fulfilling(ahead).length > 0;
}

/** The contract that is passed by as planned, and what its tower is kept for. */
export function passing(at: At): Kept | null {
  const [first] = fitting(at);
  return first === undefined ? null : keptFor(at, first);
}

/** Whether a contract can be fulfilled. */
export const canFulfil = (at: At): boolean => ofKind(at, "fulfil").length > 0;

/** What ending the building leaves undone. */

/** What is left when nothing more is built, and how many towers fall for which reason. */
interface Unbuilt {
  /** Bricks in storage, less what building costs. */
  readonly rest: number;
  /** No contract of their colour is open above them. */
  readonly high: number;
  /** No brick of their colour is left in storage. */
  readonly bare: number;
  /** There is a brick for them. */
  readonly dear: number;
}

export function unbuilt(at: At): Unbuilt {
  const falling = (mine(at)?.towers ?? []).filter(({ built }) => built === 0);
  const low = falling.filter(({ colour, floors }) => openHeights(at, colour).some((height) => height > floors));
  const lacking = COLOURS.map((c) => low.filter(({ colour }) => colour === c).length - bricksOf(at, c));
  const bare = sum(lacking.filter((n) => n > 0));
  const after = ofKind(at, "built")[0]?.brings().view;
  const due = after?.awaits === "give" ? after.turn.due : 0;
  return {
    rest: sum(mine(at)?.storage ?? []) - due,
    high: falling.length - low.length,
    bare,
    dear: low.length - bare,
  };
}

/**
 * The best contract that could be fulfilled in this turn, and what its bricks would cost now; `null` where there is
 * none, or none that costs some or that another one pays more than.
 */
export function passedBy(at: At): Reach | null {
  const [best] = inReach(at).toSorted((a, b) => b.points - a.points || a.cost - b.cost);
  return best !== undefined && (best.cost > 0 || isSmall(at, best.points)) ? best : null;
}

/**
 * Whether its bricks cost nothing in the next turn, with one for every other tower; its own one has to stand until
 * then.
 */
export function isFreeLater(at: At, { colour, height, lacks }: Reach): boolean {
  const towers = mine(at)?.towers ?? [];
  const stands = towers.some((each) => each.built > 0 && each.colour === colour && each.floors === height - lacks);
  const bricks = lacks + towers.length - Number(stands);
  return !isLast(at) && (stands || lacks === height) && buildCostOf(at.view, at.you, bricks, {}) === 0;
}

/**
 * Whether the contract that is named takes so many bricks more, which are stored, and these cost so many; or none, and
 * others pay more.
 */
export function isWithin(at: At, figures: Figures): boolean {
  const { small = 0, of = 0, by, lacks = 0, cost } = figures;
  const colour = COLOURS.find((each) => figures[each] === 1) ?? "";
  const { towers = [], hand = [] } = mine(at) ?? {};
  const from = [0, ...towers.filter((tower) => tower.colour === colour).map(({ floors }) => floors)];
  const isHigh = from.some((floors) => Math.abs(floors + Number(lacks) - Number(of)) === by);
  const { built } = at.view.turn;
  const costs = (n: number): number => buildCostOf(at.view, at.you, n, {});
  const isDue = hand.includes("mason") || cost === costs(built + Number(lacks)) - costs(built);
  if (cost === 0 && !isSmall(at, Number(small))) return false;
  return isHigh && isDue && bricksOf(at, colour) >= Number(lacks) && isPaying(at, colour, { of, points: small });
}

/** Whether an open contract pays more. */
export const isSmall = (at: At, points: number): boolean =>
  COLOURS.some((colour) => openHeights(at, colour).some((floors) => pointsFor(at, colour, floors) > points));

/** Bricks that can be laid on towers that fall without. */
export function unfedRaises(at: At): readonly Move[] {
  const towers = mine(at)?.towers ?? [];
  return ofKind(at, "raise").filter(({ text }) => towers[Number(text.split(" ")[1]) - 1]?.built === 0);
}

/** What one more brick for a tower that falls would cost besides itself; 0 where none can be laid. */
export function moreDue(at: At): number {
  const [raised] = unfedRaises(at);
  const due = (built: Move | undefined): number => {
    const after = built?.brings().view;
    return after?.awaits === "give" ? after.turn.due : 0;
  };
  const now = due(ofKind(at, "built")[0]);
  return raised === undefined ? 0 : due(raised.next().find(({ text }) => text === "built")) - now;
}

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
