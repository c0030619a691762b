import type { FastifyReply } from "fastify";
import type { ZodMiniType } from "zod/mini";
import type { RefusalCode } from "#protocol";
import { type Answer, refuse } from "#referee";

/** Parses a body or a path by its schema; refuses what does not match as malformed. */
export function read<T>(schema: ZodMiniType<T>, body: unknown): Answer<T> {
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : refuse("malformed");
}

/** Sends the value as JSON, or the refusal as JSON with its status. */
export const answer = (reply: FastifyReply, done: Answer<unknown>): FastifyReply =>
  done.ok ? reply.send(done.value) : reply.code(statusOf(done.refusal.code)).send(done.refusal);

const STATUS = {
  "not-found": 404,
  "link-invalid": 404,
  malformed: 400,
  "name-invalid": 400,
  "name-taken": 409,
  "option-invalid": 400,
  "seats-out-of-range": 400,
  "message-too-long": 413,
  "too-fast": 429,
  "too-many-waiting": 429,
  "too-many-waiting-here": 429,
  "too-many-running": 429,
  "too-many-running-here": 429,
  "too-many-tables": 429,
  "too-many-guests": 429,
  "not-owner": 403,
  "not-your-seat": 403,
  "table-private": 403,
  banned: 403,
  "server-busy": 503,
  "server-full": 507,
  "server-fault": 500,
} as const satisfies Partial<Record<RefusalCode, number>>;

/** The HTTP status that goes with a refusal; 409 for a conflict with the table's state. */
export const statusOf = (code: RefusalCode): number => (code in STATUS ? STATUS[code as keyof typeof STATUS] : 409);
