import type { Reason } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { MATERIAL_NAMES, WAREHOUSE } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, type Move, usesIn } from "./at.ts";
import { canUse, cardFigures, isCard, isCardAsTold, isHelped } from "./because.ts";
import { asFigure } from "./told.ts";

/** What the card is drawn for. */
const drawnFor = (move: Move) => move.brings().view.activation?.drawFor ?? null;

/** What the reader has of the material that the action takes; none for other actions. */
function heldFor({ view, you }: At, { text }: Move): number {
  const material = MATERIAL_NAMES.find((name) => text === `use ${name}`);
  return material === undefined ? 0 : (view.mats[you]?.warehouse[material] ?? 0);
}

/** Why something is done that no situation proposes. */
export const REASONS: readonly Reason<View, Event>[] = [
  {
    id: "drawing",
    when: (_, move) => move.text.startsWith("use ") && move.brings().view.awaits === "draw",
    figures: (at, move) => ({ full: asFigure(heldFor(at, move) === WAREHOUSE) }),
    claim: (at, move, { full }) => {
      const material = MATERIAL_NAMES.find((name) => name === drawnFor(move));
      const room = material === undefined ? 1 : WAREHOUSE - (at.view.mats[at.you]?.warehouse[material] ?? 0);
      return drawnFor(move) !== null && (full === 1) === (room === 0);
    },
  },
  {
    id: "helping",
    when: (at, move) => isCard(move) === 1 && isHelped(at.moves) && usesIn(move.next(), 1) > 0,
    figures: () => ({}),
    claim: (at, move) => !canUse(at.moves) && canUse(move.next()),
  },
  {
    id: "card",
    when: (_, move) => isCard(move) === 1,
    figures: cardFigures,
    claim: isCardAsTold,
  },
];
