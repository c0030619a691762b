import { describe, expect, test } from "vitest";
import { SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { insight } from "./insight.ts";

const valuesOf = ({ state }: SketchedMatch): readonly number[] => {
  const out = new Float64Array(5);
  insight.values(state, out);
  return Array.from(out.subarray(0, 2));
};
const worth = (match: SketchedMatch): number => valuesOf(match)[0] ?? 0;
const pointless = ({ open, state }: SketchedMatch, text: string): boolean | undefined =>
  insight.isPointless?.(state, open.parseMove(text));

describe("what bots leave out", () => {
  test("a brick given for one of its own colour", () => {
    const match = new SketchedMatch({ awaits: "act", row: ["glory wr"], a: { storage: "wyyy" } });
    expect(pointless(match, "exchange 1 white")).toBe(false);
    match.play("exchange 1 white");
    expect([pointless(match, "give white"), pointless(match, "give yellow")]).toEqual([true, false]);
  });

  test("an exchange that only bricks of the colour wanted could pay", () => {
    const match = new SketchedMatch({ awaits: "act", row: ["glory wr"], a: { storage: "wwyy" } });
    expect([pointless(match, "exchange 1 white"), pointless(match, "exchange 1 red")]).toEqual([true, false]);
  });

  test("a swap for the only colour that there is", () => {
    const match = new SketchedMatch({
      awaits: "act",
      a: { storage: "ww", hand: ["alchemist", "smuggler"] },
      b: { storage: "wr" },
    });
    expect([pointless(match, "alchemist white"), pointless(match, "alchemist red")]).toEqual([true, false]);
    expect([pointless(match, "smuggler 1 white"), pointless(match, "smuggler 1 red")]).toEqual([true, false]);
  });

  test("the card that costs nothing, after a Princess", () => {
    const match = new SketchedMatch({ a: { storage: "w", hand: ["princess"] } });
    expect(pointless(match, "card 1")).toBe(false);
    match.play("princess");
    expect([pointless(match, "card 1"), pointless(match, "card 2")]).toEqual([true, false]);
  });

  test("the end of building while a high tower goes without a brick that costs nothing", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "rw", towers: ["red 3"] } });
    expect([pointless(match, "built"), pointless(match, "raise 1")]).toEqual([true, false]);
    match.play("raise 1");
    expect(pointless(match, "built")).toBe(false);
  });

  test("a tower founded in the last turn that is too low for anything", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "wwrrr" } });
    expect(pointless(match, "found white")).toBe(false);
    match.state.ending[0] = 1;
    expect([pointless(match, "found white"), pointless(match, "found red")]).toEqual([true, false]);
    match.state.hand[0][1] = 1;
    expect(pointless(match, "found white")).toBe(false);
  });
});

describe("what things are worth", () => {
  test.each(["white 1", "green 2", "purple 3", "blue 4", "red 9"])("%s is better fed than left to ruin", (tower) => {
    const letter = tower.charAt(0);
    const sketch = { awaits: "act", a: { storage: letter, towers: [tower] } } as const;
    expect(worth(new SketchedMatch(sketch).play("raise 1", "built"))).toBeGreaterThan(
      worth(new SketchedMatch(sketch).play("built")),
    );
  });

  test("a contract is worth its points at least, the lower ones less", () => {
    const match = new SketchedMatch({ awaits: "contracts", a: { towers: ["purple 8"] } });
    const before = worth(match);
    expect(before).toBeGreaterThan(13);
    match.play("fulfil purple 8");
    expect(worth(match)).toBeGreaterThan(before);
  });

  test("a contract left in the last turn is worth nothing", () => {
    const match = new SketchedMatch({ awaits: "contracts", a: { towers: ["purple 8"] } });
    match.state.ending[0] = 1;
    const before = worth(match);
    expect(before).toBeGreaterThan(13);
    expect(worth(match.play("end"))).toBeLessThan(before - 13);
  });

  test("bricks and towers are worth next to nothing when no turn is left", () => {
    const match = new SketchedMatch({ awaits: "contracts", a: { storage: "pppp", towers: ["red 7"] } });
    const before = worth(match);
    match.state.ending[0] = 1;
    match.state.seals[22] = 2;
    expect(before).toBeGreaterThan(5);
    expect(worth(match)).toBeLessThan(1);
  });
});

test("4.5 a bell tower is handed in, as contracts wait for it", () => {
  const match = new SketchedMatch({
    ...{ awaits: "contracts", church: ["campanile"] },
    a: { storage: "wwpp", towers: ["white 3", "purple 6"] },
  });
  const before = worth(match);
  const bell = match.legal().find((text) => text.startsWith("bell")) ?? "";
  expect(worth(match.play(bell))).toBeGreaterThan(before);
});
