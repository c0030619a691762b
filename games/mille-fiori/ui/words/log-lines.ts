import {
  capital,
  type EventOf,
  type LogLine,
  linesOf,
  type Reader,
  seatName,
  signed,
  type UnsaidLine,
} from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event, Points } from "../../rules/events.ts";
import { areaName, cardName, cardNames, symbolName } from "./names.ts";
import { runsOf } from "./runs.ts";

/** The log: a heading for each round and each card played, then its effects. */
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

const yes = (is: boolean): string => (is ? "yes" : "no");

/** "+16" when only the seat scores, "Marion +16, Ines +1" when others do. */
function pointsText(points: Points, seat: Seat | null, reader: Reader): string {
  const earned = points.flatMap((n, each) => (n === 0 ? [] : [{ n, each: each as Seat }]));
  const [only, ...others] = earned;
  if (only === undefined) return reader.say("log.nobody");
  if (others.length === 0 && only.each === seat) return signed(only.n);
  return earned.map(({ n, each }) => reader.say("effect.points", { name: seatName(reader, each), n })).join(", ");
}

const TELL: Tellers = {
  startPlayer: ([{ seat }], { reader }) => [{ id: "start-player", seat, args: { name: seatName(reader, seat) } }],
  roundBegun: ([{ round, seat }], { reader }) => [
    { id: "round-begins", kind: "heading", args: { n: round, name: seatName(reader, seat) } },
  ],
  displayed: (run, { reader }) => [
    {
      id: "displayed",
      args: {
        cards: cardNames(
          reader,
          run.map(({ card }) => card),
        ),
      },
    },
  ],
  dealt: (run, { reader }) => {
    const own = run.filter(({ card }) => card !== undefined);
    const cards = own.flatMap(({ card }) => (card === undefined ? [] : [card]));
    const seat = own[0]?.seat;
    if (seat === undefined) return [{ id: "dealt" }];
    return [
      { id: "dealt" },
      { id: "dealt-own", seat, args: { name: seatName(reader, seat), cards: cardNames(reader, cards) } },
    ];
  },
  trickBegun: ([{ trick, last }]) => (last ? [{ id: "trick-last", args: { n: trick } }] : []),
  cardKept: (run, { reader }) =>
    run.map(({ seat, card }) => {
      const name = seatName(reader, seat);
      return card === undefined
        ? { id: "card-kept", seat, args: { name } }
        : { id: "card-kept-own", seat, args: { name, card: cardName(reader, card) } };
    }),
  packetPassed: (run, { reader }) => [
    { id: "cards-passed" },
    ...run.flatMap(({ to, cards }): UnsaidLine[] =>
      cards === undefined || cards.length === 0
        ? []
        : [{ id: "packet-known", seat: to, args: { to: seatName(reader, to), cards: cardNames(reader, cards) } }],
    ),
  ],
  cardPlayed: ([{ seat, card }], { reader }) => [
    {
      id: "card-played",
      kind: "heading",
      seat,
      args: { name: seatName(reader, seat), card: cardName(reader, card) },
    },
  ],
  extraCardTaken: ([{ seat, card }], { reader }) => [
    {
      id: "extra-card-played",
      kind: "heading",
      seat,
      args: { name: seatName(reader, seat), card: cardName(reader, card) },
    },
  ],
  workshopPlaced: ([{ seat, symbol, group, doubled, points }], { reader }) => [
    {
      id: "placed-workshops",
      seat,
      args: {
        symbol: capital(symbolName(reader, symbol)),
        k: group.length,
        doubled: yes(doubled),
        n: pointsText(points, seat, reader),
      },
    },
  ],
  housePlaced: ([{ seat, value, run, points }], { reader }) => [
    {
      id: "placed-houses",
      seat,
      args: { value, k: run.length, n: pointsText(points, seat, reader) },
    },
  ],
  personPlaced: ([{ seat, area, symbol, level, doubled, points }], { reader }) => [
    {
      id: "placed-people",
      seat,
      args: {
        area: areaName(reader, area),
        symbol: symbolName(reader, symbol),
        level,
        doubled: yes(doubled),
        points: pointsText(points, seat, reader),
      },
    },
  ],
  tradePlaced: ([{ seat, symbol, value, points }], { reader }) => [
    {
      id: "placed-trade",
      seat,
      args: { symbol: capital(symbolName(reader, symbol)), value, points: pointsText(points, seat, reader) },
    },
  ],
  berthPlaced: ([{ seat, row }]) => [{ id: "placed-harbor", seat, args: { row: row + 1 } }],
  fleetSailed: ([{ row, goods, points }], { reader }) => [
    goods === 0
      ? { id: "fleet-empty", args: { row: row + 1 } }
      : { id: "fleet-sailed", args: { row: row + 1, k: goods, points: pointsText(points, null, reader) } },
  ],
  bonusPlaced: ([{ seat, area, value, secured }], { reader }) => [
    {
      id: secured ? "bonus-secured" : "bonus-scored",
      seat,
      args: { name: seatName(reader, seat), n: value, area: areaName(reader, area) },
    },
  ],
  bonusMissed: ([{ seat, area }], { reader }) => [
    { id: "bonus-none", seat, args: { name: seatName(reader, seat), area: areaName(reader, area) } },
  ],
  shipSailed: ([{ seat, number, to, points }], { reader }) => [
    {
      id: to === 20 ? "ship-arrived" : "ship-sailed",
      seat,
      args: { name: seatName(reader, seat), k: number, to, n: signed(points[seat] ?? 0) },
    },
  ],
  generalSupplyOpened: ([{ seat }], { reader }) => [
    { id: "general-supply-opened", seat, args: { name: seatName(reader, seat) } },
  ],
  lastDiamond: ([{ seat, ends }], { reader }) => [
    { id: ends ? "supply-empty-ends" : "supply-empty", seat, args: { name: seatName(reader, seat) } },
  ],
  extraCardEarned: ([{ seat, reason }], { reader }) => [
    {
      id: "extra-card-earned",
      seat,
      args: { name: seatName(reader, seat), reason: reader.say(`extra.${reason}`) },
    },
  ],
  extraCardLapsed: ([{ seat }], { reader }) => [
    { id: "extra-card-lapsed", seat, args: { name: seatName(reader, seat) } },
  ],
  extraCardDeclined: ([{ seat }], { reader }) => [
    { id: "extra-card-declined", seat, args: { name: seatName(reader, seat) } },
  ],
  cardsLaidOut: ([{ seat, cards }], { reader }) =>
    cards.length === 0
      ? []
      : [
          {
            id: "cards-laid-out",
            seat,
            args: { name: seatName(reader, seat), cards: cardNames(reader, cards) },
          },
        ],
  dogePassed: ([{ seat }], { reader }) => [{ id: "doge-passed", seat, args: { name: seatName(reader, seat) } }],
  deckSpent: () => [{ id: "deck-spent", kind: "heading" }],
  bonusCounted: ([{ seat, value }], { reader }) => [
    { id: "bonus-counted", seat, args: { name: seatName(reader, seat), n: value } },
  ],
};
