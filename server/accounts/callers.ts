import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import type { Sessions } from "./session.ts";
import { loadUser, type User } from "./user-store.ts";

/** Finds out who makes a request. */
export interface Callers {
  user(request: FastifyRequest, reply: FastifyReply): Promise<User>;
}

export const callersOf = (sessions: Sessions, db: Database): Callers => ({
  user: (request, reply) => loadUser(db, sessions.ensure(request, reply)),
});
