import type { AnyGame, GameMeta } from "#engine";
import { META as calimala } from "./calimala/meta.ts";
import { META as firenze } from "./firenze/meta.ts";
import { META as milleFiori } from "./mille-fiori/meta.ts";

/** The rules of a game for the browser, loaded on demand: a worker has no use for pictures. */
interface RulesShelf {
  readonly meta: GameMeta;
  load(): Promise<AnyGame>;
}

const onDemand = (meta: GameMeta, load: () => Promise<AnyGame>): RulesShelf => ({ meta, load });

/** The games of the house. A new game is one folder and one entry in each catalogue: `index.ts`, this one, `ui.ts`, `subjects.ts`. */
const RULES: readonly RulesShelf[] = [
  onDemand(calimala, async () => (await import("./calimala/index.ts")).calimala),
  onDemand(firenze, async () => (await import("./firenze/index.ts")).firenze),
  onDemand(milleFiori, async () => (await import("./mille-fiori/index.ts")).milleFiori),
];

export const rulesOf = (id: string): RulesShelf | undefined => RULES.find(({ meta }) => meta.id === id);
