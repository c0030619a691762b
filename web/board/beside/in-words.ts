import { useMemo } from "preact/hooks";
import type { GameEvent, GameUi, LogLine, Reader, TurnLine } from "#boardkit";
import type { Incident, Rewind, ToldEvent } from "#protocol";
import { incidentNote, rewindNote, withNotes } from "./incidents.ts";

/** What has happened in a match, as far as it is shown. */
export interface Happened {
  readonly events: readonly ToldEvent[];
  /** Of tentative moves. */
  readonly ahead: readonly GameEvent[];
  readonly incidents: readonly Incident[];
  readonly rewinds: readonly Rewind[] | undefined;
  /** The view after all of it, which the board may not have reached yet. */
  readonly view: unknown;
}

/** The same in words: the turns, and every event, the incidents of the table among them. */
export interface InWords {
  readonly turns: readonly TurnLine[];
  readonly lines: readonly LogLine[];
}

/** Made anew only when something happened or the reader's language has changed: a long match has hundreds of lines. */
export function useWords(ui: GameUi, reader: Reader, { events, ahead, incidents, rewinds, view }: Happened): InWords {
  return useMemo(() => {
    const all = [...events.map(({ event }) => event), ...ahead];
    const worded = (some: readonly GameEvent[]) => ui.logLines(some, view, reader);
    const notes = [
      ...incidents.map((incident) => incidentNote(incident, reader.names)),
      ...(rewinds ?? []).map((rewind) => rewindNote(rewind, worded)),
    ];
    return { turns: ui.turnLines(all, view, reader), lines: withNotes(worded(all), events, notes) };
  }, [events, ahead, incidents, rewinds, view, ui, reader]);
}

/** A turn with its lines; those before the first turn come with none. */
export interface Chapter {
  readonly turn: TurnLine | null;
  /** Counts the seats' turns from 1. */
  readonly n: number;
  readonly lines: readonly LogLine[];
}

/** The log cut into turns. */
export function chaptersOf({ turns, lines }: InWords): readonly Chapter[] {
  let n = 0;
  let at = 0;
  const linesUntil = (end: number): readonly LogLine[] => {
    const from = at;
    while (at < lines.length && (lines[at]?.event ?? 0) < end) at++;
    return lines.slice(from, at);
  };
  const before = linesUntil(turns[0]?.event ?? Number.POSITIVE_INFINITY);
  const chapters = turns.map((turn, i) => {
    if (turn.seat !== null) n++;
    return { turn, n, lines: linesUntil(turns[i + 1]?.event ?? Number.POSITIVE_INFINITY) };
  });
  return before.length === 0 ? chapters : [{ turn: null, n: 0, lines: before }, ...chapters];
}

/** "Marion on brick and wood" */
export const turnName = ({ seat, text }: TurnLine, { names }: Reader): string =>
  seat === null ? text : `${names[seat] ?? ""} ${text}`.trim();

/** "Marion on brick and wood: 1 brick, 1 wood" */
export const turnSentence = (turn: TurnLine, reader: Reader): string =>
  turn.brought === "" ? turnName(turn, reader) : `${turnName(turn, reader)}: ${turn.brought}`;
