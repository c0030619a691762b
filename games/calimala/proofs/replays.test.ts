import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, verifyRecord } from "#engine";
import { eventsOf, mustFollow, retell } from "#engine/testkit";
import { calimala } from "../index.ts";
import { META } from "../meta.ts";
import { modelOf } from "../naive/model.ts";
import { type Event, TIE_STEPS, type TieStep } from "../rules/events.ts";

/** Golden matches, made with `fiorino record`. `fiorino verify FILE` checks one of them and says where it first differs. */
const FOLDER = new URL("../replays/", import.meta.url);
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

  test.each(FILES)("%s means the same to the second implementation", (file) => {
    const record = recordIn(file);
    mustFollow(modelOf(record.seats, record.options), record);
  });

  test("a record with another end, or without its first entry, means something else", () => {
    const record = recordIn(FILES[0] ?? "");
    const model = () => modelOf(record.seats, record.options);
    expect(() => mustFollow(model(), { ...record, entries: record.entries.slice(0, -1) })).toThrow("points");
    expect(() => mustFollow(model(), { ...record, entries: record.entries.slice(1) })).toThrow("ply 0: chance");
  });

  test("together they show every rare turn of events", () => {
    const seen = new Set<Event["type"] | TieStep>();
    for (const event of FILES.flatMap((file) => eventsOf(calimala, recordIn(file)))) {
      seen.add(event.type);
      if (event.type === "tileScored" || event.type === "cardScored") for (const { by } of event.ties) seen.add(by);
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
