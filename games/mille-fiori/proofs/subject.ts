import type { Subject } from "#engine/testkit";
import { SECRETS } from "../hidden/witness.ts";
import { type MilleFioriTypes, milleFiori } from "../index.ts";
import { modelOf } from "../naive/model.ts";
import { SPACES } from "../rules/board/board.ts";
import { BONUS_AREAS, BONUS_SPACES, CARDS, KINDS, type Kind } from "../rules/content.ts";
import { deriveAll } from "../rules/derived.ts";
import { REASONS } from "../rules/reasons/reasons.ts";
import { HAND_SLOTS, LAYOUT, type State } from "../rules/state.ts";

const sum = (numbers: Iterable<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0);

/** 1.2, 1.11 Cards by kind, diamonds by seat, sizes; and derived fields agree with the others. */
function conserved(s: State): Readonly<Record<string, number>> {
  const { seatList } = s.opened;
  const counts: [string, number][] = [];
  const isIt = (card: number, kind: Kind) => (card === kind + 1 ? 1 : 0);
  for (const kind of KINDS) {
    const held = seatList.map((seat) => sum(HAND_SLOTS.map((slot) => isIt(s.hand[seat][slot], kind))));
    const kept = seatList.map((seat) => isIt(s.kept[seat], kind));
    const open = s.display[kind] + s.discards[kind] + isIt(s.taken[0], kind);
    counts.push([`card ${CARDS[kind]?.name}`, s.deck[kind] + open + sum(held) + sum(kept)]);
  }
  for (const seat of seatList) {
    const placed = SPACES.filter((space) => s.board[space] === seat + 1).length;
    const bonus = BONUS_AREAS.map((area) => BONUS_SPACES.filter((k) => s.bonus[area][k] === seat + 1).length);
    counts.push([`diamonds ${seat}`, s.personal[seat] + s.general[seat] + placed + sum(bonus)]);
    counts.push([`second bonus ${seat}`, bonus.filter((n) => n > 1).length]);
  }
  counts.push(["deck", s.deckSize[0] - sum(KINDS.map((kind) => s.deck[kind]))]);
  counts.push(["display", s.displaySize[0] - sum(KINDS.map((kind) => s.display[kind]))]);
  const again = LAYOUT.create(s.opened);
  again.bytes.set(s.bytes);
  deriveAll(again);
  counts.push(["derived", again.bytes.every((byte, i) => byte === s.bytes[i]) ? 0 : 1]);
  return Object.fromEntries(counts);
}

/** Mille Fiori as a subject of the conformance kit. */
export const SUBJECT: Subject<MilleFioriTypes> = {
  game: milleFiori,
  places: LAYOUT.places,
  secrets: SECRETS,
  conserved,
  pointsOf: (event) => ("points" in event ? event.points : undefined),
  reasonCodes: REASONS,
  model: modelOf,
};
