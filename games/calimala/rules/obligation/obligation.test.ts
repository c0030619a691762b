import { describe, expect, test } from "vitest";
import { view } from "../../hidden/view.ts";
import { type MatSketch, streetName } from "../../proofs/position.fixture.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { STREETS } from "../content.ts";
import type { Target } from "../targets.ts";

const FULL = { wood: 4, brick: 4, marble: 4 };
/** Nothing at all is possible: no cube, no material, no cloth. */
const NOTHING: MatSketch = { cubes: 0 };

/** The streets on which blue may place, by their actions. */
function streetsFor(mat: MatSketch): string[] {
  const match = new SketchedMatch({ mats: { b: { ...mat, white: 0 } } });
  return match.legal().map((text) => text.replace("place ", ""));
}

/** Why blue cannot use a thing now. */
const whyNot = ({ open, state }: SketchedMatch, target: Target) => open.whyNot(state, 0, target)?.code;

describe("3.2 a disc may be placed where an action is within reach", () => {
  test.each<[string, MatSketch, readonly string[]]>([
    [
      "marble, for an artwork",
      { ...NOTHING, marble: 1 },
      [
        "brick/artwork",
        "artwork/ship",
        "artwork/contribute",
        "transport/contribute",
        "contribute/build",
        "contribute/wood",
      ],
    ],
    ["a ship and cloth", { ...NOTHING, ships: 1, workshops: [1] }, ["artwork/ship", "ship/build"]],
    [
      "a house and cloth",
      { ...NOTHING, houses: "bruges", workshops: [1] },
      ["transport/contribute", "brick/transport", "transport/marble"],
    ],
    [
      "cloth, but neither ship nor house",
      { cubes: 0, workshops: [1], wood: 4, brick: 4, marble: 4 },
      [
        "brick/artwork",
        "artwork/ship",
        "transport/contribute",
        "contribute/build",
        "artwork/contribute",
        "ship/build",
        "contribute/wood",
        "build/weave",
      ],
    ],
  ])("with %s", (_, mat, streets) => {
    expect(streetsFor(mat).sort()).toEqual([...streets].sort());
  });

  test("a card in hand counts: two wood by card make build possible", () => {
    expect(streetsFor({ ...FULL, wood: 0, brick: 0 })).not.toContain("ship/build");
    expect(streetsFor({ ...FULL, wood: 0, brick: 0, hand: "wood" })).not.toContain("ship/build");
    expect(streetsFor({ ...FULL, wood: 0, brick: 0, hand: "wood wood" })).toContain("ship/build");
    expect(streetsFor({ ...FULL, wood: 0, brick: 0, hand: "wood brick" })).toContain("ship/build");
  });

  test("cards count in a chain: weave and build and two wood for a ship action", () => {
    expect(streetsFor({ hand: "weave wood build" })).not.toContain("artwork/ship");
    expect(streetsFor({ hand: "weave wood wood build" })).toContain("artwork/ship");
  });

  test("a card that makes room counts: artwork for a full marble warehouse", () => {
    const mat = { ...FULL, workshops: [4], hand: "artwork" };
    expect(streetsFor({ ...mat, hand: "" })).not.toContain("transport/marble");
    expect(streetsFor(mat)).toContain("transport/marble");
  });

  test("a card that brings cubes back counts: build for an empty reserve", () => {
    expect(streetsFor({ wood: 2, cubes: 0 })).not.toContain("marble/wood");
    expect(streetsFor({ wood: 2, cubes: 0, hand: "build" })).toContain("marble/wood");
    expect(streetsFor({ wood: 2, cubes: 0, hand: "contribute" })).not.toContain("marble/wood");
  });

  test("such a card counts for another card, too: build for the marble that an artwork needs", () => {
    expect(streetsFor({ wood: 2, cubes: 0, hand: "marble" })).not.toContain("artwork/ship");
    expect(streetsFor({ wood: 2, cubes: 0, hand: "build marble" })).toContain("artwork/ship");
  });
});

describe("3.3 no street at all", () => {
  test("every street is allowed, with a coloured or a white disc, and nothing is owed", () => {
    const match = new SketchedMatch({ mats: { b: NOTHING } });
    expect(match.legal()).toHaveLength(24);
    expect(view(match.state, "public").isFree).toBe(true);
    expect(view(new SketchedMatch({ mats: { b: NOTHING } }).play("place marble/wood").state, "public").isFree).toBe(
      false,
    );
    match.play("place marble/wood", "use marble", "chance: draw ship", "use wood", "chance: draw weave", "end");
    expect(match.mat("b").hand).toBe("weave ship");
  });

  test("with a disc of one kind only that kind", () => {
    const match = new SketchedMatch({ mats: { b: { ...NOTHING, coloured: 0 } } });
    expect(match.legal()).toEqual(STREETS.map((street) => `place white ${streetName(match.state, street)}`));
  });
});

describe("3.11 the obligation of the disc just placed", () => {
  test("after one action is lost to a card the other must be carried out", () => {
    const match = new SketchedMatch({}).play("place brick/artwork", "use artwork", "draw ship");
    expect(match.legal()).toEqual(["use brick"]);
  });

  test("the only possible action cannot be declined, two possible ones not both", () => {
    expect(view(new SketchedMatch({}).state, "public").isFree).toBe(false);
    expect(new SketchedMatch({}).play("place brick/artwork").legal()).toEqual(["use brick", "use artwork"]);
    const both = new SketchedMatch({}).play("place marble/wood");
    expect(both.legal()).toContain("decline marble");
    expect(both.play("decline marble").legal()).toEqual(["use wood"]);
  });

  test("once it is fulfilled the other action may be declined or lost", () => {
    expect(new SketchedMatch({}).play("place marble/wood", "use wood").legal()).toEqual([
      "use marble",
      "decline marble",
    ]);
    expect(new SketchedMatch({}).play("place brick/artwork", "use brick").legal()).toEqual(["use artwork"]);
  });

  test("a build card counts as a way to a ship", () => {
    const mat = { ...NOTHING, cubes: 2, workshops: [4], hand: "wood build wood" };
    const match = new SketchedMatch({ mats: { b: mat } }).play("place ship/build");
    expect(match.legal()).toEqual(["use ship", "use build", "card wood"]);
    match.play("use build", "draw artwork", "card wood", "card wood");
    expect(match.legal()).toEqual(["card build"]);
    expect(match.play("card build", "build ship").legal()).toEqual(["use ship"]);
  });

  test("an action within reach by cards only must be reached before its last use is named", () => {
    const match = new SketchedMatch({ mats: { b: { ...NOTHING, cubes: 2, workshops: [4], hand: "wood wood" } } });
    match.play("place ship/build");
    expect(match.legal()).toEqual(["use ship", "card wood"]);
    match.play("use ship", "draw marble");
    expect(match.legal()).toEqual(["card wood"]);
    match.play("card wood", "card wood");
    expect(match.legal()).toEqual(["use build"]);
  });

  test("a drawn card does not count when the choice is made, but helps afterwards", () => {
    const mat = { ...NOTHING, cubes: 1, ships: 1, hand: "weave" };
    const match = new SketchedMatch({ mats: { b: mat } }).play("place artwork/ship");
    expect(match.legal()).toEqual(["use artwork", "card weave"]);
    match.play("use artwork", "draw weave");
    expect(match.legal()).toEqual(["card weave"]);
  });

  test("a card that uses up what is needed cannot be played", () => {
    const match = new SketchedMatch({ mats: { b: { ...NOTHING, marble: 1, hand: "contribute" } } });
    match.play("place artwork/ship");
    expect(match.legal()).toEqual(["use artwork", "use ship"]);
  });

  test("inside a contribute card the last marble stays if artwork rests on it", () => {
    const match = new SketchedMatch({ mats: { b: { ...NOTHING, marble: 1, wood: 1, hand: "contribute" } } });
    match.play("place artwork/ship", "card contribute");
    expect(match.legal()).toEqual([
      "contribute wood santaMariaDelFiore",
      "contribute wood sanMiniato",
      "contribute wood santaCroce",
    ]);
  });

  test("inside a ship card the last cloth stays if transport rests on it", () => {
    const mat = { ...FULL, cubes: 0, workshops: [2], ships: 3, houses: "troyes", hand: "ship" };
    const match = new SketchedMatch({ mats: { b: mat } }).play("place brick/transport", "card ship");
    expect(match.legal()).toEqual(["ship barcelona", "ship lisbon", "ship london"]);
    expect(match.play("ship barcelona").legal()).toEqual(["no more"]);
  });

  test("the ports and cities that such a card may no longer serve say so", () => {
    const last = { ...FULL, cubes: 0, workshops: [2], ships: 3, houses: "troyes", hand: "ship" };
    const atSea = new SketchedMatch({ mats: { b: last } }).play("place brick/transport", "card ship", "ship barcelona");
    expect(whyNot(atSea, "city:lisbon")).toBe("breaks-obligation");
    expect(whyNot(atSea, "city:london")).toBe("breaks-obligation");
    const room = { ...FULL, workshops: [2], houses: "troyes bruges", hand: "transport", cubes: 0 };
    const onLand = new SketchedMatch({
      mats: { b: room },
      cloth: { troyes: "r r r r r r r r r r r", bruges: "r r r r r r r r r r r" },
    }).play("place brick/transport", "card transport", "transport troyes");
    expect(whyNot(onLand, "city:bruges")).toBe("breaks-obligation");
  });

  test("inside a build card the wood stays if contribute rests on it", () => {
    const mat = { ...NOTHING, wood: 2, brick: 2, hand: "build" };
    const match = new SketchedMatch({
      mats: { b: mat },
      gifts: {
        santaMariaDelFiore: { brick: "r r r r r" },
        sanMiniato: { brick: "r r r" },
        santaCroce: { brick: "r r r r" },
      },
    }).play("place transport/contribute", "card build");
    expect(match.legal()).toEqual([
      "build workshop",
      "build house troyes",
      "build house bruges",
      "build house hamburg",
    ]);
  });

  test("inside a transport card the room in a city stays if transport rests on it", () => {
    const match = new SketchedMatch({
      mats: { b: { ...FULL, workshops: [2], houses: "troyes bruges", hand: "transport", cubes: 0 } },
      cloth: { troyes: "r r r r r r r r r r r", bruges: "r r r r r r r r r r r" },
    }).play("place brick/transport", "card transport");
    expect(match.legal()).toEqual(["transport troyes", "transport bruges"]);
    expect(match.play("transport troyes").legal()).toEqual(["no more"]);
  });

  test("of a white disc uses may be lost as long as another one is within reach", () => {
    const match = new SketchedMatch({ mats: { b: { cubes: 1 } } }).play("place white brick/artwork");
    match.play("use artwork", "draw ship", "use artwork", "draw ship");
    expect(match.legal()).toEqual(["use brick", "decline brick"]);
    match.play("decline brick");
    expect(match.legal()).toEqual(["use brick"]);
    match.play("use brick");
    expect(match.legal()).toEqual(["end"]);
  });

  test("a white disc can earn three cards at most", () => {
    const match = new SketchedMatch({ mats: { b: { ...NOTHING, marble: 1 } } }).play("place white artwork/ship");
    match.play("use ship", "draw wood", "use ship", "draw wood", "use artwork", "artwork sanMiniato");
    match.play("use artwork", "draw wood");
    expect(match.mat("b").hand).toBe("wood wood wood");
  });
});

describe("3.12 lower discs", () => {
  test("owe nothing, not even the active player's own, and may earn two cards", () => {
    const match = new SketchedMatch({
      stacks: { "marble/wood": "r b" },
      mats: { b: { wood: 3, marble: 3 }, r: { wood: 4, marble: 4 } },
    });
    match.play("b: place marble/wood", "use wood", "use marble", "end");
    match.play("b: use wood", "draw ship", "b: use marble", "draw weave", "end");
    match.play("r: use wood", "draw build", "r: use marble", "draw build", "end");
    expect([match.mat("b").hand, match.mat("r").hand]).toEqual(["weave ship", "build build"]);
  });

  test("may decline both actions", () => {
    const match = new SketchedMatch({ stacks: { "marble/wood": "r" } });
    match.play("b: place marble/wood", "use wood", "use marble", "end", "r: decline wood", "decline marble", "end");
    expect(match.mat("r")).toMatchObject({ wood: 0, marble: 0, hand: "" });
  });
});
