import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canonicalJson, FastChance, type MatchRecord, openRecord, playEntry, type Viewer } from "#engine";
import { calimala } from "../index.ts";
import { SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { SUBJECT } from "../proofs/subject.ts";
import { ACTION_INDEX, ACTIONS, MARBLE } from "../rules/content.ts";
import { actorOf, EXTRA_CARDS, type State } from "../rules/state.ts";

/**
 * 9.5 Samples at many positions of the golden matches. Each has to fit what its viewer knows, and the same random numbers
 * have to give the same deals. `deal.test.ts` tests that samples are spread evenly.
 */

const FOLDER = new URL("../replays/", import.meta.url);
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
    if (ply % EVERY === 0 || state.awaits[0] === EXTRA_CARDS) yield { open, state, ply };
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

describe("9.4 a card drawn while the obligation rests on the hand", () => {
  /** Blue owes artwork or ship. Both are impossible, so only cards in hand can help. What may blue have held and drawn? */
  function imagined(...entries: string[]): Set<string> {
    const match = new SketchedMatch({
      mats: { b: { hand: "marble" }, r: { hand: "wood" }, y: { hand: "build" } },
      deck: "marble marble build ship",
    }).play("place white artwork/ship", ...entries);
    const view = match.open.view(match.state, "public");
    const source = new FastChance(1);
    return new Set(
      Array.from({ length: 300 }, () => {
        const { hand, old } = match.open.sample(view, source);
        const held = ACTION_INDEX.find((a) => old[0][a] > 0) ?? 0;
        const drawn = ACTION_INDEX.filter((a) => hand[0][a] > old[0][a]);
        return `${ACTIONS[held]}: ${drawn.map((a) => ACTIONS[a]).join(" ")}`;
      }),
    );
  }

  test("does not prove anything as long as it is the last one drawn", () => {
    expect(imagined("use ship", "draw build")).toEqual(new Set(["marble: marble", "marble: build", "marble: ship"]));
  });

  test("but may have been counted on when the next impossible action is named", () => {
    const both = imagined("use ship", "draw marble", "use ship");
    for (const held of ["wood", "build"]) {
      expect(both).toContain(`${held}: marble`);
      expect(both).not.toContain(`${held}: ship`);
    }
    expect(both).toContain("marble: ship");
  });

  test("and is one of the old ones after a reshuffle", () => {
    const match = new SketchedMatch({
      mats: { b: { hand: "marble" }, r: { hand: "wood" }, y: { hand: "build" } },
      deck: "marble",
      discards: "weave weave",
    }).play("place white artwork/ship", "use ship", "draw marble");
    const view = match.open.view(match.state, "public");
    const source = new FastChance(1);
    const hands = Array.from({ length: 200 }, () => match.open.sample(view, source).hand[0]);
    expect(hands.every((hand) => hand[MARBLE] > 0)).toBe(true);
    expect(new Set(hands.map((hand) => hand[MARBLE]))).toEqual(new Set([1, 2]));
  });

  /** What blue may hold besides what was played, as the public sees it. */
  function heldIn(match: SketchedMatch): Set<string | undefined> {
    const view = match.open.view(match.state, "public");
    const source = new FastChance(1);
    return new Set(
      Array.from({ length: 100 }, () => {
        const { hand } = match.open.sample(view, source);
        return ACTIONS[ACTION_INDEX.find((a) => hand[0][a] > 0) ?? 0];
      }),
    );
  }
  const others = { r: { hand: "wood" }, y: { hand: "transport" } };

  test("in the middle of a card's action one of its choices has to lead on", () => {
    const match = new SketchedMatch({ mats: { b: { wood: 2, hand: "build weave" }, ...others } });
    match.play("place artwork/ship", "card build");
    expect(heldIn(match)).toEqual(new Set(["weave"]));
  });

  test("once it may end, what lies there counts", () => {
    const mat = { brick: 4, ships: 2, houses: "troyes", workshops: [2], hand: "ship weave" };
    const match = new SketchedMatch({ mats: { b: mat, ...others } });
    match.play("place brick/transport", "card ship", "ship lisbon");
    expect(heldIn(match)).toEqual(new Set(["weave", "wood", "transport"]));
  });
});
