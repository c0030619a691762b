import type { GameUi } from "#boardkit";
import type { AnyGame, GameMeta } from "#engine";
import { META as calimala } from "./calimala/meta.ts";
import { META as firenze } from "./firenze/meta.ts";
import { META as milleFiori } from "./mille-fiori/meta.ts";

/** A game for the browser: its metadata for lists, and loaders for its rules and pictures. */
export interface Shelf {
  readonly meta: GameMeta;
  load(): Promise<{ readonly game: AnyGame; readonly ui: GameUi }>;
}

const shelf = (meta: GameMeta, game: () => Promise<AnyGame>, ui: () => Promise<GameUi>): Shelf => ({
  meta,
  load: async () => {
    const [rules, pictures] = await Promise.all([game(), ui()]);
    return { game: rules, ui: pictures };
  },
});

/** The games of the house. A new game is one folder and one entry here (and one in `index.ts`). */
export const SHELVES: readonly Shelf[] = [
  shelf(
    calimala,
    async () => (await import("./calimala/index.ts")).calimala,
    async () => (await import("./calimala/ui/index.ts")).ui,
  ),
  shelf(
    firenze,
    async () => (await import("./firenze/index.ts")).firenze,
    async () => (await import("./firenze/ui/index.ts")).ui,
  ),
  shelf(
    milleFiori,
    async () => (await import("./mille-fiori/index.ts")).milleFiori,
    async () => (await import("./mille-fiori/ui/index.ts")).ui,
  ),
];

export const shelfOf = (id: string): Shelf | undefined => SHELVES.find(({ meta }) => meta.id === id);
