import { type At, mine } from "./at.ts";
import { aimedAt, masonHelps } from "./reach.ts";

/**
 * The bricks of the contract in reach that is worth it, one after the other, and before them a Mason that makes them
 * cheaper: a turn keeps to what it has begun.
 */
export function begin(at: At): readonly string[] {
  const aim = aimedAt(at);
  if (aim === null || aim.lacks === 0) return [];
  const towers = mine(at)?.towers ?? [];
  const standing = towers.findIndex(({ colour, floors }) => colour === aim.colour && aim.height - floors === aim.lacks);
  const [founded, slot] = standing < 0 ? [[`found ${aim.colour}`], towers.length] : [[], standing];
  const raised = Array.from({ length: aim.lacks - founded.length }, () => `raise ${slot + 1}`);
  return [...(masonHelps(at, aim.lacks) ? ["mason"] : []), ...founded, ...raised];
}
