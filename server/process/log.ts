import type { FastifyRequest } from "fastify";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** A seat's private link is a key: it never gets into a log. */
export const withoutKeys = (url: string): string => url.replace(/^\/(s|api\/seat-links)\/[^/?]+/, "/$1/...");

/** Writes at most once in so many milliseconds: for what would otherwise be said at every try. */
export function seldom(milliseconds: number, write: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return;
    last = now;
    write();
  };
}

/** Structured logs on standard output, one JSON object a line. */
export const openLog = (level: Config["logLevel"]): Logger =>
  pino({
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutKeys(url), ip }),
    },
  });
