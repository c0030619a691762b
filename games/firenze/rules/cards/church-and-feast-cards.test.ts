import { describe, expect, test } from "vitest";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

/** RULES.md 4: clauses that `cards.test.ts` does not show. */
describe("4.5 Campanile", () => {
  test("lies on a church space when taken, and holds up whoever took it, too", () => {
    const match = new SketchedMatch({
      row: ["campanile w"],
      emptyDeck: true,
      a: { storage: "r", towers: ["red 3"] },
      b: { storage: "b", towers: ["blue 3"] },
    }).play("card 1", "raise 1", "built");
    expect(match.church()).toEqual(["campanile"]);
    expect(match.legal()).toEqual(["end"]);
    expect(match.open.whyNot(match.state, 0, "contract:red:4")?.code).toBe("bell-tower-first");
  });

  test("a tower that cannot be fulfilled says which tower is to be handed in first, and that one where", () => {
    const towers = ["white 3", "white 4", "red 3"];
    const match = new SketchedMatch({ awaits: "contracts", church: ["campanile"], a: { towers } });
    const first = { code: "bell-tower-first", facts: { floors: 3 } };
    const whyNot = (slot: 0 | 1 | 2) => match.open.whyNot(match.state, 0, `tower:0:${slot}`);
    expect([0, 1, 2].map((slot) => whyNot(slot as 0))).toEqual([{ code: "press-bell-tower" }, first, first]);
    expect(match.open.whyNot(match.state, 0, "contract:red:3")).toEqual(first);
  });

  test("who has handed in the bell tower may fulfil, the others not yet", () => {
    const sketch = {
      seats: 3,
      awaits: "contracts",
      church: ["campanile"],
      a: { towers: ["white 3", "red 3"] },
    } as const;
    const match = new SketchedMatch({ ...sketch, b: { towers: ["blue 3"] } }).play("bell");
    expect(match.can("fulfil")).toEqual(["fulfil red 3"]);
    const other = new SketchedMatch(sketch);
    other.state.bells[1] = 1;
    expect(other.can("fulfil")).toEqual([]);
  });

  test.each([[["white 4"]], [["white 2"]], [["yellow 3"]]])("%j is no bell tower", (towers) => {
    expect(new SketchedMatch({ awaits: "contracts", church: ["campanile"], a: { towers } }).can("bell")).toEqual([]);
  });

  test("the bell tower is handed in once, needs no seal left, costs none and ends nothing", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      church: ["campanile"],
      a: { towers: ["white 3", "white 3"], seals: 0 },
    });
    match.play("bell");
    expect(match.bag("white")).toBe(22);
    expect([match.can("bell"), match.state.ending[0], match.state.sealsLeft[0]]).toEqual([[], 0, 0]);
    expect(match.points()).toEqual([0, 0]);
  });

  test("taken again it asks everybody anew", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      row: ["campanile", "glory"],
      emptyDeck: true,
      church: ["campanile"],
      a: { towers: ["white 3"] },
      b: { towers: ["red 3"], storage: "r" },
    });
    match.state.bells[1] = 1;
    match.play("bell", "end", "card 1", "...", "raise 1", "built");
    expect(match.can("fulfil")).toEqual([]);
  });
});

describe("4.7, 4.14, 4.16 privileges", () => {
  test("pay also in the turn in which they are taken, and whatever was fulfilled before", () => {
    const match = new SketchedMatch({
      row: ["smallPrivilege", "glory"],
      emptyDeck: true,
      seals: { "red 5": 1, "blue 5": 0 },
      a: { storage: "g", towers: ["green 4"] },
    });
    match.play("card 1", "raise 1", "built", "fulfil green 5");
    expect(match.eventsOf("privilege")).toEqual([{ type: "privilege", seat: 0, card: "smallPrivilege", points: 2 }]);
    expect(match.church()).toEqual([]);
  });

  test("pay anybody, once, for a balcony too, and only for their own number of floors", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      church: ["middlePrivilege", "greatPrivilege"],
      balconies: [1],
      emptyDeck: true,
      row: ["glory", "glory"],
      a: { towers: ["white 8"] },
      b: { towers: ["white 5", "red 6"], storage: "wr" },
    });
    match.play("fulfil white 8", "end", "card 1", "raise 1", "raise 2", "built", "fulfil white 6");
    expect(match.eventsOf("privilege")).toEqual([{ type: "privilege", seat: 1, card: "middlePrivilege", points: 3 }]);
    expect(match.church()).toEqual(["greatPrivilege"]);
    expect(match.discarded("middlePrivilege")).toBe(1);
  });
});

describe("4 feasts and buildings", () => {
  test("4.17 Monument got off turn breaks no limit before one's own phase 6", () => {
    const hand = ["mason", "mason", "architect", "princess", "princess"] as const;
    const match = new SketchedMatch({
      row: ["monument", "glory", "glory"],
      emptyDeck: true,
      b: { towers: ["red 3"], storage: "r", hand },
    });
    match.play("card 1", "built", "end");
    expect(match.acts()).toBe(1);
    expect(match.cards(1)).toHaveLength(6);
    match.play("card 1", "built", "end", "discard architect", "discard mason");
    expect(match.acts()).toBe(0);
  });

  test("4.17 real heights count: the Architect is no help", () => {
    const match = new SketchedMatch({
      row: ["monument"],
      emptyDeck: true,
      a: { towers: ["red 4"], hand: ["architect"] },
      b: { towers: ["blue 4"] },
    }).play("card 1");
    expect(match.eventsOf("cardPut")).toEqual([{ type: "cardPut", card: "monument", seat: null, to: "discards" }]);
  });

  test("3.6, 4.21 a feast is never discarded for a limit, but a Patrician throws it away", () => {
    const hand = ["glory", "glory", "scandal", "scandal", "disgrace", "disgrace", "patrician"] as const;
    const match = new SketchedMatch({ awaits: "contracts", a: { hand } }).play("end");
    expect(match.can("discard")).toEqual(["discard patrician"]);
    match.play("patrician scandal");
    expect(match.discarded("scandal")).toBe(1);
    expect(match.acts()).toBe(1);
  });

  test.each([
    ["bridge", "exchange 1 purple", ["give white", "give white"]],
    ["workshop", "found white", ["raise 1", "raise 1", "built"]],
  ] as const)("3.1 %s works in the turn in which it is taken", (card, first, then) => {
    const match = new SketchedMatch({ row: [`${card} ww`, "glory p"], emptyDeck: true, a: { storage: "w" } });
    match.play("card 1", first, ...then);
    expect(match.acts()).toBe(0);
    expect(match.storage(0)).toBe(card === "bridge" ? "wp" : "");
  });

  test("4.13 Warehouse: 15 bricks, not 16; taken, it works in the same turn", () => {
    const match = new SketchedMatch({ row: ["warehouse w"], emptyDeck: true, a: { storage: "w".repeat(15) } }).play(
      "card 1",
    );
    match.play("built", "end");
    expect(match.legal()).toEqual(["give white"]);
    match.play("give white");
    expect([match.storage(0), match.acts()]).toEqual(["w".repeat(15), 1]);
  });

  test("4.26 Workshop and Mason: four less, never below nothing", () => {
    const match = new SketchedMatch({
      awaits: "act",
      a: { storage: "wwwww", buildings: ["workshop"], hand: ["mason"] },
    });
    match.play("mason", "found white", "raise 1", "raise 1", "built");
    expect(match.storage(0)).toBe("ww");
  });
});
