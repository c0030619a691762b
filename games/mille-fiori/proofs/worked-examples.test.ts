import { describe, expect, test } from "vitest";
import { SketchedMatch } from "./sketched-match.fixture.ts";

/** RULES.md 8. Points by seat: red, blue, yellow, green. */
describe("8 worked examples", () => {
  test("8.1 the 5 after own houses 4 and 3: 12 points, and an extra card for the third number", () => {
    const match = new SketchedMatch({ board: { houses: "brr" }, card: "key-1" });
    match.play("place key-1 house 4");
    expect(match.points()).toEqual([12, 0, 0, 0]);
    expect(match.earned()).toBe("threeHouses");
    expect(match.legal()).toEqual(["take key-5", "decline"]);
  });

  test("8.2 then the 1: 13 points, and the bonus for the fourth number", () => {
    const match = new SketchedMatch({ board: { houses: "brrr" }, card: "key-1" });
    match.play("place key-1 house 5");
    expect(match.points()).toEqual([13, 0, 0, 0]);
    expect(match.eventOf("bonusPlaced")).toMatchObject({ seat: 0, area: "houses", value: 20, secured: true });
    expect(match.earned()).toBeUndefined();
  });

  test("8.3 a coin on the top coin, with all that carries it", () => {
    const match = new SketchedMatch({ board: { nobili: "... rg.. rgyb." }, card: "coin-5" });
    match.play("place coin-5 nobili 1");
    expect(match.points()).toEqual([16, 0, 1, 4]);
    expect(match.eventOf("personPlaced")).toMatchObject({ own: 12, doubled: true, level: "top" });
    expect(match.earned()).toBe("top");
  });

  test("8.4 a coin on a cross of the middle level is not doubled", () => {
    const match = new SketchedMatch({ board: { nobili: "... .... .by.." }, card: "coin-1" });
    match.play("place coin-1 nobili 5");
    expect(match.points()).toEqual([3, 1, 1, 0]);
    expect(match.eventOf("personPlaced")).toMatchObject({ symbol: "cross", doubled: false });
  });

  test("8.5 carafes of red and yellow", () => {
    const match = new SketchedMatch({ board: { trade: ".r.. .y.." }, card: "carafe-1" });
    match.play("place carafe-1 row 3");
    expect(match.points()).toEqual([6, 0, 3, 0]);
    expect(match.earned()).toBeUndefined();
  });

  test("8.6 a good deal for blue", () => {
    const match = new SketchedMatch({ board: { trade: "...b ...b" }, card: "swan-1" });
    match.play("place swan-1 row 5");
    expect(match.points()).toEqual([3, 6, 0, 0]);
    expect(match.earned()).toBe("goodDeal");
  });

  test("8.7 a fleet with three goods", () => {
    const match = new SketchedMatch({ board: { trade: ".... yb.b", harbor: "... g.g" }, card: "ship-1" });
    match.play("place ship-1 harbor 2 2");
    expect(match.eventOf("fleetSailed")).toMatchObject({ row: 1, goods: 3, each: 6, points: [6, 0, 0, 12] });
    expect(match.points()).toEqual([6 + 1, 0, 0, 12]);
  });

  test.each([
    { n: "8.8", from: 5, card: "key-4", to: 9, points: 5 },
    { n: "8.9", from: 4, card: "lion-3", to: 7, points: 0, earned: "sea" },
    { n: "8.14", from: 17, card: "shell-4", to: 20, points: 10, earned: "sea" },
    { n: "8.14", from: 17, card: "lobster-5", to: 20, points: 10, earned: "sea" },
  ] as const)("$n from space $from with $card to space $to", ({ from, card, to, points, ...rest }) => {
    const match = new SketchedMatch({ ships: { r: from }, card });
    match.play(`sail ${card}`);
    expect(match.eventOf("shipSailed")).toMatchObject({ from, to });
    expect(match.points()).toEqual([points, 0, 0, 0]);
    expect(match.earned()).toBe("earned" in rest ? rest.earned : undefined);
  });

  test.each([
    ["pigment-1", "workshop 1", [1, 7, 8], 8],
    ["quartz-1", "workshop 8", [0, 8, 1], 4],
  ] as const)("8.10 the fourth diamond of a group with %s on %s", (card, space, own, points) => {
    const match = new SketchedMatch({ workshops: { r: own }, card });
    match.play(`place ${card} ${space}`);
    expect(match.points()).toEqual([points, 0, 0, 0]);
  });

  test("8.11 the highest free bonus space", () => {
    const match = new SketchedMatch({ board: { trade: "rr.r" }, bonuses: { trade: "y" }, card: "earrings-2" });
    match.play("place earrings-2 row 2");
    expect(match.eventOf("bonusPlaced")).toMatchObject({ seat: 0, value: 15 });
    expect(match.state.bonus[4][1]).toBe(1);
  });

  test("8.12 as many as another is no good deal", () => {
    const match = new SketchedMatch({ board: { trade: "...b" }, card: "swan-1" });
    match.play("place swan-1 row 2");
    expect(match.points()).toEqual([2, 2, 0, 0]);
    expect(match.earned()).toBeUndefined();
  });

  test("8.13 two opponents ahead give one extra card", () => {
    const match = new SketchedMatch({
      board: { trade: "g... g... y... y..." },
      card: "goblet-1",
      display: ["key-5", "key-4"],
    });
    match.play("place goblet-1 row 5");
    expect(match.points()).toEqual([5, 0, 10, 10]);
    expect(match.earned()).toBe("goodDeal");
    match.play("take key-4", "place key-4 house 1");
    expect(match.state.actor[0]).toBe(2);
  });

  test("8.15 a bonus diamond as the last personal one ends the match with this trick", () => {
    const match = new SketchedMatch({ board: { trade: "rr.r" }, personal: { r: 2 }, card: "earrings-2" });
    match.play("place earrings-2 row 2");
    expect(match.eventOf("lastDiamond")).toEqual({ type: "lastDiamond", seat: 0, ends: true });
    match.play("place key-1 house 1", "place key-1 house 2", "place key-1 house 3");
    expect(match.open.toAct(match.state)).toBe(0);
  });
});
