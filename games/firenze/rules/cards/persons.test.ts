import { describe, expect, test } from "vitest";
import { Scene } from "../../proofs/scene.fixture.ts";

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
  const persons = (scene: Scene): string[] => hand.filter((person) => scene.can(person).length > 0);
  const b = { storage: "p", towers: ["red 2"] } as const;

  test("each person in its phases", () => {
    const at = (stage: "choose" | "act" | "contracts") =>
      persons(new Scene({ stage, a: { storage: "wwww", towers: ["white 2"], hand }, b }));
    expect(at("choose")).toEqual(["alchemist", "patrician", "saboteur", "smuggler", "wholesaler", "princess"]);
    expect(at("act")).toEqual(["alchemist", "patrician", "saboteur", "smuggler", "wholesaler", "mason"]);
    expect(at("contracts")).toEqual(["alchemist", "patrician", "saboteur", "smuggler"]);
  });

  test("in phase 6 while a limit is exceeded: before giving bricks, and again before discarding cards", () => {
    const storage = "wwwwwwwwwwyy";
    const scene = new Scene({ stage: "contracts", a: { storage, hand: hand.slice(0, 6) }, b }).play("end");
    const anyTime = ["alchemist", "patrician", "saboteur", "smuggler"];
    expect(persons(scene)).toEqual(anyTime);
    expect(persons(scene.play("give white"))).toEqual([]);
    expect(persons(scene.play("give yellow"))).toEqual(anyTime);
    scene.play("saboteur 1 1");
    expect(scene.acts()).toBe(1);
  });

  test("not from naming the row card until the row is full, nor while bricks are given", () => {
    const row = ["glory", "glory pp"];
    const scene = new Scene({ row, a: { storage: "wwwww", hand }, b }).play("card 2");
    expect(scene.legal()).toEqual(["lay 1 white"]);
    expect(scene.play("lay 1 white").acts()).toBe("chance");
    const exchange = new Scene({ row, stage: "act", a: { storage: "wwwww", hand }, b }).play("exchange 2 purple");
    expect(exchange.legal()).toEqual(["give white"]);
    expect(new Scene({ stage: "act", a: { storage: "w", hand }, b }).play("alchemist red").legal()).toEqual([
      "swap white",
    ]);
  });

  test("not by those who are not on turn", () => {
    const scene = new Scene({ a: {}, b: { storage: "w", hand } });
    expect(scene.acts()).toBe(0);
    expect(persons(scene)).toEqual([]);
  });
});

describe("4.1 Alchemist", () => {
  test("only colours that the bag holds", () => {
    const scene = new Scene({ stage: "act", a: { storage: "w", hand: ["alchemist"] } });
    for (const c of [0, 1, 2, 4, 5] as const) scene.state.bag[c] = 0;
    expect(scene.can("alchemist")).toEqual(["alchemist red"]);
    scene.state.bag[3] = 0;
    expect(scene.can("alchemist")).toEqual([]);
  });

  test("4.27 a brick for one of the same colour is legal", () => {
    const scene = new Scene({ stage: "act", a: { storage: "w", hand: ["alchemist"] } }).play(
      "alchemist white",
      "swap white",
    );
    expect([scene.storage(0), scene.discarded("alchemist")]).toEqual(["w", 1]);
  });
});

describe("4.3 Architect", () => {
  test("the floors of the contract count: balcony, floor bonus, privilege", () => {
    const scene = new Scene({
      stage: "contracts",
      balconies: [2],
      church: ["smallPrivilege"],
      a: { towers: ["yellow 4"], hand: ["architect", "recognition"] },
    });
    scene.play("fulfil yellow 5 architect up");
    expect(scene.heard("contractFulfilled")).toMatchObject([{ floors: 5, tower: 4, balcony: "I", points: 7 }]);
    expect(scene.heard("floorBonus")).toMatchObject([{ floors: 5, points: 2 }]);
    expect(scene.heard("privilege")).toMatchObject([{ points: 2 }]);
    expect(scene.bag("yellow")).toBe(18);
  });

  test("4.2 a contract of 4 floors counts for the Recognition, whatever the tower", () => {
    const scene = new Scene({
      stage: "contracts",
      emptyDeck: true,
      row: [],
      a: { towers: ["red 5"], hand: ["architect", "recognition"] },
    });
    scene.state.ending[0] = 2;
    scene.play("fulfil red 4 architect down", "end");
    expect(scene.heard("feast")).toMatchObject([{ card: "recognition", points: 1 }]);
  });

  test("4.27 once in a turn, though one holds two", () => {
    const scene = new Scene({
      stage: "contracts",
      a: { towers: ["red 4", "blue 4"], hand: ["architect", "architect"] },
    });
    scene.play("fulfil red 5 architect up");
    expect(scene.can("fulfil")).toEqual(["fulfil blue 4"]);
  });

  test("a tower that fits may be counted otherwise", () => {
    const scene = new Scene({ stage: "contracts", a: { towers: ["red 4"], hand: ["architect"] } });
    expect(scene.can("fulfil")).toEqual(["fulfil red 4", "fulfil red 5 architect up", "fulfil red 3 architect down"]);
  });
});

describe("4.6 Princess", () => {
  test("taken this turn she comes too late, and the card itself is paid", () => {
    const scene = new Scene({ row: ["glory", "princess"], emptyDeck: true, a: { storage: "w" } }).play("card 2");
    scene.play("lay 1 white");
    expect([scene.storage(0), scene.onCard(1)]).toEqual(["", "w"]);
    expect(scene.can("princess")).toEqual([]);
  });
});

describe("4.11 Wholesaler", () => {
  test("taken this turn it may be used in phase 2, also after the exchange", () => {
    const scene = new Scene({ row: ["wholesaler", "glory pp"], emptyDeck: true, a: { storage: "www" } }).play("card 1");
    scene.play("exchange 1 purple", "give white", "give white", "give white", "wholesaler 1");
    expect(scene.acts()).toBe("chance");
    scene.play("...");
    expect(scene.onCard(1)).toHaveLength(4);
    expect(scene.storage(0)).toBe("p");
  });

  test("the bricks of the card are in the bag when the new ones are drawn", () => {
    const scene = new Scene({ row: ["glory pp"], a: { hand: ["wholesaler"] } });
    for (const c of [0, 1, 2, 3, 4, 5] as const) scene.state.bag[c] = 0;
    expect(scene.play("wholesaler 1").outcomes()).toEqual(["brick purple"]);
  });
});

describe("4.19 Mason", () => {
  test("begins phase 3: exchange and Wholesaler are over; this turn only", () => {
    const scene = new Scene({
      stage: "act",
      row: ["glory p"],
      a: { storage: "wwwwwwww", hand: ["mason", "wholesaler"], towers: ["white 1"] },
    }).play("mason");
    expect([scene.can("exchange"), scene.can("wholesaler")]).toEqual([[], []]);
    scene.play("raise 1", "raise 1", "raise 1", "raise 1", "built");
    expect(scene.storage(0)).toBe("wwww");
    expect(scene.discarded("mason")).toBe(1);
  });
});

describe("4.20 Patrician", () => {
  test("may throw away a card taken this turn, a person, or another Patrician", () => {
    const scene = new Scene({ row: ["scandal"], emptyDeck: true, a: { hand: ["patrician", "patrician", "mason"] } });
    expect(scene.can("patrician")).toEqual(["patrician mason", "patrician patrician"]);
    scene.play("card 1", "patrician scandal");
    expect(scene.cards(0).sort()).toEqual(["mason", "patrician"]);
  });

  test("4.27 played already this turn, another one cancels nothing", () => {
    const scene = new Scene({ row: ["fire"], emptyDeck: true, a: { hand: ["patrician", "patrician", "mason"] } });
    scene.play("patrician mason", "card 1");
    expect(scene.acts()).toBe("chance");
  });

  test.each(["flood", "tribute", "luxuryTax"] as const)("cancels %s for everybody", (card) => {
    const scene = new Scene({
      row: [`${card} wr`],
      emptyDeck: true,
      a: { storage: "yyy", towers: ["red 5"], hand: ["patrician"] },
      b: { storage: "b", towers: ["blue 6", "blue 1"] },
    }).play("card 1", "cancel");
    expect([scene.storage(0), scene.storage(1)]).toEqual(["wyyyr", "b"]);
    expect([scene.towers(0), scene.towers(1)]).toEqual([["red 5"], ["blue 1", "blue 6"]]);
    expect(scene.heard("eventCancelled")).toEqual([{ type: "eventCancelled", seat: 0, card }]);
  });

  test("kept, the event is carried out and the Patrician stays in hand", () => {
    const scene = new Scene({ row: ["botch"], emptyDeck: true, a: { towers: ["red 2"], hand: ["patrician"] } });
    scene.play("card 1", "accept", "strike 1");
    expect([scene.towers(0), scene.cards(0)]).toEqual([["red 1"], ["patrician"]]);
  });
});

describe("4.23, 4.25 targets", () => {
  test("without a tower of another player no Saboteur, without another's brick no Smuggler", () => {
    const scene = new Scene({
      stage: "act",
      a: { storage: "w", towers: ["white 3"], hand: ["saboteur", "smuggler"] },
    });
    expect([scene.can("saboteur"), scene.can("smuggler")]).toEqual([[], []]);
  });

  test("any other player may be named", () => {
    const scene = new Scene({
      seats: 3,
      stage: "act",
      a: { storage: "w", hand: ["saboteur", "smuggler"] },
      b: { storage: "bb", towers: ["red 1"] },
      c: { storage: "p", towers: ["blue 2", "white 4"] },
    });
    expect(scene.can("saboteur")).toEqual(["saboteur 1 1", "saboteur 2 1", "saboteur 2 2"]);
    expect(scene.can("smuggler")).toEqual(["smuggler 1 blue", "smuggler 2 purple"]);
    scene.play("smuggler 2 purple", "swap white", "saboteur 2 2");
    expect([scene.storage(0), scene.storage(2), scene.towers(2)]).toEqual(["p", "w", ["white 4", "blue 1"]]);
  });
});
