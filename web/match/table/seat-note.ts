import { useEffect, useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";

type Held = Pick<TableView, "you" | "browsers">;

/** A sentence once the own seat has been opened in one more browser, or has ended in this one, until a press. */
export function useSeatNote({ you, browsers }: Held): string | null {
  const [seen, setSeen] = useState<Held>({ you, browsers });
  const note = noteOf(seen, { you, browsers });
  useEffect(() => {
    const look = (): void => setSeen({ you, browsers });
    if (note === null) return look();
    const pressed = new AbortController();
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, look, { signal: pressed.signal });
    return () => pressed.abort();
  }, [you, browsers, note]);
  return note === null ? null : say(note);
}

/** What the reader has to be told about their seat: it was as `before`, and is as `now`. */
export function noteOf(before: Held, now: Held): "seatEnded" | "openElsewhere" | null {
  if (before.you !== null && now.you === null) return "seatEnded";
  return before.you !== null && now.browsers > before.browsers ? "openElsewhere" : null;
}
