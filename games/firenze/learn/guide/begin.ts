import { type At, bricksOf, isLast, mine, openHeights } from "./at.ts";
import { bestOf, freeBricks, inReach, type Reach } from "./reach.ts";
import { type Goal, goalOf } from "./sought.ts";

/** So many points make a contract one that is not passed by where its bricks cost no others. */
const GOOD = 7;

/**
 * The bricks of a good contract that cost no others; else those that keep towers for nothing, and those that cost nothing
 * for the next contract, for which the card has been taken. Which contracts are worth more is left to the bot: obedient
 * learners who build each one in reach end with a quarter less.
 */
export function begin(at: At): readonly string[] {
  if (at.view.awaits !== "act") return [];
  const towers = mine(at)?.towers ?? [];
  const done = doneBy(at);
  if (done.length > 0) return done;
  const fed = fedFor(at);
  const goal = goalBeside(at, fed);
  // 9.2 The rules take standing towers first, in their order.
  const raised = towers.flatMap((_, slot) =>
    raises(slot, (fed.includes(slot) ? 1 : 0) + (slot === goal?.to ? goal.more : 0)),
  );
  if (goal === null || goal.to >= 0 || goal.more === 0) return raised;
  return [...raised, ...founds(at, goal.colour, goal.more)];
}

/** The bricks of the best contract that no others pay for, before them the Mason if he is why. */
function doneBy(at: At): readonly string[] {
  const found = inReach(at);
  const fits = (one: Reach): boolean =>
    found.some(({ colour, floors, lacks }) => colour === one.colour && floors === one.floors && lacks === 0);
  const good = found.filter((each) => each.cost === 0 && !fits(each) && each.points >= GOOD);
  const best = bestOf(at, good);
  if (best === null) return [];
  const { colour, height, lacks } = best;
  const to = slotOf(at, { colour, of: height, need: lacks });
  const bricks = to >= 0 ? raises(to, lacks) : founds(at, colour, lacks);
  return lacks > freeBricks(at) ? ["mason", ...bricks] : bricks;
}

/** 3.3 An exchange comes before building or not at all: what is begun first would end the time for it. */
export const opens = (move: string): boolean => move.startsWith("exchange ");

/** The next contract, the place of its tower, -1 for a new one, and the bricks that it gets for nothing; one is kept. */
function goalBeside(at: At, fed: readonly number[]) {
  const goal = isLast(at) ? null : goalOf(at);
  if (goal === null) return null;
  const { colour, need } = goal;
  const to = slotOf(at, goal);
  const left = Math.min(need, bricksOf(at, colour) - 1) - (fed.includes(to) ? 1 : 0);
  return { colour, to, more: Math.max(0, Math.min(freeBricks(at) - fed.length, left)) };
}

/** The place of the tower that lacks so many floors of the height; -1 for a new one. */
const slotOf = (at: At, { colour, of, need }: Goal): number =>
  (mine(at)?.towers ?? []).findIndex((tower) => tower.colour === colour && of - tower.floors === need);

const founds = (at: At, colour: string, n: number): readonly string[] => [
  ...[`found ${colour}`, ...raises(mine(at)?.towers.length ?? 0, n - 1)],
];

const raises = (slot: number, n: number): readonly string[] => Array.from({ length: n }, () => `raise ${slot + 1}`);

/** The places of towers that fall without a brick and can get one for nothing, the highest ones first. */
function fedFor(at: At): readonly number[] {
  const falling = (mine(at)?.towers ?? [])
    .map((tower, slot) => ({ ...tower, slot }))
    .filter(({ built }) => built === 0)
    .filter(({ colour, floors }) => openHeights(at, colour).some((height) => height > floors))
    .toSorted((a, b) => b.floors - a.floors);
  const fed: typeof falling = [];
  for (const tower of falling) {
    const taken = fed.filter(({ colour }) => colour === tower.colour).length;
    if (taken < bricksOf(at, tower.colour) && fed.length < freeBricks(at)) fed.push(tower);
  }
  return fed.map(({ slot }) => slot);
}
