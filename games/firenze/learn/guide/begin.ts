import { type At, bricksOf, isLast, mine, openHeights } from "./at.ts";
import { aimedAt, bestOf, freeAfter, inReach, masonHelps, type Reach } from "./reach.ts";
import { goalOf } from "./sought.ts";

/**
 * The bricks of the contract in reach that is worth it, before them a Mason that makes them cheaper, those that keep
 * other towers for nothing, and what else costs nothing for the next contract: a turn keeps to what it has begun.
 */
export function begin(at: At): readonly string[] {
  if (at.view.awaits !== "act") return [];
  const aim = nextAim(at);
  const lacks = aim?.lacks ?? 0;
  const towers = mine(at)?.towers ?? [];
  const standing = aim === null || lacks === 0 ? -1 : slotOf(at, aim);
  const fed = fedFor(at, { aim, standing });
  const goal = goalBeside(at, aim, fed);
  // 9.2 The rules take standing towers first, in their order.
  const raised = towers.flatMap((_, slot) => {
    const n = (fed.includes(slot) ? 1 : 0) + (slot === goal?.to ? goal.more : 0);
    return raises(slot, slot === standing ? lacks : n);
  });
  const [colour, n] = aim === null ? [goal?.colour, goal?.to === -1 ? goal.more : 0] : [aim.colour, lacks];
  const founded = n === 0 || standing >= 0 ? [] : [`found ${colour}`, ...raises(towers.length, n - 1)];
  return [...(lacks > 0 && masonHelps(at, lacks) ? ["mason"] : []), ...raised, ...founded];
}

/**
 * The next contract, the place of its tower, and the bricks that it gets for nothing; one is kept. Beside a contract in
 * reach no tower is begun for it.
 */
function goalBeside(at: At, aim: Reach | null, fed: readonly number[]) {
  const isOver = isLast(at) || (aim !== null && mine(at)?.sealsLeft === 1);
  const goal = isOver ? null : goalOf(at, aim?.colour);
  if (goal === null) return null;
  const to = slotOf(at, { colour: goal.colour, height: goal.of, lacks: goal.need });
  const left = Math.min(goal.need, bricksOf(at, goal.colour) - 1) - (fed.includes(to) ? 1 : 0);
  const more = Math.max(0, Math.min(freeAfter(at, aim?.lacks ?? 0) - fed.length, left));
  return { colour: goal.colour, to, more };
}

/** In the last turn (5.1) the bricks of a second contract come after those of the first. */
function nextAim(at: At): Reach | null {
  const aim = aimedAt(at);
  const all = isLast(at) && mine(at)?.sealsLeft !== 1 && aim?.lacks === 0 ? inReach(at) : [];
  const isFit = ({ colour }: Reach): boolean => all.some((each) => each.colour === colour && each.lacks === 0);
  const others = all.filter((each) => !isFit(each));
  return bestOf(at, others) ?? aim;
}

const raises = (slot: number, n: number): readonly string[] => Array.from({ length: n }, () => `raise ${slot + 1}`);

/** The place of the tower that fulfils it; -1 for a new one. */
const slotOf = (at: At, { colour, height, lacks }: Pick<Reach, "colour" | "height" | "lacks">): number =>
  (mine(at)?.towers ?? []).findIndex((tower) => tower.colour === colour && height - tower.floors === lacks);

/** The places of other towers that fall without a brick and can get one for nothing, the highest ones first. */
function fedFor(at: At, { aim, standing }: { readonly aim: Reach | null; readonly standing: number }) {
  const falling = (mine(at)?.towers ?? [])
    .map((tower, slot) => ({ ...tower, slot }))
    .filter(({ built, slot }) => built === 0 && slot !== standing)
    .filter(({ colour, floors }) => openHeights(at, colour).some((height) => height > floors))
    .toSorted((a, b) => b.floors - a.floors);
  const fed: typeof falling = [];
  for (const tower of falling) {
    const taken = fed.filter(({ colour }) => colour === tower.colour).length;
    const kept = bricksOf(at, tower.colour) - (aim?.colour === tower.colour ? aim.lacks : 0);
    if (taken < kept && fed.length < freeAfter(at, aim?.lacks ?? 0)) fed.push(tower);
  }
  return fed.map(({ slot }) => slot);
}
