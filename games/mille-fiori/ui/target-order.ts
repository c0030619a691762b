import { WORKSHOP_SPACES } from "../board.ts";
import { CARDS } from "../content.ts";

/** Kinds of targets in the order in which a person looks: what is held, then the board from the top, row by row. */
const KINDS: readonly string[] = [
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

function key(target: string): number {
  const [kind = "", first = ""] = target.split(":");
  const place = PLACE_OF_CARD.get(first) ?? Number(first);
  return KINDS.indexOf(kind) * WORKSHOP_SPACES.length * 10 + (Number.isNaN(place) ? 0 : place);
}

/** The ship says the same as the lamp where it would stop: one of the two is enough for arrow keys. */
const isDouble = (target: string, all: readonly string[]): boolean =>
  target.startsWith("ship:") && all.some((each) => each.startsWith("sea:"));

/** Targets as arrow keys walk them. */
export const targetOrder = (targets: readonly string[]): readonly string[] =>
  targets.filter((target) => !isDouble(target, targets)).sort((a, b) => key(a) - key(b));
