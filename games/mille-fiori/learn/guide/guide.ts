import type { Guide, GuideTexts } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { CardName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { AREAS } from "./areas.ts";
import { BECAUSE } from "./because.ts";
import { CHOOSING } from "./choosing.ts";
import { COURSE } from "./course.ts";

/** The cards of the first two rounds: the person's and the bot's by turns of dealing, then the display. */
const CARDS: readonly CardName[] = [
  ...(["key-1", "key-3", "lion-2", "goblet-2", "quartz-2"] as const),
  ...(["key-5", "coin-1", "ash-2", "ship-3", "carafe-4"] as const),
  ...(["pigment-3", "cross-4"] as const),
  ...(["pigment-2", "coin-5", "fish-4", "swan-5", "ash-5"] as const),
  ...(["lime-3", "ship-4", "key-2", "shell-1", "goblet-3"] as const),
  ...(["lobster-2", "carafe-1"] as const),
];

/** Situations whose proposals have the same reasons, and where their words stand. */
const SHARED = { keep: "card", "last-trick": "card", extra: "card", place: "play", sail: "play" } as const;

const withReasons = ({ card, play, ...texts }: GuideTexts): GuideTexts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(SHARED).map(([id, of]) => [id, { ...texts[id], ...(of === "card" ? card : play) }]),
  ),
});

export const guide: Guide<View, Event> = {
  rulesVersion: "1",
  seats: 2,
  options: { edition: "first", selection: "simultaneous" },
  luck: ["start 0", ...CARDS.map((card) => `draw ${card}`)],
  situations: [...CHOOSING, ...AREAS, ...COURSE],
  because: BECAUSE,
  texts: {
    en: async () => withReasons((await import("./texts/en.json")).default),
    de: async () => withReasons((await import("./texts/de.json")).default),
    pt: async () => withReasons((await import("./texts/pt.json")).default),
  },
};
