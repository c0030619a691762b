import { broughtInWords, type Gain, type GameUi, type Reader, type TurnLine } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { isScored, type TurnName, within } from "../beside/in-words.ts";

interface Happened {
  readonly turns: readonly TurnLine[];
  readonly events: readonly ToldEvent[];
  readonly ui: Pick<GameUi, "turnLines">;
  readonly view: unknown;
}

/**
 * What followed the reader's last decision in their own turn, before the turn `first` of somebody else: what others did
 * in it, and the scorings after it.
 */
export function endOfOwnTurn(first: TurnLine | undefined, happened: Happened, reader: Reader): readonly TurnName[] {
  const { turns } = happened;
  const at = first === undefined ? 0 : turns.indexOf(first);
  const own = turns.slice(0, at).findLastIndex(({ seat }) => seat !== null);
  const turn = turns[own];
  if (turn === undefined || turn.seat !== reader.you) return [];
  return [...othersIn(turn, turns[own + 1], happened, reader), ...turns.slice(own + 1, at).filter(isScored)];
}

/** What others did in a turn of the reader after their last decision in it, beside what the reader got by that. */
function othersIn(
  turn: TurnLine,
  next: TurnLine | undefined,
  { events, ui, view }: Happened,
  reader: Reader,
): readonly TurnName[] {
  const all = events.slice(turn.event, next?.event);
  const decided = lastDecision(all, reader.you);
  const later = all.filter(({ ply }) => decided !== undefined && ply > decided).map(({ event }) => event);
  const gains = later.length === 0 ? [] : ui.turnLines(later, view, reader).flatMap((line) => line.gains);
  return actingIn(gains, reader.you).map(([seat, brought]) => ({
    ...{ seat, text: within(turn, reader), gains: brought },
    brought: broughtInWords(brought, seat, reader),
  }));
}

/** The last entry that the seat has made: its first event is of the seat that made it. */
function lastDecision(events: readonly ToldEvent[], you: Seat | null): number | undefined {
  const isFirst = (at: number): boolean => events[at - 1]?.ply !== events[at]?.ply;
  const isOwn = ({ event, auto }: ToldEvent): boolean => auto !== true && "seat" in event && event.seat === you;
  return events.findLast((told, at) => isFirst(at) && isOwn(told))?.ply;
}

/** The gains by the others who acted, one after the other. */
function actingIn(gains: readonly Gain[], you: Seat | null): readonly (readonly [Seat, readonly Gain[]])[] {
  const acting: [Seat, Gain[]][] = [];
  for (const gain of gains) {
    const last = acting.at(-1);
    if (gain.seat !== null && gain.seat !== you && gain.seat !== last?.[0]) acting.push([gain.seat, [gain]]);
    else last?.[1].push(gain);
  }
  return acting;
}
