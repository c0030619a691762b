import type { AnyGame } from "#engine";
import { calimala } from "./calimala/index.ts";
import { firenze } from "./firenze/index.ts";
import { milleFiori } from "./mille-fiori/index.ts";

/** The games of the house. A new game is one folder and one line here, in `rules.ts`, in `ui.ts` and in `subjects.ts`. */
export const GAMES: readonly AnyGame[] = [calimala, firenze, milleFiori];

export const gameById = (id: string): AnyGame | undefined => GAMES.find((game) => game.meta.id === id);
