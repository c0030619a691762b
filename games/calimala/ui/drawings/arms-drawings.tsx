import type { JSX } from "preact";

/** Arms of the six cities, simplified, 40 x 46. */
export const armsDrawings = (): JSX.Element => (
  <>
    <clipPath id="c-clip">
      <path d="M3 3H37V22C37 33 29 40 20 44C11 40 3 33 3 22Z" />
    </clipPath>
    <g id="c-edge">
      <path d="M3 3H37V22C37 33 29 40 20 44C11 40 3 33 3 22Z" fill="none" stroke="var(--etch)" stroke-width="2" />
    </g>
    <symbol id="c-london" viewBox="0 0 40 46">
      <g clip-path="url(#c-clip)">
        <path d="M0 0H40V46H0Z" fill="var(--h-silver)" />
        <path d="M16 0H24V46H16ZM0 15H40V23H0Z" fill="var(--h-red)" />
        <path d="M9 6.2L10 4.6L11 6.2V10H13V11.4H11V13.6H9V11.4H7V10H9Z" fill="var(--h-red)" />
      </g>
      <use href="#c-edge" />
    </symbol>
    <symbol id="c-lisbon" viewBox="0 0 40 46">
      <g clip-path="url(#c-clip)">
        <path d="M0 0H40V46H0Z" fill="var(--gold)" />
        <path d="M0 29Q5 26 10 29T20 29T30 29T40 29V46H0Z" fill="var(--h-blue)" />
        <path
          d="M0 35Q5 32 10 35T20 35T30 35T40 35M0 41Q5 38 10 41T20 41T30 41"
          fill="none"
          stroke="var(--h-silver)"
          stroke-width="1.6"
        />
        <path d="M6 23H34C33 29 30 31 27 31H13C10 31 7 29 6 23ZM19 7H21V23H19Z" fill="var(--h-black)" />
        <path d="M22 9C29 12 30 17 29 21H22ZM18 11C12 14 11 18 11 21H18Z" fill="var(--h-black)" />
      </g>
      <use href="#c-edge" />
    </symbol>
    <symbol id="c-barcelona" viewBox="0 0 40 46">
      <g clip-path="url(#c-clip)">
        <path d="M0 0H40V46H0Z" fill="var(--gold)" />
        <path d="M0 0H20V22H0ZM20 22H40V46H20Z" fill="var(--h-silver)" />
        <path
          d="M9 3H13.500V22H9ZM3 10.500H20V15H3ZM26.5 22H31V44H26.500ZM20 28H40V32.500H20ZM23 3H26V22H23ZM29 3H32V22H29ZM35 3H38V22H35ZM4 22H7V44H4ZM10 22H13V44H10ZM16 22H19V46H16Z"
          fill="var(--h-red)"
        />
      </g>
      <use href="#c-edge" />
    </symbol>
    <symbol id="c-hamburg" viewBox="0 0 40 46">
      <g clip-path="url(#c-clip)">
        <path d="M0 0H40V46H0Z" fill="var(--h-red)" />
        <path
          d="M9 37V21H7V15H9V17H11V15H13V21H16V14H14V8H17V10H19V8H21V10H23V8H26V14H24V21H27V15H29V17H31V15H33V21H31V37H24V31A4 4 0 0 0 16 31V37Z"
          fill="var(--h-silver)"
        />
      </g>
      <use href="#c-edge" />
    </symbol>
    <symbol id="c-bruges" viewBox="0 0 40 46">
      <g clip-path="url(#c-clip)">
        <path d="M0 0H40V46H0Z" fill="var(--h-silver)" />
        <path d="M0 3H40V8H0ZM0 13H40V18H0ZM0 23H40V28H0ZM0 33H40V38H0Z" fill="var(--h-red)" />
        <path
          d="M12 12H28V22C28 28 24 31 20 33C16 31 12 28 12 22Z"
          fill="var(--h-blue)"
          stroke="var(--h-silver)"
          stroke-width="1.2"
        />
        <path d="M14.5 24V17L17.2 20L20 16L22.8 20L25.5 17V24Z" fill="var(--gold)" />
      </g>
      <use href="#c-edge" />
    </symbol>
    <symbol id="c-troyes" viewBox="0 0 40 46">
      <g clip-path="url(#c-clip)">
        <path d="M0 0H40V46H0Z" fill="var(--h-blue)" />
        <path d="M-2-2L42 42" stroke="var(--h-silver)" stroke-width="7" />
        <path d="M5-4L46 37M-9 1L35 45" stroke="var(--gold)" stroke-width="2.4" stroke-dasharray="4 1.6" />
      </g>
      <use href="#c-edge" />
    </symbol>
  </>
);
