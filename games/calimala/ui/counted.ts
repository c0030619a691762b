import { sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";
import {
  CHURCH_NAMES,
  CITY_NAMES,
  type CityName,
  MATERIAL_NAMES,
  PORTS,
  type ScoringCardName,
  type TileName,
} from "../rules/content.ts";

/** What tiles and cards count, and who has how much of it. */
export type Counted = TileName | ScoringCardName;

/** 1.7 The tile that counts the cloth of the city together with that of others. */
export const togetherWith = (city: CityName): TileName =>
  PORTS.some((port) => CITY_NAMES[port] === city) ? "portCities" : "tradeCities";

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
export const isCounted = (view: View, you: Seat, counted: Counted): boolean =>
  tileAhead(view, counted) > 0 || view.openScoringCard === counted || view.keptCards[you] === counted;

/** What the best of the others has. */
export const bestOther = (counts: readonly number[], you: Seat): number =>
  Math.max(0, ...counts.filter((_, seat) => seat !== you));

/** All that is still to be counted, as far as the seat can see: tiles in their order, then cards. */
export function stillCounted(view: View, you: Seat): readonly Counted[] {
  const tiles = view.council.flatMap(({ tile, points }) => (tile === null || points !== null ? [] : [tile]));
  const cards = [view.openScoringCard, view.keptCards[you] ?? null].flatMap((card) => (card === null ? [] : [card]));
  return [...new Set<Counted>([...tiles, ...cards])];
}
