import type { Viewer } from "../../seat.ts";
import { AWAITS, type Awaited, type State, sum } from "./state.ts";

/** Cards by good. */
type Cards = readonly number[];

/** What a viewer knows; `null` stands for what it does not know. Prices and points are content, which everybody has. */
export interface View {
  readonly viewer: Viewer;
  readonly awaits: Awaited;
  readonly active: number;
  readonly dealt: number;
  readonly deckSize: number;
  readonly handSizes: readonly number[];
  readonly hands: readonly (Cards | null)[];
  readonly discard: Cards;
  readonly owners: readonly number[];
  /** The payment under way, or the card that the neighbour draws. */
  readonly payment: { readonly stall: number; readonly left: number; readonly last: number };
  readonly passes: number;
  readonly scores: readonly number[];
}

const AWAITED = Object.keys(AWAITS) as readonly Awaited[];

export function view(s: State, viewer: Viewer): View {
  const { players } = s.opened;
  return {
    viewer,
    awaits: AWAITED[s.awaits[0]] ?? "over",
    active: s.active[0],
    dealt: s.dealt[0],
    deckSize: sum(s.deck),
    handSizes: players.map((seat) => sum(s.hand[seat])),
    hands: players.map((seat) => (viewer === "open" || viewer === seat ? Array.from(s.hand[seat]) : null)),
    discard: Array.from(s.discard),
    owners: Array.from(s.owner),
    payment: { stall: s.stall[0], left: s.left[0], last: s.last[0] },
    passes: s.passes[0],
    scores: players.map((seat) => s.score[seat]),
  };
}
