import { any, type ChanceSource, Pile, type Sampler, type Seat } from "#engine";
import {
  ACTION_INDEX,
  ACTIONS,
  type Action,
  SCORING_CARD_INDEX,
  SCORING_DEAL,
  type ScoringCard,
} from "../rules/content.ts";
import { holdsWithout, obligationHolds } from "../rules/obligation/obligation.ts";
import { DEAL_SCORING, type Rules, type State, TRAIL_DRAW, TRAIL_OLD, TRAIL_SEAT } from "../rules/state.ts";
import { Dealer } from "./deal.ts";
import { type Puzzle, puzzleOf } from "./puzzle.ts";
import { shownBy } from "./shown.ts";
import type { View } from "./view-types.ts";

/** 9.5 Writes states uniform over those consistent with the view. What the view shows is copied, the rest is dealt. */
export function samplerOf(view: View, rules: Rules): Sampler<State> {
  const known = shownBy(view, rules);
  const scoring = hiddenScoring(known, view);
  const isDealt = view.active !== null || view.knowledge.trail.length > 0;
  const cards = isDealt ? hiddenCards(known, view) : undefined;
  return {
    write(s: State, source: ChanceSource) {
      s.bytes.set(known.bytes);
      dealScoringCards(s, scoring, source);
      if (cards !== undefined) dealActionCards(s, cards, source);
    },
  };
}

/** 2.4 The scoring cards that the viewer does not see, and who has how many of them. */
interface HiddenScoring {
  readonly pile: Pile;
  readonly hands: readonly { readonly seat: Seat; readonly cards: number; readonly hasKept: boolean }[];
}

function hiddenScoring(s: State, view: View): HiddenScoring {
  const { seatList, seats } = s.opened;
  const { each } = SCORING_DEAL[seats];
  const dealt = s.awaits[0] < DEAL_SCORING ? 0 : s.awaits[0] === DEAL_SCORING ? s.dealt[0] : each * seats;
  const shown = (seat: Seat): number => SCORING_CARD_INDEX.filter((card) => s.scoringHand[seat][card] > 0).length;
  const isShown = (card: ScoringCard): boolean =>
    card + 1 === s.openCard[0] || seatList.some((seat) => s.scoringHand[seat][card] > 0);
  return {
    pile: new Pile(SCORING_CARD_INDEX.filter((card) => !isShown(card))),
    hands: seatList.map((seat) => ({
      seat,
      cards: Math.min(each, Math.max(0, dealt - seat * each)) - shown(seat),
      hasKept: view.kept[seat] === true && s.kept[seat] === 0,
    })),
  };
}

/** 2.4 What another seat kept is any of its cards: the first that it is dealt here. */
function dealScoringCards(s: State, { pile, hands }: HiddenScoring, source: ChanceSource): void {
  pile.gather();
  for (const { seat, cards, hasKept } of hands) {
    for (let i = 0; i < cards; i++) {
      const card = pile.deal(source) as ScoringCard;
      s.scoringHand[seat][card] = 1;
      if (hasKept && i === 0) s.kept[seat] = card + 1;
    }
  }
}

/** What is hidden of the action cards, and what deals it. */
interface HiddenCards {
  readonly puzzle: Puzzle;
  readonly dealer: Dealer;
  /** By kind: the cards that are in no hand that is seen. */
  readonly deck: Uint8Array;
  /** Plays of which it is open whether the card was old: where they stand, and the how manieth of its seat and kind it is. */
  readonly openPlays: readonly { readonly at: number; readonly cell: number; readonly nth: number }[];
  /** 9.4 The seat whose hand fulfils a pending obligation, -1 where none does that the viewer does not see. */
  readonly obliged: number;
  /** 9.4 The last card that it drew did not count for it. */
  readonly isAside: boolean;
}

function hiddenCards(s: State, view: View): HiddenCards {
  const puzzle = puzzleOf(view);
  const actor = s.actor[0] - 1;
  const obliged = s.obliged[0] === 1 && puzzle.others.includes(actor as Seat) ? actor : -1;
  const isAside = s.uncounted[0] === 1 && s.drawFor[0] === 0;
  for (const [i, entry] of view.knowledge.trail.entries()) {
    const isOld = entry.old ?? puzzle.knownOld[i] === true;
    const what = entry.played === null ? TRAIL_DRAW : ACTIONS.indexOf(entry.played) + (isOld ? TRAIL_OLD : 0);
    s.trail[i] = entry.seat * TRAIL_SEAT + what;
  }
  const counts = new Map<number, number>();
  const openPlays = puzzle.plays.map(({ seat, kind, at }) => {
    const cell = seat * ACTIONS.length + kind;
    const nth = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, nth);
    return { at, cell, nth };
  });
  const dealer = new Dealer(puzzle, (seat) => isAside && seat === obliged);
  return { puzzle, dealer, deck: Uint8Array.from(ACTION_INDEX, (a) => s.deck[a]), openPlays, obliged, isAside };
}

/** Deals until the hands explain a pending obligation. */
function dealActionCards(s: State, cards: HiddenCards, source: ChanceSource): void {
  do {
    cards.dealer.deal(source);
    handOut(s, cards);
  } while (!explainsObligation(s, cards));
  const { oldPlayed } = cards.dealer;
  for (const { at, cell, nth } of cards.openPlays) {
    if (nth <= (oldPlayed[cell] as number)) s.trail[at] = (s.trail[at] as number) + TRAIL_OLD;
  }
}

function handOut(s: State, { puzzle, dealer, deck }: HiddenCards): void {
  for (const a of ACTION_INDEX) s.deck[a] = deck[a] as number;
  for (const seat of puzzle.others) {
    let held = 0;
    for (const a of ACTION_INDEX) {
      const cell = seat * ACTIONS.length + a;
      const old = (dealer.old[cell] as number) + (puzzle.held[seat] === a ? 1 : 0);
      const hand = old + (dealer.fresh[cell] as number);
      s.old[seat][a] = old;
      s.hand[seat][a] = hand;
      s.deck[a] -= hand;
      held |= any(hand) << a;
    }
    s.held[seat] = held;
  }
}

/**
 * 9.4 A pending obligation proves that the hand can fulfil it. A card drawn while it rested on the hand did not count when
 * the choice was made, so it is set aside until the next card is played.
 */
function explainsObligation(s: State, { obliged, isAside, dealer }: HiddenCards): boolean {
  if (obliged < 0) return true;
  const seat = obliged as Seat;
  const aside = isAside ? (dealer.last[seat] as number) : -1;
  return aside < 0 ? obligationHolds(s, seat) : holdsWithout(s, seat, aside as Action);
}
