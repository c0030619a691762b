import type { JSX } from "preact";

/** Buildings on sand, 120 x 60. */
export const buildingDrawings = (): JSX.Element => (
  <>
    <g id="f-sand">
      <path d="M0 0H120V60H0Z" fill="#f2ddb3" />
      <path d="M0 36C30 24 60 34 84 26S110 28 120 30V60H0Z" fill="#c3ab7d" />
      <path d="M0 52H120V60H0Z" fill="#8f8357" />
    </g>
    <g id="f-workshop">
      <use href="#f-sand" />
      <path d="M16 22H104V60H16Z" fill="#cc9562" />
      <path d="M86 22H104V60H86Z" class="f-sh" />
      <path d="M6 24 24 7H96L114 24Z" fill="#a14b2d" />
      <path d="M26 24 36 7M46 24 50 7M66 24 66 7M86 24 81 7" stroke="#6b2a17" stroke-opacity=".5" />
      <path d="M30 60V40a30 12 0 0 1 60 0V60Z" fill="#38221e" />
      <path d="M36 48H76V52H36ZM40 52h3v8h-3ZM69 52h3v8h-3Z" fill="#b67b45" />
      <use href="#f-brick-red" x="40" y="38" width="19" height="10" />
      <use href="#f-brick-yellow" x="50" y="31" width="19" height="10" />
      <path d="M72 33V44" stroke="#d9b27c" stroke-width="2" />
      <path d="M67 31H78V36H67Z" fill="#c7ccce" />
    </g>
    <g id="f-warehouse">
      <use href="#f-sand" />
      <path d="M24 60V27L60 9 96 27V60Z" fill="#b9783f" />
      <path d="M60 9 96 27V60H84V24Z" class="f-sh" />
      <path d="M18 30 60 6 102 30 99 34 60 13 21 34Z" fill="#8d4228" />
      <path d="M44 60V34H76V60Z" fill="#4f3120" />
      <path d="M46 36H59V60M61 60V36H74M46 36 59 58M74 36 61 58" fill="none" stroke="#b98a56" stroke-width="1.5" />
      <path d="M53 19H67V28H53Z" fill="#38221e" />
      <use href="#f-brick-white" x="4" y="48" width="22" height="12" />
      <use href="#f-brick-white" x="23" y="48" width="22" height="12" />
      <use href="#f-brick-green" x="4" y="39" width="22" height="12" />
      <use href="#f-brick-yellow" x="22" y="39" width="22" height="12" />
      <use href="#f-brick-blue" x="12" y="30" width="22" height="12" />
      <path d="M84 42c0-4 20-4 20 0v14c0 5-20 5-20 0Z" fill="#7d4f2b" />
      <path d="M84 46h20M84 54h20" stroke="#38221e" stroke-width="1.5" />
      <ellipse cx="94" cy="42" rx="10" ry="3.2" fill="#a8744a" />
    </g>
    <g id="f-bridge">
      <use href="#f-sand" />
      <path d="M0 44H120V60H0Z" fill="#5d8ba0" />
      <path d="M0 32H120V54H112a12 11 0 0 0-24 0H72a12 11 0 0 0-24 0H32a12 11 0 0 0-24 0H0Z" fill="#b98a56" />
      <path d="M0 32H120V35H0Z" fill="#8a5f38" />
      <path d="M6 32V20H24V32ZM42 32V22H58V32Z" fill="#e0b05a" />
      <path d="M24 32V17H42V32ZM76 32V18H94V32Z" fill="#c97b50" />
      <path d="M58 32V20H76V32ZM94 32V21H112V32Z" fill="#ecd2a0" />
      <path
        d="M4 20 15 13 26 20ZM22 17 33 9 44 17ZM40 22 50 15 60 22ZM56 20 67 13 78 20ZM74 18 85 10 96 18ZM92 21 103 14 114 21Z"
        fill="#9a482b"
      />
      <path d="M12 24h4v4h-4ZM31 22h4v4h-4ZM65 24h4v4h-4ZM83 23h4v4h-4ZM48 26h4v4h-4ZM101 25h4v4h-4Z" fill="#4a2a1e" />
      <path d="M12 57h16M50 58h20M92 57h16" stroke="#cfe0e4" stroke-width="1.5" />
    </g>
  </>
);
