import { describe, expect, test } from "vitest";
import { SketchedMatch } from "./sketched-match.fixture.ts";

/** RULES.md 7 */
describe("7 worked examples", () => {
  test("7.1 the fourth card costs three bricks, one on each card before it; its own come after paying", () => {
    const match = new SketchedMatch({
      row: ["glory w", "glory", "glory", "workshop bbpp", "glory", "glory"],
      a: { storage: "wyg" },
    });
    match.play("card 4", "lay 1 green", "lay 2 white", "lay 3 yellow");
    expect([match.onCard(1), match.onCard(2), match.onCard(3)]).toEqual(["wg", "w", "y"]);
    expect(match.storage(0)).toBe("bbpp");
    expect(match.cards(0)).toEqual(["workshop"]);
    expect(new SketchedMatch({ a: { storage: "wy" } }).can("card")).toEqual(["card 1", "card 2", "card 3"]);
  });

  test.each([
    [3, [], [], 1],
    [3, ["workshop"], [], 0],
    [4, [], [], 3],
    [4, [], ["mason"], 0],
    [4, ["workshop"], [], 2],
    [6, [], [], 10],
    [6, [], ["mason"], 7],
    [6, ["workshop"], ["mason"], 6],
  ] as const)("7.2 building %i with %j and %j costs %i", (bricks, buildings, hand, cost) => {
    const match = new SketchedMatch({
      awaits: "act",
      a: { storage: `wwwwww${"y".repeat(cost)}`.slice(6 - bricks), buildings, hand },
    });
    if (hand.length > 0) match.play("mason");
    match.play("found white", ...Array.from({ length: bricks - 1 }, () => "raise 1"), "built");
    for (let i = 0; i < cost; i++) match.play("give yellow");
    expect(match.can("give")).toEqual([]);
    expect(match.towers(0)).toEqual([`white ${bricks}`]);
    expect(match.storage(0)).toBe("");
  });

  test("7.3 a neglected tower of five: three to the bag, two to storage", () => {
    const match = new SketchedMatch({ awaits: "act", a: { towers: ["red 5"] } });
    expect(match.bag("red")).toBe(7);
    match.play("built");
    expect(match.bag("red")).toBe(10);
    expect(match.storage(0)).toBe("rr");
    expect(match.towers(0)).toEqual([]);
  });

  test("7.4 Flood with four bricks in storage takes two", () => {
    const match = new SketchedMatch({ row: ["flood pppp", "glory"], a: { storage: "wyyb" }, emptyDeck: true });
    match.play("card 1", "...");
    expect(match.storage(0)).toBe("ybpppp");
  });

  test("7.5 the Architect counts one floor up or down", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      a: { towers: ["yellow 3", "green 9", "blue 2"], hand: ["architect"] },
    });
    expect(match.can("fulfil")).toEqual([
      "fulfil yellow 3",
      "fulfil yellow 4 architect up",
      "fulfil blue 3 architect up",
      "fulfil green 8 architect down",
    ]);
    match.play("fulfil yellow 4 architect up");
    expect(match.bag("yellow")).toBe(18);
    expect(match.points()).toEqual([3, 0]);
    expect(match.can("fulfil")).toEqual([]);
  });

  test("7.6 balcony II opens with balcony I, in the same turn", () => {
    const match = new SketchedMatch({ awaits: "contracts", balconies: [4, 8], a: { towers: ["red 4", "red 5"] } });
    expect(match.can("fulfil")).toEqual(["fulfil red 4"]);
    match.play("fulfil red 4");
    expect(match.can("fulfil")).toEqual(["fulfil red 5"]);
  });

  test("7.7 thirteen bricks drop to ten, with a Warehouse they stay", () => {
    const storage = "wwwwwyyyyyggg";
    const match = new SketchedMatch({ awaits: "contracts", a: { storage } }).play("end");
    match.play("give white", "give white", "give green");
    expect(match.storage(0)).toBe("wwwyyyyygg");
    expect(match.acts()).toBe(1);
    expect(
      new SketchedMatch({ awaits: "contracts", a: { storage, buildings: ["warehouse"] } }).play("end").acts(),
    ).toBe(1);
  });

  test("7.7 six feasts stay; of four feasts and two others one goes", () => {
    const six = ["glory", "glory", "scandal", "scandal", "disgrace", "disgrace"] as const;
    expect(new SketchedMatch({ awaits: "contracts", a: { hand: six } }).play("end").acts()).toBe(1);
    const match = new SketchedMatch({
      awaits: "contracts",
      a: { hand: [...six.slice(0, 4), "architect"], buildings: ["workshop"] },
    }).play("end");
    expect(match.legal()).toEqual(["discard architect", "discard workshop"]);
    match.play("discard workshop");
    expect(match.acts()).toBe(1);
    expect(match.discarded("workshop")).toBe(1);
  });

  test("7.8 red 7 is printed 8; with its balcony it pays 14", () => {
    const red7 = (balconies: readonly number[]) => {
      const match = new SketchedMatch({ awaits: "contracts", balconies, a: { towers: ["red 7"] } });
      match.state.balconiesDone[0] = 2;
      match.play("fulfil red 7");
      return match.eventsOf("contractFulfilled").map((event) => event.type === "contractFulfilled" && event.points);
    };
    expect(red7([])).toEqual([8]);
    expect(red7([14])).toEqual([14]);
  });

  test("5.2, 7.9 a majority of two all goes to the higher seal", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      a: { towers: ["white 3"], seals: 1 },
      seals: { "green 3": 0, "green 6": 0, "green 5": 1, "green 7": 1, "green 8": "neutral" },
    });
    match.play("fulfil white 3", "end", "card 1", "...", "built", "end");
    expect(match.acts()).toBe("nobody");
    expect(match.eventsOf("majority")).toEqual([
      { type: "majority", seat: 0, colour: "white", points: 3 },
      { type: "majority", seat: 1, colour: "green", points: 4 },
    ]);
  });
});
