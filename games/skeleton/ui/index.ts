import { gameUi } from "#boardkit";
import type { View } from "../hidden/view.ts";
import type { Event } from "../rules/play.ts";
import { Board } from "./board.tsx";

// Guide 6: a board and words are enough for a first picture; all else has a plain form until the game brings its own.

export const ui = gameUi<View, Event>({
  Board,
  messages: {
    en: async () => (await import("./locale/en.json")).default,
    de: async () => (await import("./locale/de.json")).default,
    pt: async () => (await import("./locale/pt.json")).default,
  },
});
