import { areaAt, BERTHS_A_ROW, GOODS, SPACES, within } from "./board.ts";
import { AREAS, CARDS, type CardName, HARBOR, TRADE } from "./content.ts";
import type { Move, Outcome } from "./moves.ts";
import { PLAYERS } from "./state.ts";

const CARD_NAMES: readonly CardName[] = CARDS.map(({ name }) => name);

/** Every move of the game. An index into this table is a move. */
export const MOVES: readonly Move[] = [
  ...CARD_NAMES.map((card): Move => ({ type: "keep", card })),
  ...SPACES.map((space) => ({ type: "place", area: AREAS[areaAt(space)], space: within(space) }) as Move),
  { type: "sail" },
  ...CARD_NAMES.map((card): Move => ({ type: "take", card })),
  { type: "decline" },
];

/** Where each kind of move begins in the table. */
export const KEEP_MOVE = 0;
/** + space of the whole board */
export const PLACE_MOVE = 74;
export const SAIL_MOVE = 183;
export const TAKE_MOVE = 184;
export const DECLINE_MOVE = 258;

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
  const [area, i] = [areaAt(space), within(space)];
  switch (area) {
    case TRADE:
      return `${GOODS[(i % GOODS.length) as 0]} ${Math.floor(i / GOODS.length) + 1}`;
    case HARBOR:
      return `harbor ${Math.floor(i / BERTHS_A_ROW) + 1} ${(i % BERTHS_A_ROW) + 1}`;
    default:
      return `${SINGULAR[area]} ${i + 1}`;
  }
}

const MOVE_TEXTS: readonly string[] = [
  ...CARD_NAMES.map((card) => `keep ${card}`),
  ...SPACES.map((space) => `place ${spaceText(space)}`),
  "sail",
  ...CARD_NAMES.map((card) => `take ${card}`),
  "decline",
];
const OUTCOME_TEXTS: readonly string[] = [
  ...PLAYERS.map((seat) => `start ${seat}`),
  ...CARD_NAMES.map((card) => `draw ${card}`),
  "pass",
  "lay out",
];
const MOVE_BY_TEXT = new Map(MOVE_TEXTS.map((text, i) => [text, i]));
const OUTCOME_BY_TEXT = new Map(OUTCOME_TEXTS.map((text, i) => [text, i]));

export const printMove = (move: number): string => MOVE_TEXTS[move] ?? "";
export const parseMove = (text: string): number => MOVE_BY_TEXT.get(text) ?? -1;
export const printOutcome = (outcome: number): string => OUTCOME_TEXTS[outcome] ?? "";
export const parseOutcome = (text: string): number => OUTCOME_BY_TEXT.get(text) ?? -1;
