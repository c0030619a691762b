import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Room around what is shown, in pixels of the board. */
const MARGIN = 14;
const LARGEST = 1.6;
const TALLEST = 420;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around all of them, with a margin, inside the stage. */
export function around(boxes: readonly Box[], stage: { readonly width: number; readonly height: number }): Box {
  if (boxes.length === 0) return { left: 0, top: 0, right: stage.width, bottom: stage.height };
  return {
    left: Math.max(0, Math.min(...boxes.map(({ left }) => left)) - MARGIN),
    top: Math.max(0, Math.min(...boxes.map(({ top }) => top)) - MARGIN),
    right: Math.min(stage.width, Math.max(...boxes.map(({ right }) => right)) + MARGIN),
    bottom: Math.min(stage.height, Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN),
  };
}

/** The box made higher by the heads that its upper or lower edge would cut through. */
export function withHeads(box: Box, heads: readonly Box[]): Box {
  const cut = heads.filter(
    ({ left, top, bottom }) => left >= box.left && left < box.right && top < box.bottom && bottom > box.top,
  );
  return {
    ...box,
    top: Math.min(box.top, ...cut.map(({ top }) => top)),
    bottom: Math.max(box.bottom, ...cut.map(({ bottom }) => bottom)),
  };
}

/** How much a box is enlarged or reduced to fill a frame of this width. */
export const scaleFor = ({ left, top, right, bottom }: Box, width: number): number =>
  Math.min(LARGEST, width / Math.max(1, right - left), TALLEST / Math.max(1, bottom - top));

interface Crop {
  /** The window through which the board is seen. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The whole board behind it, at its own size. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

/** Moves the stage so that these parts of it fill the frame. Boards measure themselves, so it looks again after a frame. */
export function useCrop(show: readonly string[]): Crop {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const shown = show.join();
  useLayoutEffect(() => {
    const parts = shown.split(",");
    if (stage.current !== null) keepShown(stage.current, parts);
    const fit = (): void => {
      if (frame.current !== null && stage.current !== null) fitIn(frame.current, stage.current, parts);
    };
    let waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(fit);
    });
    const observer = new ResizeObserver(fit);
    if (frame.current !== null) observer.observe(frame.current);
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
    };
  }, [shown]);
  return { frame, stage };
}

const partsOf = (root: Element, target: string): NodeListOf<Element> =>
  root.querySelectorAll(`[data-target="${CSS.escape(target)}"]`);

/** Of the sections of a board those stay that have something shown; they are no landmarks of this page. */
function keepShown(stage: HTMLElement, show: readonly string[]): void {
  for (const section of stage.querySelectorAll<HTMLElement>("section")) {
    section.setAttribute("role", "group");
    const isShown = show.some((target) => partsOf(section, target).length > 0);
    if (!isShown && section.parentElement === stage) section.style.display = "none";
  }
}

function fitIn(frame: HTMLElement, stage: HTMLElement, show: readonly string[]): void {
  stage.style.transform = "none";
  const { left: x, top: y, width, height } = stage.getBoundingClientRect();
  const boxesOf = (parts: readonly Element[]): readonly Box[] =>
    parts
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0)
      .map(({ left, top, right, bottom }) => ({ left: left - x, top: top - y, right: right - x, bottom: bottom - y }));
  const boxes = boxesOf(show.flatMap((target) => [...partsOf(stage, target)]));
  const seen = withHeads(around(boxes, { width, height }), boxesOf([...stage.querySelectorAll("h2")]));
  const scale = scaleFor(seen, frame.clientWidth);
  const indent = Math.max(0, (frame.clientWidth - scale * (seen.right - seen.left)) / 2);
  frame.style.height = `${Math.round(scale * (seen.bottom - seen.top))}px`;
  stage.style.transform = `translate(${indent - scale * seen.left}px, ${-scale * seen.top}px) scale(${scale})`;
  frame.dataset["fitted"] = "";
}
