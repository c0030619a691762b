import { describe, expect, test } from "vitest";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

/** RULES.md 4: every kind of card. */
describe("4 persons", () => {
  test("4.1 Alchemist: the brick of the bag is named, then one's own goes in", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "w", hand: ["alchemist"] } });
    match.play("alchemist purple", "swap white");
    expect(match.storage(0)).toBe("p");
    expect([match.bag("white"), match.bag("purple")]).toEqual([25, 7]);
    expect(new SketchedMatch({ awaits: "act", a: { hand: ["alchemist"] } }).can("alchemist")).toEqual([]);
  });

  test("4.3 Architect: also for the bell tower, and never without a contract", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      church: ["campanile"],
      a: { towers: ["white 4", "red 3"], hand: ["architect"] },
    });
    expect(match.legal()).toEqual(["end", "bell architect down"]);
    match.play("bell architect down");
    expect(match.can("fulfil")).toEqual(["fulfil red 3"]);
    expect(match.discarded("architect")).toBe(1);
  });

  test("4.6 Princess: any card of the row for nothing, this turn only", () => {
    const match = new SketchedMatch({ a: { hand: ["princess"] } });
    expect(match.can("card")).toEqual(["card 1"]);
    match.play("princess", "card 6");
    expect(match.cards(0)).toEqual(["glory"]);
  });

  test("4.11 Wholesaler: all bricks of a row card are drawn anew; not in phase 3", () => {
    const match = new SketchedMatch({
      row: ["glory", "glory wwww", "glory", "glory", "glory", "glory"],
      a: { hand: ["wholesaler"] },
    });
    match.play("wholesaler 2", "brick purple", "brick blue", "brick red", "brick red");
    expect(match.onCard(2)).toBe("rrbp");
    expect(match.can("card")).toEqual(["card 1"]);
    expect(new SketchedMatch({ a: { hand: ["wholesaler"] } }).play("wholesaler 1").can("card")).toEqual(["card 1"]);
    const building = new SketchedMatch({ awaits: "act", a: { storage: "ww", hand: ["wholesaler"] } });
    expect(building.can("wholesaler")).toHaveLength(6);
    expect(building.play("found white").can("wholesaler")).toEqual([]);
  });

  test("4.19 Mason: three less, and bricks rely on it only after it is played", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "wwww", hand: ["mason"] } });
    match.play("found white", "raise 1", "raise 1");
    expect(match.can("raise")).toEqual([]);
    match.play("mason", "raise 1", "built");
    expect(match.towers(0)).toEqual(["white 4"]);
    expect(match.storage(0)).toBe("");
  });

  test("4.20 Patrician: throws away one other card of the hand, never a building", () => {
    const match = new SketchedMatch({ awaits: "act", a: { hand: ["patrician", "scandal"], buildings: ["bridge"] } });
    expect(match.can("patrician")).toEqual(["patrician scandal"]);
    match.play("patrician scandal");
    expect(match.cards(0)).toEqual(["bridge"]);
    expect(new SketchedMatch({ awaits: "act", a: { hand: ["patrician"] } }).can("patrician")).toEqual([]);
  });

  test("4.20 Patrician: cancels the event just chosen; its bricks are kept, it shuffles nothing", () => {
    const match = new SketchedMatch({
      row: ["renaissance pp", "glory", "glory", "glory", "glory", "glory"],
      a: { hand: ["patrician"] },
    });
    match.play("card 1");
    expect(match.legal()).toEqual(["cancel", "accept"]);
    match.play("cancel");
    expect(match.storage(0)).toBe("pp");
    expect([match.discarded("renaissance"), match.discarded("patrician")]).toEqual([1, 1]);
    expect(match.eventsOf("deckReshuffled")).toEqual([]);
  });

  test("4.23 Saboteur: a tower of another player loses a brick to the bag; cut to nothing it is gone", () => {
    const match = new SketchedMatch({
      awaits: "act",
      a: { hand: ["saboteur"] },
      b: { towers: ["red 1", "blue 5", "blue 5"] },
    });
    expect(match.can("saboteur")).toEqual(["saboteur 1 1", "saboteur 1 2"]);
    match.play("saboteur 1 1");
    expect(match.towers(1)).toEqual(["blue 5", "blue 5"]);
    expect(match.bag("red")).toBe(12);
  });

  test("4.25 Smuggler: one brick for one of another player's storage", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      a: { storage: "w", hand: ["smuggler"] },
      b: { storage: "pp" },
    });
    match.play("smuggler 1 purple", "swap white");
    expect([match.storage(0), match.storage(1)]).toEqual(["p", "wp"]);
    expect(
      new SketchedMatch({ awaits: "act", a: { hand: ["smuggler"] }, b: { storage: "p" } }).can("smuggler"),
    ).toEqual([]);
  });

  test("4.27 never two persons of one name in one turn; they may still be played over a limit", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "ww", hand: ["alchemist", "alchemist"] } });
    expect(match.play("alchemist red", "swap white").can("alchemist")).toEqual([]);
    const full = new SketchedMatch({
      awaits: "contracts",
      a: { hand: ["patrician", "mason", "mason", "architect", "princess", "scandal"] },
    }).play("end");
    full.play("patrician scandal");
    expect(full.acts()).toBe(1);
    expect(full.cards(0)).toHaveLength(4);
  });
});

describe("4 feasts", () => {
  test("4.2, 4.8, 4.17, 4.21, 4.24 count at the end, each card for itself", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      a: { towers: ["white 8"], seals: 1, hand: ["recognition", "recognition", "glory", "monument"] },
      b: { hand: ["disgrace", "scandal"] },
      seals: { "red 3": 0, "red 4": 0, "blue 5": 0 },
    });
    match.play("fulfil white 8", "end", "card 1", "...", "built", "end");
    expect(match.open.standings(match.state).scores[0]?.sources["feasts"]).toBe(2 + 2 + 3 + 3);
    expect(match.open.standings(match.state).scores[1]?.sources["feasts"]).toBe(-2 - 3 + 3);
  });

  test.each([
    [["red 4"], ["blue 5"], 1],
    [["red 5", "blue 5"], ["blue 4"], 0],
    [["red 5"], ["blue 5"], undefined],
    [[], [], undefined],
  ] as const)("4.17 Monument with %j against %j goes to %s", (own, other, owner) => {
    const match = new SketchedMatch({ row: ["monument"], emptyDeck: true, a: { towers: own }, b: { towers: other } });
    match.play("card 1");
    for (const seat of [0, 1] as const) expect(match.cards(seat)).toEqual(seat === owner ? ["monument"] : []);
    expect(match.eventsOf("cardPut")).toMatchObject([{ to: owner === undefined ? "discards" : "hand" }]);
  });
});

describe("4 buildings", () => {
  test("4.12 Bridge: the exchange costs two bricks", () => {
    const row = ["glory pp", "glory"];
    const match = new SketchedMatch({ row, awaits: "act", a: { storage: "wwy", buildings: ["bridge"] } });
    match.play("exchange 1 purple", "give white", "give white");
    expect([match.storage(0), match.onCard(1)]).toEqual(["yp", "wwp"]);
    expect(new SketchedMatch({ row, awaits: "act", a: { storage: "ww" } }).can("exchange")).toEqual([]);
  });

  test("4.13 Warehouse: no card limit", () => {
    const hand = ["mason", "mason", "mason", "architect", "princess", "princess"] as const;
    const match = new SketchedMatch({ awaits: "contracts", a: { hand, buildings: ["warehouse"] } }).play("end");
    expect(match.acts()).toBe(1);
  });

  test("3.1 a second copy of one's own building is discarded at once, its bricks are kept", () => {
    const match = new SketchedMatch({ row: ["workshop wy"], emptyDeck: true, a: { buildings: ["workshop"] } }).play(
      "card 1",
    );
    expect(match.storage(0)).toBe("wy");
    expect(match.eventsOf("cardPut")).toMatchObject([{ card: "workshop", to: "discards" }]);
  });
});

describe("4 churches", () => {
  test("4.5 Campanile: before the contracts it says when the bell tower is handed in", () => {
    const match = new SketchedMatch({ awaits: "act", church: ["campanile"], row: ["glory p"], a: { storage: "w" } });
    expect(match.open.whyNot(match.state, 0, "church:campanile")).toEqual({ code: "bell-tower-later" });
  });

  test("4.5 Campanile: nobody fulfils before the bell tower; with the last small seal the card goes", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      church: ["campanile"],
      a: { towers: ["white 3", "red 3"] },
    });
    match.state.bells[1] = 1;
    expect(match.legal()).toEqual(["end", "bell"]);
    match.play("bell");
    expect(match.points()).toEqual([0, 0]);
    expect(match.church()).toEqual([]);
    expect(match.discarded("campanile")).toBe(1);
    expect(match.can("fulfil")).toEqual(["fulfil red 3"]);
    const alone = new SketchedMatch({ awaits: "contracts", church: ["campanile"], a: { towers: ["white 3"] } }).play(
      "bell",
    );
    expect(alone.church()).toEqual(["campanile"]);
  });

  test.each([
    ["greatPrivilege", 7, 4],
    ["middlePrivilege", 6, 3],
    ["smallPrivilege", 5, 2],
  ] as const)("4.7, 4.14, 4.16 %s: the next contract of %i floors gets %i", (card, floors, points) => {
    const match = new SketchedMatch({
      awaits: "contracts",
      church: [card],
      a: { towers: [`white ${floors}`, "red 4"] },
    });
    match.play("fulfil red 4");
    expect(match.church()).toEqual([card]);
    match.play(`fulfil white ${floors}`);
    expect(match.eventsOf("privilege")).toEqual([{ type: "privilege", seat: 0, card, points }]);
    expect(match.discarded(card)).toBe(1);
  });
});

describe("4 events", () => {
  test("4.4 Collapse: a tower of one's own choice, all of it; without a tower nothing", () => {
    const match = new SketchedMatch({
      row: ["collapse"],
      emptyDeck: true,
      a: { towers: ["red 2", "red 2", "blue 4"] },
    });
    expect(match.play("card 1").legal()).toEqual(["strike 1", "strike 3"]);
    match.play("strike 3");
    expect(match.towers(0)).toEqual(["red 2", "red 2"]);
    expect(match.bag("blue")).toBe(10);
    expect(new SketchedMatch({ row: ["collapse"], emptyDeck: true }).play("card 1").acts()).toBe("chance");
  });

  test("4.18 Botch: a tower of one's own choice loses a brick", () => {
    const match = new SketchedMatch({ row: ["botch"], emptyDeck: true, a: { towers: ["red 2"] } }).play(
      "card 1",
      "strike 1",
    );
    expect(match.towers(0)).toEqual(["red 1"]);
  });

  test("4.10 Fire: three bricks of one's own choice, never those of the card; all if there are fewer", () => {
    const match = new SketchedMatch({ row: ["fire pp"], emptyDeck: true, a: { storage: "wyyg" } }).play("card 1");
    expect(match.legal()).toEqual(["give white", "give yellow"]);
    match.play("give white", "give yellow", "give green");
    expect(match.storage(0)).toBe("ypp");
    const poor = new SketchedMatch({ row: ["fire pp"], emptyDeck: true, a: { storage: "wy" } }).play("card 1");
    expect(poor.storage(0)).toBe("pp");
  });

  test("4.9 Flood: everybody, a third rounded up; colours not being built first", () => {
    const match = new SketchedMatch({
      row: ["flood"],
      emptyDeck: true,
      a: { storage: "wwwwyy", towers: ["white 1"] },
      b: { storage: "p" },
    }).play("card 1");
    expect([match.storage(0), match.storage(1)]).toEqual(["wwww", ""]);
  });

  test("4.28 Tribute: a brick of its colour for each tower, the highest first; the rest is torn down", () => {
    const match = new SketchedMatch({
      row: ["tribute"],
      emptyDeck: true,
      a: { storage: "wr", towers: ["white 2", "white 4", "red 1"] },
      b: { storage: "w", towers: ["blue 3"] },
    }).play("card 1");
    expect(match.towers(0)).toEqual(["white 4", "red 1"]);
    expect(match.storage(0)).toBe("w");
    expect(match.towers(1)).toEqual([]);
    expect(match.storage(1)).toBe("wb");
  });

  test("4.28 Tribute: the bricks of the card itself may pay", () => {
    const match = new SketchedMatch({ row: ["tribute r"], emptyDeck: true, a: { towers: ["red 3"] } }).play("card 1");
    expect([match.towers(0), match.storage(0)]).toEqual([["red 3"], ""]);
  });

  test("4.15 Luxury Tax: two bricks for each tower of five floors, highest and scarcest first", () => {
    const match = new SketchedMatch({
      row: ["luxuryTax"],
      emptyDeck: true,
      a: { storage: "wwyyg", towers: ["red 5", "blue 5", "green 6", "white 4"] },
    }).play("card 1");
    expect(match.towers(0)).toEqual(["white 4", "green 6", "blue 5"]);
    // What is being built is spared as long as possible: yellow first; the odd brick is not paid.
    expect(match.storage(0)).toBe("grr");
  });

  test("4.22 Renaissance: discards, deck and the card are one new deck before the row is refilled", () => {
    const match = new SketchedMatch({ row: ["renaissance"], emptyDeck: true, discards: ["scandal", "mason"] }).play(
      "card 1",
    );
    expect(match.outcomes()).toEqual(["draw mason", "draw scandal", "draw renaissance"]);
    expect(match.discarded("scandal")).toBe(0);
  });
});

describe("4.30 losses chosen by the owner", () => {
  const options = { losses: "owner" };

  test("Flood: each player in turn order", () => {
    const match = new SketchedMatch({
      row: ["flood"],
      emptyDeck: true,
      options,
      a: { storage: "wyyb" },
      b: { storage: "pr" },
    }).play("card 1", "give yellow", "give blue");
    expect(match.acts()).toBe(1);
    expect(match.legal()).toEqual(["give red", "give purple"]);
    match.play("give purple");
    expect([match.storage(0), match.storage(1)]).toEqual(["wy", "r"]);
  });

  test("Tribute: as many as can be paid must be; the owner names the ones kept", () => {
    const match = new SketchedMatch({
      row: ["tribute"],
      emptyDeck: true,
      options,
      a: { storage: "wrr", towers: ["white 2", "white 4", "red 1"] },
    }).play("card 1");
    expect(match.legal()).toEqual(["keep 1", "keep 2"]);
    match.play("keep 1");
    expect(match.towers(0)).toEqual(["white 2", "red 1"]);
    expect(match.storage(0)).toBe("wwr");
  });

  test("Luxury Tax: names the kept towers, then gives the bricks, then the others come down", () => {
    const match = new SketchedMatch({
      row: ["luxuryTax"],
      emptyDeck: true,
      options,
      a: { storage: "wyg", towers: ["red 5", "blue 6"] },
    }).play("card 1");
    expect(match.legal()).toEqual(["keep 1", "keep 2"]);
    match.play("keep 1", "give white", "give green");
    expect(match.towers(0)).toEqual(["red 5"]);
    expect(match.storage(0)).toBe("ybbb");
  });
});
