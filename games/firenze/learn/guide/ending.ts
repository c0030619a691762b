import type { Figures } from "#boardkit";
import { ofKind, sum } from "#boardkit";
import { COLOURS } from "../../rules/content.ts";
import { buildCostOf } from "../../ui/prospects.ts";
import { laterFor } from "./aims.ts";
import { type At, bricksOf, isLast, isPaying, type Move, mine, openHeights } from "./at.ts";
import { endOf } from "./planned.ts";
import { inReach, type Reach } from "./reach.ts";
import { heightOf } from "./sought.ts";

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

/** The best contract that could be fulfilled in this turn, at the cost of bricks, and that the turn leaves for later. */
export function passedBy(at: At): Reach | null {
  const isLeft = ({ colour, floors, cost }: Reach): boolean =>
    cost > 0 && heightOf(endOf(at), colour) > 0 && laterFor(at, colour) === floors;
  return (
    inReach(at)
      .filter(isLeft)
      .toSorted((a, b) => b.points - a.points || a.cost - b.cost)[0] ?? null
  );
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

/** Whether the contract that is named takes so many bricks more, which are stored, and these cost so many. */
export function isWithin(at: At, figures: Figures): boolean {
  const { small = 0, of = 0, by, lacks = 0, cost } = figures;
  const colour = COLOURS.find((each) => figures[each] === 1) ?? "";
  const { towers = [], hand = [] } = mine(at) ?? {};
  const from = [0, ...towers.filter((tower) => tower.colour === colour).map(({ floors }) => floors)];
  const isHigh = from.some((floors) => Math.abs(floors + Number(lacks) - Number(of)) === by);
  const { built } = at.view.turn;
  const costs = (n: number): number => buildCostOf(at.view, at.you, n, {});
  const isDue = hand.includes("mason") || cost === costs(built + Number(lacks)) - costs(built);
  return isHigh && isDue && bricksOf(at, colour) >= Number(lacks) && isPaying(at, colour, { of, points: small });
}

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
