import { describe, expect, test } from "vitest";
import { openSetting } from "../testkit/index.ts";
import { relay } from "../testkit/relay/index.ts";
import { stalls } from "../testkit/stalls/index.ts";
import { FastChance } from "./chance.ts";
import { type Entry, playEntry, replay } from "./log.ts";
import { randomMatch } from "./playout.ts";

const open = openSetting(stalls, { seats: 2, switches: { start: "1", decider: "next" } });
const deal: readonly Entry[] = ["wool", "oil", "salt", "wool"].map((good) => ({ by: "chance", text: `card ${good}` }));

describe("replaying a log", () => {
  test("gives the bytes and the hash of the match", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const played = randomMatch(open, new FastChance(seed));
      const again = replay(open, played.entries);
      expect(again.ok && open.hash(again.value)).toBe(open.hash(played.state));
      expect(again.ok && again.value.bytes).toEqual(played.state.bytes);
    }
  });

  test.each<[why: string, entry: Entry, code: string]>([
    ["chance out of turn", { by: "chance", text: "card oil" }, "not-to-act"],
    ["another seat's turn", { by: 1, text: "draw" }, "not-to-act"],
    ["a seat that the match does not have", { by: 2, text: "draw" }, "not-to-act"],
    ["no move at all", { by: 0, text: "dance" }, "unreadable"],
    ["a move that is not legal", { by: 0, text: "build tower" }, "not-legal"],
    ["a move of another moment", { by: 0, text: "pay wool" }, "not-legal"],
  ])("refuses %s and names the ply", (_, entry, code) => {
    expect(replay(open, [...deal, entry])).toEqual({ ok: false, refusal: { ply: 4, code } });
  });

  test.each<[why: string, entry: Entry, code: string]>([
    ["a seat while chance is to act", { by: 0, text: "draw" }, "not-to-act"],
    ["an unreadable outcome", { by: "chance", text: "card gold" }, "unreadable"],
    ["an outcome that is gone", { by: "chance", text: "card oil" }, "impossible-outcome"],
  ])("refuses %s", (_, entry, code) => {
    const twoOil: readonly Entry[] = [1, 2].map(() => ({ by: "chance", text: "card oil" }));
    expect(replay(open, [...twoOil, entry])).toEqual({ ok: false, refusal: { ply: 2, code } });
  });

  test("leaves the state as it was when an entry is refused", () => {
    const state = open.setup();
    const before = open.hash(state);
    expect(playEntry(open, state, { by: 0, text: "draw" }).ok).toBe(false);
    expect(open.hash(state)).toBe(before);
  });

  test("takes simultaneous choices in any order", () => {
    const game = openSetting(relay, { seats: 2, switches: { hand: "two", pass: "left" } });
    const cards = ["rose", "rose", "iris", "iris"].map((card): Entry => ({ by: "chance", text: `deal ${card}` }));
    const [up, down] = [[0, 1] as const, [1, 0] as const].map((order) =>
      replay(game, [...cards, ...order.map((by): Entry => ({ by, text: by === 0 ? "keep rose" : "keep iris" }))]),
    );
    expect(up?.ok && up.value.bytes).toEqual(down?.ok && down.value.bytes);
  });
});
