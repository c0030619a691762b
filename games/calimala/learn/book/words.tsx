import type { Word } from "#boardkit";
import { ACTIONS, BUILDING_NAMES, CITY_NAMES } from "../../rules/content.ts";
import { Sign, type SignName } from "../../ui/drawings/drawings.tsx";

const signWord = (name: SignName): Word => ({ id: name, Picture: () => <Sign name={name} /> });

const NAMES: readonly SignName[] = [
  ...(["colouredDisc", "whiteDisc", "cube", "back"] as const),
  ...ACTIONS,
  ...CITY_NAMES,
  ...(["portCities", "tradeCities"] as const),
  ...BUILDING_NAMES,
];

/** Pieces first, then actions, then what tiles and cards show. */
export const WORDS: readonly Word[] = NAMES.map(signWord);
