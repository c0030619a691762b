import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, verifyRecord } from "#engine";
import { eventsOf, mustFollow, retell } from "#engine/testkit";
import { firenze } from "../index.ts";
import { META } from "../meta.ts";
import { modelOf } from "../naive/model.ts";
import { CARDS, PERSONS } from "../rules/content.ts";
import type { Event } from "../rules/events.ts";

/** Golden matches, made with `fiorino record`; `fiorino verify FILE` says the same and where a match first differs. */
const FOLDER = new URL("../replays/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const recordIn = (file: string): MatchRecord => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));

/** What happens in some of them, beside what happens in every match. */
const RARE: readonly Event["type"][] = [
  "deckReshuffled",
  "bagShort",
  "eventCancelled",
  "cardThrownAway",
  "bricksLost",
  "swapped",
  "bricksToBag",
  "towerKept",
  "floorBonus",
  "privilege",
  "lastSeal",
  "bellTower",
  "churchDone",
  "cardDiscarded",
  "majority",
  "feast",
];

/** 3.6 Something is given away to keep a limit. */
const isOverLimit = (event: Event | undefined): boolean =>
  event?.type === "cardDiscarded" || (event?.type === "brickGiven" && event.purpose === "limit");

describe("golden matches", () => {
  test("cover all numbers of seats and every value of every option", () => {
    expect(FILES.length).toBeGreaterThanOrEqual(12);
    const records = FILES.map(recordIn);
    expect([...new Set(records.map((record) => record.seats))].sort()).toEqual([2, 3, 4]);
    for (const { id, values } of META.options) {
      const met = new Set(records.map((record) => record.options[id]));
      expect([...met].sort(), id).toEqual([...values].sort());
    }
  });

  test.each(FILES)("%s tells, offers, shows and refuses what it did when it was recorded", (file) => {
    const hash = createHash("sha256");
    retell(firenze, recordIn(file), (line) => hash.update(line));
    expect(hash.digest("hex").slice(0, 16)).toMatchSnapshot();
  });

  test.each(FILES)("%s replays to the same standings and the same last state", (file) => {
    const record = recordIn(file);
    expect(record.standings).toBeDefined();
    expect(verifyRecord(firenze, record)).toMatchObject({ ok: true });
  });

  test.each(FILES)("%s means the same to the second implementation", (file) => {
    const record = recordIn(file);
    mustFollow(modelOf(record.seats, record.options), record);
  });

  test("together they show every card taken, every person played, every blow and every rare turn of events", () => {
    const heard: readonly Event[] = FILES.flatMap((file) => eventsOf(firenze, recordIn(file)));
    const types = new Set(heard.map(({ type }) => type));
    for (const type of RARE) expect(types).toContain(type);
    const cards = (type: Event["type"]): readonly string[] =>
      [...new Set(heard.flatMap((event) => (event.type === type && "card" in event ? [event.card] : [])))].sort();
    expect(cards("cardTaken")).toEqual([...CARDS].sort());
    expect(cards("personPlayed")).toEqual([...PERSONS].sort());
    const blows = new Set(heard.flatMap((event) => (event.type === "towerHit" ? [event.by] : [])));
    expect([...blows].sort()).toEqual(["botch", "collapse", "luxuryTax", "ruin", "saboteur", "tribute"]);
    expect(heard.some((event, i) => event.type === "personPlayed" && isOverLimit(heard[i - 1]))).toBe(true);
  });
});
