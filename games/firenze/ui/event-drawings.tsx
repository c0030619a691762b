import type { JSX } from "preact";

/** Events under a storm, 120 x 60. */
export const eventDrawings = (): JSX.Element => (
  <>
    <g id="f-flood">
      <path d="M0 0H120V60H0Z" fill="#4d566b" />
      <path d="M0 0H120V14C96 22 84 8 60 14S24 20 0 12Z" fill="#363d50" />
      <path
        d="M14 14 8 30M30 18 24 34M46 16 40 30M64 16 58 32M84 14 78 30M100 18 94 34M114 14 108 30"
        stroke="#a9b6c8"
        stroke-opacity=".7"
      />
      <path d="M22 60V34L38 22 54 34V60Z" fill="#c79a72" />
      <path d="M17 37 38 20 59 37 56 40 38 26 20 40Z" fill="#9a482b" />
      <path d="M78 60V18H94V60Z" fill="#d9cdb4" />
      <path d="M74 19 86 6 98 19Z" fill="#9a482b" />
      <path d="M83 25h6v8h-6ZM34 34h8v8h-8Z" fill="#2e2531" />
      <path d="M0 46q8-10 18-4t20 0 20 0 20 0 20 0 22-2V60H0Z" fill="#4f86ab" />
      <path d="M0 52q10-8 20-2t20 0 20 0 20 0 20 0 20-2V60H0Z" fill="#2c5d86" />
      <path d="M0 46q8-10 18-4t20 0 20 0 20 0 20 0 22-2" fill="none" stroke="#e8f1f4" stroke-width="2" />
    </g>
  </>
);
