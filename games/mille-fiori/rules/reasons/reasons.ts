/** Why a thing on the table cannot be used now. Facts are ids and numbers; the catalog words them. */
export const REASONS = [
  "match-over",
  "being-dealt",
  "cards-on-the-way",
  "leftovers-laid-out",
  "choice-made",
  "wait-for-order",
  "not-in-hand",
  "choose-one-card",
  "not-while-choosing",
  "kept-card-hidden",
  "hand-hidden",
  "kept-another",
  "card-in-play",
  "packet-passed",
  "display-needs-extra",
  "one-extra-card",
  "not-in-display",
  "extra-from-display",
  "no-card-in-play",
  "other-area",
  "other-pyramid",
  "ship-space-needs-card",
  "space-taken",
  "fleet-gone",
  "other-symbol",
  "not-next-house",
  "support-missing",
  "no-diamond",
  "ship-at-end",
  "ships-forward-only",
  "other-distance",
  "ship-of-other",
  "bonus-automatic",
  "bonus-had",
  "bonus-condition-open",
] as const;
export type ReasonCode = (typeof REASONS)[number];

/**
 * Facts: `seat` whose turn it is (wait-for-order) or whose ship (ship-of-other); `area` of the card (other-area);
 * `symbol` of the card (other-symbol); `house` that is next, from 0 (not-next-house); `number` of the card
 * (other-distance); `missing` symbols or numbers, parted by commas (bonus-condition-open).
 */
export interface Reason {
  readonly code: ReasonCode;
  readonly facts?: Readonly<Record<string, string | number>>;
}
