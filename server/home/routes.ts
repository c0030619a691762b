import type { FastifyInstance } from "fastify";
import { type LikelyView, LikelyWish } from "#protocol";
import type { GameShelf } from "#referee";
import type { Database } from "../db/database.ts";
import { answer, read } from "../http/answers.ts";
import { loadLikelyEnds } from "./likely-end.ts";

interface LikelyPorts {
  readonly db: Database;
  readonly games: GameShelf;
}

/** How long a match of a kind is likely to take: what somebody wants to know before they open or join a table. */
export function likelyRoutes(app: FastifyInstance, { db, games }: LikelyPorts): void {
  app.post("/api/likely", async (request, reply) => {
    const wish = read(LikelyWish, request.body);
    if (!wish.ok) return answer(reply, wish);
    const ends = await loadLikelyEnds(db, games);
    return { likely: ends.of(wish.value) ?? null } satisfies LikelyView;
  });
}
