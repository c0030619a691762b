import type { Sampler, Seat } from "#engine";
import type { Counts } from "../rules/bricks.ts";
import {
  BONUS_INDEX,
  BUILDINGS,
  type Building,
  CARDS,
  CHURCHES,
  type Church,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type HandKind,
  KINDS,
  SLOTS,
} from "../rules/content.ts";
import type { Bricks } from "../rules/events.ts";
import {
  AWAITED,
  LAYOUT,
  NEUTRAL,
  type Player,
  PURPOSES,
  type Rules,
  SOURCE_INDEX,
  SOURCES,
  type State,
  TOWER_COLOUR,
  TOWER_SLOTS,
} from "../rules/state.ts";
import type { Mat, Turn, View } from "./view-types.ts";

/** 8.1 Writes the one state that fits the view. The order of the deck is in no state, so nothing is left to deal. */
export function samplerOf(view: View, rules: Rules): Sampler<State> {
  const { bytes } = shownBy(view, rules);
  return { write: (s: State) => s.bytes.set(bytes) };
}

function shownBy(view: View, rules: Rules): State {
  const s = LAYOUT.create(rules);
  s.awaits[0] = AWAITED.indexOf(view.awaits);
  s.dealt[0] = view.setupDraws;
  s.startPlayer[0] = plusOne(view.startPlayer);
  s.active[0] = plusOne(view.active);
  s.loser[0] = plusOne(view.loser);
  s.ending[0] = plusOne(view.ending);
  readBoard(s, view);
  for (const seat of rules.seatList) {
    const mat = view.mats[seat];
    if (mat !== undefined) readMat(s, seat, mat);
  }
  readTurn(s, view.turn);
  return s;
}

const plusOne = (seat: Seat | null): number => (seat === null ? 0 : seat + 1);
const indexOf = (names: readonly string[], name: string | null): number =>
  name === null ? 0 : names.indexOf(name) + 1;

function readBricks(into: Counts, bricks: Bricks): void {
  for (const c of COLOUR_INDEX) into[c] = bricks[c] ?? 0;
}

function readBoard(s: State, view: View): void {
  for (const contract of CONTRACT_INDEX) {
    const { seal = null, balcony = null } = view.contracts[contract] ?? {};
    s.seals[contract] = seal === "neutral" ? NEUTRAL : plusOne(seal);
    s.balcony[contract] = balcony === null ? 0 : balcony + 1;
  }
  s.balconiesDone[0] = view.balconiesDone;
  for (const bonus of BONUS_INDEX) s.floorBonus[bonus] = plusOne(view.floorBonuses[bonus] ?? null);
  for (const slot of SLOTS) {
    const space = view.row[slot];
    if (space === undefined) continue;
    s.rowCard[slot] = indexOf(CARDS, space.card);
    readBricks(s.rowBricks[slot], space.bricks);
  }
  readBricks(s.bag, view.bag);
  readBricks(s.aside, view.aside);
  for (const kind of KINDS) {
    s.startDeck[kind] = view.startDeck[kind] ?? 0;
    s.deck[kind] = view.deck[kind] ?? 0;
    s.discards[kind] = view.discards[kind] ?? 0;
  }
  for (const card of view.church) s.church[CHURCHES.indexOf(card as "campanile") as Church] = 1;
}

function readMat(s: State, seat: Player, mat: Mat): void {
  readBricks(s.storage[seat], mat.storage);
  s.towerCount[seat] = mat.towers.length;
  for (const slot of TOWER_SLOTS) {
    const tower = mat.towers[slot];
    if (tower === undefined) break;
    s.towers[seat][slot] = COLOURS.indexOf(tower.colour) * TOWER_COLOUR + tower.floors;
    if (tower.built > 0) s.fed[slot] = tower.built;
  }
  for (const card of mat.hand) s.hand[seat][CARDS.indexOf(card) as HandKind]++;
  for (const card of mat.buildings) s.buildings[seat][BUILDINGS.indexOf(card) as Building] = 1;
  s.sealsLeft[seat] = mat.sealsLeft;
  s.bells[seat] = mat.bell ? 1 : 0;
  s.turns[seat] = mat.turns;
  for (const i of SOURCE_INDEX) s.points[i][seat] = mat.points[SOURCES[i]];
}

function readTurn(s: State, turn: Turn): void {
  s.event[0] = indexOf(CARDS, turn.event);
  s.slot[0] = turn.slot === null ? 0 : turn.slot + 1;
  s.drawLeft[0] = turn.drawLeft;
  s.back[0] = turn.back === null ? 0 : AWAITED.indexOf(turn.back);
  s.due[0] = turn.due;
  s.lowest[0] = turn.lowest;
  s.purpose[0] = PURPOSES.indexOf(turn.purpose);
  s.wanted[0] = indexOf(COLOURS, turn.wanted);
  s.victim[0] = plusOne(turn.victim);
  s.kept[0] = turn.kept.reduce((mask, slot) => mask | (1 << slot), 0);
  s.built[0] = turn.built;
  s.cursor[0] = turn.cursor;
  s.exchanged[0] = turn.exchanged ? 1 : 0;
  s.played[0] = turn.played.reduce((mask, card) => mask | (1 << CARDS.indexOf(card)), 0);
}
