import { existsSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { refuse } from "#referee";
import type { Sessions } from "../accounts/session.ts";
import { statusOf } from "./answers.ts";

interface WebPorts {
  /** Folder of the built client. */
  readonly webDir: string;
  readonly sessions: Sessions;
}

const PAGE = "index.html";
const ONE_YEAR = 365 * 24 * 60 * 60;

/** The built client: files with a hash in their name are cached for ever, the page itself is revalidated every time. */
export async function webFiles(app: FastifyInstance, { webDir, sessions }: WebPorts): Promise<void> {
  const hasPage = existsSync(join(webDir, PAGE));
  if (hasPage) {
    await app.register(files, {
      ...{ root: webDir, index: false, wildcard: false, cacheControl: false, preCompressed: true },
      setHeaders: (reply, path) => {
        const isHashed = path.slice(webDir.length).startsWith("/assets/");
        reply.header("cache-control", isHashed ? `public, max-age=${ONE_YEAR}, immutable` : "no-cache");
      },
    });
    app.get("/", (request, reply) => {
      sessions.ensure(request, reply);
      return reply.sendFile(PAGE);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const isKnown = method === "GET" && isClientPath(url);
    const isVisit = method === "GET" && headers.accept?.includes("text/html") === true;
    if (!hasPage || !(isKnown || isVisit)) return reply.code(statusOf("not-found")).send(refusalOf("not-found"));
    sessions.ensure(request, reply);
    return reply.code(isKnown ? 200 : statusOf("not-found")).sendFile(PAGE);
  });
}

const refusalOf = (code: Parameters<typeof refuse>[0]) => {
  const refused = refuse(code);
  return refused.ok ? undefined : refused.refusal;
};

/** Paths that the client routes; for any other it shows "not found". */
const isClientPath = (url: string): boolean =>
  /^\/(new|fairness|replay|(t|here)\/[^/]+(\/replay)?|s\/[^/]+|(about|rules|aid)\/[^/]+|learn(\/[^/]+){0,2})\/?(\?.*)?$/.test(
    url,
  );
