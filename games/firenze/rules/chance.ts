import { type ChanceBuffer, EVERYBODY, elementAt, type Tell } from "#engine";
import { total } from "./bricks.ts";
import { isEmpty, remakeEmptyDeck } from "./cards/piles.ts";
import {
  CARDS,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  type Contract,
  colourOf,
  contractOf,
  FIRST_CHURCH,
  FLOORS,
  floorsOf,
  KINDS,
  type Kind,
  NUMERALS,
  SLOTS,
  type Slot,
  WHITE,
} from "./content.ts";
import type { Event, Listener } from "./events.ts";
import { OUTCOMES } from "./moves.ts";
import {
  BALCONIES,
  DEAL_BRICKS,
  DEAL_CARDS,
  DRAW_BRICKS,
  DRAW_CARD,
  LAYOUT,
  NEUTRAL,
  NEUTRAL_SEALS,
  type Player,
  type Rules,
  START_PLAYER,
  type State,
} from "./state.ts";
import { drawOnto, refill, startTurn } from "./turn/turn.ts";

/** 2 The state before the first draw: everything that needs no chance is laid out. */
export function setup(rules: Rules): State {
  const s = LAYOUT.create(rules);
  const { figures } = rules;
  for (const colour of COLOUR_INDEX) s.bag[colour] = figures.bricks[COLOURS[colour]];
  for (const kind of KINDS) {
    const { count, start } = figures.cards[CARDS[kind]];
    if (kind === FIRST_CHURCH && !rules.campanile) continue;
    s.startDeck[kind] = start;
    s.deck[kind] = count - start;
  }
  for (const seat of rules.seatList) s.sealsLeft[seat] = figures.seals[rules.seats];
  s.awaits[0] = START_PLAYER;
  return s;
}

/** Lists the outcomes possible now, each with its weight, and returns how many. */
export function chance(s: State, out: ChanceBuffer): number {
  switch (s.awaits[0]) {
    case DEAL_CARDS:
    case DRAW_CARD:
      return weighed(isEmpty(s.startDeck) ? s.deck : s.startDeck, KINDS.length, OUTCOMES.first.card, out);
    case DEAL_BRICKS:
    case DRAW_BRICKS:
      return weighed(s.bag, COLOURS.length, OUTCOMES.first.brick, out);
    default:
      return setupChance(s, out);
  }
}

/**
 * 2.1 to 2.3 The outcomes of the setup. A function of its own, because V8 allocates a context for its closures at each
 * call.
 */
function setupChance(s: State, out: ChanceBuffer): number {
  switch (s.awaits[0]) {
    case START_PLAYER:
      return equally(s.opened.seats, OUTCOMES.first.startPlayer, () => true, out);
    case BALCONIES:
      return equally(s.opened.tiles.length, OUTCOMES.first.balcony, (tile) => isNextBalcony(s, tile), out);
    case NEUTRAL_SEALS: {
      const n = equally(CONTRACT_INDEX.length, OUTCOMES.first.neutral, (i) => isGoodForNeutral(s, i as Contract), out);
      // A corrected file may leave no contract within the advice: then any without a tile.
      return n > 0 ? n : equally(CONTRACT_INDEX.length, OUTCOMES.first.neutral, (i) => isBare(s, i as Contract), out);
    }
    default:
      return 0;
  }
}

function equally(count: number, first: number, isOpen: (i: number) => boolean, out: ChanceBuffer): number {
  let n = 0;
  for (let i = 0; i < count; i++) {
    if (!isOpen(i)) continue;
    out.outcomes[n] = first + i;
    out.weights[n++] = 1;
  }
  return n;
}

function weighed(counts: { readonly [i: number]: number }, kinds: number, first: number, out: ChanceBuffer): number {
  let n = 0;
  for (let i = 0; i < kinds; i++) {
    const weight = counts[i] as number;
    if (weight === 0) continue;
    out.outcomes[n] = first + i;
    out.weights[n++] = weight;
  }
  return n;
}

/** 2.2 A tile whose contract already has one is drawn again. */
function isNextBalcony(s: State, tile: number): boolean {
  const t = s.opened.tiles[tile];
  return t !== undefined && t.numeral === s.dealt[0] && s.balcony[t.contract as Contract] === 0;
}

/** 2.3 A contract without a tile. */
export const isBare = (s: State, contract: Contract): boolean => s.balcony[contract] === 0 && s.seals[contract] === 0;

/** 2.3 */
function isGoodForNeutral(s: State, contract: Contract): boolean {
  if (!isBare(s, contract)) return false;
  const { mostPerTower, mostLow, mostHigh } = s.opened.figures.neutralSeals;
  const colour = colourOf(contract);
  let onTower = 0;
  for (const floors of FLOORS) if (!isBare(s, contractOf(colour, floors))) onTower++;
  if (onTower >= mostPerTower) return false;
  const isLow = floorsOf(contract) <= 4;
  let alike = 0;
  for (const other of CONTRACT_INDEX) if (s.seals[other] === NEUTRAL && floorsOf(other) <= 4 === isLow) alike++;
  return alike < (isLow ? mostLow : mostHigh);
}

export function resolve(s: State, outcome: number, tell?: Tell<Event>): void {
  switch (s.awaits[0]) {
    case START_PLAYER:
      beginSetup(s, (outcome - OUTCOMES.first.startPlayer) as Player, tell);
      return;
    case BALCONIES:
      layBalcony(s, outcome - OUTCOMES.first.balcony, tell);
      return;
    case NEUTRAL_SEALS:
      layNeutral(s, (outcome - OUTCOMES.first.neutral) as Contract, null, tell);
      return;
    case DEAL_CARDS:
    case DRAW_CARD:
      drawCard(s, (outcome - OUTCOMES.first.card) as Kind, tell);
      return;
    case DEAL_BRICKS:
    case DRAW_BRICKS:
      drawBrick(s, (outcome - OUTCOMES.first.brick) as Colour, tell);
      return;
    default:
      throw new Error("invariant: chance is to act");
  }
}

function beginSetup(s: State, seat: Player, tell: Listener): void {
  s.startPlayer[0] = seat + 1;
  s.active[0] = seat + 1;
  s.awaits[0] = BALCONIES;
  tell?.({ type: "startPlayer", seat }, EVERYBODY);
}

function layBalcony(s: State, tile: number, tell: Listener): void {
  const t = s.opened.tiles[tile];
  if (t === undefined) return;
  const contract = t.contract as Contract;
  s.balcony[contract] = tile + 1;
  const numeral = elementAt(NUMERALS, t.numeral);
  tell?.(
    {
      type: "balconyLaid",
      numeral,
      colour: COLOURS[colourOf(contract)],
      floors: floorsOf(contract),
      points: t.points,
    },
    EVERYBODY,
  );
  s.dealt[0]++;
  if (s.dealt[0] < NUMERALS.length) return;
  s.dealt[0] = 0;
  s.awaits[0] = NEUTRAL_SEALS;
  if (s.opened.figures.neutralSeals.placed === 0) giveStartBricks(s, tell);
}

/** 2.3 By chance, or by the start player. */
export function layNeutral(s: State, contract: Contract, seat: Player | null, tell: Listener): void {
  s.seals[contract] = NEUTRAL;
  s.dealt[0]++;
  s.lowest[0] = seat === null ? 0 : contract + 1;
  tell?.({ type: "neutralSeal", colour: COLOURS[colourOf(contract)], floors: floorsOf(contract), seat }, EVERYBODY);
  if (s.dealt[0] === s.opened.figures.neutralSeals.placed) giveStartBricks(s, tell);
}

/** 2.4 White bricks in turn order. */
function giveStartBricks(s: State, tell: Listener): void {
  s.dealt[0] = 0;
  s.lowest[0] = 0;
  const { seats, seatList, figures } = s.opened;
  for (const i of seatList) {
    const seat = ((s.startPlayer[0] - 1 + i) % seats) as Player;
    const n = figures.startBricks[i];
    s.storage[seat][WHITE] += n;
    s.bag[WHITE] -= n;
    tell?.({ type: "startBricks", seat, n }, EVERYBODY);
  }
  s.awaits[0] = DEAL_CARDS;
}

/** 2.5 Six cards, then bricks from the left; 3.1 later a card and its bricks. */
function drawCard(s: State, kind: Kind, tell: Listener): void {
  const pile = s.startDeck[kind] > 0 ? s.startDeck : s.deck;
  pile[kind]--;
  let free = 0;
  while (s.rowCard[free as Slot] > 0) free++;
  const slot = free as Slot;
  s.rowCard[slot] = kind + 1;
  tell?.({ type: "cardDrawn", slot, card: CARDS[kind] }, EVERYBODY);
  remakeEmptyDeck(s, tell);
  if (s.awaits[0] === DRAW_CARD) {
    if (!drawOnto(s, slot, s.opened.figures.bricksOnCard, tell)) refill(s, tell);
    return;
  }
  if (slot < SLOTS.length - 1) return;
  dealOnto(s, 0, tell);
}

/** 2.5 */
function dealOnto(s: State, slot: number, tell: Listener): void {
  s.slot[0] = 0;
  if (slot < SLOTS.length && drawOnto(s, slot as Slot, s.opened.figures.bricksOnCard, tell)) {
    s.awaits[0] = DEAL_BRICKS;
    return;
  }
  startTurn(s, (s.startPlayer[0] - 1) as Player, tell);
}

function drawBrick(s: State, colour: Colour, tell: Listener): void {
  const slot = (s.slot[0] - 1) as Slot;
  s.bag[colour]--;
  s.rowBricks[slot][colour]++;
  s.drawLeft[0]--;
  tell?.({ type: "brickDrawn", slot, colour: COLOURS[colour] }, EVERYBODY);
  if (s.drawLeft[0] > 0) return;
  if (s.awaits[0] === DEAL_BRICKS) {
    dealOnto(s, slot + 1, tell);
    return;
  }
  if (s.back[0] === 0) {
    refill(s, tell);
    return;
  }
  s.slot[0] = 0;
  s.awaits[0] = s.back[0];
  s.back[0] = 0;
}

/** 4.11 All bricks of a row card into the bag, and as many back. */
export function redraw(s: State, slot: Slot, tell: Listener): void {
  const bricks = s.rowBricks[slot];
  const n = total(bricks);
  if (n === 0) return;
  tell?.({ type: "bricksToBag", slot, bricks: COLOUR_INDEX.map((c) => bricks[c]) }, EVERYBODY);
  for (const c of COLOUR_INDEX) {
    s.bag[c] += bricks[c];
    bricks[c] = 0;
  }
  s.back[0] = s.awaits[0];
  drawOnto(s, slot, n, tell);
}
