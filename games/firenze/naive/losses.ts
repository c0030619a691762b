import { tearDown } from "./building.ts";
import { type Giving, type Match, type Player, playerAt, seatsFrom, type Tower, towerAt } from "./match.ts";
import { coloursIn, rankOf, without } from "./words.ts";

/** Bricks of a storage go to the bag. */
export function toBag(match: Match, player: Player, bricks: readonly string[]): void {
  for (const brick of bricks) {
    player.storage = without(player.storage, brick);
    match.bag.push(brick);
  }
}

/** 4.30 Colours of which the player builds no tower go first, then the cheapest. */
function cheapest(player: Player, n: number): readonly string[] {
  const isBuilt = (colour: string): number => (player.towers.some((tower) => tower.colour === colour) ? 1 : 0);
  const order = [...player.storage].sort((a, b) => isBuilt(a) - isBuilt(b) || rankOf(a) - rankOf(b));
  return order.slice(0, n);
}

/** 4.15, 4.28 Towers that the event asks to be paid for. */
const taxed = (match: Match, player: Player): readonly Tower[] =>
  player.towers.filter(({ floors }) => match.event === "tribute" || floors >= 5);

/** 4.15, 4.28 How many towers of a colour, or for the tax of all, the player can pay for. */
function payable(match: Match, player: Player, colour: string): number {
  const towers = taxed(match, player);
  if (match.event !== "tribute") return Math.min(towers.length, Math.floor(player.storage.length / 2));
  const bricks = player.storage.filter((brick) => brick === colour).length;
  return Math.min(towers.filter((tower) => tower.colour === colour).length, bricks);
}

/** Everybody suffers from the event, in turn order from the active player on. */
export function beginLosses(match: Match): void {
  match.losers = seatsFrom(match, match.active);
}

/** Carries out losses until a player has to decide. Returns true when all are done. */
export function sufferLosses(match: Match): boolean {
  for (let seat = match.losers[0]; seat !== undefined; seat = match.losers[0]) {
    const player = playerAt(match, seat);
    match.kept = [];
    if (match.options["losses"] !== "owner") {
      suffer(match, player);
      match.losers.shift();
    } else if (match.event === "flood") {
      const left = Math.ceil(player.storage.length / 3);
      if (asksToGive(match, { seat, left, last: "white", purpose: "loss" })) return false;
      finishLoss(match);
    } else if (towersToKeep(match).length > 0) {
      match.phase = "keeping";
      return false;
    } else if (settle(match)) return false;
  }
  return true;
}

const colours = (towers: readonly Tower[]): readonly string[] => towers.map(({ colour }) => colour);

/** 4.30 `losses: automatic` */
function suffer(match: Match, player: Player): void {
  if (match.event === "flood") {
    toBag(match, player, cheapest(player, Math.ceil(player.storage.length / 3)));
    return;
  }
  const byWorth = [...taxed(match, player)].sort((a, b) => b.floors - a.floors || rankOf(b.colour) - rankOf(a.colour));
  if (match.event === "tribute") {
    const paid = coloursIn(colours(player.towers)).flatMap((colour) =>
      byWorth.filter((tower) => tower.colour === colour).slice(0, payable(match, player, colour)),
    );
    toBag(match, player, colours(paid));
    tearDownUnpaid(match, player, paid);
  } else {
    const paid = byWorth.slice(0, payable(match, player, ""));
    toBag(match, player, cheapest(player, 2 * paid.length));
    tearDownUnpaid(match, player, paid);
  }
}

function tearDownUnpaid(match: Match, player: Player, paid: readonly Tower[]): void {
  for (const tower of taxed(match, player)) if (!paid.includes(tower)) tearDown(match, player, tower);
}

/** The towers that are asked for together with those of a colour. */
const askedWith = (match: Match, player: Player, colour: string): readonly Tower[] =>
  taxed(match, player).filter((tower) => match.event !== "tribute" || tower.colour === colour);

const isAllPaid = (match: Match, player: Player, colour: string): boolean =>
  payable(match, player, colour) === askedWith(match, player, colour).length;

/** Which towers can be kept together, as places in ascending order; of equal ones the first. */
function choicesToKeep(match: Match, player: Player): readonly (readonly number[])[] {
  const short = taxed(match, player).filter(
    ({ colour }) => payable(match, player, colour) > 0 && !isAllPaid(match, player, colour),
  );
  const places = short.map((tower) => player.towers.indexOf(tower));
  const subsets: (readonly number[])[] = [[]];
  for (const place of places) subsets.push(...subsets.map((some) => [...some, place]));
  const nameAt = (place: number): string => `${player.towers[place]?.colour} ${player.towers[place]?.floors}`;
  return subsets.filter((some) => {
    const isFull = short.every(({ colour }) => {
      const kept = askedWith(match, player, colour).filter((tower) => some.includes(player.towers.indexOf(tower)));
      return kept.length === payable(match, player, colour);
    });
    const skips = places.some(
      (place) => !some.includes(place) && some.some((later) => later > place && nameAt(later) === nameAt(place)),
    );
    return isFull && !skips;
  });
}

/** Places of the towers that the first loser may name next. */
export function towersToKeep(match: Match): readonly number[] {
  const { kept } = match;
  const player = playerAt(match, match.losers[0] ?? 0);
  const next = choicesToKeep(match, player).flatMap((choice) => {
    const place = choice[kept.length];
    return place !== undefined && kept.every((each, i) => choice[i] === each) ? [place] : [];
  });
  return [...new Set(next)];
}

/**
 * 4.30 `losses: owner`: keeps the towers that can all be paid for, or that are named. Returns true if bricks are still
 * to be given.
 */
export function settle(match: Match): boolean {
  const seat = match.losers[0] ?? 0;
  const player = playerAt(match, seat);
  const paid = taxed(match, player).filter(
    (tower) => isAllPaid(match, player, tower.colour) || match.kept.includes(player.towers.indexOf(tower)),
  );
  match.kept = paid.map((tower) => player.towers.indexOf(tower));
  if (match.event === "tribute") toBag(match, player, colours(paid));
  else if (asksToGive(match, { seat, left: 2 * paid.length, last: "white", purpose: "loss" })) return true;
  finishLoss(match);
  return false;
}

/** 4.30 All payments come first, then the unpaid towers come down. */
export function finishLoss(match: Match): void {
  const player = playerAt(match, match.losers[0] ?? 0);
  const paid = match.kept.map((place) => towerAt(player, place));
  if (match.event !== "flood") tearDownUnpaid(match, player, paid);
  match.losers.shift();
}

/** Makes a player give bricks, if there are any to give. */
export function asksToGive(match: Match, giving: Giving): boolean {
  if (giving.left === 0) return false;
  match.giving = giving;
  match.phase = "giving";
  return true;
}

/** Colours that may be given next: not below the last one, and with enough bricks from that colour on. */
export function coloursToGive(match: Match): readonly string[] {
  const { seat, left, last } = match.giving;
  const { storage } = playerAt(match, seat);
  const countFrom = (colour: string): number => storage.filter((brick) => rankOf(brick) >= rankOf(colour)).length;
  return coloursIn(storage).filter((colour) => rankOf(colour) >= rankOf(last) && countFrom(colour) >= left);
}
