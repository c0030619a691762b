import type { GameTypes } from "#engine";
import type { Subject } from "#engine/testkit";
import { SUBJECT as calimala } from "./calimala/proofs/subject.ts";
import { SUBJECT as firenze } from "./firenze/proofs/subject.ts";
import { SUBJECT as milleFiori } from "./mille-fiori/proofs/subject.ts";

/** The subjects of the conformance kit, one line per game. Separate from `index.ts`, which the browser loads. */
export const SUBJECTS: readonly Subject<GameTypes>[] = [calimala, firenze, milleFiori];
