import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether the request comes from a page of this server, or from no page at all. The public address is accepted as a name
 * of the server besides the host that the request names; a page of that host without its https is not ours.
 */
export function isFromHere(headers: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers["sec-fetch-site"] !== "cross-site";
  const from = URL.canParse(origin) ? new URL(origin) : undefined;
  if (from === undefined || from.host === "") return false;
  return from.host === publicUrl?.host ? from.protocol === publicUrl.protocol : from.host === host;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether the request names this server: by its public address, or as its own machine does. A page elsewhere whose name
 * leads here names itself. Without a public address every name will do.
 */
export function isForHere({ host }: IncomingHttpHeaders, publicUrl: URL | undefined): boolean {
  if (publicUrl === undefined) return true;
  const named = URL.canParse(`http://${host}`) ? new URL(`${publicUrl.protocol}//${host}`) : undefined;
  return named !== undefined && (named.host === publicUrl.host || LOOPBACK.has(named.hostname));
}
