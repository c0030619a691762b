import { sum } from "#boardkit";
import { BUILD_LIMIT, BUILDINGS, COLOURS, type ColourName, PERSONS } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { buildCostOf, storageLimitOf } from "../../ui/prospects.ts";
import { type At, bricksOf, costOf, flagFor, isLast, type Move, mine, openHeights, payOf, placeOf } from "./at.ts";
import { courseOf } from "./planned.ts";
import { goalOf, leastOf } from "./sought.ts";

/** Contracts that can be fulfilled in this turn with what is in storage, and what bricks of a card are good for. */

export interface Reach {
  readonly colour: ColourName;
  readonly floors: number;
  /** Floors of the tower that fulfils it: one less or one more than the contract's with the Architect. */
  readonly height: number;
  /** Bricks that its tower lacks. */
  readonly lacks: number;
  /** Points with all bonuses, and bricks that building costs more. */
  readonly points: number;
  readonly cost: number;
  /** Points, less what the bricks that it costs could have been worth; the last one counts its flag, and bricks nothing. */
  readonly worth: number;
}

/** In points, a brick that building costs and that could have stayed in storage. */
const BRICK = 0.6;
/** What is to be left of a contract's points at least, once the bricks that it costs are counted. */
const LEFT = 1;

/**
 * With an Architect or a Mason in hand, but with no brick that an exchange or another person would bring: what is not
 * among them may be in reach all the same.
 */
export function inReach(at: At): readonly Reach[] {
  const mat = mine(at);
  if (mat === undefined || mat.sealsLeft === 0) return [];
  const { storage } = mat;
  const most = sum(storage) - dueFor(at, at.view.turn.built);
  const limit = storageLimitOf(mat, {});
  const isFinal = isLast(at) || mat.sealsLeft === 1;
  const shifts = mat.hand.includes("architect") ? [0, -1, 1] : [0];
  return COLOURS.flatMap((colour, c) =>
    openHeights(at, colour)
      .flatMap((floors) => shifts.map((shift) => ({ floors, shift })))
      .flatMap(({ floors, shift }) => {
        const height = floors + shift;
        const lacks = lackedBy(at, colour, height);
        if (lacks > (storage[c] ?? 0) || at.view.turn.built + lacks > BUILD_LIMIT) return [];
        const cost = extraFor(at, lacks);
        const left = most - lacks - cost;
        if (left < 0) return [];
        const points = payOf(at, colour, floors);
        const lost = BRICK * (Math.min(limit, left + cost) - Math.min(limit, left));
        const worth = points + (isFinal ? flagFor(at, colour, floors) : -lost);
        return [{ colour, floors, height, lacks, cost, points, worth }];
      }),
  );
}

/** What so many bricks more cost besides themselves; a Mason in hand is played. */
function extraFor(at: At, bricks: number): number {
  const { built } = at.view.turn;
  return dueFor(at, built + bricks) - dueFor(at, built);
}

/** How many bricks still cost nothing, without a Mason. */
export function freeBricks({ view, you }: At): number {
  let n = view.turn.built;
  while (n < BUILD_LIMIT && buildCostOf(view, you, n + 1, {}) === 0) n++;
  return n - view.turn.built;
}

function dueFor(at: At, bricks: number): number {
  const hasMason = mine(at)?.hand.includes("mason") === true && !at.view.turn.played.includes("mason");
  return Math.max(0, buildCostOf(at.view, at.you, bricks, {}) - (hasMason ? FIGURES.build.mason : 0));
}

/** A tower that has got no brick in this turn falls unless it gets one. */
function lackedBy(at: At, colour: ColourName, floors: number): number {
  const lacking = (mine(at)?.towers ?? [])
    .filter((tower) => tower.colour === colour && tower.floors + (tower.built === 0 ? 1 : 0) <= floors)
    .map((tower) => floors - tower.floors);
  return Math.min(mayFound(at, colour) ? floors : Number.POSITIVE_INFINITY, ...lacking);
}

/** 9.2 Towers founded in one turn ascend by colour. */
function mayFound(at: At, colour: ColourName): boolean {
  const last = mine(at)?.towers.at(-1);
  const isFounded = last !== undefined && last.built > 0 && last.built === last.floors;
  return !isFounded || COLOURS.indexOf(colour) >= COLOURS.indexOf(last.colour);
}

/** The one that brings most; the first of a match whatever it brings, later ones from some points on. */
export function bestOf(at: At, found: readonly Reach[]): Reach | null {
  const least = leastOf(at);
  return (
    found
      .filter(({ points, worth }) => points >= least && worth >= Math.min(LEFT, least))
      .toSorted((a, b) => b.worth - a.worth)[0] ?? null
  );
}

/** What the bricks of a card in the row are good for. */
interface Use {
  readonly colour: ColourName;
  /** So many of the colour lie on the card. */
  readonly k: number;
  /** So many of the colour there are when it has been paid for. */
  readonly have: number;
  /** The height of the contract. */
  readonly of: number;
  /** With them a contract is within reach, they go into a tower that stands, make bricks enough for a new one, or a part of them. */
  readonly kind: "reach" | "standing" | "fresh" | "part";
  /** It is within reach before the card is taken, and only the Architect makes its tower fit. */
  readonly stays?: boolean;
  readonly isByArchitect?: boolean;
}

/** Bricks in storage, by colour, when the card has been taken as planned; otherwise as many as there may be. */
export function storedAfter(at: At, move: Move): readonly number[] {
  const { steps, view } = courseOf(at);
  const isTaken = steps.some(({ events }) => events.some(({ type }) => type === "cardTaken"));
  if (steps[0]?.text === move.text && isTaken) return view.mats[at.you]?.storage ?? [];
  const kept = sum(mine(at)?.storage ?? []) - costOf(at, move);
  const bricks = at.view.row[placeOf(move)]?.bricks ?? [];
  return COLOURS.map((colour, c) => (bricks[c] ?? 0) + Math.min(bricksOf(at, colour), kept));
}

/** The best use of a card: to reach a contract; else the contract that all bricks are for then. */
export function useOf(at: At, move: Move): Use | null {
  const stored = storedAfter(at, move);
  const reached = reachedBy(at, move);
  if (reached !== null) {
    const c = COLOURS.indexOf(reached.colour);
    const k = at.view.row[placeOf(move)]?.bricks[c] ?? 0;
    const { colour, floors: of, height, stays } = reached;
    return { colour, k, have: stored[c] ?? 0, of, kind: "reach", stays, isByArchitect: height !== of };
  }
  const goal = goalOf(onceTaken(at, move));
  if (goal === null) return null;
  const { colour, of, need } = goal;
  const c = COLOURS.indexOf(colour);
  const [k, have] = [at.view.row[placeOf(move)]?.bricks[c] ?? 0, stored[c] ?? 0];
  return k === 0 ? null : { colour, k, have, of, kind: need < of ? "standing" : have >= of ? "fresh" : "part" };
}

/**
 * The best contract within reach once the card has been paid for as planned; `stays`: it is so before. One whose bricks
 * cost others may have to wait for the next turn, unless this is the last.
 */
function reachedBy(at: At, move: Move): (Reach & { readonly stays: boolean }) | null {
  const then = onceTaken(at, move);
  const best = bestOf(
    then,
    inReach(then).filter(({ cost }) => cost === 0 || isLast(at)),
  );
  if (best === null) return null;
  const isIt = ({ colour, floors }: Reach): boolean => colour === best.colour && floors === best.floors;
  return { ...best, stays: inReach(at).some(isIt) };
}

/** The moment with the card of the move: a person can be played in the same turn, and a building helps at once. */
function onceTaken(at: At, move: Move): At {
  const { view, you } = at;
  const card = view.row[placeOf(move)]?.card;
  const storage = storedAfter(at, move) as typeof view.bag;
  const mats = view.mats.map((mat, seat) => {
    if (seat !== you) return mat;
    const hand = [...mat.hand, ...PERSONS.filter((each) => each === card)];
    return { ...mat, storage, hand, buildings: [...mat.buildings, ...BUILDINGS.filter((each) => each === card)] };
  });
  return { ...at, view: { ...view, mats } };
}
