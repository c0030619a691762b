import { effect } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MatchUpdate, Refusal, ToldEvent } from "#protocol";
import { startConnection } from "./connection.ts";
import { follow, joined } from "./followed.ts";
import { HELLO, testSockets } from "./test-socket.ts";

const told = (ply: number): ToldEvent => ({ ply, event: { type: `entry ${ply}` } });

const update = (from: number, ply: number): MatchUpdate => ({
  table: "amber-lily",
  ply,
  from,
  seat: 0,
  toAct: 1,
  view: null,
  chosen: [],
  waiting: null,
  events: Array.from({ length: ply - from }, (_, k) => told(from + k)),
  standings: null,
});

test("events are added where the known ones end", () => {
  expect(joined([told(0), told(1)], 2, update(2, 4))).toEqual([told(0), told(1), told(2), told(3)]);
});

test("repeated events count once", () => {
  expect(joined([told(0), told(1)], 2, update(0, 3))).toEqual([told(0), told(1), told(2)]);
});

test("entries that are missing in between are noticed", () => {
  expect(joined([told(0)], 1, update(2, 3))).toBe(null);
});

describe("a table that is followed", () => {
  const sockets = testSockets();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("location", { protocol: "http:", host: "house" });
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("WebSocket", sockets.WebSocket);
    startConnection();
    sockets.last().open();
    sockets.last().says(HELLO);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const sent = (type: string): number => sockets.last().sent.filter((text) => JSON.parse(text).type === type).length;
  const refuse = (code: string): void =>
    sockets.last().says({ type: "refused", table: "amber-lily", refusal: { code } });

  test("is taken back as a whole by a rewind: all events are asked for anew, and moves say for which match they are", () => {
    const followed = follow("amber-lily");
    const say = (match: MatchUpdate): void => sockets.last().says({ type: "match", match });
    say(update(0, 5));
    say({ ...update(3, 3), rewinds: 1 });
    expect(JSON.parse(sockets.last().sent.at(-1) ?? "")).toEqual({ type: "follow", table: "amber-lily", since: 0 });
    expect(followed.match.value?.ply, "until they have come nothing changes").toBe(5);
    say({ ...update(0, 3), rewinds: 1 });
    expect([followed.match.value?.ply, followed.events.value.length]).toEqual([3, 3]);
    say(update(0, 5));
    expect(followed.match.value?.ply, "news from before is old").toBe(3);
    followed.commit(3, ["go"], () => undefined);
    expect(JSON.parse(sockets.last().sent.at(-1) ?? "")).toMatchObject({ type: "commit", ply: 3, rewinds: 1 });
    followed.close();
  });

  test("is asked for again while the server is busy", () => {
    const followed = follow("amber-lily");
    refuse("server-busy");
    vi.advanceTimersByTime(1500);
    expect([sent("follow"), followed.refusal.value]).toEqual([2, null]);
    followed.close();
  });

  test("is not asked for any more when nobody looks at it", () => {
    const followed = follow("amber-lily");
    refuse("server-busy");
    followed.close();
    vi.advanceTimersByTime(5000);
    expect([sent("follow"), sent("unfollow")]).toEqual([1, 1]);
  });

  test.each(["not-found", "malformed"])("is refused when the server says %s", (code) => {
    const followed = follow("amber-lily");
    refuse(code);
    vi.advanceTimersByTime(5000);
    expect([sent("follow"), followed.refusal.value]).toEqual([1, { code }]);
    followed.close();
  });

  test.each(["server-busy", "server-full"])("gets its moves again while it hears %s, under the same id", (code) => {
    const followed = follow("amber-lily");
    const answered = vi.fn();
    followed.commit(3, ["pass"], answered);
    const commits = (): readonly { readonly id: string }[] =>
      sockets
        .last()
        .sent.map((text) => JSON.parse(text))
        .filter(({ type }) => type === "commit");
    const [first] = commits();
    sockets.last().says({ type: "refused", id: first?.id, refusal: { code } });
    vi.advanceTimersByTime(1500);
    expect(commits()).toEqual([first, first]);
    sockets.last().says({ type: "committed", id: first?.id, table: "amber-lily", ply: 4, match: update(0, 4) });
    expect(answered.mock.calls).toEqual([[null]]);
    followed.close();
  });

  test.each([
    ["committed", {}, null],
    ["refused", { refusal: { code: "stale" } }, { code: "stale" }],
  ])(
    "shows the position that an answer brings together with the answer, once a commit is %s",
    (type, rest, refusal) => {
      const followed = follow("amber-lily");
      sockets.last().says({ type: "match", match: update(0, 3) });
      const seen: unknown[] = [];
      let answer: Refusal | null | "none" = "none";
      const stop = effect(() => void seen.push([followed.match.value?.ply, followed.length.value, answer]));
      followed.commit(3, ["pass"], (given) => {
        answer = given;
      });
      const { id } = JSON.parse(sockets.last().sent.at(-1) ?? "");
      sockets.last().says({ type, id, table: "amber-lily", ply: 4, match: update(3, 6), ...rest });
      expect(seen).toEqual([
        [3, 3, "none"],
        [6, 6, refusal],
      ]);
      stop();
      followed.close();
    },
  );

  test("takes no position of another table's answer", () => {
    const followed = follow("amber-lily");
    sockets.last().says({
      type: "committed",
      id: "x",
      table: "azure-bell",
      ply: 4,
      match: { ...update(0, 4), table: "azure-bell" },
    });
    expect(followed.match.value).toBeNull();
    followed.close();
  });
});
