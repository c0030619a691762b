import { sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { EVENTS } from "../../rules/content.ts";
import { type At, type Move, placeOf } from "./at.ts";

/** What an event takes from the reader. */

export const isEvent = (card: string | null | undefined): boolean => EVENTS.some((event) => event === card);

/** The reader's bricks in storage, in towers and on the card of the event. */
const ownIn = ({ mats, active, aside }: View, you: number): number =>
  sum(mats[you]?.storage ?? []) +
  sum((mats[you]?.towers ?? []).map(({ floors }) => floors)) +
  (active === you ? sum(aside) : 0);

/** More moves than paying for a card and its event ask for. */
const MOST = 20;

/** The reader's bricks once the event has happened: it is not prevented, and what costs least is struck. */
function leftAfter(at: At, move: Move): { readonly bricks: number; readonly laid: number } {
  const plan = at.planned();
  let [made, laid] = [move, 0];
  for (let n = 1; n < MOST; n++) {
    const { events, view } = made.brings();
    laid += events.filter(({ type }) => type === "brickLaid").length;
    const isDone = events.some((event) => event.type === "cardPut" && isEvent(event.card));
    const next = made.next();
    const onward =
      next.find(({ text }) => text === "accept") ?? next.find(({ text }) => text === plan[n]) ?? bestOf(at, next);
    if (isDone || onward === undefined) return { bricks: ownIn(view, at.you), laid };
    made = onward;
  }
  return { bricks: ownIn(made.brings().view, at.you), laid };
}

const bestOf = ({ you }: At, moves: readonly Move[]): Move | undefined =>
  moves.toSorted((a, b) => ownIn(b.brings().view, you) - ownIn(a.brings().view, you))[0];

/** Bricks that the event costs the reader which a move sets off; what is paid for its card is left out. */
export function lossBy(at: At, move: Move): number {
  const card = move.text.startsWith("card ") ? sum(at.view.row[placeOf(move)]?.bricks ?? []) : 0;
  const { bricks, laid } = leftAfter(at, move);
  return ownIn(at.view, at.you) + card - laid - bricks;
}
