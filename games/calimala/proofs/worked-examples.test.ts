import { describe, expect, test } from "vitest";
import { Scene, scoredPoints } from "./scene.fixture.ts";

/** RULES.md 8. Blue is Marion, red Angelika, yellow Tanja. */
describe("8 worked examples", () => {
  test("8.1 two ships take two cloth to Lisbon in one action", () => {
    const scene = new Scene({ mats: { b: { workshops: [3], ships: 2 } } });
    scene.play("place artwork/ship", "use ship", "ship lisbon", "ship lisbon");
    expect(scene.cloth("lisbon")).toEqual([2, 0, 0]);
    expect(scene.legal()).toEqual(["use artwork"]);
  });

  test("8.1 one house in Hamburg takes exactly one cloth in one action", () => {
    const scene = new Scene({ mats: { b: { workshops: [4], houses: "hamburg" } } });
    scene.play("place brick/transport", "use transport");
    expect(scene.legal()).toEqual(["transport hamburg"]);
    scene.play("transport hamburg");
    expect(scene.cloth("hamburg")).toEqual([1, 0, 0]);
    expect(scene.legal()).toEqual(["use brick", "decline brick"]);
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
    const scene = new Scene({ mats: { b: { workshops: before } } });
    scene.play("place wood/weave", "use weave");
    expect(scene.mat("b").workshops).toEqual(after);
  });

  test("8.3 a white disc on wood and contribute gives both woods to San Miniato", () => {
    const scene = new Scene({});
    scene.play("place white contribute/wood", "use wood", "use wood");
    scene.play("use contribute", "contribute wood sanMiniato", "use contribute", "contribute wood sanMiniato");
    expect(scene.gifts("sanMiniato", "wood")).toEqual([2, 0, 0]);
    expect(scene.mat("b")).toMatchObject({ wood: 0, white: 2, hand: "" });
  });

  test("8.4 the owner of a lower disc draws for contribute, then takes a wood", () => {
    const scene = new Scene({ stacks: { "contribute/wood": "r" } });
    scene.play(
      "b: place contribute/wood",
      "b: use wood",
      "b: use contribute",
      "b: contribute wood sanMiniato",
      "b: end",
    );
    scene.play("r: use contribute", "chance: draw build", "r: use wood");
    expect(scene.mat("r")).toMatchObject({ wood: 1, hand: "build" });
  });

  test("8.5 the active player draws for artwork and has to take the brick", () => {
    const scene = new Scene({});
    scene.play("place brick/artwork", "use artwork", "chance: draw ship");
    expect(scene.legal()).toEqual(["use brick"]);
    scene.play("use brick", "end");
    expect(scene.mat("b")).toMatchObject({ brick: 1, hand: "ship" });
  });

  test("8.6 on build and ship blue acts, then red, then blue again", () => {
    const scene = new Scene({
      stacks: { "ship/build": "b r" },
      mats: { b: { wood: 1, ships: 1, workshops: [1, 1], hand: "wood" }, r: { wood: 1, brick: 1 } },
    });
    scene.play("b: place ship/build", "b: card wood", "b: use build", "b: build ship");
    scene.play("b: use ship", "b: ship lisbon", "b: ship lisbon", "b: end");
    scene.play("r: use build", "r: build workshop", "r: use ship", "chance: draw brick", "r: end");
    scene.play("b: use build", "chance: draw weave", "b: card weave");
    expect(scene.mat("b").workshops).toEqual([1, 1]);
    scene.play("b: use ship", "b: ship barcelona", "b: ship london", "b: end");
    expect(scene.mat("b")).toMatchObject({ wood: 0, ships: 2, workshops: [0, 0], hand: "" });
    expect(scene.mat("r")).toMatchObject({ wood: 0, brick: 0, workshops: [0, 0], hand: "brick" });
    expect([scene.cloth("barcelona"), scene.cloth("lisbon"), scene.cloth("london")]).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [1, 0, 0],
    ]);
    expect(scene.acts()).toBe("r");
  });

  test("8.7 a whole turn on artwork and ship ends with a seat and a tie for Lisbon", () => {
    const scene = new Scene({
      stacks: { "artwork/ship": "w y r" },
      mats: {
        b: { workshops: [1, 1], marble: 2, ships: 2, hand: "artwork wood" },
        r: { ships: 2, marble: 1, brick: 1, houses: "troyes", hand: "build" },
      },
      cloth: { lisbon: "r r b y" },
      tiles: ["lisbon"],
    });
    scene.play("b: place artwork/ship", "b: use artwork", "b: artwork santaCroce", "b: card artwork");
    scene.play("b: artwork santaCroce", "b: use ship", "b: ship lisbon", "b: no more", "b: end");
    expect(scene.mat("b")).toMatchObject({ marble: 0, workshops: [1, 0], hand: "wood" });
    scene.play("r: use artwork", "r: artwork sanMiniato", "r: use ship", "chance: draw wood");
    scene.play("r: card wood", "r: card build", "r: build workshop", "r: end");
    expect(scene.mat("r")).toMatchObject({ wood: 0, brick: 0, workshops: [0, 0], hand: "" });
    scene.play("y: use artwork", "chance: draw marble", "y: use ship", "chance: draw weave", "y: end");
    expect(scene.mat("y").hand).toBe("marble weave");
    expect(scene.council()).toBe("b");
    expect(scene.cloth("lisbon")).toEqual([2, 2, 1]);
    expect(scene.lastPoints()).toEqual([3, 2, 1]);
    expect(scene.mat("b")).toMatchObject({ coloured: 10, white: 4 });
    expect(scene.stack("artwork/ship")).toBe("y r b");
    expect(scene.acts()).toBe("r");
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
