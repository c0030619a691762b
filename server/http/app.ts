import { randomUUID } from "node:crypto";
import helmet from "@fastify/helmet";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Refusal } from "#protocol";
import type { Bans } from "../accounts/bans.ts";
import { callersOf } from "../accounts/callers.ts";
import { CeilingReached, type Ceilings } from "../accounts/ceilings/ceilings.ts";
import { accountRoutes } from "../accounts/routes.ts";
import { startSessions } from "../accounts/session.ts";
import { hoursRoutes } from "../clocks/routes.ts";
import type { AskReadiness } from "../db/readiness.ts";
import { troubleOf } from "../db/retry.ts";
import { figureRoutes } from "../figures/routes.ts";
import { likelyRoutes } from "../home/routes.ts";
import type { LivePorts } from "../live/answer-request.ts";
import { openSockets, type Sockets } from "../live/sockets.ts";
import { matchRoutes } from "../matches/routes.ts";
import { metricsRoutes } from "../metrics/routes.ts";
import { tableRoutes } from "../tables/routes.ts";
import { statusOf } from "./answers.ts";
import { guardRequests } from "./guard.ts";
import { healthRoutes } from "./health-routes.ts";
import { hostRoutes } from "./host-routes.ts";
import { webFiles } from "./web-files.ts";

export interface AppPorts extends LivePorts {
  readonly botLevels: readonly string[];
  readonly bans: Bans;
  readonly cookieSecret: string;
  readonly readiness: AskReadiness;
  readonly ceilings: Ceilings;
  readonly untouchedDays: number;
  readonly publicUrl: URL | undefined;
  readonly metricsToken: string | undefined;
  readonly contact: string | undefined;
  readonly imprint: string | undefined;
  readonly trustProxy: boolean;
  readonly hstsSubdomains: boolean;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly connectionsPerAddress: number;
  /** Deadline in milliseconds for receiving a complete request. */
  readonly requestDeadline?: number;
  readonly webDir: string;
}

const BODY_LIMIT = 64 * 1024;
const REQUEST_DEADLINE_MS = 20_000;

/** Everything that is answered over HTTP, and the live connections beside it. */
export async function buildApp(ports: AppPorts): Promise<{ readonly app: FastifyInstance; readonly sockets: Sockets }> {
  const isSecure = ports.publicUrl?.protocol === "https:";
  const log: FastifyBaseLogger = ports.log;
  const requestTimeout = ports.requestDeadline ?? REQUEST_DEADLINE_MS;
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => ports.trustProxy && hop === 0,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 4 },
  });
  await app.register(helmet, headersFor(isSecure, ports.hstsSubdomains));
  app.addHook("onRequest", isolate(isSecure));
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "server-fault") request.log.error({ err: error }, "a request failed");
    return reply.code(statusOf(refusal.code)).send(refusal);
  });

  app.addHook("onResponse", (_, reply, done) => {
    ports.meters.requests.inc({ status: reply.statusCode });
    done();
  });

  const sessions = await startSessions(app, { ...ports, isSecure });
  await guardRequests(app, { ...ports, sessions });
  app.addHook("onSend", async (request, reply) => {
    const isPersonal = request.url.startsWith("/api/") && !reply.hasHeader("cache-control");
    if (isPersonal) reply.header("cache-control", "private, no-store");
  });
  const callers = callersOf(sessions, ports);
  healthRoutes(app, ports);
  hostRoutes(app, ports);
  metricsRoutes(app, ports);
  accountRoutes(app, { ...ports, callers });
  hoursRoutes(app, { ...ports, callers });
  likelyRoutes(app, ports);
  tableRoutes(app, { ...ports, callers, presence: ports.hub });
  matchRoutes(app, ports);
  figureRoutes(app, ports);
  await webFiles(app, { webDir: ports.webDir, sessions });
  const sockets = openSockets(app, { ...ports, sessions });
  return { app, sockets };
}

/** Scripts, styles and connections of this server only; headers that enforce https only when people use it. */
const headersFor = (isSecure: boolean, includeSubDomains: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", "data:"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: isSecure && { includeSubDomains },
  crossOriginOpenerPolicy: false,
  originAgentCluster: isSecure,
});

/** Pages of addresses that browsers trust may share memory with their workers; elsewhere browsers ignore these headers, and say so. */
const isolate =
  (isSecure: boolean) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isSecure && !LOOPBACK.test(request.hostname)) return;
    reply.header("cross-origin-opener-policy", "same-origin");
    reply.header("cross-origin-embedder-policy", "require-corp");
  };

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

const BY_STATUS: Readonly<Record<number, Refusal["code"]>> = {
  400: "malformed",
  413: "message-too-long",
  415: "malformed",
  429: "too-fast",
};

function refusalOf(error: unknown): Refusal {
  if (error instanceof CeilingReached) return error.refusal;
  const trouble = troubleOf(error);
  if (trouble !== undefined) return { code: trouble };
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return { code: BY_STATUS[status] ?? "server-fault" };
}
