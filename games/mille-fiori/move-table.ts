import { notation } from "#engine";
import { areaAt, BERTHS_A_ROW, FIRST, GOODS, SIZES, type Space, spaceOf, WORKSHOP_SPACES, within } from "./board.ts";
import {
  AREA_OF,
  AREAS,
  CARDS,
  type CardName,
  cardName,
  GOBLET,
  HARBOR,
  KINDS,
  type Kind,
  SIGN_OF,
  TRADE,
  WORKSHOPS,
} from "./content.ts";
import type { Move, Outcome, Spot } from "./moves.ts";
import { PLAYERS } from "./state.ts";
import { tableOf } from "./tables.ts";

const CARD_NAMES: readonly CardName[] = CARDS.map(({ name }) => name);

/** 3.2 to 3.7 The spaces where a card can be placed at all, ascending. */
function spacesFor(kind: Kind): readonly Space[] {
  const area = AREA_OF[kind] as 0;
  const all = Array.from({ length: SIZES[area] }, (_, i) => spaceOf(area, i));
  if (area === WORKSHOPS) return all.filter((i) => WORKSHOP_SPACES[i]?.symbol === CARDS[kind]?.symbol);
  return area === TRADE ? all.filter((i) => within(i) % GOODS.length === SIGN_OF[kind] - GOBLET) : all;
}

const PLACEMENTS = KINDS.flatMap((kind) => spacesFor(kind).map((space) => ({ kind, space })));

const spotOf = (space: number): Spot => ({ area: AREAS[areaAt(space)], space: within(space) }) as Spot;

/** Every move of the game. An index into this table is a move. */
export const MOVES: readonly Move[] = [
  ...CARD_NAMES.map((card): Move => ({ type: "keep", card })),
  ...PLACEMENTS.map(({ kind, space }): Move => ({ type: "place", card: cardName(kind), ...spotOf(space) })),
  ...CARD_NAMES.map((card): Move => ({ type: "sail", card })),
  ...CARD_NAMES.map((card): Move => ({ type: "take", card })),
  { type: "decline" },
];

/** Where each kind of move begins in the table. */
export const KEEP_MOVE = 0;
export const PLACE_MOVE = 74;
export const SAIL_MOVE = 787;
export const TAKE_MOVE = 861;
export const DECLINE_MOVE = 935;

/** The first placement of a card; the others follow in the order of its spaces. */
export const FIRST_PLACEMENT = tableOf(
  KINDS,
  (kind) => PLACE_MOVE + PLACEMENTS.findIndex((placement) => placement.kind === kind),
);
/** A workshop's place among those of its material. */
export const MATERIAL_RANK = tableOf(
  Array.from({ length: SIZES[WORKSHOPS] }, (_, i) => i as 0),
  (i) => WORKSHOP_SPACES.slice(0, i).filter(({ symbol }) => symbol === WORKSHOP_SPACES[i]?.symbol).length,
);
const PLACED_ON = Uint8Array.from(PLACEMENTS, ({ space }) => space);
/** The space of a placement. */
export const spaceOfMove = (move: number): Space => PLACED_ON[move - PLACE_MOVE] as Space;

/** Every outcome of chance. */
export const OUTCOMES: readonly Outcome[] = [
  ...PLAYERS.map((seat): Outcome => ({ type: "startPlayer", seat })),
  ...CARD_NAMES.map((card): Outcome => ({ type: "draw", card })),
  { type: "pass" },
  { type: "layOut" },
];
export const START_PLAYER_OUTCOME = 0;
export const DRAW_OUTCOME = 4;
export const PASS_OUTCOME = 78;
export const LAY_OUT_OUTCOME = 79;

const SINGULAR = ["workshop", "house", "nobili", "populi"] as const;

/** Spaces and rows count from 1; seats, as everywhere in notation, from 0. */
function spaceText(space: number): string {
  const [area, i] = [areaAt(space), space - FIRST[areaAt(space)]];
  switch (area) {
    case TRADE:
      return `row ${Math.floor(i / GOODS.length) + 1}`;
    case HARBOR:
      return `harbor ${Math.floor(i / BERTHS_A_ROW) + 1} ${(i % BERTHS_A_ROW) + 1}`;
    default:
      return `${SINGULAR[area]} ${i + 1}`;
  }
}

const MOVE_TEXTS: readonly string[] = [
  ...CARD_NAMES.map((card) => `keep ${card}`),
  ...PLACEMENTS.map(({ kind, space }) => `place ${cardName(kind)} ${spaceText(space)}`),
  ...CARD_NAMES.map((card) => `sail ${card}`),
  ...CARD_NAMES.map((card) => `take ${card}`),
  "decline",
];
const OUTCOME_TEXTS: readonly string[] = [
  ...PLAYERS.map((seat) => `start ${seat}`),
  ...CARD_NAMES.map((card) => `draw ${card}`),
  "pass",
  "lay out",
];

export const NOTATION = notation(MOVE_TEXTS, OUTCOME_TEXTS);
