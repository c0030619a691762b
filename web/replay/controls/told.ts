import { useMemo } from "preact/hooks";
import { type Reader, rankingOf, type TurnLine } from "#boardkit";
import { SEATS, type Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { type Course, courseOf, turnAt } from "../../end/course.ts";
import { largestSwings, type Swing } from "../../end/swings.ts";
import type { WholeMatch } from "../../end/worker/whole-match.ts";
import { say } from "../../i18n/language.ts";
import type { AtHand } from "../../loading/games.ts";
import type { Landings } from "./steps.ts";

/** The course of a match, as it is shown beside the board. */
export interface Told {
  readonly course: Course;
  readonly swings: readonly Swing[];
  /** Best first; of a match that is not over, as the points are. */
  readonly ranking: readonly Seat[];
  /** First entries of rounds. */
  readonly rounds: readonly number[];
}

interface Given {
  readonly events: readonly ToldEvent[];
  /** A view after all of the events, to word them with. */
  readonly view: unknown;
  readonly whole: WholeMatch | null;
  readonly reader: Reader;
}

/** The course in the game's words. */
export function useTold({ ui }: AtHand, { events, view, whole, reader }: Given): Told {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every later view words the same events.
  return useMemo(() => {
    const all = whole?.events ?? events;
    const lines = ui.turnLines(
      all.map(({ event }) => event),
      whole?.view ?? view,
      reader,
    );
    const course = courseOf(all, lines, reader.names.length);
    const swings = whole === null ? [] : largestSwings(course, whole);
    const byPoints = SEATS.slice(0, reader.names.length).sort((a, b) => (course.last[b] ?? 0) - (course.last[a] ?? 0));
    const ranking = whole === null ? byPoints : rankingOf(whole.standings);
    return { course, swings, ranking, rounds: roundsIn(lines, all, ui.opensRound) };
  }, [whole, events, ui, reader]);
}

/** First entries of the game's rounds; of a game without, those after which every seat has had a turn again. */
export function roundsIn(
  lines: readonly TurnLine[],
  events: readonly ToldEvent[],
  opens: ((event: ToldEvent["event"]) => boolean) | undefined,
): readonly number[] {
  const first = lines.find(({ seat }) => seat !== null)?.seat;
  const isRound = ({ seat, event }: TurnLine): boolean => {
    const told = events[event];
    return opens === undefined ? seat === first : told !== undefined && opens(told.event);
  };
  return lines.filter(isRound).map(({ event }) => events[event]?.ply ?? 0);
}

export const landingsOf = ({ course, rounds }: Told, own: readonly number[]): Landings => ({
  turn: course.turns.map(({ ply }) => ply),
  round: rounds,
  own,
});

/** "Turn 41 · entry 120 of 300": the turn that is over or under way, by its number on the final page. */
export function placeIn({ course }: Told, k: number, n: number): string {
  const turn = turnAt(course, k);
  return turn === undefined ? say("status-replay", { k, n }) : say("status-replay-turn", { turn: turn.n, k, n });
}
