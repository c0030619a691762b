import type { Insight } from "#engine";
import { insight as calimala } from "./calimala/bot/frozen/insight.ts";
import { insight as firenze } from "./firenze/bot/frozen/insight.ts";
import { insight as milleFiori } from "./mille-fiori/bot/frozen/insight.ts";

/**
 * What the yardsticks know of each game: `insight` as it was when they were made. Never changed, or every table in
 * docs/bots.md would have to be new; a test holds their answers.
 */
export const FROZEN: Readonly<Record<string, Insight<never>>> = { calimala, firenze, "mille-fiori": milleFiori };
