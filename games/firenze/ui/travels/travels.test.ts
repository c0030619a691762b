import { expect, test } from "vitest";
import { NOTHING_MOVES, type WayTable, waysOf } from "#boardkit/testing";
import type { Event } from "../../rules/events.ts";
import { randomMatch } from "../match.fixture.ts";
import { travelsOf } from "./travels.ts";

const WAYS: WayTable<Event> = {
  startPlayer: [{ type: "startPlayer", seat: 0 }, NOTHING_MOVES],
  balconyLaid: [{ type: "balconyLaid", numeral: "I", colour: "red", floors: 4, points: 6 }, NOTHING_MOVES],
  neutralSeal: [{ type: "neutralSeal", colour: "red", floors: 4, seat: null }, ["deck > contract:red:4"]],
  startBricks: [{ type: "startBricks", seat: 1, n: 1 }, ["bag > seat:1:storage:white"]],
  deckReshuffled: [{ type: "deckReshuffled", n: 20 }, ["discards > deck"]],
  cardDrawn: [{ type: "cardDrawn", slot: 5, card: "mason" }, ["deck > row:5"]],
  brickDrawn: [{ type: "brickDrawn", slot: 5, colour: "red" }, ["bag:red > row:5"]],
  bagShort: [{ type: "bagShort", slot: 5, n: 2 }, NOTHING_MOVES],
  brickLaid: [{ type: "brickLaid", seat: 1, slot: 2, colour: "red" }, ["seat:1:storage:red:0 > row:2"]],
  cardTaken: [
    { type: "cardTaken", seat: 1, slot: 2, card: "bridge", bricks: [0, 0, 0, 1, 0, 0] },
    ["row:2 > seat:1:buildings", "row:2 > seat:1:storage"],
  ],
  cardPut: [{ type: "cardPut", card: "bridge", seat: 1, to: "yard" }, NOTHING_MOVES],
  eventCancelled: [{ type: "eventCancelled", seat: 1, card: "flood" }, NOTHING_MOVES],
  personPlayed: [{ type: "personPlayed", seat: 1, card: "mason" }, ["seat:1:hand:mason > discards"]],
  cardThrownAway: [{ type: "cardThrownAway", seat: 1, card: "scandal" }, ["seat:1:hand:scandal > discards"]],
  bricksLost: [{ type: "bricksLost", seat: 1, bricks: [1, 0, 0, 0, 0, 0], card: "flood" }, ["seat:1:storage > bag"]],
  brickGiven: [{ type: "brickGiven", seat: 1, colour: "blue", purpose: "build" }, ["seat:1:storage:blue:0 > bag"]],
  exchanged: [{ type: "exchanged", seat: 1, slot: 3, got: "blue" }, ["row:3:blue:0 > seat:1:storage:blue"]],
  swapped: [
    { type: "swapped", seat: 1, gave: "white", got: "blue", from: 2 },
    ["seat:2:storage:blue > seat:1:storage:blue"],
  ],
  bricksToBag: [{ type: "bricksToBag", slot: 3, bricks: [0, 1, 0, 0, 0, 0] }, ["row:3 > bag"]],
  brickBuilt: [{ type: "brickBuilt", seat: 1, colour: "red", floors: 1 }, ["seat:1:storage:red:0 > seat:1:towers"]],
  towerKept: [{ type: "towerKept", seat: 1, colour: "red", floors: 4 }, NOTHING_MOVES],
  towerHit: [
    { type: "towerHit", seat: 1, colour: "red", floors: 2, toBag: 1, toStorage: 1, by: "ruin" },
    ["seat:1:towers > bag", "seat:1:towers > seat:1:storage:red"],
  ],
  contractFulfilled: [
    { type: "contractFulfilled", seat: 1, colour: "red", floors: 3, tower: 2, balcony: null, points: 2 },
    ["seat:1:seals > contract:red:3", "seat:1:towers > bag", "seat:1:towers > bag"],
  ],
  floorBonus: [{ type: "floorBonus", seat: 1, floors: 5, points: 2 }, ["seat:1:seals > bonus:5"]],
  privilege: [{ type: "privilege", seat: 1, card: "greatPrivilege", points: 4 }, NOTHING_MOVES],
  lastSeal: [{ type: "lastSeal", seat: 1, points: 5 }, NOTHING_MOVES],
  bellTower: [{ type: "bellTower", seat: 1, tower: 1 }, ["seat:1:seals > church:campanile", "seat:1:towers > bag"]],
  churchDone: [{ type: "churchDone", card: "campanile" }, ["church:campanile > discards"]],
  cardDiscarded: [{ type: "cardDiscarded", seat: 1, card: "workshop" }, ["seat:1:buildings:workshop > discards"]],
  turnEnded: [{ type: "turnEnded", seat: 1 }, NOTHING_MOVES],
  matchStopped: [{ type: "matchStopped" }, NOTHING_MOVES],
  majority: [{ type: "majority", seat: 1, colour: "red", points: 4 }, NOTHING_MOVES],
  feast: [{ type: "feast", seat: 1, card: "glory", points: 3 }, NOTHING_MOVES],
};

const [start] = randomMatch(3, 1, 0);

test.each(Object.values(WAYS))("$type", (event, ways) => {
  if (start === undefined) throw new Error("a match has entries");
  expect(waysOf(travelsOf(event, start.before))).toEqual(ways);
});

test("a card flies on when it does not stay with whoever takes it", () => {
  if (start === undefined) throw new Error("a match has entries");
  const before = { ...start.before, active: 1 } as const;
  const put = (event: Omit<Extract<Event, { type: "cardPut" }>, "type">): ReturnType<typeof waysOf> =>
    waysOf(travelsOf({ type: "cardPut", ...event }, before));
  expect(put({ card: "workshop", seat: 1, to: "discards" })).toEqual(["seat:1:buildings > discards"]);
  expect(put({ card: "monument", seat: null, to: "discards" })).toEqual(["seat:1:hand > discards"]);
  expect(put({ card: "monument", seat: 2, to: "hand" })).toEqual(["seat:1:hand > seat:2:hand"]);
  expect(put({ card: "monument", seat: 1, to: "hand" })).toBe(NOTHING_MOVES);
  expect(put({ card: "flood", seat: null, to: "discards" })).toBe(NOTHING_MOVES);
});
