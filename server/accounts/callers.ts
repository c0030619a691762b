import type { FastifyReply, FastifyRequest } from "fastify";
import { persist } from "../db/retry.ts";
import type { Ports } from "../ports.ts";
import type { Sessions } from "./session.ts";
import { loadUser, type User } from "./user-store.ts";

/** Finds out who makes a request. */
export interface Callers {
  user(request: FastifyRequest, reply: FastifyReply): Promise<User>;
}

export const callersOf = (sessions: Sessions, { db, patience }: Pick<Ports, "db" | "patience">): Callers => ({
  user: (request, reply) => {
    const id = sessions.ensure(request, reply);
    return persist(patience, () => loadUser(db, id));
  },
});
