import {
  type EventOf,
  type LogLine,
  linesOf,
  listOf,
  type Reader,
  seatName,
  seatNames,
  type UnsaidLine,
} from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event, Scored } from "../../rules/events.ts";
import { actionName, buildingName, cardName, cityName, materialName, streetName, tileName } from "./names.ts";
import { runsOf } from "./runs.ts";

/** The log: a heading for each placement, activation and scoring, then what came of it. */
export function logLines(events: readonly Event[], view: View, reader: Reader): readonly LogLine[] {
  return linesOf(runsOf(events), reader.say, (run) => tellRun(run, { view, reader }));
}

/** The lines of one run of events. */
export function tellRun(run: readonly [Event, ...Event[]], to: Listener): readonly UnsaidLine[] {
  const tell = TELL[run[0].type] as (events: readonly Event[], to: Listener) => readonly UnsaidLine[];
  return tell(run, to);
}

interface Listener {
  readonly view: View;
  readonly reader: Reader;
}

type Tellers = {
  [T in Event["type"]]: (
    run: readonly [EventOf<Event, T>, ...EventOf<Event, T>[]],
    to: Listener,
  ) => readonly UnsaidLine[];
};

const SILENT = (): readonly UnsaidLine[] => [];

const TELL: Tellers = {
  startPlayer: ([{ seat }], { reader }) => [{ id: "start-player", seat, args: { name: seatName(reader, seat) } }],
  actionTile: () => [{ id: "city-laid-out" }],
  scoringTile: () => [{ id: "tiles-laid-out" }],
  scoringCardDealt: (run, { reader }) => {
    const own = run.flatMap(({ card }) => (card === undefined ? [] : [cardName(reader, card)]));
    return own.length === 0
      ? [{ id: "scoring-cards-dealt" }]
      : [{ id: "scoring-cards-dealt-own", args: { cards: listOf(reader.locale, own) } }];
  },
  openScoringCard: ([{ card }], { reader }) => [{ id: "open-scoring-card", args: { card: cardName(reader, card) } }],
  scoringCardKept: ([{ seat, card }], { reader }) => {
    const name = seatName(reader, seat);
    return card === undefined
      ? [{ id: "scoring-card-kept", seat, args: { name } }]
      : [{ id: "scoring-card-kept-own", seat, args: { name, card: cardName(reader, card) } }];
  },
  startCardTaken: ([{ seat, action }], { reader }) => [
    { id: "start-card-taken", seat, args: { name: seatName(reader, seat), action: actionName(reader, action) } },
  ],
  discPlaced: ([{ seat, disc, street }], { view, reader }) => [
    {
      id: "disc-placed",
      kind: "heading",
      seat,
      args: { name: seatName(reader, seat), disc, street: streetName(reader, view, street) },
    },
  ],
  /** The disc just placed has its heading already. */
  discActivated: ([{ seat, position }], { reader }) =>
    position === 1
      ? []
      : [
          {
            id: "disc-activated",
            kind: "heading",
            seat,
            args: { name: seatName(reader, seat), n: position },
          },
        ],
  materialTaken: ([{ seat, material }, ...more], { reader }) => [
    {
      id: "material-taken",
      seat,
      args: { name: seatName(reader, seat), m: material, n: more.length + 1 },
    },
  ],
  clothWoven: ([{ seat, n }], { reader }) => [{ id: "cloth-woven", seat, args: { name: seatName(reader, seat), n } }],
  shipBuilt: ([{ seat }], { reader }) => [{ id: "ship-built", seat, args: { name: seatName(reader, seat) } }],
  workshopBuilt: ([{ seat }], { reader }) => [{ id: "workshop-built", seat, args: { name: seatName(reader, seat) } }],
  houseBuilt: ([{ seat, city }], { reader }) => [
    {
      id: "trade-house-built",
      seat,
      args: { name: seatName(reader, seat), city: cityName(reader, city) },
    },
  ],
  artworkGiven: ([{ seat, building }], { reader }) => [
    {
      id: "artwork-given",
      seat,
      args: { name: seatName(reader, seat), b: building, building: buildingName(reader, building) },
    },
  ],
  contributed: ([{ seat, material, building }], { reader }) => [
    {
      id: "contributed",
      seat,
      args: {
        name: seatName(reader, seat),
        m: material,
        material: materialName(reader, material),
        building: buildingName(reader, building),
      },
    },
  ],
  clothShipped: ([{ seat, city }, ...more], { reader }) => [
    {
      id: "cloth-shipped",
      seat,
      args: { name: seatName(reader, seat), n: more.length + 1, city: cityName(reader, city) },
    },
  ],
  clothTransported: (run, { reader }) => {
    const [{ seat, city }] = run;
    const name = seatName(reader, seat);
    if (run.length === 1) {
      return [{ id: "cloth-transported-one", seat, args: { name, city: cityName(reader, city) } }];
    }
    const cities = listOf(
      reader.locale,
      run.map((each) => cityName(reader, each.city)),
    );
    return [{ id: "cloth-transported", seat, args: { name, cities } }];
  },
  cardPlayed: ([{ seat, action }], { reader }) => [
    { id: "card-played", seat, args: { name: seatName(reader, seat), action: actionName(reader, action) } },
  ],
  cardDrawn: ([{ seat, forAction, action }], { reader }) => {
    const args = { name: seatName(reader, seat), action: actionName(reader, forAction) };
    return action === undefined
      ? [{ id: "card-drawn", seat, args }]
      : [{ id: "card-drawn-own", seat, args: { ...args, card: actionName(reader, action) } }];
  },
  noCardLeft: ([{ seat, forAction }], { reader }) => [
    { id: "no-card-left", seat, args: { action: actionName(reader, forAction) } },
  ],
  actionLapsed: ([{ seat, forAction }], { reader }) => [
    { id: "action-lapsed", seat, args: { action: actionName(reader, forAction) } },
  ],
  extraCardDrawn: ([{ seat, action }], { reader }) => {
    const name = seatName(reader, seat);
    return action === undefined
      ? [{ id: "extra-card-drawn", seat, args: { name } }]
      : [{ id: "extra-card-drawn-own", seat, args: { name, card: actionName(reader, action) } }];
  },
  actionDeclined: ([{ seat, action }], { reader }) => [
    { id: "action-declined", seat, args: { name: seatName(reader, seat), action: actionName(reader, action) } },
  ],
  activationEnded: SILENT,
  deckReshuffled: ([{ n }]) => [{ id: "deck-reshuffled", args: { n } }],
  seatGained: ([{ seat, k, tile }], { reader }) => [
    {
      id: "seat-gained",
      seat,
      args: { name: seatName(reader, seat), k, tile: tileName(reader, tile) },
    },
  ],
  whiteSwapped: ([{ seat }], { reader }) => [{ id: "white-swapped", seat, args: { name: seatName(reader, seat) } }],
  whiteOnStack: ([{ seat, to }], { view, reader }) => [
    {
      id: "white-on-stack",
      seat,
      args: { name: seatName(reader, seat), street: streetName(reader, view, to) },
    },
  ],
  whiteRemoved: () => [{ id: "white-removed" }],
  lateSeatGained: ([{ seat }], { reader }) => [
    { id: "late-seat-gained", seat, args: { name: seatName(reader, seat) } },
  ],
  seatEmpty: ([{ k }]) => [{ id: "seat-empty", args: { k } }],
  fourthDiscRemoved: () => [{ id: "fourth-disc-removed" }],
  tileScored: ([event], to) => [
    {
      id: "tile-scored",
      kind: "heading",
      args: { k: event.k, tile: tileName(to.reader, event.tile) },
    },
    ...scoring(event, to),
  ],
  allDiscsPlaced: () => [{ id: "all-discs-placed", kind: "heading" }],
  lastTileScored: () => [{ id: "last-tile-scored", kind: "heading" }],
  cardsRevealed: ([{ cards }], { reader }) => [
    {
      id: "scoring-cards-revealed",
      args: {
        cards: listOf(
          reader.locale,
          cards.map(({ seat, card }) => `${cardName(reader, card)} (${seatName(reader, seat)})`),
        ),
      },
    },
  ],
  cardScored: ([event], to) => [
    { id: "card-scored", kind: "heading", args: { card: cardName(to.reader, event.card) } },
    ...scoring(event, to),
  ],
};

/** Who got how much, best first, and how ties were broken. */
function scoring({ points, counts, ties }: Scored, { reader }: Listener): readonly UnsaidLine[] {
  const ranks = points
    .map((n, seat) => ({ n, seat: seat as Seat, cubes: counts[seat] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .map(
      ({ n, seat, cubes }): UnsaidLine => ({
        id: "rank-scored",
        seat,
        args: { name: seatName(reader, seat), n, cubes },
      }),
    );
  if (ranks.length === 0) return [{ id: "nobody-scores" }];
  const broken = ties.map(({ seats, by }): UnsaidLine => {
    const names = seatNames(reader, seats);
    return by === "shared"
      ? { id: "tie-points-shared", args: { names, n: points[seats[0] ?? 0] ?? 0 } }
      : { id: "tie-resolved", args: { names, reason: reader.say(`tie.${by}`) } };
  });
  return [...ranks, ...broken];
}
