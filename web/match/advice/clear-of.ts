/** From its upper to its lower edge. */
interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** Between a sheet and what it leaves free: the ring around that. */
const GAP = 6;

/** The upper edge of a sheet: as low as it covers none of the boxes, or else the fewest of them. */
export function clearOf(boxes: readonly Rows[], height: number, { top, bottom }: Rows): number {
  const lowest = bottom - height;
  const inSight = (at: number): number => Math.max(Math.min(top, lowest), Math.min(at, lowest));
  const covered = (at: number): number => boxes.filter((box) => box.bottom > at && box.top < at + height).length;
  const places = [lowest, top, ...boxes.map((box) => box.top - GAP - height)].map(inSight).sort((a, b) => b - a);
  const fewest = Math.min(...places.map(covered));
  return places.find((at) => covered(at) === fewest) ?? lowest;
}
