import { useLayoutEffect, useRef } from "preact/hooks";
import { capital } from "#boardkit";
import { useArrival } from "../../widgets/frame/arrival.ts";
import styles from "./headline.module.css";

/** Sizes from large to small; the last may take two lines. All have the same height, so that nothing below moves. */
const SIZES = ["large", "medium", "small"] as const;

/** The one sentence that says who must do what (or, in italics, what somebody did), in the largest size at which it fits beside the choices. */
export function Headline({ text, isPast }: { readonly text: string; readonly isPast: boolean }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const width = useRef(0);
  useLayoutEffect(() => {
    if (ref.current !== null && width.current > 0) settle(ref.current, { text, isPast, width: width.current });
  }, [text, isPast]);
  const latest = useRef({ text, isPast });
  latest.current = { text, isPast };
  useLayoutEffect(() => {
    const heading = ref.current;
    if (heading === null) return undefined;
    const adapt = (): void => {
      width.current = heading.clientWidth;
      settle(heading, { ...latest.current, width: width.current });
    };
    adapt();
    // The width alone counts: sizes change the height of nothing.
    const observer = new ResizeObserver(() => heading.clientWidth !== width.current && adapt());
    observer.observe(heading);
    void document.fonts.ready.then(adapt);
    return () => observer.disconnect();
  }, []);
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

interface Fitting {
  readonly text: string;
  readonly isPast: boolean;
  /** Of the heading, in pixels. */
  readonly width: number;
}

/**
 * Gives the heading its size. The words are measured on a canvas: asking the page would lay it out in the middle of every
 * press.
 */
function settle(heading: HTMLElement, { text, isPast, width }: Fitting): void {
  const [pen, fonts] = [penOf(), fontsOf(heading, isPast)];
  const words = capital(text);
  const fits = (at: number): boolean => {
    pen.font = fonts[at] ?? "";
    return pen.measureText(words).width <= width - SLACK;
  };
  const at = SIZES.findIndex((_, i) => fits(i));
  heading.dataset["size"] = SIZES[at] ?? "small";
}

/** Figures are a little wider on the page than on a canvas, which knows no features of fonts. */
const SLACK = 6;

let pen: CanvasRenderingContext2D | null = null;

function penOf(): CanvasRenderingContext2D {
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null) throw new Error("no canvas to measure words on");
  return pen;
}

/** By size, of either kind of words; another window may have others. */
const known = new Map<string, readonly string[]>();

function fontsOf(heading: HTMLElement, isPast: boolean): readonly string[] {
  const key = `${isPast} ${innerWidth} ${innerHeight}`;
  const fonts = known.get(key) ?? SIZES.map((size) => fontAt(heading, size));
  known.set(key, fonts);
  return fonts;
}

function fontAt(heading: HTMLElement, size: string): string {
  heading.dataset["size"] = size;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}
