import { describe, expect, test } from "vitest";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

/** RULES.md 4: clauses of events that `cards.test.ts` does not show. */
describe("4.4, 4.18 Collapse and Botch", () => {
  test("4.29 a tower cut to nothing is gone; without a tower nothing happens", () => {
    const match = new SketchedMatch({ row: ["botch"], emptyDeck: true, a: { towers: ["red 1", "blue 2"] } }).play(
      "card 1",
    );
    expect(match.play("strike 1").towers(0)).toEqual(["blue 2"]);
    expect(new SketchedMatch({ row: ["botch"], emptyDeck: true }).play("card 1").acts()).toBe("chance");
  });

  test("hit only whoever took the card", () => {
    const match = new SketchedMatch({ row: ["collapse"], emptyDeck: true, b: { towers: ["red 4"] } }).play("card 1");
    expect([match.acts(), match.towers(1)]).toEqual(["chance", ["red 4"]]);
  });

  test("3.4 a tower that an event cut and that gets no brick is a ruin, too", () => {
    const match = new SketchedMatch({ row: ["botch", "glory"], emptyDeck: true, a: { towers: ["red 4"] } });
    match.play("card 1", "strike 1", "...", "built");
    expect([match.towers(0), match.storage(0)]).toEqual([[], "r"]);
  });
});

describe("4.9, 4.10 Flood and Fire", () => {
  test.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [7, 3],
  ])("4.9 of %i bricks %i are lost", (bricks, lost) => {
    const match = new SketchedMatch({ row: ["flood p"], emptyDeck: true, b: { storage: "y".repeat(bricks) } }).play(
      "card 1",
    );
    expect(match.storage(1)).toBe("y".repeat(bricks - lost));
    expect(match.storage(0)).toBe("p");
  });

  test("4.30 first what one is not building, white to purple, then what one is building, white to purple", () => {
    const lost = (storage: string) => {
      const match = new SketchedMatch({
        row: ["flood"],
        emptyDeck: true,
        a: { storage, towers: ["white 1", "green 1"] },
      }).play("card 1");
      return match.storage(0);
    };
    expect(lost("wwwggyyrp")).toBe("wwwggp");
    expect(lost("wwggp")).toBe("wgg");
  });

  test("4.10 Fire hits only whoever took it; an empty storage loses nothing", () => {
    const match = new SketchedMatch({ row: ["fire"], emptyDeck: true, b: { storage: "wwww" } }).play("card 1");
    expect([match.acts(), match.storage(1)]).toEqual(["chance", "wwww"]);
  });
});

describe("4.15, 4.28 Luxury Tax and Tribute", () => {
  test("hit everybody; towers of four floors pay no Luxury Tax", () => {
    const match = new SketchedMatch({
      row: ["luxuryTax"],
      emptyDeck: true,
      a: { storage: "ww", towers: ["red 5"] },
      b: { storage: "y", towers: ["blue 5", "white 4"] },
    }).play("card 1");
    expect([match.storage(0), match.towers(0)]).toEqual(["", ["red 5"]]);
    expect([match.storage(1), match.towers(1)]).toEqual(["ybb", ["white 4"]]);
  });

  test("4.28 the bricks of the card may pay Luxury Tax, too", () => {
    const match = new SketchedMatch({ row: ["luxuryTax pp"], emptyDeck: true, a: { towers: ["red 5"] } }).play(
      "card 1",
    );
    expect([match.storage(0), match.towers(0)]).toEqual(["", ["red 5"]]);
  });

  test.each(["automatic", "owner"])("4.30 what comes back pays for none, losses %s", (losses) => {
    const match = new SketchedMatch({
      options: { losses },
      row: ["tribute"],
      emptyDeck: true,
      a: { towers: ["red 4", "red 2"] },
    }).play("card 1");
    expect([match.storage(0), match.towers(0)]).toEqual(["rrr", []]);
  });

  test("4.30 owner: what can be paid must be; who can pay all names nothing", () => {
    const match = new SketchedMatch({
      options: { losses: "owner" },
      row: ["luxuryTax"],
      emptyDeck: true,
      a: { storage: "wwyyg", towers: ["red 5", "blue 5"] },
    }).play("card 1");
    expect(match.legal()).toEqual(["give white"]);
    match.play("give white", "give white", "give yellow", "give yellow");
    expect([match.storage(0), match.towers(0)]).toEqual(["g", ["red 5", "blue 5"]]);
  });

  test("4.30 owner: turn order from the active player", () => {
    const match = new SketchedMatch({
      seats: 3,
      options: { losses: "owner" },
      row: ["tribute"],
      emptyDeck: true,
      b: { storage: "r", towers: ["red 1", "red 2"] },
      c: { storage: "b", towers: ["blue 1", "blue 2"] },
    }).play("card 1");
    expect(match.acts()).toBe(1);
    expect(match.play("keep 1").acts()).toBe(2);
    match.play("keep 2");
    expect([match.towers(1), match.towers(2)]).toEqual([["red 1"], ["blue 2"]]);
  });

  test("4.30 owner: towers alike are one choice, and each colour is named for itself", () => {
    const match = new SketchedMatch({
      options: { losses: "owner" },
      row: ["tribute"],
      emptyDeck: true,
      a: { storage: "wwr", towers: ["white 2", "white 2", "white 3", "red 1", "red 1"] },
    }).play("card 1");
    expect(match.legal()).toEqual(["keep 1"]);
    match.play("keep 1");
    expect(match.legal()).toEqual(["keep 2", "keep 3"]);
    match.play("keep 3");
    expect(match.legal()).toEqual(["keep 4"]);
    match.play("keep 4");
    expect(match.towers(0)).toEqual(["white 2", "white 3", "red 1"]);
  });
});

describe("4.22 Renaissance", () => {
  test("the start cards that are left are shuffled in", () => {
    const match = new SketchedMatch({ row: ["renaissance"], emptyDeck: true, discards: ["scandal"] });
    match.state.startDeck[4] = 1;
    expect(match.play("card 1").outcomes()).toEqual(["draw mason", "draw scandal", "draw renaissance"]);
    const without = new SketchedMatch({ row: ["glory"], emptyDeck: true });
    without.state.startDeck[4] = 1;
    without.state.deck[7] = 1;
    expect(without.play("card 1").outcomes()).toEqual(["draw mason"]);
  });
});
