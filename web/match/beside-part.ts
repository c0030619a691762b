import { type Box, bubbleBeside } from "../board/bubble.ts";
import { busyBoxes, readBoxes, shownPart } from "../board/on-screen.ts";
import { following } from "../board/pointing/following.ts";

/** Pixels by which a part may move, as when it is raised, without its bubble. */
const SLACK = 12;

interface Moving {
  /** The box of the part; `null` where it is out of sight. */
  readonly boxNow: () => Box | null;
  readonly onMoving: () => void;
  /** It rests at another place. */
  readonly onRest: () => void;
  readonly onGone: () => void;
}

/** Looks at a part each time it is called, and says whether it is moving. */
export function watch({ boxNow, onMoving, onRest, onGone }: Moving): () => boolean {
  let placed = boxNow();
  let last = placed;
  let isMoving = false;
  return () => {
    if (placed === null || last === null) return false;
    const [now, before] = [boxNow(), last];
    last = now;
    if (now === null) {
      onGone();
      return false;
    }
    if (!isMoving && distance(now, placed) <= SLACK) return false;
    if (distance(now, before) > 0) {
      if (!isMoving) onMoving();
      isMoving = true;
    } else {
      isMoving = false;
      placed = now;
      onRest();
    }
    return isMoving;
  };
}

/** The largest of the distances between their edges. */
const distance = (a: Box, b: Box): number =>
  Math.max(...(["left", "top", "right", "bottom"] as const).map((edge) => Math.abs(a[edge] - b[edge])));

/** Keeps a bubble beside a part: it is hidden while the part moves, and closed when that is out of sight. */
export function stayBeside(bubble: HTMLElement, target: string, close: () => void): () => void {
  place(bubble, target);
  const look = watch({
    boxNow: () => boxInSight(target),
    onMoving: () => {
      bubble.style.visibility = "hidden";
    },
    onRest: () => {
      place(bubble, target);
      bubble.style.visibility = "";
    },
    onGone: close,
  });
  return following(look);
}

/** The box of a part whose middle is within its picture, and on the screen. */
function boxInSight(target: string): Box | null {
  const part = shownPart(target);
  if (part === undefined) return null;
  const box = part.getBoundingClientRect();
  const picture = part instanceof SVGElement ? part.ownerSVGElement?.getBoundingClientRect() : undefined;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return isWithin(picture ?? screen, box) && isWithin(screen, box) ? box : null;
}

function isWithin({ left, top, right, bottom }: Box, part: Box): boolean {
  const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}

function place(bubble: HTMLElement, target: string): void {
  const part = shownPart(target)?.getBoundingClientRect();
  if (part === undefined) return;
  const { offsetWidth: width, offsetHeight: height, style } = bubble;
  const taken = { busy: busyBoxes(), read: readBoxes() };
  const { left, top, point } = bubbleBeside(part, { width, height }, taken, { width: innerWidth, height: innerHeight });
  style.left = `${left}px`;
  style.top = `${top}px`;
  if (point === null) delete bubble.dataset["side"];
  else {
    style.setProperty("--point", `${point.at}px`);
    bubble.dataset["side"] = point.side;
  }
}
