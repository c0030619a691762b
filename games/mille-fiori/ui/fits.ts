import { GOODS, WORKSHOP_SPACES } from "../board.ts";
import { CARDS, type SymbolName } from "../content.ts";
import type { View } from "../view-types.ts";
import { faceOf } from "./names.ts";

const NONE: ReadonlySet<string> = new Set();

/** The symbol that a space of this area shows, where the card has to show the same. */
function symbolAt(area: keyof View["board"], i: number): SymbolName | null {
  if (area === "workshops") return WORKSHOP_SPACES[i]?.symbol ?? null;
  return area === "trade" ? GOODS[(i % GOODS.length) as 0] : null;
}

/**
 * Free spaces of the area and symbol of the card that is pointed at, as the board shows them to who is looking for them.
 * Which of them the rules allow is for `legalMoves` to say, once the card is in play.
 */
export function fittingSpaces(focused: string | null, view: View): ReadonlySet<string> {
  const [kind = "", name = ""] = (focused ?? "").split(":");
  const card = kind === "hand" || kind === "display" ? CARDS.find((each) => each.name === name) : undefined;
  if (card === undefined) return NONE;
  const { area, symbol } = faceOf(card.name);
  const free = view.board[area].flatMap((owner, i) => {
    const shown = symbolAt(area, i);
    return owner === null && (shown === null || shown === symbol) ? [`${area}:${i}`] : [];
  });
  return new Set(area === "houses" ? free.slice(0, 1) : free);
}
