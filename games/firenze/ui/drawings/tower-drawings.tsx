import type { JSX } from "preact";

/** Six towers: roofs of their own, the windows of a floor, a balcony; the front of the church. */
export const towerDrawings = (): JSX.Element => (
  <>
    <radialGradient id="f-halo">
      <stop stop-color="#ffd26a" stop-opacity=".75" />
      <stop offset="1" stop-color="#ffd26a" stop-opacity="0" />
    </radialGradient>
    <g id="f-roof-white">
      <path d="M8 30H104V54H8Z" fill="currentColor" />
      <path d="M95 30h9v24h-9Z" class="f-sh" />
      <path d="M20 54V42a7 7 0 0 1 14 0V54ZM49 54V42a7 7 0 0 1 14 0V54ZM78 54V42a7 7 0 0 1 14 0V54Z" class="f-pane" />
      <path d="M2 31 56 2l54 29Z" fill="#a9512f" />
      <path d="M56 2l54 29H88Z" class="f-sh" />
      <path d="M14 31 56 2M34 31 56 2M78 31 56 2" stroke="#5a2312" stroke-opacity=".35" />
    </g>
    <g id="f-roof-yellow">
      <path d="M0 12h16v9h8v-9h16v9h8v-9h16v9h8v-9h16v9h8v-9h16V40L104 54H8L0 40Z" fill="currentColor" />
      <path d="M0 38H112" stroke="#230f23" stroke-opacity=".35" stroke-width="2" />
      <path
        d="M12 52a6 8 0 0 1 12 0ZM31 52a6 8 0 0 1 12 0ZM50 52a6 8 0 0 1 12 0ZM69 52a6 8 0 0 1 12 0ZM88 52a6 8 0 0 1 12 0Z"
        class="f-sh"
      />
      <path d="M102 12h10v28l-8 14h-5Z" class="f-sh" />
    </g>
    <g id="f-roof-green">
      <path d="M4 44H108V54H4Z" fill="currentColor" />
      <path d="M14 45C14 24 34 12 56 9 78 12 98 24 98 45Z" fill="#a9512f" />
      <path
        d="M56 9c-20 6-30 18-31 36M56 9c-8 8-12 20-12 36M56 9c8 8 12 20 12 36M56 9c20 6 30 18 31 36"
        fill="none"
        stroke="#f2dcc0"
        stroke-opacity=".6"
        stroke-width="1.5"
      />
      <path d="M66 11c20 5 32 18 32 34H84C84 30 78 18 66 11Z" class="f-sh" />
      <path d="M50 2H62V10H50Z" fill="#ead9bb" />
      <path d="M104 44h4v10h-9V44Z" class="f-sh" />
    </g>
    <g id="f-roof-red">
      <path
        d="M2 10 9 17l7-7V26H26V10l7 7 7-7V26H49V10l7 7 7-7V26H72V10l7 7 7-7V26H96V10l7 7 7-7V42L104 54H8L2 42Z"
        fill="currentColor"
      />
      <path d="M2 40H110" stroke="#230f23" stroke-opacity=".35" stroke-width="2" />
      <path
        d="M12 53a6 8 0 0 1 12 0ZM31 53a6 8 0 0 1 12 0ZM50 53a6 8 0 0 1 12 0ZM69 53a6 8 0 0 1 12 0ZM88 53a6 8 0 0 1 12 0Z"
        class="f-sh"
      />
      <path d="M103 17l7-7V42l-6 12h-5V26h4Z" class="f-sh" />
    </g>
    <g id="f-roof-blue">
      <path d="M18 22H94V54H18Z" fill="currentColor" />
      <path d="M8 48H104V54H8Z" fill="currentColor" />
      <path d="M8 47H104" stroke="#fff" stroke-opacity=".3" stroke-width="2" />
      <path d="M36 48V36a20 14 0 0 1 40 0V48Z" class="f-pane" />
      <path d="M56 27c-6 1-7 7-7 11l-3 4H66l-3-4c0-4-1-10-7-11Z" fill="#c98f35" />
      <circle cx="56" cy="44" r="2.2" fill="#c98f35" />
      <path d="M12 23 56 6 100 23Z" fill="#8d4a35" />
      <path d="M56 6 100 23H82Z" class="f-sh" />
      <path d="M86 23h8v25h-8Z" class="f-sh" />
    </g>
    <g id="f-roof-purple">
      <path d="M8 40H104V54H8Z" fill="currentColor" />
      <path d="M24 40 56 0 88 40Z" fill="currentColor" />
      <path d="M56 0 88 40H66Z" class="f-sh" />
      <path d="M40 40 56 0" stroke="#fff" stroke-opacity=".25" />
      <path d="M8 40 14 22l6 18ZM92 40l6-18 6 18Z" fill="currentColor" />
      <path d="M98 22l6 18v14h-7Z" class="f-sh" />
      <path d="M50 54v-6a6 6 0 0 1 12 0v6Z" class="f-pane" />
    </g>
    <g id="f-front">
      <path d="M8 90H164V312H8ZM40 92C42 66 62 44 86 34 110 44 130 66 132 92Z" fill="var(--church)" />
      <path d="M152 90h12v222h-12Z" class="f-sh" />
      <path d="M2 84H170V92H2Z" fill="var(--inlay)" />
      <path
        d="M36 84C38 62 60 38 86 28 112 38 134 62 136 84H130C128 66 108 46 86 37 64 46 44 66 42 84ZM8 98H164V101H8ZM8 306H164V312H8Z"
        fill="var(--inlay)"
      />
      <circle cx="86" cy="64" r="15" fill="var(--inlay)" />
      <circle cx="86" cy="64" r="12" fill="var(--lit)" />
      <path d="M86 52v24M74 64h24M78 56l16 16M94 56 78 72" stroke="var(--church)" stroke-width="2" />
      <path d="M86 10v20M80 16h12" stroke="#5a4a34" stroke-width="3" />
    </g>
    <g id="f-niche">
      <path d="M-19 19V-4A19 15 0 0 1 19-4V19Z" fill="#fff3da" fill-opacity=".42" />
      <path d="M-16 19V-3A16 13.5 0 0 1 16-3V19Z" class="f-pane" />
    </g>
    <g id="f-side">
      <path d="M-6 14V-3A6 6 0 0 1 6-3V14Z" fill="#fff3da" fill-opacity=".35" />
      <path d="M-4 14V-3A4 4 0 0 1 4-3V14Z" class="f-pane" />
    </g>
    <g id="f-balcony">
      <path d="M-44 17H44V21.5H38L35 19H-35L-38 21.5H-44Z" fill="#b9a67f" />
      <path d="M-48 14.5H48V18.5H-48ZM-46 7H46V9.5H-46Z" fill="#e9dcc0" />
      <path d="M-48 14.5H48V16H-48ZM-46 7H46V8H-46Z" fill="#fff8ea" />
      <path d="M-46 12H46" stroke="#e9dcc0" stroke-width="6" stroke-dasharray="3 3.36" />
    </g>
  </>
);
