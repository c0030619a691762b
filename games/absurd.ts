import type { Absurdity } from "#engine";
import { absurdities as calimala } from "./calimala/bot/absurd.ts";
import { absurdities as firenze } from "./firenze/bot/absurd.ts";
import { absurdities as milleFiori } from "./mille-fiori/bot/absurd.ts";

/** The absurd moves of each game that are counted over matches of bots. Separate from `index.ts`, which the browser loads. */
export const ABSURDITIES: Readonly<Record<string, readonly Absurdity<never>[]>> = {
  calimala,
  firenze,
  "mille-fiori": milleFiori,
};
