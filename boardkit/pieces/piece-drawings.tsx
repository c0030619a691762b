import type { JSX } from "preact";

/** Emblems centred on 0,0 and 18 high, the wooden counter (radius 20) and the cube (20 x 20) of every game. */
export const pieceDrawings = (): JSX.Element => (
  <>
    <g id="k-lily">
      <path d="M0-8.8C3-5.6 3.3-1.6 1.3 2H-1.3C-3.3-1.6-3-5.6 0-8.8Z" />
      <path
        id="k-petal"
        d="M2 2C2.2-2.4 4-5.8 6.6-5.4C9.4-4.9 9-.6 6.2-.2C6.9-1.7 6.2-2.8 5.3-2.4C3.9-1.7 3.8.6 3.7 2ZM2.3 4.6H4C4.4 5.8 5.2 6.2 6.2 5.6C5.8 8 3.2 7.8 2.3 4.6Z"
      />
      <use href="#k-petal" transform="scale(-1 1)" />
      <path d="M-4.6 2.6H4.6V4.2H-4.6ZM-1.5 4.6H1.5L2.2 7.4L0 9L-2.2 7.4Z" />
    </g>
    <g id="k-ship">
      <path d="M-9 2.6H9C8.2 6.4 5.6 8.2 3.2 8.2H-4C-6.6 8.2-8.4 6-9 2.6Z" />
      <path d="M1-8.6C6.4-6 7.6-2 6.4 1.4H1ZM-1-7C-4.6-4.6-6.2-1.6-6.4 1.4H-1Z" />
    </g>
    <g id="k-sun">
      <circle r="4.1" />
      <path id="k-ray" d="M-1.5-5.3H1.5L0-9.2ZM-1.5 5.3H1.5L0 9.2Z" />
      <use href="#k-ray" transform="rotate(45)" />
      <use href="#k-ray" transform="rotate(90)" />
      <use href="#k-ray" transform="rotate(135)" />
    </g>
    <g id="k-tree">
      <circle cy="-4.2" r="4.6" />
      <circle cx="-4" cy=".6" r="3.9" />
      <circle cx="4" cy=".6" r="3.9" />
      <path d="M-3-2H3V3H1.3V7H3V8.8H-3V7H-1.3V3H-3Z" />
    </g>
    <g id="k-tower">
      <path d="M-6-9H-3.4V-6.8H-1.3V-9H1.3V-6.8H3.4V-9H6V-3.8L4-2.2V6H6V8.8H1.6V4.6A1.6 1.6 0 0 0-1.6 4.6V8.8H-6V6H-4V-2.2L-6-3.8Z" />
    </g>
    <g id="k-white" fill="none" stroke="var(--e)" stroke-width="2.3">
      <path d="M-8-4L0 5M0-4L-8 5M3-3C4-7 9.500-6 8.500-2L3 5H9.500" />
    </g>
    <g id="k-disc">
      <ellipse cx="1" cy="5.4" rx="20.4" ry="20" fill="var(--shade)" />
      <circle cy="3.2" r="20" fill="var(--c2)" />
      <circle r="20" fill="var(--c)" />
      <path d="M-19.3 0A19.3 19.3 0 0 1 19.3 0" fill="none" stroke="var(--rim)" stroke-width="1.4" />
      <circle r="15.2" fill="none" stroke="var(--c2)" stroke-width="1.3" opacity=".75" />
      <path d="M-14.2 1A14.2 14.2 0 0 0 14.2 1" fill="none" stroke="var(--rim)" opacity=".8" />
    </g>
    <g id="k-cube">
      <path fill="var(--c2)" d="M0 0H20V20H0Z" />
      <path fill="var(--c)" d="M0 0H19V18.400H0Z" />
      <path d="M.7 18V.7H18.6" fill="none" stroke="var(--rim)" stroke-width="1.3" />
    </g>
  </>
);
