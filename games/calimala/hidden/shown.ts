import type { Seat } from "#engine";
import {
  ACTION_INDEX,
  ACTIONS,
  type Action,
  ARTWORK_SLOTS,
  BUILDINGS,
  CARDS_OF_EACH_ACTION,
  CELLS,
  CHURCH_NAMES,
  CHURCHES,
  CITIES,
  CITY_NAMES,
  CITY_SLOTS,
  LEVELS,
  MATERIAL_NAMES,
  MATERIAL_SLOTS,
  MATERIALS,
  PALAZZO,
  SCORING_CARDS,
  type ScoringCard,
  STREETS,
  TILE_INDEX,
  TILES,
  TRADE_CITIES,
  WORKSHOP_INDEX,
} from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import {
  AWAITED,
  CARD_SCORES,
  type GiftSlot,
  HOUSES,
  LATE_SEATS,
  LAYOUT,
  type Rules,
  type State,
  WHITE_DISC,
} from "../rules/state.ts";
import type { View } from "./view-types.ts";

/** What the view shows; the cards that it does not show lie in the deck. */
export function shownBy(view: View, rules: Rules): State {
  const s = LAYOUT.create(rules);
  readProgress(s, view);
  readTable(s, view);
  readMats(s, view);
  readScoringCards(s, view);
  if (view.active === null && view.knowledge.trail.length === 0) dealNothing(s);
  else readHands(s, view);
  deriveAll(s);
  return s;
}

const indexOf = (names: readonly string[], name: string | null): number =>
  name === null ? 0 : names.indexOf(name) + 1;
const plusOne = (seat: Seat | null): number => (seat === null ? 0 : seat + 1);

function readProgress(s: State, view: View): void {
  s.awaits[0] = AWAITED.indexOf(view.awaits);
  s.dealt[0] = view.setupDraws;
  s.startPlayer[0] = plusOne(view.startPlayer);
  s.active[0] = plusOne(view.active);
  s.actor[0] = plusOne(view.actor);
  s.compensated[0] = view.compensated ? 1 : 0;
  s.street[0] = view.street === null ? 0 : view.street + 1;
  for (const cell of CELLS) s.cells[cell] = indexOf(ACTIONS, view.cells[cell] ?? null);
  const now = view.activation;
  if (now === null) return;
  s.position[0] = now.position;
  s.uses[0] = now.uses[0];
  s.uses[1] = now.uses[1];
  s.obliged[0] = now.obliged ? 1 : 0;
  s.uncounted[0] = now.uncounted ? 1 : 0;
  s.drawFor[0] = indexOf(ACTIONS, now.drawFor);
  if (now.action === null) return;
  s.action[0] = indexOf(ACTIONS, now.action.name);
  s.byCard[0] = now.action.byCard ? 1 : 0;
  s.delivered[0] = now.action.delivered;
  s.fromCity[0] = now.action.fromCity;
}

function readTable(s: State, view: View): void {
  for (const street of STREETS) {
    const stack = view.stacks[street] ?? [];
    s.height[street] = stack.length;
    for (const level of LEVELS) {
      const disc = stack[level];
      s.stacks[street][level] = disc === undefined ? 0 : disc === "white" ? WHITE_DISC : disc + 1;
    }
  }
  s.tilesScored[0] = view.tilesScored;
  for (const k of TILE_INDEX) {
    const space = view.council[k];
    s.tiles[k] = indexOf(TILES, space?.tile ?? null);
    s.council[k] = typeof space?.seat === "number" ? space.seat + 1 : 0;
    for (const seat of s.opened.seatList) s.tilePoints[k][seat] = space?.points?.[seat] ?? 0;
  }
  for (const k of LATE_SEATS) s.lateSeats[k] = plusOne(view.lateSeats[k] ?? null);
  for (const city of CITIES) {
    s.cityRoom[city] = CITY_SLOTS;
    for (const seat of s.opened.seatList) {
      s.cloth[city][seat] = view.cities[CITY_NAMES[city]][seat] ?? 0;
      s.cityRoom[city] -= s.cloth[city][seat];
    }
  }
  for (const seat of s.opened.seatList) {
    for (const house of HOUSES) {
      const city = CITY_NAMES[TRADE_CITIES[house]] as "troyes" | "bruges" | "hamburg";
      if (view.houses[city][seat]) s.houses[seat] |= 1 << house;
    }
  }
  readBuildings(s, view);
}

function readBuildings(s: State, view: View): void {
  for (const building of BUILDINGS) s.artworkRoom[building] = ARTWORK_SLOTS[building];
  for (const church of CHURCHES) {
    const shown = view.churches[CHURCH_NAMES[church]];
    for (const m of MATERIALS) {
      const slot = (church * 3 + m) as GiftSlot;
      s.giftRoom[slot] = MATERIAL_SLOTS[church];
      for (const seat of s.opened.seatList) {
        s.gifts[slot][seat] = shown.materials[MATERIAL_NAMES[m]][seat] ?? 0;
        s.giftRoom[slot] -= s.gifts[slot][seat];
      }
    }
    for (const seat of s.opened.seatList) {
      s.artworks[church][seat] = shown.artworks[seat] ?? 0;
      s.artworkRoom[church] -= s.artworks[church][seat];
    }
  }
  for (const place of LEVELS) {
    const owner = view.palazzo[place];
    if (owner === undefined) continue;
    s.palazzo[place] = owner + 1;
    s.artworks[PALAZZO][owner]++;
    s.artworkRoom[PALAZZO]--;
  }
}

function readMats(s: State, view: View): void {
  for (const seat of s.opened.seatList) {
    const mat = view.mats[seat];
    if (mat === undefined) continue;
    for (const m of MATERIALS) s.warehouse[m][seat] = mat.warehouse[MATERIAL_NAMES[m]];
    s.workshops[seat] = mat.workshops.length;
    for (const w of WORKSHOP_INDEX) s.woven[seat][w] = mat.workshops[w] ?? 0;
    s.ships[seat] = mat.ships;
    s.cubes[seat] = mat.cubes;
    s.coloured[seat] = mat.coloured;
    s.white[seat] = mat.white;
    s.handSize[seat] = mat.handSize;
    s.startCard[seat] = indexOf(ACTIONS, view.knowledge.startCards[seat] ?? null);
    s.startHeld[seat] = mat.startCard === null ? 0 : 1;
    s.startHeldThen[seat] = view.knowledge.startHeldThen[seat] ? 1 : 0;
    s.turns[seat] = view.turns[seat] ?? 0;
    s.score[seat] = view.scores[seat] ?? 0;
    s.oldSize[seat] = view.knowledge.oldSizes[seat] ?? 0;
  }
  for (const [i, scored] of view.cardScores.entries()) {
    for (const seat of s.opened.seatList) s.cardPoints[CARD_SCORES[i] ?? 0][seat] = scored.points[seat] ?? 0;
  }
  for (const a of ACTION_INDEX) {
    s.discards[a] = view.discards[ACTIONS[a]];
    s.deckThen[a] = view.knowledge.deckThen[ACTIONS[a]];
    s.discardSize[0] += s.discards[a];
  }
  s.deckSize[0] = view.deck;
  s.reshuffles[0] = view.knowledge.reshuffles;
  s.trailLength[0] = view.knowledge.trail.length;
}

function readScoringCards(s: State, view: View): void {
  s.openCard[0] = indexOf(SCORING_CARDS, view.openScoringCard);
  for (const seat of s.opened.seatList) {
    s.hasKept[seat] = view.kept[seat] ? 1 : 0;
    s.kept[seat] = indexOf(SCORING_CARDS, view.keptCards[seat] ?? null);
    if (s.kept[seat] > 0) s.scoringHand[seat][(s.kept[seat] - 1) as ScoringCard] = 1;
    for (const name of view.dealt[seat] ?? []) s.scoringHand[seat][SCORING_CARDS.indexOf(name) as ScoringCard] = 1;
  }
}

/** 2.5 Before the first draw no action card is hidden. */
function dealNothing(s: State): void {
  for (const a of ACTION_INDEX) s.deck[a] = CARDS_OF_EACH_ACTION;
  for (const seat of s.opened.seatList) {
    if (s.startHeld[seat] === 0) continue;
    const action = (s.startCard[seat] - 1) as Action;
    s.hand[seat][action] = 1;
    s.old[seat][action] = 1;
    s.deck[action]--;
  }
}

/** Hands that are seen, and start cards that are held; what is not discarded lies in the deck. */
function readHands(s: State, view: View): void {
  for (const a of ACTION_INDEX) s.deck[a] = CARDS_OF_EACH_ACTION - s.discards[a];
  for (const seat of s.opened.seatList) {
    const own = view.mats[seat]?.hand ?? null;
    if (own === null) continue;
    for (const a of ACTION_INDEX) {
      s.hand[seat][a] = own[ACTIONS[a]];
      s.old[seat][a] = view.knowledge.old[seat]?.[ACTIONS[a]] ?? 0;
      s.deck[a] -= s.hand[seat][a];
    }
  }
}
