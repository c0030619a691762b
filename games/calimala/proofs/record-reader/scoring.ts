import {
  at,
  bump,
  type CalimalaPosition,
  CHURCHES,
  MATERIALS,
  of,
  PORTS,
  type Reading,
  sum,
  TRADE,
} from "./position.ts";

const seatsOf = (now: CalimalaPosition): (number | "empty" | null)[] => [
  ...now.council.slice(0, 15).map(({ seat }) => seat),
  ...now.lateSeats,
];
const count = (list: readonly unknown[], seat: number): number => list.filter((each) => each === seat).length;

function piecesOf(now: CalimalaPosition, what: string, seat: number): number {
  const cloth = (names: readonly string[]): number => sum(names.map((city) => of(at(now.cities, city), seat)));
  const gifts = (churches: readonly string[], materials: readonly string[]): number =>
    sum(churches.flatMap((c) => materials.map((m) => of(at(at(now.churches, c).materials, m), seat))));
  const artworks = (churches: readonly string[]): number =>
    sum(churches.map((church) => of(at(now.churches, church).artworks, seat)));
  if (CHURCHES.includes(what)) return gifts([what], MATERIALS) + artworks([what]);
  if (MATERIALS.includes(what)) return gifts(CHURCHES, [what]);
  if (what === "artworks") return artworks(CHURCHES) + count(now.palazzo, seat);
  if (what === "palazzoVecchio") return count(seatsOf(now), seat) + count(now.palazzo, seat);
  return cloth(what === "portCities" ? PORTS : what === "tradeCities" ? TRADE : [what]);
}

/** Below zero if seat a stands before seat b. */
function byTie(now: CalimalaPosition, a: number, b: number): number {
  const order = seatsOf(now);
  const [mine, theirs] = [count(order, a), count(order, b)];
  const both = theirs + count(now.palazzo, b) - mine - count(now.palazzo, a);
  if (both !== 0) return both;
  if (mine !== theirs) return theirs - mine;
  return mine > 0 ? order.lastIndexOf(a) - order.lastIndexOf(b) : now.palazzo.indexOf(a) - now.palazzo.indexOf(b);
}

/** The points of a category by rank. `first` comes first among seats that are level. */
export function score({ now, options }: Reading, what: string, points: readonly number[], first: number): void {
  const seats = now.mats.length;
  const pieces = now.mats.map((_, seat) => piecesOf(now, what, seat));
  const ranked = now.mats
    .map((_, i) => (first + i) % seats)
    .filter((seat) => of(pieces, seat) > 0)
    .sort((a, b) => of(pieces, b) - of(pieces, a) || byTie(now, a, b));
  const isTied = (a: number, b: number): boolean =>
    a === b || (options["finalTie"] === "share" && of(pieces, a) === of(pieces, b) && byTie(now, a, b) === 0);
  while (ranked.length > 0) {
    const tied = ranked.filter((seat) => isTied(seat, ranked[0] ?? 0));
    const from = pieces.filter((n) => n > 0).length - ranked.length;
    for (const seat of tied)
      bump(now.scores, seat, Math.floor(sum(points.slice(from, from + tied.length)) / tied.length));
    ranked.splice(0, tied.length);
  }
}
