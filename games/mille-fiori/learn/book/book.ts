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
  { id: "aim", sections: [section("aim", "6.4")] },
  {
    id: "table",
    sections: [section("pieces", "1.1", "1.2", "1.11"), section("board", "1.3", "1.9"), section("setup", "2.1", "6.5")],
  },
  {
    id: "round",
    sections: [
      section("dealing", "2.2"),
      section("trick", "2.3", "2.5"),
      section("in-turn", "2.4", "1.10"),
      section("last-trick", "2.6"),
      section("next-round", "2.7"),
    ],
  },
  { id: "card", sections: [section("place-or-sail", "3.1"), section("order", "3.9")] },
  {
    id: "areas",
    sections: [
      played("workshops", "1.4", "3.2", "8.10"),
      played("houses", "1.5", "3.3", "8.1", "8.2"),
      played("people", "1.6", "3.4", "8.3", "8.4"),
      section("support", "3.5"),
      played("trade", "1.7", "3.6", "8.5", "8.6"),
      played("harbor", "3.7", "8.7"),
      played("sea", "1.8", "3.8", "8.8"),
    ],
  },
  {
    id: "more",
    sections: [
      section("extra", "4.1", "8.9", "8.12", "8.13", "8.14"),
      section("extra-lapses", "4.2"),
      played("bonus", "4.3", "8.11"),
      section("supplies", "4.4", "4.5"),
    ],
  },
  {
    id: "end",
    sections: [
      section("end-deck", "6.1"),
      section("end-diamonds", "6.2", "8.15"),
      section("counting", "6.3"),
      section("ties", "6.4"),
    ],
  },
  { id: "editions", sections: [section("editions", "1.10", "6.5")] },
  { id: "known", sections: [section("known", "7.1"), section("unasked", "7.3")] },
  {
    id: "questions",
    sections: [
      section("q-any-card", "1.2", "3.1"),
      section("q-own-symbol", "3.4"),
      section("q-blue-in-group", "3.2"),
      section("q-skip-house", "3.3"),
      section("q-fleet-again", "3.7"),
      section("q-ship-stays", "3.7", "3.8"),
      section("q-same-lamp", "3.8"),
      section("q-two-extras", "4.1"),
      section("q-bonus-later", "4.3"),
      section("q-change-mind", "2.3"),
      section("q-cards-left", "6.2"),
    ],
  },
];

export const book: Book = {
  chapters: CHAPTERS,
  words: WORDS,
  blocks: BLOCKS,
  excepted: {
    "7.2": "how bots imagine hidden cards; nobody needs it to play",
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
