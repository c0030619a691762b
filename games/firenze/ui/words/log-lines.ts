import {
  type Args,
  type EventOf,
  type LogLine,
  linesOf,
  listOf,
  type Reader,
  seatName,
  sum,
  type UnsaidLine,
} from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { CardName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { countOf } from "../bricks.ts";
import { otherThan } from "../seats.ts";
import {
  bricksInWords,
  cardName,
  cardObject,
  colourName,
  contractName,
  kindOf,
  oneBrick,
  towerName,
  towersInWords,
  withBricks,
} from "./names.ts";
import { runsOf } from "./runs.ts";

/** Log lines: a heading for each card taken, then lines for its effects. */
export function logLines(events: readonly Event[], _view: View, reader: Reader): readonly LogLine[] {
  return linesOf(runsOf(events), reader.say, (run) => tellRun(run, reader));
}

/** The lines of one run of events. */
export function tellRun(run: readonly [Event, ...Event[]], reader: Reader): readonly UnsaidLine[] {
  const tell = TELL[run[0].type] as (events: readonly Event[], reader: Reader) => readonly UnsaidLine[];
  return tell(run, reader);
}

type Tellers = {
  [T in Event["type"]]: (run: readonly [EventOf<Event, T>, ...Event[]], reader: Reader) => readonly UnsaidLine[];
};

const SILENT = (): readonly UnsaidLine[] => [];

function ofType<T extends Event["type"]>(run: readonly Event[], type: T): readonly EventOf<Event, T>[] {
  return run.filter((event): event is EventOf<Event, T> => event.type === type);
}

/** Lines for new cards and the bricks drawn onto them. Bricks without a card come from a Wholesaler. */
function draws(run: readonly Event[], reader: Reader): readonly UnsaidLine[] {
  const cards = ofType(run, "cardDrawn");
  const bricks = ofType(run, "brickDrawn");
  const short = ofType(run, "bagShort").map(({ n }): UnsaidLine => ({ id: "bag-short", args: { n } }));
  if (cards.length > 2) {
    const names = cards.map(({ card }) => cardName(reader, card));
    return [{ id: "row-dealt", args: { cards: listOf(reader.locale, names) } }, ...short];
  }
  if (cards.length === 0) {
    const drawn = bricksInWords(reader, countOf(bricks.map(({ colour }) => colour)));
    return bricks.length === 0 ? short : [...short, { id: "bricks-drawn", args: { bricks: drawn } }];
  }
  const lines = cards.map(({ card, slot }): UnsaidLine => {
    const on = countOf(bricks.filter((brick) => brick.slot === slot).map(({ colour }) => colour));
    const args = { card: cardName(reader, card), bricks: withBricks(reader, on), n: sum(on) };
    return sum(on) === 0 ? { id: "row-filled-empty", args: { card: args.card } } : { id: "row-filled", args };
  });
  return [...short, ...lines];
}

/** The heading of the card taken, then a line for the bricks that were laid to pay for it. */
function taken(run: readonly Event[], reader: Reader): readonly UnsaidLine[] {
  const laid = ofType(run, "brickLaid");
  const headings = ofType(run, "cardTaken").map(({ seat, card, bricks }): UnsaidLine => {
    const args = { name: seatName(reader, seat), card: cardObject(reader, card) };
    return sum(bricks) === 0
      ? { id: "card-taken-alone", kind: "heading", seat, args }
      : {
          id: "card-taken",
          kind: "heading",
          seat,
          args: { ...args, bricks: withBricks(reader, bricks), n: sum(bricks) },
        };
  });
  const [first] = laid;
  if (first === undefined) return headings;
  const bricks = bricksInWords(reader, countOf(laid.map(({ colour }) => colour)));
  const cost: UnsaidLine = {
    id: "card-cost-paid",
    seat: first.seat,
    args: { name: seatName(reader, first.seat), bricks },
  };
  return [...headings, cost];
}

const GIVEN: Readonly<Record<string, string>> = {
  build: "building-paid",
  fire: "bricks-to-bag",
  limit: "bricks-to-bag",
  loss: "loss-paid",
};

function given(run: readonly Event[], reader: Reader): readonly UnsaidLine[] {
  const bricks = ofType(run, "brickGiven");
  const [first] = bricks;
  if (first === undefined) return [];
  const all = bricksInWords(reader, countOf(bricks.map(({ colour }) => colour)));
  const name = seatName(reader, first.seat);
  const exchanges = ofType(run, "exchanged").map(
    ({ seat, got }): UnsaidLine => ({
      id: "exchanged",
      seat,
      args: { name, given: all, taken: oneBrick(reader, got) },
    }),
  );
  const swaps = ofType(run, "swapped").map(({ seat, gave, got, from }): UnsaidLine => {
    const args = { name, given: oneBrick(reader, gave), taken: oneBrick(reader, got) };
    return from === null
      ? { id: "swapped-bag", seat, args }
      : { id: "swapped-seat", seat, other: from, args: { ...args, other: seatName(reader, from) } };
  });
  const id = GIVEN[first.purpose];
  return id === undefined ? [...exchanges, ...swaps] : [{ id, seat: first.seat, args: { name, bricks: all } }];
}

const BLOWS: Readonly<Record<EventOf<Event, "towerHit">["by"], string>> = {
  ruin: "ruin",
  collapse: "tower-collapsed",
  botch: "tower-lost-brick",
  saboteur: "tower-lost-brick",
  tribute: "tower-torn-down",
  luxuryTax: "tower-torn-down",
};

function put({ card, seat, to }: EventOf<Event, "cardPut">, reader: Reader): readonly UnsaidLine[] {
  const args = { card: cardObject(reader, card), name: seat === null ? "" : seatName(reader, seat) };
  switch (to) {
    case "yard":
      return [{ id: "building-opened", seat, args }];
    case "church":
      return [{ id: "church-placed", args: { card: cardName(reader, card) } }];
    case "hand":
      return card === "monument" ? [{ id: "monument-to", seat, args: { name: args.name } }] : [];
    default:
      if (card === "monument") return [{ id: "monument-nobody" }];
      return kindOf(card) === "event"
        ? [{ id: "event-done", args: { card: cardName(reader, card) } }]
        : [{ id: "building-second", seat, args }];
  }
}

/** The end of the match: majorities, then feasts. */
const atTheEnd = (run: readonly Event[], reader: Reader): readonly UnsaidLine[] => [
  { id: "final", kind: "heading" },
  ...ofType(run, "majority").map(
    ({ seat, colour, points }): UnsaidLine => ({
      id: "majority",
      seat,
      args: { colour: colourName(reader, colour), name: seatName(reader, seat), n: points },
    }),
  ),
  ...ofType(run, "feast").map(
    ({ seat, card, points }): UnsaidLine => ({
      id: "feast",
      seat,
      args: {
        name: seatName(reader, seat),
        card: cardName(reader, card),
        sign: points < 0 ? "minus" : "plus",
        n: Math.abs(points),
      },
    }),
  ),
];

const played = (id: string, { seat, card }: { seat: Seat; card: CardName }, reader: Reader): readonly UnsaidLine[] => [
  { id, seat, args: { name: seatName(reader, seat), card: cardObject(reader, card) } },
];

const lastSealBy = (seat: Seat, points: number, reader: Reader): Args => ({
  name: seatName(reader, seat),
  n: points,
  others: reader.names.length - 1,
  other: seatName(reader, otherThan(seat)),
});

const TELL: Tellers = {
  startPlayer: ([{ seat }], reader) => [{ id: "start-player", seat, args: { name: seatName(reader, seat) } }],
  balconyLaid: ([{ numeral, colour, floors, points }], reader) => [
    {
      id: "balcony-placed",
      args: { numeral, contract: contractName(reader, colour, floors), n: points },
    },
  ],
  neutralSeal: (run, reader) => {
    const seals = ofType(run, "neutralSeal");
    const names = seals.map(({ colour, floors }) => contractName(reader, colour, floors));
    return [{ id: "neutral-seals", args: { contracts: listOf(reader.locale, names) } }];
  },
  startBricks: ([{ seat, n }], reader) => [{ id: "start-bricks", seat, args: { name: seatName(reader, seat), n } }],
  deckReshuffled: ([{ n }]) => [{ id: "deck-remade", args: { n } }],
  cardDrawn: draws,
  brickDrawn: draws,
  bagShort: draws,
  brickLaid: taken,
  cardTaken: taken,
  cardPut: ([event], reader) => put(event, reader),
  eventCancelled: ([event], reader) => played("event-cancelled", event, reader),
  personPlayed: ([event], reader) => played("person-played", event, reader),
  cardThrownAway: ([event], reader) => played("hand-card-discarded", event, reader),
  cardDiscarded: ([event], reader) => played("card-over-limit", event, reader),
  bricksLost: ([{ seat, bricks, card }], reader) => [
    {
      id: "bricks-lost",
      seat,
      args: {
        card: cardName(reader, card),
        name: seatName(reader, seat),
        bricks: bricksInWords(reader, bricks),
      },
    },
  ],
  brickGiven: given,
  exchanged: SILENT,
  swapped: SILENT,
  bricksToBag: ([{ bricks }], reader) => [{ id: "bricks-returned", args: { bricks: bricksInWords(reader, bricks) } }],
  brickBuilt: (run, reader) => {
    const [{ seat, colour, floors }] = run;
    const built = ofType(run, "brickBuilt");
    const to = Math.max(...built.map((each) => each.floors));
    const n = built.filter((each) => each.floors === to).length;
    const name = seatName(reader, seat);
    const towers = towersInWords(
      reader,
      built.flatMap((each) => (each.floors === to ? [each.colour] : [])),
    );
    return floors === 1
      ? [{ id: "tower-started", seat, args: { name, tower: towerName(reader, colour, to), to, towers } }]
      : [{ id: "tower-raised", seat, args: { name, c: colour, from: floors - 1, to, n } }];
  },
  towerKept: ([{ seat, colour, floors }], reader) => [
    {
      id: "tower-kept",
      seat,
      args: { name: seatName(reader, seat), tower: towerName(reader, colour, floors) },
    },
  ],
  towerHit: ([{ seat, colour, floors, toBag, toStorage, by }], reader) => [
    {
      id: BLOWS[by],
      seat,
      args: {
        name: seatName(reader, seat),
        tower: towerName(reader, colour, floors),
        c: colour,
        floors,
        lost: toBag,
        kept: toStorage,
      },
    },
  ],
  contractFulfilled: ([{ seat, colour, floors, balcony, points }], reader) => [
    {
      id: balcony === null ? "contract-fulfilled" : "balcony-fulfilled",
      seat,
      args: {
        name: seatName(reader, seat),
        contract: contractName(reader, colour, floors),
        numeral: balcony ?? "",
        n: points,
      },
    },
  ],
  floorBonus: ([{ seat, floors, points }], reader) => [
    { id: "floor-bonus", seat, args: { name: seatName(reader, seat), floors, n: points } },
  ],
  privilege: ([{ seat, card, points }], reader) => [
    {
      id: "privilege",
      seat,
      args: { name: seatName(reader, seat), card: cardName(reader, card), n: points },
    },
  ],
  lastSeal: ([{ seat, points }], reader) => [
    { id: "last-seal", kind: "heading", seat, args: lastSealBy(seat, points, reader) },
  ],
  bellTower: ([{ seat }], reader) => [{ id: "bell-tower", seat, args: { name: seatName(reader, seat) } }],
  churchDone: ([{ card }], reader) => [
    card === "campanile" ? { id: "campanile-over" } : { id: "church-done", args: { card: cardName(reader, card) } },
  ],
  turnEnded: SILENT,
  matchStopped: () => [{ id: "stopped", kind: "heading" }],
  majority: atTheEnd,
  feast: atTheEnd,
};
