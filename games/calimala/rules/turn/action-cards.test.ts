import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EVERYBODY, type MatchRecord, openRecord, playEntry } from "#engine";
import { calimala } from "../../index.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { Event } from "../events.ts";
import { EXTRA_CARDS } from "../state.ts";

const cardsIn = (legal: readonly string[]): string[] => legal.filter((text) => text.startsWith("card "));

describe("3.7 action cards within one's own activation", () => {
  const match = () => new SketchedMatch({ mats: { b: { hand: "wood weave brick" } } }).play("place marble/wood");

  test("before the first action, any number", () => {
    const before = match().play("card wood", "card brick", "card weave");
    expect(before.mat("b")).toMatchObject({ wood: 1, brick: 1, workshops: [1], hand: "" });
    expect(before.legal()).toContain("use marble");
  });

  test("between the actions", () => {
    expect(cardsIn(match().play("use wood").legal())).toEqual(["card wood", "card brick", "card weave"]);
  });

  test("after the last action, until the activation is ended", () => {
    const after = match().play("use wood", "use marble");
    expect(after.legal()).toEqual(["card wood", "card brick", "card weave", "end"]);
    expect(after.play("card weave", "card wood", "card brick").legal()).toEqual(["end"]);
  });

  test("a card drawn this instant", () => {
    const drawn = new SketchedMatch({}).play("place brick/artwork", "use artwork", "draw marble");
    expect(drawn.legal()).toEqual(["use brick", "card marble"]);
    expect(drawn.play("card marble").mat("b")).toMatchObject({ marble: 1, hand: "" });
  });

  test("not in the middle of an action", () => {
    const mat = { wood: 2, workshops: [2], ships: 2, hand: "wood weave" };
    const building = new SketchedMatch({ mats: { b: mat } }).play("place ship/build", "use build");
    expect(building.legal()).toEqual(["build ship"]);
    const shipping = new SketchedMatch({ mats: { b: mat } }).play("place ship/build", "use ship", "ship lisbon");
    expect(shipping.legal()).toEqual(["ship lisbon", "ship london", "no more"]);
  });

  test("not in the middle of the action of another card", () => {
    const mat = { marble: 2, hand: "artwork wood" };
    expect(new SketchedMatch({ mats: { b: mat } }).play("place marble/wood", "card artwork").legal()).toEqual([
      "artwork santaMariaDelFiore",
      "artwork sanMiniato",
      "artwork santaCroce",
      "artwork palazzoVecchio",
    ]);
  });

  test("not before placing a disc, and not in the activation of another player", () => {
    const two = new SketchedMatch({
      stacks: { "marble/wood": "r" },
      mats: { b: { hand: "wood" }, r: { hand: "weave" } },
    });
    expect(cardsIn(two.legal())).toEqual([]);
    expect(cardsIn(two.play("b: place marble/wood").legal())).toEqual(["card wood"]);
    two.play("b: use wood", "b: use marble", "b: end");
    expect(cardsIn(two.legal())).toEqual(["card weave"]);
  });

  test("not while a seat is being chosen", () => {
    const scoring = new SketchedMatch({
      stacks: { "marble/wood": "w y r", "build/weave": "b" },
      mats: { b: { coloured: 1, hand: "ship wood" } },
    });
    scoring.play("b: place marble/wood", "use wood", "use marble", "end");
    scoring.play("r: use wood", "use marble", "end", "y: use wood", "use marble", "end");
    expect(scoring.legal()).toEqual(["seat build/weave 0"]);
  });

  test("the owner of a lower disc plays them just so", () => {
    const lower = new SketchedMatch({ stacks: { "marble/wood": "r" }, mats: { r: { hand: "wood brick" } } });
    lower.play("b: place marble/wood", "use wood", "use marble", "end");
    lower.play("r: card wood", "r: use wood", "r: use marble", "r: card brick", "r: end");
    expect(lower.mat("r")).toMatchObject({ wood: 2, brick: 1, marble: 1, hand: "" });
  });
});

describe("4.9 playing a card", () => {
  test("only a card whose action is possible can be played", () => {
    const match = new SketchedMatch({
      mats: { b: { wood: 4, hand: "wood build artwork ship transport contribute weave" } },
    });
    expect(cardsIn(match.play("place brick/artwork").legal())).toEqual(["card weave", "card build", "card contribute"]);
  });

  test("it goes to the discard pile, and out of the hand", () => {
    const match = new SketchedMatch({ mats: { b: { hand: "wood wood" } } }).play("place marble/wood", "card wood");
    expect(match.state.discards[0]).toBe(1);
    expect([match.mat("b").hand, match.state.handSize[0]]).toEqual(["wood", 1]);
  });

  test("it does not spend a use of the disc, nor fulfil the obligation", () => {
    const match = new SketchedMatch({ mats: { b: { hand: "wood" } } }).play("place marble/wood", "card wood");
    expect(match.legal()).toEqual(["use marble", "decline marble", "use wood", "decline wood"]);
    expect(match.play("decline marble").legal()).toEqual(["use wood"]);
  });
});

describe("9.3 old and new cards", () => {
  test("all cards in hand are old after a reshuffle, a card drawn later is new, the old one is played first", () => {
    const match = new SketchedMatch({
      deck: "ship",
      discards: "wood wood",
      stacks: { "brick/transport": "r" },
      mats: { b: { houses: "troyes", workshops: [1] }, r: { brick: 4, hand: "wood" } },
    });
    match.play("b: place brick/transport", "use brick", "use transport", "transport troyes", "end");
    match.play("r: use transport", "draw ship");
    expect(Array.from(match.state.oldSize as unknown as Uint8Array).slice(0, 3)).toEqual([0, 2, 0]);
    match.play("r: use brick", "draw wood");
    expect([match.state.hand[1][0], match.state.old[1][0]]).toEqual([2, 1]);
    match.play("r: card wood");
    expect([match.state.hand[1][0], match.state.old[1][0]]).toEqual([1, 0]);
  });
});

const record: MatchRecord = JSON.parse(
  readFileSync(new URL("../../replays/four-mixed-extra-pooled.json", import.meta.url), "utf8"),
);

/** Every entry of the match with who decided, and what was told to whom. */
function toldIn(match: MatchRecord) {
  const opened = openRecord(calimala, match);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const open = opened.value;
  const state = open.setup();
  return match.entries.map((entry) => {
    const events: { readonly event: Event; readonly audience: number }[] = [];
    const seat = state.actor[0] - 1;
    const isSetup = state.awaits[0] <= EXTRA_CARDS;
    playEntry(open, state, entry, (event, audience) => events.push({ event, audience }));
    return { ...entry, seat, isSetup, events };
  });
}

describe("4.9, 9.2 of a card", () => {
  test("drawn, its seat is told which, and all others only that", () => {
    const draws = toldIn(record).filter(({ text, isSetup }) => text.startsWith("draw ") && !isSetup);
    expect(draws.length).toBeGreaterThan(10);
    for (const { text, seat, events } of draws) {
      const own = events.find(({ event }) => event.type === "cardDrawn" && "action" in event);
      const others = events.find(({ event }) => event.type === "cardDrawn" && !("action" in event));
      expect(own).toMatchObject({ event: { seat, action: text.slice("draw ".length) }, audience: 1 << seat });
      expect(others).toMatchObject({ event: { seat }, audience: EVERYBODY - (1 << seat) });
    }
  });

  test("played, everybody is told which", () => {
    const plays = toldIn(record).filter(({ text }) => text.startsWith("card "));
    expect(plays.length).toBeGreaterThan(10);
    for (const { by, text, events } of plays) {
      const played = {
        event: { type: "cardPlayed", seat: by, action: text.slice("card ".length) },
        audience: EVERYBODY,
      };
      expect(events[0]).toEqual(played);
    }
  });
});
