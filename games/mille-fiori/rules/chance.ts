import { type ChanceBuffer, type ChanceSource, EVERYBODY, type Tell } from "#engine";
import { ALL_CARDS, COPIES, cardName, KINDS, type Kind, MOST_COPIES } from "./content.ts";
import { deriveAll } from "./derived.ts";
import type { Event } from "./events.ts";
import { OUTCOMES } from "./moves.ts";
import {
  BLOCK_BITS,
  BLOCKS,
  type Block,
  DEAL,
  HAND,
  HAND_SLOTS,
  LAY_OUT,
  LAYOUT,
  PASS,
  type Player,
  ROUND_DISPLAY,
  type Rules,
  SETUP_DISPLAY,
  START_PLAYER,
  type State,
} from "./state.ts";
import { addToDisplay } from "./turn/display.ts";
import { addToHand, handNames, knows } from "./turn/hands.ts";
import { beginRound, beginTrick, passDoge } from "./turn/turn.ts";

/** 1 The first state: nothing is drawn yet. */
export function setup(rules: Rules): State {
  const s = LAYOUT.create(rules);
  for (const kind of KINDS) s.deck[kind] = COPIES[kind];
  s.deckSize[0] = ALL_CARDS;
  deriveAll(s);
  for (const seat of rules.seatList) {
    s.personal[seat] = rules.personal;
    s.general[seat] = rules.general;
  }
  return s;
}

/** The possible outcomes with their weights; the deck has no order. */
export function chance(s: State, out: ChanceBuffer): number {
  switch (s.awaits[0]) {
    case START_PLAYER:
      for (const seat of s.opened.seatList) write(out, seat, OUTCOMES.first.startPlayer + seat);
      return s.opened.seats;
    case PASS:
      write(out, 0, OUTCOMES.first.pass);
      return 1;
    case LAY_OUT:
      write(out, 0, OUTCOMES.first.layOut);
      return 1;
    default:
      return draws(s, out);
  }
}

function write(out: ChanceBuffer, at: number, outcome: number): void {
  out.outcomes[at] = outcome;
  out.weights[at] = 1;
}

function draws(s: State, out: ChanceBuffer): number {
  const { outcomes, weights } = out;
  const deck = s.deck;
  let n = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const copies = deck[kind as Kind];
    if (copies === 0) continue;
    outcomes[n] = OUTCOMES.first.draw + kind;
    weights[n++] = copies;
  }
  return n;
}

const BLOCK_SIZE = 1 << BLOCK_BITS;
const LAST_BLOCK = BLOCKS.length - 1;
const LAST_KIND = KINDS.length - 1;

/** As `chance` lists them, found without listing: the deck's card that the ticket falls on. */
export function drawOne(s: State, source: ChanceSource): number {
  switch (s.awaits[0]) {
    case START_PLAYER:
      return OUTCOMES.first.startPlayer + source.below(s.opened.seats);
    case PASS:
      return OUTCOMES.first.pass;
    case LAY_OUT:
      return OUTCOMES.first.layOut;
    default:
      return drawCard(s, source);
  }
}

/** Without a branch on the ticket, which would be mispredicted (measured: random play takes 0.88 of the time). */
function drawCard(s: State, source: ChanceSource): number {
  const { deck, deckBlocks } = s;
  const ticket = isOneKind(s) ? 0 : source.below(s.deckSize[0]);
  let sum = 0;
  let before = 0;
  let block = 0;
  for (let i = 0; i < LAST_BLOCK; i++) {
    const n = deckBlocks[i as Block];
    sum = (sum + n) | 0;
    const isPast = (sum - ticket - 1) >> 31;
    before = (before + (n & isPast)) | 0;
    block = (block - isPast) | 0;
  }
  const first = block << BLOCK_BITS;
  const last = block < LAST_BLOCK ? first + BLOCK_SIZE - 1 : LAST_KIND;
  let kind = first;
  for (let i = first; i < last; i++) {
    before = (before + deck[i as Kind]) | 0;
    kind = (kind - ((before - ticket - 1) >> 31)) | 0;
  }
  return OUTCOMES.first.draw + kind;
}

/** A single outcome uses no random number. Every kind has at most four cards. */
function isOneKind(s: State): boolean {
  if (s.deckSize[0] > MOST_COPIES) return false;
  for (const kind of KINDS) if (s.deck[kind] === s.deckSize[0]) return true;
  return false;
}

export function resolve(s: State, outcome: number, tell?: Tell<Event>): void {
  if (outcome === OUTCOMES.first.pass) passPackets(s, tell);
  else if (outcome === OUTCOMES.first.layOut) layOut(s, tell);
  else if (outcome >= OUTCOMES.first.draw) draw(s, (outcome - OUTCOMES.first.draw) as Kind, tell);
  else begin(s, (outcome - OUTCOMES.first.startPlayer) as Player, tell);
}

/** 2.1 */
function begin(s: State, seat: Player, tell?: Tell<Event>): void {
  s.doge[0] = seat + 1;
  tell?.({ type: "startPlayer", seat }, EVERYBODY);
  if (s.opened.setupDisplay > 0) s.awaits[0] = SETUP_DISPLAY;
  else beginRound(s, tell);
}

/** 2.1, 2.2 The next card of the deck. */
function draw(s: State, kind: Kind, tell?: Tell<Event>): void {
  s.deck[kind]--;
  s.deckBlocks[(kind >> BLOCK_BITS) as Block]--;
  s.deckSize[0]--;
  if (s.awaits[0] === DEAL) dealCard(s, kind, tell);
  else displayCard(s, kind, tell);
}

/** Five at a time, from the start player on. */
function dealCard(s: State, kind: Kind, tell?: Tell<Event>): void {
  const { seats, roundDisplay } = s.opened;
  const dealt = s.dealt[0];
  const nth = (dealt / HAND) | 0;
  const place = s.doge[0] - 1 + nth;
  const seat = (place < seats ? place : place - seats) as Player;
  addToHand(s, seat, kind, dealt - nth * HAND);
  s.dealt[0] = dealt + 1;
  if (tell) {
    tell({ type: "dealt", seat, card: cardName(kind) }, 1 << seat);
    tell({ type: "dealt", seat }, EVERYBODY & ~(1 << seat));
  }
  if (dealt + 1 < seats * HAND) return;
  s.dealt[0] = 0;
  if (roundDisplay > 0) s.awaits[0] = ROUND_DISPLAY;
  else beginTrick(s, tell);
}

function displayCard(s: State, kind: Kind, tell?: Tell<Event>): void {
  addToDisplay(s, kind);
  s.dealt[0]++;
  tell?.({ type: "displayed", card: cardName(kind) }, EVERYBODY);
  if (s.awaits[0] === SETUP_DISPLAY) {
    if (s.dealt[0] === s.opened.setupDisplay) beginRound(s, tell);
  } else if (s.dealt[0] === s.opened.roundDisplay) beginTrick(s, tell);
}

/** 2.5 Every packet goes to the left. */
function passPackets(s: State, tell?: Tell<Event>): void {
  const last = (s.opened.seats - 1) as Player;
  const { hand } = s;
  for (let seat: number = last; seat > 0; seat--) swapHands(hand[seat as Player], hand[(seat - 1) as Player]);
  beginTrick(s);
  if (!tell) return;
  for (const to of s.opened.seatList) {
    const from = ((to + last) % s.opened.seats) as Player;
    const cards = handNames(s, to);
    const n = cards.length;
    const knowing = s.opened.seatList
      .filter((seat) => knows(s, seat, to))
      .reduce<number>((mask, seat) => mask | (1 << seat), 0);
    tell({ type: "packetPassed", from, to, n, cards }, knowing);
    tell({ type: "packetPassed", from, to, n }, EVERYBODY & ~knowing);
  }
  tell({ type: "trickBegun", trick: s.trick[0], last: s.trick[0] === s.opened.tricks }, EVERYBODY);
}

/** Swaps downwards: the last hand ends up first, the others one seat further. */
function swapHands(one: State["hand"][Player], other: State["hand"][Player]): void {
  for (let slot = 0; slot < HAND; slot++) {
    const card = one[slot as 0];
    one[slot as 0] = other[slot as 0];
    other[slot as 0] = card;
  }
}

/** 2.6, 2.7 */
function layOut(s: State, tell?: Tell<Event>): void {
  for (const seat of s.opened.seatList) {
    tell?.({ type: "cardsLaidOut", seat, cards: handNames(s, seat) }, EVERYBODY);
    for (const slot of HAND_SLOTS) {
      const card = s.hand[seat][slot];
      if (card === 0) break;
      addToDisplay(s, (card - 1) as Kind);
      s.hand[seat][slot] = 0;
    }
  }
  passDoge(s, tell);
  beginRound(s, tell);
}
