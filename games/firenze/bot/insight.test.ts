import { describe, expect, test } from "vitest";
import { Scene } from "../proofs/scene.fixture.ts";
import { insight } from "./insight.ts";

const valuesOf = ({ state }: Scene): readonly number[] => {
  const out = new Float64Array(5);
  insight.values(state, out);
  return Array.from(out.subarray(0, 2));
};
const worth = (scene: Scene): number => valuesOf(scene)[0] ?? 0;
const pointless = ({ open, state }: Scene, text: string): boolean | undefined =>
  insight.isPointless?.(state, open.parseMove(text));

describe("what bots leave out", () => {
  test("a brick given for one of its own colour", () => {
    const scene = new Scene({ stage: "act", row: ["glory wr"], a: { storage: "wyyy" } });
    expect(pointless(scene, "exchange 1 white")).toBe(false);
    scene.play("exchange 1 white");
    expect([pointless(scene, "give white"), pointless(scene, "give yellow")]).toEqual([true, false]);
  });

  test("an exchange that only bricks of the colour wanted could pay", () => {
    const scene = new Scene({ stage: "act", row: ["glory wr"], a: { storage: "wwyy" } });
    expect([pointless(scene, "exchange 1 white"), pointless(scene, "exchange 1 red")]).toEqual([true, false]);
  });

  test("a swap for the only colour that there is", () => {
    const scene = new Scene({
      stage: "act",
      a: { storage: "ww", hand: ["alchemist", "smuggler"] },
      b: { storage: "wr" },
    });
    expect([pointless(scene, "alchemist white"), pointless(scene, "alchemist red")]).toEqual([true, false]);
    expect([pointless(scene, "smuggler 1 white"), pointless(scene, "smuggler 1 red")]).toEqual([true, false]);
  });

  test("a tower founded in the last turn that is too low for anything", () => {
    const scene = new Scene({ stage: "act", a: { storage: "wwrrr" } });
    expect(pointless(scene, "found white")).toBe(false);
    scene.state.ending[0] = 1;
    expect([pointless(scene, "found white"), pointless(scene, "found red")]).toEqual([true, false]);
    scene.state.hand[0][1] = 1;
    expect(pointless(scene, "found white")).toBe(false);
  });
});

describe("what things are worth", () => {
  test.each(["white 1", "green 2", "purple 3", "blue 4", "red 9"])("%s is better fed than left to ruin", (tower) => {
    const letter = tower.charAt(0);
    const sketch = { stage: "act", a: { storage: letter, towers: [tower] } } as const;
    expect(worth(new Scene(sketch).play("raise 1", "built"))).toBeGreaterThan(worth(new Scene(sketch).play("built")));
  });

  test("a contract is worth its points at least, the lower ones less", () => {
    const scene = new Scene({ stage: "contracts", a: { towers: ["purple 8"] } });
    const before = worth(scene);
    expect(before).toBeGreaterThan(13);
    scene.play("fulfil purple 8");
    expect(worth(scene)).toBeGreaterThan(before);
  });

  test("bricks and towers are worth next to nothing when no turn is left", () => {
    const scene = new Scene({ stage: "contracts", a: { storage: "pppp", towers: ["red 7"] } });
    const before = worth(scene);
    scene.state.ending[0] = 1;
    scene.state.seals[22] = 2;
    expect(before).toBeGreaterThan(5);
    expect(worth(scene)).toBeLessThan(1);
  });
});
