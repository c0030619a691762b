import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newUserId } from "../ids.ts";
import type { Ports } from "../ports.ts";

const COOKIE = "fiorino";
const LONGEST_LIFE = 400 * 24 * 60 * 60;

interface SessionPorts extends Pick<Ports, "randomBytes"> {
  readonly cookieSecret: string;
  /** True when people reach the server over https: the cookie then gets the Secure flag. */
  readonly isSecure: boolean;
}

/**
 * Identifies browsers by an id in a signed cookie, which is made when a page or the first request comes without one.
 */
export interface Sessions {
  /** The user of this cookie header, if its signature is right. */
  known(header: string | undefined): string | undefined;
  /** A new user's id and the header that makes the browser keep it. */
  fresh(): { readonly id: string; readonly header: string };
  /** The request's user, a new one if need be; `reply` carries the cookie. */
  ensure(request: FastifyRequest, reply: FastifyReply): string;
}

export async function startSessions(app: FastifyInstance, ports: SessionPorts): Promise<Sessions> {
  await app.register(cookie, { secret: ports.cookieSecret });
  const known: Sessions["known"] = (header) => {
    const text = app.parseCookie(header ?? "")[COOKIE];
    if (text === undefined) return undefined;
    const { valid, value } = app.unsignCookie(text);
    return valid && value !== "" ? value : undefined;
  };
  const fresh: Sessions["fresh"] = () => {
    const id = newUserId(ports);
    const options = {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: ports.isSecure,
      maxAge: LONGEST_LIFE,
    } as const;
    return { id, header: app.serializeCookie(COOKIE, app.signCookie(id), options) };
  };
  const ensure: Sessions["ensure"] = (request, reply) => {
    const id = known(request.headers.cookie);
    if (id !== undefined) return id;
    const made = fresh();
    reply.header("set-cookie", made.header);
    return made.id;
  };
  return { known, fresh, ensure };
}
