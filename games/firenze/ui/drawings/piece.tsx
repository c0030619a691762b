import type { Seat } from "#engine";
import { SealMark, useDrawings } from "./drawings.tsx";

/** A seat's seal of wax, 56 x 60; it glows when it is the seat's turn. */
export function Piece({ seat, glow = false }: { readonly seat: Seat; readonly glow?: boolean }) {
  useDrawings();
  return (
    <svg viewBox="-28 -28 56 60" data-world="firenze" aria-hidden="true">
      {glow ? (
        <g fill="none">
          <circle cy="1" r="25" stroke="var(--glow)" stroke-width="5" />
          <circle cy="1" r="23" stroke="var(--ring)" stroke-width="1.6" />
        </g>
      ) : null}
      <SealMark seat={seat} r={21} />
    </svg>
  );
}
