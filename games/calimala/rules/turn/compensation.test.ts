import { describe, expect, test } from "vitest";
import { chanceBuffer } from "#engine";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { ACTION_INDEX, ACTIONS } from "../content.ts";

/** Red's lower disc comes to act on brick and transport; neither brick nor transport is possible for red. */
function redWithNothing(sketch: { deck?: string; discards?: string }): SketchedMatch {
  const match = new SketchedMatch({
    ...sketch,
    stacks: { "brick/transport": "r" },
    mats: { b: { houses: "troyes", workshops: [1] }, r: { brick: 4 } },
  });
  return match.play("b: place brick/transport", "use brick", "use transport", "transport troyes", "end");
}

const cards = (counts: Readonly<Record<number, number>>): string =>
  ACTION_INDEX.flatMap((a) => Array.from({ length: counts[a] ?? 0 }, () => ACTIONS[a])).join(" ");

describe("3.8 compensation", () => {
  test("an impossible action gives one card the moment it is named", () => {
    const match = redWithNothing({}).play("r: use transport");
    expect(match.acts()).toBe("chance");
    match.play("draw ship");
    expect(match.mat("r").hand).toBe("ship");
    expect(match.legal()).toEqual(["use brick"]);
  });

  test("the card drawn is any of the deck, by number of copies", () => {
    const match = redWithNothing({ deck: "wood wood wood weave ship ship", discards: "" }).play("r: use brick");
    const buffer = chanceBuffer();
    const n = match.open.chance(match.state, buffer);
    const outcomes = Array.from({ length: n }, (_, i) => [
      match.open.printOutcome(buffer.outcomes[i] ?? 0),
      buffer.weights[i],
    ]);
    expect(outcomes).toEqual([
      ["draw wood", 3],
      ["draw weave", 1],
      ["draw ship", 2],
    ]);
  });

  test("an order in which an action is impossible is allowed: contribute before wood", () => {
    const match = new SketchedMatch({ stacks: { "contribute/wood": "r" } });
    match.play("b: place contribute/wood", "use contribute", "draw ship", "use wood", "end");
    match.play("r: use wood", "r: use contribute", "contribute wood santaCroce", "end");
    expect([match.mat("b").wood, match.mat("b").hand, match.mat("r").hand]).toEqual([1, "ship", ""]);
  });

  test("doing less than possible earns nothing", () => {
    const match = new SketchedMatch({ mats: { b: { ships: 3, workshops: [3], marble: 1 } } });
    match.play("place artwork/ship", "use ship", "ship lisbon", "no more", "decline artwork", "end");
    expect(match.mat("b").hand).toBe("");
  });

  test("two impossible actions of a lower disc give two cards", () => {
    const match = redWithNothing({}).play("use transport", "draw ship", "use brick", "draw ship");
    expect(match.mat("r").hand).toBe("ship ship");
  });
});

describe("4.10 the last card of the deck", () => {
  test("its draw makes the discards a new deck at once", () => {
    const match = redWithNothing({ deck: "ship", discards: "wood wood weave" }).play("use transport", "draw ship");
    expect(match.eventTypes().at(-1)).toBe("deckReshuffled");
    expect([cards(match.state.deck), match.state.discardSize[0]]).toEqual(["wood wood weave", 0]);
    match.play("use brick", "draw weave");
    expect(cards(match.state.deck)).toBe("wood wood");
  });

  test("a card played after that lies on a discard pile of its own", () => {
    const match = redWithNothing({ deck: "wood", discards: "weave" }).play("use transport", "draw wood", "card wood");
    expect([cards(match.state.deck), cards(match.state.discards)]).toEqual(["weave", "wood"]);
  });
});

describe("4.11 deck and discards both empty", () => {
  test("no card is drawn and the use is spent", () => {
    const match = redWithNothing({ deck: "ship", discards: "" }).play("use transport", "draw ship", "use brick");
    expect(match.eventTypes().at(-1)).toBe("noCardLeft");
    expect(match.eventTypes()).not.toContain("deckReshuffled");
    expect(match.legal()).toEqual(["end"]);
    expect(match.mat("r").hand).toBe("ship");
  });

  test("none is owed, and discards come up before a later card is due", () => {
    const match = redWithNothing({ deck: "wood", discards: "" }).play("use transport", "draw wood", "card wood");
    expect([match.state.deckSize[0], cards(match.state.discards)]).toEqual([0, "wood"]);
    match.play("use brick");
    expect(match.eventTypes().at(-1)).toBe("deckReshuffled");
    match.play("draw wood");
    expect(match.mat("r")).toMatchObject({ wood: 1, hand: "wood" });
    expect([match.state.deckSize[0], match.state.discardSize[0]]).toEqual([0, 0]);
  });
});
