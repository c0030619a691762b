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
  { id: "aim", sections: [section("aim", "6.6")] },
  {
    id: "table",
    sections: [
      section("city", "1.1", "1.2", "1.3", "1.4", "2.2", "7.1"),
      section("mat", "1.12", "7.4"),
      section("discs", "1.13", "6.4"),
      section("world", "1.8", "1.9", "1.10"),
    ],
  },
  {
    id: "start",
    sections: [
      section("setup", "2.1", "2.3", "2.6", "7.3"),
      section("scoring-cards", "1.6", "2.4"),
      section("start-cards", "1.5", "2.5", "7.6"),
    ],
  },
  {
    id: "turn",
    sections: [
      section("turn", "3.1", "3.4", "3.14"),
      played("place", "3.2", "3.3"),
      section("coloured-white", "3.5"),
      played("lower", "3.6", "3.12"),
      section("hand-cards", "3.7", "4.9"),
      section("compensation", "3.8", "7.5", "8.4"),
      section("declining", "3.9", "3.10"),
      section("obligation", "3.11", "8.5"),
      section("end-activation", "3.13"),
    ],
  },
  {
    id: "actions",
    sections: [
      section("materials", "4.1"),
      section("weave", "4.2", "7.9", "8.2"),
      section("build", "1.11", "4.3"),
      section("artwork", "4.4"),
      played("ship", "4.5", "8.1"),
      section("transport", "4.6", "8.1"),
      played("contribute", "4.7", "8.3"),
      section("cubes", "4.8"),
      section("deck", "4.10", "4.11", "4.12"),
    ],
  },
  {
    id: "council",
    sections: [
      section("seats", "5.1"),
      section("white-fourth", "5.2"),
      played("no-coloured", "5.3", "5.4", "5.5", "7.2"),
      section("tiles", "1.7", "5.6", "5.7"),
      played("ties", "5.8", "5.9", "7.8", "8.8"),
    ],
  },
  {
    id: "end",
    sections: [
      section("end-discs", "6.1"),
      section("end-tiles", "6.2", "6.3", "7.7"),
      section("final", "6.5"),
      section("winner", "6.6"),
    ],
  },
  { id: "editions", sections: [section("editions", "7.10"), section("options", "7.1", "7.2", "7.3", "7.4")] },
  { id: "known", sections: [section("known", "9.1", "9.2")] },
  { id: "examples", sections: [section("example-turn", "8.7")] },
  {
    id: "questions",
    sections: [
      section("q-both-cards", "3.3", "3.11"),
      section("q-same-street", "3.6"),
      section("q-opponent-cards", "3.7"),
      section("q-decline-card", "3.9"),
      section("q-tile-order", "5.1"),
      section("q-secret-card", "6.5"),
      section("q-seat-given", "5.1"),
    ],
  },
];

export const book: Book = {
  chapters: CHAPTERS,
  words: WORDS,
  blocks: BLOCKS,
  excepted: {
    "8.6": "a second example of what 8.7 shows",
    "9.3": "how the page keeps count of cards; nobody needs it to play",
    "9.4": "what a pending obligation proves is for samples",
    "9.5": "how bots imagine hidden cards; nobody needs it to play",
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
