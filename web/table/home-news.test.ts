import { expect, test } from "vitest";
import type { OpenTable } from "#protocol";
import { withNews } from "./home-news.ts";

const table = (id: string, at: number): OpenTable => ({ id, game: "relay", at, seats: [] });

test("news replace the parts that they bring and leave the others as they are", () => {
  const turn = { table: "one", game: "relay", seat: 0, others: [], daysLeft: null, since: 1 } as const;
  const first = withNews(null, { now: 1, yourTurn: [turn], openTables: { put: [table("old", 1)], gone: [] } });
  const next = withNews(first, { now: 2, lately: [] });
  expect(next).toEqual({ ...first, now: 2 });
  expect(withNews(next, { now: 3, yourTurn: [] }).yourTurn).toEqual([]);
});

test("open tables come, change and go one by one, the newest first", () => {
  const first = withNews(null, { now: 1, openTables: { put: [table("b", 2), table("a", 1)], gone: [] } });
  const changed = { ...table("a", 1), game: "stalls" };
  const next = withNews(first, { now: 2, openTables: { put: [changed, table("c", 3)], gone: ["b"] } });
  expect(next.openTables.map(({ id, game }) => [id, game])).toEqual([
    ["c", "relay"],
    ["a", "stalls"],
  ]);
});
