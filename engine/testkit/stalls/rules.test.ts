import { describe, expect, test } from "vitest";
import { NO_MOVE } from "../../game.ts";
import { type Entry, replay } from "../../match/log.ts";
import { invariant } from "../../result.ts";
import type { Seat } from "../../seat.ts";
import { legalMovesOf, openSetting } from "../index.ts";
import { CONTENT, type Content } from "./content.ts";
import { type StallsTypes, stalls } from "./index.ts";

const open = openSetting(stalls, { seats: 2, switches: { start: "1", decider: "next" } });

/** Seat 0 holds the first two goods, seat 1 the last two; then the entries, as "0 build bench" or "card oil". */
function played(goods: readonly [string, string, string, string], ...texts: readonly string[]): StallsTypes["state"] {
  const entries = texts.map((text): Entry => {
    const [by = "", ...move] = text.split(" ");
    return /^\d$/.test(by) ? { by: Number(by) as Seat, text: move.join(" ") } : { by: "chance", text };
  });
  const done = replay(open, [...goods.map((good): Entry => ({ by: "chance", text: `card ${good}` })), ...entries]);
  invariant(done.ok, `${JSON.stringify(done)}`);
  return done.value;
}

const legal = (state: StallsTypes["state"], seat: Seat): readonly string[] =>
  legalMovesOf(open, state, seat).map((move) => open.printMove(move));
const forced = (state: StallsTypes["state"]): string | undefined =>
  open.forced(state) === NO_MOVE ? undefined : open.printMove(open.forced(state));

describe("stalls", () => {
  test("a payment is made in one order only", () => {
    const paying = played(["salt", "oil", "wool", "wool"], "0 build booth");
    expect(legal(paying, 0)).toEqual(["pay oil"]);
    expect(open.whyNot(paying, 0, "good:salt")).toEqual({ code: "part-of-payment" });
    expect(legal(played(["salt", "oil", "wool", "wool"], "0 build booth", "0 pay oil"), 0)).toEqual(["pay salt"]);
  });

  test("the tower takes cards of one good, and the second card is forced for all to see", () => {
    expect(open.whyNot(played(["salt", "oil", "wool", "wool"]), 0, "stall:tower")).toEqual({
      code: "no-set",
      facts: { needed: 2 },
    });
    const paying = played(["oil", "oil", "wool", "wool"], "0 build tower");
    expect([legal(paying, 0), forced(paying)]).toEqual([["pay oil"], undefined]);
    expect(forced(played(["oil", "oil", "wool", "wool"], "0 build tower", "0 pay oil"))).toBe("pay oil");
  });

  test("the neighbour of the builder decides, and only the neighbour", () => {
    const built = played(["salt", "oil", "wool", "wool"], "0 build bench", "0 pay oil");
    expect([legal(built, 0), legal(built, 1)]).toEqual([[], ["take point", "take card"]]);
    const taken = played(["salt", "oil", "wool", "wool"], "0 build bench", "0 pay oil", "1 take point");
    expect(open.standings(taken).scores.map(({ points }) => points)).toEqual([-1, 1]);
    expect(legal(taken, 1)).toContain("build tower");
  });

  test.each<[target: StallsTypes["target"], seat: Seat, code: string]>([
    ["deck", 1, "not-your-turn"],
    ["good:wool", 0, "nothing-to-pay"],
    ["stall:bench", 1, "not-your-turn"],
  ])("%s for seat %i: %s", (target, seat, code) => {
    expect(open.whyNot(played(["salt", "oil", "wool", "wool"]), seat, target)?.code).toBe(code);
  });
});

describe("content", () => {
  const parse = (text: string) => CONTENT.parse(text);
  const changed = (change: (figures: Record<string, Record<string, unknown>>) => void): string => {
    const figures = JSON.parse(CONTENT.builtIn);
    change(figures);
    return JSON.stringify(figures);
  };

  test("built in is valid", () => {
    expect(parse(CONTENT.builtIn).ok).toBe(true);
  });

  test.each<[field: string, why: string, text: string]>([
    ["", "is not JSON", "{"],
    ["cards.wool", "is missing", "{}"],
    ["cards.wool", "is missing", "null"],
    ["cards.oil", "is not a whole number", changed((f) => Object.assign(f["cards"] ?? {}, { oil: "2" }))],
    [
      "stalls.tower.price",
      "is not within 1 to 3",
      changed((f) => Object.assign(f["stalls"] ?? {}, { tower: { price: 4, points: 0 } })),
    ],
    ["stalls.booth.points", "is missing", changed((f) => Object.assign(f["stalls"] ?? {}, { booth: { price: 1 } }))],
    ["cards.silk", "is not a figure of this game", changed((f) => Object.assign(f["cards"] ?? {}, { silk: 1 }))],
  ])("is refused by its field: %s %s", (field, why, text) => {
    expect(parse(text)).toEqual({ ok: false, refusal: { code: "content-invalid", field, why } });
  });

  test("changes values and not the layout", () => {
    const dear = parse(changed((f) => Object.assign(f["stalls"] ?? {}, { bench: { price: 3, points: 9 } })));
    invariant(dear.ok, "valid");
    const other = stalls.open(2, open.options, dear.value as Content);
    expect(other.layoutFingerprint).toBe(open.layoutFingerprint);
    expect(other.hash(other.setup())).toBe(open.hash(open.setup()));
    const state = open.blank();
    state.bytes.set(played(["salt", "oil", "wool", "wool"]).bytes);
    const dearState = other.blank();
    dearState.bytes.set(state.bytes);
    expect(other.whyNot(dearState, 0, "stall:bench")).toEqual({
      code: "hand-too-small",
      facts: { needed: 3, held: 2 },
    });
  });
});
