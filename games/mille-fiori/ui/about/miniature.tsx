import type { JSX } from "preact";
import type { Seat } from "#engine";
import type { Mat, View } from "../../hidden/view-types.ts";
import styles from "../board/chart/chart.module.css";
import { Drops } from "../board/chart/drops.tsx";
import { Harbor, Houses, Pyramid, Trade, Workshops } from "../board/chart/islands.tsx";
import { Lagoon } from "../board/chart/lagoon.tsx";
import { SeaRoute } from "../board/chart/sea-route.tsx";
import type { IslandProps } from "../board/chart/space.tsx";
import { WIDE } from "../board/places/chart.ts";
import { useDrawings } from "../drawings/drawings.tsx";
import type { Gains } from "../gains.ts";

/** Owners by space, one letter each: seats 0 to 3, a dot for a free space. */
const EXAMPLE = {
  workshops: "20.1..02311....02331.1..2..2.3",
  houses: "022013..............",
  nobili: "0..0..1031..",
  populi: "....3...12..",
  trade: "01.30.3.1...........",
  harbor: "210320...0.3...",
} as const;

const owners = (text: string): readonly (Seat | null)[] =>
  [...text].map((each) => (each === "." ? null : (Number(each) as Seat)));

const mat = (ship: number): Mat => ({
  personal: 12,
  general: 5,
  ship,
  hasKept: false,
  hasPlayed: false,
  kept: null,
  points: { workshops: 0, houses: 0, nobili: 0, populi: 0, support: 0, trade: 0, harbor: 0, sea: 0, bonus: 0 },
  secured: 0,
});

/** An example from the middle of a match. */
const QUIET: View = {
  viewer: "public",
  seats: 4,
  awaits: "pass",
  dealt: 0,
  round: 3,
  trick: 2,
  doge: 0,
  actor: null,
  ending: null,
  taken: null,
  board: {
    workshops: owners(EXAMPLE.workshops),
    houses: owners(EXAMPLE.houses),
    nobili: owners(EXAMPLE.nobili),
    populi: owners(EXAMPLE.populi),
    trade: owners(EXAMPLE.trade),
    harbor: owners(EXAMPLE.harbor),
  },
  bonuses: { workshops: [3, 2], houses: [], nobili: [0], populi: [], trade: [] },
  display: [],
  discards: [],
  deckSize: 0,
  mats: [12, 6, 10, 4].map(mat),
  packets: [],
};

const NO_GAINS: Gains = new Map();
const NOTHING: ReadonlySet<string> = new Set();
const still = (view: View): IslandProps => ({
  view,
  chart: WIDE,
  gains: NO_GAINS,
  fits: NOTHING,
  focused: null,
  scale: 1,
  you: null,
  names: [],
  locale: "en",
  say: () => "",
  legal: NOTHING,
  final: NOTHING,
  picked: NOTHING,
  recent: NOTHING,
  chosen: new Set(),
  ending: null,
  preview: () => null,
  forecast: null,
  onTarget: () => undefined,
  onFocus: () => undefined,
});

/** The plate of the home page: workshops and pyramids between the houses and the first ships. */
export function Miniature() {
  useDrawings();
  return (
    <svg
      data-world="mille-fiori"
      class={`${styles.chart} ${styles.plate}`}
      data-kind="wide"
      viewBox="6 4 660 414"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Islands {...still(QUIET)} />
    </svg>
  );
}

/** The whole chart in a square: the board on the round table of the table screens. */
export function TableBoard() {
  useDrawings();
  return (
    <svg
      data-world="mille-fiori"
      class={`${styles.chart} ${styles.plate}`}
      data-kind="wide"
      viewBox="-6 -114 936 936"
      aria-hidden="true"
    >
      <Islands {...still({ ...QUIET, board: EMPTY, bonuses: NO_BONUSES, mats: [] })} />
    </svg>
  );
}

const EMPTY: View["board"] = {
  workshops: [],
  houses: [],
  nobili: [],
  populi: [],
  trade: [],
  harbor: [],
};

const NO_BONUSES: View["bonuses"] = { workshops: [], houses: [], nobili: [], populi: [], trade: [] };

function Islands(props: IslandProps): JSX.Element {
  return (
    <>
      <path class={styles.open} d="M-400-400H1400V1200H-400Z" />
      <Lagoon chart={props.chart} />
      <Houses {...props} />
      <Workshops {...props} />
      <Pyramid {...props} name="nobili" />
      <Pyramid {...props} name="populi" />
      <Trade {...props} />
      <Harbor {...props} />
      <Drops {...props} />
      <SeaRoute {...props} />
    </>
  );
}
