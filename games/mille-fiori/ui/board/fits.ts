import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { OPEN_PEOPLE } from "../../rules/board/masks.ts";
import { type AreaName, CARDS } from "../../rules/content.ts";
import { faceOf } from "../words/names.ts";
import { symbolOn } from "./printed.ts";

const NONE: ReadonlySet<string> = new Set();

/** Whether a card must show the symbol of the space in this area. */
const isAsked = (area: AreaName): area is "workshops" | "trade" => area === "workshops" || area === "trade";

/** 3.4 The spaces of a pyramid that can be filled now, as a mask; every space of another area. */
function openIn(area: AreaName, owners: readonly (Seat | null)[]): number {
  if (area !== "nobili" && area !== "populi") return -1;
  return OPEN_PEOPLE[owners.reduce<number>((mask, owner, i) => mask | (owner === null ? 0 : 1 << i), 0)] ?? 0;
}

/** The spaces that the seat could place a diamond on now with the focused card, marked to help find them. */
export function fittingSpaces(focused: string | null, view: View, seat: Seat): ReadonlySet<string> {
  const mat = view.mats[seat];
  if ((mat?.personal ?? 0) + (mat?.general ?? 0) === 0) return NONE;
  const [kind = "", name = ""] = (focused ?? "").split(":");
  const card = kind === "hand" || kind === "display" ? CARDS.find((each) => each.name === name) : undefined;
  if (card === undefined) return NONE;
  const { area, symbol } = faceOf(card.name);
  const open = openIn(area, view.board[area]);
  const free = view.board[area].flatMap((owner, i) => {
    return owner === null && ((open >> i) & 1) === 1 && (!isAsked(area) || symbolOn(area, i) === symbol)
      ? [`${area}:${i}`]
      : [];
  });
  return new Set(area === "houses" ? free.slice(0, 1) : free);
}
