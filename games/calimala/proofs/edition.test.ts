import { describe, expect, test } from "vitest";
import { CHANCE, chanceBuffer, chooseSwitches, FastChance, NOBODY, nextEntry, playEntry, randomMove } from "#engine";
import { META } from "../meta.ts";
import type { TileName } from "../rules/content.ts";
import type { Event } from "../rules/events.ts";
import { EXTRA_CARDS, PLACE } from "../rules/state.ts";
import { openCalimala, type Sketch } from "./position.fixture.ts";
import { SketchedMatch, scoredPoints } from "./sketched-match.fixture.ts";

const edition2024 = META.presets[0].values["2024"];
const chosen = (options: Readonly<Record<string, string>>) => chooseSwitches(META.options, META.presets, options, 4);

describe("7.10 `edition` is five switches at once", () => {
  test("2017 is what is played when nothing is said", () => {
    expect(chosen({ edition: "2017" })).toEqual(chosen({}));
  });

  test("2024 sets all five, and only they are stored", () => {
    const switches = chosen({ edition: "2024" });
    expect(switches).toMatchObject({ ok: true, value: edition2024 });
    expect(switches.ok && Object.keys(switches.value)).toEqual(META.options.map(({ id }) => id));
  });

  test("a switch given explicitly wins", () => {
    expect(chosen({ finalTie: "share", edition: "2024" })).toMatchObject({
      value: { ...edition2024, finalTie: "share" },
    });
  });
});

describe("7.5 `ownTurnDrawCap`: compensation in one's own turn", () => {
  /** Blue gives the only marble away, has no ship, and then comes to the own lower disc, which can do nothing. */
  const blue = (cap: string, sketch: Sketch = {}): SketchedMatch =>
    new SketchedMatch({
      options: { ownTurnDrawCap: cap },
      stacks: { "artwork/ship": "r b" },
      mats: { b: { marble: 1 } },
      ...sketch,
    }).play("place artwork/ship", "use artwork", "artwork sanMiniato", "use ship");

  test("none: two impossible actions of a lower own disc give two cards more", () => {
    const match = blue("none").play("draw ship", "end", "b: use artwork", "draw ship", "use ship", "draw ship");
    expect(match.mat("b").hand).toBe("ship ship ship");
  });

  test("one: after the first card, impossible actions of a lower own disc lapse", () => {
    const match = blue("one").play("draw ship", "end", "b: use artwork", "use ship");
    expect(match.eventTypes().slice(-2)).toEqual(["actionLapsed", "actionLapsed"]);
    expect([match.mat("b").hand, ...match.legal()]).toEqual(["ship", "end"]);
  });

  test("others draw as ever, and the next turn begins anew", () => {
    const match = blue("one").play("draw brick", "end", "b: use artwork", "use ship", "end");
    match.play("r: use artwork", "draw wood", "use ship", "draw wood", "end");
    expect([match.mat("r").hand, match.state.compensated[0]]).toEqual(["wood wood", 0]);
    match.play("r: place contribute/wood", "card wood", "use contribute", "contribute wood sanMiniato");
    match.play("use wood", "card wood", "end");
    match.play("y: place contribute/wood", "use contribute", "draw ship", "use wood", "end");
    expect(match.mat("y").hand).toBe("ship");
  });

  test("a use without a card left to draw does not count", () => {
    const match = blue("one", { deck: "", discards: "", mats: { b: { marble: 1, hand: "wood" } } });
    expect([match.eventTypes().at(-1), match.state.compensated[0]]).toEqual(["noCardLeft", 0]);
    match.play("card wood", "end", "b: use artwork", "draw wood", "use ship");
    expect(match.eventTypes().at(-1)).toBe("actionLapsed");
  });
});

describe("7.6 `extraCard`", () => {
  const TABLE = [
    { seats: 3, extraCard: "seats4and5", draw: [] },
    { seats: 4, extraCard: "none", draw: [] },
    { seats: 4, extraCard: "seats4and5", draw: [0] },
    { seats: 5, extraCard: "seats4and5", draw: [4, 0] },
  ] as const;

  test.each(TABLE)("$seats seats, $extraCard, seat 1 begins: drawn by $draw", ({ seats, extraCard, draw }) => {
    const open = openCalimala(seats, { extraCard, startPlayer: "2" });
    const source = new FastChance(7);
    const s = open.setup();
    const drawn: number[] = [];
    const told: Event[] = [];
    while (s.awaits[0] !== PLACE) {
      if (s.awaits[0] === EXTRA_CARDS) {
        drawn.push(s.actor[0] - 1);
        expect(open.toAct(s)).toBe(CHANCE);
        expect(s.deckSize[0]).toBe(45 - seats - drawn.length + 1);
      }
      const copy = open.setup();
      open.copy(s, copy);
      const entry = nextEntry(open, s, (now, seat) => randomMove(open, now, seat, source), source);
      playEntry(open, copy, entry, (event, audience) => void (audience === 1 && told.push(event)));
    }
    expect(drawn).toEqual(draw);
    expect(s.active[0] - 1).toBe(1);
    for (const seat of s.opened.seatList) expect(s.handSize[seat]).toBe(1 + drawn.filter((d) => d === seat).length);
    const ownToSeat0 = told.filter((event) => event.type === "extraCardDrawn");
    expect(ownToSeat0.map((event) => event.action !== undefined)).toEqual(drawn.filter((d) => d === 0).map(() => true));
  });

  test("any card of the deck may come, the start cards that nobody took included", () => {
    const open = openCalimala(4, { extraCard: "seats4and5", layout: "introductory" });
    const source = new FastChance(1);
    const s = open.setup();
    while (s.awaits[0] !== EXTRA_CARDS) nextEntry(open, s, (now, seat) => randomMove(open, now, seat, source), source);
    const buffer = chanceBuffer();
    expect(open.chance(s, buffer)).toBe(9);
    expect([...buffer.weights.subarray(0, 9)].sort()).toEqual([4, 4, 4, 4, 5, 5, 5, 5, 5]);
  });
});

describe("7.7 `lateSeats`: fourth discs after the 15th tile", () => {
  const FIFTEEN = "b r y b r y b r y b r y b r y";
  const late = (lateSeats: string, stack: string): SketchedMatch => {
    const match = new SketchedMatch({
      options: { lateSeats, startPlayer: "1" },
      council: FIFTEEN,
      stacks: { "wood/weave": stack },
      mats: { b: { coloured: 5, white: 0 } },
    });
    return match.turn("place wood/weave");
  };

  test.each([
    { lateSeats: "no", stack: "r w w", seats: [], said: "fourthDiscRemoved" },
    { lateSeats: "yes", stack: "r w w", seats: [1], said: "lateSeatGained" },
    { lateSeats: "yes", stack: "w r w", seats: [], said: "fourthDiscRemoved" },
  ] as const)("$lateSeats, stack $stack: $said", ({ lateSeats, stack, seats, said }) => {
    const match = late(lateSeats, stack);
    expect(match.eventTypes()).toContain(said);
    expect(match.eventTypes()).not.toContain("tileScored");
    expect(match.open.view(match.state, "public").lateSeats).toEqual(seats);
    expect(match.mat("b")).toMatchObject({ coloured: 4, white: 0 });
  });

  test("they follow one another in the order in which they are gained", () => {
    const match = late("yes", "r y w").turn("r: place wood/weave").turn("y: place contribute/wood");
    expect(match.open.view(match.state, "public").lateSeats).toEqual([1, 2]);
    const gained = match.events.filter((event) => event.type === "lateSeatGained");
    expect(gained.map(({ seat, k }) => [seat, k])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test("they count for ties, and come after the 15 in time", () => {
    const match = late("yes", "r w w");
    const { tie } = match.state;
    expect(tie[1]).toBeGreaterThan(tie[0]);
    expect(tie[0]).toBeGreaterThan(tie[2]);
    match.turn("r: place wood/weave");
    match.turn("y: place contribute/wood");
    expect(match.state.tie[1]).toBeGreaterThan(match.state.tie[0]);
  });

  test("of two late seats the earlier one decides a tie", () => {
    const { tie } = late("yes", "r y w").turn("r: place wood/weave").state;
    expect(tie[1]).toBeGreaterThan(tie[2]);
    expect(tie[2]).toBeGreaterThan(tie[0]);
  });

  test("they count for the Palazzo card", () => {
    const match = new SketchedMatch({
      options: { lateSeats: "yes" },
      active: "y",
      council: FIFTEEN,
      stacks: { "wood/weave": "y w w" },
      openCard: "palazzoVecchio",
      kept: { b: "lisbon", r: "london", y: "troyes" },
    });
    match.turn("place wood/weave").play("reveal");
    const palazzo = match.events.find((event) => event.type === "cardScored" && event.card === "palazzoVecchio");
    expect(palazzo).toMatchObject({ counts: [5, 5, 6], points: [3, 1, 5] });
  });
});

describe("7.8 `finalTie`: level with neither seats nor Palazzo artworks", () => {
  const LISBON: readonly TileName[] = ["lisbon"];
  test.each([
    { finalTie: "share", active: "b", lisbon: "b r y", points: { b: 2, r: 2, y: 2 } },
    { finalTie: "turnOrder", active: "b", lisbon: "b r y", points: { b: 3, r: 2, y: 1 } },
    { finalTie: "turnOrder", active: "r", lisbon: "b r y", points: { b: 1, r: 3, y: 2 } },
    { finalTie: "turnOrder", active: "y", lisbon: "b r y y", points: { b: 2, r: 1, y: 3 } },
    { finalTie: "turnOrder", active: "b", lisbon: "b b r y", points: { b: 3, r: 2, y: 1 } },
    { finalTie: "turnOrder", active: "y", lisbon: "b r", points: { b: 3, r: 2, y: 0 } },
    { finalTie: "share", active: "y", lisbon: "b r", points: { b: 2, r: 2, y: 0 } },
  ] as const)("$finalTie, $active active, cloth $lisbon", ({ finalTie, active, lisbon, points }) => {
    expect(scoredPoints({ options: { finalTie }, active, tiles: LISBON, cloth: { lisbon } })).toEqual(points);
  });

  test("seats still decide first", () => {
    const points = scoredPoints({
      options: { finalTie: "turnOrder" },
      council: "y",
      tiles: LISBON,
      cloth: { lisbon: "b r y" },
    });
    expect(points).toEqual({ b: 2, r: 1, y: 3 });
  });

  test("the event says so, and the win stays shared", () => {
    const match = new SketchedMatch({
      options: { finalTie: "turnOrder", startPlayer: "2" },
      active: "b",
      council: ". . . . . . . . . . . . . . .",
      cloth: { lisbon: "b r" },
      mats: { b: { score: 0 }, r: { score: 2 } },
      kept: { b: "barcelona", r: "london", y: "troyes" },
      openCard: "lisbon",
    });
    match.turn("place wood/weave").play("reveal");
    const lisbon = match.events.filter((event) => event.type === "cardScored").at(-1);
    expect(lisbon).toMatchObject({ points: [3, 5, 0], ties: [{ seats: [1, 0], by: "turnOrder" }] });
    expect(match.open.toAct(match.state)).toBe(NOBODY);
    const even = new SketchedMatch({ options: { finalTie: "turnOrder" } });
    expect(even.open.standings(even.state)).toMatchObject({ ranks: [1, 1, 1], ties: [{ by: "shared" }, {}] });
  });
});

describe("7.9 `workshops`: cloth in workshops", () => {
  test.each([
    { workshops: "separate", from: [4, 0], to: [4, 1] },
    { workshops: "pooled", from: [4, 0], to: [4, 2] },
    { workshops: "separate", from: [3, 3, 3], to: [4, 4, 4] },
    { workshops: "pooled", from: [3], to: [4] },
    { workshops: "pooled", from: [4, 4, 2], to: [4, 4, 4] },
    { workshops: "pooled", from: [4, 4, 0], to: [4, 4, 3] },
    { workshops: "pooled", from: [2, 0, 0], to: [4, 1, 0] },
  ])("$workshops: weaving on $from gives $to", ({ workshops, from, to }) => {
    const match = new SketchedMatch({ options: { workshops }, mats: { b: { workshops: from } } });
    match.play("place wood/weave", "use weave");
    expect(match.mat("b").workshops).toEqual(to);
  });

  test("cubes of the reserve are a limit as well", () => {
    const match = new SketchedMatch({
      options: { workshops: "pooled" },
      mats: { b: { workshops: [4, 0, 0], cubes: 2 } },
    });
    match.play("place wood/weave", "use weave");
    expect(match.mat("b")).toMatchObject({ workshops: [4, 2, 0], cubes: 0 });
  });

  test("cloth leaves the pool, whichever workshop it lay in", () => {
    const match = new SketchedMatch({
      options: { workshops: "pooled" },
      mats: { b: { workshops: [4, 1], ships: 2, marble: 1 } },
    });
    match.play("place artwork/ship", "use ship", "ship lisbon", "ship london");
    expect(match.mat("b").workshops).toEqual([3, 0]);
    expect(match.events.filter((event) => event.type === "clothShipped").map(({ workshop }) => workshop)).toEqual([
      1, 0,
    ]);
  });
});
