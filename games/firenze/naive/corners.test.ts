import { describe, expect, test } from "vitest";
import { FastChance, NOBODY, playout } from "#engine";
import { lockstep } from "#engine/testkit";
import { eager } from "../proofs/eager.fixture.ts";
import { type Sketch, SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import type { Event } from "../rules/events.ts";
import { matchFrom } from "./from-view.ts";
import { modelFrom } from "./model.ts";

/** Positions that random matches hardly ever come to; both implementations play on from them. */
interface Corner {
  readonly says: string;
  readonly sketch: Sketch;
  /** Turns that every player has had. */
  readonly turns?: number;
  /** What some of the random continuations show. */
  readonly shows?: Event["type"];
}

const SEEDS = 6;
const owner = { losses: "owner" };
const six = (card: string): readonly string[] => Array.from({ length: 6 }, () => card);
const TWINS = ["white 2", "white 2", "white 2", "red 2", "red 2", "blue 5"];

const CORNERS: readonly Corner[] = [
  { says: "3.1 one card and nothing to draw", sketch: { row: ["glory ww"], emptyDeck: true } },
  { says: "3.1 no card anywhere", sketch: { awaits: "contracts", row: [], emptyDeck: true } },
  {
    says: "3.1 discards are the new deck",
    sketch: { row: six("glory w"), emptyDeck: true, discards: ["mason", "fire"] },
  },
  {
    says: "3.1 the last card of the deck is drawn, with discards and without",
    sketch: {
      row: ["fire ww", "patrician p", "glory", "mason b"],
      deck: ["botch", "glory"],
      a: { hand: ["patrician"] },
    },
    shows: "deckReshuffled",
  },
  {
    says: "3.1 hardly a brick in the bag",
    sketch: {
      a: { storage: "w".repeat(25) + "y".repeat(18) + "g".repeat(15) },
      b: { storage: "r".repeat(12) + "b".repeat(10) + "p".repeat(6) },
    },
    shows: "bagShort",
  },
  {
    says: "3.3 towers alike, and everything that makes building cheap",
    sketch: { awaits: "act", a: { towers: TWINS, storage: "wwwwwwwrrrbb", hand: ["mason"], buildings: ["workshop"] } },
  },
  {
    says: "3.3 new towers of one colour",
    sketch: { awaits: "act", a: { towers: ["white 1"], storage: "wwwwwwwwwwyyyyyy", hand: ["mason"] } },
  },
  {
    says: "3.5 balconies within reach of each other",
    sketch: {
      awaits: "contracts",
      balconies: [1, 6, 11, 16],
      a: { towers: ["white 6", "yellow 6", "white 8"], hand: ["architect"] },
      b: { towers: ["white 6", "yellow 8"], storage: "wwyy" },
    },
    shows: "contractFulfilled",
  },
  {
    says: "3.6 both limits broken",
    sketch: {
      awaits: "contracts",
      a: {
        storage: "wwwwyyyyggggrr",
        hand: ["patrician", "alchemist", "alchemist", "glory", "scandal", "saboteur", "smuggler"],
        buildings: ["bridge", "workshop"],
      },
      b: { storage: "p", towers: ["red 1", "red 1"] },
    },
    shows: "cardDiscarded",
  },
  {
    says: "3.6 too many bricks, and none in the bag",
    sketch: {
      awaits: "contracts",
      a: { storage: "wwwwwwwyyyyyrp", hand: ["alchemist", "smuggler", "saboteur", "patrician", "glory"] },
      b: { storage: "pb", towers: ["red 2", "blue 1"] },
      emptyBag: true,
    },
    shows: "swapped",
  },
  {
    says: "3.6 too many cards, and persons among them",
    sketch: {
      awaits: "contracts",
      a: {
        storage: "wy",
        hand: ["patrician", "scandal", "alchemist", "saboteur", "smuggler", "mason", "princess", "glory"],
        buildings: ["workshop", "bridge"],
      },
      b: { storage: "pb", towers: ["red 2"], hand: ["monument"] },
    },
    shows: "cardThrownAway",
  },
  {
    says: "3.6 more feasts than the limit",
    sketch: {
      awaits: "contracts",
      a: { hand: ["glory", "glory", "scandal", "scandal", "disgrace", "monument", "mason"], buildings: ["bridge"] },
    },
  },
  {
    says: "4.5 bell towers of every height",
    sketch: {
      seats: 3,
      awaits: "contracts",
      church: ["campanile"],
      a: { towers: ["white 2", "white 3", "white 4"], hand: ["architect"] },
      b: { towers: ["white 3"], storage: "ww" },
      c: { towers: ["white 2"], storage: "ww" },
    },
    shows: "bellTower",
  },
  {
    says: "4.5, 4.7 all church cards",
    sketch: {
      awaits: "contracts",
      church: ["campanile", "greatPrivilege", "middlePrivilege", "smallPrivilege"],
      a: { towers: ["white 3", "red 5", "blue 6", "green 7"] },
      b: { towers: ["white 3", "yellow 5"], storage: "wy" },
    },
    shows: "privilege",
  },
  {
    says: "4.20 every event may be cancelled",
    sketch: {
      row: ["tribute ww", "luxuryTax w", "fire pp", "flood bb", "collapse r", "renaissance g"],
      a: { towers: TWINS, storage: "wwrrb", hand: ["patrician", "patrician", "scandal"] },
      b: { towers: ["white 2", "white 2", "red 1"], storage: "wwrr", hand: ["patrician"] },
    },
    shows: "eventCancelled",
  },
  ...["automatic", "owner"].flatMap((losses): readonly Corner[] => [
    {
      says: `4.28 Tribute, ${losses}`,
      sketch: {
        options: { losses },
        row: six("tribute"),
        a: { towers: TWINS, storage: "wwrryy" },
        b: { towers: ["white 2", "white 3", "white 3", "yellow 1", "yellow 2", "purple 7"], storage: "wwy" },
      },
      shows: "towerHit",
    },
    {
      says: `4.15 Luxury Tax, ${losses}`,
      sketch: {
        options: { losses },
        row: six("luxuryTax"),
        a: { towers: ["white 5", "white 5", "green 5", "red 6", "blue 4"], storage: "wwyyg" },
        b: { towers: ["white 5", "yellow 6", "yellow 6", "purple 5"], storage: "www" },
      },
      shows: "towerHit",
    },
    {
      says: `4.9 Flood, ${losses}`,
      sketch: {
        options: { losses },
        row: six("flood ww"),
        a: { towers: ["white 1"], storage: "wwyyg" },
        b: { storage: "p" },
      },
      shows: losses === "owner" ? "brickGiven" : "bricksLost",
    },
  ]),
  {
    says: "4.17 Monument with towers alike",
    sketch: { row: six("monument"), a: { towers: ["red 3", "blue 3"] }, b: { towers: ["green 3"], storage: "g" } },
  },
  {
    says: "4.23 Saboteur and Smuggler among three",
    sketch: {
      seats: 3,
      a: { storage: "wy", hand: ["saboteur", "smuggler", "alchemist"] },
      b: { towers: TWINS, storage: "wwp" },
      c: { towers: ["red 1", "red 1"], storage: "b" },
    },
    shows: "swapped",
  },
  {
    says: "5.1 everybody's last seal",
    sketch: {
      seats: 3,
      awaits: "contracts",
      seals: { "white 3": 0, "white 4": 1, "red 3": 1, "red 8": 0, "blue 5": 2, "green 3": 0, "green 4": 1 },
      a: { seals: 1, towers: ["white 5", "red 5"], hand: ["recognition"] },
      b: { seals: 1, towers: ["white 6"], storage: "w" },
      c: { seals: 1, towers: ["blue 6"], storage: "b", hand: ["recognition"] },
    },
    shows: "lastSeal",
  },
  {
    says: "5.4 the last turns of all",
    sketch: { options: owner, a: { storage: "ww" } },
    turns: 199,
    shows: "matchStopped",
  },
];

function sketchedMatch({ sketch, turns }: Corner): SketchedMatch {
  const match = new SketchedMatch(sketch);
  if (turns !== undefined) for (const seat of match.state.opened.seatList) match.state.turns[seat] = turns;
  return match;
}

describe("both implementations agree from rare positions on", { timeout: 60_000 }, () => {
  test.each(CORNERS)("$says", (corner) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { open, state } = sketchedMatch(corner);
      const source = new FastChance(seed);
      const model = modelFrom(matchFrom(open.view(state, "open"), open.options));
      const course = { state, decide: eager(open, source) };
      expect(lockstep(open, model, source, course)).toBeGreaterThan(0);
    }
  });

  test.each(CORNERS.filter(({ shows }) => shows !== undefined))("$says: shows $shows", (corner) => {
    const seen = new Set<Event["type"]>();
    for (let seed = 0; seed < 4 * SEEDS; seed++) {
      const { open, state } = sketchedMatch(corner);
      const source = new FastChance(seed);
      const told: typeof open = {
        ...open,
        play: (s, seat, move) => open.play(s, seat, move, (event) => void seen.add(event.type)),
        resolve: (s, outcome) => open.resolve(s, outcome, (event) => void seen.add(event.type)),
      };
      for (let i = 0; i < 400 && open.toAct(state) !== NOBODY; i++) playout(told, state, source, 1);
    }
    expect(seen).toContain(corner.shows);
  });
});
