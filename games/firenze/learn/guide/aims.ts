import type { ColourName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, mine, openHeights } from "./at.ts";
import { type Brick, courseOf, endOf } from "./planned.ts";
import { heightOf, nextAbove } from "./sought.ts";

/**
 * What a turn is for. It is read off how the turn ends, so that the card, each brick, the end of building and the end of
 * the turn name the same contracts as long as what is proposed is done.
 */

/** A contract that is fulfilled before the turn ends. */
interface Done {
  readonly colour: ColourName;
  readonly of: number;
  /** Floors of its tower: one less or one more with the Architect. */
  readonly tower: number;
  readonly isByArchitect: boolean;
}

export function doneIn(at: At): readonly Done[] {
  const doneBy = (text: string, event: Event): readonly Done[] =>
    event.type === "contractFulfilled" && event.seat === at.you
      ? [
          {
            ...{ colour: event.colour, of: event.floors, tower: event.tower },
            isByArchitect: text.includes("architect"),
          },
        ]
      : [];
  return courseOf(at).steps.flatMap(({ text, events }) => events.flatMap((event) => doneBy(text, event)));
}

/** The next contract of a colour for the towers that stand when the turn has ended, or for its bricks where none does. */
export function laterFor(at: At, colour: string, height?: number): number | null {
  const end = endOf(at);
  if (end.view.awaits === "over") return null;
  const from = height ?? heightOf(end, colour);
  const next = nextAbove(end, colour, from);
  return next ?? (openHeights(end, colour).includes(from) ? from : null);
}

/** What a tower is for: the contract that is fulfilled with it in this turn, else the next one. */
export interface Aim {
  readonly of: number;
  /** Floors of the tower that fulfils it. */
  readonly height: number;
  readonly isNow: boolean;
  readonly isByArchitect: boolean;
}

/** What the tower is for that has so many floors. */
export function aimOf(at: At, { colour, floors }: Brick): Aim | null {
  const done = doneIn(at).find((each) => each.colour === colour && each.tower >= floors);
  // A floor too many is laid to keep the tower standing; the Architect takes it off again.
  if (done !== undefined && done.of < floors) return null;
  if (done !== undefined) return { of: done.of, height: done.tower, isNow: true, isByArchitect: done.isByArchitect };
  const standing = (mine(endOf(at))?.towers ?? []).filter((tower) => tower.colour === colour);
  const heights = standing.map((tower) => tower.floors).filter((height) => height >= floors);
  const of = laterFor(at, colour, heights.length === 0 ? undefined : Math.min(...heights));
  return of === null || of < floors ? null : { of, height: of, isNow: false, isByArchitect: false };
}
