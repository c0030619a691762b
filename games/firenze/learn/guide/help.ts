import { ofKind } from "#boardkit";
import { type At, bricksOf, type Move, mine, openHeights } from "./at.ts";
import { spare } from "./bricks.ts";
import { type Brick, building, paying, worthOf } from "./building.ts";

/** Persons and the exchange, where they bring a brick that pays while no own one does. */

/** In points: an exchange costs two bricks more than it brings, each worth half a point (`building.ts`). */
const EXCHANGE_COST = 1;

export const isHelp = ({ text }: Move): boolean => /^(alchemist|smuggler|exchange) /.test(text);
const broughtBy = ({ text }: Move): string => text.split(" ").at(-1) ?? "";

/** The moment after the move and what is given for it: the bricks that are missed least. */
export function afterGiving(at: At, move: Move): At {
  let now: At = { ...at, view: move.brings().view, moves: move.next() };
  for (let given = 0; given < MOST_GIVEN; given++) {
    const [gives] = spare(now, ofKind(now, "swap", "give"));
    if (gives === undefined) break;
    now = { ...now, view: gives.brings().view, moves: gives.next() };
  }
  return now;
}

const MOST_GIVEN = 4;

/** A colour in which one brick may make the difference: a tower without any, or one brick short of a contract. */
function isMissed(at: At, colour: string): boolean {
  const held = bricksOf(at, colour);
  return (mine(at)?.towers ?? []).some((tower) => {
    const open = tower.colour === colour ? openHeights(at, colour).filter((height) => height > tower.floors) : [];
    return open.length > 0 && (held === 0 || open.includes(tower.floors + held + 1));
  });
}

/** The brick that is built by such a move; null where it does not pay. */
export function helpOf(at: At, move: Move): (Brick & { readonly worth: number }) | null {
  const colour = broughtBy(move);
  if (!(isHelp(move) && isMissed(at, colour))) return null;
  const after = afterGiving(at, move);
  const cost = move.text.startsWith("exchange") ? EXCHANGE_COST : 0;
  const [best] = paying(after)
    .filter((brick) => brick.colour === colour && brick.floors > 0)
    .map((brick) => ({ ...brick, worth: worthOf(after, brick) - cost }))
    .sort((a, b) => b.worth - a.worth);
  return best !== undefined && best.worth > 0 ? best : null;
}

/** Such moves, the best ones; none while own bricks are to be built. */
export function helping(at: At): readonly Move[] {
  if (ofKind(at, "built").length === 0 || building(at).length > 0) return [];
  const worths = at.moves.map((move) => helpOf(at, move)?.worth ?? 0);
  const most = Math.max(...worths);
  return most > 0 ? at.moves.filter((_, k) => worths[k] === most) : [];
}
