import { COLOURS } from "../../rules/content.ts";
import { type At, bricksOf, type Move, mine, neededFor, placeOf } from "./at.ts";

/** Which bricks the guide wants, and which it gives away. */

/** Colours of a card in the row that make bricks enough for a contract, even if all that the card costs were of them. */
export function completedBy(at: At, move: Move): number {
  const place = placeOf(move);
  const bricks = at.view.row[place]?.bricks ?? [];
  return COLOURS.filter((colour, k) => {
    const n = bricks[k] ?? 0;
    return n > 0 && bricksOf(at, colour) + n - place >= neededFor(at, colour);
  }).length;
}

/** What giving a brick of a colour costs: `few`: they make no contract anyway; `more`: there are enough without it. */
export function spareOf(at: At, colour: string): "few" | "more" | "rest" {
  const [n, needed] = [bricksOf(at, colour), neededFor(at, colour)];
  const hasTower = mine(at)?.towers.some((tower) => tower.colour === colour) === true;
  if (!hasTower && n < needed) return "few";
  return n > needed ? "more" : "rest";
}
