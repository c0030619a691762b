import { inOrder } from "#boardkit";
import { CARDS } from "../rules/content.ts";

/** Kinds of targets in the order of the keyboard: cards first, then the board from the top, row by row. */
const KINDS = [
  "hand",
  "display",
  "kept",
  "packet",
  "houses",
  "workshops",
  "nobili",
  "populi",
  "trade",
  "harbor",
  "sea",
  "ship",
  "bonus",
];

const PLACE_OF_CARD: ReadonlyMap<string, number> = new Map(CARDS.map(({ name }, i) => [name, i]));

function placeOf(target: string): readonly number[] {
  const [, first = ""] = target.split(":");
  const place = PLACE_OF_CARD.get(first) ?? Number(first);
  return Number.isNaN(place) ? [] : [place];
}

/** The ship and the lamp where it would stop make the same move: arrow keys visit one of the two. */
const isDouble = (target: string, all: readonly string[]): boolean =>
  target.startsWith("ship:") && all.some((each) => each.startsWith("sea:"));

/** Targets in the order in which arrow keys visit them. */
export const targetOrder = (targets: readonly string[]): readonly string[] =>
  inOrder(
    targets.filter((target) => !isDouble(target, targets)),
    KINDS,
    placeOf,
  );
