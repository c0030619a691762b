import { useLayoutEffect, useRef } from "preact/hooks";
import { shownButton, shownPlace } from "../../board/on-screen.ts";
import { following } from "../../board/pointing/following.ts";
import { outlineOf } from "../outline.ts";
import styles from "./exercise.module.css";

const AROUND = 4;

/** A ring around the first of these parts or buttons of moves that is shown. It follows the part, which boards move and enlarge as they like. */
export function Pointer({ targets }: { readonly targets: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const names = targets.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same parts come as another list.
  useLayoutEffect(() => {
    let last = "none";
    const follow = (): boolean => {
      const part = targets.map((each) => shownPlace(each) ?? shownButton(each)).find((each) => each !== undefined);
      const box = part === undefined ? undefined : outlineOf(part);
      const now = box === undefined ? "" : [box.left, box.top, box.width, box.height].map(Math.round).join();
      if (now === last) return false;
      place(ref.current, box, part?.dataset["target"] ?? part?.dataset["card"]);
      last = now;
      return true;
    };
    return following(follow);
  }, [names]);
  return <div class={styles.ring} ref={ref} data-pointer={targets[0]} aria-hidden="true" />;
}

function place(ring: HTMLElement | null, box: DOMRect | undefined, target: string | undefined): void {
  if (ring === null) return;
  ring.hidden = box === undefined;
  if (box === undefined) return;
  if (target !== undefined) ring.dataset["pointer"] = target;
  Object.assign(ring.style, {
    left: `${box.left - AROUND}px`,
    top: `${box.top - AROUND}px`,
    width: `${box.width + 2 * AROUND}px`,
    height: `${box.height + 2 * AROUND}px`,
  });
}
