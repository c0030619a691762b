import { useRef } from "preact/hooks";
import { type Orders, sum, useOrders } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type CardName, COLOURS, type ColourName } from "../../rules/content.ts";
import type { Bricks } from "../../rules/events.ts";
import { isColour } from "../bricks.ts";
import { isCard } from "../words/names.ts";

/** The bricks on the cards of the row in the order in which they came, so that a new one moves no other. */

interface Laid {
  readonly colour: ColourName;
  /** Paid in the turn under way. */
  readonly isPaid: boolean;
}

export interface Pile {
  readonly card: CardName;
  readonly bricks: readonly Laid[];
}

/** What has been seen of the row so far. */
export interface Seen {
  readonly piles: readonly Pile[];
  readonly turn: string;
  /** The space whose bricks are being drawn from the bag. */
  readonly filling: number | null;
}

const NOTHING_SEEN: Seen = { piles: [], turn: "", filling: null };

/** The piles of every row that has been shown, by turn and row: a recap and the way back from it show them as they lay. */
export type Shown = Map<string, Seen>;

/** Keeps the piles of the row as last seen, also where the page is loaded anew, and updates them for a view. */
export function usePiles(view: View): readonly Pile[] {
  const orders = useOrders("firenze");
  const seen = useRef<Seen | null>(null);
  const shown = useRef<Shown>(new Map());
  seen.current = recalled(shown.current, seen.current ?? lastSeen(orders), view);
  keepSeen(orders, seen.current);
  return seen.current.piles;
}

const KEPT = "row";
const PAID = "paid";

/** The turn, then a line for each card: "mason white yellow paid:red". */
export function keepSeen(orders: Orders, { turn, piles }: Seen): void {
  const line = ({ card, bricks }: Pile): string =>
    [card, ...bricks.map(({ colour, isPaid }) => (isPaid ? `${PAID}:${colour}` : colour))].join(" ");
  orders.delete(KEPT);
  orders.set(KEPT, [turn, ...piles.map(line)]);
}

/** The piles that were kept; nothing where these are no such lines. */
export function lastSeen(orders: Orders): Seen {
  const [turn = "", ...lines] = orders.get(KEPT) ?? [];
  const piles = lines.flatMap((line): readonly Pile[] => {
    const [card = "", ...words] = line.split(" ");
    const bricks = words.flatMap((word): readonly Laid[] => {
      const colour = word.split(":").at(-1) ?? "";
      return isColour(colour) ? [{ colour, isPaid: word.startsWith(PAID) }] : [];
    });
    return isCard(card) && bricks.length === words.length ? [{ card, bricks }] : [];
  });
  return piles.length === lines.length ? { piles, turn, filling: null } : NOTHING_SEEN;
}

/** What is seen of a view; where no brick is merely laid, what was seen of it before: another turn, a way back. Remembers it. */
export function recalled(shown: Shown, before: Seen, view: View): Seen {
  const turn = turnOf(view);
  const key = `${turn} ${view.awaits} ${JSON.stringify(view.row)}`;
  const known = turn === before.turn && isLaid(before, view.row) ? undefined : shown.get(key);
  const seen = known ?? seenAfter(before, view);
  shown.set(key, seen);
  return seen;
}

/** Bricks came onto the same cards. More bricks on other cards are a way back: a card that was taken lies there again. */
const isLaid = ({ piles }: Seen, row: View["row"]): boolean =>
  piles.length === row.length &&
  row.every(({ card }, slot) => piles[slot]?.card === card) &&
  sum(row.map(({ bricks }) => sum(bricks))) > sum(piles.map(({ bricks }) => bricks.length));

const turnOf = ({ active, mats }: View): string => `${active}:${active === null ? 0 : mats[active]?.turns}`;

export function seenAfter(before: Seen, view: View): Seen {
  const turn = turnOf(view);
  const old = turn === before.turn ? before.piles : before.piles.map(withoutPaid);
  let from = 0;
  const piles = view.row.map(({ card, bricks }, slot) => {
    const at = placeOf(old, { card, bricks }, from);
    const pile = old[at];
    if (pile === undefined)
      return { card, bricks: COLOURS.flatMap((colour, c) => laid(colour, bricks[c] ?? 0, false)) };
    from = at + 1;
    return { card, bricks: changed(pile.bricks, bricks, before.filling === slot) };
  });
  return { piles, turn, filling: view.awaits === "drawBricks" ? view.turn.slot : null };
}

const withoutPaid = ({ card, bricks }: Pile): Pile => ({
  card,
  bricks: bricks.map((brick) => (brick.isPaid ? { ...brick, isPaid: false } : brick)),
});

/** Cards keep their order in the row: where the card lay before, the same bricks first; -1 for a new one. */
function placeOf(piles: readonly Pile[], { card, bricks }: View["row"][number], from: number): number {
  const isHere = (pile: Pile, at: number): boolean => at >= from && pile.card === card;
  const same = piles.findIndex(
    (pile, at) => isHere(pile, at) && COLOURS.every((colour, c) => countOf(pile.bricks, colour) === bricks[c]),
  );
  return same >= 0 ? same : piles.findIndex(isHere);
}

const countOf = (bricks: readonly Laid[], colour: ColourName): number =>
  bricks.filter((brick) => brick.colour === colour).length;

const laid = (colour: ColourName, n: number, isPaid: boolean): readonly Laid[] =>
  Array.from({ length: n }, () => ({ colour, isPaid }));

/**
 * New bricks lie on top. A brick that leaves is the last one that came, except in an exchange, which takes the first: its
 * last brick is laid while another one is taken.
 */
function changed(old: readonly Laid[], bricks: Bricks, isDrawn: boolean): readonly Laid[] {
  const grows = COLOURS.some((colour, c) => (bricks[c] ?? 0) > countOf(old, colour));
  const left = [...old];
  for (const [c, colour] of COLOURS.entries()) {
    for (let n = countOf(left, colour) - (bricks[c] ?? 0); n > 0; n--) {
      const isGone = (brick: Laid): boolean => brick.colour === colour;
      left.splice(grows ? left.findIndex(isGone) : left.findLastIndex(isGone), 1);
    }
  }
  const added = COLOURS.flatMap((colour, c) =>
    laid(colour, (bricks[c] ?? 0) - countOf(left, colour), grows && !isDrawn),
  );
  return [...left, ...added];
}

/** Bricks as they are drawn: one by one, or each colour once where they are counted. */
export const drawnOf = (bricks: Bricks, isCounted: boolean): readonly { colour: ColourName; held: number }[] =>
  COLOURS.flatMap((colour, c) => {
    const held = bricks[c] ?? 0;
    return Array.from({ length: isCounted ? Math.min(held, 1) : held }, () => ({ colour, held }));
  });
