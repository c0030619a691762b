import type { Book, Chapter, Section } from "#boardkit";
import { BLOCKS } from "./blocks.tsx";
import { figures } from "./figures.ts";
import { FRAGMENTS } from "./fragments.ts";
import { PARTS, REASONS } from "./places.ts";
import { WORDS } from "./words.tsx";

const section = (id: string, ...covers: readonly string[]): Section => ({ id, covers });

/** A section with its piece of the board, which has its name. */
const played = (id: keyof typeof FRAGMENTS, ...covers: readonly string[]): Section => ({
  ...section(id, ...covers),
  fragment: FRAGMENTS[id],
});

const CHAPTERS: readonly Chapter[] = [
  { id: "aim", sections: [section("aim", "5.3")] },
  { id: "table", sections: [section("towers", "1.2"), section("bricks", "1.1"), section("seals", "1.3")] },
  {
    id: "start",
    sections: [
      section("setup", "2.1", "2.4", "2.5"),
      section("balconies", "2.2"),
      section("neutral-seals", "2.3", "6.1"),
    ],
  },
  {
    id: "turn",
    sections: [
      section("turn", "3.1"),
      played("choose", "3.1", "7.1"),
      section("row", "3.1"),
      section("exchange", "3.2", "4.12"),
      played("build", "3.3", "7.2"),
      section("ruins", "3.4", "4.29", "7.3"),
      played("contracts", "3.5", "7.6", "7.8"),
      played("limits", "3.6", "7.7"),
    ],
  },
  {
    id: "cards",
    sections: [
      section("kinds", "1.2"),
      section("persons", "4.1", "4.6", "4.11", "4.19", "4.23", "4.25"),
      section("persons-when", "4.27"),
      played("architect", "4.3", "7.5"),
      section("patrician", "4.20"),
      section("buildings", "4.12", "4.13", "4.26"),
      section("feasts", "4.2", "4.8", "4.21", "4.24"),
      section("monument", "4.17"),
      section("privileges", "1.3", "4.7", "4.14", "4.16"),
      played("campanile", "4.5", "6.2"),
      section("events", "4.4", "4.9", "4.10", "4.18", "4.22", "7.4"),
      section("losses", "4.15", "4.28", "4.30", "6.3"),
    ],
  },
  {
    id: "end",
    sections: [section("last-seal", "5.1", "5.4"), played("ties", "5.2", "7.9"), section("final", "5.3")],
  },
  { id: "options", sections: [section("options", "2.5", "6.1", "6.2", "6.3", "6.4"), section("numbers", "1.2")] },
  { id: "known", sections: [section("known", "6.4", "8.1"), section("unasked", "9.5")] },
  { id: "examples", sections: [section("example-turn", "3.1", "3.3", "3.4", "3.5")] },
  {
    id: "questions",
    sections: [
      section("q-pay-with-card", "3.1"),
      section("q-skip-card", "3.1"),
      section("q-too-high", "3.5"),
      section("q-new-tower", "3.4"),
      section("q-same-colour", "3.3"),
      section("q-over-limit", "3.6"),
      section("q-bad-feast", "4.20"),
      section("q-bonus-again", "3.5"),
      section("q-last-turn", "5.1"),
    ],
  },
];

export const book: Book = {
  chapters: CHAPTERS,
  words: WORDS,
  blocks: BLOCKS,
  excepted: {
    "9.1": "how the program numbers towers; people press any of those that are alike",
    "9.2": "the order in which the program notes bricks; people press in any order",
    "9.3": "the order in which the program notes gifts and discards; people press in any order",
    "9.4": "the order in which the program notes seals and kept towers; people press in any order",
  },
  reasons: REASONS,
  parts: PARTS,
  figures,
  texts: {
    en: async () => (await import("./en.json")).default,
    de: async () => (await import("./de.json")).default,
    pt: async () => (await import("./pt.json")).default,
  },
};
