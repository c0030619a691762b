import {
  at,
  bump,
  type CalimalaPosition,
  CHURCHES,
  MATERIALS,
  type Mat,
  of,
  PORTS,
  type Reading,
  ROOM,
  sum,
  TRADE,
} from "./position.ts";

const clothOf = ({ workshops }: Mat): number => sum(workshops);
const room = (now: CalimalaPosition, city: string): number => 12 - sum(at(now.cities, city));
const artworkRoom = (now: CalimalaPosition, church: string): number =>
  (ROOM[church] ?? 0) - sum(at(now.churches, church).artworks);
const giftRoom = (now: CalimalaPosition, church: string, m: string): number =>
  (ROOM[church] ?? 0) - sum(at(at(now.churches, church).materials, m));

/** Adds cubes to the reserve of a mat, or takes them out. */
function addCubes({ options }: Reading, mat: Mat, n: number): void {
  if (options["cubes"] === "limited") mat.cubes += n;
}

/** The workshops after weaving. */
function woven({ options }: Reading, mat: Mat): number[] {
  const { workshops, cubes: left } = mat;
  const n = workshops.length;
  if (options["workshops"] === "pooled") {
    const cloth = clothOf(mat) + Math.min(n, 4 * n - clothOf(mat), left);
    return workshops.map((_, i) => Math.max(0, Math.min(4, cloth - 4 * i)));
  }
  let spent = 0;
  const after = [...workshops].sort((a, b) => a - b);
  for (const [i, cloth] of after.entries()) {
    if (cloth === 4 || spent === left) continue;
    after[i] = cloth + 1;
    spent++;
  }
  return after.sort((a, b) => b - a);
}

/** Can the seat carry out the action, at least in part? */
export function isPossible({ now }: Reading, seat: number, action: string): boolean {
  const mat = of(now.mats, seat);
  const { warehouse, workshops, ships, cubes: left } = mat;
  const houses = TRADE.filter((city) => of(at(now.houses, city), seat));
  const [wood = 0, brick = 0, marble = 0] = MATERIALS.map((m) => warehouse[m]);
  switch (action) {
    case "weave":
      return left > 0 && workshops.some((cloth) => cloth < 4);
    case "build":
      return (
        (wood > 1 && ships < 3) || (wood > 0 && brick > 0 && workshops.length < 3) || (brick > 1 && houses.length < 3)
      );
    case "artwork":
      return marble > 0 && (CHURCHES.some((church) => artworkRoom(now, church) > 0) || now.palazzo.length < 4);
    case "contribute":
      return CHURCHES.some((church) => MATERIALS.some((m) => at(warehouse, m) > 0 && giftRoom(now, church, m) > 0));
    case "ship":
      return ships > 0 && clothOf(mat) > 0 && PORTS.some((city) => room(now, city) > 0);
    case "transport":
      return clothOf(mat) > 0 && houses.some((city) => room(now, city) > 0);
    default:
      return at(warehouse, action) < 4 && left > 0;
  }
}

/** An action without choices happens at once. */
export function actAtOnce(reading: Reading, seat: number, action: string): void {
  const mat = of(reading.now.mats, seat);
  if (MATERIALS.includes(action)) {
    bump(mat.warehouse, action, 1);
    addCubes(reading, mat, -1);
  } else if (action === "weave") {
    const after = woven(reading, mat);
    addCubes(reading, mat, clothOf(mat) - sum(after));
    mat.workshops = after;
  }
}

export function build(reading: Reading, seat: number, what: string, city: string): void {
  const mat = of(reading.now.mats, seat);
  const { warehouse, workshops } = mat;
  const [wood, brick] = what === "ship" ? [2, 0] : what === "workshop" ? [1, 1] : [0, 2];
  bump(warehouse, "wood", -wood);
  bump(warehouse, "brick", -brick);
  addCubes(reading, mat, wood + brick);
  if (what === "ship") mat.ships++;
  else if (what === "workshop") workshops.push(0);
  else at(reading.now.houses, city)[seat] = true;
}

/** One cloth of the seat to a city. */
export function deliver({ now, options }: Reading, seat: number, city: string): void {
  const { workshops } = of(now.mats, seat);
  bump(workshops, options["workshops"] === "pooled" ? workshops.findLastIndex((n) => n > 0) : 0, -1);
  workshops.sort((a, b) => b - a);
  bump(at(now.cities, city), seat, 1);
}
