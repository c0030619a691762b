import { type EventOf, type Piece, STILL, type Travel, travelsBy } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { type CardName, COLOURS, type ColourName } from "../../rules/content.ts";
import type { Bricks, Event } from "../../rules/events.ts";
import { bricksOf, COLOUR_AT } from "../bricks.ts";
import { brickId, cardId, PICTURE, sealId } from "../drawings/drawings.tsx";
import { kindOf } from "../words/names.ts";

/** Most pieces shown on one way: more of them look like one. */
const MOST = 8;

const brick = (colour: ColourName): Piece => ({ kind: "icon", icon: brickId(colour) });
const card = (name: CardName): Piece => ({ kind: "card", icon: cardId(name), box: PICTURE });
const seal = (seat: Seat | null): Piece => ({
  kind: "icon",
  icon: sealId(seat),
  ...(seat === null ? {} : { seat }),
});

const heap = (bricks: Bricks, from: string, to: string): readonly Travel[] =>
  COLOURS.flatMap((colour, i) =>
    Array.from({ length: bricks[i] ?? 0 }, () => ({ piece: brick(colour), from, to })),
  ).slice(0, MOST);

/** Anchor of the last brick of this colour in a storage. */
const stored = (before: View, seat: Seat, colour: ColourName): string =>
  `seat:${seat}:storage:${colour}:${Math.max(0, (before.mats[seat]?.storage[COLOUR_AT[colour]] ?? 1) - 1)}`;

const storage = (seat: Seat, colour: ColourName): string => `seat:${seat}:storage:${colour}`;

function towerAt(before: View, { seat, colour, floors }: { seat: Seat; colour: ColourName; floors: number }): string {
  const towers = before.mats[seat]?.towers ?? [];
  const at = towers.findIndex((tower) => tower.colour === colour && tower.floors === floors);
  return at < 0 ? `seat:${seat}:towers` : `seat:${seat}:tower:${at}`;
}

/** Anchor of the place to which a card taken from the row goes. */
function homeOf({ seat, card: name }: EventOf<Event, "cardTaken">): string {
  switch (kindOf(name)) {
    case "building":
      return `seat:${seat}:buildings`;
    case "church":
      return "church";
    case "event":
      return "discards";
    default:
      return `seat:${seat}:hand`;
  }
}

const thrown = ({ seat, card: name }: { seat: Seat; card: CardName }): readonly Travel[] => [
  { piece: card(name), from: `seat:${seat}:hand:${name}`, to: "discards" },
];

function givenTo(before: View, purpose: string): string {
  const { slot, victim } = before.turn;
  if (purpose === "exchange" && slot !== null) return `row:${slot}`;
  return purpose === "swap" && victim !== null ? `seat:${victim}:storage` : "bag";
}

/** The pieces that an event moves. */
export const travelsOf = travelsBy<Event, View>({
  startPlayer: STILL,
  balconyLaid: STILL,
  neutralSeal: ({ colour, floors }) => [{ piece: seal(null), from: "deck", to: `contract:${colour}:${floors}` }],
  startBricks: ({ seat, n }) => heap(bricksOf("white", n), "bag", storage(seat, "white")),
  deckReshuffled: () => [{ piece: { kind: "card", icon: null }, from: "discards", to: "deck" }],
  cardDrawn: ({ slot, card: name }) => [{ piece: card(name), from: "deck", to: `row:${slot}` }],
  brickDrawn: ({ slot, colour }) => [{ piece: brick(colour), from: `bag:${colour}`, to: `row:${slot}` }],
  bagShort: STILL,
  brickLaid: ({ seat, slot, colour }, before) => [
    { piece: brick(colour), from: stored(before, seat, colour), to: `row:${slot}` },
  ],
  cardTaken: (event) => [
    { piece: card(event.card), from: `row:${event.slot}`, to: homeOf(event) },
    ...heap(event.bricks, `row:${event.slot}`, `seat:${event.seat}:storage`),
  ],
  /**
   * `cardTaken` has moved the card already. Only a Monument or a building that its owner already has goes on from
   * there.
   */
  cardPut: ({ card: name, seat, to }, { active }) => {
    if (active === null || (to === "hand" && seat === active)) return [];
    if (name === "monument") {
      return [{ piece: card(name), from: `seat:${active}:hand`, to: seat === null ? "discards" : `seat:${seat}:hand` }];
    }
    return to === "discards" && kindOf(name) === "building"
      ? [{ piece: card(name), from: `seat:${active}:buildings`, to: "discards" }]
      : [];
  },
  eventCancelled: STILL,
  personPlayed: thrown,
  cardThrownAway: thrown,
  bricksLost: ({ seat, bricks }) => heap(bricks, `seat:${seat}:storage`, "bag"),
  brickGiven: ({ seat, colour, purpose }, before) => [
    { piece: brick(colour), from: stored(before, seat, colour), to: givenTo(before, purpose) },
  ],
  exchanged: ({ seat, slot, got }) => [{ piece: brick(got), from: `row:${slot}:${got}:0`, to: storage(seat, got) }],
  swapped: ({ seat, got, from }) => [
    {
      piece: brick(got),
      from: from === null ? `bag:${got}` : storage(from, got),
      to: storage(seat, got),
    },
  ],
  bricksToBag: ({ slot, bricks }) => heap(bricks, `row:${slot}`, "bag"),
  brickBuilt: ({ seat, colour, floors }, before) => [
    {
      piece: brick(colour),
      from: stored(before, seat, colour),
      to: towerAt(before, { seat, colour, floors: floors - 1 }),
    },
  ],
  towerKept: STILL,
  towerHit: (event, before) => [
    ...heap(bricksOf(event.colour, event.toBag), towerAt(before, event), "bag"),
    ...heap(bricksOf(event.colour, event.toStorage), towerAt(before, event), storage(event.seat, event.colour)),
  ],
  contractFulfilled: ({ seat, colour, floors, tower }, before) => [
    { piece: seal(seat), from: `seat:${seat}:seals`, to: `contract:${colour}:${floors}` },
    ...heap(bricksOf(colour, tower), towerAt(before, { seat, colour, floors: tower }), "bag"),
  ],
  floorBonus: ({ seat, floors }) => [{ piece: seal(seat), from: `seat:${seat}:seals`, to: `bonus:${floors}` }],
  privilege: STILL,
  lastSeal: STILL,
  bellTower: ({ seat, tower }, before) => [
    { piece: seal(seat), from: `seat:${seat}:seals`, to: "church:campanile" },
    ...heap(bricksOf("white", tower), towerAt(before, { seat, colour: "white", floors: tower }), "bag"),
  ],
  churchDone: ({ card: name }) => [{ piece: card(name), from: `church:${name}`, to: "discards" }],
  cardDiscarded: ({ seat, card: name }) => [
    {
      piece: card(name),
      from: kindOf(name) === "building" ? `seat:${seat}:buildings:${name}` : `seat:${seat}:hand:${name}`,
      to: "discards",
    },
  ],
  turnEnded: STILL,
  matchStopped: STILL,
  majority: STILL,
  feast: STILL,
});
