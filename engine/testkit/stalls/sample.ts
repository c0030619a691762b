import { Pile, type Sampler } from "../../sampler.ts";
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
  TOWER,
} from "./state.ts";
import type { View } from "./view.ts";

/**
 * Writes states in which the hand of whoever is paying can pay what it still owes: deals the cards that the viewer does
 * not see until it can.
 */
export function samplerOf(opened: Opened, seen: View): Sampler<State> {
  const known = knownState(opened, seen);
  const hidden = opened.players.filter((seat) => seen.hands[seat] === null);
  const pile = new Pile(GOOD_INDEX.flatMap((good) => Array.from({ length: known.deck[good] }, () => good)));
  return {
    write(s, source) {
      do {
        s.bytes.set(known.bytes);
        pile.gather();
        for (const seat of hidden) {
          for (let i = seen.handSizes[seat] ?? 0; i > 0; i--) {
            const good = pile.deal(source) as Good;
            s.deck[good]--;
            s.hand[seat][good]++;
          }
        }
      } while (!canPay(s));
    },
  };
}

/** What the view shows; the cards that it does not show lie in the deck. */
function knownState(opened: Opened, seen: View): State {
  const s = newState(opened);
  s.awaits[0] = AWAITS[seen.awaits];
  s.active[0] = seen.active;
  s.dealt[0] = seen.dealt;
  s.passes[0] = seen.passes;
  s.stall[0] = seen.payment.stall;
  s.left[0] = seen.payment.left;
  s.last[0] = seen.payment.last;
  for (const good of GOOD_INDEX) {
    s.discard[good] = seen.discard[good] ?? 0;
    s.deck[good] = opened.content.cards[GOODS[good]] - s.discard[good];
    for (const seat of opened.players) {
      s.hand[seat][good] = seen.hands[seat]?.[good] ?? 0;
      s.deck[good] -= s.hand[seat][good];
    }
  }
  for (const stall of STALL_INDEX) s.owner[stall] = seen.owners[stall] ?? 0;
  for (const seat of opened.players) s.score[seat] = seen.scores[seat] ?? 0;
  return s;
}

/** What a payment under way proves about the hand that pays. */
function canPay(s: State): boolean {
  if (s.awaits[0] !== AWAITS.pay) return true;
  const hand = s.hand[s.active[0] as 0 | 1 | 2];
  const left = s.left[0];
  if (s.stall[0] !== TOWER) return fromGood(hand, s.last[0]) >= left;
  const hasBegun = left < s.opened.content.stalls[STALLS[TOWER as Stall]].price;
  return hasBegun ? hand[s.last[0] as Good] >= left : Math.max(hand[0], hand[1], hand[2]) >= left;
}
