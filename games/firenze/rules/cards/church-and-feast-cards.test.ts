import { describe, expect, test } from "vitest";
import { Scene } from "../../proofs/scene.fixture.ts";

/** RULES.md 4: clauses that `cards.test.ts` does not show. */
describe("4.5 Campanile", () => {
  test("lies on a church space when taken, and holds up whoever took it, too", () => {
    const scene = new Scene({
      row: ["campanile w"],
      emptyDeck: true,
      a: { storage: "r", towers: ["red 3"] },
      b: { storage: "b", towers: ["blue 3"] },
    }).play("card 1", "raise 1", "built");
    expect(scene.church()).toEqual(["campanile"]);
    expect(scene.legal()).toEqual(["end"]);
    expect(scene.open.whyNot(scene.state, 0, "contract:red:4")?.code).toBe("bell-tower-first");
  });

  test("who has handed in the bell tower may fulfil, the others not yet", () => {
    const sketch = {
      seats: 3,
      stage: "contracts",
      church: ["campanile"],
      a: { towers: ["white 3", "red 3"] },
    } as const;
    const scene = new Scene({ ...sketch, b: { towers: ["blue 3"] } }).play("bell");
    expect(scene.can("fulfil")).toEqual(["fulfil red 3"]);
    const other = new Scene(sketch);
    other.state.bells[1] = 1;
    expect(other.can("fulfil")).toEqual([]);
  });

  test.each([[["white 4"]], [["white 2"]], [["yellow 3"]]])("%j is no bell tower", (towers) => {
    expect(new Scene({ stage: "contracts", church: ["campanile"], a: { towers } }).can("bell")).toEqual([]);
  });

  test("the bell tower is handed in once, needs no seal left, costs none and ends nothing", () => {
    const scene = new Scene({
      stage: "contracts",
      church: ["campanile"],
      a: { towers: ["white 3", "white 3"], seals: 0 },
    });
    scene.play("bell");
    expect(scene.bag("white")).toBe(22);
    expect([scene.can("bell"), scene.state.ending[0], scene.state.sealsLeft[0]]).toEqual([[], 0, 0]);
    expect(scene.points()).toEqual([0, 0]);
  });

  test("taken again it asks everybody anew", () => {
    const scene = new Scene({
      stage: "contracts",
      row: ["campanile", "glory"],
      emptyDeck: true,
      church: ["campanile"],
      a: { towers: ["white 3"] },
      b: { towers: ["red 3"], storage: "r" },
    });
    scene.state.bells[1] = 1;
    scene.play("bell", "end", "card 1", "...", "raise 1", "built");
    expect(scene.can("fulfil")).toEqual([]);
  });
});

describe("4.7, 4.14, 4.16 privileges", () => {
  test("pay also in the turn in which they are taken, and whatever was fulfilled before", () => {
    const scene = new Scene({
      row: ["smallPrivilege", "glory"],
      emptyDeck: true,
      seals: { "red 5": 1, "blue 5": 0 },
      a: { storage: "g", towers: ["green 4"] },
    });
    scene.play("card 1", "raise 1", "built", "fulfil green 5");
    expect(scene.heard("privilege")).toEqual([{ type: "privilege", seat: 0, card: "smallPrivilege", points: 2 }]);
    expect(scene.church()).toEqual([]);
  });

  test("pay anybody, once, for a balcony too, and only for their own number of floors", () => {
    const scene = new Scene({
      stage: "contracts",
      church: ["middlePrivilege", "greatPrivilege"],
      balconies: [1],
      emptyDeck: true,
      row: ["glory", "glory"],
      a: { towers: ["white 8"] },
      b: { towers: ["white 5", "red 6"], storage: "wr" },
    });
    scene.play("fulfil white 8", "end", "card 1", "raise 1", "raise 2", "built", "fulfil white 6");
    expect(scene.heard("privilege")).toEqual([{ type: "privilege", seat: 1, card: "middlePrivilege", points: 3 }]);
    expect(scene.church()).toEqual(["greatPrivilege"]);
    expect(scene.discarded("middlePrivilege")).toBe(1);
  });
});

describe("4 feasts and buildings", () => {
  test("4.17 Monument got off turn breaks no limit before one's own phase 6", () => {
    const hand = ["mason", "mason", "architect", "princess", "princess"] as const;
    const scene = new Scene({
      row: ["monument", "glory", "glory"],
      emptyDeck: true,
      b: { towers: ["red 3"], storage: "r", hand },
    });
    scene.play("card 1", "built", "end");
    expect(scene.acts()).toBe(1);
    expect(scene.cards(1)).toHaveLength(6);
    scene.play("card 1", "built", "end", "discard architect", "discard mason");
    expect(scene.acts()).toBe(0);
  });

  test("4.17 real heights count: the Architect is no help", () => {
    const scene = new Scene({
      row: ["monument"],
      emptyDeck: true,
      a: { towers: ["red 4"], hand: ["architect"] },
      b: { towers: ["blue 4"] },
    }).play("card 1");
    expect(scene.heard("cardPut")).toEqual([{ type: "cardPut", card: "monument", seat: null, to: "discards" }]);
  });

  test("3.6, 4.21 a feast is never discarded for a limit, but a Patrician throws it away", () => {
    const hand = ["glory", "glory", "scandal", "scandal", "disgrace", "disgrace", "patrician"] as const;
    const scene = new Scene({ stage: "contracts", a: { hand } }).play("end");
    expect(scene.can("discard")).toEqual(["discard patrician"]);
    scene.play("patrician scandal");
    expect(scene.discarded("scandal")).toBe(1);
    expect(scene.acts()).toBe(1);
  });

  test.each([
    ["bridge", "exchange 1 purple", ["give white", "give white"]],
    ["workshop", "found white", ["raise 1", "raise 1", "built"]],
  ] as const)("3.1 %s works in the turn in which it is taken", (card, first, then) => {
    const scene = new Scene({ row: [`${card} ww`, "glory p"], emptyDeck: true, a: { storage: "w" } });
    scene.play("card 1", first, ...then);
    expect(scene.acts()).toBe(0);
    expect(scene.storage(0)).toBe(card === "bridge" ? "wp" : "");
  });

  test("4.13 Warehouse: 15 bricks, not 16; taken, it works in the same turn", () => {
    const scene = new Scene({ row: ["warehouse w"], emptyDeck: true, a: { storage: "w".repeat(15) } }).play("card 1");
    scene.play("built", "end");
    expect(scene.legal()).toEqual(["give white"]);
    scene.play("give white");
    expect([scene.storage(0), scene.acts()]).toEqual(["w".repeat(15), 1]);
  });

  test("4.26 Workshop and Mason: four less, never below nothing", () => {
    const scene = new Scene({
      stage: "act",
      a: { storage: "wwwww", buildings: ["workshop"], hand: ["mason"] },
    });
    scene.play("mason", "found white", "raise 1", "raise 1", "built");
    expect(scene.storage(0)).toBe("ww");
  });
});
