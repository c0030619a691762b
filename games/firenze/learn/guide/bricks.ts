import { sum } from "#boardkit";
import { BUILDINGS, COLOURS, type ColourName, PERSONS } from "../../rules/content.ts";
import { type At, bricksOf, costOf, type Move, mine, placeOf } from "./at.ts";
import { courseOf } from "./planned.ts";
import { bestOf, inReach, type Reach } from "./reach.ts";
import { goalOf } from "./sought.ts";

/** What bricks are good for. */

/** What the bricks of a card in the row are good for. */
interface Use {
  readonly colour: ColourName;
  /** So many of the colour lie on the card. */
  readonly k: number;
  /** So many of the colour there are when it has been paid for. */
  readonly have: number;
  /** The height of the contract. */
  readonly of: number;
  /** With them a contract is within reach, they go into a tower that stands, make bricks enough for a new one, or a part of them. */
  readonly kind: "reach" | "standing" | "fresh" | "part";
  /** It is within reach before the card is taken, and only the Architect makes its tower fit. */
  readonly stays?: boolean;
  readonly isByArchitect?: boolean;
  /** Bricks that building costs. */
  readonly pay?: number;
}

/** Bricks in storage, by colour, when the card has been taken as planned; otherwise as many as there may be. */
export function storedAfter(at: At, move: Move): readonly number[] {
  const { steps, view } = courseOf(at);
  const isTaken = steps.some(({ events }) => events.some(({ type }) => type === "cardTaken"));
  if (steps[0]?.text === move.text && isTaken) return view.mats[at.you]?.storage ?? [];
  const kept = sum(mine(at)?.storage ?? []) - costOf(at, move);
  const bricks = at.view.row[placeOf(move)]?.bricks ?? [];
  return COLOURS.map((colour, c) => (bricks[c] ?? 0) + Math.min(bricksOf(at, colour), kept));
}

/** The best use of a card: to reach a contract; else the contract that all bricks are for then. */
export function useOf(at: At, move: Move): Use | null {
  const stored = storedAfter(at, move);
  const reached = reachedBy(at, move);
  if (reached !== null) {
    const c = COLOURS.indexOf(reached.colour);
    const k = at.view.row[placeOf(move)]?.bricks[c] ?? 0;
    const { colour, floors: of, height, stays, cost: pay } = reached;
    return { colour, k, have: stored[c] ?? 0, of, kind: "reach", stays, isByArchitect: height !== of, pay };
  }
  const goal = goalOf(onceTaken(at, move));
  if (goal === null) return null;
  const { colour, of, need } = goal;
  const c = COLOURS.indexOf(colour);
  const [k, have] = [at.view.row[placeOf(move)]?.bricks[c] ?? 0, stored[c] ?? 0];
  return k === 0 ? null : { colour, k, have, of, kind: need < of ? "standing" : have >= of ? "fresh" : "part" };
}

/** The best contract within reach once the card has been paid for as planned; `stays`: it is so before. */
function reachedBy(at: At, move: Move): (Reach & { readonly stays: boolean }) | null {
  const then = onceTaken(at, move);
  const best = bestOf(then, inReach(then));
  if (best === null) return null;
  const isIt = ({ colour, floors }: Reach): boolean => colour === best.colour && floors === best.floors;
  return { ...best, stays: inReach(at).some(isIt) };
}

/** The moment with the card of the move: a person can be played in the same turn, and a building helps at once. */
function onceTaken(at: At, move: Move): At {
  const { view, you } = at;
  const card = view.row[placeOf(move)]?.card;
  const storage = storedAfter(at, move) as typeof view.bag;
  const mats = view.mats.map((mat, seat) => {
    if (seat !== you) return mat;
    const hand = [...mat.hand, ...PERSONS.filter((each) => each === card)];
    return { ...mat, storage, hand, buildings: [...mat.buildings, ...BUILDINGS.filter((each) => each === card)] };
  });
  return { ...at, view: { ...view, mats } };
}
