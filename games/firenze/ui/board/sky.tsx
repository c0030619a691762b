import styles from "./sky.module.css";

const TREES = [
  [66, 322, 0.8],
  [78, 324, 1],
  [184, 322, 1.1],
  [404, 324, 1.2],
  [622, 322, 1.1],
  [734, 320, 1],
  [748, 322, 1.3],
  [762, 322, 0.9],
  [776, 323, 0.7],
] as const;

const SKY = [
  ["--sky-1", "M-900-900H1900V360H-900Z"],
  ["--sky-2", "M-900 70C-100 40 150 84 380 62S760 40 1900 66V360H-900Z"],
  ["--sky-3", "M-900 128C-80 108 210 142 470 118S800 112 1900 130V360H-900Z"],
  ["--sky-4", "M-900 182C-60 170 180 194 440 176S820 176 1900 184V360H-900Z"],
] as const;

const HILLS = [
  ["--hill-1", "M-900 240C-120 214 20 186 130 202S330 238 440 216 640 180 760 196 900 226 1900 210V360H-900Z"],
  ["--hill-2", "M-900 262C-120 244 60 252 190 242S430 226 560 236 760 262 1900 232V360H-900Z"],
  ["--hill-3", "M-900 294C-100 274 130 284 300 280S560 264 700 272 900 284 1900 270V360H-900Z"],
] as const;

/** Dusk over the hills, in flat layers like a woodcut; by night with moon and stars. */
export const Sky = () => (
  <svg class={styles.sky} viewBox="0 0 940 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <SkyMark />
  </svg>
);

export const SkyMark = () => (
  <>
    {SKY.map(([colour, d]) => (
      <path key={colour} d={d} fill={`var(${colour})`} />
    ))}
    <path
      d="M60 30h2M210 66h1.500M330 24h2M452 50h1.500M640 28h2M812 34h2M886 92h2M904 22h1.500M790 92h1.500M28 104h1.500"
      stroke="var(--star)"
      stroke-width="2"
    />
    <path
      d="M30 62q6-7 11 0 5-7 11 0M56 78q4-5 8 0 4-5 8 0M898 66q5-6 9 0 4-6 9 0"
      fill="none"
      stroke="var(--cypress)"
      stroke-width="1.6"
    />
    {HILLS.map(([colour, d]) => (
      <path key={colour} d={d} fill={`var(${colour})`} />
    ))}
    <g fill="var(--cypress)">
      {TREES.map(([x, y, k]) => (
        <path key={x} d="M0 0C-7-4-7-24 0-50 7-24 7-4 0 0Z" transform={`translate(${x} ${y}) scale(${k})`} />
      ))}
    </g>
    <path d="M-900 336C-100 322 200 330 420 324S760 318 1900 328V360H-900Z" fill="var(--hill-4)" />
  </>
);

/** The sun, by night the moon, over the gap between towers and church. */
export const Sun = () => (
  <svg class={styles.sun} viewBox="-28 -28 56 56" aria-hidden="true">
    <circle r="25" fill="var(--sun)" />
    <path d="M2-26a26 26 0 1 0 24 35A22 22 0 0 1 2-26Z" fill="var(--moon)" />
  </svg>
);
