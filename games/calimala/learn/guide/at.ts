import { type GuideMoment, type GuideMove, ofKind } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

/** The reader may place a disc. */
export const isPlacing = ({ moves }: At): boolean => moves.some(({ text }) => text.startsWith("place "));

/** Streets with so many discs at least. */
export const streetsWith = ({ stacks }: View, n: number): readonly string[] =>
  stacks.flatMap((stack, street) => (stack.length >= n ? [`street:${street}`] : []));

/** Actions of the street that are possible as soon as the disc lies there. */
export const possibleAt = ({ next }: Move): number =>
  next().filter((each) => each.text.startsWith("use ") && each.brings().view.activation?.drawFor == null).length;

/** Build is possible now, by a disc or a card. */
export const buildsNow = (at: At): readonly Move[] =>
  ofKind(at, "use", "card").filter(({ text, brings }) => text.endsWith(" build") && brings().view.awaits !== "draw");

/** Cards that can be played where a disc has done its actions. */
export const cardsNow = (at: At): readonly Move[] => ofKind(at, "card");

/** The tile that is scored next, unless all are. */
export const nextTile = ({ tilesScored, council }: View): readonly string[] =>
  tilesScored < council.length ? [`tile:${tilesScored + 1}`] : [];
