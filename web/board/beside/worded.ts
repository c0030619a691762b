import type { GameEvent, GameUi, LogLine, Reader, TurnLine } from "#boardkit";

/** Events in words: the turns, and every event. */
export interface Worded {
  readonly turns: readonly TurnLine[];
  readonly lines: readonly LogLine[];
}

/** Turns that are over, with the events that they word. */
interface Over extends Worded {
  readonly events: readonly GameEvent[];
}

const NOTHING: Over = { events: [], turns: [], lines: [] };

/**
 * Words the events of a match again and again as it goes on. What belongs to turns that are over is worded once: a long
 * match has thousands of events, and each press on the board words those of the turn that it is made in.
 */
export function wording(ui: Pick<GameUi, "turnLines" | "logLines">, reader: Reader) {
  let over = NOTHING;
  return (events: readonly GameEvent[], view: unknown): Worded => {
    if (!isBegunBy(events, over.events)) over = NOTHING;
    const from = over.events.length;
    const rest = events.slice(from);
    const later = <T extends { readonly event: number }>(line: T): T => ({ ...line, event: line.event + from });
    const turns = [...over.turns, ...ui.turnLines(rest, view, reader).map(later)];
    const lines = [...over.lines, ...ui.logLines(rest, view, reader).map(later)];
    // The turn before the last one is over, too, but moves may still be taken back that opened the last one.
    const end = turns.at(-2)?.event ?? 0;
    if (end > from) {
      const isOver = ({ event }: { readonly event: number }): boolean => event < end;
      over = { events: events.slice(0, end), turns: turns.filter(isOver), lines: lines.filter(isOver) };
    }
    return { turns, lines };
  };
}

/** Do the events begin with these? The last of them tells, because events are told in order and never change. */
const isBegunBy = (events: readonly GameEvent[], begin: readonly GameEvent[]): boolean =>
  begin.length <= events.length && begin.at(-1) === events[begin.length - 1];
