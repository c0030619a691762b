/** How many numbers a match has in each array of an answer, in the order in which the arrays lie there. */
export interface Widths {
  readonly weights: number;
  readonly points: number;
  readonly observation: number;
  readonly acts: number;
  readonly ranks: number;
  readonly legal: number;
}

const TYPES = { weights: "i4", points: "i2", observation: "i2", acts: "u1", ranks: "u1", legal: "u1" } as const;

export const arraysIn = (widths: Widths) => [
  { name: "weights", type: TYPES.weights, width: widths.weights },
  { name: "points", type: TYPES.points, width: widths.points },
  { name: "observation", type: TYPES.observation, width: widths.observation },
  { name: "acts", type: TYPES.acts, width: widths.acts },
  { name: "ranks", type: TYPES.ranks, width: widths.ranks },
  { name: "legal", type: TYPES.legal, width: widths.legal },
];

/** The arrays of so many matches on one buffer, the widest numbers first. */
export function layOut(widths: Widths, matches: number) {
  const sizes = arraysIn(widths).map(({ type, width }) => Number(type[1]) * width * matches);
  const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((a, b) => a + b, 0));
  const [weights = 0, points = 0, observation = 0, acts = 0, ranks = 0, legal = 0] = starts;
  const bytes = new Uint8Array(sizes.reduce((a, b) => a + b, 0));
  const { buffer } = bytes;
  return {
    bytes,
    weights: new Int32Array(buffer, weights, widths.weights * matches),
    points: new Int16Array(buffer, points, widths.points * matches),
    observation: new Int16Array(buffer, observation, widths.observation * matches),
    acts: new Uint8Array(buffer, acts, matches),
    ranks: new Uint8Array(buffer, ranks, widths.ranks * matches),
    legal: new Uint8Array(buffer, legal, widths.legal * matches),
  };
}
