import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MatchRecord, openRecord, positionsOf } from "#engine";
import { calimala } from "../index.ts";
import type { CalimalaPosition } from "./record-reader/position.ts";
import { replayCalimala } from "./record-reader/replay.ts";

const FOLDER = new URL("../replays/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

/** The program's own positions of a golden match, as `record --positions` writes them. */
function positionsIn(record: MatchRecord): readonly unknown[] {
  const opened = openRecord(calimala, record);
  if (!opened.ok) throw new Error(`${record.game} cannot be opened`);
  return positionsOf(opened.value, record.entries);
}

describe("a program that knows docs/records.md alone replays", () => {
  test.each(FILES)(
    "%s, with the same position after every entry",
    (file) => {
      const record: MatchRecord = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
      const positions = positionsIn(record);
      let ply = 0;
      for (const read of replayCalimala(record)) {
        const { text, by } = record.entries[ply] ?? {};
        expect(positions[ply], `after entry ${ply + 1}, ${text} of ${by}`).toMatchObject(read);
        ply++;
      }
      expect(ply).toBe(record.entries.length);
      expect((positions.at(-1) as CalimalaPosition).scores).toEqual(
        record.standings?.scores.map(({ points }) => points),
      );
    },
    60_000,
  );
});
