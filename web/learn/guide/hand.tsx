import { useLayoutEffect, useRef } from "preact/hooks";
import { following } from "../../board/pointing/following.ts";
import styles from "./guide.module.css";
import { type Busy, handAt, ringAt } from "./hand-at.ts";
import { inReach, isOnSheet } from "./speaking/place.ts";

interface HandProps {
  readonly targets: readonly string[];
  /** They are to be pressed; what is only spoken of has the ring alone. */
  readonly isMeant: boolean;
  /** How often the reader has asked where it points: each time it moves, and a frame closes in on the part. */
  readonly nudges?: number;
}

/**
 * A ring around what is spoken of, and the pointing hand, where it is to be pressed. Both follow the part, and let
 * presses through. The hand stays at the edge of the screen when the part is beyond it.
 */
export function Hand({ targets, isMeant, nudges = 0 }: HandProps) {
  const ring = useRef<HTMLDivElement>(null);
  const outline = useRef<SVGSVGElement>(null);
  const hand = useRef<SVGSVGElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const names = targets.join(" ");
  // One that comes anew has not been asked for.
  const isNudged = useRef(nudges).current < nudges || undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same targets come as another list.
  useLayoutEffect(() => {
    let last = "";
    let isPlaced = false;
    const follow = (): boolean => {
      const found = inReach(targets);
      const box = found?.box;
      const now = box === undefined ? "" : [box.left, box.top, box.width, box.height].map(Math.round).join();
      raise(layer.current, isOnSheet(targets));
      // Where the part comes to rest the hand looks once more: what it is not to cover, as a panel, may have come later.
      if (now === last && isPlaced) return false;
      isPlaced = now === last;
      show(ring.current, hand.current, box, isMeant);
      trace(outline.current, ring.current, found?.part);
      last = now;
      return true;
    };
    show(ring.current, hand.current, undefined, isMeant);
    trace(outline.current, ring.current, undefined);
    return following(follow);
  }, [names, isMeant, nudges]);
  return (
    <div class={styles.layer} ref={layer} popover="manual">
      <svg class={styles.outline} ref={outline} aria-hidden="true">
        <mask id="guide-hole" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          <rect width="100%" height="100%" fill="#fff" />
          <path />
          <circle />
        </mask>
        <g mask="url(#guide-hole)">
          <g>
            <path vector-effect="non-scaling-stroke" />
            <path class={styles.core} vector-effect="non-scaling-stroke" />
          </g>
        </g>
      </svg>
      <div
        key={`ring ${nudges}`}
        class={styles.ring}
        ref={ring}
        data-pointer={targets[0] ?? ""}
        data-nudged={isNudged}
        aria-hidden="true"
      />
      <svg
        key={`hand ${nudges}`}
        class={styles.hand}
        ref={hand}
        viewBox="0 0 30 38"
        data-nudged={isNudged}
        aria-hidden="true"
      >
        <Drawing />
      </svg>
    </div>
  );
}

/** A sheet lies in the top layer: only what comes into it later is seen above it. */
function raise(layer: HTMLElement | null, isAbove: boolean): void {
  if (layer?.showPopover === undefined || layer.matches(":popover-open") === isAbove) return;
  if (isAbove) layer.showPopover();
  else layer.hidePopover();
}

const Drawing = () => (
  <>
    <path class={styles.skin} d="M12 3c0-2 4-2 4 0v12l9 3c3 1 3 3 2 6l-2 6H11L4 21c-2-3 1-5 3-3l5 4z" />
    <path class={styles.cuff} d="M10 31h16v6H10z" />
  </>
);

/** The hand as a sign beside words. */
export const HandPicture = () => (
  <svg viewBox="0 0 30 38" aria-hidden="true">
    <Drawing />
  </svg>
);

/** The radius of the sign of what is final, at the beginning of an outline. */
const SIGN = 10;

/**
 * Around a part of a drawing the ring follows its outline: a box would cut what lies beside its corners. What is on the
 * part, and the sign on its outline, stay in sight.
 */
function trace(outline: SVGSVGElement | null, ring: HTMLElement | null, part: Element | undefined): void {
  const d = part?.querySelector(":scope > .ring-mark > .ring-line")?.getAttribute("d") ?? "";
  const at = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
  const isTraced = d !== "" && at !== null;
  ring?.toggleAttribute("data-traced", isTraced);
  for (const path of outline?.querySelectorAll("path") ?? []) {
    path.setAttribute("d", isTraced ? d : "");
    if (at !== null) path.setAttribute("transform", `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})`);
  }
  const start = at === null || !isTraced ? undefined : outline?.querySelector("path")?.getPointAtLength(0);
  const sign = part?.hasAttribute("data-final") === true ? start?.matrixTransform(at ?? undefined) : undefined;
  const circle = { cx: sign?.x ?? 0, cy: sign?.y ?? 0, r: sign === undefined ? 0 : SIGN };
  for (const [name, value] of Object.entries(circle)) {
    outline?.querySelector("circle")?.setAttribute(name, String(value));
  }
}

function show(ring: HTMLElement | null, hand: SVGElement | null, box: DOMRect | undefined, isMeant: boolean): void {
  if (ring === null || hand === null) return;
  ring.style.visibility = box === undefined ? "hidden" : "visible";
  hand.style.visibility = box === undefined || !isMeant ? "hidden" : "visible";
  if (box === undefined) return;
  const { left, top, right, bottom } = ringAt(box, { width: innerWidth, height: innerHeight });
  Object.assign(ring.style, {
    ...{ left: `${left}px`, top: `${top}px` },
    ...{ width: `${right - left}px`, height: `${bottom - top}px` },
  });
  const at = handAt(box, sizeOf(hand), { width: innerWidth, height: innerHeight }, busyBeside(box));
  Object.assign(hand.style, { left: `${at.left}px`, top: `${at.top}px`, rotate: `${at.turn}deg` });
}

/** What the hand is not to cover beside words: cards, what can be pressed beside the part, and the panel, which hides it. */
const BUSY = "[data-game] :is([data-legal], button, [data-part=advice]), [role=toolbar] button";

function busyBeside(part: DOMRect): Busy {
  const isBeside = ({ width, left, right, top, bottom }: DOMRect): boolean => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return width > 0 && !(x > part.left && x < part.right && y > part.top && y < part.bottom);
  };
  const parts = [...document.querySelectorAll(BUSY)].map((each) => each.getBoundingClientRect());
  return { words: wordBoxes().filter(isBeside), parts: parts.filter(isBeside) };
}

/** All words and figures of the match as they are seen, line by line: a heading is wider than what it says. */
function wordBoxes(): readonly DOMRect[] {
  const match = document.querySelector("[data-game]");
  if (match === null) return [];
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  const words = document.createTreeWalker(match, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
    if (text.nodeValue?.trim() === "" || text.parentElement?.closest("[data-spoken]") !== null) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** As the styles make it, before it is turned. */
function sizeOf(hand: SVGElement): { readonly width: number; readonly height: number } {
  const { width, height } = getComputedStyle(hand);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}
