import type { Viewer } from "../../seat.ts";
import { AWAITS, type Awaited, holderOf, type Player, type Round, type State, sum } from "./state.ts";

/** Cards by kind. */
export type Cards = readonly number[];

/** What a viewer knows; `null` stands for what it does not know. */
export interface View {
  readonly viewer: Viewer;
  readonly awaits: Awaited;
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

const AWAITED = Object.keys(AWAITS) as readonly Awaited[];

export function view(s: State, viewer: Viewer): View {
  const { players } = s.opened;
  const awaits = AWAITED[s.awaits[0]] ?? "over";
  const isOpen = viewer === "open" || awaits === "over";
  return {
    viewer,
    awaits,
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

/**
 * Every round in which the viewer held the packet, with its cards then: its present cards and those kept of it since.
 */
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
