import type { JSX } from "preact";

/** One brick: top, front, side; the maker’s stamp doubles the colour. A wax seal, 32 x 32. */
export const brickDrawings = (): JSX.Element => (
  <>
    <symbol id="f-wax" viewBox="-16 -16 32 32">
      <path
        d="M-2-14.6C3-15.8 6-13 9.5-11.5 13.5-9.5 15.6-4 14.4 0 15.8 5 12 9.5 9 11.8 5 15.4-1 15-5 13.4-10 12.5-13 8-14 4-15.8-1-14.2-6-11-9-9-12.5-6-14-2-14.6Z"
        fill="currentColor"
      />
      <circle r="10.8" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.5" />
      <path
        d="M-11-7C-7.5-12-1-13.2 3-12.5"
        fill="none"
        stroke="#fff"
        stroke-opacity=".45"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="f-body" viewBox="0 0 30 16">
      <path d="M1 4 4.5.5H29.5L26 4Z" fill="currentColor" />
      <path d="M1 4 4.5.5H29.5L26 4Z" fill="#fff" fill-opacity=".38" />
      <path d="M1 4H26V15.5H1Z" fill="currentColor" />
      <path d="M26 4 29.5.5V12L26 15.5Z" fill="currentColor" />
      <path d="M26 4 29.5.5V12L26 15.5Z" fill="#1b0a10" fill-opacity=".42" />
      <path d="M1 13H26V15.5H1Z" fill="#1b0a10" fill-opacity=".16" />
      <path d="M3.5 6.5h1M6 11h1M21 6.2h1.2M22.5 10.5h1M4 12h.8" stroke="#1b0a10" stroke-opacity=".3" />
      <path d="M1 4 4.5.5H29.5V12L26 15.5H1Z" fill="none" stroke="#3a1c14" stroke-opacity=".45" stroke-width=".8" />
    </symbol>
    <symbol id="f-brick-white" viewBox="0 0 30 16">
      <g style="color:var(--b-white)">
        <use href="#f-body" />
      </g>
    </symbol>
    <symbol id="f-brick-yellow" viewBox="0 0 30 16">
      <g style="color:var(--b-yellow)">
        <use href="#f-body" />
        <circle cx="13.5" cy="9.5" r="2" fill="#3a1c00" fill-opacity=".55" />
      </g>
    </symbol>
    <symbol id="f-brick-green" viewBox="0 0 30 16">
      <g style="color:var(--b-green)">
        <use href="#f-body" />
        <path d="M10 12 13.5 7l3.5 5Z" fill="#0d2408" fill-opacity=".6" />
      </g>
    </symbol>
    <symbol id="f-brick-red" viewBox="0 0 30 16">
      <g style="color:var(--b-red)">
        <use href="#f-body" />
        <path d="M13.5 6.5v6M10.5 9.5h6" stroke="#ffe3d0" stroke-opacity=".75" stroke-width="1.6" />
      </g>
    </symbol>
    <symbol id="f-brick-blue" viewBox="0 0 30 16">
      <g style="color:var(--b-blue)">
        <use href="#f-body" />
        <path d="M9.5 9.5q2-3 4 0t4 0" fill="none" stroke="#e4efff" stroke-opacity=".8" stroke-width="1.5" />
      </g>
    </symbol>
    <symbol id="f-brick-purple" viewBox="0 0 30 16">
      <g style="color:var(--b-purple)">
        <use href="#f-body" />
        <path d="M13.5 6.3 16.7 9.5l-3.2 3.2-3.2-3.2Z" fill="#f3e2ff" fill-opacity=".75" />
      </g>
    </symbol>
  </>
);
