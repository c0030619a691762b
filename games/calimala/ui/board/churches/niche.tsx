import { lookName } from "#boardkit";
import type { Seat } from "#engine";

interface NicheProps {
  readonly x: number;
  readonly y: number;
  readonly owner: Seat | null;
  /** Whose artwork would come here. */
  readonly ghost: Seat | null;
  /** Its place in the order, where that matters. */
  readonly numeral?: number;
  readonly "data-anchor": string;
  readonly "data-recent"?: true;
}

const ARCH = "M0 20V10A9.5 9.5 0 0 1 19 10V20Z";

/** An arched niche for an artwork, 19 x 20: dark while empty, then in its owner's colour with the emblem. */
export function Niche({ x, y, owner, ghost, numeral, ...marks }: NicheProps) {
  return (
    <g transform={`translate(${x} ${y})`} data-look={owner === null ? undefined : lookName(owner)} {...marks}>
      <path d={ARCH} fill={owner === null ? "var(--void)" : "var(--c)"} stroke="var(--etch)" />
      {owner === null ? null : (
        <use href={`#k-${lookName(owner)}`} fill="var(--e)" transform="translate(9.5 11) scale(.84)" />
      )}
      {owner !== null || numeral === undefined ? null : (
        <text x="9.5" y="16" fill="var(--void-ink)" text-anchor="middle" style="font: 700 13px var(--serif)">
          {numeral}
        </text>
      )}
      {ghost === null ? null : (
        <g class="ghost-mark" data-look={lookName(ghost)}>
          <path d={ARCH} fill="var(--c)" />
          <use href={`#k-${lookName(ghost)}`} fill="var(--e)" transform="translate(9.5 11) scale(.84)" />
        </g>
      )}
      <path class="recent-mark" d="M-1.500 21.500V10A11 11 0 0 1 20.500 10V21.500Z" />
    </g>
  );
}
