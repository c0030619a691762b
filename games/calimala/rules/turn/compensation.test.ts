import { describe, expect, test } from "vitest";
import { chanceBuffer } from "#engine";
import { Scene } from "../../proofs/scene.fixture.ts";
import { ACTION_INDEX, ACTIONS } from "../content.ts";

/** Red's lower disc comes to act on brick and transport; neither brick nor transport is possible for red. */
function redWithNothing(sketch: { deck?: string; discards?: string }): Scene {
  const scene = new Scene({
    ...sketch,
    stacks: { "brick/transport": "r" },
    mats: { b: { houses: "troyes", workshops: [1] }, r: { brick: 4 } },
  });
  return scene.play("b: place brick/transport", "use brick", "use transport", "transport troyes", "end");
}

const cards = (counts: Readonly<Record<number, number>>): string =>
  ACTION_INDEX.flatMap((a) => Array.from({ length: counts[a] ?? 0 }, () => ACTIONS[a])).join(" ");

describe("3.8 compensation", () => {
  test("an impossible action gives one card the moment it is named", () => {
    const scene = redWithNothing({}).play("r: use transport");
    expect(scene.acts()).toBe("chance");
    scene.play("draw ship");
    expect(scene.mat("r").hand).toBe("ship");
    expect(scene.legal()).toEqual(["use brick"]);
  });

  test("the card drawn is any of the deck, by number of copies", () => {
    const scene = redWithNothing({ deck: "wood wood wood weave ship ship", discards: "" }).play("r: use brick");
    const buffer = chanceBuffer();
    const n = scene.open.chance(scene.state, buffer);
    const outcomes = Array.from({ length: n }, (_, i) => [
      scene.open.printOutcome(buffer.outcomes[i] ?? 0),
      buffer.weights[i],
    ]);
    expect(outcomes).toEqual([
      ["draw wood", 3],
      ["draw weave", 1],
      ["draw ship", 2],
    ]);
  });

  test("an order in which an action is impossible is allowed: contribute before wood", () => {
    const scene = new Scene({ stacks: { "contribute/wood": "r" } });
    scene.play("b: place contribute/wood", "use contribute", "draw ship", "use wood", "end");
    scene.play("r: use wood", "r: use contribute", "contribute wood santaCroce", "end");
    expect([scene.mat("b").wood, scene.mat("b").hand, scene.mat("r").hand]).toEqual([1, "ship", ""]);
  });

  test("doing less than possible earns nothing", () => {
    const scene = new Scene({ mats: { b: { ships: 3, workshops: [3], marble: 1 } } });
    scene.play("place artwork/ship", "use ship", "ship lisbon", "no more", "decline artwork", "end");
    expect(scene.mat("b").hand).toBe("");
  });

  test("two impossible actions of a lower disc give two cards", () => {
    const scene = redWithNothing({}).play("use transport", "draw ship", "use brick", "draw ship");
    expect(scene.mat("r").hand).toBe("ship ship");
  });
});

describe("4.10 the last card of the deck", () => {
  test("its draw makes the discards a new deck at once", () => {
    const scene = redWithNothing({ deck: "ship", discards: "wood wood weave" }).play("use transport", "draw ship");
    expect(scene.heard().at(-1)).toBe("deckReshuffled");
    expect([cards(scene.state.deck), scene.state.discardSize[0]]).toEqual(["wood wood weave", 0]);
    scene.play("use brick", "draw weave");
    expect(cards(scene.state.deck)).toBe("wood wood");
  });

  test("a card played after that lies on a discard pile of its own", () => {
    const scene = redWithNothing({ deck: "wood", discards: "weave" }).play("use transport", "draw wood", "card wood");
    expect([cards(scene.state.deck), cards(scene.state.discards)]).toEqual(["weave", "wood"]);
  });
});

describe("4.11 deck and discards both empty", () => {
  test("no card is drawn and the use is spent", () => {
    const scene = redWithNothing({ deck: "ship", discards: "" }).play("use transport", "draw ship", "use brick");
    expect(scene.heard().at(-1)).toBe("noCardLeft");
    expect(scene.heard()).not.toContain("deckReshuffled");
    expect(scene.legal()).toEqual(["end"]);
    expect(scene.mat("r").hand).toBe("ship");
  });

  test("none is owed, and discards come up before a later card is due", () => {
    const scene = redWithNothing({ deck: "wood", discards: "" }).play("use transport", "draw wood", "card wood");
    expect([scene.state.deckSize[0], cards(scene.state.discards)]).toEqual([0, "wood"]);
    scene.play("use brick");
    expect(scene.heard().at(-1)).toBe("deckReshuffled");
    scene.play("draw wood");
    expect(scene.mat("r")).toMatchObject({ wood: 1, hand: "wood" });
    expect([scene.state.deckSize[0], scene.state.discardSize[0]]).toEqual([0, 0]);
  });
});
