import { DiscMark } from "#boardkit";
import type { Seat } from "#engine";

/** A seat's wooden counter, 56 x 60; it glows when it is the seat's turn. */
export function Piece({ seat, glow = false }: { readonly seat: Seat; readonly glow?: boolean }) {
  return (
    <svg viewBox="-28 -28 56 60" data-world="calimala" aria-hidden="true">
      {glow ? (
        <g fill="none">
          <circle cy="1" r="24" stroke="var(--glow)" stroke-width="5" />
          <circle cy="1" r="22.500" stroke="var(--ring)" stroke-width="1.6" />
        </g>
      ) : null}
      <DiscMark seat={seat} />
    </svg>
  );
}
