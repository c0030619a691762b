import type { JSX } from "preact";

/** The nine actions, 48 x 48: an ink line with one or two flat colours. */
export const actionDrawings = (): JSX.Element => (
  <>
    <g id="c-log">
      <path d="M0 0L11-7" stroke="var(--etch)" stroke-width="18.4" stroke-linecap="round" />
      <path d="M0 0L11-7" stroke="var(--wood)" stroke-width="15.6" stroke-linecap="round" />
      <circle r="7.8" fill="var(--sawn)" class="c-line" />
      <circle r="4.6" fill="none" stroke="var(--wood)" stroke-width="1.2" />
      <circle r="1.7" fill="none" stroke="var(--wood)" stroke-width="1.2" />
    </g>
    <symbol id="c-wood" viewBox="0 0 48 48">
      <use href="#c-log" x="11" y="36" />
      <use href="#c-log" x="28" y="36" />
      <use href="#c-log" x="19.5" y="21" />
    </symbol>
    <g id="c-bar" class="c-line">
      <path d="M0 0H19V9H0Z" fill="var(--brick)" />
      <path d="M0 0L5-5H24L19 0Z" fill="var(--brick-lit)" />
      <path d="M19 0L24-5V4L19 9Z" fill="var(--brick-dim)" />
    </g>
    <symbol id="c-brick" viewBox="0 0 48 48">
      <use href="#c-bar" x="2" y="33" />
      <use href="#c-bar" x="22" y="33" />
      <use href="#c-bar" x="12" y="20" />
    </symbol>
    <symbol id="c-marble" viewBox="0 0 48 48">
      <g class="c-line">
        <path d="M5 17H33V43H5Z" fill="var(--marble-mid)" />
        <path d="M5 17L15 7H43L33 17Z" fill="var(--marble-lit)" />
        <path d="M33 17L43 7V33L33 43Z" fill="var(--marble-dim)" />
      </g>
      <path
        d="M9 19C13 27 11 32 17 43M17 18C19 25 27 27 33 35M12 32C16 31 18 35 21 36M22 15L29 8M36 18C37 24 40 24 40 32"
        fill="none"
        stroke="var(--vein)"
        stroke-width="1.1"
      />
    </symbol>
    <symbol id="c-weave" viewBox="0 0 48 48">
      <path d="M12 8V27M17 8V27M22 8V27M27 8V27M32 8V27M37 8V27" stroke="var(--etch)" stroke-width="1" />
      <path d="M9 26H40V42H9Z" fill="var(--cloth)" class="c-line" />
      <path
        d="M9 30.5H40M9 35H40M9 39H40"
        stroke="var(--thread)"
        stroke-width="1"
        stroke-dasharray="3 2.4"
        opacity=".8"
      />
      <path d="M5 4H11V44H5ZM38 4H44V44H38Z" fill="var(--wood)" stroke="var(--etch)" stroke-width="1.3" />
      <path d="M3 5H46V10H3Z" fill="var(--beam)" stroke="var(--etch)" stroke-width="1.3" />
      <path
        d="M10 19C18 14 30 14 38 19C30 24 18 24 10 19Z"
        fill="var(--plaster)"
        stroke="var(--etch)"
        stroke-width="1.3"
      />
      <path d="M18 19H30" stroke="var(--cloth)" stroke-width="3.4" />
    </symbol>
    <symbol id="c-build" viewBox="0 0 48 48">
      <path d="M7 40V8H13V34H41V40Z" fill="var(--sawn)" class="c-line" />
      <path d="M9 13V14M9 18H10M9 23H10M9 28H10M18 38V37M23 38V37M28 38V37M33 38V37" stroke="var(--etch)" />
      <g transform="rotate(42 30 20)">
        <path d="M28 12H32V42H28Z" fill="var(--wood)" stroke="var(--etch)" stroke-width="1.3" />
        <path d="M20 5H38L40 8V13H20Z" fill="var(--iron)" class="c-line" />
      </g>
    </symbol>
    <symbol id="c-artwork" viewBox="0 0 48 48">
      <path
        d="M9 45V20A15 15 0 0 1 39 20V45Z"
        fill="color-mix(in srgb, var(--h-blue) 62%, var(--court))"
        class="c-line"
      />
      <g fill="var(--marble-lit)" stroke="var(--etch)" stroke-width="1.2">
        <circle cx="24" cy="14.5" r="4.2" />
        <path d="M18.5 21C21 19 27 19 29.5 21C33 24 33.5 29 31 31L28.5 29.500L29.5 40H18.500L20 30L16.5 33C14.5 29 15.5 23.5 18.5 21Z" />
        <path d="M15 40H33V45H15Z" />
      </g>
      <path d="M22 24C23 29 21 34 22 39M26 28C25 32 27 35 26 39" fill="none" stroke="var(--etch)" stroke-width=".9" />
    </symbol>
    <symbol id="c-ship" viewBox="0 0 48 48">
      <path d="M24 3V34" stroke="var(--etch)" stroke-width="2" />
      <path d="M24 3C28 2 30 5 35 4L33 8C30 8 28 6 24 7Z" fill="var(--brick)" />
      <path
        d="M11 10H37C39 17 39 23 37 28H11C14 22 14 16 11 10Z"
        fill="var(--sail, var(--marble-lit))"
        class="c-line"
      />
      <path
        d="M19 10.500C21 17 21 22 19 27.500M29 10.500C31 17 31 22 29 27.5"
        stroke="var(--cloth)"
        stroke-width="2.6"
        fill="none"
      />
      <path d="M4 29L10 33H38L45 27C45 36 41 42 36 43H13C8 42 5 36 4 29Z" fill="var(--wood)" class="c-line" />
      <path d="M8 37.500H42" stroke="var(--sawn)" stroke-width="1.3" />
      <path
        d="M1 45C5 42 8 47 12 45S20 43 24 45S32 47 36 45S43 43 47 45"
        fill="none"
        stroke="var(--cloth)"
        stroke-width="1.8"
      />
    </symbol>
    <symbol id="c-transport" viewBox="0 0 48 48">
      <path d="M8 14C12 9 30 9 34 14V27H8Z" fill="var(--cloth)" class="c-line" />
      <path d="M16 11V27M26 11V27" stroke="var(--thread)" stroke-width="1.4" />
      <path d="M4 26H38L36 32H7Z" fill="var(--wood)" class="c-line" />
      <path d="M37 28L47 22" stroke="var(--etch)" stroke-width="2.4" stroke-linecap="round" />
      <g fill="none" stroke="var(--etch)">
        <g id="c-wheel">
          <circle cx="14" cy="36" r="8" fill="var(--sawn)" stroke-width="2.2" />
          <path d="M14 28V44M6 36H22M8.3 30.300L19.7 41.700M19.7 30.300L8.3 41.7" stroke-width="1.3" />
        </g>
        <use href="#c-wheel" x="17" />
      </g>
    </symbol>
    <symbol id="c-contribute" viewBox="0 0 48 48">
      <g class="c-line">
        <path d="M12 6H22V16H12Z" fill="var(--wood)" />
        <path d="M25 2H35V12H25Z" fill="var(--brick)" />
        <path d="M20 15H30V25H20Z" fill="var(--marble-mid)" transform="translate(4 1)" />
        <path d="M2 28L10 25.500V43L2 45Z" fill="var(--h-blue)" />
        <path
          d="M10 27C15 25.5 18 28 22 29.500H29C32.5 29.5 32.5 34 29 34H22L30 34.500L40.5 28.500C44 27 46 30.5 43.5 32.500L32 41.500C28 43.5 22 42 17 41.500L10 42Z"
          fill="var(--skin)"
        />
      </g>
    </symbol>
  </>
);
