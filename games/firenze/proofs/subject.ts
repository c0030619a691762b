import type { Subject } from "#engine/testkit";
import { SECRETS } from "../hidden/witness.ts";
import { type FirenzeTypes, firenze } from "../index.ts";
import { modelOf } from "../naive/model.ts";
import {
  BRIDGE,
  CARDS,
  CHURCH_INDEX,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  FIRST_BUILDING,
  FIRST_CHURCH,
  FIRST_FEAST,
  HAND_KINDS,
  type HandKind,
  KINDS,
  SLOTS,
  WAREHOUSE,
  WORKSHOP,
} from "../rules/content.ts";
import { REASONS } from "../rules/reasons/reasons.ts";
import { CHOOSE, LAYOUT, type State, TOWER_COLOUR, TOWER_SLOTS } from "../rules/state.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * 1 Counts bricks by colour, cards by kind and seals by seat, and compares derived fields with what they follow from.
 */
function conserved(s: State): Readonly<Record<string, number>> {
  const { seatList } = s.opened;
  const counts: [string, number][] = [];
  for (const c of COLOUR_INDEX) {
    const inTowers = seatList.map((seat) => {
      const own = TOWER_SLOTS.filter((slot) => Math.floor(s.towers[seat][slot] / TOWER_COLOUR) === c);
      return sum(own.map((slot) => s.towers[seat][slot] % TOWER_COLOUR)) + s.storage[seat][c];
    });
    counts.push([
      `bricks ${COLOURS[c]}`,
      s.bag[c] + s.aside[c] + sum(SLOTS.map((i) => s.rowBricks[i][c])) + sum(inTowers),
    ]);
  }
  for (const kind of KINDS) {
    const inRow = SLOTS.filter((slot) => s.rowCard[slot] === kind + 1).length;
    const held = kind < FIRST_BUILDING ? sum(seatList.map((seat) => s.hand[seat][kind as HandKind])) : 0;
    const built = [0, 1, 2].map((b) =>
      kind - FIRST_BUILDING === b ? sum(seatList.map((p) => s.buildings[p][b as 0])) : 0,
    );
    const church = CHURCH_INDEX.map((i) => (kind - FIRST_CHURCH === i ? s.church[i] : 0));
    const pending = s.event[0] === kind + 1 ? 1 : 0;
    const piles = s.startDeck[kind] + s.deck[kind] + s.discards[kind];
    counts.push([`card ${CARDS[kind]}`, piles + inRow + held + sum(built) + sum(church) + pending]);
  }
  for (const seat of seatList) {
    const placed = CONTRACT_INDEX.filter((contract) => s.seals[contract] === seat + 1).length;
    counts.push([`seals ${seat}`, placed + s.sealsLeft[seat]]);
    counts.push([`towers ${seat}`, s.towerCount[seat] - TOWER_SLOTS.filter((slot) => s.towers[seat][slot] > 0).length]);
  }
  counts.push(["row", missingInRow(s)], ["limits", overLimits(s)]);
  return Object.fromEntries(counts);
}

/** 3.1 Cards that the row lacks between turns although there are cards to draw. The kit checks that it stays 0. */
function missingInRow(s: State): number {
  if (s.awaits[0] !== CHOOSE) return 0;
  const left = sum(KINDS.map((kind) => s.startDeck[kind] + s.deck[kind] + s.discards[kind]));
  return Math.min(left, SLOTS.filter((slot) => s.rowCard[slot] === 0).length);
}

/** 3.6 Bricks and cards that the seat has beyond its limits after its turn. The kit checks that it stays 0. */
function overLimits(s: State): number {
  const { seatList, figures } = s.opened;
  const seat = seatList.at(s.active[0] - 2);
  if (s.awaits[0] !== CHOOSE || s.played[0] !== 0 || seat === undefined || s.turns[seat] === 0) return 0;
  const { limits } = figures;
  const { [BRIDGE]: bridge, [WAREHOUSE]: warehouse, [WORKSHOP]: workshop } = s.buildings[seat];
  const bricks = sum(COLOUR_INDEX.map((c) => s.storage[seat][c]));
  const most = warehouse === 1 ? limits.storageWithWarehouse : limits.storage;
  const persons = sum(HAND_KINDS.slice(0, FIRST_FEAST).map((kind) => s.hand[seat][kind as HandKind]));
  const feasts = sum(HAND_KINDS.slice(FIRST_FEAST).map((kind) => s.hand[seat][kind as HandKind]));
  const others = persons + bridge + workshop;
  const cards = warehouse === 1 ? 0 : Math.min(others, Math.max(0, others + feasts - limits.cards));
  return Math.max(0, bricks - most) + cards;
}

function pointsOf(event: FirenzeTypes["event"]): readonly number[] | undefined {
  switch (event.type) {
    case "contractFulfilled":
    case "floorBonus":
    case "privilege":
    case "lastSeal":
    case "majority":
    case "feast":
      return [0, 1, 2, 3].map((seat) => (seat === event.seat ? event.points : 0));
    default:
      return undefined;
  }
}

/** Firenze as the conformance kit looks at it. */
export const SUBJECT: Subject<FirenzeTypes> = {
  game: firenze,
  places: LAYOUT.places,
  secrets: SECRETS,
  conserved,
  pointsOf,
  reasonCodes: REASONS,
  model: modelOf,
};
