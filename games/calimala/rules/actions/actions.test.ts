import { describe, expect, test } from "vitest";
import type { MatSketch, Sketch } from "../../proofs/position.fixture.ts";
import { position } from "../../proofs/position.fixture.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { ActionName, MaterialName } from "../content.ts";
import { ACTIONS, type Action } from "../content.ts";
import { isPossible } from "./possible.ts";

/** A street for each action. */
const STREET: Readonly<Record<ActionName, string>> = {
  wood: "marble/wood",
  brick: "brick/artwork",
  marble: "marble/wood",
  weave: "build/weave",
  build: "build/weave",
  artwork: "artwork/ship",
  ship: "artwork/ship",
  transport: "brick/transport",
  contribute: "contribute/wood",
};

/** Blue has begun an action on a street of its own. */
const begun = (action: ActionName, mat: MatSketch, sketch: Sketch = {}): SketchedMatch =>
  new SketchedMatch({ ...sketch, mats: { b: mat } }).play(`place ${STREET[action]}`, `use ${action}`);

const isPossibleFor = (action: ActionName, mat: MatSketch, sketch: Sketch = {}): boolean =>
  isPossible(position({ ...sketch, mats: { b: mat } }).state, 0, ACTIONS.indexOf(action) as Action);

const full = (n: number): string => Array.from({ length: n }, () => "r").join(" ");
const FULL_PORTS = { barcelona: full(12), lisbon: full(12), london: full(12) };
const NO_NICHE = {
  santaMariaDelFiore: full(5),
  sanMiniato: full(3),
  santaCroce: full(4),
  palazzoVecchio: full(4),
};

describe("4.1 wood, brick, marble", () => {
  test.each<MaterialName>(["wood", "brick", "marble"])(
    "%s: one cube from the reserve into that warehouse",
    (material) => {
      const { wood, brick, marble, cubes } = begun(material, {}).mat("b");
      expect({ wood, brick, marble, cubes }).toEqual({ wood: 0, brick: 0, marble: 0, [material]: 1, cubes: 39 });
    },
  );

  test.each<MaterialName>(["wood", "brick", "marble"])("%s is impossible at four, and without a cube", (material) => {
    expect(isPossibleFor(material, { [material]: 3 })).toBe(true);
    expect(isPossibleFor(material, { [material]: 4 })).toBe(false);
    expect(isPossibleFor(material, { cubes: 0 })).toBe(false);
  });
});

describe("4.2 weave", () => {
  test.each([
    [[0], [1], 40],
    [[3, 2, 0], [4, 3, 1], 40],
    [[4, 0], [4, 1], 40],
    [[4, 4, 3], [4, 4, 4], 40],
    [[2, 2, 2], [3, 3, 2], 2],
    [[2, 2, 2], [3, 2, 2], 1],
    [[3, 2, 2], [3, 3, 2], 1],
    [[3, 3, 0], [4, 3, 1], 2],
    [[2, 2], [3, 2], 1],
    [[3, 1, 0], [3, 1, 1], 1],
    [[2, 1, 1], [2, 2, 2], 2],
  ])("workshops of %j become %j with %i cubes in reserve", (before, after, cubes) => {
    const woven = after.reduce((a, b) => a + b, 0) - before.reduce((a, b) => a + b, 0);
    expect(begun("weave", { workshops: before, cubes }).mat("b")).toMatchObject({
      workshops: after,
      cubes: cubes - woven,
    });
  });

  test("is impossible when every workshop is full, and without a cube", () => {
    expect(isPossibleFor("weave", { workshops: [4, 4] })).toBe(false);
    expect(isPossibleFor("weave", { workshops: [4, 4, 4] })).toBe(false);
    expect(isPossibleFor("weave", { workshops: [4, 4, 3] })).toBe(true);
    expect(isPossibleFor("weave", { workshops: [4, 3] })).toBe(true);
    expect(isPossibleFor("weave", { workshops: [4, 3], cubes: 0 })).toBe(false);
  });
});

describe("4.3 build", () => {
  const houses = ["build house troyes", "build house bruges", "build house hamburg"];

  test.each<[string, MatSketch, readonly string[]]>([
    ["two wood", { wood: 2 }, ["build ship"]],
    ["two brick", { brick: 2 }, houses],
    ["one wood and one brick", { wood: 1, brick: 1 }, ["build workshop"]],
    ["two of each", { wood: 2, brick: 2 }, ["build ship", "build workshop", ...houses]],
    ["three ships", { wood: 2, brick: 1, ships: 3 }, ["build workshop"]],
    ["three workshops", { wood: 2, brick: 1, workshops: [0, 0, 0] }, ["build ship"]],
    ["a house in Bruges", { brick: 2, houses: "bruges" }, ["build house troyes", "build house hamburg"]],
    ["all three houses", { wood: 1, brick: 2, houses: "troyes bruges hamburg" }, ["build workshop"]],
  ])("with %s", (_, mat, choices) => {
    expect(begun("build", mat).legal()).toEqual(choices);
  });

  test.each<[string, MatSketch]>([
    ["one wood", { wood: 1, marble: 4 }],
    ["one brick", { brick: 1, marble: 4 }],
    ["wood but three ships", { wood: 4, ships: 3 }],
    ["brick but three houses", { brick: 4, houses: "troyes bruges hamburg" }],
    ["everything built", { wood: 4, brick: 4, ships: 3, workshops: [0, 0, 0], houses: "troyes bruges hamburg" }],
  ])("is impossible with %s", (_, mat) => {
    expect(isPossibleFor("build", mat)).toBe(false);
  });

  test("costs go back to the cube reserve: two wood, two brick, one of each", () => {
    const mat = { wood: 2, brick: 2, cubes: 30 };
    expect(begun("build", mat).play("build ship").mat("b")).toMatchObject({ wood: 0, brick: 2, ships: 1, cubes: 32 });
    expect(begun("build", mat).play("build house bruges").mat("b")).toMatchObject({ wood: 2, brick: 0, cubes: 32 });
    const workshop = begun("build", { ...mat, workshops: [2] })
      .play("build workshop")
      .mat("b");
    expect(workshop).toMatchObject({ wood: 1, brick: 1, cubes: 32, workshops: [2, 0] });
  });

  test("other players' houses take no room away", () => {
    const match = new SketchedMatch({
      seats: 5,
      mats: {
        b: { brick: 2 },
        r: { houses: "troyes" },
        y: { houses: "troyes" },
        g: { houses: "troyes" },
        p: { houses: "troyes" },
      },
    });
    expect(match.play("place build/weave", "use build").legal()).toEqual(houses);
  });
});

describe("4.4 artwork", () => {
  test("one marble goes to a free slot of any of the four buildings", () => {
    const match = begun("artwork", { marble: 2, cubes: 30 }).play("artwork palazzoVecchio");
    expect(match.artworks("palazzoVecchio")).toEqual([1, 0, 0]);
    expect(match.mat("b")).toMatchObject({ marble: 1, cubes: 30 });
  });

  test("full buildings are not offered", () => {
    const artworks = { ...NO_NICHE, sanMiniato: "r r", palazzoVecchio: "" };
    expect(begun("artwork", { marble: 1 }, { artworks }).legal()).toEqual([
      "artwork sanMiniato",
      "artwork palazzoVecchio",
    ]);
  });

  test("the Palazzo keeps the order", () => {
    const match = begun("artwork", { marble: 1 }, { artworks: { palazzoVecchio: "y r" } }).play(
      "artwork palazzoVecchio",
    );
    expect(match.open.view(match.state, "public").palazzo).toEqual([2, 1, 0]);
  });

  test("is impossible without marble, and when all 16 slots are taken", () => {
    expect(isPossibleFor("artwork", {})).toBe(false);
    expect(isPossibleFor("artwork", { marble: 1 }, { artworks: { ...NO_NICHE, sanMiniato: "r r" } })).toBe(true);
    expect(isPossibleFor("artwork", { marble: 1 }, { artworks: NO_NICHE })).toBe(false);
  });
});

describe("4.5 ship", () => {
  test("one cloth per ship, each to any port", () => {
    const match = begun("ship", { ships: 3, workshops: [4] });
    match.play("ship barcelona", "ship lisbon", "ship london");
    expect([match.cloth("barcelona"), match.cloth("lisbon"), match.cloth("london")]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect(match.mat("b").workshops).toEqual([1]);
    expect(match.legal()).toEqual(["use artwork"]);
  });

  test("at least one, then it may stop", () => {
    const match = begun("ship", { ships: 2, workshops: [2] });
    expect(match.legal()).toEqual(["ship barcelona", "ship lisbon", "ship london"]);
    expect(match.play("ship barcelona").legal()).toEqual(["ship barcelona", "ship lisbon", "ship london", "no more"]);
    expect(match.play("no more").legal()).toEqual(["use artwork"]);
  });

  test("orders are one: after Lisbon Barcelona is not offered, and nothing is lost by that", () => {
    const match = begun("ship", { ships: 2, workshops: [2] }).play("ship lisbon");
    expect(match.legal()).toEqual(["ship lisbon", "ship london", "no more"]);
    expect(match.open.group(match.open.parseMove("ship lisbon"))).toBe("ship");
  });

  test("two ships and two cloth make nine different shipments", () => {
    const shipments = new Set<string>();
    const first = begun("ship", { ships: 2, workshops: [2] }).legal();
    for (const one of first) {
      for (const two of begun("ship", { ships: 2, workshops: [2] })
        .play(one)
        .legal())
        shipments.add(`${one}, ${two}`);
    }
    expect(shipments.size).toBe(9);
  });

  test("a full port takes nothing; the action ends when no later port has room", () => {
    const cloth = { barcelona: full(11), lisbon: full(12), london: full(12) };
    const match = begun("ship", { ships: 3, workshops: [3] }, { cloth });
    expect(match.legal()).toEqual(["ship barcelona"]);
    expect(match.play("ship barcelona").legal()).toEqual(["use artwork"]);
  });

  test("is impossible without a ship, without cloth, and with all ports full", () => {
    expect(isPossibleFor("ship", { ships: 1, workshops: [1] })).toBe(true);
    expect(isPossibleFor("ship", { workshops: [1] })).toBe(false);
    expect(isPossibleFor("ship", { ships: 1 })).toBe(false);
    expect(isPossibleFor("ship", { ships: 1, workshops: [1] }, { cloth: FULL_PORTS })).toBe(false);
  });
});

describe("4.6 transport", () => {
  test("at most one cloth to each city with an own house", () => {
    const match = begun("transport", { houses: "troyes hamburg", workshops: [4] });
    expect(match.legal()).toEqual(["transport troyes", "transport hamburg"]);
    expect(match.play("transport troyes").legal()).toEqual(["transport hamburg", "no more"]);
    expect(match.play("transport hamburg").legal()).toEqual(["use brick", "decline brick"]);
    expect([match.cloth("troyes"), match.cloth("bruges"), match.cloth("hamburg")]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  test.each([
    [3, 7],
    [2, 6],
    [1, 3],
  ])("three houses and %i cloth make %i different transports", (cloth, count) => {
    const done = new Set<string>();
    const go = (path: readonly string[]): void => {
      const match = begun("transport", { houses: "troyes bruges hamburg", workshops: [cloth] }).play(...path);
      if (!match.legal().some((text) => text.startsWith("transport")))
        done.add(path.filter((text) => text !== "no more").join());
      else for (const text of match.legal()) go([...path, text]);
    };
    go([]);
    expect(done.size).toBe(count);
  });

  test("is impossible without a house, without cloth, and when the cities with own houses are full", () => {
    const mat = { houses: "bruges", workshops: [1] };
    expect(isPossibleFor("transport", mat)).toBe(true);
    expect(isPossibleFor("transport", { workshops: [1] })).toBe(false);
    expect(isPossibleFor("transport", { houses: "bruges" })).toBe(false);
    expect(isPossibleFor("transport", mat, { cloth: { bruges: full(12) } })).toBe(false);
  });
});

describe("4.7 contribute", () => {
  test("one material onto a slot of that material", () => {
    const match = begun("contribute", { brick: 1, cubes: 20 });
    expect(match.legal()).toEqual([
      "contribute brick santaMariaDelFiore",
      "contribute brick sanMiniato",
      "contribute brick santaCroce",
    ]);
    match.play("contribute brick sanMiniato");
    expect(match.gifts("sanMiniato", "brick")).toEqual([1, 0, 0]);
    expect(match.mat("b")).toMatchObject({ brick: 0, cubes: 20 });
  });

  test.each([
    ["santaMariaDelFiore", 5],
    ["sanMiniato", 3],
    ["santaCroce", 4],
  ] as const)("1.9 %s has %i slots of each material", (church, slots) => {
    const text = `contribute wood ${church}`;
    const offered = (n: number) =>
      begun("contribute", { wood: 1, brick: 1 }, { gifts: { [church]: { wood: full(n) } } }).legal();
    expect(offered(slots - 1)).toContain(text);
    expect(offered(slots)).not.toContain(text);
    expect(offered(slots)).toContain(`contribute brick ${church}`);
  });

  test("is impossible when nothing in the warehouses fits", () => {
    const gifts = {
      santaMariaDelFiore: { wood: full(5) },
      sanMiniato: { wood: full(3) },
      santaCroce: { wood: full(4) },
    };
    expect(isPossibleFor("contribute", {})).toBe(false);
    expect(isPossibleFor("contribute", { wood: 4 }, { gifts })).toBe(false);
    expect(isPossibleFor("contribute", { wood: 4, marble: 1 }, { gifts })).toBe(true);
  });
});

describe("4.8 cloth is taken from the fullest workshop", () => {
  test.each([
    [
      [4, 1],
      [3, 1],
    ],
    [
      [2, 2, 2],
      [2, 2, 1],
    ],
    [
      [4, 4, 0],
      [4, 3, 0],
    ],
  ])("%j becomes %j", (before, after) => {
    expect(begun("ship", { ships: 1, workshops: before }).play("ship lisbon").mat("b").workshops).toEqual(after);
  });
});

describe("7.4 cubes: unlimited", () => {
  const options = { cubes: "unlimited" };

  test("the reserve is never used, neither for material, cloth nor buildings", () => {
    expect(begun("wood", {}, { options }).mat("b")).toMatchObject({ wood: 1, cubes: 40 });
    expect(begun("weave", { workshops: [0, 0, 0] }, { options }).mat("b")).toMatchObject({
      workshops: [1, 1, 1],
      cubes: 40,
    });
    const built = begun("build", { wood: 2 }, { options }).play("build ship");
    expect(built.mat("b")).toMatchObject({ wood: 0, cubes: 40 });
  });
});
