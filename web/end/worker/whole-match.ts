import {
  type AnyGame,
  type AnyOpenGame,
  accepted,
  type Entry,
  type MatchRecord,
  openRecord,
  PUBLIC_AUDIENCE,
  playEntry,
  type RecordRefusal,
  type Result,
  refused,
  SEATS_OF,
  type Standings,
  verifyRecord,
} from "#engine";
import type { ToldEvent } from "#protocol";

/** A finished match gone through once: what the worker tells the page. Plain data, the same for every reader. */
export interface WholeMatch {
  /** As spectators received them. */
  readonly events: readonly ToldEvent[];
  /** As spectators see the end. */
  readonly view: unknown;
  /** `points[ply]`: by seat, after so many entries. */
  readonly points: readonly (readonly number[])[];
  /** The same, with the points that the game's insight expects at the end. A game without insight expects no more. */
  readonly expected: readonly (readonly number[])[];
  readonly standings: Standings;
}

/** Replays a record; refused when it differs from what the rules make of it, or when the match is not over. */
export function wholeMatchOf(
  game: AnyGame,
  record: MatchRecord,
): Result<WholeMatch, RecordRefusal["code"] | "not-over"> {
  const verified = verifyRecord(game, record);
  if (!verified.ok) return refused(verified.refusal.code);
  if (record.standings === undefined) return refused("not-over");
  const opened = openRecord(game, record);
  return opened.ok ? accepted(goThrough(opened.value, record.entries, record.standings)) : refused(opened.refusal.code);
}

function goThrough(open: AnyOpenGame, entries: readonly Entry[], standings: Standings): WholeMatch {
  const state = open.setup();
  const events: ToldEvent[] = [];
  const points = [pointsIn(open, state)];
  const expected = [expectedIn(open, state)];
  for (const [ply, entry] of entries.entries()) {
    const auto = entry.auto === true ? { auto: true as const } : {};
    playEntry(open, state, entry, (event, audience) => {
      if ((audience & PUBLIC_AUDIENCE) !== 0) events.push({ ply, ...auto, event });
    });
    points.push(pointsIn(open, state));
    expected.push(expectedIn(open, state));
  }
  return { events, view: open.view(state, "public"), points, expected, standings };
}

type State = ReturnType<AnyOpenGame["setup"]>;

const pointsIn = (open: AnyOpenGame, state: State): readonly number[] =>
  open.standings(state).scores.map(({ points }) => points);

function expectedIn(open: AnyOpenGame, state: State): readonly number[] {
  const { insight } = open.game;
  if (insight === undefined) return pointsIn(open, state);
  const values = new Float64Array(SEATS_OF[open.seats].length);
  insight.values(state, values);
  return Array.from(values);
}
