import type { JSX } from "preact";

/** Church cards on lapis, 120 x 60. */
export const churchDrawings = (): JSX.Element => (
  <>
    <g id="f-campanile">
      <path d="M0 0H120V60H0Z" fill="#28457f" />
      <path d="M30 10h2M88 8h2M38 28h2M84 26h2M26 40h2M92 42h2M76 6h1.5" stroke="#f0d98a" stroke-width="2" />
      <path d="M48 12H72V60H48Z" fill="#efe6d3" />
      <path d="M64 12h8V60h-8Z" class="f-sh" />
      <path d="M48 28H72V31H48ZM48 45H72V48H48Z" fill="#b5664f" />
      <path d="M46 10H74V14H46Z" fill="#efe6d3" />
      <path d="M46 10 60-2 74 10Z" fill="#a9512f" />
      <path d="M53 27V20a7 6 0 0 1 14 0v7Z" fill="#2e2531" />
      <path d="M60 17c-3 .5-3 4-3.5 6l-1.5 2h10l-1.5-2c-.5-2-.5-5.5-3.5-6Z" fill="#e0ad3c" />
      <path
        d="M54 43V37a2.5 2.5 0 0 1 5 0v6ZM61 43V37a2.5 2.5 0 0 1 5 0v6ZM54 60V54a2.5 2.5 0 0 1 5 0v6ZM61 60V54a2.5 2.5 0 0 1 5 0v6Z"
        fill="#2e2531"
      />
    </g>
    <g id="f-greatPrivilege">
      <path d="M0 0H120V60H0Z" fill="#28457f" />
      <path d="M34 6C50 2 70 10 88 5V50C70 55 50 46 34 51Z" fill="#f7eed9" />
      <path
        d="M34 6C50 2 70 10 88 5V9C70 14 50 6 34 10ZM34 51C50 46 70 55 88 50V46C70 51 50 42 34 47Z"
        fill="#dcc79b"
      />
      <path d="M78 46 74 60 80 56 86 60 83 46Z" fill="#b3261e" />
      <circle cx="80.5" cy="45" r="6" fill="#b3261e" />
      <circle cx="80.5" cy="45" r="3.5" fill="none" stroke="#fff4e0" stroke-opacity=".6" />
    </g>
  </>
);
