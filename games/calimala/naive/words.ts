/** The words of the notation and the figures of RULES.md 1, written a second time. */

export const ACTIONS = ["wood", "brick", "marble", "weave", "build", "artwork", "ship", "transport", "contribute"];
export const MATERIALS = ["wood", "brick", "marble"] as const;
export type Material = (typeof MATERIALS)[number];
export const STREETS = ["0-1", "1-2", "3-4", "4-5", "6-7", "7-8", "0-3", "1-4", "2-5", "3-6", "4-7", "5-8"];
export const FIRST_CITY = ["brick", "artwork", "ship", "transport", "contribute", "build", "marble", "wood", "weave"];
export const TILE_SQUARES = [0, 1, 2, 3, 5, 6, 7, 8];

export const PORTS = ["barcelona", "lisbon", "london"];
export const TRADE_CITIES = ["troyes", "bruges", "hamburg"];
export const CITIES = [...PORTS, ...TRADE_CITIES];
export const CHURCHES = ["santaMariaDelFiore", "sanMiniato", "santaCroce"];
export const PALAZZO = "palazzoVecchio";
export const BUILDINGS = [...CHURCHES, PALAZZO];
/** Slots for each of the three materials. */
export const SLOTS: Readonly<Record<string, number>> = { santaMariaDelFiore: 5, sanMiniato: 3, santaCroce: 4 };
export const ARTWORK_SLOTS: Readonly<Record<string, number>> = {
  santaMariaDelFiore: 5,
  sanMiniato: 3,
  santaCroce: 4,
  palazzoVecchio: 4,
};

export const TILES = [...CITIES, ...CHURCHES, "artworks", "portCities", "tradeCities", ...MATERIALS];
export const SCORING_CARDS = [...CITIES, ...BUILDINGS];
export const START_CARDS = ["wood", "brick", "marble", "weave", "build"];

export const isMaterial = (text: string): text is Material => MATERIALS.some((material) => material === text);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The list without the first of the texts that are equal to `text`. */
export function without(texts: readonly string[], text: string): string[] {
  const at = texts.indexOf(text);
  if (at < 0) throw new Error(`there is no ${text} among ${texts.join(", ")}`);
  return texts.filter((_, i) => i !== at);
}
