import type { JSX } from "preact";

/** Events under a storm, 120 x 60. */
export const eventDrawings = (): JSX.Element => (
  <>
    <g id="f-storm">
      <path d="M0 0H120V60H0Z" fill="#4d566b" />
      <path d="M0 0H120V14C96 22 84 8 60 14S24 20 0 12Z" fill="#363d50" />
    </g>
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

    <g id="f-collapse">
      <use href="#f-storm" />
      <path d="M0 54C20 44 40 52 60 48S104 46 120 52V60H0Z" fill="#6d6258" />
      <path d="M40 60V38L46 42 52 35 58 41 64 36 70 40V60Z" fill="#b3432b" />
      <path d="M62 37.500 64 36 70 40V60H62Z" class="f-sh" />
      <path d="M40 50H70M48 42V50M58 41V50M44 50V60M54 50V60M64 50V60" stroke="#e8c9a8" stroke-opacity=".5" />
      <g transform="rotate(28 66 22)">
        <path d="M52 4H58V8H63V4H69V8H74V4H80V30L74 27 69 33 63 28 58 31 52 27Z" fill="#bd4c35" />
        <path d="M73 8H74V4H80V30L74 27Z" class="f-sh" />
        <path d="M52 13H80M60 13V22M72 13V22M52 22H80" stroke="#e8c9a8" stroke-opacity=".5" />
      </g>
      <g fill="#c9694a" stroke="#4a1c12" stroke-width=".7">
        <path d="M30 26 40 22 42 27 32 31ZM96 40 105 43 103 48 94 45ZM20 42 29 44 28 49 19 47ZM86 50H96V55H86Z" />
      </g>
      <path d="M22 60q2-9 11-8 5-7 13-2 8-6 14 1 9-5 14 2 9-3 12 7Z" fill="#c8bba6" fill-opacity=".8" />
      <path d="M12 12 8 22M104 8 98 22M92 12 88 22" stroke="#a9b6c8" stroke-opacity=".6" />
    </g>
    <g id="f-fire">
      <use href="#f-storm" />
      <path d="M0 50H120V60H0Z" fill="#2a2430" />
      <path d="M22 60V30L60 12 98 30V60Z" fill="#5a3524" />
      <path d="M16 33 60 9 104 33 101 37 60 15 19 37Z" fill="#3b2118" />
      <path
        d="M34 60C22 48 34 42 30 28 42 34 42 42 41 48 50 42 46 26 52 14 66 26 64 40 60 48 70 44 70 34 76 28 88 40 90 52 82 60Z"
        fill="#d8542a"
      />
      <path
        d="M42 60C36 52 44 48 43 40 50 44 50 50 49 54 56 48 54 38 57 30 66 40 66 50 62 56 68 54 69 48 72 44 78 50 78 56 75 60Z"
        fill="#f2a63a"
      />
      <path d="M48 60C46 54 52 52 52 48 58 52 58 56 57 60ZM62 60C62 55 66 54 67 50 71 54 71 58 70 60Z" fill="#ffe39a" />
      <path
        d="M60 16C52 8 62 4 56-4M84 20C78 12 88 8 82-2M38 18C32 10 42 6 36-4"
        fill="none"
        stroke="#1f1b26"
        stroke-width="5"
        stroke-linecap="round"
        stroke-opacity=".45"
      />
      <path d="M22 16h1.500M98 12h1.500M108 26h1.500M14 30h1.500M90 6h1.500" stroke="#ffce60" stroke-width="2" />
    </g>
    <g id="f-luxuryTax">
      <use href="#f-storm" />
      <path d="M0 52H120V60H0Z" fill="#2f3342" />
      <path d="M84 60V14H80V8H85V11H90V8H95V11H100V8H105V11H110V8H115V14H111V60Z" fill="#8a5da5" />
      <path d="M103 14H115V8H110V11H105V8L104 14ZM103 14H111V60H103Z" class="f-sh" />
      <path d="M93 24a4.500 4.500 0 0 1 9 0V30H93ZM93 40a4.500 4.500 0 0 1 9 0V46H93Z" fill="#ffce60" />
      <path d="M14 38H64V58H14Z" fill="#7d4f2b" />
      <path d="M52 38H64V58H52Z" class="f-sh" />
      <path d="M14 38C12 24 20 18 39 18S66 24 64 38" fill="#5f3a1f" />
      <path d="M18 36C18 26 24 22 39 22S60 26 60 36Z" fill="#2a1812" />
      <path d="M13 38H65V43H13ZM22 38V58M56 38V58" fill="#c79a3a" stroke="#c79a3a" stroke-width="2.500" />
      <path d="M35 40H43V50H35Z" fill="#e9c552" stroke="#8a5a12" />
      <g fill="#e9c552" stroke="#8a5a12" stroke-width=".9">
        <circle cx="27" cy="33" r="5" />
        <circle cx="36" cy="30" r="5" />
        <circle cx="46" cy="32" r="5" />
        <circle cx="54" cy="35" r="4" />
        <circle cx="41" cy="35" r="5" />
        <circle cx="31" cy="37" r="4" />
      </g>
      <g fill="#e9c552" stroke="#8a5a12" stroke-width=".9">
        <ellipse cx="72" cy="55" rx="6" ry="3" />
        <ellipse cx="72" cy="51.500" rx="6" ry="3" />
      </g>
    </g>
    <g id="f-botch">
      <use href="#f-storm" />
      <path d="M0 52C30 46 80 48 120 50V60H0Z" fill="#6d6258" />
      <g transform="rotate(7 60 58)">
        <path d="M46 58V14H74V58Z" fill="#dfa52c" />
        <path d="M66 14H74V58H66Z" class="f-sh" />
        <path
          d="M46 25H74M46 36H74M46 47H74M60 14V25M53 25V36M67 25V36M60 36V47M53 47V58M67 47V58"
          stroke="#7a4f10"
          stroke-opacity=".55"
        />
        <path d="M46 14H60V8H53V11H46Z" fill="#dfa52c" />
        <path d="M61 25 57 31 63 36 58 42 62 47" fill="none" stroke="#4a2a08" stroke-width="1.800" />
      </g>
      <g transform="rotate(-28 92 24)">
        <use href="#f-brick-yellow" x="82" y="18" width="22" height="12" />
      </g>
      <path
        d="M80 12q4-5 9-4M84 17q3-3 7-3"
        fill="none"
        stroke="#fff4e0"
        stroke-width="1.400"
        stroke-linecap="round"
        stroke-opacity=".7"
      />
      <path d="M10 56 26 46" stroke="#5a3318" stroke-width="4" stroke-linecap="round" />
      <path d="M24 48 44 50 30 38Z" fill="#cfd5d8" />
      <path d="M24 48 44 50 34 43Z" fill="#8f989c" />
      <use href="#f-brick-yellow" x="92" y="46" width="20" height="11" />
    </g>
    <g id="f-renaissance">
      <use href="#f-storm" />
      <path
        d="M60 60 20-20H44ZM60 60 76-20H100ZM60 60 130-6V22ZM60 60-10-6V22ZM60 60-20 40V60ZM60 60 140 40V60Z"
        fill="#e0a43a"
        fill-opacity=".5"
      />
      <path d="M34 60a26 26 0 0 1 52 0Z" fill="#f2c65a" />
      <path d="M42 60a18 18 0 0 1 36 0Z" fill="#fff1c6" />
      <g stroke="#5a3318" stroke-width=".9">
        <g transform="rotate(-22 46 44)">
          <path d="M32 20H56V56H32Z" fill="#7d1f2b" />
          <path d="M35 23H53V53H35Z" fill="none" stroke="#c79a3a" />
        </g>
        <g transform="rotate(22 74 44)">
          <path d="M64 20H88V56H64Z" fill="#28457f" />
          <path d="M67 23H85V53H67Z" fill="none" stroke="#e9c552" />
        </g>
        <path d="M48 16H72V52H48Z" fill="#fbf7ee" />
        <path d="M48 16H72V31H48Z" fill="#ddb04f" />
      </g>
      <path
        d="M60 18.500C62 21 62.500 23.500 61.500 26H58.500C57.500 23.500 58 21 60 18.500ZM54.500 21.500C57 21 58 24 57 26 56 24.500 55 24 54 24.500ZM65.500 21.500C63 21 62 24 63 26 64 24.500 65 24 66 24.500ZM56 26.500H64V28.500H56Z"
        fill="#8a1f26"
      />
      <path d="M52 36H68M52 40H68M52 44H62" stroke="#cdbfa6" stroke-width="1.500" />
    </g>
    <g id="f-tribute">
      <use href="#f-storm" />
      <path d="M0 46H120V60H0Z" fill="#7d1f2b" />
      <path d="M0 46H120V49H0Z" fill="#a5373a" />
      <path d="M8 49V60M24 49V60M40 49V60M56 49V60M72 49V60M88 49V60M104 49V60" stroke="#5a1219" stroke-opacity=".7" />
      <path d="M34 44C34 36 44 34 60 34S86 36 86 44Z" fill="#efe6d3" />
      <path d="M70 35C80 36 86 38 86 44H72Z" class="f-sh" />
      <path d="M38 34 33 12 46 23 53 7 60 20 67 7 74 23 87 12 82 34Q60 27 38 34Z" fill="#e9c552" stroke="#8a5a12" />
      <path d="M74 23 87 12 82 34Q78 32.500 74 31.500Z" class="f-sh" />
      <path d="M40 33Q60 26 80 33L79 37Q60 31 41 37Z" fill="#b98a34" />
      <g stroke="#8a5a12" stroke-width=".7">
        <circle cx="33" cy="11" r="2.600" fill="#b3432b" />
        <circle cx="53" cy="6" r="2.600" fill="#3f6ba3" />
        <circle cx="67" cy="6" r="2.600" fill="#5f8c50" />
        <circle cx="87" cy="11" r="2.600" fill="#7b4e93" />
      </g>
      <use href="#f-brick-white" x="2" y="36" width="20" height="11" />
      <use href="#f-brick-green" x="12" y="29" width="20" height="11" />
      <use href="#f-brick-red" x="92" y="36" width="20" height="11" />
      <use href="#f-brick-yellow" x="99" y="29" width="20" height="11" />
    </g>
  </>
);
