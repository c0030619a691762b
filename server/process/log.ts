import type { FastifyRequest } from "fastify";
import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";

/** A seat's private link is a key: it never gets into a log. */
export const withoutKeys = (url: string): string => url.replace(/^\/(s|api\/seat-links)\/[^/?]+/, "/$1/...");

/** Structured logs on standard output, one JSON object a line. */
export const openLog = (level: Config["logLevel"]): Logger =>
  pino({
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutKeys(url), ip }),
    },
  });
