import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether the request comes from a page of this server, or from no page at all. `publicHost` is accepted as a name of
 * the server besides the host that the request names.
 */
export function isFromHere({ origin, host }: IncomingHttpHeaders, publicHost: string | undefined): boolean {
  if (origin === undefined) return true;
  const from = URL.canParse(origin) ? new URL(origin).host : "";
  return from !== "" && (from === host || from === publicHost);
}
