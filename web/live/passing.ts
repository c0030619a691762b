import type { Refusal, RefusalCode } from "#protocol";

const PASSING: readonly RefusalCode[] = ["server-fault", "server-busy", "server-full", "too-fast", "client-old"];

/** Whether the refusal is temporary, so that the request may be retried. */
export const isPassing = ({ code }: Refusal): boolean => PASSING.includes(code);
