import { describe, expect, test } from "vitest";
import { FastChance } from "../../match/chance.ts";
import { eachDeal, type HiddenPlace, redealAtRandom, type Secrets } from "../index.ts";

type Kinds = readonly number[];

/** In these tests a state is the list of its hidden places. */
const secretsOf = (
  places: readonly HiddenPlace[],
  isAllowed: (kinds: Kinds) => boolean = () => true,
): Secrets<Kinds> => ({
  hidden: () => places,
  redeal: (_, __, kinds) => (isAllowed(kinds) ? [...kinds] : undefined),
  stain: (state) => state,
});

/** "a0:1" is a thing of kind 1 in the pool a that seat 0 holds; "a-:1" lies in the deck. */
const placesOf = (text: string): readonly HiddenPlace[] =>
  text.split(" ").flatMap((word) => {
    const [pool = "", holder = "", , kind = ""] = word;
    return word === "" ? [] : [{ pool, holder: holder === "-" ? "deck" : Number(holder), kind: Number(kind) }];
  });
const stateOf = (places: readonly HiddenPlace[]): Kinds => places.map(({ kind }) => kind);

describe("each deal", () => {
  const dealsOf = (text: string, only?: readonly string[], isAllowed?: (kinds: Kinds) => boolean) => {
    const places = placesOf(text);
    const found: Record<string, number> = {};
    eachDeal(secretsOf(places, isAllowed), { state: stateOf(places), viewer: 0, only }, (kinds, ways) => {
      expect(Object.keys(found)).not.toContain(kinds.join(""));
      found[kinds.join("")] = ways;
    });
    return found;
  };

  test.each<[what: string, text: string, deals: object]>([
    ["nothing is hidden", "", { "": 1 }],
    ["one thing", "a0:1", { 1: 1 }],
    ["two hands of one", "a0:1 a1:2", { 12: 1, 21: 1 }],
    ["equal things", "a0:1 a1:1", { 11: 1 }],
    ["a hand and a deck", "a0:1 a-:2 a-:2", { 122: 1, 221: 2 }],
    ["a deck of different things", "a-:1 a-:2 a-:3 a-:3", { 3321: 12 }],
    ["a deck before a hand", "a-:1 a-:2 a1:3", { 213: 2, 312: 2, 321: 2 }],
    ["two pools", "a0:1 b0:3 a1:2 b1:4", { 1324: 1, 1423: 1, 2314: 1, 2413: 1 }],
    ["two decks", "a-:1 b-:3 a-:2 b-:4", { 2413: 4 }],
  ])("comes once, with the ways it comes about: %s", (_, text, deals) => {
    expect(dealsOf(text)).toEqual(deals);
  });

  test("leaves other pools as they are", () => {
    expect(dealsOf("a0:1 b0:3 a1:2 b1:4", ["b"])).toEqual({ 1324: 1, 1423: 1 });
    expect(dealsOf("a0:1 b0:3 a1:2 b1:4", [])).toEqual({ 1324: 1 });
  });

  test("is left out when play has proved that it cannot be", () => {
    expect(dealsOf("a0:1 a1:2 a-:3", undefined, ([mine]) => mine !== 1)).toEqual({ 213: 1, 231: 1, 312: 1, 321: 1 });
  });
});

describe("another deal", () => {
  const anotherOf = (text: string, seed: number, isAllowed?: (kinds: Kinds) => boolean) => {
    const places = placesOf(text);
    return redealAtRandom(secretsOf(places, isAllowed), { state: stateOf(places), viewer: 0 }, new FastChance(seed));
  };
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);

  test.each(["", "a0:1", "a0:1 a1:1 a-:1", "a0:1 b0:2 a1:1 b1:2"])('is undefined if none exists: "%s"', (text) => {
    const never = () => {
      throw new Error("nothing to try");
    };
    for (const seed of seeds.slice(0, 10)) expect(anotherOf(text, seed, never)).toBeUndefined();
  });

  test("is any of the others, things stay in their pool, and the same is not tried", () => {
    const found = new Set(
      seeds.map((seed) => anotherOf("a0:1 b0:3 a1:2 b1:4 c0:5", seed, (kinds) => kinds.join("") !== "13245")),
    );
    expect([...found].map((kinds) => kinds?.join("")).sort()).toEqual(
      expect.arrayContaining(["14235", "23145", "24135"]),
    );
    expect(new Set([...found].map((kinds) => kinds?.join(""))).size).toBe(3);
    const isTried = (kinds: Kinds): boolean => {
      expect(kinds.join("")).not.toBe("13245");
      return false;
    };
    for (const seed of seeds) expect(anotherOf("a0:1 b0:3 a1:2 b1:4 c0:5", seed, isTried)).toBeUndefined();
  });

  test("is looked for with fewer changes each time, at last two things of one pool", () => {
    const size = 40;
    const places = [
      ...["a", "b"].flatMap((pool) => Array.from({ length: size }, (_, kind) => ({ pool, holder: kind, kind }))),
    ];
    for (const seed of seeds.slice(0, 20)) {
      const tried: (readonly number[])[] = [];
      const secrets = secretsOf(places, (kinds) => {
        expect([...kinds.slice(0, size)].sort((a, b) => a - b)).toEqual(stateOf(places.slice(0, size)));
        tried.push([0, size].map((from) => kinds.slice(from, from + size).filter((kind, i) => kind !== i).length));
        return false;
      });
      expect(redealAtRandom(secrets, { state: stateOf(places), viewer: 0 }, new FastChance(seed))).toBeUndefined();
      const [first = []] = tried;
      expect(Math.min(...first)).toBeGreaterThan(size / 2);
      expect(tried.length).toBeGreaterThan(12);
      expect(tried.length).toBeLessThanOrEqual(20);
      for (const changed of tried.slice(8)) expect([...changed].sort()).toEqual([0, 2]);
      const sizes = tried.map(([a = 0, b = 0]) => a + b);
      expect(sizes[1]).toBeLessThanOrEqual(size * 2);
      expect(sizes[3]).toBeLessThanOrEqual(size / 2);
    }
  });

  test("is found where play has proved all but two deals wrong", () => {
    const text = "a0:1 a1:2 a2:3 a3:4 a4:5 a-:6";
    const isAllowed = (kinds: Kinds): boolean => kinds.join("") === "213456";
    const found = seeds.filter((seed) => anotherOf(text, seed, isAllowed) !== undefined);
    expect(found.length).toBeGreaterThan(seeds.length / 4);
  });
});
