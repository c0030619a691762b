import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, openRecord, playEntry, verifyRecord } from "#engine";
import { retell } from "#engine/testkit";
import { type Event, TIE_STEPS, type TieStep } from "./events.ts";
import { calimala } from "./index.ts";
import { META } from "./meta.ts";

/** Golden matches, made with `fiorino record`; `fiorino verify FILE` says the same and where a match first differs. */
const FOLDER = new URL("./replays/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const recordIn = (file: string): MatchRecord => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));

describe("golden matches", () => {
  test("cover all numbers of seats and both values of the switches that change the rules", () => {
    expect(FILES.length).toBeGreaterThanOrEqual(12);
    const records = FILES.map(recordIn);
    expect([...new Set(records.map((record) => record.seats))].sort()).toEqual([3, 4, 5]);
    for (const { id, values } of META.options) {
      const met = new Set(records.map((record) => record.options[id]));
      if (values.length === 2) expect(met.size, id).toBe(2);
    }
  });

  test.each(FILES)("%s tells, offers, shows and refuses what it did when it was recorded", (file) => {
    const hash = createHash("sha256");
    retell(calimala, recordIn(file), (line) => hash.update(line));
    expect(hash.digest("hex").slice(0, 16)).toMatchSnapshot();
  });

  test.each(FILES)("%s replays to the same standings and the same last state", (file) => {
    const record = recordIn(file);
    expect(record.standings).toBeDefined();
    expect(verifyRecord(calimala, record)).toMatchObject({ ok: true });
  });

  test("together they show every rare turn of events", () => {
    const seen = new Set<Event["type"] | TieStep>();
    const hear = (event: Event): void => {
      seen.add(event.type);
      if (event.type === "tileScored" || event.type === "cardScored") for (const { by } of event.ties) seen.add(by);
    };
    for (const record of FILES.map(recordIn)) {
      const opened = openRecord(calimala, record);
      if (!opened.ok) throw new Error(opened.refusal.code);
      const state = opened.value.setup();
      for (const entry of record.entries) playEntry(opened.value, state, entry, hear);
    }
    for (const type of [
      "whiteSwapped",
      "whiteOnStack",
      "whiteRemoved",
      "fourthDiscRemoved",
      "deckReshuffled",
      "allDiscsPlaced",
      "lastTileScored",
      "actionLapsed",
      "extraCardDrawn",
      "lateSeatGained",
      ...TIE_STEPS,
    ] as const) {
      expect(seen).toContain(type);
    }
  });
});
