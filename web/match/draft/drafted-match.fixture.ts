import { type AnyOpenGame, CHANCE, FastChance, firstSeat, NOBODY, randomOutcome } from "#engine";
import { copyOf, type Draft, draftMoves, startDraft } from "./draft.ts";

/**
 * A match by chance in which all that a seat does at once is a draft: `carry` takes a fresh one to its edge, or ends the
 * match by `null`.
 */
export function playInDrafts(
  open: AnyOpenGame,
  seed: number,
  carry: (begun: Draft, chance: FastChance) => Draft | null,
): void {
  const [state, chance] = [open.setup(), new FastChance(seed)];
  for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
      continue;
    }
    const draft = carry(startDraft(open, firstSeat(mask), copyOf(open, state)), chance);
    if (draft === null) return;
    for (const text of draftMoves(draft)) open.play(state, draft.seat, open.parseMove(text));
  }
}
