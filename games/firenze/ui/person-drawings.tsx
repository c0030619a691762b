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
  </>
);
