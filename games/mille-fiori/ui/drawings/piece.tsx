import type { Seat } from "#engine";
import { GlassMark, useDrawings } from "./drawings.tsx";

/** A seat's diamond, 56 x 60; it glows when it is the seat's turn. */
export function Piece({ seat, glow = false }: { readonly seat: Seat; readonly glow?: boolean }) {
  useDrawings();
  return (
    <svg viewBox="-28 -28 56 60" data-world="mille-fiori" aria-hidden="true">
      {glow ? (
        <g fill="none" stroke-linejoin="round">
          <path d="M0-26L22 1L0 29L-22 1Z" stroke="var(--glow)" stroke-width="5" />
          <path d="M0-25L21 1L0 28L-21 1Z" stroke="var(--ring)" stroke-width="1.6" />
        </g>
      ) : null}
      <GlassMark seat={seat} x={0} y={1} size={34} />
    </svg>
  );
}
