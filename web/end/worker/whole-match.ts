import {
  type AnyGame,
  type AnyOpenGame,
  accepted,
  type MatchRecord,
  openRecord,
  PUBLIC_AUDIENCE,
  type RecordRefusal,
  type Result,
  refused,
  SEATS_OF,
  type Standings,
  verifyReplay,
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

type Whole = Result<WholeMatch, RecordRefusal["code"] | "not-over">;

/** Replays a record; refused when it differs from what the rules make of it, or when the match is not over. */
export function wholeMatchOf(game: AnyGame, record: MatchRecord): Whole {
  const opened = openRecord(game, record);
  if (!opened.ok) return refused(opened.refusal.code);
  const { standings } = record;
  return standings === undefined ? refused("not-over") : goThrough(opened.value, record, standings);
}

function goThrough(open: AnyOpenGame, record: MatchRecord, standings: Standings): Whole {
  const start = open.setup();
  const events: ToldEvent[] = [];
  const points = [pointsIn(open, start)];
  const expected = [expectedIn(open, start)];
  const verified = verifyReplay(open, record, ({ ply, events: all, state }) => {
    const auto = record.entries[ply]?.auto === true ? { auto: true as const } : {};
    const heard = all.filter(({ audience }) => (audience & PUBLIC_AUDIENCE) !== 0);
    events.push(...heard.map(({ event }) => ({ ply, ...auto, event })));
    points.push(pointsIn(open, state));
    expected.push(expectedIn(open, state));
  });
  if (!verified.ok) return refused(verified.refusal.code);
  return accepted({ events, view: open.view(verified.value, "public"), points, expected, standings });
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
