import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { MatchRecord } from "#engine";
import { gameById } from "#games";
import { frameOf, freshEvents } from "./frame.ts";
import { openRecorded, type Recorded } from "./recorded.ts";

const golden = join(import.meta.dirname, "../../games/firenze/replays/two-greedy.json");
const record: MatchRecord = JSON.parse(readFileSync(golden, "utf8"));
const game = gameById("firenze");
if (game === undefined) throw new Error("the house has Firenze");

function opened(): Recorded {
  const found = openRecorded(game ?? never(), record, 0);
  return found.ok ? found.value : never();
}

function never(): never {
  throw new Error("the golden match is in order");
}

/** The present moment as text. */
const shown = ({ match, events }: Recorded): string => JSON.stringify([match.value, events.value.length]);

test("a recorded match begins at its beginning and knows how long it is", () => {
  const { match, events, length } = opened();
  expect([match.value.ply, match.value.standings, events.value, length.value]).toEqual([
    0,
    null,
    [],
    record.entries.length,
  ]);
});

test("it goes back to what it has shown before", () => {
  const source = opened();
  const seen = new Map<number, string>();
  for (const ply of [0, 1, 2, 40, 41, 200]) {
    source.goTo(ply);
    seen.set(ply, shown(source));
  }
  for (const ply of [41, 40, 2, 200, 1, 0]) {
    source.goTo(ply);
    expect(shown(source)).toBe(seen.get(ply));
  }
});

test("it stays between its beginning and its end", () => {
  const source = opened();
  source.goTo(-1);
  expect(source.match.value.ply).toBe(0);
  source.goTo(record.entries.length + 1);
  expect(source.match.value).toMatchObject({ ply: record.entries.length, toAct: 0, standings: record.standings });
});

test("a step back shows nothing as news", () => {
  const source = opened();
  source.goTo(60);
  const before = frameOf(source.match.value, source.events.value, null);
  source.goTo(20);
  const now = frameOf(source.match.value, source.events.value, null);
  expect(freshEvents(before, now)).toEqual({ news: [], own: [] });
});

test("a record that is not what it says is refused", () => {
  const entries = record.entries.slice(0, -1);
  expect(openRecorded(game ?? never(), { ...record, entries }, 0)).toMatchObject({
    ok: false,
    refusal: { code: "hash-differs" },
  });
});
