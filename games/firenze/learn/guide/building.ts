import { ofKind, sum } from "#boardkit";
import type { Mat } from "../../hidden/view-types.ts";
import { BUILD_LIMIT } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { buildCostOf } from "../../ui/prospects.ts";
import { type At, bonusFor, bricksOf, lowestOpen, type Move, mine, openHeights, pointsFor } from "./at.ts";

/** Which bricks the guide proposes to build, and what becomes of the towers that get none. */

export interface Brick {
  readonly move: Move;
  readonly colour: string;
  /** Floors of its tower before it. */
  readonly floors: number;
  /** The tower comes down without it. */
  readonly isSaving: boolean;
}

const towersOf = (at: At): Mat["towers"] => mine(at)?.towers ?? [];
const above = (at: At, colour: string, floors: number): readonly number[] =>
  openHeights(at, colour).filter((height) => height > floors);

/** Bricks that raise a tower towards a contract, or begin one that has bricks enough for its lowest one. */
function closer(at: At): readonly Brick[] {
  const towers = towersOf(at);
  const raising = ofKind(at, "raise").flatMap((move) => {
    const tower = towers[Number(move.text.split(" ")[1]) - 1];
    if (tower === undefined || above(at, tower.colour, tower.floors).length === 0) return [];
    const { colour, floors, built } = tower;
    const isSaving = built === 0;
    const brick = { move, colour, floors, isSaving };
    return isSaving || !openHeights(at, colour).includes(floors) || prizeOf(at, brick) > 0 ? [brick] : [];
  });
  // A tower that falls while there is a brick for it comes before a new one, also where it has been passed over.
  const isOwed = towers.some(
    ({ colour, floors, built }) => built === 0 && bricksOf(at, colour) > 0 && above(at, colour, floors).length > 0,
  );
  const founding = (isOwed ? [] : ofKind(at, "found")).flatMap((move) => {
    const colour = move.text.split(" ")[1] ?? "";
    const isNew = towers.every((tower) => tower.colour !== colour) && bricksOf(at, colour) >= lowestOpen(at, colour);
    return isNew ? [{ move, colour, floors: 0, isSaving: false }] : [];
  });
  return [...raising, ...founding];
}

/** What would have to be paid if building ended with these moves to choose from. */
function dueOf(moves: readonly Move[]): number {
  const view = moves.find(({ text }) => text === "built")?.brings().view;
  return view?.awaits === "give" ? view.turn.due : 0;
}

/** What a brick adds to the cost of building. */
const extraOf = (at: At, { move }: Brick): number => dueOf(move.next()) - dueOf(at.moves);

/** 3.4 Bricks that go to the bag when a tower comes down. */
const lossOf = (floors: number): number => Math.ceil(floors / 2);

/** What so many bricks of this turn cost, with the cards that make building cheaper. */
const costOf = ({ view, you }: At, bricks: number): number => buildCostOf(view, you, bricks, { content: FIGURES });
const BRICK_WORTH = 0.5;

/**
 * What a contract that the tower can reach in this turn, and be paid for, brings more than the one that it fits as it
 * stands, less the bricks that building costs; 0 where there is none.
 */
function prizeOf(at: At, { colour, floors }: Pick<Brick, "colour" | "floors">): number {
  const { built } = at.view.turn;
  const open = openHeights(at, colour);
  const worth = (height: number): number =>
    open.includes(height) ? pointsFor(at, colour, height) + bonusFor(at, height) : 0;
  const prizes = above(at, colour, floors).flatMap((height) => {
    const [needed, total] = [height - floors, built + height - floors];
    const left = sum(mine(at)?.storage ?? []) - needed;
    const canFinish = bricksOf(at, colour) >= needed && total <= BUILD_LIMIT && left >= costOf(at, total);
    return canFinish ? [worth(height) - worth(floors) - BRICK_WORTH * (costOf(at, total) - costOf(at, built))] : [];
  });
  return Math.max(0, ...prizes);
}

/** A brick that costs nothing, saves more than it costs, or is one of those that fulfil a contract in this turn. */
function isPaying(at: At, brick: Brick): boolean {
  const extra = extraOf(at, brick);
  return extra === 0 || (brick.isSaving && extra < lossOf(brick.floors)) || prizeOf(at, brick) > 0;
}

/** What building a brick is worth: the contract that it reaches in this turn, or the floors that do not come down. */
export const worthOf = (at: At, brick: Brick): number =>
  Math.max(prizeOf(at, brick), brick.isSaving ? lossOf(brick.floors) * BRICK_WORTH : 0);

export const paying = (at: At): readonly Brick[] => closer(at).filter((brick) => isPaying(at, brick));

/** What a brick brings in this turn, less what it costs where it only saves. */
const gainOf = (at: At, brick: Brick): number =>
  Math.max(prizeOf(at, brick), brick.isSaving ? (lossOf(brick.floors) - extraOf(at, brick)) * BRICK_WORTH : 0);

const after = (at: At, move: Move): At => ({ ...at, view: move.brings().view, moves: move.next() });

/** Own bricks that pay: towers that would fall go first, those that stand before new ones; what completes most comes first. */
function ownBricks(at: At): readonly Brick[] {
  const bricks = paying(at);
  const saving = bricks.filter(({ isSaving }) => isSaving);
  const raising = bricks.filter(({ floors }) => floors > 0);
  const [first = []] = [saving, raising, bricks].filter((some) => some.length > 0);
  const prizes = first.map((brick) => prizeOf(at, brick));
  const best = first.filter((_, k) => prizes[k] === Math.max(...prizes));
  return [...new Set(best.map((brick) => bricks.find((other) => isBefore(at, other, brick)) ?? brick))];
}

/** 9.2 Towers are raised in their order: one that is earlier gets its brick first where both are worth more than one. */
function isBefore(at: At, earlier: Brick, brick: Brick): boolean {
  const placeOf = ({ move }: Brick): number => at.moves.indexOf(move);
  if (placeOf(earlier) >= placeOf(brick)) return false;
  const next = after(at, earlier.move);
  const move = next.moves.find(({ text }) => text === brick.move.text);
  return (
    move !== undefined &&
    gainOf(at, earlier) > 0 &&
    gainOf(next, { ...brick, move }) + gainOf(at, earlier) > gainOf(at, brick)
  );
}

/** The brick for which a Mason in hand is played first: it costs less with him, or pays only then. */
export function byMason(at: At, move: Move): Brick | null {
  if (move.text !== "mason") return null;
  const own = ownBricks(at);
  if (own.some((brick) => extraOf(at, brick) <= 0)) return null;
  const next = after(at, move);
  const [brick] = ownBricks(next);
  return brick !== undefined && (own.length > 0 || gainOf(next, brick) > 0) ? brick : null;
}

/** Bricks that are proposed, or the Mason who makes the next one cheaper. */
export function building(at: At): readonly Move[] {
  const masons = at.moves.filter((move) => byMason(at, move) !== null);
  return masons.length > 0 ? masons : ownBricks(at).map(({ move }) => move);
}

/** What is left when nothing more is built, and how many towers fall for which reason. */
export interface Unbuilt {
  /** Bricks in storage, less what building costs. */
  readonly rest: number;
  /** No contract of their colour is open above them. */
  readonly high: number;
  /** No brick of their colour is in storage. */
  readonly bare: number;
  /** There is a brick for them. */
  readonly dear: number;
}

export function unbuilt(at: At): Unbuilt {
  const falling = towersOf(at).filter(({ built }) => built === 0);
  const low = falling.filter(({ colour, floors }) => above(at, colour, floors).length > 0);
  const bare = low.filter(({ colour }) => bricksOf(at, colour) === 0).length;
  const rest = sum(mine(at)?.storage ?? []) - dueOf(at.moves);
  return { rest, high: falling.length - low.length, bare, dear: low.length - bare };
}
