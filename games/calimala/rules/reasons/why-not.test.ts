import { describe, expect, test } from "vitest";
import { FastChance, moveBuffer, playout, SEATS_OF, type Seat } from "#engine";
import { type MatSketch, openCalimala, type Sketch } from "../../proofs/position.fixture.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { KEEP } from "../state.ts";
import type { Target } from "../targets.ts";
import type { ReasonCode } from "./reasons.ts";

/** Why blue cannot use a thing after some entries. */
function reason(sketch: Sketch, entries: readonly string[], target: Target, seat: Seat = 0): string | undefined {
  const match = new SketchedMatch(sketch).play(...entries);
  return match.open.whyNot(match.state, seat, target)?.code;
}

const FULL12 = Array.from({ length: 12 }, () => "r").join(" ");
const PLACED = ["place marble/wood"];
const building = (mat: MatSketch): [Sketch, string[]] => [{ mats: { b: mat } }, ["place build/weave", "use build"]];
const shipping = (mat: MatSketch, sketch: Sketch = {}): [Sketch, string[]] => [
  { ...sketch, mats: { b: mat } },
  ["place artwork/ship", "use ship"],
];
/** Only a card in hand can fulfil the obligation there, or every action of the disc but one is impossible. */
const carrying = (place: string, mat: MatSketch, ...entries: string[]): [Sketch, string[]] => [
  { mats: { b: mat } },
  [`place ${place}`, ...entries],
];
const giving: [Sketch, string[]] = [
  { mats: { b: { marble: 1, wood: 1 } } },
  ["place contribute/wood", "use contribute"],
];

describe("why a thing cannot be used now", () => {
  test.each<[string, Sketch, readonly string[], Target, ReasonCode]>([
    ["3.1 a disc that is not in reserve", { mats: { b: { white: 0 } } }, [], "disc:white", "disc-kind-not-in-reserve"],
    ["3.2 a street with neither action", {}, [], "street:1", "street-neither-action-possible"],
    [
      "3.2 a disc on a street with neither action",
      { stacks: { "artwork/ship": "r" } },
      [],
      "stack:1:0",
      "street-neither-action-possible",
    ],
    [
      "3.13 a city after the last action",
      { mats: { b: { hand: "wood" } } },
      [...PLACED, "use marble", "use wood"],
      "city:lisbon",
      "actions-done",
    ],
    ["3.1 a second disc", {}, PLACED, "disc:coloured", "disc-already-placed"],
    ["3.5 an action of another street", {}, PLACED, "cell:8", "action-not-on-street"],
    ["3.5 an action used up", {}, [...PLACED, "use wood"], "cell:7", "action-used-up"],
    ["3.7 a card before placing", { mats: { b: { hand: "wood" } } }, [], "card:wood", "card-not-now"],
    ["3.7 a card that is not held", {}, PLACED, "card:weave", "card-not-held"],
    ["4.9 a card that is impossible", { mats: { b: { hand: "ship" } } }, PLACED, "card:ship", "card-action-impossible"],
    ["4.3 a ship with one wood", ...building({ wood: 1, brick: 1 }), "plot:ship", "ship-needs-wood"],
    ["4.3 a fourth ship", ...building({ wood: 2, brick: 1, ships: 3 }), "plot:ship", "ships-all-built"],
    ["4.3 a workshop without brick", ...building({ wood: 2 }), "plot:workshop", "workshop-needs-both"],
    [
      "4.3 a fourth workshop",
      ...building({ wood: 2, brick: 1, workshops: [0, 0, 0] }),
      "plot:workshop",
      "workshops-all-built",
    ],
    ["4.3 a house with one brick", ...building({ wood: 1, brick: 1 }), "city:troyes", "house-needs-brick"],
    ["4.3 a second house in a city", ...building({ brick: 2, houses: "troyes" }), "city:troyes", "house-already-here"],
    ["4.3 a house in a port", ...building({ brick: 2 }), "city:lisbon", "house-only-trade-city"],
    ["4.3 a house beside its city", ...building({ brick: 2 }), "plot:house", "house-in-city"],
    [
      "4.5 a port that is full",
      ...shipping({ ships: 1, workshops: [1] }, { cloth: { lisbon: FULL12 } }),
      "city:lisbon",
      "city-full",
    ],
    ["4.5 a trade city by ship", ...shipping({ ships: 1, workshops: [1] }), "city:troyes", "not-a-port"],
    ["4.7 marble on a slot for wood is not asked for", ...giving, "niche:sanMiniato", "slot-for-artwork"],
    ["4.7 the marble to give, pressed where it lies", ...giving, "warehouse:marble", "press-where-it-goes"],
    ["4.7 the Palazzo takes artworks only", ...giving, "niche:palazzoVecchio", "palazzo-artworks-only"],
    ["4.7 a material that is not there", ...giving, "slot:sanMiniato:brick", "material-not-in-warehouse"],
    ["5.1 a tile", {}, [], "tile:1", "tile-in-order"],
    ["6.5 one's secret card", { kept: { b: "lisbon" } }, [], "scoring:lisbon", "scoring-card-at-end"],
    ["6.5 the face-up card", { openCard: "hamburg" }, PLACED, "scoring:hamburg", "scoring-card-at-end"],
    ["6.5 the secret card of somebody else", { kept: { r: "lisbon" } }, [], "scoring:lisbon", "setup-over"],
    [
      "a card in the middle of an action",
      { mats: { b: { wood: 2, hand: "wood" } } },
      ["place build/weave", "use build"],
      "card:wood",
      "card-mid-action",
    ],
    [
      "3.11 the last possible action",
      { mats: { b: { marble: 1, hand: "contribute" } } },
      ["place artwork/ship"],
      "card:contribute",
      "card-breaks-obligation",
    ],
    ["4.3 a fourth house", ...building({ wood: 2, houses: "troyes bruges hamburg" }), "plot:house", "houses-all-built"],
    [
      "4.5 a port before the last one",
      ...carrying("artwork/ship", { ships: 2, workshops: [2] }, "use ship", "ship lisbon"),
      "city:barcelona",
      "take-back-first",
    ],
    [
      "4.6 a trade city before the last one",
      ...carrying(
        "brick/transport",
        { houses: "troyes bruges hamburg", workshops: [3] },
        "use transport",
        "transport bruges",
      ),
      "city:troyes",
      "take-back-first",
    ],
    [
      "4.6 a trade city that is full",
      { mats: { b: { houses: "troyes bruges", workshops: [2] } }, cloth: { bruges: FULL12 } },
      ["place brick/transport", "use transport"],
      "city:bruges",
      "city-full",
    ],
  ])("%s", (...[, sketch, entries, target, code]) => {
    expect(reason(sketch, entries, target)).toBe(code);
  });

  test.each<[string, Sketch, readonly string[], Target]>([
    ["an action named too early", ...carrying("artwork/ship", { hand: "marble" }), "cell:1"],
    [
      "a workshop, for a ship that is needed",
      ...carrying("artwork/ship", { wood: 2, brick: 1, workshops: [1], hand: "build" }, "card build"),
      "plot:workshop",
    ],
    [
      "a workshop, for a house that is needed",
      ...carrying("transport/marble", { wood: 1, brick: 2, marble: 4, workshops: [1], hand: "build" }, "card build"),
      "plot:workshop",
    ],
    [
      "a ship, for a house that is needed",
      ...carrying("brick/transport", { wood: 2, brick: 4, workshops: [1], hand: "build" }, "card build"),
      "plot:ship",
    ],
    [
      "a house, for a ship that is needed",
      ...carrying("artwork/ship", { wood: 2, brick: 2, workshops: [1], hand: "build" }, "card build"),
      "city:troyes",
    ],
    [
      "the last cloth to the same port, for a trade city",
      ...carrying(
        "brick/transport",
        { brick: 4, ships: 2, houses: "troyes", workshops: [2], hand: "ship" },
        "card ship",
        "ship lisbon",
      ),
      "city:lisbon",
    ],
    [
      "the last marble to a church, for an artwork",
      ...carrying("artwork/ship", { wood: 1, marble: 1, hand: "contribute" }, "card contribute"),
      "slot:sanMiniato:marble",
    ],
  ])("3.11 what would put the compulsory action out of reach: %s", (...[, sketch, entries, target]) => {
    expect(reason(sketch, entries, target)).toBe("breaks-obligation");
  });

  test("4.6 a city without an own house, and one already served", () => {
    const sketch: Sketch = { mats: { b: { houses: "troyes hamburg", workshops: [3] } } };
    const entries = ["place brick/transport", "use transport"];
    expect(reason(sketch, entries, "city:bruges")).toBe("no-house-here");
    expect(reason(sketch, entries, "city:lisbon")).toBe("not-a-trade-city");
    expect(reason(sketch, [...entries, "transport troyes"], "city:troyes")).toBe("house-already-served");
  });

  test("4.5 a full port takes nothing more, whatever comes first; a full trade city may take a house", () => {
    const sketch: Sketch = {
      mats: { b: { ships: 1, houses: "troyes", workshops: [2], hand: "wood" } },
      cloth: { london: FULL12.slice(2), lisbon: FULL12, troyes: FULL12, bruges: FULL12 },
    };
    const entries = ["place artwork/ship", "use ship", "ship london"];
    for (const city of ["london", "lisbon", "troyes"]) {
      expect(reason(sketch, entries, `city:${city}` as Target), city).toBe("city-full");
      if (city !== "london") expect(reason(sketch, [], `city:${city}` as Target), city).toBe("city-full");
    }
    expect(reason(sketch, entries, "city:bruges")).toBe("action-first");
    expect(reason(sketch, [], "city:london")).toBe("place-first");
  });

  test("5.3 discs that cannot become the seat", () => {
    const sketch: Sketch = { stacks: { "marble/wood": "w b y", "build/weave": "r w b" }, mats: { b: { coloured: 1 } } };
    const match = new SketchedMatch(sketch).turn("place marble/wood");
    const why = (target: Target) => match.open.whyNot(match.state, 0, target)?.code;
    expect(why("stack:11:0")).toBe("seat-disc-not-yours");
    expect(why("stack:11:1")).toBe("seat-disc-white");
    expect(why("stack:11:2")).toBeUndefined();
    expect(why("stack:4:0")).toBe("seat-disc-other-street-first");
    expect(why("disc:white")).toBe("seat-disc-white");
    expect(why("disc:coloured")).toBe("seat-first");
  });

  test("whoever is not to act is told whose decision it is", () => {
    const match = new SketchedMatch({});
    for (const seat of SEATS_OF[3]) {
      const found = match.open.whyNot(match.state, seat, "street:4");
      expect(found).toEqual(seat === 0 ? undefined : { code: "not-your-decision", facts: { seat: 0 } });
    }
  });

  test("nobody has anything to use while chance decides, nor once the match is over", () => {
    const open = openCalimala(3);
    const state = open.setup();
    expect(open.whyNot(state, 0, "street:4")).toStrictEqual({ code: "wait-for-chance" });
    playout(open, state, new FastChance(1));
    expect(open.whyNot(state, 0, "street:4")).toStrictEqual({ code: "match-over" });
  });

  test("2.4 whoever has kept a scoring card has chosen, 2.5 and a start card is gone once it is taken", () => {
    const open = openCalimala(3, { startPlayer: "1" });
    const state = open.setup();
    const source = new FastChance(1);
    while (state.awaits[0] !== KEEP) playout(open, state, source, 1);
    const moves = moveBuffer();
    for (const seat of [1, 0, 2] as const) {
      open.legalMoves(state, seat, moves);
      open.play(state, seat, moves[0] ?? 0);
      if (seat !== 2) expect(open.whyNot(state, seat, "start:wood")).toStrictEqual({ code: "already-chosen" });
    }
    open.play(state, 2, open.parseMove("take brick"));
    expect(open.whyNot(state, 1, "start:brick")).toEqual({ code: "start-card-gone", facts: { seat: 2 } });
    expect(open.whyNot(state, 1, "start:wood")).toBeUndefined();
    expect(open.names(state, open.parseMove("take wood"))).toEqual(["start:wood"]);
    for (const target of ["plot:workshop", "scoring:lisbon", "city:lisbon", "street:4", "disc:white"] as const) {
      expect(open.whyNot(state, 1, target), target).toStrictEqual({ code: "start-card-first" });
    }
    expect(open.view(state, "public").startCards).toEqual(["wood", "marble", "weave", "build"]);
  });
});
