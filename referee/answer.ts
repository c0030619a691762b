import type { Result } from "#engine";
import type { Refusal, RefusalCode } from "#protocol";

/** What a verb answers: a value, or a refusal for the one who asked. */
export type Answer<T> = Result<T, Refusal>;

/** Turns a request down. */
export const refuse = (code: RefusalCode, facts?: Refusal["facts"]): Answer<never> => ({
  ok: false,
  refusal: facts === undefined ? { code } : { code, facts },
});
