import { createHash, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "#referee";
import { answer } from "../http/answers.ts";
import type { Meters } from "./meters.ts";

interface MetricsPorts {
  readonly meters: Meters;
  /** What a reader has to say; without one only this machine may read. */
  readonly metricsToken: string | undefined;
}

/** `/metrics`: with the token from anywhere; without one configured, from this machine only and through no proxy. */
export function metricsRoutes(app: FastifyInstance, { meters, metricsToken }: MetricsPorts): void {
  app.get("/metrics", async (request, reply) => {
    const mayRead = metricsToken === undefined ? isFromHere(request) : saysToken(request, metricsToken);
    if (!mayRead) return answer(reply, refuse("not-found"));
    return reply
      .header("content-type", meters.contentType)
      .header("cache-control", "no-store")
      .send(await meters.text());
  });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const saysToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));

/** A proxy on this machine also comes from loopback, but says for whom. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isLoopback = isIP(address) === 4 ? address.startsWith("127.") : address === "::1";
  return (
    isLoopback &&
    headers["x-forwarded-for"] === undefined &&
    headers["forwarded"] === undefined &&
    headers["via"] === undefined
  );
}
