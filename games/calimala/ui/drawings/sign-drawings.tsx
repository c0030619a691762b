import type { JSX } from "preact";

/** Signs, 48 x 48: buildings, groups of cities, pieces in the ledger, the back of a card; and the trade house, 22 x 23. */
export const signDrawings = (): JSX.Element => (
  <>
    <pattern id="c-hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
      <path d="M0 0V3" stroke="var(--etch)" stroke-width=".8" />
    </pattern>
    <symbol id="c-house" viewBox="0 0 22 23">
      <path d="M1 9.5L11 1L21 9.5V22H1Z" fill="var(--c)" stroke="var(--c2)" stroke-width="1.4" />
    </symbol>
    <symbol id="c-santaMariaDelFiore" viewBox="0 0 48 48">
      <g class="c-line">
        <path d="M7 33C7 18 17 11 24 8C31 11 41 18 41 33Z" fill="var(--roof-2)" />
        <path d="M24 8V33M24 8C18 14 15 22 15 33M24 8C30 14 33 22 33 33" fill="none" />
        <path d="M22 8V3H26V8Z" fill="var(--h-silver)" />
        <path d="M5 33H43V45H5Z" fill="var(--h-silver)" />
        <path d="M10 45V39H14V45M22 45V38H26V45M34 45V39H38V45" fill="none" />
      </g>
    </symbol>
    <symbol id="c-sanMiniato" viewBox="0 0 48 48">
      <g class="c-line" fill="var(--h-silver)">
        <path d="M3 45V31L13 25H35L45 31V45Z" />
        <path d="M13 29V16L24 6L35 16V29Z" />
        <path
          d="M3 45V36A5 5 0 0 1 13 36V45V36A5 5 0 0 1 19 36V45M29 45V36A5 5 0 0 1 35 36A5 5 0 0 1 45 36V45M35 45V36"
          fill="none"
        />
        <path d="M19 45V37A5 5 0 0 1 29 37V45Z" fill="var(--h-blue)" />
        <circle cx="24" cy="19" r="4" fill="var(--gold)" />
      </g>
    </symbol>
    <symbol id="c-santaCroce" viewBox="0 0 48 48">
      <g class="c-line" fill="var(--h-silver)">
        <path d="M3 45V26L10 16L16 24V20L24 4L32 20V24L38 16L45 26V45Z" />
        <circle cx="24" cy="21" r="4.5" fill="var(--h-blue)" />
        <path d="M20 45V36L24 30L28 36V45Z" fill="var(--h-blue)" />
        <path d="M16 24V45M32 24V45" fill="none" />
      </g>
    </symbol>
    <symbol id="c-palazzoVecchio" viewBox="0 0 48 48">
      <g class="c-line" fill="var(--h-silver)">
        <path d="M21 17V9H19V3H22V5H25V3H28V5H31V3H33V9H31V17" />
        <path d="M4 45V17H8V20H12V17H16V20H20V17H24V20H28V17H32V20H36V17H40V20H44V45Z" />
        <path d="M19 45V38A5 5 0 0 1 29 38V45Z" fill="var(--h-red)" />
        <path d="M9 34V28H14V34ZM21.5 34V28H26.5V34ZM34 34V28H39V34Z" fill="var(--void)" />
      </g>
    </symbol>
    <symbol id="c-portCities" viewBox="0 0 48 48">
      <g fill="none" stroke="var(--h-blue)" stroke-width="4" stroke-linecap="round">
        <circle cx="24" cy="9" r="4.5" />
        <path d="M24 14V42M15 20H33M7 29C9 38 15 42 24 43C33 42 39 38 41 29M4 33L7 28L11 32M44 33L41 28L37 32" />
      </g>
    </symbol>
    <symbol id="c-tradeCities" viewBox="0 0 48 48">
      <path d="M5 44V22L14 13V6H20V13L24 9L43 24V44Z" fill="var(--plaster)" stroke="var(--etch)" stroke-width="1.5" />
      <path d="M2 24L24 6L46 24" fill="none" stroke="var(--brick)" stroke-width="4" />
      <path d="M18 44V34A6 6 0 0 1 30 34V44Z" fill="var(--void)" />
    </symbol>
    <symbol id="c-hand" viewBox="0 0 48 48">
      <g fill="var(--slot)" stroke="var(--etch)" stroke-width="2.6">
        <path d="M9 11L28 5L38 38L19 44Z" />
        <path d="M20 6H40V42H20Z" />
      </g>
    </symbol>
    <symbol id="c-back" viewBox="0 0 48 48">
      <rect width="48" height="48" rx="5" fill="var(--back)" />
      <use href="#k-lily" fill="var(--thread)" transform="translate(24 24) scale(2)" />
    </symbol>
    <symbol id="c-colouredDisc" viewBox="0 0 48 48">
      <g fill="none" stroke="var(--etch)" stroke-width="3">
        <circle cx="24" cy="24" r="19" />
        <circle cx="24" cy="24" r="11" />
      </g>
    </symbol>
    <symbol id="c-whiteDisc" viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="19" fill="var(--disc-white)" stroke="var(--etch)" stroke-width="3" />
      <path
        d="M14 19L22 29M22 19L14 29M27 20C29 16 35 18 33 22L27 30H35"
        fill="none"
        stroke="var(--disc-white-ink)"
        stroke-width="3"
      />
    </symbol>
    <symbol id="c-cube" viewBox="0 0 48 48">
      <g fill="none" stroke="var(--etch)" stroke-width="3">
        <path d="M6 15L24 5L42 15V33L24 43L6 33ZM6 15L24 25L42 15M24 25V43" />
      </g>
    </symbol>
  </>
);
