import { mountSprite } from "../pieces/sprite.tsx";

/** The struck arrow: there is no way back. Drawn around (0, 0), 20 wide. */
const ARROW = "M-2.500-6.500-6.500-2.500-2.500 1.500M-6.500-2.500H2a4.500 4.500 0 0 1 0 9H-1.500M-7.500 7.500 7-7";

/** The sign of what cannot be undone, in the colour and size of the text around it. */
export function FinalSign() {
  return (
    <svg class="final-sign" viewBox="-10 -10 20 20" aria-hidden="true">
      <path
        d={ARROW}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** The sign as an SVG marker for the first corner of a part's outline. */
export const mountFinalMark = (): void =>
  mountSprite("final-mark", () => (
    <marker id="final-mark" viewBox="-10 -10 20 20" markerWidth="20" markerHeight="20" orient="0">
      <circle class="final-ground" r="9" />
      <path class="final-line" d={ARROW} transform="scale(0.72)" />
    </marker>
  ));
