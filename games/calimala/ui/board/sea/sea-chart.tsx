import type { BoardProps } from "#boardkit";
import type { View } from "../../../hidden/view-types.ts";
import { useDrawings } from "../../drawings/drawings.tsx";
import { houseOwners } from "../../seats.ts";
import { City } from "./city.tsx";
import styles from "./sea-chart.module.css";

/** From north to south: the ports at sea, the trade cities inland. */
const SEASIDE = ["london", "lisbon", "barcelona"] as const;
const INLAND = ["hamburg", "bruges", "troyes"] as const;

export function SeaChart(props: BoardProps<View>) {
  return (
    <div class={styles.chart}>
      <Coast />
      {SEASIDE.map((city) => (
        <City key={city} {...props} city={city} houses={null} />
      ))}
      {INLAND.map((city) => (
        <City key={city} {...props} city={city} houses={houseOwners(props.view, city)} />
      ))}
    </div>
  );
}

const COAST =
  "M142-10C128 8 146 30 136 52C128 70 140 84 137 104C133 128 124 138 130 160C138 178 126 192 133 214C139 236 128 252 128 270C124 290 138 302 134 322C128 344 138 358 131 380C124 402 138 424 130 470";
const SEA = `${COAST}H-10V-10Z`;
const WIND_LINES = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  return `M66 139L${Math.round(66 + 600 * Math.cos(angle))} ${Math.round(139 + 600 * Math.sin(angle))}`;
}).join("");

function Coast() {
  useDrawings();
  return (
    <svg class={styles.sea} viewBox="0 0 262 460" preserveAspectRatio="none" aria-hidden="true">
      <path d={SEA} fill="var(--sea)" />
      <clipPath id="c-sea">
        <path d={SEA} />
      </clipPath>
      <g clip-path="url(#c-sea)" fill="none" stroke="var(--sea-2)">
        <path d={WIND_LINES} stroke-width=".7" opacity=".5" />
        <path d={COAST} stroke-width="14" opacity=".25" />
        <path d={COAST} stroke-width="6" opacity=".35" />
      </g>
      <path d={COAST} fill="none" stroke="var(--etch)" stroke-width="1.2" />
      <g transform="translate(66 150)" stroke="var(--etch)" stroke-width=".7">
        <circle r="13" fill="var(--sea)" />
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d="M0-18L3.5-3.500L0 0L-3.5-3.500Z" fill="var(--court)" transform={`rotate(${turn})`} />
        ))}
        <path
          d="M0-18L3.5-3.500L0 0ZM18 0L3.5 3.500L0 0ZM0 18L-3.5 3.500L0 0ZM-18 0L-3.5-3.500L0 0Z"
          fill="var(--h-red)"
        />
      </g>
      <use data-card="plot:ship" href="#c-ship" x="50" y="290" width="32" height="32" />
    </svg>
  );
}
