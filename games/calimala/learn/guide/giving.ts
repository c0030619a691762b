import { sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { MATERIAL_NAMES } from "../../rules/content.ts";
import type { At, Move } from "./at.ts";

/** What is given to buildings: who has how much where, and where one thing more changes the order. */

/** The building that a move gives to. */
export const buildingOf = ({ text }: Move): string => text.split(" ").at(-1) ?? "";

/** Contributions and artworks count together for a church; the Palazzo takes artworks alone. */
export function givenTo(building: string, { churches, palazzo, mats }: View): readonly number[] {
  const church = Object.entries(churches).find(([name]) => name === building)?.[1];
  if (church === undefined) return mats.map((_, seat) => palazzo.filter((owner) => owner === seat).length);
  const contributed = (seat: number) => sum(MATERIAL_NAMES.map((material) => church.materials[material][seat] ?? 0));
  return mats.map((_, seat) => contributed(seat) + (church.artworks[seat] ?? 0));
}

/** The number of the building's tile as long as it is not scored, else 0. */
export const tileAhead = ({ council }: View, building: string): number =>
  1 + council.findIndex(({ tile, points }) => tile === building && points === null);

/** What is given there counts for a tile or for a card that the reader sees. */
const isCounted = ({ view, you }: At, building: string): boolean =>
  tileAhead(view, building) > 0 || view.openScoringCard === building || view.keptCards[you] === building;

/** Others who are ahead count twice, those who are level once; nothing at all has no place. */
function behind(counts: readonly number[], you: Seat): number {
  const own = counts[you] ?? 0;
  if (own === 0) return 2 * counts.length - 1;
  return sum(counts.map((n, seat) => (seat === you || n < own ? 0 : n === own ? 1 : 2)));
}

/** How far a gift brings the reader forward in its building. */
function forward(at: At, move: Move): number {
  const building = buildingOf(move);
  const now = behind(givenTo(building, at.view), at.you);
  return isCounted(at, building) ? now - behind(givenTo(building, move.brings().view), at.you) : -1;
}

/** The gifts that bring the reader forward most in a building that is still counted. */
export function gaining(at: At, moves: readonly Move[]): readonly Move[] {
  const gains = moves.map((move) => forward(at, move));
  return moves.filter((_, k) => gains[k] === Math.max(...gains));
}
