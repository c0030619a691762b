import type { FastifyReply, FastifyRequest } from "fastify";
import { persist } from "../db/retry.ts";
import { networkOf } from "../http/network.ts";
import type { Ports } from "../ports.ts";
import type { Ceilings } from "./ceilings/ceilings.ts";
import type { Sessions } from "./session.ts";
import { loadUser, type User } from "./user-store.ts";

/** Finds out who makes a request. */
export interface Callers {
  user(request: FastifyRequest, reply: FastifyReply): Promise<User>;
}

interface CallerPorts extends Pick<Ports, "db" | "patience"> {
  readonly ceilings: Ceilings;
}

export const callersOf = (sessions: Sessions, { db, patience, ceilings }: CallerPorts): Callers => ({
  user: (request, reply) => {
    const id = sessions.ensure(request, reply);
    return persist(patience, () => loadUser(db, id, () => ceilings.admitGuest(networkOf(request.ip))));
  },
});
