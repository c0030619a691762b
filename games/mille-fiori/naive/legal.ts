import { spacesFor } from "./areas.ts";
import { isInTurn, looks, type Match, playerAt } from "./match.ts";
import { keepText, placeText, sailText, takeText } from "./notation.ts";
import { canSail, cardInPlay, hasDiamond, isOfUse } from "./turn.ts";

/** The seats to act; empty while chance is to act, and at the end. */
export function seatsToAct(match: Match): readonly number[] {
  switch (match.phase) {
    case "choosing":
      return isInTurn(match) ? [match.actor] : match.players.flatMap(({ kept }, seat) => (kept === null ? [seat] : []));
    case "playing":
    case "extra":
      return [match.actor];
    default:
      return [];
  }
}

/** All legal moves of a seat, in notation. */
export function legalMoves(match: Match, seat: number): readonly string[] {
  if (!seatsToAct(match).includes(seat)) return [];
  if (match.phase === "choosing") return looks(playerAt(match, seat).hand).map(keepText);
  if (match.phase === "playing") return uses(match, seat);
  const useful = match.display.filter((card) => isOfUse(match, seat, card));
  return [...looks(useful).map(takeText), "decline"];
}

function uses(match: Match, seat: number): readonly string[] {
  const card = cardInPlay(match);
  const spaces = hasDiamond(match, seat) ? spacesFor(match, card) : [];
  return [...spaces.map((space) => placeText(card, space)), ...(canSail(match, seat) ? [sailText(card)] : [])];
}
