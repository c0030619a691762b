import type { Result } from "#engine";
import type { Refusal, RefusalCode } from "#protocol";

/** The answer of a verb: a value, or a refusal for the requester. */
export type Answer<T> = Result<T, Refusal>;

/** Turns a request down. */
export const refuse = (code: RefusalCode, facts?: Refusal["facts"]): Answer<never> => ({
  ok: false,
  refusal: facts === undefined ? { code } : { code, facts },
});
