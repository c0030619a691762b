import { describe, expect, test } from "vitest";
import { type Change, noting, RELAY } from "../conformance/broken.fixture.ts";
import { checkRare, openSetting, type Rare, type Setting } from "../index.ts";

const setting: Setting = { seats: 2, switches: { hand: "two", pass: "left" } };
const open = openSetting(RELAY.game, setting);

/** Both seats have to keep a card. */
const position = "awaits=1 dealt=4 deck=321 hand=110/002/";
const rare: Rare = { setting, position, entry: { by: 0, text: "keep rose" }, ran: ["rules.ts:1"] };
const { entry: _, ...looked } = rare;

const changed = (change: Change): typeof RELAY => ({
  ...RELAY,
  game: {
    ...RELAY.game,
    open: (...how) => {
      const plain = RELAY.game.open(...how);
      return { ...plain, ...change(plain) };
    },
  },
});

describe("a rare find", () => {
  test("is a position as it is printed", () => {
    const parsed = open.parsePosition(position);
    expect(parsed.ok && open.printPosition(parsed.value)).toBe(position);
  });

  test.each<[what: string, found: Rare]>([
    ["before and after an entry", rare],
    ["by looking alone", looked],
  ])("keeps every promise: %s", (_, found) => {
    expect(() => checkRare(RELAY, found)).not.toThrow();
  });

  /** After a move, prints a wrong position for the state that was played on. */
  const afterwards: Change = (plain) => {
    const { note, isNoted } = noting();
    return {
      play: (s, seat, move, tell) => plain.play(note(s), seat, move, tell),
      printPosition: (s) => (isNoted(s) ? "round=9" : plain.printPosition(s)),
    };
  };

  test.each<[what: string, change: Change, found: Rare, finds: string]>([
    ["a position that nobody can read", () => ({}), { ...rare, position: "moon=1" }, 'There is no field "moon".'],
    [
      "an entry that is not legal",
      () => ({}),
      { ...rare, entry: { by: 0, text: "keep lily" } },
      "keep lily: not-legal",
    ],
    ["an entry of somebody else", () => ({}), { ...rare, entry: { by: "chance", text: "pass" } }, "pass: not-to-act"],
    ["a promise broken at once", () => ({ forced: () => 0 }), looked, "at ply 0: awaits=1"],
    ["a promise broken by the entry", afterwards, rare, "at ply 0: round=9"],
    ["a match that goes on", () => ({ maxEntries: 2 }), looked, "not over"],
  ])("is told: %s", (_, change, found, finds) => {
    expect(() => checkRare(changed(change), found)).toThrow(finds);
  });

  test("is played to the end three times, each from the position", () => {
    let ends = 0;
    const subject = changed((plain) => ({
      maxEntries: 6,
      play: (s, seat, move, tell) => plain.play(s, seat, move, tell),
      resolve: (s, outcome, tell) => {
        plain.resolve(s, outcome, tell);
        if (plain.toAct(s) === 0) ends++;
      },
    }));
    const nearEnd = "awaits=3 round=1 dealt=4 deck=321 kept=120/330/";
    checkRare(subject, { ...looked, position: nearEnd });
    const all = ends;
    expect(all).toBeGreaterThanOrEqual(3);
  });
});
