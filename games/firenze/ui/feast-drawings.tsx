import type { JSX } from "preact";

/** Feasts on crimson, 120 x 60. */
export const feastDrawings = (): JSX.Element => (
  <>
    <g id="f-glory">
      <path d="M0 0H120V60H0Z" fill="#7d1f2b" />
      <path
        d="M60 32 50-20H70ZM60 32 90-20H120ZM60 32 150 0V14ZM60 32 150 40V58ZM60 32 100 80H76ZM60 32 44 80H20ZM60 32-30 58V40ZM60 32-30 14V0ZM60 32 0-20H30Z"
        fill="#a5373a"
      />
      <g fill="#d9b04a">
        <g id="f-bay">
          <ellipse cx="40" cy="44" rx="7" ry="3.2" transform="rotate(35 40 44)" />
          <ellipse cx="34" cy="36" rx="7" ry="3.2" transform="rotate(65 34 36)" />
          <ellipse cx="33" cy="26" rx="7" ry="3.2" transform="rotate(95 33 26)" />
          <ellipse cx="37" cy="16" rx="7" ry="3.2" transform="rotate(125 37 16)" />
          <ellipse cx="41" cy="30" rx="5" ry="2.6" transform="rotate(50 41 30)" />
          <ellipse cx="41" cy="22" rx="5" ry="2.6" transform="rotate(80 41 22)" />
          <path d="M58 52C42 50 34 36 39 18" fill="none" stroke="#d9b04a" stroke-width="2" />
        </g>
        <use href="#f-bay" transform="matrix(-1 0 0 1 120 0)" />
      </g>
    </g>
  </>
);
