import type { ChanceSource } from "../../match/chance.ts";
import { GOODS, STALLS } from "./content.ts";
import { fromGood } from "./legal-moves.ts";
import {
  AWAITS,
  GOOD_INDEX,
  type Good,
  newState,
  type Opened,
  STALL_INDEX,
  type Stall,
  type State,
  sum,
  TOWER,
} from "./state.ts";
import type { View } from "./view.ts";

/** Deals the cards that the viewer does not see until the hand of whoever is paying can pay what it still owes. */
export function sample(opened: Opened, seen: View, source: ChanceSource): State {
  const s = newState(opened);
  s.awaits[0] = AWAITS[seen.awaits];
  s.active[0] = seen.active;
  s.dealt[0] = seen.dealt;
  s.passes[0] = seen.passes;
  s.stall[0] = seen.payment.stall;
  s.left[0] = seen.payment.left;
  s.last[0] = seen.payment.last;
  for (const good of GOOD_INDEX) s.discard[good] = seen.discard[good] ?? 0;
  for (const stall of STALL_INDEX) s.owner[stall] = seen.owners[stall] ?? 0;
  for (const seat of opened.players) s.score[seat] = seen.scores[seat] ?? 0;
  do dealUnseen(s, seen, source);
  while (!canPay(s));
  return s;
}

function dealUnseen(s: State, seen: View, source: ChanceSource): void {
  for (const good of GOOD_INDEX) s.deck[good] = s.opened.content.cards[GOODS[good]] - s.discard[good];
  for (const seat of s.opened.players) {
    for (const good of GOOD_INDEX) {
      s.hand[seat][good] = seen.hands[seat]?.[good] ?? 0;
      s.deck[good] -= s.hand[seat][good];
    }
  }
  for (const seat of s.opened.players) {
    if (seen.hands[seat] !== null) continue;
    for (let i = 0; i < (seen.handSizes[seat] ?? 0); i++) {
      const good = drawGood(s, source);
      s.deck[good]--;
      s.hand[seat][good]++;
    }
  }
}

function drawGood(s: State, source: ChanceSource): Good {
  const ticket = source.below(sum(s.deck));
  return GOOD_INDEX.find((good) => ticket < sum(s.deck) - fromGood(s.deck, good + 1)) ?? 0;
}

/** What a payment under way proves about the hand that pays. */
function canPay(s: State): boolean {
  if (s.awaits[0] !== AWAITS.pay) return true;
  const hand = s.hand[s.active[0] as 0 | 1 | 2];
  const left = s.left[0];
  if (s.stall[0] !== TOWER) return fromGood(hand, s.last[0]) >= left;
  const hasBegun = left < s.opened.content.stalls[STALLS[TOWER as Stall]].price;
  return hasBegun ? hand[s.last[0] as Good] >= left : GOOD_INDEX.some((good) => hand[good] >= left);
}
