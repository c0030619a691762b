import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canonicalJson, FastChance, type MatchRecord, openRecord, playEntry, type Viewer } from "#engine";
import { calimala } from "./index.ts";
import { actorOf, type State } from "./state.ts";
import { SUBJECT } from "./visibility.ts";

/**
 * 9.5 Samples at many positions of the golden matches. That they are spread evenly is tested where there is time for many;
 * here each has to fit what its viewer knows, and the same chances have to give the same deals as ever.
 */

const FOLDER = new URL("./replays/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const EVERY = 29;

/** Positions of a recorded match. */
function* positionsOf(file: string) {
  const record: MatchRecord = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
  const opened = openRecord(calimala, record);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const open = opened.value;
  const state = open.setup();
  for (const [ply, entry] of record.entries.entries()) {
    if (ply % EVERY === 0) yield { open, state, ply };
    playEntry(open, state, entry);
  }
  yield { open, state, ply: record.entries.length };
}

const viewersAt = (s: State, ply: number): readonly Viewer[] => {
  const { seats } = s.opened;
  const actor = s.actor[0] > 0 ? actorOf(s) : 0;
  return [actor, ((actor + 1 + (ply % (seats - 1))) % seats) as 0, "public"];
};

describe("9.5 what a viewer may take for the match", () => {
  test.each(FILES)("%s", (file) => {
    const hash = createHash("sha256");
    for (const { open, state, ply } of positionsOf(file)) {
      for (const viewer of viewersAt(state, ply)) {
        const view = open.view(state, viewer);
        const sample = open.sample(view, new FastChance(ply));
        expect(canonicalJson(open.view(sample, viewer)), `ply ${ply}`).toBe(canonicalJson(view));
        expect(canonicalJson(SUBJECT.conserved(sample))).toBe(canonicalJson(SUBJECT.conserved(state)));
        hash.update(sample.bytes);
      }
      expect(open.hash(open.sample(open.view(state, "open"), new FastChance(ply)))).toBe(open.hash(state));
    }
    expect(hash.digest("hex").slice(0, 16)).toMatchSnapshot();
  });
});
