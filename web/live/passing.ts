import type { Refusal, RefusalCode } from "#protocol";

const PASSING: readonly RefusalCode[] = ["server-fault", "server-busy", "too-fast", "client-old"];

/** Does the refusal say nothing about what was asked, so that it may be asked again? */
export const isPassing = ({ code }: Refusal): boolean => PASSING.includes(code);
