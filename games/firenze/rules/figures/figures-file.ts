import { accepted, type ContentSpec, type Result, refused } from "#engine";
import {
  BALCONY_TILES,
  BONUS_FLOORS,
  BUILD_LIMIT,
  BUILDINGS,
  CARDS,
  CHURCHES,
  COLOURS,
  EVENTS,
  FEASTS,
  type Figures,
  FLOORS,
  NUMERALS,
  PERSONS,
  STATUSES,
} from "../content.ts";
import { FIGURES } from "./figures.ts";
import { each, type Fault, faultOf, fields, list, whole, word } from "./shape.ts";

const STATUS = word(STATUSES);
const FIGURE = fields({ points: whole(-9, 40), status: STATUS });
const count = (most: number) => fields({ count: whole(0, most), start: whole(0, most), startStatus: STATUS });

/** Figures change values, never the shape of states: these bounds are those of the layout. */
const SHAPE = fields({
  version: { is: "text" },
  bricks: each(COLOURS, whole(4, 31)),
  contracts: each(COLOURS, each(FLOORS, FIGURE)),
  majorities: each(COLOURS, FIGURE),
  floorBonuses: each(BONUS_FLOORS, FIGURE),
  lastSeal: whole(0, 40),
  balconies: list(
    BALCONY_TILES,
    fields({
      numeral: word(NUMERALS),
      colour: word(COLOURS),
      floors: whole(3, 8),
      points: whole(-9, 40),
      status: each(["numeral", "colour", "floors", "points"], STATUS),
    }),
  ),
  cards: fields({
    ...Object.fromEntries([...PERSONS, ...FEASTS, ...BUILDINGS, ...EVENTS].map((name) => [name, count(9)])),
    ...Object.fromEntries(CHURCHES.map((name) => [name, count(1)])),
  }),
  bricksOnCard: whole(1, 9),
  exchange: each(["cost", "costWithBridge"], whole(1, 9)),
  build: fields({
    cost: list(BUILD_LIMIT + 1, whole(0, 30)),
    workshop: whole(0, 9),
    mason: whole(0, 9),
  }),
  limits: each(["storage", "storageWithWarehouse", "cards"], whole(0, 40)),
  seals: each([2, 3, 4], whole(1, 9)),
  startBricks: list(4, whole(0, 7)),
  neutralSeals: fields({
    placed: whole(0, 7),
    mostPerTower: whole(0, 6),
    mostLow: whole(0, 12),
    mostHigh: whole(0, 24),
  }),
  privileges: each(CHURCHES.slice(1), fields({ floors: whole(3, 8), points: whole(0, 40) })),
  feasts: each(FEASTS, whole(-9, 9)),
  fire: whole(1, 30),
  flood: whole(1, 30),
  luxuryTax: fields({ bricks: whole(1, 9), floors: whole(1, 30) }),
  bellTower: whole(1, 9),
});

/** Checks that concern several fields. */
function faultBetween(figures: Figures): Fault | undefined {
  const cards = CARDS.find((name) => figures.cards[name].start > figures.cards[name].count);
  if (cards !== undefined) return { field: `cards.${cards}.start`, why: "is more than there are cards" };
  const total = CARDS.reduce((sum, name) => sum + figures.cards[name].count, 0);
  if (total < 12 || total > 99) return { field: "cards", why: "are not within 12 to 99 in all" };
  const white = figures.startBricks.reduce<number>((sum, n) => sum + n, 0);
  if (white > figures.bricks.white) return { field: "startBricks", why: "are more than there are white bricks" };
  if (figures.build.cost[0] !== 0)
    return { field: "build.cost.0", why: "is not 0: whoever builds nothing pays nothing" };
  for (const numeral of NUMERALS) {
    const tiles = figures.balconies.filter((tile) => tile.numeral === numeral);
    // Three other tiles may lie on contracts that this numeral wants.
    if (new Set(tiles.map((tile) => `${tile.colour}${tile.floors}`)).size < NUMERALS.length) {
      return { field: "balconies", why: `name fewer than four contracts for the numeral ${numeral}` };
    }
  }
  return undefined;
}

type Refusal = { readonly code: "content-invalid" } & Fault;

function parse(text: string): Result<Figures, Refusal> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused({ code: "content-invalid", field: "", why: "is not JSON" });
  }
  const fault = faultOf(SHAPE, json) ?? faultBetween(json as Figures);
  return fault === undefined ? accepted(json as Figures) : refused({ code: "content-invalid", ...fault });
}

/** The figures as JSON that a host may correct. */
export const CONTENT: ContentSpec = { builtIn: JSON.stringify(FIGURES), parse };
