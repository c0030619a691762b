import { describe, expect, test } from "vitest";
import { EVERYBODY, type GameTypes } from "../../game.ts";
import { FastChance } from "../../match/chance.ts";
import { playEntry } from "../../match/log.ts";
import { randomMatch } from "../../match/playout.ts";
import { type MatchRecord, recordOf } from "../../match/record.ts";
import type { Viewer } from "../../seat.ts";
import { type Change, type Opened, RELAY, STALLS } from "../conformance/broken.fixture.ts";
import { eventsOf, openSetting, retell } from "../index.ts";

const open = openSetting(STALLS.game, { seats: 2, switches: { start: "1", decider: "next" } });

const EVERY = 5;

function recorded(): MatchRecord {
  const { entries, state } = randomMatch(open, new FastChance(1));
  return recordOf(open, entries, state);
}
const record = recorded();

function toldOf(change: Change = () => ({}), told = record): string {
  const { game } = STALLS;
  const lines: string[] = [];
  const changed: typeof game = {
    ...game,
    open: (...how) => {
      const plain = game.open(...how);
      return { ...plain, ...change(plain) };
    },
  };
  retell(changed, told, (line) => lines.push(line), EVERY);
  return lines.join("");
}
const usual = toldOf();

/** Changes an event, or its audience, when a move reports it. */
const telling =
  (tellOn: (event: GameTypes["event"], audience: number) => readonly [GameTypes["event"], number]): Change =>
  (plain) => ({
    play: (s, seat, move, tell) =>
      plain.play(s, seat, move, tell && ((event, audience) => tell(...tellOn(event, audience)))),
  });
const viewOf =
  (whose: Viewer): Change =>
  (plain) => ({
    view: (s, viewer) => (viewer === whose ? { ...(plain.view(s, viewer) as object), moon: 1 } : plain.view(s, viewer)),
  });
const withReversed =
  (plain: Opened): Opened["legalMoves"] =>
  (s, seat, out) => {
    const n = plain.legalMoves(s, seat, out);
    out.subarray(0, n).reverse();
    return n;
  };

describe("what a record tells", () => {
  test("is the same each time, a line of JSON for each thing", () => {
    expect(toldOf()).toBe(usual);
    expect(usual.endsWith("\n")).toBe(true);
    for (const line of usual.trimEnd().split("\n")) expect(JSON.parse(line)).toBeDefined();
    expect(toldOf((plain) => ({ progress: (s) => plain.progress(s) / 2 }))).toBe(usual);
  });

  test.each<[what: string, change: Change]>([
    ["an event", telling((event, audience) => [{ ...event, moon: 1 } as GameTypes["event"], audience])],
    ["who hears it", telling((event, audience) => [event, audience === EVERYBODY ? 1 : audience])],
    ["the order of moves", (plain) => ({ legalMoves: withReversed(plain) })],
    ["how a move is called", (plain) => ({ printMove: (move) => plain.printMove(move).replace("draw", "take") })],
    ["what is forced", (plain) => ({ forced: (s) => plain.forced(s) - 1 })],
    ["what a move names", () => ({ names: () => ["moon"] })],
    ["what goes together", () => ({ group: () => "moon" })],
    ["why not", () => ({ whyNot: () => ({ code: "moon" }) })],
    ["the view of seat 0", viewOf(0)],
    ["the view of seat 1", viewOf(1)],
    ["the view of the public", viewOf("public")],
    ["the open view", viewOf("open")],
  ])("changes with %s", (_, change) => {
    expect(toldOf(change)).not.toBe(usual);
  });

  test("is long once for so many entries, and at the end everybody looks", () => {
    const seen: string[] = [];
    const why: number[] = [];
    toldOf((plain) => {
      let entries = 0;
      return {
        view: (s, viewer) => {
          seen.push(`${entries} ${viewer}`);
          return plain.view(s, viewer);
        },
        whyNot: (s, seat, target) => {
          why.push(entries);
          return plain.whyNot(s, seat, target);
        },
        play: (s, seat, move, tell) => {
          plain.play(s, seat, move, tell);
          entries++;
        },
        resolve: (s, outcome, tell) => {
          plain.resolve(s, outcome, tell);
          entries++;
        },
      };
    });
    const plies = [...record.entries.keys(), record.entries.length];
    const looks = plies.filter((ply) => ply % EVERY === 0 || ply === record.entries.length);
    expect(seen).toEqual(looks.flatMap((ply) => [0, 1, "public", "open"].map((viewer) => `${ply} ${viewer}`)));
    expect(why.length).toBeGreaterThan(0);
    for (const ply of why) expect(ply % EVERY).toBe(0);
  });

  test.each([
    ["another game's", { ...record, game: "moon" }, "the record is of this game"],
    ["not by the rules", { ...record, entries: record.entries.slice(1) }, "the record follows the rules"],
  ])("is nothing where the record is %s", (_, told, finds) => {
    expect(() => toldOf(undefined, told)).toThrow(finds);
  });
});

describe("the events of a record", () => {
  test("are all that is told, in order", () => {
    const relay = openSetting(RELAY.game, { seats: 2, switches: { hand: "two", pass: "left" } });
    const { entries, state } = randomMatch(relay, new FastChance(1));
    const expected: GameTypes["event"][] = [];
    const again = relay.setup();
    for (const entry of entries) playEntry(relay, again, entry, (event) => expected.push(event));
    const events = eventsOf(RELAY.game, recordOf(relay, entries, state));
    expect(events).toEqual(expected);
    expect(events.filter(({ type }) => type === "turnedUp")).toHaveLength(2);
    expect(() => eventsOf(RELAY.game, record)).toThrow("the record is of this game");
  });
});
