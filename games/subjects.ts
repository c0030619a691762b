import type { GameTypes } from "#engine";
import type { Subject } from "#engine/testkit";
import { SUBJECT as calimala } from "./calimala/proofs/subject.ts";
import { SUBJECT as firenze } from "./firenze/proofs/subject.ts";
import { SUBJECT as milleFiori } from "./mille-fiori/proofs/subject.ts";

/** The games as the conformance kit looks at them; apart from `index.ts`, which the browser loads. One line a game. */
export const SUBJECTS: readonly Subject<GameTypes>[] = [calimala, firenze, milleFiori];
