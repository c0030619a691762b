import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { beckon } from "../../../board/beckon.ts";
import { type Box, bubbleAt } from "../../../board/bubble.ts";
import { outlineOf } from "../../outline.ts";
import { acrossAt, meets } from "./across.ts";

/** The buttons that confirm a move, that hand over, and that lead to the final table. */
export const CONFIRM = "confirm";
export const HAND_OVER = "end";
export const FINAL = "final";

/** Where a target may be shown: the part itself, its card, the button of an act or of a move without a part. */
const PLACES = ["target", "card", "act", "move"];

/** The radius of the sign at the beginning of an outline. */
const SIGN = 10;

/** The outline of a part; a sign on it stays in sight. On a button the sign lies within. */
function boxOfPart(part: Element): DOMRect {
  const box = outlineOf(part);
  const outline = part.querySelector(":scope > .ring-mark > .ring-final");
  const at = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
  if (!(outline instanceof SVGPathElement) || at === null || !part.matches("[data-final]")) return box;
  const { x, y } = outline.getPointAtLength(0).matrixTransform(at);
  const [left, top] = [Math.min(box.left, x - SIGN), Math.min(box.top, y - SIGN)];
  return new DOMRect(left, top, Math.max(box.right, x + SIGN) - left, Math.max(box.bottom, y + SIGN) - top);
}

/** Where a part is shown. */
interface Shown {
  readonly part: Element;
  readonly box: DOMRect;
}

const allOf = (targets: readonly string[]): readonly Shown[] =>
  targets
    .flatMap(partsOf)
    .map((part) => ({ part, box: boxOfPart(part) }))
    .filter(isInFrame);

/** The boxes of all of these targets, wherever they are shown. */
export const allBoxesOf = (targets: readonly string[]): readonly DOMRect[] => allOf(targets).map(({ box }) => box);

/** Not beyond the part of a drawing that is shown. */
function isInFrame({ part, box }: Shown): boolean {
  const frame = part instanceof SVGElement ? part.closest("section") : null;
  if (frame === null || getComputedStyle(frame).overflowY === "visible") return true;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The box of the first of these targets that is on the screen, wherever it is shown. */
const boxOf = (targets: readonly string[]): DOMRect | undefined => allBoxesOf(targets).find(isOnScreen);

/** The first of these targets that is on the screen, or else that scrolling up or down brings there. */
export function inReach(targets: readonly string[]): Shown | undefined {
  const all = allOf(targets);
  return all.find(({ box }) => isOnScreen(box)) ?? all.find(({ box }) => isBeside(box));
}

/**
 * While a sheet is open, those in it: a press behind it only closes it. Left out are parts whose press means something
 * else than on the board, `data-apart`.
 */
function partsOf(target: string): readonly (HTMLElement | SVGElement)[] {
  const name = CSS.escape(target);
  const parts = PLACES.flatMap((kind) => [
    ...document.querySelectorAll<HTMLElement>(`[data-${kind}="${name}"]:not([data-apart] *)`),
  ]);
  return document.querySelector("dialog[open]") === null ? parts : parts.filter(isInSheet);
}

const isInSheet = (part: Element): boolean => part.closest("dialog[open]") !== null;

/** Whether what is pointed at lies in a sheet, above all else on the page. */
export const isOnSheet = (targets: readonly string[]): boolean => targets.flatMap(partsOf).some(isInSheet);

/**
 * Leads to the part that the hand points at: it comes into view, and is seen also where a focus is not. The focus goes to
 * the first of these targets that takes it now.
 */
export function leadTo(targets: readonly string[]): void {
  const parts = targets.flatMap(partsOf).filter((each) => each.getBoundingClientRect().width > 0);
  const part = inReach(targets)?.part ?? parts[0];
  parts.find(takesFocus);
  part?.scrollIntoView({ block: "nearest", inline: "nearest" });
  beckon(part);
}

function takesFocus(part: HTMLElement | SVGElement): boolean {
  part.focus({ preventScroll: true });
  return document.activeElement === part;
}

const isBeside = ({ left, right, width }: DOMRect): boolean => width > 0 && right > 0 && left < innerWidth;

const isOnScreen = (box: DOMRect): boolean => isBeside(box) && box.bottom > 0 && box.top < innerHeight;

/** What the slip must not cover: everything that can be pressed now. */
const BUSY = "[data-legal], [role=toolbar] button";
/** What it covers only where there is no other room: the board, titles, words and parts; and the lines of the log. */
const READ = "[data-game] :is(svg, h1, h2, h3, p, a, [data-target], [data-card])";
const CHIPS = "[data-part=chips] button";
/** What was done last, above the points. */
const HINT = "main header p:not([data-guide] *)";
const UNDO = "[data-act^=undo]";
const BUTTONS = `[role=toolbar] button:not(${UNDO})`;
const LEGAL = "[data-legal]";
const RECENT = "[data-game] [data-recent]";
const HEADINGS = "[data-game] :is(h1, h2, h3):not([data-guide] *)";
const TITLES = `${HEADINGS}, [data-game] text`;
const LOG = "[role=log]";
const LINES = `${LOG} > *`;
/** The height of the hand below, or above, what it points at. */
const HAND = 43;

const boxesIn = (parts: readonly Element[]): readonly Box[] =>
  parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);

const boxesOf = (selector: string): readonly Box[] => boxesIn([...document.querySelectorAll(selector)]);

/** What is read, without the slip and the lines of the log. */
const readBoxes = (slip: HTMLElement): readonly Box[] =>
  boxesIn([...document.querySelectorAll(READ)].filter((part) => !slip.contains(part) && part.closest(LOG) === null));

/** A part together with the hand that points at it. */
const withHand = ({ left, right, top, bottom }: Box): Box =>
  bottom + HAND > innerHeight ? { left, right, top: top - HAND, bottom } : { left, right, top, bottom: bottom + HAND };

/** What glows does so around its box. */
const GLOW = 4;

const withGlow = ({ left, right, top, bottom }: Box): Box => ({
  ...{ left: left - GLOW, right: right + GLOW, top: top - GLOW, bottom: bottom + GLOW },
});

/** By the log, or near the part, where it covers nothing; else beside the part where nothing lies that can be pressed. */
function placed(slip: HTMLElement, part: Box | undefined): { readonly left: number; readonly top: number } {
  // Not in whole pixels: it would lie on the next part by a fraction of one.
  const size = slip.getBoundingClientRect();
  const screen = { width: innerWidth, height: innerHeight };
  const spoken = part === undefined ? [] : [part];
  const pressed = boxesOf(BUSY);
  const busy = [...pressed.map(withGlow), ...spoken];
  const board = [...busy, ...readBoxes(slip)];
  const log = besideLog(size, screen);
  const ways: readonly (readonly [Box, readonly Box[]])[] = [
    [log, [...board, ...boxesOf(LINES)]],
    [log, board],
    [part ?? log, [...busy, ...boxesOf(TITLES)]],
    [log, [...busy, ...boxesOf(HEADINGS)]],
    [part ?? log, [...busy, ...boxesOf(HEADINGS)]],
    [part ?? log, busy],
  ];
  const places = ways.map(([point, around]) => ({ around, place: bubbleAt(point, size, around, screen) }));
  return (
    places.find(({ place, around }) => isFree(place, size, around))?.place ??
    bubbleAt(log, size, [...pressed, ...spoken], screen)
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function besideLog(size: Size, screen: Size): Box {
  const log = document.querySelector(LOG)?.getBoundingClientRect();
  const x = log === undefined ? screen.width : log.left + log.width / 2;
  const y = (log?.top ?? 0) + size.height / 2;
  return { left: x, right: x, top: y, bottom: y };
}

const LOOK_MS = 150;

const isInTheWay = (slip: HTMLElement, part: Box | undefined): boolean => {
  const box = slip.getBoundingClientRect();
  return [...(part === undefined ? [] : [part]), ...boxesOf(`${BUSY}, ${HEADINGS}`)].some((each) => meets(box, each));
};

function isFree({ left, top }: { left: number; top: number }, size: Size, busy: readonly Box[]): boolean {
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  return !busy.some((each) => meets(box, each));
}

/** As wide as the screen it only moves up and down. */
const isAcross = (slip: HTMLElement): boolean => slip.offsetWidth > 0.9 * innerWidth;

/** The slip across a phone, and what lies there. */
function across(slip: HTMLElement, [part, ...told]: readonly Box[]): number {
  const spoken = part === undefined ? [] : [part];
  return acrossAt(
    { now: slip.getBoundingClientRect().top, width: innerWidth, height: slip.offsetHeight, end: innerHeight },
    {
      ...{ spoken, hands: spoken.map(withHand), told, points: boxesOf(CHIPS), hint: boxesOf(HINT) },
      ...{ buttons: boxesOf(BUTTONS), recent: boxesOf(RECENT), legal: boxesOf(LEGAL), undo: boxesOf(UNDO) },
    },
  );
}

/** Keeps the slip beside what it speaks of, on screens where it floats; on others the layout places it. */
export function usePlace(ref: RefObject<HTMLElement | null>, targets: readonly string[], name: string): void {
  const latest = useRef(targets);
  latest.current = targets;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another place.
  useLayoutEffect(() => {
    const pointedAt = (): Box | undefined => {
      const part = boxOf(latest.current);
      return part === undefined ? undefined : withHand(part);
    };
    const place = (): void => {
      const slip = ref.current;
      if (slip === null) return;
      if (getComputedStyle(slip).position !== "fixed") {
        // A turned screen: the place that it had there is none here.
        Object.assign(slip.style, { left: "", top: "" });
        slip.scrollIntoView({ block: "nearest" });
        return;
      }
      if (isAcross(slip)) {
        Object.assign(slip.style, {
          left: "",
          top: `${across(slip, allBoxesOf(latest.current).filter(isOnScreen))}px`,
        });
        return;
      }
      const { left, top } = placed(slip, pointedAt());
      Object.assign(slip.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    // Boards settle, and glows come late: the slip steps aside whenever it lies on something.
    const later = setInterval(() => {
      if (ref.current !== null && isInTheWay(ref.current, pointedAt())) place();
    }, LOOK_MS);
    addEventListener("resize", place);
    return () => {
      clearInterval(later);
      removeEventListener("resize", place);
    };
  }, [name]);
}
