import { describe, expect, test } from "vitest";
import type { MatSketch, Sketch } from "../../proofs/position.fixture.ts";
import { Scene } from "../../proofs/scene.fixture.ts";

/** Blue covers marble/wood, on which three discs lie (from the bottom), and everybody takes both. */
function covered(stack: string, sketch: Sketch = {}, place = "place marble/wood"): Scene {
  return new Scene({ tiles: ["lisbon"], ...sketch, stacks: { ...sketch.stacks, "marble/wood": stack } }).turn(place);
}

/** The last coloured disc of blue goes to the street: none is left in reserve. */
const LAST: MatSketch = { coloured: 1 };

describe("5.1 a coloured fourth disc", () => {
  test.each([
    ["r y g", "r"],
    ["b y g", "b"],
    ["g w w", "g"],
  ])("of %s (from the bottom) becomes a seat of its owner, whoever is active", (stack, owner) => {
    const scene = covered(stack, { seats: 4, council: "y" });
    expect(scene.council()).toBe(`y ${owner}`);
    expect(scene.stack("marble/wood")).toBe(`${stack.slice(2)} b`);
    expect(scene.acts()).toBe("r");
  });

  test("does not act and leaves the reserve alone", () => {
    const scene = covered("r y w", {});
    expect(scene.mat("r")).toMatchObject({ wood: 0, marble: 0, coloured: 12 });
    expect(scene.mat("b")).toMatchObject({ coloured: 11, white: 3 });
  });

  test("the new seat already counts for ties", () => {
    const scene = covered("y r w", { council: "r", cloth: { lisbon: "r y" }, artworks: { palazzoVecchio: "y" } });
    // Both have one seat now, yellow an artwork besides.
    expect(scene.lastPoints()).toEqual([0, 2, 3]);
  });

  test("three discs on a street bring no seat", () => {
    expect(covered("r y").council()).toBe("");
  });
});

describe("5.2 a white fourth disc", () => {
  test("is swapped for a coloured disc of the active player's reserve", () => {
    const scene = covered("w r y");
    expect(scene.council()).toBe("b");
    expect(scene.mat("b")).toMatchObject({ coloured: 10, white: 4 });
    expect(scene.stack("marble/wood")).toBe("r y b");
    expect(scene.heard()).toContain("whiteSwapped");
  });

  test("is swapped also when the disc just placed is white itself", () => {
    const scene = covered("w r y", {}, "place white marble/wood");
    expect(scene.council()).toBe("b");
    expect(scene.mat("b")).toMatchObject({ coloured: 11, white: 3 });
  });

  test("can be placed again later", () => {
    const scene = covered("w r y", { mats: { b: { coloured: 2, white: 0 } } });
    expect(scene.mat("b")).toMatchObject({ coloured: 0, white: 1 });
    scene.play("r: place brick/artwork", "use brick", "decline artwork", "end");
    scene.play("y: place brick/transport", "use brick", "use transport", "draw wood", "end");
    expect(scene.acts()).toBe("b");
    expect(scene.legal().every((text) => text.startsWith("place white"))).toBe(true);
  });
});

describe("5.3 a white fourth disc, and no coloured disc in reserve", () => {
  test("any own disc of another street can be the seat, also from under others", () => {
    const scene = covered("w r y", { stacks: { "build/weave": "r b y", "ship/build": "b b" }, mats: { b: LAST } });
    expect(scene.acts()).toBe("b");
    expect(scene.legal()).toEqual(["seat ship/build 0", "seat ship/build 1", "seat build/weave 1"]);
  });

  test("the gap closes and the white disc goes on top of that stack, without acting", () => {
    const scene = covered("w r y", { stacks: { "build/weave": "r b y", "ship/build": "b" }, mats: { b: LAST } });
    scene.play("seat build/weave 1");
    expect(scene.stack("build/weave")).toBe("r y w");
    expect(scene.stack("marble/wood")).toBe("r y b");
    expect(scene.council()).toBe("b");
    expect(scene.mat("b")).toMatchObject({ coloured: 0, white: 3 });
    expect(scene.acts()).toBe("r");
  });

  test("the bottom and the top of a stack can be taken as well", () => {
    const at = (level: number) =>
      covered("w r y", { stacks: { "build/weave": "b y b" }, mats: { b: LAST } }).play(`seat build/weave ${level}`);
    expect(at(0).stack("build/weave")).toBe("y b w");
    expect(at(2).stack("build/weave")).toBe("b y w");
  });

  test("the same street only if there is none elsewhere", () => {
    const scene = covered("w b y", { mats: { b: LAST } });
    expect(scene.legal()).toEqual(["seat marble/wood 0", "seat marble/wood 2"]);
    scene.play("seat marble/wood 0");
    expect(scene.stack("marble/wood")).toBe("y b w");
  });

  test.each([
    ["b r y", 0],
    ["r b y", 1],
    ["r y b", 2],
  ])("with a single disc to take, in %s, the choice is forced", (stack, level) => {
    const scene = covered(
      "w r y",
      {
        stacks: { "build/weave": stack },
        mats: { b: { coloured: 0, white: 1, hand: "transport" } },
      },
      "place white marble/wood",
    );
    expect(scene.forced()).toBe(`seat build/weave ${level}`);
  });

  test("seats on the council cannot be taken", () => {
    const scene = covered("w r y", { council: "b b", stacks: { "build/weave": "b" }, mats: { b: LAST } });
    expect(scene.legal()).toEqual(["seat build/weave 0"]);
  });

  test("the discs of others and the white discs of the streets are not offered", () => {
    const scene = covered("w r y", { stacks: { "build/weave": "w r b", "ship/build": "r y" }, mats: { b: LAST } });
    expect(scene.legal()).toEqual(["seat build/weave 2"]);
  });
});

describe("5.4 whiteReplacement: removed", () => {
  const options = { whiteReplacement: "removed" };

  test("the white disc leaves the match; the gap closes", () => {
    const scene = covered("w r y", { options, stacks: { "build/weave": "r b y" }, mats: { b: LAST } });
    scene.play("seat build/weave 1");
    expect(scene.stack("build/weave")).toBe("r y");
    expect(scene.heard()).toContain("whiteRemoved");
  });

  test("from the same street", () => {
    const scene = covered("w r y", { options, mats: { b: LAST } });
    expect(scene.play("seat marble/wood 2").stack("marble/wood")).toBe("r y");
  });

  test("a swap with the reserve is the same under both values", () => {
    expect(covered("w r y", { options }).mat("b")).toMatchObject({ coloured: 10, white: 4 });
  });
});

describe("5.5 no coloured disc in reserve nor on a street", () => {
  const none = () =>
    covered(
      "w r y",
      { council: "b", cloth: { lisbon: "r r y" }, mats: { b: { coloured: 0, white: 2 } } },
      "place white marble/wood",
    );

  test("the white disc leaves, the space stays empty, the tile is scored", () => {
    const scene = none();
    expect(scene.council()).toBe("b .");
    expect(scene.stack("marble/wood")).toBe("r y w");
    expect(scene.mat("b")).toMatchObject({ coloured: 0, white: 1 });
    expect(scene.lastPoints()).toEqual([0, 3, 2]);
    expect(scene.acts()).toBe("r");
    expect(scene.events.filter(({ type }) => /^white|^seat/.test(type))).toEqual([
      { type: "whiteRemoved", street: 4 },
      { type: "seatEmpty", k: 2, tile: "lisbon" },
    ]);
  });

  test("the space is shown as empty", () => {
    const scene = none();
    expect(scene.open.view(scene.state, "public").council[1]).toMatchObject({ seat: "empty", points: [0, 3, 2] });
  });
});
