import { type Because, ofKind, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { MATERIAL_NAMES, STREET_CELLS, WAREHOUSE } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, type Move, placedBy, possibleOf, usesIn } from "./at.ts";
import { ACTING } from "./last.ts";
import { asFigure } from "./told.ts";

/** Why a disc is placed on a street: what all own discs there can do, one after the other, and what is scored. */

type Why = Because<View, Event>;

const streetOf = ({ targets }: Move): number =>
  Number(targets.find((target) => target.startsWith("street:"))?.slice("street:".length));

const isWhite = ({ text }: Move): boolean => text.startsWith("place white ");

/** The most actions that are done with a disc of the same kind on another street. */
function mostElsewhere(at: At, move: Move): number {
  const others = ofKind(at, "place").filter((each) => each !== move && isWhite(each) === isWhite(move));
  return Math.max(0, ...others.map((each) => placedBy(at, each).all));
}

/** 3.8 A card can be drawn for an action that is impossible. */
const hasCards = ({ deck, discards }: View): boolean => deck + sum(Object.values(discards)) > 0;

export const PLACED: Why = {
  figures: (at, move) => {
    const { again, others, scored, done, all: n, cards: m, inOrder } = placedBy(at, move);
    const [elsewhere, points] = [mostElsewhere(at, move), scored?.points[at.you] ?? 0];
    return {
      ...{ n, m, none: asFigure(done === 0), cards: asFigure(m > 0 && hasCards(at.view)), order: asFigure(inOrder) },
      ...{ only: asFigure(n > elsewhere), level: asFigure(n === 1 && n === elsewhere) },
      alone: asFigure(n === 1 && n < elsewhere && others === 0),
      ...{ again: asFigure(again === 1), twice: asFigure(again === 2), with: asFigure(others > 0), others },
      ...{ scored: asFigure(points > 0), unpaid: asFigure(scored !== null && points === 0) },
      ...{ k: scored?.k ?? 0, points },
    };
  },
  claim: (at, move, figures) => {
    const { n, m, cards, only, level, alone, again, twice, others, scored, unpaid } = figures;
    const elsewhere = mostElsewhere(at, move);
    const stack = move.brings().view.stacks[streetOf(move)] ?? [];
    const below = stack.slice(Math.max(0, stack.length - ACTING), -1);
    const own = below.filter((disc) => disc === at.you).length;
    const isScored = stack.length > ACTING && at.view.tilesScored < at.view.council.length;
    const isSo = [own === 1, own === 2, isScored, Number(n) > elsewhere, n === 1 && elsewhere === 1];
    return (
      [again, twice, Number(scored) + Number(unpaid), only, level].join() === isSo.map(asFigure).join() &&
      cards === asFigure(Number(m) > 0 && hasCards(at.view)) &&
      alone === asFigure(n === 1 && elsewhere > 1 && others === 0) &&
      others === below.filter((disc) => disc !== at.you && disc !== "white").length &&
      areAsMany(at, move, figures)
    );
  },
};

/** The actions and cards counted by playing the new disc, and by the room that materials have for those below. */
function areAsMany(at: At, move: Move, { n, m, none, order, again, twice }: ReturnType<Why["figures"]>): boolean {
  const uses = isWhite(move) ? 2 : 1;
  const moves = move.next();
  const first = usesIn(moves, 2 * uses);
  const lower = 2 * (Number(again) + 2 * Number(twice));
  if (Number(n) + Number(m) !== 2 * uses + lower || none !== asFigure(first === 0)) return false;
  if (order === 1 && (first < 2 || possibleOf(moves).length > 1)) return false;
  if (lower === 0) return n === first;
  const room = (STREET_CELLS[streetOf(move)] ?? []).map((cell) => roomFor(at, at.view.cells[cell], uses + lower / 2));
  const most = room[0] === undefined || room[1] === undefined ? first + lower : room[0] + room[1];
  return Number(n) >= first && (room.includes(undefined) ? Number(n) <= most : n === most);
}

/** 4.1 How many of so many uses take a material; undefined for other actions. */
function roomFor({ view, you }: At, action: View["cells"][number] | undefined, uses: number): number | undefined {
  const material = MATERIAL_NAMES.find((name) => name === action);
  const { warehouse, cubes = 0 } = view.mats[you] ?? {};
  return material === undefined || cubes < 2 * uses
    ? undefined
    : Math.min(uses, WAREHOUSE - (warehouse?.[material] ?? 0));
}
