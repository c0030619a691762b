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
      // What is not shown has no width to learn its faces from.
      if (width.current > 0) settle(heading, { ...latest.current, width: width.current });
    };
    adapt();
    // The width alone counts: sizes change the height of nothing.
    const observer = new ResizeObserver(() => heading.clientWidth !== width.current && adapt());
    observer.observe(heading);
    void document.fonts.ready.then(() => {
      known.clear();
      adapt();
    });
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
  const words = capital(text);
  const fits = ({ font, wider }: Face): boolean => widthOf(words, font) * wider * SLACK <= width;
  const at = facesOf(heading, isPast).findIndex(fits);
  heading.dataset["size"] = SIZES[at] ?? "small";
}

interface Face {
  readonly font: string;
  /** How much wider words are on the page, which places whole letters at whole pixels, or knows features of fonts. */
  readonly wider: number;
}

/** Not all words are wider by the same. */
const SLACK = 1.02;

/** By size but the last, of either kind of words; another window may have others. */
const known = new Map<string, readonly Face[]>();

function facesOf(heading: HTMLElement, isPast: boolean): readonly Face[] {
  const key = `${isPast} ${innerWidth} ${innerHeight}`;
  const faces = known.get(key) ?? SIZES.slice(0, -1).map((size) => faceAt(heading, size));
  if (heading.textContent !== "") known.set(key, faces);
  return faces;
}

/** The face at a size, by the words that the page shows: it is laid out once for it. */
function faceAt(heading: HTMLElement, size: string): Face {
  heading.dataset["size"] = size;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const shown = document.createRange();
  shown.selectNodeContents(heading);
  const drawn = widthOf(capital(heading.textContent ?? ""), font);
  return { font, wider: drawn === 0 ? 1 : shown.getBoundingClientRect().width / drawn };
}

let pen: CanvasRenderingContext2D | null = null;

function widthOf(words: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null) throw new Error("no canvas to measure words on");
  pen.font = font;
  return pen.measureText(words).width;
}
