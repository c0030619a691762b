import { useLayoutEffect, useRef } from "preact/hooks";
import { shownPart } from "../../board/on-screen.ts";
import styles from "./exercise.module.css";

const AROUND = 4;

/** A ring around a part of the board. It follows the part, which boards move and enlarge as they like. */
export function Pointer({ target }: { readonly target: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    let last = "";
    const follow = (): void => {
      const box = shownPart(target)?.getBoundingClientRect();
      const now = box === undefined ? "" : [box.left, box.top, box.width, box.height].map(Math.round).join();
      if (now !== last) place(ref.current, box);
      last = now;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return <div class={styles.ring} ref={ref} data-pointer={target} aria-hidden="true" />;
}

function place(ring: HTMLElement | null, box: DOMRect | undefined): void {
  if (ring === null) return;
  ring.hidden = box === undefined;
  if (box === undefined) return;
  Object.assign(ring.style, {
    left: `${box.left - AROUND}px`,
    top: `${box.top - AROUND}px`,
    width: `${box.width + 2 * AROUND}px`,
    height: `${box.height + 2 * AROUND}px`,
  });
}
