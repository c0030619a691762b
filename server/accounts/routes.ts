import type { FastifyInstance } from "fastify";
import { Me } from "#protocol";
import { answer, read } from "../http/answers.ts";
import type { Ports } from "../ports.ts";
import type { Callers } from "./callers.ts";
import { NAME_INVALID, rename } from "./rename.ts";

interface AccountPorts extends Pick<Ports, "db" | "patience" | "publisher"> {
  readonly callers: Callers;
}

export function accountRoutes(app: FastifyInstance, ports: AccountPorts): void {
  app.get("/api/me", (request, reply) => ports.callers.user(request, reply));

  app.patch("/api/me", async (request, reply) => {
    const user = await ports.callers.user(request, reply);
    const wish = read(Me, request.body);
    return answer(reply, wish.ok ? await rename(ports, user, wish.value.name) : NAME_INVALID);
  });
}
