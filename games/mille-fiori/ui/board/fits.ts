import type { View } from "../../hidden/view-types.ts";
import { type AreaName, CARDS } from "../../rules/content.ts";
import { faceOf } from "../words/names.ts";
import { symbolOn } from "./printed.ts";

const NONE: ReadonlySet<string> = new Set();

/** Whether a card must show the symbol of the space in this area. */
const isAsked = (area: AreaName): area is "workshops" | "trade" => area === "workshops" || area === "trade";

/**
 * The free spaces of the focused card's area and symbol, marked to help find them. `legalMoves` decides which of them
 * are allowed once the card is in play.
 */
export function fittingSpaces(focused: string | null, view: View): ReadonlySet<string> {
  const [kind = "", name = ""] = (focused ?? "").split(":");
  const card = kind === "hand" || kind === "display" ? CARDS.find((each) => each.name === name) : undefined;
  if (card === undefined) return NONE;
  const { area, symbol } = faceOf(card.name);
  const free = view.board[area].flatMap((owner, i) => {
    return owner === null && (!isAsked(area) || symbolOn(area, i) === symbol) ? [`${area}:${i}`] : [];
  });
  return new Set(area === "houses" ? free.slice(0, 1) : free);
}
