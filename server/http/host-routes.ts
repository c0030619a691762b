import type { FastifyInstance } from "fastify";
import type { HostView } from "#protocol";

interface HostAddresses {
  readonly contact: string | undefined;
  readonly imprint: string | undefined;
}

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * `/host.json`: who answers for the server. It is no part of the API, so that also those who are shut out can read it.
 * `/.well-known/security.txt` (RFC 9116): the same for whoever has found a hole; only with a contact.
 */
export function hostRoutes(app: FastifyInstance, { contact, imprint }: HostAddresses): void {
  const host: HostView = { contact: contact ?? null, imprint: imprint ?? null };
  app.get("/host.json", (_, reply) => reply.header("cache-control", "no-cache").send(host));
  if (contact === undefined) return;
  app.get("/.well-known/security.txt", (_, reply) => {
    const expires = new Date(Date.now() + ONE_YEAR_MS).toISOString();
    return reply.type("text/plain").send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, de, pt\n`);
  });
}
