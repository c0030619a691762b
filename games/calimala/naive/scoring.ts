import { clothIn, type Match, playerAt } from "./match.ts";
import { CHURCHES, CITIES, isMaterial, PALAZZO, PORTS, sum, TRADE_CITIES } from "./words.ts";

const countOf = (owners: readonly (number | null)[], seat: number): number =>
  owners.filter((owner) => owner === seat).length;

/** All council seats in order, those after the last tile included. */
const seatsInOrder = (match: Match): readonly (number | null)[] => [...match.seated, ...match.late];
const palazzo = (match: Match): readonly number[] =>
  match.artworks.filter(({ building }) => building === PALAZZO).map(({ seat }) => seat);

/** 5.6, 6.5 What a seat has in the category of a tile or a card. */
function pieces(match: Match, category: string, seat: number): number {
  const cloth = (cities: readonly string[]): number => sum(cities.map((city) => countOf(clothIn(match, city), seat)));
  const own = {
    gifts: match.gifts.filter((gift) => gift.seat === seat),
    artworks: match.artworks.filter((a) => a.seat === seat),
  };
  if (CITIES.includes(category)) return cloth([category]);
  if (CHURCHES.includes(category)) {
    const given = own.gifts.filter(({ church }) => church === category).length;
    return given + own.artworks.filter(({ building }) => building === category).length;
  }
  if (isMaterial(category)) return own.gifts.filter(({ material }) => material === category).length;
  switch (category) {
    case "artworks":
      return own.artworks.length;
    case "portCities":
      return cloth(PORTS);
    case "tradeCities":
      return cloth(TRADE_CITIES);
    default:
      return countOf(seatsInOrder(match), seat) + countOf(palazzo(match), seat);
  }
}

/** 5.8 Below zero if seat a stands before seat b, zero if they are level. */
function byTieOrder(match: Match, a: number, b: number): number {
  const order = seatsInOrder(match);
  const niches = palazzo(match);
  const seats = (seat: number): number => countOf(order, seat);
  const both = (seat: number): number => seats(seat) + countOf(niches, seat);
  if (both(a) !== both(b)) return both(b) - both(a);
  if (seats(a) !== seats(b)) return seats(b) - seats(a);
  if (seats(a) > 0) return order.lastIndexOf(a) - order.lastIndexOf(b);
  return niches.indexOf(a) - niches.indexOf(b);
}

/** 5.7, 5.9, 7.8 Gives points for a category; `first` comes first in turn order. */
export function score(match: Match, category: string, byRank: readonly number[], first: number): void {
  const inTurnOrder = match.players.map((_, i) => (first + i) % match.players.length);
  const counts = match.players.map((_, seat) => pieces(match, category, seat));
  const count = (seat: number): number => counts[seat] ?? 0;
  const ranked = inTurnOrder
    .filter((seat) => count(seat) > 0)
    .sort((a, b) => count(b) - count(a) || byTieOrder(match, a, b));
  const shares = match.options["finalTie"] !== "turnOrder";
  for (let from = 0; from < ranked.length; ) {
    const seat = ranked[from] ?? 0;
    const isLevel = (other: number): boolean =>
      other === seat || (shares && count(other) === count(seat) && byTieOrder(match, other, seat) === 0);
    const level = ranked.slice(from).filter(isLevel);
    const pool = sum(byRank.slice(from, from + level.length));
    for (const each of level) playerAt(match, each).points += Math.floor(pool / level.length);
    from += level.length;
  }
}

/** 6.6 Ranks from 1. Level seats share a rank. */
export function ranks(match: Match): readonly number[] {
  const isBefore = (a: number, b: number): boolean => {
    const lead = playerAt(match, a).points - playerAt(match, b).points;
    return lead > 0 || (lead === 0 && byTieOrder(match, a, b) < 0);
  };
  return match.players.map((_, seat) => 1 + match.players.filter((_, other) => isBefore(other, seat)).length);
}
