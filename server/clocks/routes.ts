import type { FastifyInstance } from "fastify";
import { HoursWish } from "#protocol";
import type { Callers } from "../accounts/callers.ts";
import { answer, read } from "../http/answers.ts";
import type { Ports } from "../ports.ts";
import { loadHours, storeHours } from "./hours.ts";

interface HoursPorts extends Pick<Ports, "db" | "patience"> {
  readonly callers: Callers;
}

export function hoursRoutes(app: FastifyInstance, ports: HoursPorts): void {
  app.get("/api/hours", async (request, reply) => {
    const { id } = await ports.callers.user(request, reply);
    return loadHours(ports, id);
  });

  app.put("/api/hours", async (request, reply) => {
    const { id } = await ports.callers.user(request, reply);
    const wish = read(HoursWish, request.body);
    return answer(reply, wish.ok ? await storeHours(ports, id, wish.value) : wish);
  });
}
