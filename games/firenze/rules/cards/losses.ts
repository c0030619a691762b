import { EVERYBODY } from "#engine";
import { listOf, storageOf, total } from "../bricks.ts";
import { CARDS, COLOUR_INDEX, COLOURS, type Colour, FLOOD, type Kind, LUXURY_TAX, TRIBUTE } from "../content.ts";
import type { Listener } from "../events.ts";
import {
  actorOf,
  FOR_LOSS,
  GIVE,
  KEEP,
  type Player,
  STANDING,
  type State,
  TOWER_SLOTS,
  type TowerSlot,
} from "../state.ts";
import { colourAt, coloursBuilt, heightAt, tearDown } from "../towers/towers.ts";
import { finishEvent } from "./event-done.ts";

/** 4.30 Everybody loses, in turn order from the active player. */
export function beginLosses(s: State, tell: Listener): void {
  s.loser[0] = s.active[0];
  faceLosses(s, tell);
}

/** Carries out the losses seat after seat, until a seat has to decide or all have lost. */
function faceLosses(s: State, tell: Listener): void {
  do {
    if (waitsForOwner(s, tell)) return;
    s.loser[0] = (s.loser[0] % s.opened.seats) + 1;
  } while (s.loser[0] !== s.active[0]);
  finishEvent(s, tell);
}

/** 4.30 The seat has decided: its unpaid towers come down, and it is the next one's turn. */
function nextLoser(s: State, tell: Listener): void {
  settle(s, tell);
  s.loser[0] = (s.loser[0] % s.opened.seats) + 1;
  if (s.loser[0] === s.active[0]) finishEvent(s, tell);
  else faceLosses(s, tell);
}

/** Carries out the loss of one seat. Returns true when the seat has to decide first. */
function waitsForOwner(s: State, tell: Listener): boolean {
  const seat = actorOf(s);
  if (s.event[0] - 1 === FLOOD) {
    const n = Math.ceil(storageOf(s, seat) / s.opened.figures.flood);
    if (n > 0 && s.opened.ownerLosses) return mustGive(s, n);
    loseInOrder(s, seat, n, tell);
    return false;
  }
  const isTribute = s.event[0] - 1 === TRIBUTE;
  keepWhatCanBeKept(s, seat);
  if (s.opened.ownerLosses) {
    const left = keptLater(s, seat);
    if (left > 0) {
      s.due[0] = left;
      s.awaits[0] = KEEP;
      return true;
    }
    const n = isTribute ? 0 : keptCount(s) * s.opened.figures.luxuryTax.bricks;
    if (n > 0) return mustGive(s, n);
  } else {
    keepHighest(s, seat);
    if (!isTribute) loseInOrder(s, seat, keptCount(s) * s.opened.figures.luxuryTax.bricks, tell);
  }
  settle(s, tell);
  return false;
}

function mustGive(s: State, n: number): true {
  s.due[0] = n;
  s.purpose[0] = FOR_LOSS;
  s.awaits[0] = GIVE;
  return true;
}

/** 4.15, 4.28, 4.30 Does the tower owe something? */
function owes(s: State, seat: Player, slot: number): slot is TowerSlot {
  if (slot >= s.towerCount[seat]) return false;
  return s.event[0] - 1 === TRIBUTE || heightAt(s, seat, slot as TowerSlot) >= s.opened.figures.luxuryTax.floors;
}

const isKept = (s: State, slot: number): boolean => ((s.kept[0] >> slot) & 1) === 1;

function keptCount(s: State): number {
  let n = 0;
  for (let mask = s.kept[0]; mask !== 0; mask &= mask - 1) n++;
  return n;
}

/** A purse pays for some towers: those of one colour for Tribute, all that owe for the Luxury Tax. */
const isOfPurse = (s: State, seat: Player, slot: number, colour: Colour): boolean =>
  owes(s, seat, slot) && (s.event[0] - 1 === LUXURY_TAX || colourAt(s, seat, slot) === colour);

/** How many towers of the purse can be paid for, and are not yet kept. */
function unkept(s: State, seat: Player, colour: Colour): number {
  const isTribute = s.event[0] - 1 === TRIBUTE;
  const means = isTribute
    ? s.storage[seat][colour]
    : Math.floor(storageOf(s, seat) / s.opened.figures.luxuryTax.bricks);
  let owing = 0;
  let kept = 0;
  for (let slot = 0; slot < STANDING; slot++) {
    if (!isOfPurse(s, seat, slot, colour)) continue;
    owing++;
    if (isKept(s, slot)) kept++;
  }
  return Math.min(owing, means) - kept;
}

function owing(s: State, seat: Player, colour: Colour): number {
  let n = 0;
  for (let slot = 0; slot < STANDING; slot++) if (isOfPurse(s, seat, slot, colour)) n++;
  return n;
}

/** The purses that may owe something, as a mask. */
const purses = (s: State, seat: Player): number => (s.event[0] - 1 === TRIBUTE ? coloursBuilt(s, seat) : 1);
const isPurse = (mask: number, colour: Colour): boolean => ((mask >> colour) & 1) === 1;

/** 4.30 Keeps the towers of every purse that can pay for all of its towers: it has to. */
function keepWhatCanBeKept(s: State, seat: Player): void {
  s.kept[0] = 0;
  s.lowest[0] = 0;
  const mask = purses(s, seat);
  for (const colour of COLOUR_INDEX) {
    if (!isPurse(mask, colour) || unkept(s, seat, colour) < owing(s, seat, colour)) continue;
    for (let slot = 0; slot < STANDING; slot++) if (isOfPurse(s, seat, slot, colour)) s.kept[0] |= 1 << slot;
  }
}

/** How many towers the owner has still to name. */
function keptLater(s: State, seat: Player): number {
  const mask = purses(s, seat);
  let n = 0;
  for (const colour of COLOUR_INDEX) if (isPurse(mask, colour)) n += unkept(s, seat, colour);
  return n;
}

/** 4.30 Without a choice the highest towers are kept, of equally high ones those of the scarcest colour. */
function keepHighest(s: State, seat: Player): void {
  const mask = purses(s, seat);
  for (const colour of COLOUR_INDEX) {
    if (!isPurse(mask, colour)) continue;
    for (let n = unkept(s, seat, colour); n > 0; n--) {
      let best = -1;
      for (let slot = 0; slot < STANDING; slot++) {
        if (isKept(s, slot) || !isOfPurse(s, seat, slot, colour)) continue;
        if (best < 0 || heightAt(s, seat, slot as TowerSlot) >= heightAt(s, seat, best as TowerSlot)) best = slot;
      }
      s.kept[0] |= 1 << best;
    }
  }
}

/** What Luxury Tax or Tribute takes from a seat. */
export interface Losses {
  readonly paid: number;
  /** Towers that no choice can keep, and how many more come down, of which the owner has the choice. */
  readonly falling: readonly TowerSlot[];
  readonly chosen: number;
}

/** 4.15, 4.28, 4.30 What the seat loses, were the event to happen now. Changes the state. */
export function lossesOf(s: State, seat: Player, kind: Kind): Losses {
  s.event[0] = kind + 1;
  keepWhatCanBeKept(s, seat);
  if (!s.opened.ownerLosses) keepHighest(s, seat);
  const later = keptLater(s, seat);
  const unpaid = TOWER_SLOTS.filter((slot) => owes(s, seat, slot) && !isKept(s, slot));
  const falling = unpaid.filter((slot) => unkept(s, seat, colourAt(s, seat, slot)) === 0);
  const each = kind === TRIBUTE ? 1 : s.opened.figures.luxuryTax.bricks;
  return { paid: (keptCount(s) + later) * each, falling, chosen: unpaid.length - later - falling.length };
}

/**
 * 4.30, 9.4 May this tower be kept next? Towers are named in ascending order, of towers alike the first one, and enough
 * must be left after it.
 */
export function canKeep(s: State, slot: number): boolean {
  const seat = actorOf(s);
  if (slot < s.lowest[0] || isKept(s, slot) || !owes(s, seat, slot)) return false;
  const towers = s.towers[seat];
  if (slot > 0 && towers[(slot - 1) as TowerSlot] === towers[slot] && !isKept(s, slot - 1)) return false;
  const mask = purses(s, seat);
  const colour = COLOUR_INDEX.find((each) => isPurse(mask, each) && unkept(s, seat, each) > 0);
  if (colour === undefined || !isOfPurse(s, seat, slot, colour)) return false;
  let left = 0;
  for (let other = slot; other < STANDING; other++) {
    if (!isKept(s, other) && isOfPurse(s, seat, other, colour)) left++;
  }
  return left >= unkept(s, seat, colour);
}

export function keepTower(s: State, slot: TowerSlot, tell: Listener): void {
  const seat = actorOf(s);
  s.kept[0] |= 1 << slot;
  s.lowest[0] = slot + 1;
  s.due[0]--;
  tell?.(
    { type: "towerKept", seat, colour: COLOURS[colourAt(s, seat, slot)], floors: heightAt(s, seat, slot) },
    EVERYBODY,
  );
  if (s.due[0] > 0) return;
  s.lowest[0] = 0;
  if (s.event[0] - 1 === TRIBUTE) nextLoser(s, tell);
  else mustGive(s, keptCount(s) * s.opened.figures.luxuryTax.bricks);
}

/** The seat has given what it owes. */
export const lossPaid = nextLoser;

/** 4.28 The tribute is paid in the tower's colour; then every tower that was not paid for comes down. */
function settle(s: State, tell: Listener): void {
  const seat = actorOf(s);
  const kind = s.event[0] - 1;
  if (kind === FLOOD) return;
  if (kind === TRIBUTE) payTribute(s, seat, tell);
  for (let slot = s.towerCount[seat] - 1; slot >= 0; slot--) {
    if (owes(s, seat, slot) && !isKept(s, slot)) {
      tearDown(s, seat, slot as TowerSlot, tell && { by: kind === TRIBUTE ? "tribute" : "luxuryTax", tell });
    }
  }
  s.kept[0] = 0;
}

function payTribute(s: State, seat: Player, tell: Listener): void {
  const before = tell && listOf(s.storage[seat]);
  for (let slot = 0; slot < STANDING; slot++) {
    if (!isKept(s, slot)) continue;
    const colour = colourAt(s, seat, slot as TowerSlot);
    s.storage[seat][colour]--;
    s.bag[colour]++;
  }
  if (before !== undefined) tellLost(s, seat, before, tell);
}

/** 4.30 Takes `n` bricks from storage: colours of which the seat builds no tower first, the cheapest ones first. */
function loseInOrder(s: State, seat: Player, n: number, tell: Listener): void {
  const before = tell && listOf(s.storage[seat]);
  const isBuilt = coloursBuilt(s, seat);
  let left = n;
  for (let i = 0; i < 12 && left > 0; i++) {
    const colour = (i % 6) as Colour;
    if (((isBuilt >> colour) & 1) !== (i < 6 ? 0 : 1)) continue;
    const lost = Math.min(left, s.storage[seat][colour]);
    s.storage[seat][colour] -= lost;
    s.bag[colour] += lost;
    left -= lost;
  }
  if (before !== undefined) tellLost(s, seat, before, tell);
}

/** 4.30 Of each colour, what the seat loses of `n` bricks where it does not choose. Changes the state. */
export function lostInOrder(s: State, seat: Player, n: number): readonly number[] {
  const before = listOf(s.storage[seat]);
  loseInOrder(s, seat, n, undefined);
  return lostSince(s, seat, before);
}

const lostSince = (s: State, seat: Player, before: readonly number[]): readonly number[] =>
  COLOUR_INDEX.map((c) => (before[c] as number) - s.storage[seat][c]);

function tellLost(s: State, seat: Player, before: readonly number[], tell: Listener): void {
  const bricks = lostSince(s, seat, before);
  const card = CARDS[(s.event[0] - 1) as Kind];
  if (bricks.some((n) => n > 0)) tell?.({ type: "bricksLost", seat, bricks, card }, EVERYBODY);
}

/** 4.10, 9.5 Fire takes the whole storage when it holds no more than Fire asks for. */
export function loseAll(s: State, seat: Player, tell: Listener): void {
  loseInOrder(s, seat, total(s.storage[seat]), tell);
}
