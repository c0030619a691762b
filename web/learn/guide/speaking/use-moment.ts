import { useMemo } from "preact/hooks";
import type { GameEvent, Guide, GuideMoment } from "#boardkit";
import { FastChance } from "#engine";
import type { MatchUpdate, ToldEvent } from "#protocol";
import { copyOf, type Draft, draftEvents, draftMoves, hiddenClicks, legalOf } from "../../../match/draft/draft.ts";
import type { Offer } from "../../../match/turn/picking.ts";
import type { Turn } from "../../../match/turn/take-turns.ts";
import { type TurnGame, viewOf } from "../../../match/turn/turn-state.ts";
import { momentOf } from "./moment.ts";
import type { Named } from "./speaking.ts";

interface Watched {
  readonly turn: Turn;
  readonly match: MatchUpdate;
  readonly events: readonly ToldEvent[];
  readonly open: Draft["open"];
  readonly ui: TurnGame["ui"];
  /** The board still shows what others did. */
  readonly isBehind: boolean;
  readonly plan: (at: GuideMoment, told?: number) => readonly string[];
  readonly reopen: Guide["reopen"];
}

/** The moment by which the guide judges; `null` while the reader has nothing to decide. */
export function useMoment({ turn, match, events, open, ui, isBehind, plan, reopen }: Watched): Named | null {
  const { draft, sending } = turn.state.value;
  const offers = turn.offers.value;
  const handOver = turn.handOver.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan belongs to the moment.
  return useMemo(() => {
    if (isBehind || sending !== null || match.seat === null) return null;
    const told = events.map(({ event }) => event);
    if (match.standings !== null) return atTheEnd(open, match, told);
    if (draft === null) return null;
    const isEnding = handOver === "commit" && draft.edge === "handover";
    const at = momentIn(draft, { ui, told, offers, isEnding, plan, reopen });
    const isMidway = draft.clicks.length > 0 && handOver === null;
    return { key: `${match.ply} ${draftMoves(draft).join()} ${draft.clicks.join()}`, at, isMidway };
  }, [draft, sending, offers, handOver, match, events, open, isBehind]);
}

interface Deciding extends Pick<Watched, "plan" | "reopen" | "ui"> {
  readonly told: readonly GameEvent[];
  readonly offers: readonly Pick<Offer, "move">[];
  readonly isEnding: boolean;
}

/** The moment of a draft; what can be pressed in any order is legal in any. */
export function momentIn(draft: Draft, { ui, told, offers, isEnding, plan, reopen }: Deciding): GuideMoment {
  const { open, seat, edge } = draft;
  const state = reopened(draft, { ui, reopen });
  const legal = edge === "own" ? legalOf(open, state, seat) : [];
  return momentOf({
    ...{ open, state, seat, isOver: false, isEnding, plan, reopen },
    events: [...told, ...draftEvents(draft)],
    moves: legal.filter((move) => offers.some((offer) => offer.move === move)),
  });
}

/** The position that the page shows: with clicks that the rules take only together with further ones. */
function reopened(draft: Draft, { ui, reopen }: Pick<Deciding, "ui" | "reopen">): Draft["state"] {
  const { open, state, clicks } = draft;
  if (clicks.length === 0) return state;
  const copy =
    hiddenClicks(draft).length > 0 ? open.sample(viewOf({ open, ui }, draft), new FastChance(1)) : copyOf(open, state);
  reopen?.(copy);
  return copy;
}

function atTheEnd(open: Draft["open"], { view, seat, ply }: MatchUpdate, events: readonly GameEvent[]): Named | null {
  if (seat === null) return null;
  const state = open.sample(view, new FastChance(1));
  const how = { moves: [], isEnding: false, isOver: true, plan: () => [] };
  return { key: `${ply} over`, at: momentOf({ open, state, seat, events, ...how }) };
}
