import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const CORNERS = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;
type Corner = (typeof CORNERS)[number];

/** Room that the button for the whole chart takes in a corner, in pixels. */
const ROOM = 50;

function boxAt(corner: Corner, { left, top, right, bottom }: Box): Box {
  const isLeft = corner.endsWith("left");
  const isTop = corner.startsWith("top");
  return {
    ...(isLeft ? { left, right: left + ROOM } : { left: right - ROOM, right }),
    ...(isTop ? { top, bottom: top + ROOM } : { top: bottom - ROOM, bottom }),
  };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The first corner of the section without any of the boxes, else the one with least of them. */
export function freeCorner(section: Box, boxes: readonly Box[]): Corner {
  const covered = CORNERS.map((corner) => boxes.reduce((sum, each) => sum + shared(boxAt(corner, section), each), 0));
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? "bottom-right";
}

/**
 * Names on the section of a close-up the corner where nothing can be pressed, again once the camera has come to rest;
 * after the paint, when asking for boxes costs no layout.
 */
export function useFreeCorner(ref: RefObject<HTMLElement | null>, isCloseUp: boolean): void {
  useEffect(() => {
    const section = ref.current;
    if (section === null || !isCloseUp) return;
    const name = (): void => {
      const legal = [...section.querySelectorAll("[data-legal]")].map((part) => part.getBoundingClientRect());
      section.dataset["corner"] = freeCorner(section.getBoundingClientRect(), legal);
    };
    name();
    section.addEventListener("transitionend", name);
    return () => section.removeEventListener("transitionend", name);
  });
}
