import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { RevealedShare, ShareHash, TablePath } from "#protocol";
import type { Answer } from "#referee";
import type { Callers } from "../../accounts/callers.ts";
import { read } from "../../http/answers.ts";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import type { WholeTable } from "../table-store.ts";
import { announceShare, revealShare, startWithout } from "./shares.ts";

interface ShareRoutePorts extends MatchPorts {
  readonly callers: Callers;
}

/** Answers with the table as the user sees it. */
type Show = (reply: FastifyReply, user: string, done: Answer<WholeTable | undefined>) => FastifyReply;

export function shareRoutes(app: FastifyInstance, ports: ShareRoutePorts, show: Show): void {
  const { callers } = ports;

  app.post("/api/tables/:table/share", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(ShareHash, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await announceShare(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/reveal", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(RevealedShare, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await revealShare(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/start-without", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(TablePath, request.params);
    return show(reply, id, path.ok ? await startWithout(ports, id, path.value.table) : path);
  });
}
