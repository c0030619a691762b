import type { FastifyInstance } from "fastify";
import { ContentPath, type FiguresView, GamePath } from "#protocol";
import { refuse } from "#referee";
import { persist } from "../db/retry.ts";
import { answer, read } from "../http/answers.ts";
import type { Ports } from "../ports.ts";
import { loadContent } from "./content-store.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

export function figureRoutes(app: FastifyInstance, { db, patience, figures }: Ports): void {
  app.get("/api/figures/:game", (request, reply) => {
    const path = read(GamePath, request.params);
    const found = path.ok ? figures.get(path.value.game) : undefined;
    if (found === undefined) return answer(reply, refuse("not-found"));
    const { hash, isCorrected } = found;
    return reply.send({ hash, isCorrected } satisfies FiguresView);
  });

  app.get("/api/content/:hash", async (request, reply) => {
    const path = read(ContentPath, request.params);
    const text = path.ok ? await persist(patience, () => loadContent(db, path.value.hash)) : undefined;
    if (text === undefined) return answer(reply, refuse("not-found"));
    return reply.header("cache-control", FOR_EVER).type("application/json").send(text);
  });
}
