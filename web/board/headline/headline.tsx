import { useLayoutEffect, useRef } from "preact/hooks";
import { useArrival } from "../../widgets/frame/arrival.ts";
import styles from "./headline.module.css";

/** Sizes from large to small; the last may take two lines. All have the same height, so that nothing below moves. */
const SIZES = ["large", "medium", "small"] as const;

/** The one sentence that says who must do what (or, in italics, what somebody did), in the largest size at which it fits beside the choices. */
export function Headline({ text, isPast }: { readonly text: string; readonly isPast: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another size.
  useLayoutEffect(() => {
    const heading = ref.current;
    if (heading === null) return undefined;
    const settle = (): void => {
      for (const size of SIZES) {
        heading.dataset["size"] = size;
        if (heading.scrollWidth <= heading.clientWidth) return;
      }
    };
    settle();
    let width = heading.clientWidth;
    // An observer reports the size at once, too; settling again would lay the page out three times more.
    const observer = new ResizeObserver(() => {
      if (heading.clientWidth !== width) settle();
      width = heading.clientWidth;
    });
    observer.observe(heading);
    return () => observer.disconnect();
  }, [text]);
  useArrival(ref);
  return (
    <h1
      class={isPast ? `${styles.headline} ${styles.past}` : styles.headline}
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      title={text}
    >
      {text}
    </h1>
  );
}
