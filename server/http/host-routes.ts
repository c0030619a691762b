import type { FastifyInstance } from "fastify";
import type { HostView } from "#protocol";

/** `/host.json`: who answers for the server. It is no part of the API, so that also those who are shut out can read it. */
export function hostRoutes(
  app: FastifyInstance,
  { contact, imprint }: { readonly contact: string | undefined; readonly imprint: string | undefined },
): void {
  const host: HostView = { contact: contact ?? null, imprint: imprint ?? null };
  app.get("/host.json", (_, reply) => reply.header("cache-control", "no-cache").send(host));
}
