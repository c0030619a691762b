import type { FastifyReply } from "fastify";
import type { ZodMiniType } from "zod/mini";
import { type Answer, refuse, statusOf } from "./refusal.ts";

/** What a schema makes of a body or a path; anything else is malformed. */
export function read<T>(schema: ZodMiniType<T>, body: unknown): Answer<T> {
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : refuse("malformed");
}

/** Sends the value as JSON, or the refusal as JSON with its status. */
export const answer = (reply: FastifyReply, done: Answer<unknown>): FastifyReply =>
  done.ok ? reply.send(done.value) : reply.code(statusOf(done.refusal.code)).send(done.refusal);
