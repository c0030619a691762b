import type { Viewer } from "../../seat.ts";
import type { HiddenPlace, Secrets } from "../secrets/secrets.ts";
import { stained } from "../secrets/stain.ts";
import { AWAITS, GOOD_INDEX, type Good, newState, type Player, type State, sum } from "./state.ts";

/** All cards that the viewer does not hold and that were not paid: the other hands and the deck. */
function hidden(s: State, viewer: Viewer): readonly HiddenPlace[] {
  if (viewer === "open") return [];
  const others = s.opened.players.filter((seat) => seat !== viewer);
  return [...others.flatMap((seat) => cards(s.hand[seat], seat)), ...cards(s.deck, "deck")];
}

const cards = (counts: ArrayLike<number>, holder: Player | "deck"): readonly HiddenPlace[] =>
  GOOD_INDEX.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => ({ pool: "goods", holder, kind })));

function redeal(s: State, viewer: Viewer, kinds: readonly number[]): State | undefined {
  const other = newState(s.opened);
  other.bytes.set(s.bytes);
  for (const [i, { holder, kind }] of hidden(s, viewer).entries()) {
    const counts = holder === "deck" ? other.deck : other.hand[holder as Player];
    counts[kind as Good]--;
    counts[(kinds[i] ?? kind) as Good]++;
  }
  return isProved(other) ? other : undefined;
}

/**
 * Whoever began to build could pay: any cards for a bench or booth, cards of one good for the tower. Cards are paid in
 * the order wool, oil, salt, so what is still owed is not before what was paid last.
 */
function isProved(s: State): boolean {
  if (s.awaits[0] !== AWAITS.pay) return true;
  const hand = s.hand[s.active[0] as Player];
  const owed = s.left[0];
  if (s.stall[0] < 2) return sum(GOOD_INDEX.filter((good) => good >= s.last[0]).map((good) => hand[good])) >= owed;
  const hasPaid = owed < s.opened.content.stalls.tower.price;
  return GOOD_INDEX.some((good) => hand[good] >= owed && (!hasPaid || good === s.last[0]));
}

function stain(s: State, viewer: Viewer): State {
  const other = newState(s.opened);
  other.bytes.set(s.bytes);
  if (viewer === "open") return other;
  const others = s.opened.players.filter((seat) => seat !== viewer);
  for (const seat of others) Object.assign(other.hand, { [seat]: stained(s.hand[seat]) });
  return Object.assign(other, { deck: stained(s.deck) });
}

export const SECRETS: Secrets<State> = { hidden, redeal, stain };
