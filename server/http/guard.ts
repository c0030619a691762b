import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Refusal } from "#protocol";
import type { Bans } from "../accounts/bans.ts";
import type { Sessions } from "../accounts/session.ts";
import { Allowances } from "../live/allowance.ts";
import { networkOf } from "./network.ts";
import { isForHere, isFromHere } from "./origin.ts";

interface GuardPorts {
  readonly sessions: Sessions;
  readonly bans: Bans;
  readonly publicUrl: URL | undefined;
  readonly requestsPerMinute: number;
}

const TOO_FAST: Refusal = { code: "too-fast" };
const MALFORMED: Refusal = { code: "malformed" };
const FORBIDDEN = 403;
const TOO_MANY = 429;
const MISDIRECTED = 421;
/** Asked by what looks after the server, by whatever name. */
const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);
/** Methods that change nothing. */
const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects floods (by address or by guest), banned people, and requests from pages of other servers before the body is
 * read. The page itself comes to everybody: it words the refusal.
 */
export async function guardRequests(
  app: FastifyInstance,
  { sessions, bans, publicUrl, requestsPerMinute }: GuardPorts,
): Promise<void> {
  await app.register(rateLimit, {
    ...{ max: requestsPerMinute, timeWindow: "1 minute" },
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !request.url.startsWith("/api/"),
  });
  const guests = new Allowances({ perSecond: requestsPerMinute / 60, burst: requestsPerMinute });
  app.addHook("onRequest", async (request, reply) => {
    const { method, url, headers } = request;
    if (!PROBES.has(url) && !isForHere(headers, publicUrl)) return reply.code(MISDIRECTED).send(MALFORMED);
    if (!READING.has(method) && !isFromHere(headers, publicUrl)) return reply.code(FORBIDDEN).send(MALFORMED);
    const isApi = url.startsWith("/api/");
    const guest = isApi ? sessions.known(headers.cookie) : undefined;
    const ban = isApi ? bans.whyNot(guest, request.ip) : undefined;
    if (ban !== undefined) return reply.code(FORBIDDEN).send(ban);
    const isTooMuch = guest !== undefined && !guests.take(guest, performance.now());
    return isTooMuch ? reply.code(TOO_MANY).send(TOO_FAST) : undefined;
  });
}
