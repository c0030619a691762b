import { type GuideMoment, type GuideMove, ofKind } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, FLOORS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

export const mine = ({ view, you }: At) => view.mats[you];
export const bricksOf = (at: At, colour: string): number =>
  mine(at)?.storage[(COLOURS as readonly string[]).indexOf(colour)] ?? 0;

/** Heights that contracts of a colour ask for, and that can be fulfilled. */
export const openHeights = ({ view }: At, colour: string): readonly number[] =>
  FLOORS.filter((_, k) => {
    const contract = view.contracts[(COLOURS as readonly string[]).indexOf(colour) * FLOORS.length + k];
    return contract !== undefined && contract.seal === null && contract.balcony === null;
  });

export const lowestOpen = (at: At, colour: string): number => Math.min(...openHeights(at, colour));

/** The place in the row of the card that a move takes. */
export const placeOf = ({ targets: [slot = ""] }: Move): number => Number(slot.split(":")[1]);

/** Contracts for towers of exactly their height, without the Architect. */
export const fulfilling = (at: At): readonly Move[] =>
  ofKind(at, "fulfil").filter(({ text }) => !text.includes("architect"));
