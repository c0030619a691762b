import { type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  type ActionName,
  BUILDING_NAMES,
  type BuildingName,
  CITY_NAMES,
  type CityName,
  type MaterialName,
  type ScoringCardName,
  STREET_CELLS,
  type Street,
  type TileName,
} from "../../rules/content.ts";

/** Names of things in the reader's language. */

type Words = Pick<Reader, "say">;

export const actionName = ({ say }: Words, action: ActionName): string => say(`action.${action}`);
export const materialName = ({ say }: Words, material: MaterialName): string => say(`material.${material}`);
export const cityName = ({ say }: Words, city: CityName): string => say(`city.${city}`);
export const buildingName = ({ say }: Words, building: BuildingName): string => say(`building.${building}`);
export const shortName = ({ say }: Words, tile: TileName | ScoringCardName): string => say(`short.${tile}`);

export const isCity = (name: string): name is CityName => CITY_NAMES.some((city) => city === name);
export const isBuilding = (name: string): name is BuildingName => BUILDING_NAMES.some((each) => each === name);

/** What a tile counts: "cloth in Lisbon", "artworks". */
export function tileName(words: Words, tile: TileName): string {
  if (isCity(tile)) return words.say("tile.city", { city: cityName(words, tile) });
  if (isBuilding(tile)) return words.say("tile.building", { building: buildingName(words, tile) });
  return words.say(`tile.${tile}`);
}

/** What a scoring card (or a tile) counts. */
export const cardCategory = (words: Words, card: ScoringCardName | TileName): string =>
  card === "palazzoVecchio" ? words.say("tile.palazzo") : tileName(words, card);

/** What a scoring card is called: the city or the building on it. */
export const cardName = (words: Words, card: ScoringCardName): string =>
  isCity(card) ? cityName(words, card) : buildingName(words, card);

/** The two actions of a street, once both tiles lie. */
function streetActions(view: View, street: Street): readonly [ActionName, ActionName] | null {
  const [a, b] = STREET_CELLS[street];
  const first = view.cells[a] ?? null;
  const second = view.cells[b] ?? null;
  return first === null || second === null ? null : [first, second];
}

export function streetName(words: Words, view: View, street: Street): string {
  const names = streetNames(words, view, street);
  return names.a === "" ? `${street + 1}` : words.say("street", { ...names });
}

/** The actions at both ends of a street; empty before the tiles lie. */
export function streetNames(words: Words, view: View, street: Street): { readonly a: string; readonly b: string } {
  const [a, b] = streetActions(view, street) ?? [];
  return a === undefined || b === undefined ? { a: "", b: "" } : { a: actionName(words, a), b: actionName(words, b) };
}

/** "Ada 2, Bruno 1" of those who have any. */
export function countsInWords(reader: Pick<Reader, "names" | "say">, counts: readonly number[]): string {
  const parts = counts.flatMap((n, seat) =>
    n > 0 ? [reader.say("label.count", { name: seatName(reader, seat as Seat), n })] : [],
  );
  return parts.length === 0 ? reader.say("label.nothing") : parts.join(", ");
}
