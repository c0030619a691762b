import { sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  CHURCH_NAMES,
  CITY_NAMES,
  type CityName,
  MATERIAL_NAMES,
  PORTS,
  type ScoringCardName,
  type TileName,
} from "../../rules/content.ts";
import type { At, Move } from "./at.ts";

/** What is given to buildings and cities: who has how much where, and where one thing more changes the order. */

/** The building or city that a move gives to. */
export const placeOf = ({ text }: Move): Counted => text.split(" ").at(-1) as Counted;

/** What tiles and cards count. */
export type Counted = TileName | ScoringCardName;

/** 1.7 The tile that counts the cloth of the city together with that of others. */
export const togetherWith = (city: CityName): TileName =>
  PORTS.some((port) => CITY_NAMES[port] === city) ? "portCities" : "tradeCities";

/** What else counts a gift: its material, all artworks, all ports or all trade cities. */
export function alsoOf({ text }: Move): TileName | undefined {
  const [kind, material] = text.split(" ");
  switch (kind) {
    case "contribute":
      return MATERIAL_NAMES.find((name) => name === material);
    case "artwork":
      return "artworks";
    case "ship":
      return "portCities";
    case "transport":
      return "tradeCities";
    default:
      return undefined;
  }
}

/** What is counted, by places; each row has the cubes of all seats. */
function rowsOf(counted: Counted, { churches, cities, palazzo, mats }: View): readonly (readonly number[])[] {
  const inPalazzo = mats.map((_, seat) => palazzo.filter((owner) => owner === seat).length);
  const cloth = CITY_NAMES.filter((city) => city === counted || togetherWith(city) === counted);
  if (cloth.length > 0) return cloth.map((city) => cities[city]);
  const church = CHURCH_NAMES.find((name) => name === counted);
  if (church !== undefined) return [...Object.values(churches[church].materials), churches[church].artworks];
  const material = MATERIAL_NAMES.find((name) => name === counted);
  if (material !== undefined) return CHURCH_NAMES.map((name) => churches[name].materials[material]);
  return counted === "artworks" ? [inPalazzo, ...CHURCH_NAMES.map((name) => churches[name].artworks)] : [inPalazzo];
}

/** 5.6 How much each seat has of what is counted; of the Palazzo, the artworks alone. */
export function countsOf(counted: Counted, view: View): readonly number[] {
  const rows = rowsOf(counted, view);
  return view.mats.map((_, seat) => sum(rows.map((row) => row[seat] ?? 0)));
}

/** The number of the tile that counts it as long as that is not scored, else 0. */
export const tileAhead = ({ council }: View, counted: Counted): number =>
  1 + council.findIndex(({ tile, points }) => tile === counted && points === null);

/** A tile or a card that the reader sees is still to count it. */
export const isCounted = ({ view, you }: At, counted: Counted): boolean =>
  tileAhead(view, counted) > 0 || view.openScoringCard === counted || view.keptCards[you] === counted;

/** What the best of the others has. */
export const bestOther = (counts: readonly number[], you: Seat): number =>
  Math.max(0, ...counts.filter((_, seat) => seat !== you));

/** Others who are ahead count twice, those who are level once; nothing at all has no place. */
function behind(counts: readonly number[], you: Seat): number {
  const own = counts[you] ?? 0;
  if (own === 0) return 2 * counts.length - 1;
  return sum(counts.map((n, seat) => (seat === you || n < own ? 0 : n === own ? 1 : 2)));
}

/** How many places a gift brings the reader forward in what is counted. */
export const stepsIn = (at: At, move: Move, counted: Counted): number =>
  behind(countsOf(counted, at.view), at.you) - behind(countsOf(counted, move.brings().view), at.you);

/** A lead of so many is safe: one more changes nothing. */
const SAFE = 2;
/** What makes a lead safe, brings the reader nearer to others or breaks ties is worth less than any place. */
const SLIGHT = 0.5;

function forward(at: At, move: Move, counted: Counted): number {
  if (!isCounted(at, counted)) return counted === "palazzoVecchio" ? SLIGHT : 0;
  const steps = stepsIn(at, move, counted);
  const counts = countsOf(counted, at.view);
  const isSafe = (counts[at.you] ?? 0) - bestOther(counts, at.you) >= SAFE;
  return steps > 0 ? steps : isSafe ? 0 : SLIGHT;
}

/** The gifts that bring the reader forward most in what is still counted. */
export function gaining(at: At, moves: readonly Move[]): readonly Move[] {
  const gains = moves.map((move) =>
    sum([placeOf(move), alsoOf(move)].map((counted) => (counted === undefined ? 0 : forward(at, move, counted)))),
  );
  return moves.filter((_, k) => gains[k] === Math.max(...gains));
}
