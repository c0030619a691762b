import { contractAt, type Match, seatsFrom } from "./match.ts";
import { BALCONIES, NUMERALS, times, without } from "./words.ts";

const PLACED = 5;

/** 2.2 The tiles of the next numeral whose contract has no tile yet. */
export function balconyTiles(match: Match): readonly string[] {
  const placed = match.contracts.filter(({ numeral }) => numeral !== null).length;
  return BALCONIES.flatMap((tile, i) => {
    const [numeral = "", colour = "", floors = ""] = tile.split(" ");
    const isNext = numeral === NUMERALS[placed] && contractAt(match, colour, Number(floors)).numeral === null;
    return isNext ? [`balcony ${i + 1}`] : [];
  });
}

/** 2.2 The value of the tile replaces the printed one. */
export function layBalcony(match: Match, tile: string): void {
  const [numeral = "", colour = "", floors = "", points = ""] = (BALCONIES[Number(tile) - 1] ?? "").split(" ");
  const contract = contractAt(match, colour, Number(floors));
  contract.numeral = NUMERALS.indexOf(numeral);
  contract.points = Number(points);
  if (contract.numeral === NUMERALS.length - 1) match.phase = "neutralSeals";
}

/** 2.3 Drawn: at most two tiles on a tower, three neutral seals below, three above. */
export function neutralSealsByLot(match: Match): readonly string[] {
  const isLow = (floors: number): boolean => floors < 5;
  const free = match.contracts.filter(({ colour, floors, numeral, seal }) => {
    const tower = match.contracts.filter((each) => each.colour === colour);
    const tiles = tower.filter((each) => each.numeral !== null || each.seal !== null).length;
    const alike = match.neutral.filter((each) => isLow(each.floors) === isLow(floors)).length;
    return numeral === null && seal === null && tiles < 2 && alike < 3;
  });
  return free.map(({ colour, floors }) => `neutral ${colour} ${floors}`);
}

/** 2.3 When chosen: anywhere without a balcony, in ascending order, with room left for the remaining seals. */
export function neutralSealsByChoice(match: Match): readonly string[] {
  const open = match.contracts.filter(({ numeral }) => numeral === null);
  const last = match.neutral.at(-1);
  const from = open.findIndex((each) => each.colour === last?.colour && each.floors === last.floors) + 1;
  const needed = PLACED - match.neutral.length;
  return open.slice(from, open.length - needed + 1).map(({ colour, floors }) => `neutral ${colour} ${floors}`);
}

export function placeNeutral(match: Match, colour: string, floors: number): void {
  contractAt(match, colour, floors).seal = "neutral";
  match.neutral.push({ colour, floors });
  if (match.neutral.length < PLACED) return;
  match.phase = "dealCards";
  // 2.4
  for (const [i, seat] of seatsFrom(match, match.start).entries()) {
    for (const brick of times(i + 2, "white")) {
      match.bag = without(match.bag, brick);
      match.players[seat]?.storage.push(brick);
    }
  }
}
