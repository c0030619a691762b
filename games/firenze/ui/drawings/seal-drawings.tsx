import type { JSX } from "preact";
import { EMBLEMS } from "#boardkit";

/** Seals of the seats in their wax, and the grey one that belongs to nobody. */
export const sealDrawings = (): JSX.Element => (
  <>
    {EMBLEMS.map((emblem) => (
      <symbol key={emblem} id={`f-seal-${emblem}`} viewBox="-16 -16 32 32">
        <g style="color: color-mix(in oklab, var(--c) var(--wax), #1c0f0c)">
          <use href="#f-wax" x="-16" y="-16" width="32" height="32" />
        </g>
        <use href={`#k-${emblem}`} fill="#fff4e0" />
      </symbol>
    ))}
    <symbol id="f-seal-neutral" viewBox="-16 -16 32 32">
      <g style="color: color-mix(in oklab, var(--neutral) var(--wax), #1c0f0c)">
        <use href="#f-wax" x="-16" y="-16" width="32" height="32" />
      </g>
      <path d="M0-8.500 6.800 0 0 8.500-6.800 0ZM0-3.800-3 0 0 3.800 3 0Z" fill="#fff4e0" fill-rule="evenodd" />
    </symbol>
  </>
);
