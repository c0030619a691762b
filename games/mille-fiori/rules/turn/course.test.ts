import { describe, expect, test } from "vitest";
import { CHANCE, FastChance, moveBuffer, NOBODY, nextEntry, type Seat } from "#engine";
import { openMilleFiori, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { type CardName, kindOf } from "../content.ts";
import type { State } from "../state.ts";

const moves = moveBuffer();

const HANDS: readonly (readonly CardName[])[] = [
  ["key-1", "key-1", "swan-2", "ship-5", "coin-1"],
  ["key-2", "fish-1", "fish-2", "fish-3", "fish-4"],
  ["ash-1", "ash-2", "ash-3", "ash-4", "ash-5"],
  ["lime-1", "lime-2", "lime-3", "lime-4", "lime-5"],
];

/** The types of the events until a round is dealt out, without repetitions. */
function told(seats: 2 | 3 | 4, edition: string): readonly string[] {
  const open = openMilleFiori(seats, { edition });
  const state = open.setup();
  const source = new FastChance(1);
  const types: string[] = [];
  while (open.toAct(state) === CHANCE) {
    const { text } = nextEntry(open, state, () => 0, source);
    types.push(text.replace(/ .*/, ""));
  }
  return types;
}

describe("2 Course", () => {
  test.each([2, 3, 4] as const)("2.1, 2.2 %i seats: five cards each and one card a seat for the display", (seats) => {
    expect(told(seats, "first")).toEqual(["start", ...Array.from({ length: 6 * seats }, () => "draw")]);
  });

  test.each([
    [2, 9],
    [3, 4],
    [4, 9],
  ] as const)("6.5 revised, %i seats: %i cards in the display before the first round", (seats, n) => {
    expect(told(seats, "revised")).toEqual(["start", ...Array.from({ length: n + 5 * seats }, () => "draw")]);
  });

  test("2.2 hands are dealt from the start player on", () => {
    const open = openMilleFiori(3);
    const state = open.setup();
    const play = (text: string) => open.resolve(state, open.parseOutcome(text));
    const keys = ["draw key-3", "draw key-1", "draw key-1", "draw key-1", "draw key-2"];
    for (const text of ["start 2", ...keys, "draw ship-5"]) play(text);
    expect(state.opened.seatList.map((seat) => state.hand[seat][0])).toEqual([
      kindOf("ship-5") + 1,
      0,
      kindOf("key-1") + 1,
    ]);
  });

  test("2.3 identical cards are one choice, and all choose at the same time", () => {
    const match = new SketchedMatch({ choosing: true, hands: HANDS });
    expect(match.open.toAct(match.state)).toBe(15);
    expect(match.legal("r")).toEqual(["keep key-1", "keep coin-1", "keep swan-2", "keep ship-5"]);
    match.play("y: keep ash-3", "r: keep key-1", "g: keep lime-1");
    expect(match.open.toAct(match.state)).toBe(2);
    match.play("b: keep fish-4");
    expect(match.open.toAct(match.state)).toBe(1);
    expect(match.legal()).toEqual(["place key-1 house 1", "sail key-1"]);
  });

  test("2.5 the others go to the left when the trick is over", () => {
    const match = new SketchedMatch({ choosing: true, hands: HANDS });
    match.play("r: keep key-1", "b: keep fish-4", "y: keep ash-3", "g: keep lime-1");
    match.play("sail key-1", "sail fish-4", "sail ash-3", "sail lime-1");
    expect(match.open.toAct(match.state)).toBe(CHANCE);
    match.play("chance: pass");
    expect(match.state.trick[0]).toBe(2);
    expect(match.legal("b")).toEqual(["keep key-1", "keep coin-1", "keep swan-2", "keep ship-5"]);
    expect(match.legal("r")).toEqual(["keep lime-2", "keep lime-3", "keep lime-4", "keep lime-5"]);
  });

  test("2.4 in turn: a card is kept and played at once, the others wait", () => {
    const match = new SketchedMatch({ choosing: true, hands: HANDS, options: { selection: "inTurn" } });
    expect(match.open.toAct(match.state)).toBe(1);
    match.play("keep coin-1", "sail coin-1");
    expect(match.open.toAct(match.state)).toBe(2);
    expect(match.legal()).toEqual(["keep key-2", "keep fish-1", "keep fish-2", "keep fish-3", "keep fish-4"]);
    match.play("keep fish-1", "sail fish-1", "keep ash-1", "sail ash-1", "keep lime-1", "sail lime-1", "chance: pass");
    expect(match.open.toAct(match.state)).toBe(1);
    expect(match.legal()).toEqual(["keep lime-2", "keep lime-3", "keep lime-4", "keep lime-5"]);
  });

  test.each([
    [2, 3, 2],
    [4, 4, 1],
  ] as const)(
    "2.6, 2.7 %i seats: after trick %i what is left, %i a seat, is laid out, and the Doge moves",
    (...row) => {
      const [seats, trick, left] = row;
      const hands = HANDS.map((hand) => hand.slice(0, left));
      const match = new SketchedMatch({ seats, trick, hands, kept: ["key-5", "key-5", "key-5", "key-5"] });
      for (let seat = 0; seat < seats; seat++) match.play("sail key-5");
      expect(match.state.displaySize[0]).toBe(1);
      match.play("chance: lay out");
      expect(match.state.displaySize[0]).toBe(1 + seats * left);
      expect(match.state.doge[0]).toBe(2);
      expect(match.state.round[0]).toBe(2);
    },
  );

  test("2.6 what is left over is no extra card in its own trick", () => {
    const match = new SketchedMatch({
      trick: 4,
      hands: HANDS.map((hand) => hand.slice(0, 1)),
      ships: { r: 2 },
      display: [],
      card: "key-5",
    });
    match.play("sail key-5");
    expect(match.events.map(({ type }) => type).slice(-2)).toEqual(["extraCardEarned", "extraCardLapsed"]);
  });
});

describe("4 Extra cards and supplies", () => {
  test("4.1 chains: an extra card can earn another one", () => {
    const match = new SketchedMatch({
      ships: { r: 2 },
      board: { houses: "rr" },
      card: "key-5",
      display: ["key-2", "key-3"],
    });
    match.play("sail key-5", "take key-2", "place key-2 house 3");
    const reasons = match.events.filter((event) => event.type === "extraCardEarned").map(({ reason }) => reason);
    expect(reasons).toEqual(["sea", "threeHouses"]);
    expect(match.legal()).toEqual(["take key-3", "decline"]);
  });

  test("4.1 the card taken is played, and the rest of the display stays", () => {
    const match = new SketchedMatch({ ships: { r: 2 }, card: "key-5", display: ["key-2", "swan-3"] });
    match.play("sail key-5", "take swan-3");
    expect(match.legal()).toHaveLength(6);
    match.play("place swan-3 row 1");
    expect([match.state.displaySize[0], match.state.actor[0]]).toEqual([1, 2]);
  });

  test("4.1 or one declines", () => {
    const match = new SketchedMatch({ ships: { r: 2 }, card: "key-5" });
    match.play("sail key-5", "decline");
    expect([match.state.displaySize[0], match.state.actor[0]]).toEqual([1, 2]);
  });

  test("4.5, 6.2 an extra card uses the general supply when the personal one is empty", () => {
    const match = new SketchedMatch({ personal: { r: 1 }, board: { houses: "rr" }, display: ["swan-3"] });
    match.play("place key-1 house 3", "take swan-3", "place swan-3 row 1");
    expect(match.eventOf("lastDiamond")).toEqual({ type: "lastDiamond", seat: 0, ends: true });
    expect(match.eventOf("generalSupplyOpened")).toEqual({ type: "generalSupplyOpened", seat: 0 });
    expect([match.state.personal[0], match.state.general[0]]).toEqual([0, 4]);
  });

  test("4.5 with both supplies empty an extra card can only be sailed with, and everybody sees it", () => {
    const match = new SketchedMatch({
      personal: { r: 1 },
      general: { r: 0 },
      board: { houses: "rr" },
      display: ["swan-3"],
    });
    match.play("place key-1 house 3", "take swan-3");
    expect(match.legal()).toEqual(["sail swan-3"]);
    expect(match.open.printMove(match.open.forced(match.state))).toBe("sail swan-3");
  });

  test("4.2 it lapses without diamonds and with the ship at the end", () => {
    const match = new SketchedMatch({
      personal: { r: 1 },
      general: { r: 0 },
      board: { houses: "rr" },
      ships: { r: 20 },
    });
    match.play("place key-1 house 3");
    expect(match.eventOf("extraCardLapsed")).toBeDefined();
    expect(match.state.actor[0]).toBe(2);
  });

  test("4.4 no bonus without a diamond", () => {
    const match = new SketchedMatch({ personal: { r: 1 }, general: { r: 0 }, board: { houses: "rrr" } });
    match.play("place key-1 house 4");
    expect(match.eventOf("bonusMissed")).toEqual({ type: "bonusMissed", seat: 0, area: "houses" });
  });

  test("4.5 a bonus diamond comes from the general supply when the last personal one met the condition", () => {
    const match = new SketchedMatch({ personal: { r: 1 }, board: { houses: "rrr" } });
    match.play("place key-1 house 4");
    expect(match.eventOf("bonusPlaced")).toMatchObject({ supply: "general", value: 20 });
    expect(match.state.general[0]).toBe(4);
  });

  test("7.3 the kept card is hidden: nothing is forced, although there is one way", () => {
    const match = new SketchedMatch({ ships: { r: 20 } });
    expect(match.legal()).toHaveLength(1);
    expect(match.open.forced(match.state)).toBe(-1);
  });
});

describe("6 End", () => {
  test("6.2 the trick is completed, and what is held does not count", () => {
    const match = new SketchedMatch({
      personal: { r: 1 },
      hands: HANDS,
      ships: { y: 2 },
      kept: ["key-1", "key-1", "key-5"],
    });
    match.play("place key-1 house 1", "sail key-1", "sail key-5", "take key-5", "place key-5 house 2", "sail key-1");
    expect(match.open.toAct(match.state)).toBe(NOBODY);
    expect(match.state.hand[0][4]).toBeGreaterThan(0);
    expect(match.state.doge[0]).toBe(1);
  });

  test("6.2 in turn, the others still choose", () => {
    const match = new SketchedMatch({
      personal: { r: 1 },
      choosing: true,
      hands: HANDS,
      options: { selection: "inTurn" },
    });
    match.play("keep key-1", "place key-1 house 1", "keep key-2", "sail key-2", "keep ash-1", "sail ash-1");
    expect(match.legal()).toHaveLength(5);
    match.play("keep lime-5", "sail lime-5");
    expect(match.open.toAct(match.state)).toBe(NOBODY);
  });

  test("6.1 the deck cannot deal five to everybody", () => {
    const deck = Array.from({ length: 9 }, (): CardName => "key-3");
    const match = new SketchedMatch({ seats: 2, trick: 3, hands: [["fish-1"], ["fish-2"]], deck });
    match.play("sail key-1", "sail key-1", "chance: lay out");
    expect(match.eventOf("deckSpent")).toEqual({ type: "deckSpent", left: 9 });
    expect(match.open.toAct(match.state)).toBe(NOBODY);
    expect(match.state.displaySize[0]).toBe(3);
  });

  test.each([
    ["first", 2, 1],
    ["first", 3, 1],
    ["first", 4, 13],
    ["revised", 2, 0],
    ["revised", 3, 0],
    ["revised", 4, 0],
  ] as const)("6.1 %s, %i seats: the deck ends with %i cards", (edition, seats, left) => {
    const open = openMilleFiori(seats, { edition });
    const source = new FastChance(3);
    const state = open.setup();
    // Declining and sailing come last in the list: hardly a diamond is placed.
    const last = (s: State, seat: Seat) => moves[open.legalMoves(s, seat, moves) - 1] ?? 0;
    while (open.toAct(state) !== NOBODY) nextEntry(open, state, last, source);
    expect(state.ending[0]).toBe(0);
    expect(state.deckSize[0]).toBe(left);
  });

  test("6.3 first: bonus points are counted in the end", () => {
    const match = new SketchedMatch({ personal: { g: 1 }, bonuses: { houses: "rg", trade: "r" } });
    match.play("sail key-1", "sail key-1", "sail key-1", "place key-1 house 1");
    const counted = match.events.filter((event) => event.type === "bonusCounted");
    expect(counted.map(({ seat, value }) => [seat, value])).toEqual([
      [0, 40],
      [3, 15],
    ]);
    expect(match.points()).toEqual([1 + 40, 1, 1, 2 + 15]);
  });

  test("6.3 revised: bonus points are scored at once", () => {
    const match = new SketchedMatch({ options: { edition: "revised" }, board: { houses: "rrr" } });
    match.play("place key-1 house 4");
    expect(match.eventOf("bonusPlaced")).toMatchObject({ secured: false, points: [20, 0, 0, 0] });
    expect(match.points()).toEqual([14 + 20, 0, 0, 0]);
  });

  test.each([
    ["first", [1, 3, 1, 4], [{ seats: [0, 1, 2], by: "diamonds" }]],
    ["revised", [1, 1, 1, 4], []],
  ] as const)("6.4 %s: equal points", (edition, ranks, ties) => {
    const match = new SketchedMatch({ options: { edition }, personal: { r: 20, b: 21, y: 22 }, general: { y: 1 } });
    const { state } = match;
    state.general[0] = 3;
    for (const seat of [0, 1, 2] as const) state.points[0][seat] = 50;
    expect(match.open.standings(state)).toMatchObject({ ranks, ties });
  });
});
