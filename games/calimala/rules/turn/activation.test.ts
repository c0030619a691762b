import { describe, expect, test } from "vitest";
import { moveBuffer, type Seat } from "#engine";
import { Scene } from "../../proofs/scene.fixture.ts";

const PLENTY = { wood: 2, brick: 2, marble: 2 };

describe("3 a turn", () => {
  test("3.1 a disc comes out of the reserve and onto the top of the stack", () => {
    const scene = new Scene({ stacks: { "marble/wood": "r y" } });
    scene.play("place white marble/wood");
    expect(scene.stack("marble/wood")).toBe("r y w");
    expect(scene.mat("b")).toMatchObject({ coloured: 12, white: 2 });
  });

  test.each([
    ["coloured and white discs", {}, 7, 7],
    ["only coloured discs", { white: 0 }, 7, 0],
    ["only white discs", { coloured: 0 }, 0, 7],
  ])("3.1 with %s in reserve, these can be placed", (_, reserve, coloured, white) => {
    const legal = new Scene({ mats: { b: reserve } }).legal();
    const whites = legal.filter((text) => text.startsWith("place white"));
    expect([legal.length - whites.length, whites.length]).toEqual([coloured, white]);
  });

  test("3.4 positions 1, 2 and 3 act from the top, each done before the next", () => {
    const scene = new Scene({ stacks: { "marble/wood": "y r" } });
    scene.play("b: place marble/wood", "b: use wood", "b: use marble", "b: end");
    scene.play("r: use marble", "r: use wood", "r: end");
    scene.play("y: use marble", "y: use wood", "y: end");
    expect(scene.acts()).toBe("r");
    expect(scene.legal()[0]).toMatch(/^place/);
    expect(scene.stack("marble/wood")).toBe("y r b");
  });

  test("3.4 the disc in position 4 does not act", () => {
    const scene = new Scene({ stacks: { "marble/wood": "y r b" } });
    scene.play("b: place marble/wood", "use wood", "use marble", "end");
    scene.play("b: use wood", "use marble", "end", "r: use wood", "use marble", "end");
    expect(scene.mat("y")).toMatchObject({ wood: 0, marble: 0 });
    expect(scene.acts()).toBe("r");
  });

  test("3.5 a coloured disc gives each action once, in either order", () => {
    const scene = new Scene({}).play("place marble/wood");
    expect(scene.legal()).toEqual(["use marble", "decline marble", "use wood", "decline wood"]);
    expect(new Scene({}).play("place marble/wood", "use wood").legal()).toEqual(["use marble", "decline marble"]);
    expect(new Scene({}).play("place marble/wood", "use wood", "use marble").legal()).toEqual(["end"]);
  });

  test.each(["mmww", "mwmw", "mwwm", "wmmw", "wmwm", "wwmm"])("3.5 a white disc gives each twice: %s", (order) => {
    const scene = new Scene({}).play("place white marble/wood");
    for (const letter of order) scene.play(letter === "m" ? "use marble" : "use wood");
    expect(scene.legal()).toEqual(["end"]);
    expect(scene.mat("b")).toMatchObject({ wood: 2, marble: 2 });
  });

  test("3.6 an own lower disc acts again for the active player", () => {
    const scene = new Scene({ stacks: { "marble/wood": "b" } });
    scene.play("place marble/wood", "use wood", "use marble", "end", "b: use wood", "b: use marble");
    expect(scene.mat("b")).toMatchObject({ wood: 2, marble: 2 });
  });

  test.each([
    ["r w", "r"],
    ["w r", "r"],
    ["r w y", "y"],
  ])("3.6 on a stack of %s (from the bottom) the white disc sleeps and %s is next", (stack, next) => {
    const scene = new Scene({ stacks: { "marble/wood": stack } });
    scene.play("b: place marble/wood", "use wood", "use marble", "end");
    expect(scene.acts()).toBe(next);
  });

  test("3.6 a white disc in position 2 uses up its position: the fourth from the top never acts", () => {
    const scene = new Scene({ stacks: { "marble/wood": "r y w" } });
    scene.play("b: place marble/wood", "use wood", "use marble", "end", "y: use wood", "use marble", "end");
    expect(scene.acts()).toBe("r");
    expect(scene.legal()[0]).toMatch(/^place/);
    expect(scene.council()).toBe("r");
  });

  test("3.9 a possible action may be declined, and brings no card", () => {
    const scene = new Scene({}).play("place marble/wood", "decline marble", "use wood", "end");
    expect(scene.mat("b")).toMatchObject({ wood: 1, marble: 0, hand: "" });
  });

  test("3.9 an impossible action cannot be declined", () => {
    const scene = new Scene({ mats: { b: { wood: 4 } } }).play("place marble/wood", "use marble");
    expect(scene.legal()).toEqual(["use wood"]);
  });

  test("3.10 an action that has begun offers no way back", () => {
    const scene = new Scene({ mats: { b: PLENTY } }).play("place build/weave", "use build");
    expect(scene.legal()).toEqual([
      "build ship",
      "build workshop",
      "build house troyes",
      "build house bruges",
      "build house hamburg",
    ]);
  });

  test("3.13 the activation cannot end while a use is open", () => {
    const scene = new Scene({}).play("place marble/wood", "use wood");
    expect(scene.legal()).not.toContain("end");
    expect(scene.play("decline marble").legal()).toEqual(["end"]);
  });

  test("3.13 with an empty hand the end is forced, with a card never", () => {
    const uses = ["place marble/wood", "use wood", "use marble"] as const;
    expect(new Scene({}).play(...uses).forced()).toBe("end");
    const holding = new Scene({ mats: { b: { hand: "ship" } } }).play(...uses);
    expect(holding.legal()).toEqual(["end"]);
    expect(holding.forced()).toBe("");
  });

  test("3.14 the next player clockwise follows, and after the last seat the first", () => {
    const scene = new Scene({});
    scene.play("b: place marble/wood", "use wood", "use marble", "end");
    scene.play("r: place brick/transport", "use brick", "use transport", "chance: draw wood", "end");
    scene.play("y: place wood/weave", "use wood", "use weave", "end");
    expect(scene.acts()).toBe("b");
  });

  test("3.14 the view counts the round by the turn being played", () => {
    const scene = new Scene({});
    const round = () => scene.open.view(scene.state, "public").round;
    expect(round()).toBe(1);
    scene.play("b: place marble/wood", "use wood", "use marble", "end");
    expect(round()).toBe(1);
    scene.play("r: place marble/wood", "use wood", "use marble", "end", "b: use wood", "use marble", "end");
    expect(round()).toBe(1);
    scene.play("y: place wood/weave", "use wood", "use weave", "end");
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
    const { open, state } = new Scene({ mats: { b: { wood: 2 } } }).play(...entries);
    const moves = moveBuffer();
    expect([1, 2].map((seat) => open.legalMoves(state, seat as Seat, moves))).toEqual([0, 0]);
  });
});
