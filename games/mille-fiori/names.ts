import type { Seat } from "#engine";
import { LAST_SEA_SPACE, SEA_SPACES, type SeaSpace, SPACES, type SpaceName, spaceName } from "./board.ts";
import { AREAS, BONUS_AREAS, type BonusAreaName, CARDS, type CardName, kindOf, NUMBER_OF } from "./content.ts";
import { MOVES, spaceOfMove } from "./move-table.ts";
import { actorOf, PLAYERS, type Player, type State } from "./state.ts";
import type { Target } from "./targets.ts";

const SPACE_NAMES: readonly SpaceName[] = SPACES.map(spaceName);

/** Everything at the table that can be pointed at. */
export const TARGETS: readonly Target[] = [
  ...SPACE_NAMES,
  ...SEA_SPACES.map((space): Target => `sea:${space}`),
  ...PLAYERS.map((seat): Target => `ship:${seat}`),
  ...CARDS.map(({ name }): Target => `hand:${name}`),
  ...CARDS.map(({ name }): Target => `display:${name}`),
  ...PLAYERS.map((seat): Target => `kept:${seat}`),
  ...PLAYERS.map((seat): Target => `packet:${seat}`),
  ...BONUS_AREAS.map((area): Target => `bonus:${AREAS[area] as BonusAreaName}`),
];

/** 3.8 Where the ship stops when it sails with the card. */
const seaGoal = (s: State, seat: Player, card: CardName): SeaSpace =>
  Math.min(LAST_SEA_SPACE, s.ship[seat] + NUMBER_OF[kindOf(card)]) as SeaSpace;

/** The things by which a person makes this move: sailing by the space where it ends or by the ship. Declining has no place. */
export function names(s: State, index: number): readonly Target[] {
  const move = MOVES[index];
  if (move === undefined) return [];
  switch (move.type) {
    case "keep":
      return [`hand:${move.card}`];
    case "place":
      return [SPACE_NAMES[spaceOfMove(index)] ?? "houses:0"];
    case "sail": {
      const seat = actorOf(s);
      return [`sea:${seaGoal(s, seat, move.card)}`, `ship:${seat}`];
    }
    case "take":
      return [`display:${move.card}`];
    case "decline":
      return [];
  }
}

/** The seat that a target names: "ship:2". */
export const seatNamed = (text: string): Seat => Number(text) as Seat;
