import { expect, test } from "vitest";
import { NOTHING_MOVES, type WayTable, waysOf } from "#boardkit/testing";
import { SEATS_OF } from "#engine";
import type { Event } from "../../rules/events.ts";
import { randomMatch } from "../match.fixture.ts";
import { travelsOf } from "./travels.ts";

const NO_POINTS = [0, 0, 0] as const;
const diamond = { seat: 1, supply: "personal", points: NO_POINTS } as const;

const WAYS: WayTable<Event> = {
  startPlayer: [{ type: "startPlayer", seat: 1 }, ["deck > seat:1"]],
  roundBegun: [{ type: "roundBegun", round: 1, seat: 1 }, NOTHING_MOVES],
  displayed: [{ type: "displayed", card: "key-1" }, ["deck > display:key-1"]],
  dealt: [{ type: "dealt", seat: 1 }, NOTHING_MOVES],
  trickBegun: [{ type: "trickBegun", trick: 1, last: false }, NOTHING_MOVES],
  cardKept: [{ type: "cardKept", seat: 1, passed: 4 }, NOTHING_MOVES],
  packetPassed: [{ type: "packetPassed", from: 0, to: 1, n: 4 }, ["seat:0:hand > seat:1:hand"]],
  cardPlayed: [{ type: "cardPlayed", seat: 1, card: "key-1", number: 1 }, ["seat:1:hand > discards"]],
  extraCardTaken: [{ type: "extraCardTaken", seat: 1, card: "key-1", number: 1 }, ["display:key-1 > seat:1"]],
  workshopPlaced: [
    { type: "workshopPlaced", ...diamond, space: 4, symbol: "ash", group: [4], doubled: false },
    ["seat:1 > workshops:4"],
  ],
  housePlaced: [{ type: "housePlaced", ...diamond, space: 4, value: 1, run: [4] }, ["seat:1 > houses:4"]],
  personPlaced: [
    {
      ...{ type: "personPlaced", ...diamond, area: "populi", space: 8, symbol: "shell", level: "bottom" },
      ...{ doubled: false, own: 1, support: [] },
    },
    ["seat:1 > populi:8"],
  ],
  tradePlaced: [
    { type: "tradePlaced", ...diamond, space: 5, good: 1, symbol: "carafe", value: 1, counts: NO_POINTS },
    ["seat:1 > trade:5"],
  ],
  berthPlaced: [{ type: "berthPlaced", seat: 1, supply: "personal", space: 7, row: 2 }, ["seat:1 > harbor:7"]],
  fleetSailed: [
    { type: "fleetSailed", row: 1, goods: 1, each: 1, counts: NO_POINTS, points: NO_POINTS },
    NOTHING_MOVES,
  ],
  bonusPlaced: [
    { type: "bonusPlaced", ...diamond, area: "trade", value: 20, secured: true },
    ["seat:1 > bonus:trade:0"],
  ],
  bonusMissed: [{ type: "bonusMissed", seat: 1, area: "trade" }, NOTHING_MOVES],
  shipSailed: [{ type: "shipSailed", seat: 1, number: 3, from: 0, to: 3, points: NO_POINTS }, ["ship:1 > sea:3"]],
  generalSupplyOpened: [{ type: "generalSupplyOpened", seat: 1 }, NOTHING_MOVES],
  lastDiamond: [{ type: "lastDiamond", seat: 1, ends: true }, NOTHING_MOVES],
  extraCardEarned: [{ type: "extraCardEarned", seat: 1, reason: "sea" }, NOTHING_MOVES],
  extraCardLapsed: [{ type: "extraCardLapsed", seat: 1 }, NOTHING_MOVES],
  extraCardDeclined: [{ type: "extraCardDeclined", seat: 1 }, NOTHING_MOVES],
  cardsLaidOut: [{ type: "cardsLaidOut", seat: 1, cards: ["key-1"] }, ["seat:1:hand > display:key-1"]],
  dogePassed: [{ type: "dogePassed", seat: 1 }, ["seat:1 > seat:1"]],
  deckSpent: [{ type: "deckSpent", left: 1 }, NOTHING_MOVES],
  bonusCounted: [{ type: "bonusCounted", seat: 1, value: 20, points: NO_POINTS }, NOTHING_MOVES],
};

const [start] = randomMatch(3, 1, 0);

test.each(Object.values(WAYS))("$type", (event, ways) => {
  if (start === undefined) throw new Error("a match has entries");
  expect(waysOf(travelsOf(event, start.before))).toEqual(ways);
});

test("in random matches every piece sets out from a place that exists", () => {
  for (const seats of [2, 3, 4] as const) {
    for (const { before, events } of randomMatch(seats, 3, SEATS_OF[seats][1] ?? 0)) {
      for (const event of events) {
        for (const { from, to } of travelsOf(event, before)) {
          expect(`${from} > ${to}`).not.toMatch(/:-\d|undefined|NaN|null/);
        }
      }
    }
  }
});
