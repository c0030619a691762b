import type { ChanceBuffer, ChanceSource, Seat, Tell } from "#engine";
import { EVERYBODY, elementAt } from "#engine";
import {
  ACTION_INDEX,
  ACTIONS,
  type Action,
  ARTWORK_SLOTS,
  BUILDINGS,
  CARDS_OF_EACH_ACTION,
  CELLS,
  type CHURCHES,
  CITIES,
  CITY_SLOTS,
  CONTRIBUTE,
  COUNCIL_SEATS,
  CUBES,
  DISCS,
  INTRODUCTORY,
  MATERIAL_SLOTS,
  PIAZZA,
  SCORING_CARD_INDEX,
  SCORING_CARDS,
  SCORING_DEAL,
  type ScoringCard,
  type ScoringCardName,
  TILE_CELLS,
  TILES,
  type Tile,
} from "./content.ts";
import { deriveAll, deriveStreets } from "./derived.ts";
import type { Event, Listener } from "./events.ts";
import { lowestIn, withoutLowest } from "./masks.ts";
import { OUTCOMES } from "./moves.ts";
import { scoreCards } from "./scoring/scoring.ts";
import {
  ACTION_TILES,
  DEAL_SCORING,
  DRAW,
  EXTRA_CARDS,
  GIFT_SLOTS,
  KEEP,
  LAYOUT,
  REVEAL,
  type Rules,
  SCORING_TILES,
  START_PLAYER,
  type State,
} from "./state.ts";
import { drawCard } from "./turn/action-cards.ts";
import { drawExtraCard } from "./turn/setup-choices.ts";

/** 1, 2.6 The state before the first draw: everything that needs no chance is laid out. */
export function setup(rules: Rules): State {
  const s = LAYOUT.create(rules);
  for (const city of CITIES) s.cityRoom[city] = CITY_SLOTS;
  for (const building of BUILDINGS) s.artworkRoom[building] = ARTWORK_SLOTS[building];
  for (const slot of GIFT_SLOTS) s.giftRoom[slot] = MATERIAL_SLOTS[Math.floor(slot / 3) as (typeof CHURCHES)[number]];
  for (const action of ACTION_INDEX) s.deck[action] = CARDS_OF_EACH_ACTION;
  s.deckSize[0] = CARDS_OF_EACH_ACTION * ACTIONS.length;
  for (const seat of rules.seatList) {
    s.workshops[seat] = 1;
    s.cubes[seat] = CUBES;
    s.coloured[seat] = DISCS[rules.seats].coloured;
    s.white[seat] = DISCS[rules.seats].white;
  }
  deriveAll(s);
  s.cells[PIAZZA] = CONTRIBUTE + 1;
  if (rules.introductory) for (const cell of CELLS) s.cells[cell] = INTRODUCTORY[cell] + 1;
  if (rules.startSeat >= 0) {
    s.startPlayer[0] = rules.startSeat + 1;
    beginTiles(s);
  }
  return s;
}

function beginTiles(s: State): void {
  if (s.opened.introductory) beginCouncil(s);
  else s.awaits[0] = ACTION_TILES;
}

function beginCouncil(s: State): void {
  deriveStreets(s);
  s.dealt[0] = 0;
  s.awaits[0] = SCORING_TILES;
}

/** Lists the outcomes possible now, each with its weight, and returns how many. */
export function chance(s: State, out: ChanceBuffer): number {
  switch (s.awaits[0]) {
    case START_PLAYER:
      return equally(s.opened.seats, 0, OUTCOMES.first.startPlayer, out);
    case ACTION_TILES:
      return equally(TILE_CELLS.length, laidActions(s), OUTCOMES.first.actionTile, out);
    case SCORING_TILES:
      return equally(TILES.length, laidTiles(s), OUTCOMES.first.scoringTile, out);
    case DEAL_SCORING:
      return equally(SCORING_CARDS.length, dealtCards(s), OUTCOMES.first.scoringCard, out);
    case EXTRA_CARDS:
    case DRAW:
      return fromDeck(s, out);
    case REVEAL:
      out.outcomes[0] = OUTCOMES.first.reveal;
      out.weights[0] = 1;
      return 1;
    default:
      return 0;
  }
}

/** 2.2 Actions that lie on the plan, the printed one included, as a mask. */
function laidActions(s: State): number {
  let mask = 0;
  for (const cell of CELLS) mask |= 1 << s.cells[cell];
  return mask >> 1;
}

function laidTiles(s: State): number {
  let mask = 0;
  for (let k = 0; k < s.dealt[0]; k++) mask |= 1 << s.tiles[k as Tile];
  return mask >> 1;
}

function dealtCards(s: State): number {
  const { each } = SCORING_DEAL[s.opened.seats];
  let mask = 0;
  for (let dealt = 0; dealt < s.dealt[0]; dealt += each) {
    const hand = s.scoringHand[(dealt / each) as Seat];
    for (const card of SCORING_CARD_INDEX) mask |= hand[card] << card;
  }
  return mask;
}

/** Lists those of `count` kinds that are not in the mask `without`, all with the same weight. */
function equally(count: number, without: number, first: number, out: ChanceBuffer): number {
  let n = 0;
  for (let kind = 0; kind < count; kind++) {
    if ((without >> kind) & 1) continue;
    out.outcomes[n] = first + kind;
    out.weights[n++] = 1;
  }
  return n;
}

function fromDeck(s: State, out: ChanceBuffer): number {
  let n = 0;
  for (const a of ACTION_INDEX) {
    if (s.deck[a] === 0) continue;
    out.outcomes[n] = OUTCOMES.first.actionCard + a;
    out.weights[n++] = s.deck[a];
  }
  return n;
}

/**
 * Draws one of the outcomes that `chance` lists, without listing them (measured: 0.92 of the time of a random
 * decision).
 */
export function draw(s: State, source: ChanceSource): number {
  switch (s.awaits[0]) {
    case START_PLAYER:
      return OUTCOMES.first.startPlayer + source.below(s.opened.seats);
    case ACTION_TILES:
      return OUTCOMES.first.actionTile + oneOf(ALL_ACTIONS & ~laidActions(s), TILE_CELLS.length - s.dealt[0], source);
    case SCORING_TILES:
      return OUTCOMES.first.scoringTile + oneOf(ALL_TILES & ~laidTiles(s), TILES.length - s.dealt[0], source);
    case DEAL_SCORING:
      return OUTCOMES.first.scoringCard + oneOf(ALL_CARDS & ~dealtCards(s), SCORING_CARDS.length - s.dealt[0], source);
    case REVEAL:
      return OUTCOMES.first.reveal;
    default:
      return OUTCOMES.first.actionCard + oneFromDeck(s, source);
  }
}

const ALL_ACTIONS = (1 << TILE_CELLS.length) - 1;
const ALL_TILES = (1 << TILES.length) - 1;
const ALL_CARDS = (1 << SCORING_CARDS.length) - 1;

/** Draws one of the `n` numbers in the mask. A single one takes no random number. */
function oneOf(mask: number, n: number, source: ChanceSource): number {
  let rest = mask;
  if (n > 1) for (let skip = source.below(n); skip > 0; skip--) rest = withoutLowest(rest);
  return lowestIn(rest);
}

/** 9.2 Draws the kind of one of the cards in the deck, all equally likely. */
function oneFromDeck(s: State, source: ChanceSource): Action {
  let ticket = isOneKind(s) ? 0 : source.below(s.deckSize[0]);
  for (const a of ACTION_INDEX) {
    if (ticket < s.deck[a]) return a;
    ticket -= s.deck[a];
  }
  throw new Error("invariant: a card is drawn from a deck that holds one");
}

/** Are all cards in the deck of one kind? Such a draw takes no random number. */
function isOneKind(s: State): boolean {
  if (s.deckSize[0] > CARDS_OF_EACH_ACTION) return false;
  for (const a of ACTION_INDEX) if (s.deck[a] === s.deckSize[0]) return true;
  return false;
}

export function resolve(s: State, outcome: number, tell?: Tell<Event>): void {
  switch (s.awaits[0]) {
    case START_PLAYER: {
      const seat = (outcome - OUTCOMES.first.startPlayer) as Seat;
      s.startPlayer[0] = seat + 1;
      tell?.({ type: "startPlayer", seat }, EVERYBODY);
      beginTiles(s);
      return;
    }
    case ACTION_TILES:
      layActionTile(s, (outcome - OUTCOMES.first.actionTile) as Action, tell);
      return;
    case SCORING_TILES:
      layScoringTile(s, (outcome - OUTCOMES.first.scoringTile) as Tile, tell);
      return;
    case DEAL_SCORING:
      dealScoringCard(s, (outcome - OUTCOMES.first.scoringCard) as ScoringCard, tell);
      return;
    case EXTRA_CARDS:
      drawExtraCard(s, (outcome - OUTCOMES.first.actionCard) as Action, tell);
      return;
    case DRAW:
      drawCard(s, (outcome - OUTCOMES.first.actionCard) as Action, tell);
      return;
    case REVEAL:
      revealCards(s, tell);
      return;
    default:
      throw new Error("invariant: chance is to act");
  }
}

/** 2.2 Lays the next action tile on the plan. */
function layActionTile(s: State, action: Action, tell: Listener): void {
  const cell = elementAt(TILE_CELLS, s.dealt[0]);
  s.cells[cell] = action + 1;
  s.dealt[0]++;
  tell?.({ type: "actionTile", cell, action: ACTIONS[action] }, EVERYBODY);
  if (s.dealt[0] === TILE_CELLS.length) beginCouncil(s);
}

/** 2.3 Lays the next scoring tile on the council. */
function layScoringTile(s: State, tile: Tile, tell: Listener): void {
  s.tiles[s.dealt[0] as Tile] = tile + 1;
  s.dealt[0]++;
  tell?.({ type: "scoringTile", k: s.dealt[0], tile: TILES[tile] }, EVERYBODY);
  if (s.dealt[0] < COUNCIL_SEATS) return;
  s.dealt[0] = 0;
  s.awaits[0] = DEAL_SCORING;
}

/** 2.4 Deals the next scoring card: to seat after seat, then face up. */
function dealScoringCard(s: State, card: ScoringCard, tell: Listener): void {
  const { each, open } = SCORING_DEAL[s.opened.seats];
  const toSeats = each * s.opened.seats;
  if (s.dealt[0] < toSeats) {
    const seat = Math.floor(s.dealt[0] / each) as Seat;
    s.scoringHand[seat][card] = 1;
    tell?.({ type: "scoringCardDealt", seat, card: SCORING_CARDS[card] }, 1 << seat);
    tell?.({ type: "scoringCardDealt", seat }, EVERYBODY & ~(1 << seat));
  } else {
    s.openCard[0] = card + 1;
    tell?.({ type: "openScoringCard", card: SCORING_CARDS[card] }, EVERYBODY);
  }
  s.dealt[0]++;
  if (s.dealt[0] === toSeats + open) s.awaits[0] = KEEP;
}

/** 6.5 The kept cards are turned up and scored with the face-up one. */
function revealCards(s: State, tell: Listener): void {
  tell?.({ type: "cardsRevealed", cards: keptCards(s) }, EVERYBODY);
  scoreCards(s, tell);
}

const keptCards = (s: State): readonly { readonly seat: Seat; readonly card: ScoringCardName }[] =>
  s.opened.seatList.map((seat) => ({ seat, card: SCORING_CARDS[(s.kept[seat] - 1) as ScoringCard] }));
