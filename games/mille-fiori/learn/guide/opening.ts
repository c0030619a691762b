import type { View } from "../../hidden/view-types.ts";
import { HOUSE_VALUES, PERSON_INDEX, peopleBelow } from "../../rules/board/board.ts";
import { faceOf } from "../../ui/words/names.ts";
import { type At, otherOf } from "./at.ts";

/** What a diamond opens to the other seat: spaces for a card that the reader knows it to hold. */

const NONE: readonly string[] = [];

/** The spaces that can be placed on once the target has been. */
export function openedBy({ view: { board } }: At, target: string): readonly string[] {
  const [area = "", index = ""] = target.split(":");
  const i = Number(index);
  if (area === "houses") return i + 1 < HOUSE_VALUES.length ? [`houses:${i + 1}`] : NONE;
  if (area !== "nobili" && area !== "populi") return NONE;
  const isFilled = (each: number): boolean => each === i || board[area][each] !== null;
  return PERSON_INDEX.filter((above) => {
    const below = peopleBelow(above);
    return board[area][above] === null && below.some((each) => each === i) && below.every(isFilled);
  }).map((above) => `${area}:${above}`);
}

/** The same, where the other seat is still to play in this trick and may do so with a card that was passed on to it. */
export function handed(at: At, target: string): readonly string[] {
  const other = otherOf(at);
  if (at.view.mats[other]?.hasPlayed !== false) return NONE;
  const areas = (at.view.packets[other]?.cards ?? []).map((card) => faceOf(card).area);
  return openedBy(at, target).filter((space) => areas.some((area) => space.startsWith(`${area}:`)));
}

/** Whether a diamond can be placed on the space, a house or one of a pyramid. */
export function isOpen({ board }: View, space: string): boolean {
  const [area = "", index = ""] = space.split(":");
  if (area === "houses") return board.houses.indexOf(null) === Number(index);
  const spaces = board[area as "nobili" | "populi"];
  const below = peopleBelow(Number(index) as 0);
  return spaces[Number(index)] === null && below.every((each) => spaces[each] !== null);
}
