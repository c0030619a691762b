import type { Result } from "#engine";
import type { Refusal, RefusalCode } from "#protocol";

/** What a verb answers: a value or a refusal for the one who asked. */
export type Answer<T> = Result<T, Refusal>;

/** Turns a request down. */
export const refuse = (code: RefusalCode, facts?: Refusal["facts"]): Answer<never> => ({
  ok: false,
  refusal: facts === undefined ? { code } : { code, facts },
});

const STATUS = {
  "not-found": 404,
  "link-invalid": 404,
  malformed: 400,
  "name-invalid": 400,
  "option-invalid": 400,
  "seats-out-of-range": 400,
  "message-too-long": 413,
  "too-fast": 429,
  "not-owner": 403,
  "not-your-seat": 403,
  "table-private": 403,
  "server-busy": 503,
  "server-fault": 500,
} as const satisfies Partial<Record<RefusalCode, number>>;

/** The HTTP status that goes with a refusal; whatever clashes with the state of the table is 409. */
export const statusOf = (code: RefusalCode): number => (code in STATUS ? STATUS[code as keyof typeof STATUS] : 409);
