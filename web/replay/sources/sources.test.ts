import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnyGame, type MatchRecord, openRecord, PUBLIC_AUDIENCE, playEntry, type Seat, seatBit } from "#engine";
import { gameById } from "#games";
import type { MatchUpdate, ToldEvent } from "#protocol";
import { frameOf, freshEvents } from "../../board/frame.ts";
import type { Moment, Source } from "../../board/source.ts";
import { startConnection } from "../../live/connection.ts";
import { follow } from "../../live/followed.ts";
import { HELLO, testSockets } from "../../live/test-socket.ts";
import { openPaged } from "./paged.ts";
import { walkedThrough } from "./walked.ts";

/** A source that the test advances. */
interface Fed {
  readonly source: Source;
  goTo(ply: number): void;
  close(): void;
}

/** A golden match as one reader may know it, entry by entry, computed without any source. */
interface Known {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
  readonly told: readonly ToldEvent[];
}

function known(id: string, seat: Seat | null): Known {
  const game = gameById(id);
  const golden = join(import.meta.dirname, `../../../games/${id}/replays/three-greedy.json`);
  const record: MatchRecord = JSON.parse(readFileSync(golden, "utf8"));
  const opened = game === undefined ? undefined : openRecord(game, record);
  if (game === undefined || opened?.ok !== true) throw new Error(`${id} has a golden match`);
  const open = opened.value;
  const state = open.setup();
  const told: ToldEvent[] = [];
  const momentAt = (ply: number): Moment => ({
    ...{ ply, seat, toAct: open.toAct(state), view: open.view(state, seat ?? "public"), chosen: [false, false, false] },
    standings: ply === record.entries.length ? (record.standings ?? null) : null,
  });
  const moments = [momentAt(0)];
  for (const [ply, entry] of record.entries.entries()) {
    playEntry(open, state, entry, (event, audience) => {
      if ((audience & (seat === null ? PUBLIC_AUDIENCE : seatBit(seat))) === 0) return;
      told.push({ ply, ...(entry.auto === true ? { auto: true } : {}), event });
    });
    moments.push(momentAt(ply + 1));
  }
  return { game, record, moments, told };
}

const sockets = testSockets();

/** The live source, fed with updates as the server sends them: from the page's last ply on, sometimes repeated. */
function live({ moments, told }: Known): Fed {
  startConnection();
  sockets.last().open();
  sockets.last().says(HELLO);
  const source = follow("amber-lily");
  const say = (from: number, ply: number): void => {
    const events = told.filter((each) => each.ply >= from && each.ply < ply);
    const match: MatchUpdate = {
      ...{ table: "amber-lily", from, waiting: null, events },
      ...(moments[ply] ?? never()),
    };
    sockets.last().says({ type: "match", match });
  };
  say(0, 0);
  return {
    source,
    goTo: (ply) => {
      const from = source.length.value;
      say(from, ply);
      if (ply % 3 === 0) say(Math.max(0, from - 5), ply);
    },
    close: source.close,
  };
}

function recorded({ game, record, moments }: Known): Fed {
  const walked = walkedThrough(game, record);
  if (!walked.ok) throw new Error(JSON.stringify(walked.refusal));
  const eyes = moments[0]?.seat ?? null;
  const source = openPaged({
    events: signal(walked.value.told(eyes).events),
    length: signal(walked.value.length),
    rewinds: signal(0),
    look: (ply) => Promise.resolve(walked.value.turnAt(eyes, ply)),
  });
  source.goTo(0);
  return { source, goTo: source.goTo, close: source.close };
}

function never(): never {
  throw new Error("no such moment");
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "house" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("WebSocket", sockets.WebSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SOURCES = { live, recorded } as const;
const GAMES = ["calimala", "mille-fiori"] as const;
const READERS = { "seat 1": 1, "the public": null } as const;

const CASES = Object.entries(SOURCES).flatMap(([kind, feed]) =>
  GAMES.flatMap((id) => Object.entries(READERS).map(([reader, seat]) => ({ kind, feed, id, reader, seat }))),
);

describe.each(CASES)("a $kind match of $id, as $reader sees it,", ({ feed, id, seat }) => {
  const match = known(id, seat);
  const last = match.record.entries.length;
  /** One entry, then a few, then many at once. */
  const stops = [0, 1, 2, 5, 9, 30, 31, 80, last - 1, last];

  /** Advances through the match and checks each stop. */
  async function goThrough(look: (source: Source) => void): Promise<void> {
    const { source, goTo, close } = feed(match);
    await vi.advanceTimersByTimeAsync(0);
    look(source);
    for (const ply of stops.slice(1)) {
      goTo(ply);
      await vi.advanceTimersByTimeAsync(0);
      look(source);
    }
    close();
  }

  test("shows the moment that it has got to, and nothing of those after it", async () => {
    const seen: unknown[] = [];
    await goThrough(({ match: { value } }) => {
      if (value === null) return;
      const { ply, seat: viewer, toAct, view, chosen, standings } = value;
      seen.push({ ply, seat: viewer, toAct, view, chosen, standings });
    });
    expect(seen).toEqual(stops.map((ply) => match.moments[ply]));
  });

  test("has told what led there, to whom it is for, in order", async () => {
    const seen: unknown[] = [];
    await goThrough(({ events }) => seen.push(events.value));
    expect(seen).toEqual(stops.map((stop) => match.told.filter(({ ply }) => ply < stop)));
  });

  test("knows how many entries there are, those shown and those that lie ahead", async () => {
    await goThrough(({ match: { value }, length }) => expect(length.value).toBeGreaterThanOrEqual(value?.ply ?? 0));
  });

  test("gives the board every event once to show, however far it goes in one go", async () => {
    const frames = [frameOf(match.moments[0] ?? never(), [], null)];
    await goThrough(({ match: { value }, events }) => frames.push(frameOf(value ?? never(), events.value, null)));
    const shown = frames.slice(1).flatMap((frame, at) => freshEvents(frames[at] ?? frame, frame).news);
    expect(shown).toEqual(match.told.map(({ event }) => event));
  });
});
