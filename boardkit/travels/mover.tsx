import { render } from "preact";
import "./mover.css";
import { Cube, Disc, Icon } from "../pieces/pieces.tsx";
import { lookName } from "../pieces/seats.ts";
import type { Piece, Travel } from "./travel.ts";

/** Pieces travel first, then `land` puts the new position on the screen under them. */
export interface Step {
  /** Events in order; the pieces of one event travel together. */
  readonly flights: readonly (readonly Travel[])[];
  readonly land: () => void;
}

interface MoverSettings {
  /** Factor by which flights are faster than 320 ms. */
  readonly speed: number;
  /** Pieces fade instead of travelling. */
  readonly reducedMotion: boolean;
}

export interface Mover {
  /** Steps are shown one after the other; resolves when this one has landed. */
  show(step: Step): Promise<void>;
  /** Lands all waiting steps at once. */
  skip(): void;
  isBusy(): boolean;
  close(): void;
}

/** Pieces that leave the match fly off the table. */
const BOX = "box";
/** How long one flight takes at speed 1. */
export const FLIGHT_MS = 320;
/** A hidden tab stops its animations; after this time the position lands anyway. */
const LATE_MS = 400;
const SMALLEST = 14;
const LARGEST = 48;

/** The mover of one match screen. Anchors are searched inside `root`. */
export function createMover(root: () => ParentNode | null, settings: () => MoverSettings): Mover {
  const layer = document.createElement("div");
  layer.className = "mover";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  let running: Animation[] = [];
  let waiting = 0;
  let tail: Promise<void> = Promise.resolve();
  let isSkipping = false;

  async function fly(travels: readonly Travel[], hidden: Element[]): Promise<void> {
    const { speed, reducedMotion } = settings();
    const scope = root() ?? document;
    // All places are measured before any piece is made: each piece in between would have the page laid out once more.
    const ways = travels.flatMap(({ piece, ...travel }) => {
      const [from, to] = [boxOf(scope, travel.from), boxOf(scope, travel.to)];
      return from === null || to === null ? [] : [{ piece, from, to }];
    });
    running = ways.map(({ piece, from, to }) => {
      if (from.isExact && from.element instanceof SVGElement) hidden.push(from.element);
      const host = pieceAt(layer, piece, from.element);
      return animate(host, [from.box, to.box], { ms: FLIGHT_MS / speed, reducedMotion });
    });
    for (const element of hidden) setHidden(element, true);
    if (isSkipping) for (const each of running) each.finish();
    await Promise.race([Promise.allSettled(running.map((each) => each.finished)), after(FLIGHT_MS / speed + LATE_MS)]);
    running = [];
  }

  async function run({ flights, land }: Step): Promise<void> {
    const hidden: Element[] = [];
    try {
      for (const travels of flights) {
        if (!isSkipping && !document.hidden && travels.length > 0) await fly(travels, hidden);
      }
    } finally {
      land();
      await nextFrame();
      for (const element of hidden) setHidden(element, false);
      layer.replaceChildren();
      waiting--;
      if (waiting === 0) isSkipping = false;
    }
  }

  return {
    show(step) {
      waiting++;
      tail = tail.then(() => run(step));
      return tail;
    },
    skip() {
      if (waiting === 0) return;
      isSkipping = true;
      for (const each of running) each.finish();
    },
    isBusy: () => waiting > 0,
    close() {
      isSkipping = true;
      for (const each of running) each.finish();
      layer.remove();
    },
  };
}

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      done();
    });
  });

interface Found {
  readonly element: Element;
  readonly box: DOMRect;
  readonly isExact: boolean;
}

/** The visible element for an anchor, or for the nearest anchor above it in the name. */
function boxOf(scope: ParentNode, name: string): Found | null {
  if (name === BOX) return { element: document.body, box: new DOMRect(innerWidth / 2, -80, 44, 44), isExact: false };
  for (let known = name; known !== ""; known = known.slice(0, Math.max(0, known.lastIndexOf(":")))) {
    for (const element of scope.querySelectorAll(`[data-anchor~="${CSS.escape(known)}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return { element, box, isExact: known === name };
    }
  }
  return null;
}

function setHidden(element: Element, isHidden: boolean): void {
  if (element instanceof SVGElement) element.style.visibility = isHidden ? "hidden" : "";
}

/** Sprites inherit colours from their surroundings: the traveller takes over `data-world` of its origin. */
function pieceAt(layer: HTMLElement, piece: Piece, origin: Element): HTMLElement {
  const host = document.createElement("div");
  const world = origin.closest<HTMLElement>("[data-world]")?.dataset.world;
  if (world !== undefined) host.dataset.world = world;
  layer.append(host);
  render(<Traveller piece={piece} />, host);
  return host;
}

function Traveller({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case "disc":
      return <Disc seat={piece.seat} />;
    case "cube":
      return <Cube seat={piece.seat} />;
    case "icon":
      return <Icon id={piece.icon} {...(piece.seat === undefined ? {} : { "data-look": lookName(piece.seat) })} />;
    default:
      return (
        <div class="mover-card" data-hidden={piece.icon === null ? true : undefined}>
          {piece.icon === null ? null : (
            <Icon id={piece.icon} {...(piece.box === undefined ? {} : { box: piece.box })} />
          )}
        </div>
      );
  }
}

interface Way {
  readonly ms: number;
  readonly reducedMotion: boolean;
}

function animate(host: HTMLElement, [from, to]: readonly [DOMRect, DOMRect], way: Way): Animation {
  const size = (box: DOMRect): number => Math.min(LARGEST, Math.max(SMALLEST, Math.min(box.width, box.height)));
  const end = size(to);
  host.style.width = `${end}px`;
  host.style.height = `${end}px`;
  const place = (box: DOMRect): string => {
    const scale = size(box) / end;
    return `translate(${box.left + box.width / 2 - end / 2}px, ${box.top + box.height / 2 - end / 2}px) scale(${scale})`;
  };
  const frames: Keyframe[] = way.reducedMotion
    ? [
        { transform: place(to), opacity: 0 },
        { transform: place(to), opacity: 1 },
      ]
    : [{ transform: place(from) }, { transform: place(to) }];
  return host.animate(frames, { duration: way.ms, easing: "cubic-bezier(.2, .7, .3, 1)", fill: "forwards" });
}
