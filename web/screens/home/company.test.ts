import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHELVES } from "#games/ui";
import { keepCompany, keptCompany, tableWith } from "./company.ts";

/** The browser's storage. */
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const metas = SHELVES.map(({ meta }) => meta);

test.each(metas)("$title is played now by three, unless the browser has chosen otherwise", (meta) => {
  expect(keptCompany(meta)).toEqual({ seats: 3, level: "merchant" });
  keepCompany(meta, { seats: meta.seats.max, level: "artisan" });
  expect(keptCompany(meta)).toEqual({ seats: meta.seats.max, level: "artisan" });
});

test("each game keeps its own company", () => {
  const [one, two] = metas;
  if (one === undefined || two === undefined) throw new Error("the house has two games");
  keepCompany(one, { seats: 4, level: "artisan" });
  expect(keptCompany(two)).toEqual({ seats: 3, level: "merchant" });
});

test("a game that is not for three is played by its fewest", () => {
  const [meta] = metas;
  if (meta === undefined) throw new Error("the house has a game");
  expect(keptCompany({ ...meta, seats: { min: 4, max: 5 } }).seats).toBe(4);
});

test.each(["9 random", "3 deep", "nonsense", "", "3"])("what makes no sense any more, %j, is the usual", (text) => {
  const [meta] = metas;
  if (meta === undefined) throw new Error("the house has a game");
  stored.set(`fiorino.play-now.${meta.id}`, text);
  const { seats, level } = keptCompany(meta);
  expect([seats, level]).toEqual([3, text === "9 random" ? "apprentice" : "merchant"]);
});

test("the table has oneself first and bots of one level on all other seats", () => {
  const [meta] = metas;
  if (meta === undefined) throw new Error("the house has a game");
  const { seats } = tableWith(meta, { seats: 4, level: "artisan" });
  const bot = { kind: "bot", level: "artisan" };
  expect(seats).toEqual([{ kind: "me" }, bot, bot, bot]);
});
