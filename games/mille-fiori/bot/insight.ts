import type { Foresight, Insight } from "#engine";
import {
  BERTHS_A_ROW,
  FLEET_POINTS,
  GOOD_INDEX,
  HOUSE_INDEX,
  PERSON_INDEX,
  ROWS,
  spaceOf,
  TRIPLES,
} from "../rules/board/board.ts";
import {
  BITS_OF_FIVE,
  HOUSE_VALUE,
  MATERIAL_MASK,
  NEIGHBOUR_MASK,
  OPEN_PEOPLE,
  PERSON_POINTS,
  SUPPORT_MASK,
  TOP_MASK,
} from "../rules/board/masks.ts";
import { bits } from "../rules/board/tables.ts";
import {
  GOBLET,
  HARBOR,
  HOUSES,
  KINDS,
  type Kind,
  NOBILI,
  POPULI,
  SIGN_OF,
  TRADE,
  WORKSHOPS,
} from "../rules/content.ts";
import { filledPeople, filledWorkshops, workshopsOf } from "../rules/derived.ts";
import { bonusOf } from "../rules/scoring/bonus.ts";
import { EXTRA, LAY_OUT, OVER, PLAY_EXTRA, type Player, SOURCE_INDEX, type State } from "../rules/state.ts";
import {
  bestUse,
  bonusValue,
  figuresWith,
  goodsIn,
  groupFrom,
  lastHouseOwner,
  lastRun,
  MATERIAL_INDEX,
} from "./best-use.ts";
import { learnable } from "./learnable.ts";
import { chanceOf, EXTRA_LATER, extraNow, isInTrick, tricksLeft } from "./time-left.ts";

/** Weights of a position's prospects, in points: estimates, tuned as a whole by `arena`. */
const SHARE = {
  /** Chance that the owner of an unbroken row of houses also gets the next house. */
  run: 0.35,
  /** Points per workshop of the largest group. */
  group: 0.6,
  /**
   * Share of the points that plays of others will bring a seat, with 2, 3, 4 seats: of two, neither plays for the
   * other.
   */
  others: [0, 0.3, 0.8],
  /** Share of the points that diamonds of others on top of one's own will bring. */
  support: 0.35,
  /** Share of the remaining cards of a good that will be played for the good. */
  goods: 0.5,
  /** Share of an open chance that falls to the next seat to play, the seat after it, and so on. */
  ready: [0.2, 0.13, 0.08, 0.05],
} as const;

function values(s: State, out: Float64Array): void {
  const isOver = s.awaits[0] === OVER;
  const secured = s.opened.first && !isOver;
  for (const seat of s.opened.seatList) {
    let points = secured ? bonusOf(s, seat) : 0;
    for (const source of SOURCE_INDEX) points += s.points[source][seat];
    out[seat] = points;
  }
  if (isOver) return;
  const left = tricksLeft(s);
  for (const seat of s.opened.seatList) out[seat] = (out[seat] as number) + prospects(s, seat, left);
  addFleets(s, out, left);
  addGoods(s, out, left);
  addReady(s, out, left);
  addPending(s, out);
}

/** The prospects of a seat's diamonds. A ship's remaining way does not count: `arena` showed no gain. */
function prospects(s: State, seat: Player, left: number): number {
  const numbers = bits(s.houseNumbers[seat]);
  const own = workshopsOf(s, seat);
  let materials = 0;
  for (const m of MATERIAL_INDEX) if ((own & MATERIAL_MASK[m]) !== 0) materials++;
  let goods = 0;
  for (const good of GOOD_INDEX) if (s.goods[good][seat] > 0) goods++;
  const nobili = figuresWith(s.people[0][seat]);
  const populi = figuresWith(s.people[1][seat]);
  const time = Math.min(1, left / 8);
  let sum =
    bonusValue(s, seat, WORKSHOPS) * soon(4 - materials, left) +
    bonusValue(s, seat, HOUSES) * soon(4 - numbers, left) +
    bonusValue(s, seat, NOBILI) * soon(3 - nobili, left) +
    bonusValue(s, seat, POPULI) * soon(3 - populi, left) +
    bonusValue(s, seat, TRADE) * soon(4 - goods, left);
  if (numbers < 5) sum += EXTRA_LATER * soon(numbers < 3 ? 3 - numbers : 5 - numbers, left);
  if (lastHouseOwner(s) === seat + 1) sum += SHARE.run * Math.min(1, left) * lastRun(s);
  return sum + time * (SHARE.group * largestGroup(s, own) + SHARE.support * byOthers(s) * supports(s, seat));
}

const byOthers = (s: State): number => SHARE.others[(s.opened.seats - 2) as 0];

const soon = (missing: number, left: number): number => (missing <= 0 ? 0 : chanceOf(missing, left));

const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The largest group that can still grow. */
function largestGroup(s: State, own: number): number {
  const filled = filledWorkshops(s);
  let most = 0;
  for (let rest = own; rest !== 0; ) {
    const group = groupFrom(rest & -rest, own);
    rest &= ~group;
    let near = 0;
    for (let left = group; left !== 0; left &= left - 1) near |= NEIGHBOUR_MASK[lowestBit(left) as 0];
    const size = bits(group) * Math.min(1, 0.4 * bits(near & ~filled));
    if (size > most) most = size;
  }
  return most;
}

/** By space: a mask of the people that rest on it, directly or indirectly. */
const ABOVE = PERSON_INDEX.map((i) =>
  PERSON_INDEX.reduce((mask: number, top) => (((SUPPORT_MASK[top] >> i) & 1) === 1 ? mask | (1 << top) : mask), 0),
);

function supports(s: State, seat: Player): number {
  let sum = 0;
  for (const pyramid of [0, 1] as const) {
    const free = ~filledPeople(s, pyramid);
    const own = s.people[pyramid][seat];
    for (let left: number = own; left !== 0; left &= left - 1) {
      const i = lowestBit(left);
      sum += PERSON_POINTS[i as 0] * bits((ABOVE[i] as number) & free);
    }
  }
  return sum;
}

/** Ships that wait in the harbor for their fleet. */
function addFleets(s: State, out: Float64Array, left: number): void {
  for (const row of ROWS) {
    const filled = (s.berths[0] >> (row * 3)) & 7;
    if (filled === 0 || filled === 7) continue;
    const goods = goodsIn(s, row);
    const more = Math.min(4, goods + 0.4 * (4 - goods) * Math.min(1, left / 8));
    const low = Math.floor(more);
    const each =
      FLEET_POINTS[low as 0] + (more - low) * (FLEET_POINTS[Math.min(4, low + 1) as 0] - FLEET_POINTS[low as 0]);
    const worth = each * chanceOf(3 - bits(filled), 0.7 * left);
    for (let k = 0; k < 3; k++) {
      const owner = s.board[spaceOf(HARBOR, row * BERTHS_A_ROW + k)];
      if (owner > 0) out[owner - 1] = (out[owner - 1] as number) + worth;
    }
  }
}

const GOODS_CARDS: readonly (readonly Kind[])[] = GOOD_INDEX.map((good) =>
  KINDS.filter((kind) => SIGN_OF[kind] === GOBLET + good),
);

/** The owner of diamonds of a good earns with every further one. */
function addGoods(s: State, out: Float64Array, left: number): void {
  for (const good of GOOD_INDEX) {
    const filled = BITS_OF_FIVE[s.goodRows[good] as 0];
    if (filled === 0) continue;
    let about = 0;
    for (const kind of GOODS_CARDS[good] ?? []) about += 1 - Math.min(1, s.discards[kind]);
    const further = SHARE.goods * about * Math.min(1, left / 6);
    const each = byOthers(s) * further * (filled + (further + 1) / 2);
    for (const seat of s.opened.seatList) out[seat] = (out[seat] as number) + s.goods[good][seat] * each;
  }
}

/** The open chances: triples with one space left, the top of a pyramid, a house of high value. */
function addReady(s: State, out: Float64Array, left: number): void {
  if (left < 0.5) return;
  const filled = filledWorkshops(s);
  let ready = 0;
  for (const [a, b, c] of TRIPLES) {
    if (((filled >> a) & 1) + ((filled >> b) & 1) + ((filled >> c) & 1) === 2) ready += EXTRA_LATER;
  }
  for (const pyramid of [0, 1] as const) {
    const tops = (OPEN_PEOPLE[filledPeople(s, pyramid)] ?? 0) & TOP_MASK;
    ready += bits(tops) * (EXTRA_LATER + 6);
  }
  const house = s.houses[0];
  if (house < HOUSE_INDEX.length) ready += HOUSE_VALUE[house as 0];
  const { seats } = s.opened;
  const next = nextSeat(s);
  for (const [i, share] of SHARE.ready.entries()) {
    if (i >= seats) break;
    const seat = (next + i) % seats;
    out[seat] = (out[seat] as number) + share * ready;
  }
}

/** Who plays the next hand card. */
function nextSeat(s: State): number {
  const { seats } = s.opened;
  const awaits = s.awaits[0];
  if (awaits === EXTRA || awaits === PLAY_EXTRA) return s.actor[0] % seats;
  if (s.actor[0] > 0) return s.actor[0] - 1;
  return awaits === LAY_OUT ? s.doge[0] % seats : Math.max(0, s.doge[0] - 1);
}

/** Adds the value of kept cards that are not played yet, and of an extra card that has been earned. */
function addPending(s: State, out: Float64Array): void {
  const extra = extraNow(s);
  for (const seat of s.opened.seatList) {
    const kept = s.kept[seat];
    if (kept > 0) out[seat] = (out[seat] as number) + bestUse(s, seat, (kept - 1) as Kind, extra);
  }
  if (s.actor[0] === 0) return;
  const actor = (s.actor[0] - 1) as Player;
  if (s.awaits[0] === EXTRA) out[actor] = (out[actor] as number) + extra;
  else if (s.awaits[0] === PLAY_EXTRA) {
    out[actor] = (out[actor] as number) + bestUse(s, actor, (s.taken[0] - 1) as Kind, extra);
  }
}

const MOST_TRICKS = 8;

/** Number of finished tricks. A trick is finished before its cards are passed on. */
const turns = (s: State): number => s.round[0] * MOST_TRICKS + s.trick[0] + (isInTrick(s) ? 0 : 1);

const learned = async () => (await import("./learned.ts")).learned;

/** Rounded from 16 matches, measured as `calibrate mille-fiori` does before there was a correction. */
const foresight: Foresight = {
  all: [-2, 0, 1, 7, 5],
  mover: [-2, -6, -5, -3, -2],
  lead: [0.5, 0.7, 0.85, 0.85, 0.95],
};

/** Rules of thumb for chains, bonuses, rows and groups that can grow, and for open chances. */
export const insight: Insight<State> = { values, turns, learnable, learned, foresight };
