import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { type Box, bubbleAt } from "../../../board/bubble.ts";

/** The box of the first of these targets that is on the screen, or of an element with such a card. */
export const boxOf = (targets: readonly string[]): DOMRect | undefined =>
  targets
    .flatMap(partsOf)
    .map((part) => part.getBoundingClientRect())
    .find(isOnScreen);

function partsOf(target: string): readonly (HTMLElement | SVGElement)[] {
  const name = CSS.escape(target);
  return ["target", "card"].flatMap((kind) => [...document.querySelectorAll<HTMLElement>(`[data-${kind}="${name}"]`)]);
}

/** Leads to the first of these targets that takes the focus now: it comes into view. Without one, to the first with a place. */
export function leadTo(targets: readonly string[]): void {
  const parts = targets.flatMap(partsOf).filter((each) => each.getBoundingClientRect().width > 0);
  const part = parts.find(takesFocus) ?? parts[0];
  part?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function takesFocus(part: HTMLElement | SVGElement): boolean {
  part.focus({ preventScroll: true });
  return document.activeElement === part;
}

const isOnScreen = ({ left, right, top, bottom, width }: DOMRect): boolean =>
  width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** What the slip must not cover: everything that can be pressed now. */
const BUSY = "[data-legal], [role=toolbar] button";

const busyBoxes = (): readonly Box[] =>
  [...document.querySelectorAll(BUSY)].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where nothing is pointed at, or no place beside it is free, the slip lies by the log. */
function placed(slip: HTMLElement, part: DOMRect | undefined): { readonly left: number; readonly top: number } {
  const size = { width: slip.offsetWidth, height: slip.offsetHeight };
  const screen = { width: innerWidth, height: innerHeight };
  const busy = busyBoxes();
  const beside = part === undefined ? null : bubbleAt(part, size, busy, screen);
  if (part !== undefined && beside !== null && isFree(beside, size, [part, ...busy])) return beside;
  const log = document.querySelector("[role=log]")?.getBoundingClientRect();
  const middle = {
    x: log === undefined ? screen.width : log.left + log.width / 2,
    y: (log?.top ?? 0) + size.height / 2,
  };
  const point = { left: middle.x, right: middle.x, top: middle.y, bottom: middle.y };
  return bubbleAt(point, size, busy, screen);
}

const LOOK_MS = 150;

const isInTheWay = (slip: HTMLElement, part: DOMRect | undefined): boolean => {
  const box = slip.getBoundingClientRect();
  return [...(part === undefined ? [] : [part]), ...busyBoxes()].some((each) => meets(box, each));
};

function isFree(
  { left, top }: { left: number; top: number },
  size: { width: number; height: number },
  busy: readonly Box[],
) {
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  return !busy.some((each) => meets(box, each));
}

/** Keeps the slip beside what it speaks of, on screens where it floats; on others the layout places it. */
export function usePlace(ref: RefObject<HTMLElement | null>, targets: readonly string[], name: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same targets come as another list.
  useLayoutEffect(() => {
    const place = (): void => {
      const slip = ref.current;
      if (slip === null || getComputedStyle(slip).position !== "fixed") {
        slip?.scrollIntoView({ block: "nearest" });
        return;
      }
      const { left, top } = placed(slip, boxOf(targets));
      Object.assign(slip.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    // Boards settle, and glows come late: the slip steps aside whenever it lies on something.
    const later = setInterval(() => {
      if (ref.current !== null && isInTheWay(ref.current, boxOf(targets))) place();
    }, LOOK_MS);
    addEventListener("resize", place);
    return () => {
      clearInterval(later);
      removeEventListener("resize", place);
    };
  }, [name]);
}
