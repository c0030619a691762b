import { describe, expect, test } from "vitest";
import { moveBuffer, type Seat } from "#engine";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";

const PLENTY = { wood: 2, brick: 2, marble: 2 };

describe("3 a turn", () => {
  test("3.1 a disc comes out of the reserve and onto the top of the stack", () => {
    const match = new SketchedMatch({ stacks: { "marble/wood": "r y" } });
    match.play("place white marble/wood");
    expect(match.stack("marble/wood")).toBe("r y w");
    expect(match.mat("b")).toMatchObject({ coloured: 12, white: 2 });
  });

  test.each([
    ["coloured and white discs", {}, 7, 7],
    ["only coloured discs", { white: 0 }, 7, 0],
    ["only white discs", { coloured: 0 }, 0, 7],
  ])("3.1 with %s in reserve, these can be placed", (_, reserve, coloured, white) => {
    const legal = new SketchedMatch({ mats: { b: reserve } }).legal();
    const whites = legal.filter((text) => text.startsWith("place white"));
    expect([legal.length - whites.length, whites.length]).toEqual([coloured, white]);
  });

  test("3.4 positions 1, 2 and 3 act from the top, each done before the next", () => {
    const match = new SketchedMatch({ stacks: { "marble/wood": "y r" } });
    match.play("b: place marble/wood", "b: use wood", "b: use marble", "b: end");
    match.play("r: use marble", "r: use wood", "r: end");
    match.play("y: use marble", "y: use wood", "y: end");
    expect(match.acts()).toBe("r");
    expect(match.legal()[0]).toMatch(/^place/);
    expect(match.stack("marble/wood")).toBe("y r b");
  });

  test("3.4 the disc in position 4 does not act", () => {
    const match = new SketchedMatch({ stacks: { "marble/wood": "y r b" } });
    match.play("b: place marble/wood", "use wood", "use marble", "end");
    match.play("b: use wood", "use marble", "end", "r: use wood", "use marble", "end");
    expect(match.mat("y")).toMatchObject({ wood: 0, marble: 0 });
    expect(match.acts()).toBe("r");
  });

  test("3.5 a coloured disc gives each action once, in either order", () => {
    const match = new SketchedMatch({}).play("place marble/wood");
    expect(match.legal()).toEqual(["use marble", "decline marble", "use wood", "decline wood"]);
    expect(new SketchedMatch({}).play("place marble/wood", "use wood").legal()).toEqual([
      "use marble",
      "decline marble",
    ]);
    expect(new SketchedMatch({}).play("place marble/wood", "use wood", "use marble").legal()).toEqual(["end"]);
  });

  test.each(["mmww", "mwmw", "mwwm", "wmmw", "wmwm", "wwmm"])("3.5 a white disc gives each twice: %s", (order) => {
    const match = new SketchedMatch({}).play("place white marble/wood");
    for (const letter of order) match.play(letter === "m" ? "use marble" : "use wood");
    expect(match.legal()).toEqual(["end"]);
    expect(match.mat("b")).toMatchObject({ wood: 2, marble: 2 });
  });

  test("3.6 an own lower disc acts again for the active player", () => {
    const match = new SketchedMatch({ stacks: { "marble/wood": "b" } });
    match.play("place marble/wood", "use wood", "use marble", "end", "b: use wood", "b: use marble");
    expect(match.mat("b")).toMatchObject({ wood: 2, marble: 2 });
  });

  test.each([
    ["r w", "r"],
    ["w r", "r"],
    ["r w y", "y"],
  ])("3.6 on a stack of %s (from the bottom) the white disc sleeps and %s is next", (stack, next) => {
    const match = new SketchedMatch({ stacks: { "marble/wood": stack } });
    match.play("b: place marble/wood", "use wood", "use marble", "end");
    expect(match.acts()).toBe(next);
  });

  test("3.6 a white disc in position 2 uses up its position: the fourth from the top never acts", () => {
    const match = new SketchedMatch({ stacks: { "marble/wood": "r y w" } });
    match.play("b: place marble/wood", "use wood", "use marble", "end", "y: use wood", "use marble", "end");
    expect(match.acts()).toBe("r");
    expect(match.legal()[0]).toMatch(/^place/);
    expect(match.council()).toBe("r");
  });

  test("3.9 a possible action may be declined, and brings no card", () => {
    const match = new SketchedMatch({}).play("place marble/wood", "decline marble", "use wood", "end");
    expect(match.mat("b")).toMatchObject({ wood: 1, marble: 0, hand: "" });
  });

  test("3.9 an impossible action cannot be declined", () => {
    const match = new SketchedMatch({ mats: { b: { wood: 4 } } }).play("place marble/wood", "use marble");
    expect(match.legal()).toEqual(["use wood"]);
  });

  test("3.10 an action that has begun offers no way back", () => {
    const match = new SketchedMatch({ mats: { b: PLENTY } }).play("place build/weave", "use build");
    expect(match.legal()).toEqual([
      "build ship",
      "build workshop",
      "build house troyes",
      "build house bruges",
      "build house hamburg",
    ]);
  });

  test("3.13 the activation cannot end while a use is open", () => {
    const match = new SketchedMatch({}).play("place marble/wood", "use wood");
    expect(match.legal()).not.toContain("end");
    expect(match.play("decline marble").legal()).toEqual(["end"]);
  });

  test("3.13 with an empty hand the end is forced, with a card never", () => {
    const uses = ["place marble/wood", "use wood", "use marble"] as const;
    expect(new SketchedMatch({}).play(...uses).forced()).toBe("end");
    const holding = new SketchedMatch({ mats: { b: { hand: "ship" } } }).play(...uses);
    expect(holding.legal()).toEqual(["end"]);
    expect(holding.forced()).toBe("");
  });

  test("3.14 the next player clockwise follows, and after the last seat the first", () => {
    const match = new SketchedMatch({});
    match.play("b: place marble/wood", "use wood", "use marble", "end");
    match.play("r: place brick/transport", "use brick", "use transport", "chance: draw wood", "end");
    match.play("y: place wood/weave", "use wood", "use weave", "end");
    expect(match.acts()).toBe("b");
  });

  test("3.14 the view counts the round by the turn being played", () => {
    const match = new SketchedMatch({});
    const round = () => match.open.view(match.state, "public").round;
    expect(round()).toBe(1);
    match.play("b: place marble/wood", "use wood", "use marble", "end");
    expect(round()).toBe(1);
    match.play("r: place marble/wood", "use wood", "use marble", "end", "b: use wood", "use marble", "end");
    expect(round()).toBe(1);
    match.play("y: place wood/weave", "use wood", "use weave", "end");
    expect(round()).toBe(2);
  });
});

describe("3.1 whoever is not to act", () => {
  test.each([
    [[] as string[]],
    [["place build/weave"]],
    [["place build/weave", "use build"]],
    [["place build/weave", "use build", "build ship"]],
  ])("has no move after %j", (entries) => {
    const { open, state } = new SketchedMatch({ mats: { b: { wood: 2 } } }).play(...entries);
    const moves = moveBuffer();
    expect([1, 2].map((seat) => open.legalMoves(state, seat as Seat, moves))).toEqual([0, 0]);
  });
});
