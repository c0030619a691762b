import { inOrder } from "#boardkit";

/** Kinds of targets in the order in which a person looks: what is held, then the board from the middle outwards. */
const KINDS = [
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

function placeOf(target: string): readonly number[] {
  const [kind, first = "", second] = target.split(":");
  const n = Number(first);
  const isStreet = kind === "street" || kind === "stack";
  const place = isStreet ? STREET_ORDER.indexOf(n) : Number.isNaN(n) ? PLACES.indexOf(first) : n;
  return kind === "stack" ? [place, -Number(second)] : [place];
}

/** Targets as arrow keys walk them: discs from the top. */
export const targetOrder = (targets: readonly string[]): readonly string[] => inOrder(targets, KINDS, placeOf);
