import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import {
  NewTable,
  PaceVote,
  QuickWish,
  Report,
  SeatAt,
  SeatBot,
  ShareHash,
  Sit,
  TablePath,
  VoteOnAbandoning,
  VoteOnBots,
  VoteOnStandIn,
} from "#protocol";
import type { Answer } from "#referee";
import type { Callers } from "../accounts/callers.ts";
import type { Ceilings } from "../accounts/ceilings/ceilings.ts";
import { voteOnPace } from "../clocks/pace-vote.ts";
import { answer, read } from "../http/answers.ts";
import { networkOf } from "../http/network.ts";
import { voteOnAbandoning } from "./absence/abandon.ts";
import { giveSeatAway, takeBack, voteOnStandIn } from "./absence/stand-in.ts";
import { askAdvice } from "./ask-advice.ts";
import { loadHome } from "./load-home.ts";
import { createTable, type TablePorts } from "./opening/create-table.ts";
import { declineRematch, rematch } from "./opening/rematch.ts";
import { voteOnBots } from "./quick/promise.ts";
import { quickMatch } from "./quick/quick-match.ts";
import { reportTable } from "./report.ts";
import { leave } from "./seats/leave.ts";
import { openSeatLink } from "./seats/open-seat-link.ts";
import { renewLink } from "./seats/renew-link.ts";
import { seatBot } from "./seats/seat-bot.ts";
import { sit } from "./seats/sit.ts";
import { shareRoutes } from "./shares/routes.ts";
import { loadTable, type WholeTable } from "./table-store.ts";
import { type Presence, tableView } from "./table-view.ts";

interface TableRoutePorts extends TablePorts {
  readonly callers: Callers;
  readonly ceilings: Ceilings;
  /** Age in days at which a match that nobody touches is deleted. */
  readonly untouchedDays: number;
  readonly presence: Presence;
}

const LinkPath = z.object({ token: z.string().check(z.maxLength(64), z.regex(/^[a-z0-9]+$/)) });

export function tableRoutes(app: FastifyInstance, ports: TableRoutePorts): void {
  const { callers, ceilings, db } = ports;

  const show = (reply: FastifyReply, user: string, done: Answer<WholeTable | undefined>) => {
    if (done.ok && done.value === undefined) return reply.code(204).send();
    return answer(reply, done.ok && done.value ? { ok: true, value: tableView(done.value, user, ports) } : done);
  };

  const opening = <T extends WholeTable | undefined>(
    { ip }: FastifyRequest,
    by: { readonly user: string; readonly isAwaited: boolean },
    open: () => Promise<Answer<T>>,
  ) => ceilings.forTable({ ...by, network: networkOf(ip) }, open);

  app.get("/api/home", async (request, reply) => loadHome(db, await callers.user(request, reply), ports));

  app.post("/api/tables", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(NewTable, request.body);
    if (!wish.ok) return show(reply, id, wish);
    const isAwaited = wish.value.seats.some(({ kind }) => kind === "person");
    return show(reply, id, await opening(request, { user: id, isAwaited }, () => createTable(ports, id, wish.value)));
  });

  app.post("/api/quick", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(QuickWish, request.body);
    return show(
      reply,
      id,
      wish.ok ? await opening(request, { user: id, isAwaited: true }, () => quickMatch(ports, id, wish.value)) : wish,
    );
  });

  app.post("/api/tables/:table/fill", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(VoteOnBots, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await voteOnBots(ports, id, wish.value) : wish);
  });

  app.get("/api/tables/:table", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(TablePath, request.params);
    const table = path.ok ? await loadTable(db, path.value.table) : undefined;
    if (table === undefined) return answer(reply, { ok: false, refusal: { code: "not-found" } });
    return show(reply, id, { ok: true, value: table });
  });

  app.post("/api/tables/:table/sit", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(Sit, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await sit(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/leave", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(TablePath, request.params);
    return show(reply, id, path.ok ? await leave(ports, id, path.value.table) : path);
  });

  app.post("/api/tables/:table/bot", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(SeatBot, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await seatBot(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/stand-in", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(VoteOnStandIn, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await voteOnStandIn(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/give-away", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(TablePath, request.params);
    return show(reply, id, path.ok ? await giveSeatAway(ports, id, path.value.table) : path);
  });

  app.post("/api/tables/:table/advice", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(TablePath, request.params);
    return show(reply, id, path.ok ? await askAdvice(ports, id, path.value.table) : path);
  });

  app.post("/api/tables/:table/abandon", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(VoteOnAbandoning, TablePath.shape), {
      ...Object(request.body),
      ...Object(request.params),
    });
    return show(reply, id, wish.ok ? await voteOnAbandoning(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/pace", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(PaceVote, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await voteOnPace(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/report", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(Report, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return answer(reply, wish.ok ? await reportTable(ports, id, wish.value) : wish);
  });

  app.post("/api/tables/:table/take-back", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(TablePath, request.params);
    return show(reply, id, path.ok ? await takeBack(ports, id, path.value.table) : path);
  });

  app.post("/api/tables/:table/rematch", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(ShareHash, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(
      reply,
      id,
      wish.ok ? await opening(request, { user: id, isAwaited: true }, () => rematch(ports, id, wish.value)) : wish,
    );
  });

  app.post("/api/tables/:table/decline-rematch", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(TablePath, request.params);
    return show(reply, id, path.ok ? await declineRematch(ports, id, path.value.table) : path);
  });

  app.post("/api/tables/:table/seat-link", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const wish = read(z.extend(SeatAt, TablePath.shape), { ...Object(request.body), ...Object(request.params) });
    return show(reply, id, wish.ok ? await renewLink(ports, id, wish.value) : wish);
  });

  app.post("/api/seat-links/:token", async (request, reply) => {
    const { id } = await callers.user(request, reply);
    const path = read(LinkPath, request.params);
    return show(reply, id, path.ok ? await openSeatLink(ports, id, path.value.token) : path);
  });

  shareRoutes(app, ports, show);
}
