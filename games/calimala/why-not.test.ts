import { describe, expect, test } from "vitest";
import { SEATS_OF, type Seat } from "#engine";
import type { MatSketch, Sketch } from "./position.fixture.ts";
import type { ReasonCode } from "./reasons.ts";
import { Scene } from "./scene.fixture.ts";
import type { Target } from "./targets.ts";

/** Why blue cannot use a thing after some entries. */
function reason(sketch: Sketch, entries: readonly string[], target: Target, seat: Seat = 0): string | undefined {
  const scene = new Scene(sketch).play(...entries);
  return scene.open.whyNot(scene.state, seat, target)?.code;
}

const FULL12 = Array.from({ length: 12 }, () => "r").join(" ");
const PLACED = ["place marble/wood"];
const building = (mat: MatSketch): [Sketch, string[]] => [{ mats: { b: mat } }, ["place build/weave", "use build"]];
const shipping = (mat: MatSketch, sketch: Sketch = {}): [Sketch, string[]] => [
  { ...sketch, mats: { b: mat } },
  ["place artwork/ship", "use ship"],
];
const giving: [Sketch, string[]] = [
  { mats: { b: { marble: 1, wood: 1 } } },
  ["place contribute/wood", "use contribute"],
];

describe("why a thing cannot be used now", () => {
  test.each<[string, Sketch, readonly string[], Target, ReasonCode]>([
    ["3.1 a disc that is not in reserve", { mats: { b: { white: 0 } } }, [], "disc:white", "disc-kind-not-in-reserve"],
    ["3.2 a street with neither action", {}, [], "street:1", "street-neither-action-possible"],
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
    ["4.7 the Palazzo takes artworks only", ...giving, "niche:palazzoVecchio", "palazzo-artworks-only"],
    ["4.7 a material that is not there", ...giving, "slot:sanMiniato:brick", "material-not-in-warehouse"],
    ["5.1 a tile", {}, [], "tile:0", "tile-in-order"],
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
  ])("%s", (...[, sketch, entries, target, code]) => {
    expect(reason(sketch, entries, target)).toBe(code);
  });

  test("4.6 a city without an own house, and one already served", () => {
    const sketch: Sketch = { mats: { b: { houses: "troyes hamburg", workshops: [3] } } };
    const entries = ["place brick/transport", "use transport"];
    expect(reason(sketch, entries, "city:bruges")).toBe("no-house-here");
    expect(reason(sketch, entries, "city:lisbon")).toBe("not-a-trade-city");
    expect(reason(sketch, [...entries, "transport troyes"], "city:troyes")).toBe("house-already-served");
  });

  test("5.3 discs that cannot become the seat", () => {
    const sketch: Sketch = { stacks: { "marble/wood": "w b y", "build/weave": "r w b" }, mats: { b: { coloured: 1 } } };
    const scene = new Scene(sketch).turn("place marble/wood");
    const why = (target: Target) => scene.open.whyNot(scene.state, 0, target)?.code;
    expect(why("stack:11:0")).toBe("seat-disc-not-yours");
    expect(why("stack:11:1")).toBe("seat-disc-white");
    expect(why("stack:11:2")).toBeUndefined();
    expect(why("stack:4:0")).toBe("seat-disc-other-street-first");
  });

  test("whoever is not to act is told whose decision it is", () => {
    const scene = new Scene({});
    for (const seat of SEATS_OF[3]) {
      const found = scene.open.whyNot(scene.state, seat, "street:4");
      expect(found).toEqual(seat === 0 ? undefined : { code: "not-your-decision", facts: { seat: 0 } });
    }
  });
});
