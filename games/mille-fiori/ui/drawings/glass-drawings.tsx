import type { JSX } from "preact";
import { EMBLEMS, lookOf, usePieces } from "#boardkit";
import { SEATS, type Seat } from "#engine";

/** A diamond: 34 x 42 around 0,0. */
const RHOMB = "M0-21L17 0L0 21L-17 0Z";

/** The cane pattern of each look, so that colour never stands alone: murrine, waves, rays, herringbone, lattice, rings. */
const CANES: Readonly<Record<Seat, () => JSX.Element>> = {
  0: () => (
    <>
      {turns(8).map((angle) => {
        const x = 11 * Math.sin(angle);
        const y = -14.2 * Math.cos(angle);
        return (
          <g key={angle}>
            <circle cx={x} cy={y} r="2.5" fill="#ffd9cf" />
            <circle cx={x} cy={y} r="1.1" fill="#8b100a" />
          </g>
        );
      })}
    </>
  ),
  1: () => <path class="m-cane" stroke="#cfe6ff" d={rows(7, -16, 5, (y) => `M-18 ${y}q3-4 6 0t6 0 6 0 6 0 6 0 6 0`)} />,
  2: () => (
    <>
      {turns(16).map((angle) => (
        <path
          key={angle}
          d="M0 0L-1.700-22L1.700-22Z"
          fill="#fff6cf"
          transform={`rotate(${(angle * 180) / Math.PI})`}
        />
      ))}
    </>
  ),
  3: () => <path class="m-cane" stroke="#d9ffe0" d={rows(8, -20, 5, (y) => `M-18 ${y + 9}L0 ${y}L18 ${y + 9}`)} />,
  4: () => (
    <path class="m-cane" stroke="#ecd9ff" d={rows(9, -32, 8, (y) => `M-18 ${y}L18 ${y + 28}M18 ${y}L-18 ${y + 28}`)} />
  ),
  5: () => (
    <>
      {[5, 9.5, 14, 18.5].map((r) => (
        <circle key={r} class="m-cane" r={r} fill="none" stroke="#e8e4de" />
      ))}
    </>
  ),
};

const turns = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => (i * 2 * Math.PI) / n);

const rows = (n: number, first: number, step: number, drawn: (at: number) => string): string =>
  Array.from({ length: n }, (_, i) => drawn(first + i * step)).join("");

/** Ids of a seat's diamond: in full, and for sizes at which only the emblem can be read. */
export const glassId = (seat: Seat, size: "full" | "small"): string => idOf(lookOf(seat), size);

const idOf = (look: Seat, size: "full" | "small"): string => `m-glass-${size}-${look}`;

/** The emblem of a look, in the current `--e`. */
function EmblemOf({ look, scale }: { look: Seat; scale: number }) {
  usePieces();
  return <use href={`#k-${EMBLEMS[look]}`} fill="var(--e)" transform={`scale(${scale})`} />;
}

const Facets = () => (
  <>
    <path d="M0-21L-17 0" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" />
    <path d="M-15 1.600L0 20L6 12.600" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4" />
    <path d="M17 0L0 21" stroke="#000" stroke-opacity=".28" stroke-width="1.8" />
    <path d={RHOMB} class="m-rim" />
    <path d="M-3.400-14.400L-11-5" stroke="#fff" stroke-opacity=".8" stroke-width="1.8" stroke-linecap="round" />
  </>
);

/** Murano glass: a body that glows from within, canes, a core with the emblem, facets. In boxes of 44 x 54. */
export const glassDrawings = (): JSX.Element => (
  <>
    <clipPath id="m-rhomb">
      <path d={RHOMB} />
    </clipPath>
    {SEATS.map((seat) => (
      <g key={seat} data-world="mille-fiori" data-look={EMBLEMS[seat]}>
        <radialGradient id={`m-body-${seat}`} cy=".4" r=".58">
          <stop offset="0" style="stop-color: color-mix(in oklab, var(--c), white var(--inner))" />
          <stop offset=".6" style="stop-color: var(--c)" />
          <stop offset="1" style="stop-color: color-mix(in oklab, var(--c), black 30%)" />
        </radialGradient>
        <radialGradient id={`m-cast-${seat}`}>
          <stop offset=".3" style="stop-color: var(--c); stop-opacity: .5" />
          <stop offset="1" style="stop-color: var(--c); stop-opacity: 0" />
        </radialGradient>
        <symbol id={idOf(seat, "full")} viewBox="-22 -27 44 54" overflow="visible">
          <g data-look={EMBLEMS[seat]} data-glass="">
            <ellipse cx="3" cy="6" rx="19" ry="20" fill={`url(#m-cast-${seat})`} />
            <path d={RHOMB} fill={`url(#m-body-${seat})`} />
            <g clip-path="url(#m-rhomb)" opacity=".8">
              {CANES[seat]()}
            </g>
            <circle class="m-core" r="8.6" />
            <Facets />
            <EmblemOf look={seat} scale={0.7} />
          </g>
        </symbol>
        <symbol id={idOf(seat, "small")} viewBox="-22 -27 44 54" overflow="visible">
          <g data-look={EMBLEMS[seat]} data-glass="">
            <path d={RHOMB} fill={`url(#m-body-${seat})`} />
            <Facets />
            <EmblemOf look={seat} scale={1.06} />
          </g>
        </symbol>
      </g>
    ))}
    <radialGradient id="m-halo">
      <stop offset="0" stop-color="#ffc94d" stop-opacity=".95" />
      <stop offset=".45" stop-color="#ffc94d" stop-opacity=".4" />
      <stop offset="1" stop-color="#ffc94d" stop-opacity="0" />
    </radialGradient>
  </>
);
