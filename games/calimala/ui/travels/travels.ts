import { type EventOf, type Piece, STILL, sum, type Travel, travelsBy } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { HOUSE_COST, MATERIAL_NAMES, type MaterialName, SHIP_COST, WORKSHOP_COST } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { signId } from "../drawings/drawings.tsx";

type Delivery = EventOf<Event, "clothShipped" | "clothTransported">;

/** Where discs go that leave the match. */
const BOX = "box";

const cube = (seat: Seat): Piece => ({ kind: "cube", seat });

/** The last cube in a warehouse of the seat. */
function stored(before: View, seat: Seat, material: MaterialName, nth = 1): string {
  return `seat:${seat}:${material}:${(before.mats[seat]?.warehouse[material] ?? nth) - nth}`;
}

/** Cubes that are paid go back to the reserve. */
function paid(before: View, seat: Seat, cost: readonly number[]): readonly Travel[] {
  return MATERIAL_NAMES.flatMap((material, m) =>
    Array.from({ length: cost[m] ?? 0 }, (_, i) => ({
      piece: cube(seat),
      from: stored(before, seat, material, i + 1),
      to: `seat:${seat}:cubes`,
    })),
  );
}

function delivered({ seat, city, workshop }: Delivery, before: View): readonly Travel[] {
  const cloth = before.mats[seat]?.workshops[workshop] ?? 1;
  const slot = sum(before.cities[city]);
  return [{ piece: cube(seat), from: `seat:${seat}:cloth:${workshop}:${cloth - 1}`, to: `city:${city}:${slot}` }];
}

/** The pieces that an event moves. */
export const travelsOf = travelsBy<Event, View>({
  startPlayer: STILL,
  actionTile: ({ cell, action }) => [
    { piece: { kind: "icon", icon: signId(action) }, from: "deck", to: `cell:${cell}` },
  ],
  scoringTile: ({ k, tile }) => [{ piece: { kind: "icon", icon: signId(tile) }, from: "deck", to: `tile:${k}` }],
  scoringCardDealt: ({ seat, card }) => [
    { piece: { kind: "card", icon: card === undefined ? null : signId(card) }, from: "deck", to: `seat:${seat}:hand` },
  ],
  openScoringCard: ({ card }) => [{ piece: { kind: "card", icon: signId(card) }, from: "deck", to: `scoring:${card}` }],
  /** The kept card stays in hand, the others leave unseen. */
  scoringCardKept: STILL,
  startCardTaken: ({ seat, action }) => [
    { piece: { kind: "card", icon: signId(action) }, from: `start:${action}`, to: `seat:${seat}:hand` },
  ],
  discPlaced: ({ seat, disc, street, level }) => [
    {
      piece: { kind: "disc", seat: disc === "white" ? "white" : seat },
      from: `seat:${seat}:${disc}`,
      to: `stack:${street}:${level}`,
    },
  ],
  discActivated: STILL,
  materialTaken: ({ seat, material }, before) => [
    { piece: cube(seat), from: `seat:${seat}:cubes`, to: stored(before, seat, material, 0) },
  ],
  clothWoven: ({ seat, into }, before) =>
    into.map((i, nth) => {
      const laid = into.slice(0, nth).filter((other) => other === i).length;
      const slot = (before.mats[seat]?.workshops[i] ?? 0) + laid;
      return { piece: cube(seat), from: `seat:${seat}:cubes`, to: `seat:${seat}:cloth:${i}:${slot}` };
    }),
  shipBuilt: ({ seat }, before) => [
    ...paid(before, seat, SHIP_COST),
    { piece: { kind: "icon", icon: "c-ship", seat }, from: "plot:ship", to: `seat:${seat}:ships` },
  ],
  workshopBuilt: ({ seat }, before) => [
    ...paid(before, seat, WORKSHOP_COST),
    { piece: { kind: "icon", icon: "c-weave" }, from: "plot:workshop", to: `seat:${seat}:workshops` },
  ],
  houseBuilt: ({ seat, city }, before) => [
    ...paid(before, seat, HOUSE_COST),
    { piece: { kind: "icon", icon: "c-house", seat }, from: `seat:${seat}:houses`, to: `house:${city}` },
  ],
  artworkGiven: ({ seat, building }, before) => {
    const slot = building === "palazzoVecchio" ? before.palazzo.length : sum(before.churches[building].artworks);
    return [{ piece: cube(seat), from: stored(before, seat, "marble"), to: `niche:${building}:${slot}` }];
  },
  contributed: ({ seat, material, building }, before) => {
    const slot = sum(before.churches[building].materials[material]);
    return [{ piece: cube(seat), from: stored(before, seat, material), to: `slot:${building}:${material}:${slot}` }];
  },
  clothShipped: delivered,
  clothTransported: delivered,
  cardPlayed: ({ seat, action }) => [
    { piece: { kind: "card", icon: signId(action) }, from: `seat:${seat}:hand:${action}`, to: "discards" },
  ],
  cardDrawn: ({ seat, action }) => [
    {
      piece: { kind: "card", icon: action === undefined ? null : signId(action) },
      from: "deck",
      to: `seat:${seat}:hand`,
    },
  ],
  noCardLeft: STILL,
  actionLapsed: STILL,
  extraCardDrawn: ({ seat, action }) => [
    {
      piece: { kind: "card", icon: action === undefined ? null : signId(action) },
      from: "deck",
      to: `seat:${seat}:hand`,
    },
  ],
  actionDeclined: STILL,
  activationEnded: STILL,
  deckReshuffled: () => [{ piece: { kind: "card", icon: null }, from: "discards", to: "deck" }],
  seatGained: ({ seat, k, from }) => [
    {
      piece: { kind: "disc", seat },
      from: from.at === "reserve" ? `seat:${seat}:coloured` : `stack:${from.street}:${from.level}`,
      to: `council:${k}`,
    },
  ],
  lateSeatGained: ({ seat, k, street }) => [
    { piece: { kind: "disc", seat }, from: `stack:${street}:0`, to: `council:late:${k}` },
  ],
  whiteSwapped: ({ seat, street }) => [
    { piece: { kind: "disc", seat: "white" }, from: `stack:${street}:0`, to: `seat:${seat}:white` },
  ],
  whiteOnStack: ({ from, to, level }) => [
    { piece: { kind: "disc", seat: "white" }, from: `stack:${from}:0`, to: `stack:${to}:${level}` },
  ],
  whiteRemoved: ({ street }) => [{ piece: { kind: "disc", seat: "white" }, from: `stack:${street}:0`, to: BOX }],
  seatEmpty: STILL,
  fourthDiscRemoved: ({ street, disc }) => [
    { piece: { kind: "disc", seat: disc }, from: `stack:${street}:0`, to: BOX },
  ],
  tileScored: STILL,
  allDiscsPlaced: STILL,
  lastTileScored: STILL,
  /** The kept cards are turned up where they lie. */
  cardsRevealed: STILL,
  cardScored: STILL,
});
