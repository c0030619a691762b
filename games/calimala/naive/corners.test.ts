import { describe, expect, test } from "vitest";
import { FastChance, NOBODY, playout } from "#engine";
import { lockstep } from "#engine/testkit";
import { type MatSketch, position, type Sketch } from "../proofs/position.fixture.ts";
import type { Event } from "../rules/events.ts";
import { matchFrom } from "./from-view.ts";
import { modelFrom } from "./model.ts";

/** Positions that random matches never reach. Both implementations play on from them. */
interface Corner {
  readonly says: string;
  readonly sketch: Sketch;
  /** Events that some of the random continuations have to tell. */
  readonly shows?: Event["type"];
}

const SEEDS = 8;
const everybody = (mat: MatSketch): NonNullable<Sketch["mats"]> => ({ b: mat, r: mat, y: mat });
const WHITES = {
  "build/weave": "w r y",
  "brick/artwork": "w y r",
  "wood/weave": "w r r",
  "contribute/wood": "w y y",
  "artwork/ship": "w r y",
  "marble/wood": "w y w",
};
const many = (n: number): string => Array.from({ length: n }, (_, i) => "bry"[i % 3]).join(" ");
const FULL: Sketch = {
  cloth: Object.fromEntries(["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"].map((c) => [c, many(12)])),
  gifts: {
    santaMariaDelFiore: { wood: many(5), brick: many(5), marble: many(5) },
    sanMiniato: { wood: many(3), brick: many(3), marble: many(3) },
    santaCroce: { wood: many(4), brick: many(4), marble: many(4) },
  },
  artworks: { santaMariaDelFiore: many(5), sanMiniato: many(3), santaCroce: many(4), palazzoVecchio: many(4) },
};
const RICH: MatSketch = {
  wood: 4,
  brick: 4,
  marble: 4,
  workshops: [4, 4, 4],
  ships: 3,
  houses: "troyes bruges hamburg",
};

const CORNERS: readonly Corner[] = [
  { says: "two cubes left", sketch: { mats: everybody({ cubes: 2, workshops: [3, 1, 0], hand: "weave wood" }) } },
  {
    says: "two cubes left, pooled",
    sketch: { options: { workshops: "pooled" }, mats: everybody({ cubes: 2, workshops: [4, 1, 0], hand: "weave" }) },
  },
  {
    says: "cubes without limit",
    sketch: { options: { cubes: "unlimited" }, mats: everybody({ ...RICH, hand: "ship transport contribute" }) },
  },
  { says: "no card anywhere", sketch: { deck: "", discards: "" }, shows: "noCardLeft" },
  {
    says: "no card anywhere, and a limit on them",
    sketch: { options: { ownTurnDrawCap: "one" }, deck: "", discards: "", mats: everybody({ hand: "wood" }) },
    shows: "noCardLeft",
  },
  { says: "one card in the deck", sketch: { deck: "ship", discards: "wood weave" }, shows: "deckReshuffled" },
  {
    says: "no coloured disc in reserve nor on any street",
    sketch: { stacks: WHITES, mats: { ...everybody({ coloured: 2, white: 2 }), b: { coloured: 0, white: 4 } } },
    shows: "seatEmpty",
  },
  {
    says: "the only disc of one's own is on the same street",
    sketch: {
      stacks: { ...WHITES, "build/weave": "w b y", "wood/weave": "w b r" },
      mats: { ...everybody({ coloured: 1, white: 2 }), b: { coloured: 0, white: 3 } },
    },
    shows: "whiteOnStack",
  },
  {
    says: "the same, and white discs leave",
    sketch: {
      options: { whiteReplacement: "removed" },
      stacks: { ...WHITES, "build/weave": "w b y", "wood/weave": "w b r" },
      mats: { ...everybody({ coloured: 1, white: 2 }), b: { coloured: 0, white: 3 } },
    },
    shows: "whiteRemoved",
  },
  { says: "nothing is possible anywhere", sketch: { ...FULL, mats: everybody(RICH) } },
  {
    says: "everything is full, and hands are full of cards",
    sketch: { ...FULL, mats: everybody({ hand: "wood build" }) },
  },
  {
    says: "one place left in each city",
    sketch: {
      cloth: { lisbon: many(11), london: many(11), barcelona: many(12), troyes: many(11) },
      mats: everybody(RICH),
    },
  },
  {
    says: "obligations that rest on the hand",
    sketch: { mats: everybody({ hand: "wood brick build weave ship marble", white: 3, coloured: 4 }) },
  },
  {
    says: "obligations that rest on the hand, pooled",
    sketch: {
      options: { workshops: "pooled", ownTurnDrawCap: "one" },
      mats: everybody({
        hand: "wood brick build weave transport contribute marble artwork",
        houses: "troyes",
        cubes: 3,
      }),
    },
  },
  {
    says: "one tile to go",
    sketch: {
      options: { lateSeats: "yes", finalTie: "turnOrder" },
      council: "b r y b r y b r y b r y . .",
      stacks: { "build/weave": "b r y", "wood/weave": "r r w", "contribute/wood": "y w y", "marble/wood": "w b b" },
      mats: everybody({ coloured: 3, white: 1 }),
    },
    shows: "lateSeatGained",
  },
  {
    says: "the last discs of all, with few tiles scored",
    sketch: { council: "r y", cloth: { lisbon: "b r y", troyes: "b r" }, mats: everybody({ coloured: 1, white: 0 }) },
    shows: "allDiscsPlaced",
  },
];

describe("both implementations agree from rare positions on", { timeout: 60_000 }, () => {
  test.each(CORNERS)("$says", ({ sketch }) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { open, state } = position(sketch);
      const model = modelFrom(matchFrom(open.view(state, "open"), open.options));
      expect(lockstep(open, model, new FastChance(seed), { state })).toBeGreaterThan(0);
    }
  });

  test.each(CORNERS.filter(({ shows }) => shows !== undefined))("$says: shows $shows", ({ sketch, shows }) => {
    const seen = new Set<Event["type"]>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const { open, state } = position(sketch);
      const source = new FastChance(seed);
      const told = { ...open, play: listening(open.play, seen) };
      while (open.toAct(state) !== NOBODY) playout(told, state, source, 1);
    }
    expect(seen).toContain(shows);
  });
});

type Play = ReturnType<typeof position>["open"]["play"];

/** Plays and collects the events. */
function listening(play: Play, seen: Set<Event["type"]>): Play {
  return (state, seat, move) => play(state, seat, move, (event) => void seen.add(event.type));
}
