import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, openRecord, playEntry, verifyRecord } from "#engine";
import { retold } from "#engine/testkit";
import type { Event } from "./events.ts";
import { milleFiori } from "./index.ts";
import { META } from "./meta.ts";
import { modelOf } from "./naive/model.ts";

/** Golden matches, made with `fiorino record`; `fiorino verify FILE` says the same and where a match first differs. */
const FOLDER = new URL("./replays/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const recordIn = (file: string): MatchRecord => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));

describe("golden matches", () => {
  test("cover every number of seats with both editions and both ways of selecting", () => {
    const records = FILES.map(recordIn);
    const met = new Set(records.map(({ seats, options }) => `${seats} ${options["edition"]} ${options["selection"]}`));
    const [edition, selection] = META.options;
    const wanted = [2, 3, 4].flatMap((seats) =>
      edition.values.flatMap((e) => selection.values.map((s) => `${seats} ${e} ${s}`)),
    );
    expect([...met].sort()).toEqual(wanted.sort());
  });

  test("tell, offer, show and refuse what they did when they were recorded", () => {
    expect(Object.fromEntries(FILES.map((file) => [file, retold(milleFiori, recordIn(file))]))).toMatchInlineSnapshot(`
      {
        "four-greedy-revised-in-turn.json": "5566f8d786609929",
        "four-greedy.json": "1611d3c2ef6371f5",
        "four-mixed-revised.json": "58e2f79431540b29",
        "four-random-in-turn.json": "78cfb8e48d38ce21",
        "three-greedy-in-turn.json": "9cc33c85b5acea93",
        "three-greedy-revised.json": "a46d9c079eec901b",
        "three-greedy.json": "c2962edc355fea08",
        "three-mixed-revised-in-turn.json": "71937f01a6ffcf55",
        "three-random-revised-lapsed.json": "300c3c2552455628",
        "three-random-tie.json": "4cda76f9a81407e3",
        "two-greedy-revised-in-turn.json": "1fc03bb62e0cecbf",
        "two-greedy.json": "1f4ee5dd6f09ddae",
        "two-mixed-in-turn.json": "e7bc1f277ab0a47b",
        "two-random-revised-bonus-missed.json": "7aa0cec3a84697fc",
        "two-random.json": "ef38867f30052bb6",
      }
    `);
  });

  test.each(FILES)("%s replays to the same standings and the same last state", (file) => {
    const record = recordIn(file);
    expect(record.standings).toBeDefined();
    expect(verifyRecord(milleFiori, record)).toMatchObject({ ok: true });
  });

  test.each(FILES)("%s means the same to the second implementation", (file) => {
    const { seats, options, entries, standings } = recordIn(file);
    const model = modelOf(seats, options);
    for (const { by, text } of entries) {
      const legal = by === "chance" ? [...model.outcomes().keys()] : model.legalMoves(by);
      expect(legal).toContain(text);
      if (by === "chance") model.resolve(text);
      else model.play(by, text);
    }
    expect(model.seatsToAct()).toEqual([]);
    expect(model.points()).toEqual(standings?.scores.map(({ points }) => points));
    expect(model.ranks()).toEqual(standings?.ranks);
  });

  test("together they show every rare turn of events, every reason for an extra card, both endings and a tie", () => {
    const seen = new Set<string>();
    const hear = (event: Event): void => {
      seen.add(event.type);
      if (event.type === "extraCardEarned") seen.add(event.reason);
    };
    for (const record of FILES.map(recordIn)) {
      const opened = openRecord(milleFiori, record);
      if (!opened.ok) throw new Error(opened.refusal.code);
      const state = opened.value.setup();
      for (const entry of record.entries) playEntry(opened.value, state, entry, hear);
      for (const { by } of record.standings?.ties ?? []) seen.add(by);
    }
    for (const type of SHOWN) expect(seen).toContain(type);
  });
});

const SHOWN: readonly string[] = [
  ...["triple", "threeHouses", "fiveHouses", "top", "goodDeal", "sea"],
  ...["workshopPlaced", "housePlaced", "personPlaced", "tradePlaced", "berthPlaced", "fleetSailed", "bonusPlaced"],
  ...["extraCardLapsed", "extraCardDeclined", "generalSupplyOpened", "lastDiamond", "deckSpent", "bonusCounted"],
  ...["bonusMissed", "diamonds"],
];
