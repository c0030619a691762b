import { unreachable } from "#engine";
import { LiveRequest, OLDEST_PROTOCOL, type Refusal } from "#protocol";
import { troubleOf } from "../db/retry.ts";
import type { Homes } from "../home/homes.ts";
import type { MatchPorts } from "../matches/commit/change-match.ts";
import { submitMoves } from "../matches/commit/submit-moves.ts";
import { lookBack, type PastPorts } from "../matches/look-back.ts";
import { comeBack } from "../tables/absence/stand-in.ts";
import { MAX_MESSAGE } from "./allowance.ts";
import { type Connection, type Hub, say } from "./hub.ts";

export interface LivePorts extends MatchPorts, PastPorts {
  readonly hub: Hub;
  readonly homes: Homes;
}

/** Carries out one message of a connection. An invalid message gets a refusal; the connection stays open. */
export async function answerRequest(ports: LivePorts, connection: Connection, text: string): Promise<void> {
  const request = readRequest(text);
  if (request === undefined) {
    say(connection, { type: "refused", ...traceOf(text), refusal: { code: "malformed" } });
    return;
  }
  try {
    await answer(ports, connection, request);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined) ports.log.error({ err: error, request }, "a live request failed");
    say(connection, { type: "refused", ...named(request), refusal: { code: trouble ?? "server-fault" } });
  }
}

/** Parses a message; returns undefined when it is no request of the protocol. */
export function readRequest(text: string): LiveRequest | undefined {
  try {
    return LiveRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type CommitRequest = Extract<LiveRequest, { type: "commit" }>;

const MAX_TRACE = 64;

/** The id and table of an invalid message, so that its sender knows which one was refused. */
export function traceOf(text: string): { id?: string; table?: string } {
  if (text.length > MAX_MESSAGE) return {};
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== "object" || said === null) return {};
    const id = "id" in said && typeof said.id === "string" ? { id: said.id.slice(0, MAX_TRACE) } : {};
    const table = "table" in said && typeof said.table === "string" ? { table: said.table.slice(0, MAX_TRACE) } : {};
    return { ...id, ...table };
  } catch {
    return {};
  }
}

const named = (request: LiveRequest): { id?: string; table?: string } => ({
  ...("id" in request ? { id: request.id } : {}),
  ...("table" in request ? { table: request.table } : {}),
});

async function answer(ports: LivePorts, connection: Connection, request: LiveRequest): Promise<void> {
  const { hub } = ports;
  if (request.type === "hello") connection.isOld = (request.protocol ?? 1) < OLDEST_PROTOCOL;
  if (connection.isOld) return refused(connection, request, { code: "client-old" });
  switch (request.type) {
    case "hello":
      return;
    case "ping":
      return say(connection, { type: "pong" });
    case "follow": {
      const found = await hub.follow(connection, request.table, request.since);
      if (found === "not-found") return refused(connection, request, { code: "not-found" });
      comeBack(ports, connection.user.id, request.table).catch((error) =>
        ports.log.warn({ err: error, table: request.table }, "could not note who has come back"),
      );
      return;
    }
    case "unfollow":
      return hub.unfollow(connection, request.table);
    case "follow-home":
      return ports.homes.follow(connection, request.besides);
    case "unfollow-home":
      return ports.homes.leave(connection);
    case "commit":
      return answerCommit(ports, connection, request);
    case "past": {
      const { id, table } = request;
      const seen = await lookBack(ports, connection.user.id, request);
      if (!seen.ok) return refused(connection, request, seen.refusal);
      return say(connection, { type: "past", id, table, page: seen.value });
    }
    default:
      return unreachable(request);
  }
}

/** Carries out a commit. Whether it was accepted or is stale, the answer brings the match as it is now. */
async function answerCommit(ports: LivePorts, connection: Connection, request: CommitRequest): Promise<void> {
  const { id, table } = request;
  const done = await submitMoves(ports, { user: connection.user.id }, request);
  if (done.ok) {
    await ports.hub.answer(connection, request, (match) => ({ type: "committed", id, table, ply: done.value, match }));
  } else if (done.refusal.code === "stale") {
    const { refusal } = done;
    await ports.hub.answer(connection, request, (match) => ({ type: "refused", id, table, refusal, match }));
  } else refused(connection, request, done.refusal);
}

const refused = (connection: Connection, request: LiveRequest, refusal: Refusal): void =>
  say(connection, { type: "refused", ...named(request), refusal });
