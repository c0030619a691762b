import { describe, expect, test } from "vitest";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

/** RULES.md 3, 4: when persons may be played, and their clauses that `cards.test.ts` does not show. */
describe("3 between steps", () => {
  const hand = [
    "alchemist",
    "patrician",
    "saboteur",
    "smuggler",
    "wholesaler",
    "princess",
    "mason",
    "architect",
  ] as const;
  const persons = (match: SketchedMatch): string[] => hand.filter((person) => match.can(person).length > 0);
  const b = { storage: "p", towers: ["red 2"] } as const;

  test("each person in its phases", () => {
    const at = (awaits: "choose" | "act" | "contracts") =>
      persons(new SketchedMatch({ awaits, a: { storage: "wwww", towers: ["white 2"], hand }, b }));
    expect(at("choose")).toEqual(["alchemist", "patrician", "saboteur", "smuggler", "wholesaler", "princess"]);
    expect(at("act")).toEqual(["alchemist", "patrician", "saboteur", "smuggler", "wholesaler", "mason"]);
    expect(at("contracts")).toEqual(["alchemist", "patrician", "saboteur", "smuggler"]);
  });

  test("not from naming the row card until the row is full, nor while bricks are given", () => {
    const row = ["glory", "glory pp"];
    const match = new SketchedMatch({ row, a: { storage: "wwwww", hand }, b }).play("card 2");
    expect(match.legal()).toEqual(["lay 1 white"]);
    expect(match.play("lay 1 white").acts()).toBe("chance");
    const exchange = new SketchedMatch({ row, awaits: "act", a: { storage: "wwwww", hand }, b }).play(
      "exchange 2 purple",
    );
    expect(exchange.legal()).toEqual(["give white"]);
    expect(new SketchedMatch({ awaits: "act", a: { storage: "w", hand }, b }).play("alchemist red").legal()).toEqual([
      "swap white",
    ]);
  });

  test("not by those who are not on turn", () => {
    const match = new SketchedMatch({ a: {}, b: { storage: "w", hand } });
    expect(match.acts()).toBe(0);
    expect(persons(match)).toEqual([]);
  });
});

describe("4.1 Alchemist", () => {
  test("only colours that the bag holds", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "w", hand: ["alchemist"] } });
    for (const c of [0, 1, 2, 4, 5] as const) match.state.bag[c] = 0;
    expect(match.can("alchemist")).toEqual(["alchemist red"]);
    match.state.bag[3] = 0;
    expect(match.can("alchemist")).toEqual([]);
  });

  test("4.27 a brick for one of the same colour is legal", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "w", hand: ["alchemist"] } }).play(
      "alchemist white",
      "swap white",
    );
    expect([match.storage(0), match.discarded("alchemist")]).toEqual(["w", 1]);
  });
});

describe("4.3 Architect", () => {
  test("the floors of the contract count: balcony, floor bonus, privilege", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      balconies: [2],
      church: ["smallPrivilege"],
      a: { towers: ["yellow 4"], hand: ["architect", "recognition"] },
    });
    match.play("fulfil yellow 5 architect up");
    expect(match.eventsOf("contractFulfilled")).toMatchObject([{ floors: 5, tower: 4, balcony: "I", points: 7 }]);
    expect(match.eventsOf("floorBonus")).toMatchObject([{ floors: 5, points: 2 }]);
    expect(match.eventsOf("privilege")).toMatchObject([{ points: 2 }]);
    expect(match.bag("yellow")).toBe(18);
  });

  test("4.2 a contract of 4 floors counts for the Recognition, whatever the tower", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      emptyDeck: true,
      row: [],
      a: { towers: ["red 5"], hand: ["architect", "recognition"] },
    });
    match.state.ending[0] = 2;
    match.play("fulfil red 4 architect down", "end");
    expect(match.eventsOf("feast")).toMatchObject([{ card: "recognition", points: 1 }]);
  });

  test("4.27 once in a turn, though one holds two", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      a: { towers: ["red 4", "blue 4"], hand: ["architect", "architect"] },
    });
    match.play("fulfil red 5 architect up");
    expect(match.can("fulfil")).toEqual(["fulfil blue 4"]);
  });

  test("a tower that fits may be counted otherwise", () => {
    const match = new SketchedMatch({ awaits: "contracts", a: { towers: ["red 4"], hand: ["architect"] } });
    expect(match.can("fulfil")).toEqual(["fulfil red 4", "fulfil red 5 architect up", "fulfil red 3 architect down"]);
  });
});

describe("4.6 Princess", () => {
  test("taken this turn she comes too late, and the card itself is paid", () => {
    const match = new SketchedMatch({ row: ["glory", "princess"], emptyDeck: true, a: { storage: "w" } }).play(
      "card 2",
    );
    match.play("lay 1 white");
    expect([match.storage(0), match.onCard(1)]).toEqual(["", "w"]);
    expect(match.can("princess")).toEqual([]);
  });
});

describe("4.11 Wholesaler", () => {
  test("taken this turn it may be used in phase 2, also after the exchange", () => {
    const match = new SketchedMatch({ row: ["wholesaler", "glory pp"], emptyDeck: true, a: { storage: "www" } }).play(
      "card 1",
    );
    match.play("exchange 1 purple", "give white", "give white", "give white", "wholesaler 1");
    expect(match.acts()).toBe("chance");
    match.play("...");
    expect(match.onCard(1)).toHaveLength(4);
    expect(match.storage(0)).toBe("p");
  });

  test("the bricks of the card are in the bag when the new ones are drawn", () => {
    const match = new SketchedMatch({ row: ["glory pp"], a: { hand: ["wholesaler"] } });
    for (const c of [0, 1, 2, 3, 4, 5] as const) match.state.bag[c] = 0;
    expect(match.play("wholesaler 1").outcomes()).toEqual(["brick purple"]);
  });
});

describe("4.19 Mason", () => {
  test("begins phase 3: exchange and Wholesaler are over; this turn only", () => {
    const match = new SketchedMatch({
      awaits: "act",
      row: ["glory p"],
      a: { storage: "wwwwwwww", hand: ["mason", "wholesaler"], towers: ["white 1"] },
    }).play("mason");
    expect([match.can("exchange"), match.can("wholesaler")]).toEqual([[], []]);
    match.play("raise 1", "raise 1", "raise 1", "raise 1", "built");
    expect(match.storage(0)).toBe("wwww");
    expect(match.discarded("mason")).toBe(1);
  });
});

describe("4.20 Patrician", () => {
  test("may throw away a card taken this turn, a person, or another Patrician", () => {
    const match = new SketchedMatch({
      row: ["scandal"],
      emptyDeck: true,
      a: { hand: ["patrician", "patrician", "mason"] },
    });
    expect(match.can("patrician")).toEqual(["patrician mason", "patrician patrician"]);
    match.play("card 1", "patrician scandal");
    expect(match.cards(0).sort()).toEqual(["mason", "patrician"]);
  });

  test("4.27 played already this turn, another one cancels nothing", () => {
    const match = new SketchedMatch({
      row: ["fire"],
      emptyDeck: true,
      a: { hand: ["patrician", "patrician", "mason"] },
    });
    match.play("patrician mason", "card 1");
    expect(match.acts()).toBe("chance");
  });

  test.each(["flood", "tribute", "luxuryTax"] as const)("cancels %s for everybody", (card) => {
    const match = new SketchedMatch({
      row: [`${card} wr`],
      emptyDeck: true,
      a: { storage: "yyy", towers: ["red 5"], hand: ["patrician"] },
      b: { storage: "b", towers: ["blue 6", "blue 1"] },
    }).play("card 1", "cancel");
    expect([match.storage(0), match.storage(1)]).toEqual(["wyyyr", "b"]);
    expect([match.towers(0), match.towers(1)]).toEqual([["red 5"], ["blue 1", "blue 6"]]);
    expect(match.eventsOf("eventCancelled")).toEqual([{ type: "eventCancelled", seat: 0, card }]);
  });

  test("kept, the event is carried out and the Patrician stays in hand", () => {
    const match = new SketchedMatch({ row: ["botch"], emptyDeck: true, a: { towers: ["red 2"], hand: ["patrician"] } });
    match.play("card 1", "accept", "strike 1");
    expect([match.towers(0), match.cards(0)]).toEqual([["red 1"], ["patrician"]]);
  });
});

describe("4.23, 4.25 targets", () => {
  test("without a tower of another player no Saboteur, without another's brick no Smuggler", () => {
    const match = new SketchedMatch({
      awaits: "act",
      a: { storage: "w", towers: ["white 3"], hand: ["saboteur", "smuggler"] },
    });
    expect([match.can("saboteur"), match.can("smuggler")]).toEqual([[], []]);
  });

  test("any other player may be named", () => {
    const match = new SketchedMatch({
      seats: 3,
      awaits: "act",
      a: { storage: "w", hand: ["saboteur", "smuggler"] },
      b: { storage: "bb", towers: ["red 1"] },
      c: { storage: "p", towers: ["blue 2", "white 4"] },
    });
    expect(match.can("saboteur")).toEqual(["saboteur 1 1", "saboteur 2 1", "saboteur 2 2"]);
    expect(match.can("smuggler")).toEqual(["smuggler 1 blue", "smuggler 2 purple"]);
    match.play("smuggler 2 purple", "swap white", "saboteur 2 2");
    expect([match.storage(0), match.storage(2), match.towers(2)]).toEqual(["p", "w", ["white 4", "blue 1"]]);
  });
});
