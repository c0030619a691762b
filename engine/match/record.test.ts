import { describe, expect, test } from "vitest";
import { openSetting } from "../testkit/index.ts";
import { relay } from "../testkit/relay/index.ts";
import { stalls } from "../testkit/stalls/index.ts";
import { FastChance } from "./chance.ts";
import { randomMatch } from "./playout.ts";
import { canonicalJson, contentHash, type MatchRecord, positionsOf, recordOf, verifyRecord } from "./record.ts";

const open = openSetting(stalls, { seats: 2, switches: { start: "1", decider: "next" } });
const played = randomMatch(open, new FastChance(4));
const record = recordOf(open, played.entries, played.state);
const copy = (): MatchRecord => JSON.parse(JSON.stringify(record));
const firstMove = record.entries.findIndex((entry) => entry.by === 0);

describe("a record", () => {
  test("verifies after a way through JSON", () => {
    expect(verifyRecord(stalls, copy())).toMatchObject({ ok: true });
  });

  test("holds the content with its hash, and the standings of a match that is over", () => {
    expect(record.content).toEqual({ hash: contentHash(stalls.content?.builtIn ?? ""), text: stalls.content?.builtIn });
    expect(record.standings).toEqual(open.standings(played.state));
  });

  test("names figures that are not the game's own, and none for a game without any", () => {
    const { entries, state } = randomMatch(open, new FastChance(4), 3);
    expect(recordOf(open, entries, state, "[]").content).toEqual({ hash: contentHash("[]"), text: "[]" });
    const small = openSetting(relay, { seats: 2, switches: { hand: "two", pass: "left" } });
    const whole = randomMatch(small, new FastChance(5));
    const plain = recordOf(small, whole.entries, whole.state);
    expect(Object.keys(plain)).toEqual(["game", "rulesVersion", "options", "seats", "entries", "hash", "standings"]);
    expect(verifyRecord(relay, plain).ok).toBe(true);
  });

  test("without figures is played with the game's own", () => {
    const { content: _, ...plain } = copy();
    expect(verifyRecord(stalls, plain).ok).toBe(true);
  });

  test("says what was found instead", () => {
    const first = record.entries.map((entry, ply) =>
      ply === 0 ? { by: "chance" as const, text: "card gold" } : entry,
    );
    expect(verifyRecord(stalls, { ...copy(), entries: first })).toEqual({
      ok: false,
      refusal: { code: "entry-refused", ply: 0, found: "card gold: unreadable" },
    });
    expect(verifyRecord(stalls, { ...copy(), seats: 5 })).toEqual({
      ok: false,
      refusal: { code: "seats-invalid", found: "5" },
    });
  });

  test("of a match that is not over has no standings, and verifies", () => {
    const { entries, state } = randomMatch(open, new FastChance(4), 6);
    const part = recordOf(open, entries, state);
    expect(part.standings).toBeUndefined();
    expect(verifyRecord(stalls, part).ok).toBe(true);
  });

  test("may hold the position after each entry, hidden things included", () => {
    const positions = positionsOf(open, record.entries);
    expect(positions).toHaveLength(record.entries.length);
    expect(positions.at(-1)).toEqual(open.view(played.state, "open"));
    expect(verifyRecord(stalls, { ...copy(), positions: JSON.parse(JSON.stringify(positions)) }).ok).toBe(true);
    const one = positions.with(3, positions[2] ?? positions[3] ?? open.view(played.state, "open"));
    const refusal = { code: "position-differs", ply: 3 };
    expect(verifyRecord(stalls, { ...copy(), positions: one })).toMatchObject({ ok: false, refusal });
    expect(verifyRecord(stalls, { ...copy(), positions: positions.slice(0, 3) })).toMatchObject({ ok: false, refusal });
  });

  test.each<[what: string, change: (r: MatchRecord) => object, code: string]>([
    ["another game", () => ({ game: "chess" }), "other-game"],
    ["another version of the rules", () => ({ rulesVersion: "0" }), "other-rules-version"],
    ["a seat too many", () => ({ seats: 4 }), "seats-invalid"],
    [
      "an outcome marked as automatic",
      (r) => ({ entries: [{ ...r.entries[0], auto: true }, ...r.entries.slice(1)] }),
      "not-forced",
    ],
    ["a seat too few", () => ({ seats: 1 }), "seats-invalid"],
    ["half a seat", () => ({ seats: 2.5 }), "seats-invalid"],
    ["an unknown option", () => ({ options: { colour: "red" } }), "option-unknown"],
    ["a seat that starts and does not exist", () => ({ options: { start: "3" } }), "option-invalid"],
    ["content under a wrong hash", (r) => ({ content: { ...r.content, hash: "0" } }), "content-hash-differs"],
    ["content that is none", () => ({ content: { hash: contentHash("{}"), text: "{}" } }), "content-invalid"],
    [
      "an entry that is not legal",
      (r) => ({ entries: r.entries.map((e, ply) => (ply === firstMove ? { by: 0, text: "pay wool" } : e)) }),
      "entry-refused",
    ],
    [
      "a free choice marked as automatic",
      (r) => ({ entries: r.entries.map((e, ply) => (ply === firstMove ? { ...e, auto: true } : e)) }),
      "not-forced",
    ],
    ["an entry less", (r) => ({ entries: r.entries.slice(0, -1) }), "hash-differs"],
    ["other standings", (r) => ({ standings: { ...r.standings, ranks: [2, 2] } }), "standings-differ"],
  ])("refuses %s", (_, change, code) => {
    const changed = { ...copy(), ...change(copy()) };
    expect(verifyRecord(stalls, changed)).toMatchObject({ ok: false, refusal: { code } });
  });
});

test("canonical JSON does not depend on the order of keys", () => {
  expect(canonicalJson({ b: [2, { d: 1, c: 0 }], a: null })).toBe('{"a":null,"b":[2,{"c":0,"d":1}]}');
});
