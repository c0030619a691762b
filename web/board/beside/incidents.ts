import type { GameEvent, LogLine } from "#boardkit";
import type { Incident, Rewind, ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";

/** Lines of the log that are not about the rules, after `ply` entries. */
export interface Note {
  readonly ply: number;
  readonly lines: readonly LogLine[];
}

/** The `event` of a line for a note, which has no event of the match. */
export const NO_EVENT = -1;

export const incidentNote = ({ type, seat, ply }: Incident, names: readonly string[]): Note => ({
  ply,
  lines: [{ kind: "line", seat, text: say(`incident.${type}`, { name: names[seat] ?? "" }), event: NO_EVENT }],
});

/** A rewind, and in the words of the game what had been revealed to everybody. */
export function rewindNote(
  { ply, entries, draws, told }: Rewind,
  worded: (events: readonly GameEvent[]) => readonly LogLine[],
): Note {
  const head = { kind: "line", seat: null, text: say("rewound", { entries, draws }), event: NO_EVENT } as const;
  const known = worded(told.map(({ event }) => event));
  return {
    ply,
    lines: [
      head,
      ...known.map(({ seat, text }) => ({ kind: "line", seat, text: `× ${text}`, event: NO_EVENT }) as const),
    ],
  };
}

/** Inserts notes into the lines of the log, each after the entries made before it. */
export function withNotes(
  lines: readonly LogLine[],
  events: readonly ToldEvent[],
  notes: readonly Note[],
): readonly LogLine[] {
  const rest = [...notes].sort((a, b) => a.ply - b.ply);
  /** Those that happened before entry `ply` was made. */
  const until = (ply: number): readonly LogLine[] => {
    const later = rest.findIndex((note) => note.ply > ply);
    return rest.splice(0, later === -1 ? rest.length : later).flatMap((note) => note.lines);
  };
  const end = Number.POSITIVE_INFINITY;
  return [...lines.flatMap((line) => [...until(events[line.event]?.ply ?? end), line]), ...until(end)];
}
