import { useEffect, useRef } from "preact/hooks";
import { type Audible, soundOf } from "./heard.ts";
import { play } from "./playing.ts";

/** Lets a match be heard as it goes on. */
export function useSounds({ ply, tentative, isToAct, isOver }: Audible): void {
  const before = useRef<Audible | null>(null);
  useEffect(() => {
    const now = { ply, tentative, isToAct, isOver };
    const sound = before.current === null ? null : soundOf(before.current, now);
    before.current = now;
    if (sound !== null) play(sound);
  }, [ply, tentative, isToAct, isOver]);
}
