import type { Guide } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { ScoringCardName, TileName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { BECAUSE } from "./because.ts";
import { ACTIONS, COURSE } from "./course.ts";
import { REASONS } from "./reasons.ts";
import { TURN } from "./turn.ts";

/** Materials are scored early, so that the first contributions pay soon. */
const TILES: readonly TileName[] = [
  ...(["wood", "marble", "sanMiniato", "lisbon", "artworks"] as const),
  ...(["troyes", "brick", "santaMariaDelFiore", "portCities", "hamburg"] as const),
  ...(["santaCroce", "london", "tradeCities", "barcelona", "bruges"] as const),
];

const CARDS: readonly ScoringCardName[] = [
  ...(["lisbon", "sanMiniato", "troyes", "london", "santaCroce"] as const),
  ...(["hamburg", "barcelona", "palazzoVecchio", "bruges", "santaMariaDelFiore"] as const),
];

export const guide: Guide<View, Event> = {
  rulesVersion: "1",
  seats: 3,
  options: { layout: "introductory", startPlayer: "1" },
  luck: [...TILES.map((tile) => `council ${tile}`), ...CARDS.map((card) => `scoring ${card}`)],
  situations: [...TURN, ...ACTIONS, ...COURSE],
  because: BECAUSE,
  reasons: REASONS,
  texts: {
    en: async () => (await import("./texts/en.json")).default,
    de: async () => (await import("./texts/de.json")).default,
    pt: async () => (await import("./texts/pt.json")).default,
  },
};
