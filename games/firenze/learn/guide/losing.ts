import { type Figures, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { EVENTS } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { type At, costOf, type Move, mine, placeOf } from "./at.ts";

/** What a card that is taken does to the reader: above all, what an event takes. */

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
    const isPlanned = ({ text }: Move): boolean => text === plan[n] && !text.startsWith("strike ");
    const onward = next.find(({ text }) => text === "accept") ?? next.find(isPlanned) ?? bestOf(at, next);
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

/** Events that take towers: what their bricks are for is not said. */
export const TOPPLING = ["collapse", "tribute", "luxuryTax"] as const;

/** Cards whose reason says what they do. */
const TOLD = ["princess", "patrician", "workshop", "mason", "architect"] as const;

/** What an event costs the reader, whether it can be prevented, and which other card is to be told. */
export function effectOn(at: At, move: Move): Figures {
  const card = at.view.row[placeOf(move)]?.card;
  const loss = isEvent(card) ? lossBy(at, move) : 0;
  // 3.1 A second building of a name is discarded at once.
  const isNew = mine(at)?.buildings.some((each) => each === card) !== true;
  return {
    second: isNew ? 0 : 1,
    event: loss > 0 ? 1 : 0,
    loss,
    prevents: at.planned().includes("cancel") ? 1 : 0,
    ...Object.fromEntries(TOLD.map((each) => [each, isNew && each === card ? 1 : 0])),
  };
}

/** Whether the event can take so many bricks. */
export function isHitting(at: At, move: Move, { event, loss }: Figures): boolean {
  const card = at.view.row[placeOf(move)]?.card;
  const heights = (mine(at)?.towers ?? []).map(({ floors }) => floors);
  const kept = sum(mine(at)?.storage ?? []) - costOf(at, move);
  if (event === 0) return loss === 0;
  if (card === "collapse") return loss === Math.min(...heights);
  if (card === "botch") return loss === 1;
  if (card === "fire") return loss === Math.min(FIGURES.fire, kept);
  if (card === "flood") return loss === Math.ceil(kept / FIGURES.flood);
  return (card === "tribute" || card === "luxuryTax") && heights.length > 0;
}
