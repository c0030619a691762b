import { isSimultaneous, PUBLIC_AUDIENCE, SEATS_OF, type Seat, seatBit } from "#engine";
import type { MatchUpdate, ToldEvent } from "#protocol";
import { type Match, plyOf, toActIn } from "./match.ts";

/** The match as the seat (or, without one, the public) may know it, with the events from entry `since` on. */
export function matchUpdate(match: Match, seat: Seat | null, since: number): MatchUpdate {
  const { open, state, choices } = match;
  const ply = plyOf(match);
  const from = Math.min(since, ply);
  const mask = toActIn(match);
  const isChoosing = isSimultaneous(mask);
  const own = decidedBy(match, seat, from);
  return {
    ...{ table: match.id, ply, from, seat, toAct: mask },
    view: open.view(state, seat ?? "public"),
    chosen: SEATS_OF[open.seats].map((each) => isChoosing && choices.has(each)),
    waiting: (seat === null ? undefined : choices.get(seat)) ?? null,
    events: eventsFor(match, seat, from),
    ...(own.length === 0 ? {} : { own }),
    standings: match.standings,
    ...(match.rewinds === 0 ? {} : { rewinds: match.rewinds }),
  };
}

/** The entries from `from` on that the seat decided: forced ones were nobody's decision. */
const decidedBy = ({ entries }: Match, seat: Seat | null, from: number): readonly number[] =>
  seat === null
    ? []
    : entries.slice(from).flatMap(({ by, auto }, at) => (by === seat && auto !== true ? [from + at] : []));

function eventsFor(match: Match, seat: Seat | null, from: number): readonly ToldEvent[] {
  const own = seat === null ? PUBLIC_AUDIENCE : seatBit(seat);
  return match.events.slice(from).flatMap((events, at) => {
    const ply = from + at;
    const auto = match.entries[ply]?.auto === true ? { auto: true as const } : {};
    return events.filter(({ audience }) => (audience & own) !== 0).map(({ event }) => ({ ply, ...auto, event }));
  });
}
