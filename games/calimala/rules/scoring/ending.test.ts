import { describe, expect, test } from "vitest";
import type { Colour, Sketch } from "../../proofs/position.fixture.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

const FOURTEEN = "r y b r y b r y b r y b r y";

/** A turn; where does not matter for the rule unless it is said. */
const turn = (match: SketchedMatch, place = "place marble/wood"): SketchedMatch => match.turn(place);

/** All three have one coloured disc left, and no white one. */
const lastRound = (sketch: Sketch = {}): SketchedMatch =>
  new SketchedMatch({
    ...sketch,
    mats: { b: { coloured: 1, white: 0 }, r: { coloured: 1, white: 0 }, y: { coloured: 1, white: 0 } },
  });

describe("6.1 all discs are placed", () => {
  test("the match goes on while the next player has a disc", () => {
    const match = lastRound({ council: "b r" });
    turn(turn(match));
    expect([match.acts(), match.council()]).toEqual(["y", "b r"]);
  });

  test("after the last turn the remaining tiles are scored in order, without new seats", () => {
    const match = lastRound({ council: "b r", tiles: ["lisbon", "wood", "brick"], cloth: { lisbon: "y" } });
    turn(turn(turn(match)));
    expect(match.eventTypes()).toContain("allDiscsPlaced");
    expect(match.council()).toBe(`b r${" .".repeat(13)}`);
    expect(match.events.filter((event) => event.type === "tileScored").slice(0, 2)).toMatchObject([
      { k: 3, tile: "lisbon", points: [0, 0, 3] },
      { k: 4, tile: "wood" },
    ]);
    expect(match.acts()).toBe("chance");
    expect(match.play("reveal").acts()).toBe("nobody");
  });

  test("the fourth disc of the last turn still becomes a seat, and its tile is scored with it", () => {
    const match = new SketchedMatch({
      active: "y",
      stacks: { "marble/wood": "r w w" },
      council: "y",
      tiles: ["lisbon"],
      cloth: { lisbon: "r y" },
      artworks: { palazzoVecchio: "r" },
      mats: { b: { coloured: 0, white: 0 }, r: { coloured: 0, white: 0 }, y: { coloured: 1, white: 0 } },
    });
    turn(match);
    expect(match.council()).toMatch(/^y r \./);
    expect(match.events.find((event) => event.type === "tileScored")).toMatchObject({ k: 2, points: [0, 3, 2] });
    expect(match.eventTypes().indexOf("tileScored")).toBeLessThan(match.eventTypes().indexOf("allDiscsPlaced"));
  });

  test("a white disc swapped into the reserve is still placed", () => {
    const match = new SketchedMatch({
      active: "y",
      stacks: { "build/weave": "w b r" },
      mats: { b: { coloured: 1, white: 0 }, r: { coloured: 1, white: 0 }, y: { coloured: 2, white: 0 } },
    });
    turn(match, "place build/weave");
    expect(match.mat("y")).toMatchObject({ coloured: 0, white: 1 });
    turn(turn(match, "place brick/transport"), "place brick/transport");
    expect([match.acts(), match.legal()[0]]).toEqual(["y", "place white brick/artwork"]);
  });
});

describe("6.2, 6.3 the 15th tile", () => {
  const fifteenth = (active: Colour, sketch: Sketch = {}): SketchedMatch =>
    turn(
      new SketchedMatch({ ...sketch, active, council: FOURTEEN, stacks: { "marble/wood": "y w w", ...sketch.stacks } }),
    );

  test("in the middle of a round: the round is played to its end", () => {
    const match = fifteenth("b");
    expect(match.eventTypes()).toContain("lastTileScored");
    expect(match.acts()).toBe("r");
    turn(match, "place wood/weave");
    expect(match.acts()).toBe("y");
    turn(match, "place wood/weave");
    expect(match.acts()).toBe("chance");
    expect(match.play("reveal").acts()).toBe("nobody");
    expect([0, 1, 2].map((seat) => match.state.turns[seat as 0])).toEqual([1, 1, 1]);
  });

  test("in the last turn of a round: that turn is the last", () => {
    const match = fifteenth("y");
    expect(match.eventTypes()).not.toContain("lastTileScored");
    expect(match.acts()).toBe("chance");
  });

  test("the round ends before the start player, whoever that is", () => {
    const match = fifteenth("y", { options: { startPlayer: "2" } });
    expect(match.acts()).toBe("b");
    turn(match, "place wood/weave");
    expect(match.acts()).toBe("chance");
  });

  test("the last turn of the round may also be the last disc of all", () => {
    const match = fifteenth("y", { mats: { y: { coloured: 1, white: 0 }, b: { coloured: 0, white: 0 } } });
    expect(match.acts()).toBe("chance");
    expect(match.council().split(" ")).toHaveLength(15);
    expect(match.eventTypes()).not.toContain("allDiscsPlaced");
  });

  test.each([
    ["coloured", "b w w"],
    ["white", "w r w"],
  ])("6.3 a %s fourth disc afterwards leaves the match without seat, swap or scoring", (_, stack) => {
    const match = fifteenth("b", { stacks: { "wood/weave": stack } });
    const before = [match.council(), ...match.scores(), match.mat("r").white, match.mat("r").coloured - 1];
    turn(match, "place wood/weave");
    expect([match.council(), ...match.scores(), match.mat("r").white, match.mat("r").coloured]).toEqual(before);
    expect(match.stack("wood/weave")).toBe(`${stack.slice(2)} r`);
    expect(match.eventTypes()).toContain("fourthDiscRemoved");
  });

  test("6.3 also when its player has no coloured disc in reserve", () => {
    const match = fifteenth("b", { stacks: { "wood/weave": "w r w" }, mats: { r: { coloured: 1 } } });
    turn(match, "place wood/weave");
    expect([match.acts(), match.legal()[0]]).toEqual(["y", "place brick/artwork"]);
  });
});

describe("6.5 scoring cards", () => {
  const end = (sketch: Sketch = {}): SketchedMatch =>
    turn(
      new SketchedMatch({
        kept: { b: "lisbon", r: "palazzoVecchio", y: "troyes" },
        openCard: "hamburg",
        cloth: { lisbon: "b b r r y", troyes: "y", hamburg: "r r y y" },
        artworks: { palazzoVecchio: "b b y" },
        council: FOURTEEN,
        stacks: { "marble/wood": "b w w" },
        active: "y",
        ...sketch,
      }),
    );

  test("chance has one outcome: they are turned up", () => {
    expect(end().outcomes()).toEqual(["reveal"]);
  });

  test("all kept cards and the face-up one are scored for everybody: 5, 3, 1", () => {
    const match = end().play("reveal");
    const cards = match.events.filter((event) => event.type === "cardScored");
    // Seats: red 5, yellow 5, blue 5; with artworks blue 7, yellow 6, red 5.
    expect(cards).toMatchObject([
      { card: "lisbon", seat: 0, points: [5, 3, 1] },
      { card: "palazzoVecchio", seat: 1, counts: [7, 5, 6], points: [5, 1, 3] },
      { card: "troyes", seat: 2, points: [0, 0, 5] },
      { card: "hamburg", seat: null, points: [0, 3, 5] },
    ]);
  });

  test("pools share, rounding down", () => {
    const nobody = Array.from({ length: 14 }, () => ".").join(" ");
    const match = end({ cloth: { lisbon: "b r" }, artworks: {}, council: nobody, stacks: { "marble/wood": "y w w" } });
    match.play("reveal");
    expect(match.events.find((event) => event.type === "cardScored")).toMatchObject({ points: [4, 4, 0] });
  });

  test("with five seats there is no face-up card", () => {
    const match = new SketchedMatch({ seats: 5, active: "p", council: FOURTEEN, stacks: { "marble/wood": "b w w" } });
    turn(match).play("reveal");
    expect(match.events.filter((event) => event.type === "cardScored")).toHaveLength(5);
  });
});

describe("6.6 standings", () => {
  const ranks = (scores: readonly number[], sketch: Sketch = {}) => {
    const colours: readonly Colour[] = ["b", "r", "y", "g", "p"];
    const mats = Object.fromEntries(scores.map((score, i) => [colours[i], { score }]));
    const seats = Math.max(3, scores.length) as 3 | 4 | 5;
    const match = new SketchedMatch({ ...sketch, seats, mats });
    return match.open.standings(match.state);
  };

  test("most points win", () => {
    expect(ranks([30, 41, 34])).toMatchObject({ ranks: [3, 1, 2], ties: [] });
  });

  test.each<[string, Sketch, readonly number[], string]>([
    ["seats and Palazzo artworks", { council: "b", artworks: { palazzoVecchio: "r r" } }, [2, 1, 3], "sum"],
    ["more seats", { council: "r r b", artworks: { palazzoVecchio: "b" } }, [2, 1, 3], "seats"],
    ["the earlier last seat", { council: "b r r b" }, [2, 1, 3], "firstSeats"],
    ["the earlier artwork", { artworks: { palazzoVecchio: "r b" } }, [2, 1, 3], "firstArtwork"],
    ["nothing: shared", {}, [1, 1, 3], "shared"],
  ])("a tie is decided by %s", (_, sketch, expected, by) => {
    expect(ranks([40, 40, 12], sketch)).toMatchObject({ ranks: expected, ties: [{ by }] });
  });

  test("lower places are decided likewise, and a shared place leaves a gap", () => {
    expect(ranks([10, 20, 10, 10], { council: "g" }).ranks).toEqual([3, 1, 3, 2]);
  });

  test("points come from tiles and cards", () => {
    const match = new SketchedMatch({
      active: "y",
      council: FOURTEEN,
      stacks: { "marble/wood": "b w w" },
      cloth: { lisbon: "b" },
      kept: { b: "lisbon" },
    });
    turn(match).play("reveal");
    for (const { points, sources } of match.open.standings(match.state).scores) {
      expect(points).toBe((sources["tiles"] ?? 0) + (sources["cards"] ?? 0));
    }
  });
});

describe("6.4 turns", () => {
  test("disc reserve and turns taken add up to the same number through a swap", () => {
    const match = new SketchedMatch({ stacks: { "marble/wood": "w r y" } });
    const sum = () => match.mat("b").coloured + match.mat("b").white + match.state.turns[0];
    expect(sum()).toBe(15);
    expect(turn(match).mat("b")).toMatchObject({ coloured: 10, white: 4 });
    expect(sum()).toBe(15);
  });
});
