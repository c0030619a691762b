import type { Viewer } from "../../seat.ts";
import { holderOf, type Player, type Round, STAGE, type StageName, type State, sum } from "./state.ts";

/** Cards by kind. */
export type Cards = readonly number[];

/** What somebody knows; `null` is what they do not. */
export interface View {
  readonly viewer: Viewer;
  readonly stage: StageName;
  readonly round: number;
  readonly dealt: number;
  readonly deckSize: number;
  readonly handSizes: readonly number[];
  readonly hands: readonly (Cards | null)[];
  /** By seat and round: 0 when nothing is kept yet, else kind + 1. */
  readonly kept: readonly (readonly (number | null)[])[];
  /** The packets that went through the viewer's hands, as they were picked up. */
  readonly sightings: readonly Sighting[];
  readonly scores: readonly number[];
}

interface Sighting {
  readonly packet: number;
  readonly round: number;
  readonly cards: Cards;
}

const STAGES = Object.keys(STAGE) as readonly StageName[];

export function view(s: State, viewer: Viewer): View {
  const { players } = s.opened;
  const stage = STAGES[s.stage[0]] ?? "over";
  const isOpen = viewer === "open" || stage === "over";
  return {
    viewer,
    stage,
    round: s.round[0],
    dealt: s.dealt[0],
    deckSize: sum(s.deck),
    handSizes: players.map((seat) => sum(s.hand[seat])),
    hands: players.map((seat) => (viewer === "open" || viewer === seat ? Array.from(s.hand[seat]) : null)),
    kept: players.map((seat) =>
      Array.from(s.kept[seat], (kind) => (isOpen || viewer === seat || kind === 0 ? kind : null)),
    ),
    sightings: players.flatMap((packet) => sightingsOf(s, packet, viewer)),
    scores: players.map((seat) => s.score[seat]),
  };
}

/** Each time the packet came to the viewer. What it held then is what it holds now and what was kept of it since. */
function sightingsOf(s: State, packet: Player, viewer: Viewer): readonly Sighting[] {
  const now = s.round[0];
  const cards = Array.from(s.hand[holderOf(s.opened, packet, now)]);
  const found: Sighting[] = [];
  for (let round = now; round >= 0; round--) {
    const holder = holderOf(s.opened, packet, round);
    const kind = s.kept[holder][round as Round];
    if (kind > 0) cards[kind - 1] = (cards[kind - 1] ?? 0) + 1;
    if (holder === viewer) found.unshift({ packet, round, cards: [...cards] });
  }
  return found;
}
