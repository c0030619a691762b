import type { GameUi, Learn } from "#boardkit";
import { type AnyGame, type GameMeta, invariant } from "#engine";
import { META as calimala } from "./calimala/meta.ts";
import { META as firenze } from "./firenze/meta.ts";
import { META as milleFiori } from "./mille-fiori/meta.ts";
import { rulesOf } from "./rules.ts";

/** A game for the browser: its metadata for lists, and loaders for its rules and pictures. */
export interface Shelf {
  readonly meta: GameMeta;
  load(): Promise<{ readonly game: AnyGame; readonly ui: GameUi }>;
  /** What teaches the game: its rule book and its player aid. */
  readonly learn: () => Promise<Learn>;
}

const shelf = (meta: GameMeta, pictures: () => Promise<GameUi>, learn: () => Promise<Learn>): Shelf => ({
  meta,
  learn,
  load: async () => {
    const rules = rulesOf(meta.id);
    invariant(rules !== undefined, `${meta.id} has rules`);
    const [game, ui] = await Promise.all([rules.load(), pictures()]);
    return { game, ui };
  },
});

/** The games of the house. A new game is one folder and one entry in each catalogue: `index.ts`, `rules.ts`, this one, `subjects.ts`. */
export const SHELVES: readonly Shelf[] = [
  shelf(
    calimala,
    async () => (await import("./calimala/ui/index.ts")).ui,
    async () => (await import("./calimala/learn/index.ts")).learn,
  ),
  shelf(
    firenze,
    async () => (await import("./firenze/ui/index.ts")).ui,
    async () => (await import("./firenze/learn/index.ts")).learn,
  ),
  shelf(
    milleFiori,
    async () => (await import("./mille-fiori/ui/index.ts")).ui,
    async () => (await import("./mille-fiori/learn/index.ts")).learn,
  ),
];

export const shelfOf = (id: string): Shelf | undefined => SHELVES.find(({ meta }) => meta.id === id);
