import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { BUILD_ID } from "../process/build-id.ts";

/** `/healthz`: the process is up. `/readyz`: it can serve, its database answers. It listens only after the migrations. */
export function healthRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  app.get("/healthz", () => ({ status: "up", build: BUILD_ID }));

  app.get("/readyz", async (_, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "database-away" });
    }
  });
}
