import { EVERYBODY, type ScoredNow, type Seat, unreachable } from "#engine";
import {
  ARTWORKS_TILE,
  BRICK_TILE,
  CARD_POINTS,
  COUNCIL_SEATS,
  LEVELS,
  type Level,
  MARBLE_TILE,
  PALAZZO,
  PALAZZO_CARD,
  PORT_CITIES_TILE,
  SCORING_CARDS,
  type ScoringCard,
  type ScoringCardName,
  TILE_INDEX,
  TILE_POINTS,
  TILES,
  type Tile,
  TRADE_CITIES_TILE,
  WOOD_TILE,
} from "../content.ts";
import type { Listener, TieStep } from "../events.ts";
import { CARD_SCORES, type GiftSlot, LATE_SEATS, OVER, type State } from "../state.ts";
import type { Target } from "../targets.ts";

/** 5.6 What a seat has in the category of a tile. */
export function tileCount(s: State, tile: Tile, seat: Seat): number {
  switch (tile) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return s.cloth[tile][seat];
    case 6:
    case 7:
    case 8:
      return churchCount(s, (tile - 6) as 0 | 1 | 2, seat);
    case ARTWORKS_TILE:
      return s.artworks[0][seat] + s.artworks[1][seat] + s.artworks[2][seat] + s.artworks[3][seat];
    case PORT_CITIES_TILE:
      return s.cloth[0][seat] + s.cloth[1][seat] + s.cloth[2][seat];
    case TRADE_CITIES_TILE:
      return s.cloth[3][seat] + s.cloth[4][seat] + s.cloth[5][seat];
    case WOOD_TILE:
      return s.gifts[0][seat] + s.gifts[3][seat] + s.gifts[6][seat];
    case BRICK_TILE:
      return s.gifts[1][seat] + s.gifts[4][seat] + s.gifts[7][seat];
    case MARBLE_TILE:
      return s.gifts[2][seat] + s.gifts[5][seat] + s.gifts[8][seat];
    default:
      return unreachable(tile);
  }
}

function churchCount(s: State, church: 0 | 1 | 2, seat: Seat): number {
  const at = (church * 3) as GiftSlot;
  const next = (church * 3 + 1) as GiftSlot;
  const last = (church * 3 + 2) as GiftSlot;
  return s.gifts[at][seat] + s.gifts[next][seat] + s.gifts[last][seat] + s.artworks[church][seat];
}

/** 5.8, 6.5 Seats on the council. 7.7 Late seats count as well. */
function councilSeats(s: State, seat: Seat): number {
  let n = 0;
  for (const k of TILE_INDEX) if (s.council[k] === seat + 1) n++;
  for (const k of LATE_SEATS) if (s.lateSeats[k] === seat + 1) n++;
  return n;
}

/**
 * 6.5 What a seat has in the category of a scoring card: seats and own artworks for the Palazzo, else what the tile
 * counts.
 */
export function cardCount(s: State, card: ScoringCard, seat: Seat): number {
  return card === PALAZZO_CARD ? councilSeats(s, seat) + s.artworks[PALAZZO][seat] : tileCount(s, card, seat);
}

/**
 * 5.8 Steps 1 to 4 of the tie order as one number: the larger one wins, equal ones are level. From the left: seats and
 * artworks in the Palazzo together, seats, and how early the latest seat, or without seats the first artwork, was
 * gained.
 */
export function findTieKey(s: State, seat: Seat): number {
  let key = 0;
  for (const place of LEVELS) if (s.palazzo[place] === seat + 1) key = keyWithArtwork(key, place);
  for (const k of TILE_INDEX) if (s.council[k] === seat + 1) key = keyWithSeat(key, k);
  for (const k of LATE_SEATS) if (s.lateSeats[k] === seat + 1) key = keyWithSeat(key, COUNCIL_SEATS + k);
  return key;
}

/** One more in each of these parts of a tie key, from the left: the sum, the seats; and the bits of what came earlier. */
const TIE_SUM = 1 << 10;
const TIE_SEAT = 1 << 5;
const TIE_EARLIER = TIE_SEAT - 1;

/**
 * 5.8 The tie key with one more seat, on a space after all earlier ones. 7.7 Late seats lie on spaces after the
 * council.
 */
const keyWithSeat = (key: number, space: number): number =>
  ((key & ~TIE_EARLIER) + TIE_SUM + TIE_SEAT) | (COUNCIL_SEATS + LATE_SEATS.length - space);

/** 5.8 The tie key with one more artwork in the Palazzo. The first one counts as long as there is no seat. */
const keyWithArtwork = (key: number, place: Level): number =>
  key + TIE_SUM + ((key & (TIE_SUM - 1)) === 0 ? LEVELS.length - place : 0);

/**
 * 5.8 The seat has gained this space. The key is updated: computing it anew takes 1.07 of the time of a random
 * decision.
 */
export function seatCounts(s: State, seat: Seat, space: number): void {
  s.tie[seat] = keyWithSeat(s.tie[seat], space);
}

/** 5.8 The seat has given an artwork to the Palazzo. */
export function artworkCounts(s: State, seat: Seat, place: Level): void {
  s.tie[seat] = keyWithArtwork(s.tie[seat], place);
}

const keys = new Int32Array(5);
const counts = new Int32Array(5);
/** A key of the ranking has three parts, from the left: the count, the tie key, and the turn order (7.8). */
const TURN_BITS = 3;
const COUNT_SHIFT = 16 + TURN_BITS;

/** 5.9 What each of `seats` seats gets that share the ranks from `rank` on, rounded down, at index `rank * 8 + seats`. */
function sharesOf(byRank: readonly number[]): Uint8Array {
  const shares = new Uint8Array(byRank.length * 8);
  for (let rank = 0; rank < byRank.length; rank++) {
    let pool = 0;
    for (let seats = 1; rank + seats <= byRank.length; seats++) {
      pool += byRank[rank + seats - 1] as number;
      shares[rank * 8 + seats] = Math.floor(pool / seats);
    }
  }
  return shares;
}

const TILE_SHARES = sharesOf(TILE_POINTS);
const CARD_SHARES = sharesOf(CARD_POINTS);

/**
 * 5.7, 5.8 Enters what a seat has into the ranking; `pointsOf` needs all seats entered. 7.8 With `turnOrder` level
 * seats are ordered in turn order from `first` and do not share.
 */
function enter(s: State, seat: Seat, count: number, first: Seat): void {
  const n = s.opened.seats;
  const turn = s.opened.turnOrderTies ? n - ((seat - first + n) % n) : 0;
  counts[seat] = count;
  keys[seat] = (count << COUNT_SHIFT) | (s.tie[seat] << TURN_BITS) | turn;
}

/** 5.7, 5.9 The points of a seat among the `n` that were entered. A count of nothing never scores. */
function pointsOf(seat: Seat, n: number, shares: Uint8Array): number {
  if (counts[seat] === 0) return 0;
  const key = keys[seat] as number;
  let ahead = 0;
  let even = 0;
  for (let other = 0; other < n; other++) {
    if ((keys[other] as number) > key) ahead++;
    else if (keys[other] === key) even++;
  }
  return shares[ahead * 8 + even] as number;
}

/** 5.7 Scores the next tile in council order. `first` comes first in turn order where nothing else decides (7.8). */
export function scoreTile(s: State, first: Seat, tell: Listener): void {
  const n = s.opened.seats;
  const k = s.tilesScored[0] as Tile;
  const tile = (s.tiles[k] - 1) as Tile;
  for (const seat of s.opened.seatList) enter(s, seat, tileCount(s, tile, seat), first);
  for (const seat of s.opened.seatList) {
    const points = pointsOf(seat, n, TILE_SHARES);
    s.tilePoints[k][seat] = points;
    s.score[seat] += points;
  }
  s.tilesScored[0]++;
  tell?.({ type: "tileScored", k: k + 1, tile: TILES[tile], ...scored(s, TILE_SHARES) }, EVERYBODY);
}

/** 6.5 Scores the kept cards in seat order, then the face-up one. */
export function scoreCards(s: State, tell: Listener): void {
  const n = s.opened.seats;
  for (const i of CARD_SCORES) {
    const card = i < n ? s.kept[i] - 1 : i === n ? s.openCard[0] - 1 : -1;
    if (card < 0) continue;
    const first = (s.startPlayer[0] - 1) as Seat;
    for (const seat of s.opened.seatList) enter(s, seat, cardCount(s, card as ScoringCard, seat), first);
    for (const seat of s.opened.seatList) {
      const points = pointsOf(seat, n, CARD_SHARES);
      s.cardPoints[i][seat] = points;
      s.score[seat] += points;
    }
    const name = SCORING_CARDS[card as ScoringCard];
    tell?.({ type: "cardScored", card: name, seat: i < n ? i : null, ...scored(s, CARD_SHARES) }, EVERYBODY);
  }
  s.awaits[0] = OVER;
}

/**
 * What a tile, a scoring card, a city or a building would bring as things lie: a place by its tile, and once
 * that has been scored by its card (6.5), whether or not it is in the match. A tile is scored once.
 */
export function scoredAsItLies(s: State, target: Target): ScoredNow | undefined {
  const [kind, name = ""] = target.split(":");
  switch (kind) {
    case "tile":
      return tileNow(s, Number(name) - 1);
    case "city":
    case "slot":
    case "niche":
      return tileNow(s, placeOfTile(s, name)) ?? cardNow(s, name);
    case "scoring":
      return cardNow(s, name);
    default:
      return undefined;
  }
}

/** The council space over the tile; -1 where there is none. */
const placeOfTile = (s: State, name: string): number =>
  TILE_INDEX.findIndex((k) => s.tiles[k] > 0 && TILES[(s.tiles[k] - 1) as Tile] === name);

function tileNow(s: State, k: number): ScoredNow | undefined {
  const tile = s.tiles[k as Tile] - 1;
  if (k < s.tilesScored[0] || tile < 0) return undefined;
  for (const seat of s.opened.seatList) enter(s, seat, tileCount(s, tile as Tile, seat), firstNow(s));
  return scored(s, TILE_SHARES);
}

function cardNow(s: State, name: string): ScoredNow {
  const card = SCORING_CARDS.indexOf(name as ScoringCardName);
  for (const seat of s.opened.seatList) enter(s, seat, cardCount(s, card as ScoringCard, seat), firstNow(s));
  return scored(s, CARD_SHARES);
}

/** 7.8 The seat that would come first: the active player, before the first turn the start player. */
const firstNow = (s: State): Seat => (Math.max(1, s.active[0] || s.startPlayer[0]) - 1) as Seat;

/** The last ranking as an event tells it: points and counts by seat, and the ties that mattered. */
function scored(
  s: State,
  shares: Uint8Array,
): { points: number[]; counts: number[]; ties: { seats: Seat[]; by: TieStep }[] } {
  const n = s.opened.seats;
  const ties: { seats: Seat[]; by: TieStep }[] = [];
  const order = [...s.opened.seatList].sort((a, b) => (keys[b] as number) - (keys[a] as number));
  for (let i = 0; i + 1 < n && i < 3; i++) {
    const a = order[i] as Seat;
    const b = order[i + 1] as Seat;
    if (counts[a] === 0 || counts[a] !== counts[b]) continue;
    const step = tieStep((keys[a] as number) >> TURN_BITS, (keys[b] as number) >> TURN_BITS);
    const by = step === "shared" && s.opened.turnOrderTies ? "turnOrder" : step;
    const last = ties.at(-1);
    if (last?.by === by && last.seats.at(-1) === a) last.seats.push(b);
    else ties.push({ seats: [a, b], by });
  }
  return {
    points: s.opened.seatList.map((seat) => pointsOf(seat, n, shares)),
    counts: Array.from(counts.subarray(0, n)),
    ties,
  };
}

/** 5.8 The step of the tie order at which two keys differ. */
export function tieStep(a: number, b: number): TieStep {
  const differing = a ^ b;
  if (differing === 0) return "shared";
  if (differing >= TIE_SUM) return "sum";
  if (differing >= TIE_SEAT) return "seats";
  return (a & (TIE_SUM - 1)) >= TIE_SEAT ? "firstSeats" : "firstArtwork";
}
