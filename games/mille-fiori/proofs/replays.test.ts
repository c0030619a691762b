import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, verifyRecord } from "#engine";
import { eventsOf, mustFollow, retell } from "#engine/testkit";
import { milleFiori } from "../index.ts";
import { META } from "../meta.ts";
import { modelOf } from "../naive/model.ts";

/** Golden matches, made with `fiorino record`; `fiorino verify FILE` checks the same and reports the first difference. */
const FOLDER = new URL("../replays/", import.meta.url);
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

  test.each(FILES)("%s tells, offers, shows and refuses what it did when it was recorded", (file) => {
    const hash = createHash("sha256");
    retell(milleFiori, recordIn(file), (line) => hash.update(line));
    expect(hash.digest("hex").slice(0, 16)).toMatchSnapshot();
  });

  test.each(FILES)("%s replays to the same standings and the same last state", (file) => {
    const record = recordIn(file);
    expect(record.standings).toBeDefined();
    expect(verifyRecord(milleFiori, record)).toMatchObject({ ok: true });
  });

  test.each(FILES)("%s means the same to the second implementation", (file) => {
    const record = recordIn(file);
    mustFollow(modelOf(record.seats, record.options), record);
  });

  test("together they show every rare turn of events, every reason for an extra card, both endings and a tie", () => {
    const seen = new Set<string>();
    for (const record of FILES.map(recordIn)) {
      for (const event of eventsOf(milleFiori, record)) {
        seen.add(event.type);
        if (event.type === "extraCardEarned") seen.add(event.reason);
      }
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
