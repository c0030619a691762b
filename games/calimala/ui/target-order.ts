/** Kinds of targets in the order in which a person looks: what is held, then the board from the middle outwards. */
const KINDS: readonly string[] = [
  "scoring",
  "start",
  "disc",
  "street",
  "stack",
  "cell",
  "city",
  "niche",
  "slot",
  "plot",
  "card",
  "warehouse",
  "workshops",
  "tile",
];

/** Cities as they lie on the chart, buildings as they stand on the sheet. */
const PLACES = [
  "london",
  "lisbon",
  "barcelona",
  "hamburg",
  "bruges",
  "troyes",
  "palazzoVecchio",
  "santaMariaDelFiore",
  "santaCroce",
  "sanMiniato",
];

/** Streets by rows of the plan, from the top left. */
const STREET_ORDER = [0, 1, 6, 7, 8, 2, 3, 9, 10, 11, 4, 5];

function key(target: string): readonly number[] {
  const [kind = "", first = "", second = ""] = target.split(":");
  const isStreet = kind === "street" || kind === "stack";
  const place = isStreet ? STREET_ORDER.indexOf(Number(first)) : Number(first);
  return [KINDS.indexOf(kind), Number.isNaN(place) ? PLACES.indexOf(first) : place, -Number(second)];
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
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}
