import { type GameUi, type Reader, type StoryLine, seatNames, storyOf } from "#boardkit";
import type { ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";

interface Happened {
  readonly events: readonly ToldEvent[];
  /** The entry from which on it is told. */
  readonly since: number;
  /** Number of entries up to the last one that the reader decided. */
  readonly decided: number;
  readonly view: unknown;
}

/** The story since an entry, in the reader's words. */
export function tellStory(
  ui: GameUi,
  reader: Reader,
  { events, since, decided, view }: Happened,
): readonly StoryLine[] {
  const all = events.map(({ event }) => event);
  return storyOf(events, since, {
    ...{ ui, view, reader, decided },
    turns: ui.turnLines(all, view, reader),
    more: (n) => say("andMoreGains", { n }),
    several: (n, seats) => say("severalTurns", { n, names: seatNames(reader, seats) }),
  });
}
