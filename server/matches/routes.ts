import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { answer, read } from "../http.ts";
import type { MatchPorts } from "./change-match.ts";
import { loadRecord } from "./load-record.ts";

const Path = z.object({ table: z.string().check(z.maxLength(40)) });

export function matchRoutes(app: FastifyInstance, ports: MatchPorts): void {
  app.get("/api/tables/:table/record", async (request, reply) => {
    const path = read(Path, request.params);
    return answer(reply, path.ok ? await loadRecord(ports, path.value.table) : path);
  });
}
