import type { Aid, AidPart, AidReader, AidRow } from "#boardkit";
import {
  BONUS_FLOORS,
  BUILDINGS,
  type CardName,
  CHURCHES,
  COLOURS,
  EVENTS,
  FEASTS,
  FLOORS,
  PERSONS,
  SLOTS,
} from "../../rules/content.ts";
import { Brick } from "../../ui/drawings/drawings.tsx";
import { figuresOf } from "../../ui/figures-of.ts";
import { cardName, colourName, faceText } from "../../ui/words/names.ts";

const PHASES = ["card", "exchange", "build", "ruins", "contracts", "limits"] as const;
/** Each kind of card, and where it lies: buildings by the costs that they change, feasts by the points. */
const KINDS = [
  ["person", PERSONS, "pieces"],
  ["building", BUILDINGS, "turn"],
  ["church", CHURCHES, "pieces"],
  ["feast", FEASTS, "points"],
  ["event", EVENTS, "pieces"],
] as const;

function phaseRows(reader: AidReader): readonly AidRow[] {
  const { exchange, limits } = figuresOf(reader);
  const values = { n: exchange.cost, bricks: limits.storage, cards: limits.cards };
  return PHASES.map((phase) => ({ name: reader.say(`phase.${phase}`), text: reader.text(phase, values) }));
}

function costs(reader: AidReader): readonly AidPart[] {
  const { build } = figuresOf(reader);
  return [
    { kind: "table", rows: [{ name: reader.text("cost.place"), cells: SLOTS.map((slot) => slot) }] },
    {
      kind: "table",
      rows: [
        { name: reader.text("cost.built"), cells: build.cost.slice(1).map((_, n) => n + 1) },
        { name: reader.text("cost.cost"), cells: build.cost.slice(1) },
      ],
    },
  ];
}

/** Contracts by colour and floors, what a majority brings, and the bonuses of floors. */
function points(reader: AidReader): readonly AidPart[] {
  const { contracts, majorities, floorBonuses, lastSeal } = figuresOf(reader);
  const { text } = reader;
  return [
    {
      kind: "table",
      rows: [
        { name: text("contract-points"), cells: [...FLOORS, text("majority")] },
        ...COLOURS.map((colour) => ({
          name: colourName(reader, colour),
          cells: [...FLOORS.map((floors) => contracts[colour][floors].points), majorities[colour].points],
        })),
      ],
    },
    {
      kind: "table",
      rows: [
        { name: text("floors"), cells: [...BONUS_FLOORS] },
        { name: text("floor"), cells: BONUS_FLOORS.map((floors) => floorBonuses[floors].points) },
      ],
    },
    { kind: "note", text: text("note", { last: lastSeal }) },
    { kind: "note", text: text("ties") },
  ];
}

function cardRows(reader: AidReader, cards: readonly CardName[]): readonly AidRow[] {
  const figures = figuresOf(reader);
  return cards.map((card) => ({
    ...{ name: cardName(reader, card), count: figures.cards[card].count, text: faceText(reader, card) },
  }));
}

export const aid: Aid = {
  blocks: (reader) => {
    const { say, text } = reader;
    const { bricks } = figuresOf(reader);
    return [
      { tab: "turn", title: text("turn"), parts: [{ kind: "steps", rows: phaseRows(reader) }] },
      { tab: "turn", title: text("costs"), parts: costs(reader) },
      { tab: "points", title: text("brings"), parts: points(reader) },
      {
        tab: "points",
        title: text("bricks"),
        parts: [
          {
            kind: "rows",
            rows: COLOURS.map((colour) => ({
              Picture: () => <Brick colour={colour} />,
              ...{ name: colourName(reader, colour), count: bricks[colour], text: "" },
            })),
          },
        ],
      },
      ...KINDS.map(([kind, cards, tab]) => ({
        tab,
        title: say(`kind.${kind}`),
        parts: [{ kind: "rows" as const, rows: cardRows(reader, cards) }],
      })),
    ];
  },
  texts: {
    en: async () => (await import("./en.json")).default,
    de: async () => (await import("./de.json")).default,
    pt: async () => (await import("./pt.json")).default,
  },
};
