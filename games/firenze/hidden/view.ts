import { elementAt, type Seat, type Viewer } from "#engine";
import { listOf } from "../rules/bricks.ts";
import {
  BONUS_INDEX,
  BUILDING_INDEX,
  BUILDINGS,
  CARDS,
  CHURCH_INDEX,
  CHURCHES,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  type Contract,
  HAND_KINDS,
  type HandName,
  KINDS,
  type Kind,
  PERSON_KINDS,
  SLOTS,
} from "../rules/content.ts";
import {
  AWAITED,
  NEUTRAL,
  OVER,
  type Player,
  PURPOSES,
  SOURCE_INDEX,
  SOURCES,
  type SourceName,
  type State,
  TOWER_SLOTS,
} from "../rules/state.ts";
import { colourAt, heightAt } from "../rules/towers/towers.ts";
import type { Mat, Turn, View } from "./view-types.ts";

/** 8.1 What the viewer may know, built up field by field. Everybody knows the same. */
export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    seats: s.opened.seats,
    awaits: elementAt(AWAITED, s.awaits[0]),
    setupDraws: s.dealt[0],
    startPlayer: seatOrNull(s.startPlayer[0]),
    active: seatOrNull(s.active[0]),
    loser: seatOrNull(s.loser[0]),
    ending: seatOrNull(s.ending[0]),
    contracts: CONTRACT_INDEX.map((contract) => contractOf(s, contract)),
    balconiesDone: s.balconiesDone[0],
    floorBonuses: BONUS_INDEX.map((bonus) => seatOrNull(s.floorBonus[bonus])),
    row: SLOTS.filter((slot) => s.rowCard[slot] > 0).map((slot) => ({
      card: CARDS[(s.rowCard[slot] - 1) as Kind],
      bricks: listOf(s.rowBricks[slot]),
    })),
    bag: listOf(s.bag),
    aside: listOf(s.aside),
    startDeck: KINDS.map((kind) => s.startDeck[kind]),
    deck: KINDS.map((kind) => s.deck[kind]),
    discards: KINDS.map((kind) => s.discards[kind]),
    church: CHURCH_INDEX.filter((church) => s.church[church] === 1).map((church) => CHURCHES[church]),
    mats: s.opened.seatList.map((seat) => matOf(s, seat)),
    turn: turnOf(s),
  };
}

const seatOrNull = (value: number): Seat | null => (value === 0 ? null : ((value - 1) as Seat));

function contractOf(s: State, contract: Contract): View["contracts"][number] {
  const seal = s.seals[contract];
  const balcony = s.balcony[contract];
  return {
    seal: seal === NEUTRAL ? "neutral" : seatOrNull(seal),
    balcony: balcony === 0 ? null : balcony - 1,
  };
}

function matOf(s: State, seat: Player): Mat {
  const isActive = s.active[0] === seat + 1;
  return {
    storage: listOf(s.storage[seat]),
    towers: TOWER_SLOTS.filter((slot) => slot < s.towerCount[seat]).map((slot) => ({
      colour: COLOURS[colourAt(s, seat, slot)],
      floors: heightAt(s, seat, slot),
      built: isActive ? s.fed[slot] : 0,
    })),
    hand: HAND_KINDS.flatMap((kind) => Array.from({ length: s.hand[seat][kind] }, (): HandName => CARDS[kind])),
    buildings: BUILDING_INDEX.filter((b) => s.buildings[seat][b] === 1).map((b) => BUILDINGS[b]),
    sealsLeft: s.sealsLeft[seat],
    bell: s.bells[seat] === 1,
    turns: s.turns[seat],
    points: Object.fromEntries(SOURCE_INDEX.map((i) => [SOURCES[i], s.points[i][seat]])) as Record<SourceName, number>,
  };
}

function turnOf(s: State): Turn {
  return {
    event: s.event[0] === 0 ? null : CARDS[(s.event[0] - 1) as Kind],
    slot: s.slot[0] === 0 ? null : s.slot[0] - 1,
    drawLeft: s.drawLeft[0],
    back: s.back[0] === 0 || s.awaits[0] === OVER ? null : elementAt(AWAITED, s.back[0]),
    due: s.due[0],
    lowest: s.lowest[0],
    purpose: elementAt(PURPOSES, s.purpose[0]),
    wanted: s.wanted[0] === 0 ? null : COLOURS[(s.wanted[0] - 1) as Colour],
    victim: seatOrNull(s.victim[0]),
    kept: TOWER_SLOTS.filter((slot) => ((s.kept[0] >> slot) & 1) === 1),
    built: s.built[0],
    cursor: s.cursor[0],
    exchanged: s.exchanged[0] === 1,
    played: PERSON_KINDS.filter((kind) => ((s.played[0] >> kind) & 1) === 1).map((kind) => CARDS[kind]),
  };
}
