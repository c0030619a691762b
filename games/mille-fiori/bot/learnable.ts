import type { Learnable } from "#engine";
import { LAYOUT } from "../rules/state.ts";

/** What a learned value sees: the public board and one's own cards. */
export const learnable: Learnable = {
  places: LAYOUT.places,
  fields: {
    awaits: "number",
    trick: "number",
    deckSize: "number",
    displaySize: "number",
    doge: "names-seat",
    actor: "names-seat",
    ending: "names-seat",
    board: "names-seat",
    bonus: "names-seat",
    display: "number",
    discards: "number",
    houses: "number",
    goodRows: "number",
    taken: "number",
    ship: "row-by-seat",
    personal: "row-by-seat",
    general: "row-by-seat",
    houseNumbers: "row-by-seat",
    hasBonus: "row-by-seat",
    goods: "column-by-seat",
    hand: "own",
    kept: "own",
  },
};
