import { sum } from "#boardkit";
import { BUILD_LIMIT, COLOURS, type ColourName } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { buildCostOf, storageLimitOf } from "../../ui/prospects.ts";
import { doneIn } from "./aims.ts";
import { type At, bricksOf, costOf, flagFor, isLast, type Move, mine, openHeights, payOf, placeOf } from "./at.ts";
import { courseOf, endOf } from "./planned.ts";
import { type Goal, goalsOf, heightOf, leastOf } from "./sought.ts";

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
  const { steps } = courseOf(at);
  const taken = steps.find(({ events }) => events.some(({ type }) => type === "cardTaken"));
  if (steps[0]?.text === move.text && taken !== undefined) return taken.view.mats[at.you]?.storage ?? [];
  const kept = sum(mine(at)?.storage ?? []) - costOf(at, move);
  const bricks = at.view.row[placeOf(move)]?.bricks ?? [];
  return COLOURS.map((colour, c) => (bricks[c] ?? 0) + Math.min(bricksOf(at, colour), kept));
}

/** The best contract that is fulfilled in the turn; else the best one that is worked at and that bricks of the card are for. */
export function useOf(at: At, move: Move): Use | null {
  if (courseOf(at).steps[0]?.text !== move.text) return null;
  const stored = storedAfter(at, move);
  const of = (colour: ColourName, n: number) => {
    const c = COLOURS.indexOf(colour);
    return { colour, of: n, k: at.view.row[placeOf(move)]?.bricks[c] ?? 0, have: stored[c] ?? 0 };
  };
  const [done] = doneIn(at).toSorted((a, b) => payOf(at, b.colour, b.of) - payOf(at, a.colour, a.of));
  if (done !== undefined) {
    const stays = inReach(at).some(({ colour, floors }) => colour === done.colour && floors === done.of);
    return { ...of(done.colour, done.of), kind: "reach", stays, isByArchitect: done.isByArchitect };
  }
  const end = endOf(at);
  const stands = ({ colour }: Goal): number => Math.min(1, heightOf(end, colour));
  for (const goal of goalsOf(end).toSorted((a, b) => stands(b) - stands(a))) {
    const use = of(goal.colour, goal.of);
    const kind = heightOf(at, goal.colour) > 0 ? "standing" : use.have >= goal.of ? "fresh" : "part";
    if (use.k > 0) return { ...use, kind };
  }
  return null;
}
