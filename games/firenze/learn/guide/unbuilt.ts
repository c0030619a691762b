import { ofKind, sum } from "#boardkit";
import { COLOURS } from "../../rules/content.ts";
import { type At, bricksOf, type Move, mine, openHeights, pointsFor } from "./at.ts";
import { inReach } from "./reach.ts";

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

/** The points of the best contract that could be fulfilled in this turn; 0 where there is none, or none that pays more. */
export function passedBy(at: At): number {
  const best = Math.max(0, ...inReach(at).map(({ points }) => points));
  return isSmall(at, best) ? best : 0;
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
