import { type Emblem, EmblemMark, lookName, mountSprite, signed, usePieces } from "#boardkit";
import type { Seat } from "#engine";
import type { CardName, ColourName, Figures } from "../../rules/content.ts";
import { brickDrawings } from "./brick-drawings.tsx";
import { buildingDrawings } from "./building-drawings.tsx";
import { churchDrawings } from "./church-drawings.tsx";
import { eventDrawings } from "./event-drawings.tsx";
import { feastDrawings } from "./feast-drawings.tsx";
import "./materials.css";
import { personDrawings } from "./person-drawings.tsx";
import { sealDrawings } from "./seal-drawings.tsx";
import { towerDrawings } from "./tower-drawings.tsx";

/** Ids of symbols in the game's sprite. */
export const cardId = (card: CardName): string => `f-${card}`;
export const brickId = (colour: ColourName): string => `f-brick-${colour}`;
export const sealId = (seat: Seat | null): string => `f-seal-${seat === null ? "neutral" : (lookName(seat) as Emblem)}`;

/** The box of the picture of a card. */
export const PICTURE = "0 0 120 60";

const drawings = () => (
  <>
    {brickDrawings()}
    {sealDrawings()}
    {personDrawings()}
    {buildingDrawings()}
    {eventDrawings()}
    {feastDrawings()}
    {churchDrawings()}
    {towerDrawings()}
  </>
);

/** Puts the game's drawings into the page; call it in every component that uses them directly. */
export function useDrawings(): void {
  usePieces();
  mountSprite("firenze", drawings);
}

export function Brick({ colour }: { readonly colour: ColourName }) {
  useDrawings();
  return (
    <svg viewBox="0 0 30 16" aria-hidden="true">
      <use href={`#${brickId(colour)}`} />
    </svg>
  );
}

/** A brick of no colour, for a number of bricks of any. */
export function AnyBrick() {
  useDrawings();
  return (
    <svg viewBox="0 0 30 16" aria-hidden="true">
      <use href="#f-body" />
    </svg>
  );
}

/** A seal of wax. */
export function Seal({ seat }: { readonly seat: Seat }) {
  useDrawings();
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true">
      <SealMark seat={seat} r={16} />
    </svg>
  );
}

/** The seal inside a larger drawing, around 0,0. */
export function SealMark({ seat, r }: { readonly seat: Seat | null; readonly r: number }) {
  return (
    <g {...(seat === null ? {} : { "data-look": lookName(seat) })}>
      <use href={`#${sealId(seat)}`} x={-r} y={-r} width={2 * r} height={2 * r} />
    </g>
  );
}

interface VignetteProps {
  readonly card: CardName;
  readonly figures: Figures;
  readonly class?: string | undefined;
}

/** Where numbers stand in the pictures. */
const PLACES = {
  glory: { x: 60, y: 39, size: 26 },
  monument: { x: 86, y: 40, size: 30 },
  disgrace: { x: 60, y: 40, size: 28 },
  scandal: { x: 90, y: 40, size: 30 },
} as const;
const WRITTEN = { x: 60, y: 37, size: 22 } as const;

/** The number in the picture of a card and its place; null when there is none. */
function numberOf(
  card: CardName,
  { feasts, privileges }: Figures,
): { text: string; x: number; y: number; size: number } | null {
  switch (card) {
    case "glory":
    case "monument":
    case "disgrace":
    case "scandal":
      return { text: signed(feasts[card]), ...PLACES[card] };
    case "greatPrivilege":
    case "middlePrivilege":
    case "smallPrivilege":
      return { text: `${privileges[card].floors}: ${signed(privileges[card].points)}`, ...WRITTEN };
    default:
      return null;
  }
}

/** The picture of a card. */
export function Vignette({ card, figures, class: className }: VignetteProps) {
  useDrawings();
  const number = numberOf(card, figures);
  return (
    <svg class={className} viewBox={PICTURE} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${cardId(card)}`} />
      {number === null ? null : (
        <text
          class={card.endsWith("Privilege") ? "f-pic f-written" : "f-pic"}
          x={number.x}
          y={number.y}
          style={`font-size: ${number.size}px`}
        >
          {number.text}
        </text>
      )}
    </svg>
  );
}

/** The emblem of a seat in its own colour, or light on cloth of that colour. */
export const EmblemSign = ({
  seat,
  class: className,
}: {
  readonly seat: Seat;
  readonly class?: string | undefined;
}) => (
  <svg class={className} viewBox="-11 -11 22 22" aria-hidden="true" style="--e: var(--c)">
    <EmblemMark seat={seat} />
  </svg>
);

/** The Architect's compass, where he counts. */
export const CompassMark = () => (
  <g class="f-compass">
    <circle r="13" />
    <path d="M0-6-6 9M0-6 6 9M-3.500 3H3.500M0-9.500V-6" />
  </g>
);
