import { activePlayer, builtIn, type Match, type Player, sortTowers, type Tower, towerAt } from "./match.ts";
import { rankOf, times, without } from "./words.ts";

const COST = [0, 0, 0, 1, 3, 6, 10];

/** 3.3 What building so many bricks costs, with buildings and persons in force. */
export function costOf(match: Match, bricks: number): number {
  const workshop = activePlayer(match).buildings.includes("workshop") ? 1 : 0;
  const mason = match.played.includes("mason") ? 3 : 0;
  return Math.max(0, (COST[bricks] ?? 0) - workshop - mason);
}

/** 3.3 Whether storage holds a brick of the colour and enough others to pay for building it. */
function canBuild(match: Match, colour: string): boolean {
  const player = activePlayer(match);
  const bricks = builtIn(player) + 1;
  return bricks <= 6 && player.storage.includes(colour) && player.storage.length - 1 >= costOf(match, bricks);
}

/**
 * 3.3 Towers that may be raised next, in order. Of towers alike, new ones included, none gets higher than the one
 * before it.
 */
export function canRaise(match: Match, place: number): boolean {
  const { towers } = activePlayer(match);
  const tower = towers[place];
  if (tower === undefined || place < match.site || !canBuild(match, tower.colour)) return false;
  const isLastFounded = tower.before !== null || place === towers.length - 1;
  const previous = towers[place - 1];
  return isLastFounded && (previous === undefined || !areAlike(previous, tower) || previous.floors > tower.floors);
}

const areAlike = (a: Tower, b: Tower): boolean => a.colour === b.colour && a.before === b.before;

/** 3.3 New towers last, by colour. */
export function canFound(match: Match, colour: string): boolean {
  const last = activePlayer(match).towers.findLast(({ before }) => before === null);
  return canBuild(match, colour) && (last === undefined || rankOf(last.colour) <= rankOf(colour));
}

export function raise(match: Match, place: number): void {
  const player = activePlayer(match);
  const tower = towerAt(player, place);
  player.storage = without(player.storage, tower.colour);
  tower.floors++;
  tower.built++;
  match.site = place;
  match.building = true;
}

export function found(match: Match, colour: string): void {
  const { towers } = activePlayer(match);
  towers.push({ colour, floors: 0, built: 0, before: null });
  raise(match, towers.length - 1);
}

/** 3.4, 4.29 Half of a tower, rounded up, goes to the bag, the rest to storage. */
export function tearDown(match: Match, player: Player, tower: Tower): void {
  const toBag = Math.ceil(tower.floors / 2);
  match.bag.push(...times(toBag, tower.colour));
  player.storage.push(...times(tower.floors - toBag, tower.colour));
  player.towers = player.towers.filter((each) => each !== tower);
}

/** 3.4 */
export function tearDownRuins(match: Match): void {
  const player = activePlayer(match);
  for (const tower of [...player.towers]) if (tower.built === 0) tearDown(match, player, tower);
  sortTowers(player);
}
