import type { IncomingHttpHeaders } from "node:http";

/**
 * Does the request come from a page of this server, or from no page at all? `publicHost` is the name beside the
 * request's own under which people reach it.
 */
export function isFromHere({ origin, host }: IncomingHttpHeaders, publicHost: string | undefined): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : "";
  return from !== "" && (from === host || from === publicHost);
}
