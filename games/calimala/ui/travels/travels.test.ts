import { expect, test } from "vitest";
import { NOTHING_MOVES, type WayTable, waysOf } from "#boardkit/testing";
import type { Event } from "../../rules/events.ts";
import { randomMatch } from "../match.fixture.ts";
import { travelsOf } from "./travels.ts";

const WAYS: WayTable<Event> = {
  startPlayer: [{ type: "startPlayer", seat: 0 }, NOTHING_MOVES],
  actionTile: [{ type: "actionTile", cell: 3, action: "wood" }, ["deck > cell:3"]],
  scoringTile: [{ type: "scoringTile", k: 1, tile: "lisbon" }, ["deck > tile:1"]],
  scoringCardDealt: [{ type: "scoringCardDealt", seat: 1 }, ["deck > seat:1:hand"]],
  openScoringCard: [{ type: "openScoringCard", card: "london" }, ["deck > scoring:london"]],
  scoringCardKept: [{ type: "scoringCardKept", seat: 1 }, NOTHING_MOVES],
  startCardTaken: [{ type: "startCardTaken", seat: 1, action: "build" }, ["start:build > seat:1:hand"]],
  discPlaced: [{ type: "discPlaced", seat: 1, disc: "white", street: 4, level: 0 }, ["seat:1:white > stack:4:0"]],
  discActivated: [{ type: "discActivated", seat: 1, street: 4, position: 1, disc: "white" }, NOTHING_MOVES],
  materialTaken: [{ type: "materialTaken", seat: 1, material: "wood" }, ["seat:1:cubes > seat:1:wood:0"]],
  clothWoven: [{ type: "clothWoven", seat: 1, n: 1, into: [0] }, ["seat:1:cubes > seat:1:cloth:0:0"]],
  shipBuilt: [
    { type: "shipBuilt", seat: 1 },
    ["seat:1:wood:-1 > seat:1:cubes", "seat:1:wood:-2 > seat:1:cubes", "plot:ship > seat:1:ships"],
  ],
  workshopBuilt: [
    { type: "workshopBuilt", seat: 1 },
    ["seat:1:wood:-1 > seat:1:cubes", "seat:1:brick:-1 > seat:1:cubes", "plot:workshop > seat:1:workshops"],
  ],
  houseBuilt: [
    { type: "houseBuilt", seat: 1, city: "troyes" },
    ["seat:1:brick:-1 > seat:1:cubes", "seat:1:brick:-2 > seat:1:cubes", "seat:1:houses > house:troyes"],
  ],
  artworkGiven: [
    { type: "artworkGiven", seat: 1, building: "palazzoVecchio" },
    ["seat:1:marble:-1 > niche:palazzoVecchio:0"],
  ],
  contributed: [
    { type: "contributed", seat: 1, material: "brick", building: "santaCroce" },
    ["seat:1:brick:-1 > slot:santaCroce:brick:0"],
  ],
  clothShipped: [{ type: "clothShipped", seat: 1, city: "lisbon", workshop: 0 }, ["seat:1:cloth:0:-1 > city:lisbon:0"]],
  clothTransported: [
    { type: "clothTransported", seat: 1, city: "bruges", workshop: 0 },
    ["seat:1:cloth:0:-1 > city:bruges:0"],
  ],
  cardPlayed: [{ type: "cardPlayed", seat: 1, action: "wood" }, ["seat:1:hand:wood > discards"]],
  cardDrawn: [{ type: "cardDrawn", seat: 1, forAction: "ship" }, ["deck > seat:1:hand"]],
  noCardLeft: [{ type: "noCardLeft", seat: 1, forAction: "ship" }, NOTHING_MOVES],
  actionLapsed: [{ type: "actionLapsed", seat: 1, forAction: "ship" }, NOTHING_MOVES],
  extraCardDrawn: [{ type: "extraCardDrawn", seat: 1 }, ["deck > seat:1:hand"]],
  actionDeclined: [{ type: "actionDeclined", seat: 1, action: "ship" }, NOTHING_MOVES],
  activationEnded: [{ type: "activationEnded", seat: 1 }, NOTHING_MOVES],
  deckReshuffled: [{ type: "deckReshuffled", n: 20 }, ["discards > deck"]],
  seatGained: [
    { type: "seatGained", seat: 1, k: 2, tile: "wood", from: { at: "street", street: 4, level: 0 } },
    ["stack:4:0 > council:2"],
  ],
  lateSeatGained: [{ type: "lateSeatGained", seat: 1, k: 1, street: 4 }, ["stack:4:0 > council:late:1"]],
  whiteSwapped: [{ type: "whiteSwapped", seat: 1, street: 4 }, ["stack:4:0 > seat:1:white"]],
  whiteOnStack: [{ type: "whiteOnStack", seat: 1, from: 4, to: 6, level: 2 }, ["stack:4:0 > stack:6:2"]],
  whiteRemoved: [{ type: "whiteRemoved", street: 4 }, ["stack:4:0 > box"]],
  seatEmpty: [{ type: "seatEmpty", k: 3, tile: "wood" }, NOTHING_MOVES],
  fourthDiscRemoved: [{ type: "fourthDiscRemoved", street: 4, disc: 0 }, ["stack:4:0 > box"]],
  tileScored: [{ type: "tileScored", k: 3, tile: "wood", points: [], counts: [], ties: [] }, NOTHING_MOVES],
  allDiscsPlaced: [{ type: "allDiscsPlaced" }, NOTHING_MOVES],
  lastTileScored: [{ type: "lastTileScored" }, NOTHING_MOVES],
  cardsRevealed: [{ type: "cardsRevealed", cards: [] }, NOTHING_MOVES],
  cardScored: [{ type: "cardScored", card: "london", seat: null, points: [], counts: [], ties: [] }, NOTHING_MOVES],
};

const [start] = randomMatch(3, 1, 0);

test.each(Object.values(WAYS))("$type", (event, ways) => {
  if (start === undefined) throw new Error("a match has entries");
  expect(waysOf(travelsOf(event, start.before))).toEqual(ways);
});
