import { describe, expect, test } from "vitest";
import { FastChance } from "../../match/chance.ts";
import { playout } from "../../match/playout.ts";
import { openSetting, soakMatch } from "../index.ts";
import { type Change, type Opened, outscore, RELAY, STALLS, type State, thrownBy } from "./broken.fixture.ts";

const relay = openSetting(RELAY.game, { seats: 3, switches: { hand: "two", pass: "left" } });
const stalls = openSetting(STALLS.game, { seats: 3, switches: { start: "random", decider: "next" } });

describe("a long run", () => {
  test.each([
    [RELAY, relay],
    [STALLS, stalls],
  ] as const)("counts the decisions of a match, subject %#", (subject, open) => {
    for (let seed = 0; seed < 30; seed++) {
      const decisions = playout(open, open.setup(), new FastChance(seed));
      expect(soakMatch(subject, open, new FastChance(seed))).toBe(decisions);
    }
  });

  const once =
    (ply: number, change: (state: State) => void): Change =>
    (open) => {
      let entries = 0;
      const count = (state: State): void => {
        if (++entries === ply) change(state);
      };
      return {
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          count(s);
        },
        resolve: (s, outcome, tell) => {
          open.resolve(s, outcome, tell);
          count(s);
        },
      };
    };
  const lose = (state: State): void => {
    const { deck } = state as unknown as { readonly deck: Uint8Array };
    const kind = deck.findIndex((n) => n > 0);
    deck[kind] = (deck[kind] ?? 0) - 1;
  };

  test.each<[what: string, open: Opened, change: Change, finds: string]>([
    [
      "a number out of bounds at the start",
      relay,
      (open) => ({
        setup: () => {
          const state = open.setup();
          outscore(state);
          return state;
        },
      }),
      'at ply 0: The field "score" holds 99, which is not within 0 to 27.',
    ],
    [
      "a number out of bounds, now and then",
      stalls,
      once(3, outscore),
      'at ply 16: The field "score" holds 100, which is not within -20 to 40.',
    ],
    ["a number out of bounds at the end", relay, once(14, outscore), 'at ply 14: The field "score" holds 99'],
    ["a piece that is lost", relay, once(6, lose), "at ply 14: a piece was lost or made"],
    ["a match without end", { ...relay, maxEntries: 4 }, () => ({}), "at ply 5: not over after 5 entries"],
    ["chance without an outcome", relay, () => ({ chance: () => 0 }), "at ply 0: chance has no outcome"],
    ["a seat without a move", relay, () => ({ legalMoves: () => 0 }), "at ply 6: seat 0 has no legal move"],
    [
      "rules that throw",
      relay,
      () => ({
        play: () => {
          throw new RangeError("off the board");
        },
      }),
      "at ply 6: off the board",
    ],
  ])("finds %s, and says where", (_, open, change, finds) => {
    const subject = open.game === RELAY.game ? RELAY : STALLS;
    const broken = thrownBy(() => soakMatch(subject, { ...open, ...change(open) }, new FastChance(2)));
    const [what, position] = broken.message.split("\n");
    expect(what).toContain(finds);
    expect(position).toMatch(/^(-|\w+=\S+( \w+=\S+)*)$/);
    expect(broken.cause).toBeInstanceOf(Error);
  });

  test("keeps to the bound of entries, and no fewer", () => {
    const { maxEntries } = relay;
    expect(maxEntries).toBe(14);
    expect(() => soakMatch(RELAY, { ...relay, maxEntries: 13 }, new FastChance(2))).toThrow(
      "not over after 14 entries",
    );
    expect(() => soakMatch(RELAY, relay, new FastChance(2))).not.toThrow();
  });

  test("counts the pieces of a short match at its start and its end only", () => {
    let counts = 0;
    const subject: typeof RELAY = {
      ...RELAY,
      conserved: (state) => {
        counts++;
        return RELAY.conserved(state);
      },
    };
    soakMatch(subject, relay, new FastChance(2));
    expect(counts).toBe(3);
  });
});
