import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, openRecord, playEntry, verifyRecord } from "#engine";
import { retold } from "#engine/testkit";
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

  test("tell, offer, show and refuse what they did when they were recorded", () => {
    expect(Object.fromEntries(FILES.map((file) => [file, retold(calimala, recordIn(file))]))).toMatchInlineSnapshot(`
      {
        "five-greedy-2024.json": "3c14e0a096c521da",
        "five-greedy-introductory.json": "353c1d490c7d3cf5",
        "five-mixed-cap-unlimited.json": "8b80eb9133f19848",
        "five-random-late-turn-order.json": "a05244eb65984136",
        "four-greedy-2024.json": "7d656451c469354a",
        "four-greedy.json": "a3ca1d99ff9afaa0",
        "four-mixed-extra-pooled.json": "621443e828d20cc1",
        "four-mixed-removed.json": "8acf4afe146bfc27",
        "four-random-2024-removed.json": "3b67ae21cf4fef94",
        "three-greedy-2024.json": "eea806457a1e010c",
        "three-greedy.json": "ed9bffdab4d716b6",
        "three-random-pooled-introductory.json": "cd991982e9adb89e",
        "three-random-removed-unlimited.json": "b96f4e55268471fa",
      }
    `);
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
