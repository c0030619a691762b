import { useMemo } from "preact/hooks";
import type { GameEvent, GuideMoment } from "#boardkit";
import { FastChance } from "#engine";
import type { MatchUpdate, ToldEvent } from "#protocol";
import { type Draft, draftEvents, draftMoves, legalOf } from "../../../match/draft/draft.ts";
import type { Turn } from "../../../match/turn/take-turns.ts";
import { momentOf } from "./moment.ts";
import type { Named } from "./speaking.ts";

interface Watched {
  readonly turn: Turn;
  readonly match: MatchUpdate;
  readonly events: readonly ToldEvent[];
  readonly open: Draft["open"];
  /** The board still shows what others did. */
  readonly isBehind: boolean;
  readonly plan: (at: GuideMoment) => readonly string[];
}

/** The moment by which the guide judges; `null` while the reader has nothing to decide. */
export function useMoment({ turn, match, events, open, isBehind, plan }: Watched): Named | null {
  const { draft, sending } = turn.state.value;
  const offers = turn.offers.value;
  const handOver = turn.handOver.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan belongs to the moment.
  return useMemo(() => {
    if (isBehind || sending !== null || match.seat === null) return null;
    const told = events.map(({ event }) => event);
    if (match.standings !== null) return atTheEnd(open, match, told);
    if (draft === null) return null;
    const legal = draft.edge === "own" ? legalOf(draft.open, draft.state, draft.seat) : [];
    const at = momentOf({
      ...{ open: draft.open, state: draft.state, seat: draft.seat, isOver: false, plan },
      events: [...told, ...draftEvents(draft)],
      moves: legal.filter((move) => offers.some((offer) => offer.move === move)),
      isEnding: handOver === "commit" && draft.edge === "handover",
    });
    const isMidway = draft.clicks.length > 0 && handOver === null;
    return { key: `${match.ply} ${draftMoves(draft).join()} ${draft.clicks.join()}`, at, isMidway };
  }, [draft, sending, offers, handOver, match, events, open, isBehind]);
}

function atTheEnd(open: Draft["open"], { view, seat, ply }: MatchUpdate, events: readonly GameEvent[]): Named | null {
  if (seat === null) return null;
  const state = open.sample(view, new FastChance(1));
  const how = { moves: [], isEnding: false, isOver: true, plan: () => [] };
  return { key: `${ply} over`, at: momentOf({ open, state, seat, events, ...how }) };
}
