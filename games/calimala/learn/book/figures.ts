import type { Figures } from "#boardkit";
import {
  ACTION_CARDS,
  CARD_POINTS,
  CARDS_OF_EACH_ACTION,
  CITY_SLOTS,
  CLOTH_PER_WORKSHOP,
  COUNCIL_SEATS,
  CUBES,
  HOUSE_COST,
  SHIP_COST,
  WAREHOUSE,
} from "../../rules/content.ts";

/** The figures that the texts name, from the tables of the rules. */
export const figures = (): Figures => ({
  cards: ACTION_CARDS,
  each: CARDS_OF_EACH_ACTION,
  slots: CITY_SLOTS,
  council: COUNCIL_SEATS,
  cubes: CUBES,
  warehouse: WAREHOUSE,
  workshop: CLOTH_PER_WORKSHOP,
  ship: SHIP_COST[0],
  house: HOUSE_COST[1],
  "card.1": CARD_POINTS[0],
  "card.2": CARD_POINTS[1],
  "card.3": CARD_POINTS[2],
});
