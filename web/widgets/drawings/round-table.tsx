import type { ComponentChildren } from "preact";
import { CogMark, DiscMark, EmblemMark, SpokenOnly } from "#boardkit";
import type { Seat } from "#engine";
import styles from "./round-table.module.css";

export interface Place {
  readonly seat: Seat;
  readonly kind: "person" | "bot" | "free";
}

interface RoundTableProps {
  /** Clockwise; the first sits at the bottom. */
  readonly places: readonly Place[];
  readonly label: string;
  /** The board that lies on the table. */
  readonly board: ComponentChildren;
}

const MIDDLE = { x: 260, y: 224 };
const OUT = 166;
const OUT_FOR_FIVE = 172;

/** The position of the k-th of n seats, clockwise from the bottom. */
export function placeOf(k: number, n: number, out = n === 5 ? OUT_FOR_FIVE : OUT): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * k) / n;
  return { x: MIDDLE.x + out * Math.cos(angle), y: MIDDLE.y + out * Math.sin(angle) };
}

/** The table from above: planks, the board, a counter for each seat. */
export function RoundTable({ places, label, board }: RoundTableProps) {
  const isCrowded = places.length === 5 || places.length === 3;
  const side = isCrowded ? 196 : 232;
  return (
    <div class={styles.table}>
      <SpokenOnly>{label}</SpokenOnly>
      {/* Parts of the board are buttons elsewhere: no picture may hold any. */}
      <svg viewBox="46 10 430 440" aria-hidden="true">
        <Planks />
        <rect x={MIDDLE.x - side / 2 + 2} y={MIDDLE.y - side / 2 + 6} width={side} height={side} fill="var(--shade)" />
        <rect x={MIDDLE.x - side / 2} y={MIDDLE.y - side / 2} width={side} height={side} fill="var(--board)" />
        <svg x={MIDDLE.x - side / 2} y={MIDDLE.y - side / 2} width={side} height={side} aria-hidden="true">
          {board}
        </svg>
        {places.map((place, k) => {
          const { x, y } = placeOf(k, places.length);
          return (
            <g key={place.seat} transform={`translate(${x} ${y})`}>
              {place.kind === "free" ? <FreeSeat seat={place.seat} /> : <TakenSeat {...place} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const TakenSeat = ({ seat, kind }: Place) => (
  <>
    <g transform="scale(1.25)">
      <DiscMark seat={seat} />
    </g>
    {kind === "bot" ? (
      <g transform="translate(21 20)">
        <CogMark />
      </g>
    ) : null}
  </>
);

const FreeSeat = ({ seat }: { readonly seat: Seat }) => (
  <>
    <circle r="27" fill="var(--top)" stroke="var(--glow)" stroke-width="7" />
    <circle r="24" fill="none" stroke="var(--seatless)" stroke-width="2.5" stroke-dasharray="7 5" />
    <g style={{ "--e": "var(--seatless)" }}>
      <EmblemMark seat={seat} scale={1.3} />
    </g>
  </>
);

const GRAIN = Array.from({ length: 26 }, (_, i) => {
  const y = 24 + i * 16;
  const d = `M40 ${y}C140 ${y + ((i * 7) % 11) - 5} 190 ${y - ((i * 5) % 9) + 4} 270 ${y}S420 ${y + ((i * 3) % 7) - 3} 490 ${y}`;
  return { d, isSeam: i % 5 === 0 };
});

const Planks = () => (
  <>
    <ellipse cx="262" cy="236" rx="210" ry="208" fill="var(--shade)" />
    <circle cx="260" cy="230" r="206" fill="var(--top-2)" />
    <circle cx="260" cy="224" r="206" fill="var(--top)" />
    <clipPath id="round-table">
      <circle cx="260" cy="224" r="206" />
    </clipPath>
    <g clip-path="url(#round-table)" fill="none" stroke="var(--grain)">
      {GRAIN.map(({ d, isSeam }) => (
        <path key={d} d={d} stroke-width={isSeam ? 2 : 0.8} opacity={isSeam ? 0.8 : 0.55} />
      ))}
    </g>
    <circle cx="260" cy="224" r="199" fill="none" stroke="var(--top-2)" opacity=".5" />
  </>
);
