import { describe, expect, test } from "vitest";
import { SketchedMatch, scoredPoints } from "./sketched-match.fixture.ts";

/** RULES.md 8. Blue is Marion, red Angelika, yellow Tanja. */
describe("8 worked examples", () => {
  test("8.1 two ships take two cloth to Lisbon in one action", () => {
    const match = new SketchedMatch({ mats: { b: { workshops: [3], ships: 2 } } });
    match.play("place artwork/ship", "use ship", "ship lisbon", "ship lisbon");
    expect(match.cloth("lisbon")).toEqual([2, 0, 0]);
    expect(match.legal()).toEqual(["use artwork"]);
  });

  test("8.1 one house in Hamburg takes exactly one cloth in one action", () => {
    const match = new SketchedMatch({ mats: { b: { workshops: [4], houses: "hamburg" } } });
    match.play("place brick/transport", "use transport");
    expect(match.legal()).toEqual(["transport hamburg"]);
    match.play("transport hamburg");
    expect(match.cloth("hamburg")).toEqual([1, 0, 0]);
    expect(match.legal()).toEqual(["use brick", "decline brick"]);
  });

  test.each([
    [
      [0, 0],
      [1, 1],
    ],
    [
      [4, 0],
      [4, 1],
    ],
  ])("8.2 weaving turns workshops of %j into %j", (before, after) => {
    const match = new SketchedMatch({ mats: { b: { workshops: before } } });
    match.play("place wood/weave", "use weave");
    expect(match.mat("b").workshops).toEqual(after);
  });

  test("8.3 a white disc on wood and contribute gives both woods to San Miniato", () => {
    const match = new SketchedMatch({});
    match.play("place white contribute/wood", "use wood", "use wood");
    match.play("use contribute", "contribute wood sanMiniato", "use contribute", "contribute wood sanMiniato");
    expect(match.gifts("sanMiniato", "wood")).toEqual([2, 0, 0]);
    expect(match.mat("b")).toMatchObject({ wood: 0, white: 2, hand: "" });
  });

  test("8.4 the owner of a lower disc draws for contribute, then takes a wood", () => {
    const match = new SketchedMatch({ stacks: { "contribute/wood": "r" } });
    match.play(
      "b: place contribute/wood",
      "b: use wood",
      "b: use contribute",
      "b: contribute wood sanMiniato",
      "b: end",
    );
    match.play("r: use contribute", "chance: draw build", "r: use wood");
    expect(match.mat("r")).toMatchObject({ wood: 1, hand: "build" });
  });

  test("8.5 the active player draws for artwork and has to take the brick", () => {
    const match = new SketchedMatch({});
    match.play("place brick/artwork", "use artwork", "chance: draw ship");
    expect(match.legal()).toEqual(["use brick"]);
    match.play("use brick", "end");
    expect(match.mat("b")).toMatchObject({ brick: 1, hand: "ship" });
  });

  test("8.6 on build and ship blue acts, then red, then blue again", () => {
    const match = new SketchedMatch({
      stacks: { "ship/build": "b r" },
      mats: { b: { wood: 1, ships: 1, workshops: [1, 1], hand: "wood" }, r: { wood: 1, brick: 1 } },
    });
    match.play("b: place ship/build", "b: card wood", "b: use build", "b: build ship");
    match.play("b: use ship", "b: ship lisbon", "b: ship lisbon", "b: end");
    match.play("r: use build", "r: build workshop", "r: use ship", "chance: draw brick", "r: end");
    match.play("b: use build", "chance: draw weave", "b: card weave");
    expect(match.mat("b").workshops).toEqual([1, 1]);
    match.play("b: use ship", "b: ship barcelona", "b: ship london", "b: end");
    expect(match.mat("b")).toMatchObject({ wood: 0, ships: 2, workshops: [0, 0], hand: "" });
    expect(match.mat("r")).toMatchObject({ wood: 0, brick: 0, workshops: [0, 0], hand: "brick" });
    expect([match.cloth("barcelona"), match.cloth("lisbon"), match.cloth("london")]).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [1, 0, 0],
    ]);
    expect(match.acts()).toBe("r");
  });

  test("8.7 a whole turn on artwork and ship ends with a seat and a tie for Lisbon", () => {
    const match = new SketchedMatch({
      stacks: { "artwork/ship": "w y r" },
      mats: {
        b: { workshops: [1, 1], marble: 2, ships: 2, hand: "artwork wood" },
        r: { ships: 2, marble: 1, brick: 1, houses: "troyes", hand: "build" },
      },
      cloth: { lisbon: "r r b y" },
      tiles: ["lisbon"],
    });
    match.play("b: place artwork/ship", "b: use artwork", "b: artwork santaCroce", "b: card artwork");
    match.play("b: artwork santaCroce", "b: use ship", "b: ship lisbon", "b: no more", "b: end");
    expect(match.mat("b")).toMatchObject({ marble: 0, workshops: [1, 0], hand: "wood" });
    match.play("r: use artwork", "r: artwork sanMiniato", "r: use ship", "chance: draw wood");
    match.play("r: card wood", "r: card build", "r: build workshop", "r: end");
    expect(match.mat("r")).toMatchObject({ wood: 0, brick: 0, workshops: [0, 0], hand: "" });
    match.play("y: use artwork", "chance: draw marble", "y: use ship", "chance: draw weave", "y: end");
    expect(match.mat("y").hand).toBe("marble weave");
    expect(match.council()).toBe("b");
    expect(match.cloth("lisbon")).toEqual([2, 2, 1]);
    expect(match.lastPoints()).toEqual([3, 2, 1]);
    expect(match.mat("b")).toMatchObject({ coloured: 10, white: 4 });
    expect(match.stack("artwork/ship")).toBe("y r b");
    expect(match.acts()).toBe("r");
  });

  test("8.8 the council orders red, yellow, blue, green", () => {
    const points = scoredPoints({
      seats: 4,
      council: "r y b r y b r g g",
      artworks: { palazzoVecchio: "r" },
      tiles: ["lisbon"],
      cloth: { lisbon: "b r y g" },
    });
    expect(points).toEqual({ r: 3, y: 2, b: 1, g: 0 });
  });
});
