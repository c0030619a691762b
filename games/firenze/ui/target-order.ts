import { BUILDINGS, CARDS, COLOURS } from "../content.ts";

/** Kinds of targets in the order in which a person looks: the row, what is one's own, the towers, everybody's. */
const KINDS: readonly string[] = [
  "slot",
  "brick",
  "tower",
  "site",
  "storage",
  "hand",
  "building",
  "contract",
  "church",
  "bag",
];

const NAMES: readonly string[] = [...COLOURS, ...CARDS, ...BUILDINGS];
const place = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NAMES.indexOf(text));

function key(target: string): readonly number[] {
  const [kind = "", first = "", second = ""] = target.split(":");
  return [KINDS.indexOf(kind), place(first), place(second)];
}

/** Targets as arrow keys walk them. */
export function targetOrder(targets: readonly string[]): readonly string[] {
  return targets
    .map((target) => ({ target, at: key(target) }))
    .sort((a, b) => compare(a.at, b.at))
    .map(({ target }) => target);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) {
    const difference = n - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
