import type { JSX } from "preact";

/** Church cards on lapis, 120 x 60. */
export const churchDrawings = (): JSX.Element => (
  <>
    <g id="f-campanile">
      <path d="M0 0H120V60H0Z" fill="#28457f" />
      <path d="M30 10h2M88 8h2M38 28h2M84 26h2M26 40h2M92 42h2M76 6h1.5" stroke="#f0d98a" stroke-width="2" />
      <path d="M48 12H72V60H48Z" fill="#efe6d3" />
      <path d="M64 12h8V60h-8Z" class="f-sh" />
      <path d="M48 28H72V31H48ZM48 45H72V48H48Z" fill="#b5664f" />
      <path d="M46 10H74V14H46Z" fill="#efe6d3" />
      <path d="M46 10 60-2 74 10Z" fill="#a9512f" />
      <path d="M53 27V20a7 6 0 0 1 14 0v7Z" fill="#2e2531" />
      <path d="M60 17c-3 .5-3 4-3.5 6l-1.5 2h10l-1.5-2c-.5-2-.5-5.5-3.5-6Z" fill="#e0ad3c" />
      <path
        d="M54 43V37a2.5 2.5 0 0 1 5 0v6ZM61 43V37a2.5 2.5 0 0 1 5 0v6ZM54 60V54a2.5 2.5 0 0 1 5 0v6ZM61 60V54a2.5 2.5 0 0 1 5 0v6Z"
        fill="#2e2531"
      />
    </g>
    <g id="f-greatPrivilege">
      <path d="M0 0H120V60H0Z" fill="#28457f" />
      <path d="M34 6C50 2 70 10 88 5V50C70 55 50 46 34 51Z" fill="#f7eed9" />
      <path
        d="M34 6C50 2 70 10 88 5V9C70 14 50 6 34 10ZM34 51C50 46 70 55 88 50V46C70 51 50 42 34 47Z"
        fill="#dcc79b"
      />
      <path d="M78 46 74 60 80 56 86 60 83 46Z" fill="#b3261e" />
      <circle cx="80.5" cy="45" r="6" fill="#b3261e" />
      <circle cx="80.5" cy="45" r="3.5" fill="none" stroke="#fff4e0" stroke-opacity=".6" />
    </g>

    <g id="f-middlePrivilege">
      <path d="M0 0H120V60H0Z" fill="#28457f" />
      <path d="M10 10h2M104 14h2M16 44h2M106 46h2" stroke="#f0d98a" stroke-width="2" />
      <path d="M35 9H85V50H35Z" fill="#f7eed9" />
      <path d="M31 5H89V11H31ZM31 48H89V54H31Z" fill="#dcc79b" />
      <path d="M31 9H89V11H31ZM31 52H89V54H31Z" fill="#b59c68" />
      <path d="M29 4H33V12H29ZM87 4H91V12H87ZM29 47H33V55H29ZM87 47H91V55H87Z" fill="#8a5a33" />
      <path d="M56 50 54 62 60 57 66 62 64 50Z" fill="#3f6ba3" />
      <circle cx="60" cy="50" r="6" fill="#3f6ba3" />
      <circle cx="60" cy="50" r="3.500" fill="none" stroke="#fff4e0" stroke-opacity=".6" />
    </g>
    <g id="f-smallPrivilege">
      <path d="M0 0H120V60H0Z" fill="#28457f" />
      <path d="M12 12h2M102 10h2M18 48h2M104 44h2" stroke="#f0d98a" stroke-width="2" />
      <g transform="rotate(-4 60 30)">
        <path d="M32 10H88V50H32Z" fill="#f7eed9" />
        <path d="M32 10 60 20 88 10V8H32Z" fill="#dcc79b" />
        <path d="M32 50 50 40M88 50 70 40" stroke="#cdb98b" stroke-width="1.400" />
        <path d="M32 48H88V50H32Z" fill="#dcc79b" />
        <circle cx="60" cy="49" r="6" fill="#3f8f5b" />
        <circle cx="60" cy="49" r="3.500" fill="none" stroke="#fff4e0" stroke-opacity=".6" />
      </g>
    </g>
  </>
);
