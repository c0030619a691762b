import { type ReadonlySignal, signal } from "@preact/signals";
import { type AnyGame, type Exercise, type ExerciseStart, layOut, openByChoice, SEATS_OF } from "#engine";
import type { MatchUpdate } from "#protocol";
import type { Source } from "../../board/source.ts";
import type { Line } from "../../match/turn/take-turns.ts";

/** An exercise as a match at one moment: it feeds the board, and one's own turn sends it its moves. */
export interface LaidOut {
  readonly laid: ExerciseStart;
  readonly source: Source;
  readonly line: Line;
  readonly moment: MatchUpdate;
  /** The turn has been ended, or something would be drawn now: nothing more comes. */
  readonly isSent: ReadonlySignal<boolean>;
}

export function laidOut(game: AnyGame, exercise: Exercise): LaidOut {
  const { position, seat, id } = exercise;
  const open = openByChoice(game, position.seats, position.options);
  const laid = layOut(open, exercise);
  const ply = position.recorded?.ply ?? 0;
  const moment: MatchUpdate = {
    ...{ table: id, ply, from: ply, seat, toAct: open.toAct(laid.state) },
    view: open.view(laid.state, seat),
    chosen: SEATS_OF[position.seats].map(() => false),
    ...{ waiting: null, events: [], standings: null },
  };
  const match = signal(moment);
  const isSent = signal(false);
  return {
    ...{ laid, moment, isSent },
    source: { match, events: signal([]), length: signal(ply) },
    line: {
      id: lineId(game.meta.id, id),
      match,
      own: signal([]),
      commit: () => {
        isSent.value = true;
      },
    },
  };
}

/** The name under which the moves of a try are kept, as those of a table are. */
export const lineId = (game: string, id: string): string => `exercise ${game} ${id}`;
