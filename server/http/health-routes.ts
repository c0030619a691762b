import type { FastifyInstance } from "fastify";
import type { AskReadiness } from "../db/readiness.ts";
import { BUILD_ID } from "../process/build-id.ts";

const UNAVAILABLE = 503;

/** `/healthz`: the process is up. `/readyz`: it can serve, its database takes what is written. It listens only after the migrations. */
export function healthRoutes(app: FastifyInstance, { readiness }: { readonly readiness: AskReadiness }): void {
  app.get("/healthz", () => ({ status: "up", build: BUILD_ID }));

  app.get("/readyz", async (_, reply) => {
    const status = await readiness();
    return reply.code(status === "ready" ? 200 : UNAVAILABLE).send({ status });
  });
}
