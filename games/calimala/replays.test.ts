import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, openRecord, playEntry, verifyRecord } from "#engine";
import type { Event } from "./events.ts";
import { calimala } from "./index.ts";

/** Golden matches, made with `fiorino record`; `fiorino verify FILE` says the same and where a match first differs. */
const FOLDER = new URL("./replays/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const recordIn = (file: string): MatchRecord => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));

describe("golden matches", () => {
  test("cover all numbers of seats and both values of the switches that change the rules", () => {
    const records = FILES.map(recordIn);
    expect([...new Set(records.map((record) => record.seats))].sort()).toEqual([3, 4, 5]);
    for (const option of ["whiteReplacement", "cubes", "layout"]) {
      expect(new Set(records.map((record) => record.options[option])).size).toBe(2);
    }
  });

  test.each(FILES)("%s replays to the same standings and the same last state", (file) => {
    const record = recordIn(file);
    expect(record.standings).toBeDefined();
    expect(verifyRecord(calimala, record)).toMatchObject({ ok: true });
  });

  test("together they show every rare turn of events", () => {
    const seen = new Set<Event["type"]>();
    for (const record of FILES.map(recordIn)) {
      const opened = openRecord(calimala, record);
      if (!opened.ok) throw new Error(opened.refusal.code);
      const state = opened.value.setup();
      for (const entry of record.entries) playEntry(opened.value, state, entry, (event) => void seen.add(event.type));
    }
    for (const type of [
      "whiteSwapped",
      "whiteOnStack",
      "whiteRemoved",
      "fourthDiscRemoved",
      "deckReshuffled",
      "allDiscsPlaced",
      "lastTileScored",
    ] as const) {
      expect(seen).toContain(type);
    }
  });
});
