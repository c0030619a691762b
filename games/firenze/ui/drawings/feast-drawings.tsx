import type { JSX } from "preact";

/** Feasts on crimson, 120 x 60. */
export const feastDrawings = (): JSX.Element => (
  <>
    <g id="f-crimson">
      <path d="M0 0H120V60H0Z" fill="#7d1f2b" />
      <path
        d="M60 32 50-20H70ZM60 32 90-20H120ZM60 32 150 0V14ZM60 32 150 40V58ZM60 32 100 80H76ZM60 32 44 80H20ZM60 32-30 58V40ZM60 32-30 14V0ZM60 32 0-20H30Z"
        fill="#a5373a"
      />
    </g>
    <g id="f-glory">
      <use href="#f-crimson" />
      <g fill="currentColor" style="color:#d9b04a">
        <g id="f-bay">
          <ellipse cx="40" cy="44" rx="7" ry="3.2" transform="rotate(35 40 44)" />
          <ellipse cx="34" cy="36" rx="7" ry="3.2" transform="rotate(65 34 36)" />
          <ellipse cx="33" cy="26" rx="7" ry="3.2" transform="rotate(95 33 26)" />
          <ellipse cx="37" cy="16" rx="7" ry="3.2" transform="rotate(125 37 16)" />
          <ellipse cx="41" cy="30" rx="5" ry="2.6" transform="rotate(50 41 30)" />
          <ellipse cx="41" cy="22" rx="5" ry="2.6" transform="rotate(80 41 22)" />
          <path d="M58 52C42 50 34 36 39 18" fill="none" stroke="currentColor" stroke-width="2" />
        </g>
        <use href="#f-bay" transform="matrix(-1 0 0 1 120 0)" />
      </g>
    </g>

    <g id="f-recognition">
      <use href="#f-crimson" />
      <path d="M0 50C30 44 90 44 120 50V60H0Z" fill="#5a1219" />
      <g id="f-lowTower">
        <path d="M22 58V30H18V22H24V26H29V22H35V26H40V22H46V30H42V58Z" fill="#e3c583" />
        <path d="M36 30H42V58H36ZM36 26H40V22H46V30H36Z" class="f-sh" />
        <path d="M27 43a5 5 0 0 1 10 0V50H27Z" fill="#ffd26a" />
        <path d="M27 34a5 4 0 0 1 10 0V39H27Z" fill="#5a1219" />
      </g>
      <g transform="translate(46 8) scale(.92)">
        <use href="#f-lowTower" />
      </g>
      <g fill="#e9c552">
        <path
          id="f-star"
          d="M32 3 34.400 9.200 41 9.500 35.800 13.600 37.600 20 32 16.300 26.400 20 28.200 13.600 23 9.500 29.600 9.200Z"
        />
        <use href="#f-star" x="43" y="5" />
      </g>
      <path d="M98 24H114V46Q106 54 98 46Z" fill="#fbeccb" />
      <path d="M106 24H114V46Q110 50 106 51.500Z" class="f-sh" />
      <path d="M102 31h8M102 36h8M102 41h5" stroke="#7d1f2b" stroke-width="1.500" />
    </g>
    <g id="f-disgrace">
      <use href="#f-crimson" />
      <path d="M0 0H120V60H0Z" fill="#1f0a10" fill-opacity=".45" />
      <g fill="currentColor" style="color:#8c7a5c">
        <use href="#f-bay" transform="rotate(-14 60 52)" />
        <use href="#f-bay" transform="matrix(-1 0 0 1 120 0) rotate(-22 60 54)" />
        <ellipse cx="22" cy="56" rx="6" ry="2.600" transform="rotate(12 22 56)" />
        <ellipse cx="98" cy="55" rx="6" ry="2.600" transform="rotate(-18 98 55)" />
        <ellipse cx="86" cy="58" rx="5" ry="2.200" />
      </g>
    </g>
    <g id="f-monument">
      <use href="#f-crimson" />
      <path d="M14 60V46H18V42H50V46H54V60Z" fill="#d9cdb4" />
      <path d="M44 42H50V46H54V60H44Z" class="f-sh" />
      <path d="M22 50H40V56H22Z" fill="#a39680" />
      <g fill="#c98f35">
        <path d="M25 42C27 34 24 28 28 22 31 19 37 19 40 22 44 28 41 34 44 42Z" />
        <circle cx="34" cy="14" r="5" />
        <path d="M38 21 50 8 53 10.500 42 26ZM29 22 20 31 22 35 32 28Z" />
      </g>
      <path d="M36 19.500C39 20 41 22 41.500 26 42 32 41 36 44 42H37Z" class="f-sh" />
      <path d="M51 10 58-8" stroke="#efe6d3" stroke-width="2.200" stroke-linecap="round" />
      <path d="M47 9 56 12" stroke="#8a5a12" stroke-width="2" stroke-linecap="round" />
      <path d="M29 11q5-6 10 0" fill="none" stroke="#7fae63" stroke-width="2.400" />
    </g>
    <g id="f-scandal">
      <use href="#f-crimson" />
      <path d="M0 0H120V60H0Z" fill="#1f0a10" fill-opacity=".3" />
      <path d="M14 12C24 6 46 6 56 12 58 34 46 52 35 55 24 52 12 34 14 12Z" fill="#f3ead8" />
      <path d="M35 7.500C43 7.500 51 9 56 12 58 34 46 52 35 55Z" fill="#c9b994" />
      <path d="M20 24q6-5 12 0-6 5-12 0ZM38 24q6-5 12 0-6 5-12 0Z" fill="#2b0f14" />
      <path d="M19 18q7-5 13 0M38 18q6-5 13 0" fill="none" stroke="#2b0f14" stroke-width="1.600" />
      <path d="M26 43q9-8 18 0" fill="none" stroke="#7d1f2b" stroke-width="2.600" stroke-linecap="round" />
      <path d="M35 26 32 34H37" fill="none" stroke="#8a7a5c" stroke-width="1.400" />
      <path d="M14 16C4 20 8 34 0 40M56 16C66 18 62 30 68 34" fill="none" stroke="#e9c552" stroke-width="2.500" />
      <path d="M22 29v5" stroke="#5a91dd" stroke-width="2" stroke-linecap="round" />
    </g>
  </>
);
