import type { JSX } from "preact";

/** Persons on gold, 120 x 60. */
export const personDrawings = (): JSX.Element => (
  <>
    <pattern id="f-diaper" width="10" height="10" patternUnits="userSpaceOnUse">
      <path d="M5 1 9 5 5 9 1 5Z" fill="none" stroke="#8a5a12" stroke-opacity=".28" />
      <circle cx="5" cy="5" r=".8" fill="#8a5a12" fill-opacity=".4" />
    </pattern>
    <g id="f-gold">
      <path d="M0 0H120V60H0Z" fill="#ddb04f" />
      <path d="M0 0H120V60H0Z" fill="url(#f-diaper)" />
    </g>
    <g id="f-bust">
      <path d="M3 60C3 46 15 43 30 43s27 3 27 17Z" fill="var(--t)" />
      <path d="M30 43c15 0 27 3 27 17H30Z" class="f-sh" />
      <path d="M25 33H35V43q-5 6-10 0Z" fill="#b9825a" />
      <ellipse cx="30" cy="26" rx="9.5" ry="12" fill="#e6b990" />
      <path d="M30 14a9.5 12 0 0 1 0 24c3-3 1.5-5 1-6.5l1.5-1L30 25Z" fill="#c8946b" />
      <path d="M23.5 25h3.2M33 25h3.2M27.5 33h5" stroke="#4a2a1e" stroke-width="1.3" />
    </g>
    <g id="f-mason">
      <use href="#f-gold" />
      <g fill="#ac4f2d" stroke="#f0d9b8">
        <path d="M-8 50H14V60H-8ZM14 50H36V60H14ZM36 50H58V60H36ZM3 40H25V50H3ZM25 40H47V50H25ZM-8 40H3V50H-8ZM-8 30H14V40H-8Z" />
        <path d="M14 30H36V40H14Z" fill="#c9694a" />
      </g>
      <use href="#f-bust" x="54" style="--t:#6b4d33" />
      <path d="M73 25C71 7 97 7 95 25 90 18 78 18 73 25Z" fill="#f3ead8" />
      <path d="M84 11.5C96 11 96 18 95 25 91 20 88 19 84 19Z" fill="#cdbd9d" />
      <path d="M75 46H93L97 60H71Z" fill="#d9c49b" />
      <path d="M66 55 47 38" stroke="#7d5b3d" stroke-width="9" />
      <circle cx="46" cy="36" r="4.5" fill="#e6b990" />
      <path d="M45 34 39 28" stroke="#5a3318" stroke-width="3" />
      <path d="M41 30 18 24 30 17.5Z" fill="#e2e5e4" />
      <path d="M41 30 18 24 30 23Z" fill="#9fa8aa" />
    </g>
    <g id="f-alchemist">
      <use href="#f-gold" />
      <use href="#f-bust" x="56" style="--t:#2d4f4d" />
      <path d="M76 28C75 44 83 56 86 58 89 56 97 44 96 28 92 36 80 36 76 28Z" fill="#efe8da" />
      <path d="M86 34V58C89 56 97 44 96 28 94 33 90 34 86 34Z" fill="#cfc4b0" />
      <path d="M72 20C80 13 92 13 100 20L88 -3 83 0Z" fill="#1f3b3d" />
      <path d="M72 21.5C80 15 92 15 100 21.5L99 17C91 12 81 12 73 17Z" fill="#e9cf7a" />
      <path
        d="M28 8H40M30 8V24L17 47c-2 4 0 7 4 7H47c4 0 6-3 4-7L38 24V8"
        fill="#eaf4ef"
        fill-opacity=".75"
        stroke="#4a4a3a"
        stroke-width="1.5"
      />
      <path d="M25 34H43L51 47c2 4 0 7-4 7H21c-4 0-6-3-4-7Z" fill="#2f9a66" />
      <circle cx="30" cy="43" r="3" fill="#8be0a9" />
      <circle cx="39" cy="48" r="2" fill="#8be0a9" />
      <circle cx="35" cy="28" r="1.8" fill="#2f9a66" />
      <use href="#f-brick-red" x="4" y="14" width="17" height="9" />
      <use href="#f-brick-blue" x="48" y="14" width="17" height="9" />
    </g>
    <g id="f-patrician">
      <use href="#f-gold" />
      <path d="M10 60V26a19 19 0 0 1 38 0V60Z" fill="#8fb0bd" />
      <path d="M10 44C22 34 34 46 48 38V60H10Z" fill="#6d7d55" />
      <path d="M22 42q3-16 3-16t3 16ZM34 40q2.5-12 2.5-12T39 40Z" fill="#33472f" />
      <path d="M10 60V26a19 19 0 0 1 38 0V60M6 60V26M52 60V26" fill="none" stroke="#f6ead0" stroke-width="3.5" />
      <use href="#f-bust" x="56" style="--t:#7d1f2b" />
      <path d="M68 50C76 56 96 56 104 50L108 55C98 64 74 64 64 55Z" fill="#efe8da" />
      <path d="M70 19C67 8 80 3 90 4 102 4 107 12 103 20 92 13 80 13 70 19Z" fill="#b5303a" />
      <path d="M99 17C108 20 110 36 106 46 101 46 99 38 99 30Z" fill="#8d2230" />
    </g>
    <g id="f-smuggler">
      <use href="#f-gold" />
      <circle cx="24" cy="18" r="10" fill="#fff3d3" />
      <path d="M0 42H120V60H0Z" fill="#28456a" />
      <path d="M47 42C46 22 53 13 60 13s15 9 14 29Z" fill="#2d2434" />
      <path d="M60 13c8 0 15 9 14 29H62Z" fill="#1d1724" />
      <ellipse cx="59" cy="24" rx="5" ry="6.5" fill="#d9a880" />
      <path d="M53 24h4" stroke="#4a2a1e" />
      <use href="#f-brick-yellow" x="72" y="32" width="20" height="11" />
      <use href="#f-brick-red" x="84" y="32" width="20" height="11" />
      <use href="#f-brick-purple" x="79" y="24" width="20" height="11" />
      <path d="M18 38C40 44 84 44 112 36L102 53H32Z" fill="#5c3823" />
      <path d="M18 38C40 44 84 44 112 36L110 40C84 47 42 47 20 41.5Z" fill="#8a5a33" />
      <path d="M24 40V26" stroke="#3a2416" stroke-width="2" />
      <circle cx="24" cy="25" r="9" fill="#ffe08a" fill-opacity=".5" />
      <path d="M21 21H27V29H21Z" fill="#fff0b0" stroke="#3a2416" />
      <path d="M4 54q6-4 12 0t12 0M70 57q6-4 12 0t12 0 12 0" fill="none" stroke="#7fa3c4" stroke-width="1.5" />
    </g>
    <g id="f-architect">
      <use href="#f-gold" />
      <path d="M6 9 56 5 60 55 10 59Z" fill="#f7eed9" stroke="#9a7a45" />
      <g fill="none" stroke="#7a3a24" stroke-width="1.5">
        <path d="M15 51 54 48M17 50V40L53 37V47M19 39C18 26 26 19 34 17 43 18 50 25 51 36M34 17V10M27 38C27 27 30 21 34 17 39 21 43 27 43 37" />
      </g>
      <use href="#f-bust" x="58" style="--t:#2c4c83" />
      <path d="M73 20C69 8 82 3 91 4 103 5 106 13 102 20 92 14 82 14 73 20Z" fill="#1c2f56" />
      <path d="M62 16 48 50M62 16 68 52" stroke="#4a3a2a" stroke-width="3" stroke-linecap="round" />
      <circle cx="62" cy="14" r="4" fill="#b98a34" stroke="#4a3a2a" />
    </g>

    <g id="f-princess">
      <use href="#f-gold" />
      <path d="M19 27C9 34 7 52 17 56H43C53 52 51 34 41 27Z" fill="#8a2f4a" />
      <path d="M30 27H41C51 34 53 52 43 56H36C40 48 38 34 30 27Z" class="f-sh" />
      <path d="M19 26Q30 21 41 26L45 16 37 19 30 14 23 19 15 16Z" fill="#a8425f" />
      <path d="M18 26.500H42" stroke="#f0d98a" stroke-width="3" stroke-linecap="round" />
      <path d="M41 27q7 1 6 8" fill="none" stroke="#f0d98a" stroke-width="2" />
      <circle cx="30" cy="42" r="7.500" fill="#e9c552" stroke="#8a5a12" />
      <path d="M30 37.500v9M25.500 42h9" stroke="#8a5a12" stroke-width="1.4" />
      <path d="M71 24C68 4 104 4 101 24 105 38 104 52 100 60H72C68 52 67 38 71 24Z" fill="#94561f" />
      <use href="#f-bust" x="56" style="--t:#7a2d55" />
      <path d="M74.500 28C73 8 99 8 97.500 28 96 20 92 17 86 16 80 17 76 20 74.500 28Z" fill="#b8742f" />
      <path
        d="M74 12.500 75.500 2 81 8 86 0 91 8 96.500 2 98 12.500Q86 8.500 74 12.500Z"
        fill="#e9c552"
        stroke="#8a5a12"
        stroke-width=".8"
      />
      <circle cx="86" cy="7.500" r="1.600" fill="#a3263a" />
      <path
        d="M76 47Q86 57 96 47"
        fill="none"
        stroke="#fff4e0"
        stroke-width="2"
        stroke-dasharray=".1 3.200"
        stroke-linecap="round"
      />
    </g>
    <g id="f-wholesaler">
      <use href="#f-gold" />
      <path d="M30 11V55M21 56H39" stroke="#5a3a20" stroke-width="3" stroke-linecap="round" />
      <path d="M8 20 52 15" stroke="#7d5b3d" stroke-width="3" stroke-linecap="round" />
      <circle cx="30" cy="11" r="3.500" fill="#b98a34" stroke="#5a3a20" />
      <path d="M8 20 1.500 39M8 20 16.500 39M52 15 45.500 32M52 15 60.500 32" stroke="#5a3a20" stroke-width="1.200" />
      <path d="M0 39H18Q15 46 9 46T0 39ZM44 32H62Q59 39 53 39T44 32Z" fill="#a8744a" />
      <use href="#f-brick-purple" x="2" y="31" width="15" height="8" />
      <use href="#f-brick-red" x="2" y="25.500" width="15" height="8" />
      <use href="#f-brick-yellow" x="46" y="24" width="15" height="8" />
      <use href="#f-bust" x="56" style="--t:#4d3a5f" />
      <path
        d="M75.500 28C75 44 81 52 86 52S97 44 96.500 28C93 35 90 33.500 86 33.500S79 35 75.500 28Z"
        fill="#6b4423"
      />
      <path d="M86 33.500C90 33.500 93 35 96.500 28 97 44 91 52 86 52Z" fill="#553417" />
      <path d="M82.500 37.500h7" stroke="#2f1c10" stroke-width="1.300" />
      <path d="M74 18C73 4 80 2 87 3 97 3 99 8 98 18Z" fill="#3d2b4d" />
      <path d="M65 19Q86 27 107 19 97 15 86 15T65 19Z" fill="#513a66" />
      <path d="M98 17C107 9 106 2 101 0 101 8 97 11 95 16Z" fill="#d8543a" />
    </g>
    <g id="f-saboteur">
      <use href="#f-gold" />
      <g fill="#ac4f2d" stroke="#f0d9b8">
        <path d="M6 50H26V60H6ZM26 50H46V60H26ZM6 40H16V50H6ZM16 40H36V50H16ZM6 30H26V40H6ZM6 20H16V30H6ZM16 20H36V30H16ZM36 20H46V30H36ZM6 10H26V20H6ZM26 10H46V20H26Z" />
      </g>
      <path d="M36 40H46V50H36ZM26 30H46V40H26Z" fill="#4a1c12" />
      <g transform="rotate(24 52 46)">
        <path d="M42 41H62V51H42Z" fill="#c9694a" stroke="#f0d9b8" />
      </g>
      <path d="M64 60C62 40 66 7 86 5 106 7 110 40 108 60Z" fill="#2b2a38" />
      <path d="M86 5C106 7 110 40 108 60H88Z" fill="#1f1e2a" />
      <ellipse cx="86" cy="27" rx="10" ry="13" fill="#15141c" />
      <path d="M78.500 26a7.500 9 0 0 0 15 0V32a7.500 8 0 0 1-15 0Z" fill="#d9a880" />
      <path d="M77 22Q86 18 95 22V27Q90 30.500 86 27.500 82 30.500 77 27Z" fill="#3b3a4c" />
      <path d="M80.500 25h3M88.500 25h3" stroke="#ffe9b0" stroke-width="1.600" />
      <path
        d="M66 38 46 33 39 36.500"
        fill="none"
        stroke="#8b9096"
        stroke-width="3.200"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="67" cy="39" r="4.500" fill="#d9a880" />
    </g>
  </>
);
