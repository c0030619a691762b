import type { ChanceSource, Seat } from "#engine";
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
  SCORING_CARD_INDEX,
  SCORING_CARDS,
  SCORING_DEAL,
  type ScoringCard,
  STREETS,
  TILE_INDEX,
  TILES,
  TRADE_CITIES,
  WORKSHOP_INDEX,
} from "../rules/content.ts";
import { deriveAll, deriveHeld } from "../rules/derived.ts";
import { holdsWithout, obligationHolds } from "../rules/obligation/obligation.ts";
import {
  AWAITED,
  CARD_SCORES,
  DEAL_SCORING,
  type GiftSlot,
  HOUSES,
  LATE_SEATS,
  LAYOUT,
  type Rules,
  type State,
  TRAIL_DRAW,
  TRAIL_OLD,
  TRAIL_SEAT,
  WHITE_DISC,
} from "../rules/state.ts";
import { type Deal, dealHidden, drawnBy } from "./deal.ts";
import { puzzleOf } from "./puzzle.ts";
import type { View } from "./view-types.ts";

/** 9.5 A state drawn uniformly from those consistent with the view. What the view shows is copied, the rest is dealt. */
export function sample(view: View, rules: Rules, source: ChanceSource): State {
  const s = LAYOUT.create(rules);
  readProgress(s, view);
  readTable(s, view);
  readMats(s, view);
  deriveAll(s);
  dealScoringCards(s, view, source);
  if (view.active === null && view.knowledge.trail.length === 0) dealNothing(s);
  else dealActionCards(s, view, source);
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

/** 2.4 Deals the scoring cards that the viewer does not see. What another seat kept is any of its cards. */
function dealScoringCards(s: State, view: View, source: ChanceSource): void {
  s.openCard[0] = indexOf(SCORING_CARDS, view.openScoringCard);
  const left = new Set<ScoringCard>(SCORING_CARD_INDEX.filter((card) => card + 1 !== s.openCard[0]));
  const { each } = SCORING_DEAL[s.opened.seats];
  const dealt = s.awaits[0] < DEAL_SCORING ? 0 : s.awaits[0] === DEAL_SCORING ? s.dealt[0] : each * s.opened.seats;
  const give = (seat: Seat, card: ScoringCard): void => {
    s.scoringHand[seat][card] = 1;
    left.delete(card);
  };
  for (const seat of s.opened.seatList) {
    s.hasKept[seat] = view.kept[seat] ? 1 : 0;
    s.kept[seat] = indexOf(SCORING_CARDS, view.keptCards[seat] ?? null);
    if (s.kept[seat] > 0) give(seat, (s.kept[seat] - 1) as ScoringCard);
    for (const name of view.dealt[seat] ?? []) give(seat, SCORING_CARDS.indexOf(name) as ScoringCard);
  }
  for (const seat of s.opened.seatList) {
    const due = Math.min(each, Math.max(0, dealt - seat * each));
    while (SCORING_CARD_INDEX.filter((card) => s.scoringHand[seat][card] > 0).length < due) {
      give(seat, pick([...left], source));
    }
    if (s.hasKept[seat] === 0 || s.kept[seat] > 0) continue;
    s.kept[seat] =
      1 +
      pick(
        SCORING_CARD_INDEX.filter((card) => s.scoringHand[seat][card] > 0),
        source,
      );
  }
}

function pick<T>(from: readonly T[], source: ChanceSource): T {
  const picked = from[from.length === 1 ? 0 : source.below(from.length)];
  if (picked === undefined) throw new Error("invariant: something is left to pick");
  return picked;
}

/** 2.5 Before the first draw no action card is hidden. */
function dealNothing(s: State): void {
  for (const a of ACTION_INDEX) s.deck[a] = CARDS_OF_EACH_ACTION;
  for (const seat of s.opened.seatList) {
    if (s.startHeld[seat] === 0) continue;
    const action = (s.startCard[seat] - 1) as Action;
    s.hand[seat][action] = 1;
    deriveHeld(s, seat);
    s.old[seat][action] = 1;
    s.deck[action]--;
  }
}

function dealActionCards(s: State, view: View, source: ChanceSource): void {
  const puzzle = puzzleOf(view);
  const held = puzzle.held;
  const deal = dealHidden(puzzle, source, (each) => {
    if (s.obliged[0] === 0 || s.actor[0] - 1 === view.viewer) return true;
    handOut(s, view, each, held);
    return explainsObligation(s, drawnBy(puzzle, each, (s.actor[0] - 1) as Seat));
  });
  handOut(s, view, deal, held);
  for (const [i, entry] of view.knowledge.trail.entries()) {
    const old = entry.old ?? deal.playedOld[i] === 1;
    const what = entry.played === null ? TRAIL_DRAW : ACTIONS.indexOf(entry.played) + (old ? TRAIL_OLD : 0);
    s.trail[i] = entry.seat * TRAIL_SEAT + what;
  }
}

function handOut(s: State, view: View, deal: Deal, held: readonly number[]): void {
  for (const a of ACTION_INDEX) {
    s.deck[a] = CARDS_OF_EACH_ACTION - s.discards[a];
    for (const seat of s.opened.seatList) {
      const own = view.mats[seat]?.hand ?? null;
      const cell = seat * ACTIONS.length + a;
      const old = own
        ? (view.knowledge.old[seat]?.[ACTIONS[a]] ?? 0)
        : (deal.old[cell] ?? 0) + (held[seat] === a ? 1 : 0);
      s.old[seat][a] = old;
      s.hand[seat][a] = own ? own[ACTIONS[a]] : old + (deal.fresh[cell] ?? 0);
      s.deck[a] -= s.hand[seat][a];
    }
  }
  for (const seat of s.opened.seatList) deriveHeld(s, seat);
}

/**
 * 9.4 A pending obligation proves that the hand can fulfil it. A card drawn while it rested on the hand did not count when
 * the choice was made, so it is set aside until the next card is played.
 */
function explainsObligation(s: State, drawn: readonly number[]): boolean {
  const seat = (s.actor[0] - 1) as Seat;
  const isAside = s.uncounted[0] === 1 && s.drawFor[0] === 0;
  const aside = isAside ? (drawn.at(-1) as Action | undefined) : undefined;
  return aside === undefined ? obligationHolds(s, seat) : holdsWithout(s, seat, aside);
}
