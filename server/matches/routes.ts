import type { FastifyInstance } from "fastify";
import { TablePath } from "#protocol";
import { answer, read } from "../http/answers.ts";
import type { MatchPorts } from "./commit/change-match.ts";
import { loadRecord } from "./load-record.ts";

export function matchRoutes(app: FastifyInstance, ports: MatchPorts): void {
  app.get("/api/tables/:table/record", async (request, reply) => {
    const path = read(TablePath, request.params);
    return answer(reply, path.ok ? await loadRecord(ports, path.value.table) : path);
  });
}
