import { useEffect, useState } from "preact/hooks";
import type { HereView } from "#protocol";
import { say } from "../../i18n/language.ts";

/** What `HereNotes` say, on the screen of a phone, where the column is folded: that nothing is kept is said until a press. */
export function useHereNote(here: HereView | undefined): string | null {
  const [isSeen, setSeen] = useState(false);
  const isUnkept = here?.isUnkept === true;
  useEffect(() => {
    setSeen(false);
    if (!isUnkept) return;
    const pressed = new AbortController();
    for (const type of ["pointerdown", "keydown"])
      addEventListener(type, () => setSeen(true), { signal: pressed.signal });
    return () => pressed.abort();
  }, [isUnkept]);
  if (here?.isElsewhere) return say("here.elsewhere");
  return isUnkept && !isSeen ? say("here.unkept") : null;
}
