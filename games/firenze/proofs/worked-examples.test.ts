import { describe, expect, test } from "vitest";
import { Scene } from "./scene.fixture.ts";

/** RULES.md 7 */
describe("7 worked examples", () => {
  test("7.1 the fourth card costs three bricks, one on each card before it; its own come after paying", () => {
    const scene = new Scene({
      row: ["glory w", "glory", "glory", "workshop bbpp", "glory", "glory"],
      a: { storage: "wyg" },
    });
    scene.play("card 4", "lay 1 green", "lay 2 white", "lay 3 yellow");
    expect([scene.onCard(1), scene.onCard(2), scene.onCard(3)]).toEqual(["wg", "w", "y"]);
    expect(scene.storage(0)).toBe("bbpp");
    expect(scene.cards(0)).toEqual(["workshop"]);
    expect(new Scene({ a: { storage: "wy" } }).can("card")).toEqual(["card 1", "card 2", "card 3"]);
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
    const scene = new Scene({
      stage: "act",
      a: { storage: `wwwwww${"y".repeat(cost)}`.slice(6 - bricks), buildings, hand },
    });
    if (hand.length > 0) scene.play("mason");
    scene.play("found white", ...Array.from({ length: bricks - 1 }, () => "raise 1"), "built");
    for (let i = 0; i < cost; i++) scene.play("give yellow");
    expect(scene.can("give")).toEqual([]);
    expect(scene.towers(0)).toEqual([`white ${bricks}`]);
    expect(scene.storage(0)).toBe("");
  });

  test("7.3 a neglected tower of five: three to the bag, two to storage", () => {
    const scene = new Scene({ stage: "act", a: { towers: ["red 5"] } });
    expect(scene.bag("red")).toBe(7);
    scene.play("built");
    expect(scene.bag("red")).toBe(10);
    expect(scene.storage(0)).toBe("rr");
    expect(scene.towers(0)).toEqual([]);
  });

  test("7.4 Flood with four bricks in storage takes two", () => {
    const scene = new Scene({ row: ["flood pppp", "glory"], a: { storage: "wyyb" }, emptyDeck: true });
    scene.play("card 1", "...");
    expect(scene.storage(0)).toBe("ybpppp");
  });

  test("7.5 the Architect counts one floor up or down", () => {
    const scene = new Scene({
      stage: "contracts",
      a: { towers: ["yellow 3", "green 9", "blue 2"], hand: ["architect"] },
    });
    expect(scene.can("fulfil")).toEqual([
      "fulfil yellow 3",
      "fulfil yellow 4 architect up",
      "fulfil blue 3 architect up",
      "fulfil green 8 architect down",
    ]);
    scene.play("fulfil yellow 4 architect up");
    expect(scene.bag("yellow")).toBe(18);
    expect(scene.points()).toEqual([3, 0]);
    expect(scene.can("fulfil")).toEqual([]);
  });

  test("7.6 balcony II opens with balcony I, in the same turn", () => {
    const scene = new Scene({ stage: "contracts", balconies: [4, 8], a: { towers: ["red 4", "red 5"] } });
    expect(scene.can("fulfil")).toEqual(["fulfil red 4"]);
    scene.play("fulfil red 4");
    expect(scene.can("fulfil")).toEqual(["fulfil red 5"]);
  });

  test("7.7 thirteen bricks drop to ten, with a Warehouse they stay", () => {
    const storage = "wwwwwyyyyyggg";
    const scene = new Scene({ stage: "contracts", a: { storage } }).play("end");
    scene.play("give white", "give white", "give green");
    expect(scene.storage(0)).toBe("wwwyyyyygg");
    expect(scene.acts()).toBe(1);
    expect(new Scene({ stage: "contracts", a: { storage, buildings: ["warehouse"] } }).play("end").acts()).toBe(1);
  });

  test("7.7 six feasts stay; of four feasts and two others one goes", () => {
    const six = ["glory", "glory", "scandal", "scandal", "disgrace", "disgrace"] as const;
    expect(new Scene({ stage: "contracts", a: { hand: six } }).play("end").acts()).toBe(1);
    const scene = new Scene({
      stage: "contracts",
      a: { hand: [...six.slice(0, 4), "architect"], buildings: ["workshop"] },
    }).play("end");
    expect(scene.legal()).toEqual(["discard architect", "discard workshop"]);
    scene.play("discard workshop");
    expect(scene.acts()).toBe(1);
    expect(scene.discarded("workshop")).toBe(1);
  });

  test("7.8 red 7 is printed 8; with its balcony it pays 14", () => {
    const red7 = (balconies: readonly number[]) => {
      const scene = new Scene({ stage: "contracts", balconies, a: { towers: ["red 7"] } });
      scene.state.balconiesDone[0] = 2;
      scene.play("fulfil red 7");
      return scene.heard("contractFulfilled").map((event) => event.type === "contractFulfilled" && event.points);
    };
    expect(red7([])).toEqual([8]);
    expect(red7([14])).toEqual([14]);
  });

  test("5.2, 7.9 a majority of two all goes to the higher seal", () => {
    const scene = new Scene({
      stage: "contracts",
      a: { towers: ["white 3"], seals: 1 },
      seals: { "green 3": 0, "green 6": 0, "green 5": 1, "green 7": 1, "green 8": "neutral" },
    });
    scene.play("fulfil white 3", "end", "card 1", "...", "built", "end");
    expect(scene.acts()).toBe("nobody");
    expect(scene.heard("majority")).toEqual([
      { type: "majority", seat: 0, colour: "white", points: 3 },
      { type: "majority", seat: 1, colour: "green", points: 4 },
    ]);
  });
});
