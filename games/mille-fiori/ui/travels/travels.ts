import { type Piece, STILL, type Travel, travelsBy } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { CardName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { glassId } from "../drawings/glass-drawings.tsx";
import { symbolId } from "../drawings/symbol-drawings.tsx";
import { faceOf } from "../words/names.ts";

const glass = (seat: Seat): Piece => ({ kind: "icon", icon: glassId(seat, "full"), seat });
const card = (name: CardName | undefined): Piece => ({
  kind: "card",
  icon: name === undefined ? null : symbolId(faceOf(name).symbol),
});

/** A diamond comes from the supply of its seat. */
const placed =
  (area: keyof View["board"]) =>
  ({ seat, space }: { seat: Seat; space: number }): readonly Travel[] => [
    { piece: glass(seat), from: `seat:${seat}`, to: `${area}:${space}` },
  ];

/** The pieces that an event moves. */
export const travelsOf = travelsBy<Event, View>({
  startPlayer: ({ seat }) => [{ piece: { kind: "icon", icon: symbolId("doge") }, from: "deck", to: `seat:${seat}` }],
  roundBegun: STILL,
  displayed: ({ card: name }) => [{ piece: card(name), from: "deck", to: `display:${name}` }],
  /** Not shown: dealing twenty cards one by one would take too long. */
  dealt: STILL,
  trickBegun: STILL,
  cardKept: STILL,
  packetPassed: ({ from, to, n }) =>
    n === 0 ? [] : [{ piece: card(undefined), from: `seat:${from}:hand`, to: `seat:${to}:hand` }],
  cardPlayed: ({ seat, card: name }) => [{ piece: card(name), from: `seat:${seat}:hand`, to: "discards" }],
  extraCardTaken: ({ seat, card: name }) => [{ piece: card(name), from: `display:${name}`, to: `seat:${seat}` }],
  workshopPlaced: placed("workshops"),
  housePlaced: placed("houses"),
  personPlaced: ({ seat, area, space }) => [{ piece: glass(seat), from: `seat:${seat}`, to: `${area}:${space}` }],
  tradePlaced: placed("trade"),
  berthPlaced: placed("harbor"),
  fleetSailed: STILL,
  bonusPlaced: ({ seat, area }, before) => [
    { piece: glass(seat), from: `seat:${seat}`, to: `bonus:${area}:${before.bonuses[area].length}` },
  ],
  bonusMissed: STILL,
  shipSailed: ({ seat, to }) => [{ piece: glass(seat), from: `ship:${seat}`, to: `sea:${to}` }],
  generalSupplyOpened: STILL,
  lastDiamond: STILL,
  extraCardEarned: STILL,
  extraCardLapsed: STILL,
  extraCardDeclined: STILL,
  cardsLaidOut: ({ seat, cards }) =>
    cards.map((name) => ({ piece: card(name), from: `seat:${seat}:hand`, to: `display:${name}` })),
  dogePassed: ({ seat }, before) => [
    {
      piece: { kind: "icon", icon: symbolId("doge") },
      from: `seat:${before.doge ?? seat}`,
      to: `seat:${seat}`,
    },
  ],
  deckSpent: STILL,
  bonusCounted: STILL,
});
