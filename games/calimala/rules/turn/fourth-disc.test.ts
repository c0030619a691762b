import { describe, expect, test } from "vitest";
import type { MatSketch, Sketch } from "../../proofs/position.fixture.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

/** Blue covers marble/wood, on which three discs lie (from the bottom), and everybody takes both. */
function covered(stack: string, sketch: Sketch = {}, place = "place marble/wood"): SketchedMatch {
  return new SketchedMatch({ tiles: ["lisbon"], ...sketch, stacks: { ...sketch.stacks, "marble/wood": stack } }).turn(
    place,
  );
}

/** The last coloured disc of blue goes to the street: none is left in reserve. */
const LAST: MatSketch = { coloured: 1 };

describe("5.1 a coloured fourth disc", () => {
  test.each([
    ["r y g", "r"],
    ["b y g", "b"],
    ["g w w", "g"],
  ])("of %s (from the bottom) becomes a seat of its owner, whoever is active", (stack, owner) => {
    const match = covered(stack, { seats: 4, council: "y" });
    expect(match.council()).toBe(`y ${owner}`);
    expect(match.stack("marble/wood")).toBe(`${stack.slice(2)} b`);
    expect(match.acts()).toBe("r");
  });

  test("does not act and leaves the reserve alone", () => {
    const match = covered("r y w", {});
    expect(match.mat("r")).toMatchObject({ wood: 0, marble: 0, coloured: 12 });
    expect(match.mat("b")).toMatchObject({ coloured: 11, white: 3 });
  });

  test("the new seat already counts for ties", () => {
    const match = covered("y r w", { council: "r", cloth: { lisbon: "r y" }, artworks: { palazzoVecchio: "y" } });
    // Both have one seat now, yellow an artwork besides.
    expect(match.lastPoints()).toEqual([0, 2, 3]);
  });

  test("three discs on a street bring no seat", () => {
    expect(covered("r y").council()).toBe("");
  });
});

describe("5.2 a white fourth disc", () => {
  test("is swapped for a coloured disc of the active player's reserve", () => {
    const match = covered("w r y");
    expect(match.council()).toBe("b");
    expect(match.mat("b")).toMatchObject({ coloured: 10, white: 4 });
    expect(match.stack("marble/wood")).toBe("r y b");
    expect(match.eventTypes()).toContain("whiteSwapped");
  });

  test("is swapped also when the disc just placed is white itself", () => {
    const match = covered("w r y", {}, "place white marble/wood");
    expect(match.council()).toBe("b");
    expect(match.mat("b")).toMatchObject({ coloured: 11, white: 3 });
  });

  test("can be placed again later", () => {
    const match = covered("w r y", { mats: { b: { coloured: 2, white: 0 } } });
    expect(match.mat("b")).toMatchObject({ coloured: 0, white: 1 });
    match.play("r: place brick/artwork", "use brick", "decline artwork", "end");
    match.play("y: place brick/transport", "use brick", "use transport", "draw wood", "end");
    expect(match.acts()).toBe("b");
    expect(match.legal().every((text) => text.startsWith("place white"))).toBe(true);
  });
});

describe("5.3 a white fourth disc, and no coloured disc in reserve", () => {
  test("any own disc of another street can be the seat, also from under others", () => {
    const match = covered("w r y", { stacks: { "build/weave": "r b y", "ship/build": "b b" }, mats: { b: LAST } });
    expect(match.acts()).toBe("b");
    expect(match.legal()).toEqual(["seat ship/build 0", "seat ship/build 1", "seat build/weave 1"]);
  });

  test("the gap closes and the white disc goes on top of that stack, without acting", () => {
    const match = covered("w r y", { stacks: { "build/weave": "r b y", "ship/build": "b" }, mats: { b: LAST } });
    match.play("seat build/weave 1");
    expect(match.stack("build/weave")).toBe("r y w");
    expect(match.stack("marble/wood")).toBe("r y b");
    expect(match.council()).toBe("b");
    expect(match.mat("b")).toMatchObject({ coloured: 0, white: 3 });
    expect(match.acts()).toBe("r");
  });

  test("the bottom and the top of a stack can be taken as well", () => {
    const at = (level: number) =>
      covered("w r y", { stacks: { "build/weave": "b y b" }, mats: { b: LAST } }).play(`seat build/weave ${level}`);
    expect(at(0).stack("build/weave")).toBe("y b w");
    expect(at(2).stack("build/weave")).toBe("b y w");
  });

  test("the same street only if there is none elsewhere", () => {
    const match = covered("w b y", { mats: { b: LAST } });
    expect(match.legal()).toEqual(["seat marble/wood 0", "seat marble/wood 2"]);
    match.play("seat marble/wood 0");
    expect(match.stack("marble/wood")).toBe("y b w");
  });

  test.each([
    ["b r y", 0],
    ["r b y", 1],
    ["r y b", 2],
  ])("with a single disc to take, in %s, the choice is forced", (stack, level) => {
    const match = covered(
      "w r y",
      {
        stacks: { "build/weave": stack },
        mats: { b: { coloured: 0, white: 1, hand: "transport" } },
      },
      "place white marble/wood",
    );
    expect(match.forced()).toBe(`seat build/weave ${level}`);
  });

  test("seats on the council cannot be taken", () => {
    const match = covered("w r y", { council: "b b", stacks: { "build/weave": "b" }, mats: { b: LAST } });
    expect(match.legal()).toEqual(["seat build/weave 0"]);
  });

  test("the discs of others and the white discs of the streets are not offered", () => {
    const match = covered("w r y", { stacks: { "build/weave": "w r b", "ship/build": "r y" }, mats: { b: LAST } });
    expect(match.legal()).toEqual(["seat build/weave 2"]);
  });
});

describe("5.4 whiteReplacement: removed", () => {
  const options = { whiteReplacement: "removed" };

  test("the white disc leaves the match; the gap closes", () => {
    const match = covered("w r y", { options, stacks: { "build/weave": "r b y" }, mats: { b: LAST } });
    match.play("seat build/weave 1");
    expect(match.stack("build/weave")).toBe("r y");
    expect(match.eventTypes()).toContain("whiteRemoved");
  });

  test("from the same street", () => {
    const match = covered("w r y", { options, mats: { b: LAST } });
    expect(match.play("seat marble/wood 2").stack("marble/wood")).toBe("r y");
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
    const match = none();
    expect(match.council()).toBe("b .");
    expect(match.stack("marble/wood")).toBe("r y w");
    expect(match.mat("b")).toMatchObject({ coloured: 0, white: 1 });
    expect(match.lastPoints()).toEqual([0, 3, 2]);
    expect(match.acts()).toBe("r");
    expect(match.events.filter(({ type }) => /^white|^seat/.test(type))).toEqual([
      { type: "whiteRemoved", street: 4 },
      { type: "seatEmpty", k: 2, tile: "lisbon" },
    ]);
  });

  test("the space is shown as empty", () => {
    const match = none();
    expect(match.open.view(match.state, "public").council[1]).toMatchObject({ seat: "empty", points: [0, 3, 2] });
  });
});
