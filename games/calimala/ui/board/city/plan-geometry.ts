import { type Cell, STREET_CELLS, type Street } from "../../../rules/content.ts";

/** The city plan in its own units: 3 x 3 blocks of 104, streets of 62 between them, 12 around. */
export const PLAN = 460;
export const BLOCK = 104;
export const STREET = 62;
const EDGE = 12;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Left (or top) of a column (or row) of blocks. */
export const blockAt = (k: number): number => EDGE + (BLOCK + STREET) * k;

export const cellBox = (cell: Cell): Box => ({
  x: blockAt(cell % 3),
  y: blockAt(Math.floor(cell / 3)),
  w: BLOCK,
  h: BLOCK,
});

/** The piece of street between two blocks; upright when the blocks lie side by side. */
export function streetBox(street: Street): Box & { readonly isUpright: boolean } {
  const [a, b] = STREET_CELLS[street];
  const { x, y } = cellBox(a);
  const isUpright = b - a === 1;
  return isUpright
    ? { x: x + BLOCK, y, w: STREET, h: BLOCK, isUpright }
    : { x, y: y + BLOCK, w: BLOCK, h: STREET, isUpright };
}

/** Distance between the discs of a stack of n, and while one of them is to be chosen: as far as the crossings have room. */
const SPREAD = [0, 0, 30, 27, 23] as const;
const CHOICE_SPREAD = [0, 0, 50, 40, 27] as const;

/** Middle of each disc of a stack of n, from the top; the top disc lies first along the street. */
export function discPlaces(
  street: Street,
  n: number,
  spread: readonly number[] = SPREAD,
): readonly { readonly x: number; readonly y: number }[] {
  const { x, y, w, h, isUpright } = streetBox(street);
  const step = spread[Math.min(n, 4)] ?? 0;
  return Array.from({ length: n }, (_, i) => {
    const along = (i - (n - 1) / 2) * step;
    return { x: x + w / 2 + (isUpright ? 0 : along), y: y + h / 2 - 1 + (isUpright ? along : 0) };
  });
}

/** The places of discs of which one is to be chosen. */
export const choicePlaces = (street: Street, n: number): ReturnType<typeof discPlaces> =>
  discPlaces(street, n, CHOICE_SPREAD);

/** Half of what a thumb hits on a phone, and how far along a street no disc of another one lies. */
const THUMB = 39.5;
const FREE = 60;

/** Where a press meets the i-th disc to choose from of a stack of n, around its middle: as far as the next one, or a thumb. */
export function choiceBox(street: Street, n: number, i: number): Box {
  const step = CHOICE_SPREAD[Math.min(n, 4)] ?? 0;
  const along = (i - (n - 1) / 2) * step;
  const start = i === 0 ? Math.max(-THUMB, -FREE - along) : -step / 2;
  const end = i === n - 1 ? Math.min(THUMB, FREE - along) : step / 2;
  return streetBox(street).isUpright
    ? { x: -THUMB, y: start, w: 2 * THUMB, h: end - start }
    : { x: start, y: -THUMB, w: end - start, h: 2 * THUMB };
}

/**
 * A disc around (0, 0). The outline begins at the lower right, where no disc above it lies in a street of either
 * direction: the sign of what is final stands on the first corner.
 */
export const DISC_OUTLINE = "M16.3 17.3A23 23 0 1 1-16.3-15.3A23 23 0 1 1 16.3 17.3Z";

export const rectPath = ({ x, y, w, h }: Box, inset = 0): string =>
  `M${x + inset} ${y + inset}h${w - 2 * inset}v${h - 2 * inset}h${2 * inset - w}z`;

/**
 * An octagon inside a block: `inset` from its edge, corners cut by `cut`. It begins within the upper left cut, where a
 * sign on the first corner stays inside the block.
 */
export function octagonPath({ x, y, w }: Box, inset: number, cut: number): string {
  const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + w - inset];
  return `M${l + cut / 2} ${t + cut / 2}L${l + cut} ${t}H${r - cut}L${r} ${t + cut}V${b - cut}L${r - cut} ${b}H${l + cut}L${l} ${b - cut}V${t + cut}Z`;
}
