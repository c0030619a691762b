import { notation } from "#engine";
import {
  BALCONY_TILES,
  CARDS,
  COLOURS,
  CONTRACT_INDEX,
  type Contract,
  colourOf,
  floorsOf,
  HAND_KINDS,
  PERSON_KINDS,
  SLOTS,
  type Slot,
} from "./content.ts";
import type { Move, Outcome } from "./moves.ts";
import { PLAYERS, STANDING, TOWER_SLOTS } from "./state.ts";

const STANDING_SLOTS = TOWER_SLOTS.slice(0, STANDING);
const named = (contract: Contract) => ({ colour: COLOURS[colourOf(contract)], floors: floorsOf(contract) });

/** Kinds that phase 6 may discard, in the order in which equal orders are merged: persons, then buildings. */
export const DISCARDABLE = [...PERSON_KINDS, 13, 14, 15] as const;

/** Every move of the game. An index into this table is a move. */
export const MOVES: readonly Move[] = [
  ...CONTRACT_INDEX.map((contract): Move => ({ type: "neutral", ...named(contract) })),
  ...SLOTS.map((slot): Move => ({ type: "card", slot })),
  ...SLOTS.slice(0, 5).flatMap((slot) => COLOURS.map((colour): Move => ({ type: "lay", slot, colour }))),
  ...COLOURS.map((colour): Move => ({ type: "give", colour })),
  ...SLOTS.flatMap((slot) => COLOURS.map((colour): Move => ({ type: "exchange", slot, colour }))),
  ...COLOURS.map((colour): Move => ({ type: "found", colour })),
  ...TOWER_SLOTS.map((tower): Move => ({ type: "raise", tower })),
  { type: "built" },
  ...CONTRACT_INDEX.map((contract): Move => ({ type: "fulfil", ...named(contract) })),
  ...CONTRACT_INDEX.map((contract): Move => ({ type: "fulfil", ...named(contract), shift: "up" })),
  ...CONTRACT_INDEX.map((contract): Move => ({ type: "fulfil", ...named(contract), shift: "down" })),
  { type: "bell" },
  { type: "bell", shift: "up" },
  { type: "bell", shift: "down" },
  { type: "end" },
  ...COLOURS.map((colour): Move => ({ type: "alchemist", colour })),
  ...SLOTS.map((slot): Move => ({ type: "wholesaler", slot })),
  ...PLAYERS.flatMap((seat) => STANDING_SLOTS.map((tower): Move => ({ type: "saboteur", seat, tower }))),
  ...PLAYERS.flatMap((seat) => COLOURS.map((colour): Move => ({ type: "smuggler", seat, colour }))),
  { type: "princess" },
  { type: "mason" },
  ...HAND_KINDS.map((kind): Move => ({ type: "patrician", card: CARDS[kind] })),
  { type: "cancel" },
  { type: "accept" },
  ...STANDING_SLOTS.map((tower): Move => ({ type: "strike", tower })),
  ...STANDING_SLOTS.map((tower): Move => ({ type: "keep", tower })),
  ...DISCARDABLE.map((kind): Move => ({ type: "discard", card: CARDS[kind] })),
  ...COLOURS.map((colour): Move => ({ type: "swap", colour })),
];

/** Where each kind of move begins in the table. */
export const NEUTRAL_MOVE = 0;
export const CARD_MOVE = 36;
/** slot * 6 + colour, as in all that follow with two. */
export const LAY_MOVE = 42;
export const GIVE_MOVE = 72;
export const EXCHANGE_MOVE = 78;
export const FOUND_MOVE = 114;
export const RAISE_MOVE = 120;
export const BUILT_MOVE = 132;
export const FULFIL_MOVE = 133;
export const FULFIL_UP_MOVE = 169;
export const FULFIL_DOWN_MOVE = 205;
export const BELL_MOVE = 241;
export const BELL_UP_MOVE = 242;
export const BELL_DOWN_MOVE = 243;
export const END_MOVE = 244;
export const ALCHEMIST_MOVE = 245;
export const WHOLESALER_MOVE = 251;
export const SABOTEUR_MOVE = 257;
export const SMUGGLER_MOVE = 281;
export const PRINCESS_MOVE = 305;
export const MASON_MOVE = 306;
export const PATRICIAN_MOVE = 307;
export const CANCEL_MOVE = 320;
export const ACCEPT_MOVE = 321;
export const STRIKE_MOVE = 322;
export const KEEP_MOVE = 328;
/** Index into DISCARDABLE. */
export const DISCARD_MOVE = 334;
export const SWAP_MOVE = 345;

/** Every outcome of chance. */
export const OUTCOMES: readonly Outcome[] = [
  ...PLAYERS.map((seat): Outcome => ({ type: "startPlayer", seat })),
  ...Array.from({ length: BALCONY_TILES }, (_, tile): Outcome => ({ type: "balcony", tile })),
  ...CONTRACT_INDEX.map((contract): Outcome => ({ type: "neutral", ...named(contract) })),
  ...CARDS.map((card): Outcome => ({ type: "card", card })),
  ...COLOURS.map((colour): Outcome => ({ type: "brick", colour })),
];
export const START_PLAYER_OUTCOME = 0;
export const BALCONY_OUTCOME = 4;
export const NEUTRAL_OUTCOME = 23;
export const CARD_OUTCOME = 59;
export const BRICK_OUTCOME = 86;

const place = (slot: Slot): string => String(slot + 1);
const shifted = (shift: string | undefined): string => (shift === undefined ? "" : ` architect ${shift}`);

/** Spaces and towers count from 1; seats, as everywhere in notation, from 0. */
function moveText(move: Move): string {
  switch (move.type) {
    case "neutral":
      return `neutral ${move.colour} ${move.floors}`;
    case "card":
    case "wholesaler":
      return `${move.type} ${place(move.slot)}`;
    case "lay":
    case "exchange":
      return `${move.type} ${place(move.slot)} ${move.colour}`;
    case "give":
    case "found":
    case "alchemist":
    case "swap":
      return `${move.type} ${move.colour}`;
    case "raise":
    case "strike":
    case "keep":
      return `${move.type} ${move.tower + 1}`;
    case "fulfil":
      return `fulfil ${move.colour} ${move.floors}${shifted(move.shift)}`;
    case "bell":
      return `bell${shifted(move.shift)}`;
    case "saboteur":
      return `saboteur ${move.seat} ${move.tower + 1}`;
    case "smuggler":
      return `smuggler ${move.seat} ${move.colour}`;
    case "patrician":
    case "discard":
      return `${move.type} ${move.card}`;
    case "built":
    case "end":
    case "princess":
    case "mason":
    case "cancel":
    case "accept":
      return move.type;
  }
}

function outcomeText(outcome: Outcome): string {
  switch (outcome.type) {
    case "startPlayer":
      return `start ${outcome.seat}`;
    case "balcony":
      return `balcony ${outcome.tile + 1}`;
    case "neutral":
      return `neutral ${outcome.colour} ${outcome.floors}`;
    case "card":
      return `draw ${outcome.card}`;
    case "brick":
      return `brick ${outcome.colour}`;
  }
}

export const NOTATION = notation(MOVES.map(moveText), OUTCOMES.map(outcomeText));
