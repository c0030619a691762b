import type { Figures } from "#boardkit";
import { FLEET_POINTS, HOUSE_VALUES, LEVEL_POINTS, SEA_EXTRA_CARDS } from "../../rules/board/board.ts";
import { ALL_CARDS, BONUS_POINTS, CARDS, TRICKS } from "../../rules/content.ts";

/** The figures that the texts name, from the tables of the rules. */
export const figures = (): Figures => ({
  cards: ALL_CARDS,
  kinds: CARDS.length,
  tricks: TRICKS[4],
  "tricks.two": TRICKS[2],
  bottom: LEVEL_POINTS.bottom,
  middle: LEVEL_POINTS.middle,
  top: LEVEL_POINTS.top,
  "double.middle": 2 * LEVEL_POINTS.middle,
  "double.top": 2 * LEVEL_POINTS.top,
  "bonus.1": BONUS_POINTS[0],
  "bonus.2": BONUS_POINTS[1],
  "bonus.3": BONUS_POINTS[2],
  "bonus.4": BONUS_POINTS[3],
  houses: HOUSE_VALUES.length,
  "fleet.3": FLEET_POINTS[3],
  "fleet.4": FLEET_POINTS[4],
  "lamp.1": SEA_EXTRA_CARDS[0],
  "lamp.2": SEA_EXTRA_CARDS[1],
  "lamp.3": SEA_EXTRA_CARDS[2],
});
