import { moveKinds, outcomeKinds } from "#engine";
import {
  areaAt,
  BERTHS_A_ROW,
  GOODS,
  LAST_SEA_SPACE,
  type SeaSpace,
  SIZES,
  type Space,
  type SpaceName,
  spaceOf,
  WORKSHOP_SPACES,
  within,
} from "./board/board.ts";
import { tableOf } from "./board/tables.ts";
import {
  AREA_OF,
  AREAS,
  type AreaName,
  CARDS,
  type CardName,
  cardName,
  GOBLET,
  KINDS,
  type Kind,
  kindOf,
  NUMBER_OF,
  SIGN_OF,
  TRADE,
  WORKSHOPS,
} from "./content.ts";
import { actorOf, PLAYERS, type State } from "./state.ts";
import type { Target } from "./targets.ts";

/** 3.2 to 3.7 The spaces where a card can be placed at all, ascending. */
function spacesFor(kind: Kind): readonly Space[] {
  const area = AREA_OF[kind] as 0;
  const all = Array.from({ length: SIZES[area] }, (_, i) => spaceOf(area, i));
  if (area === WORKSHOPS) return all.filter((i) => WORKSHOP_SPACES[i]?.symbol === CARDS[kind]?.symbol);
  return area === TRADE ? all.filter((i) => within(i) % GOODS.length === SIGN_OF[kind] - GOBLET) : all;
}

const PLACEMENTS = KINDS.flatMap((kind) => spacesFor(kind).map((space) => ({ kind, space })));

/** Spaces and rows count from 1; seats, as everywhere in notation, from 0. */
const SPACE_TEXT: { readonly [A in AreaName]: (i: number) => string } = {
  workshops: (i) => `workshop ${i + 1}`,
  houses: (i) => `house ${i + 1}`,
  nobili: (i) => `nobili ${i + 1}`,
  populi: (i) => `populi ${i + 1}`,
  trade: (i) => `row ${Math.floor(i / GOODS.length) + 1}`,
  harbor: (i) => `harbor ${Math.floor(i / BERTHS_A_ROW) + 1} ${(i % BERTHS_A_ROW) + 1}`,
};

/** 3.8 Where the ship of the seat on turn stops when it sails with the card. */
const seaGoal = (s: State, card: CardName): SeaSpace =>
  Math.min(LAST_SEA_SPACE, s.ship[actorOf(s)] + NUMBER_OF[kindOf(card)]) as SeaSpace;

const EACH_CARD = CARDS.map(({ name }) => ({ card: name }));

/** Every decision of a seat. */
export const MOVES = moveKinds<State, Target>()({
  /** 2.3 Keep this card of the hand; the others are passed on. */
  keep: { args: EACH_CARD, names: ({ card }) => [`hand:${card}`] },
  /** 3.1 Place a diamond for the card in play: the kept card, which this shows, or the extra card taken. */
  place: {
    args: PLACEMENTS.map(({ kind, space }) => ({
      card: cardName(kind),
      area: AREAS[areaAt(space)],
      space: within(space),
    })),
    text: ({ card, area, space }) => `place ${card} ${SPACE_TEXT[area](space)}`,
    names: ({ area, space }) => [`${area}:${space}` as SpaceName],
  },
  /** 3.1 Sail by the number of the card in play. */
  sail: { args: EACH_CARD, names: ({ card }, s) => [`sea:${seaGoal(s, card)}`, `ship:${actorOf(s)}`] },
  /** 4.1 Take a card of the display as the extra card; it is placed or sailed with next. */
  take: { args: EACH_CARD, names: ({ card }) => [`display:${card}`] },
  /** 4.1 No extra card. */
  decline: {},
});
export type Move = (typeof MOVES.table)[number];

/** The first placement of a card; the others follow in the order of its spaces. */
export const FIRST_PLACEMENT = tableOf(
  KINDS,
  (kind) => MOVES.first.place + PLACEMENTS.findIndex((placement) => placement.kind === kind),
);
const PLACED_ON = Uint8Array.from(PLACEMENTS, ({ space }) => space);
/** The space of a placement. */
export const spaceOfMove = (move: number): Space => PLACED_ON[move - MOVES.first.place] as Space;

/** Every outcome of chance. */
export const OUTCOMES = outcomeKinds({
  startPlayer: { args: PLAYERS.map((seat) => ({ seat })), text: ({ seat }) => `start ${seat}` },
  /** The next card, to a hand or to the display. */
  draw: { args: EACH_CARD },
  /** 2.5 The passed cards are picked up. */
  pass: {},
  /** 2.6 What is left of the hands joins the display. */
  layOut: { text: () => "lay out" },
});
export type Outcome = (typeof OUTCOMES.table)[number];
