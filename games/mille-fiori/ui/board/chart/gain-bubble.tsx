import type { Seat } from "#engine";
import { GlassMark } from "../../drawings/drawings.tsx";
import { ownSeat } from "../../seats.ts";
import type { Chart, Point, PyramidName } from "../places/chart.ts";
import { berthAt, goodAt, hexAt, houseAt, lampAt, personAt } from "../places/places.ts";
import styles from "./chart.module.css";
import type { IslandProps } from "./space.tsx";

/** The position of a target on the chart. */
function spotOf(chart: Chart, target: string): Point | null {
  const [kind = "", first = ""] = target.split(":");
  const i = Number(first);
  switch (kind) {
    case "workshops":
      return hexAt(chart, i);
    case "houses":
      return houseAt(chart, i);
    case "nobili":
    case "populi":
      return personAt(chart, kind satisfies PyramidName, i);
    case "trade":
      return goodAt(chart, i);
    case "harbor":
      return berthAt(chart, i);
    case "sea":
      return lampAt(chart, i);
    default:
      return null;
  }
}

/** Everybody's points for the focused legal move, shown beside it; renders nothing when only the acting seat gains. */
export function GainBubble({ target, ...props }: IslandProps & { target: string }) {
  const { chart, gains, scale } = props;
  const gain = gains.get(target);
  const spot = spotOf(chart, target);
  if (gain === undefined || spot === null) return null;
  const earners = gain.points.flatMap((n, seat) => (n === 0 ? [] : [{ seat: seat as Seat, n }]));
  if (earners.every(({ seat }) => seat === ownSeat(props.view, props.you))) return null;
  const u = 1 / Math.max(scale, 0.6);
  const cell = 44 * u;
  const width = earners.length * cell + 8 * u;
  const height = 30 * u;
  const below = spot.y < 90 * u;
  const x = Math.max(4, Math.min(chart.width - width - 4, spot.x - width / 2));
  const y = below ? spot.y + 36 * u : spot.y - 36 * u - height;
  return (
    <g class={styles.bubble}>
      <rect x={x} y={y} width={width} height={height} rx={6 * u} />
      {earners.map(({ seat, n }, i) => (
        <g key={seat}>
          <GlassMark seat={seat} x={x + 4 * u + i * cell + 11 * u} y={y + height / 2} size={16 * u} scale={scale} />
          <text x={x + 4 * u + i * cell + 32 * u} y={y + height / 2} font-size={16 * u}>
            +{n}
          </text>
        </g>
      ))}
    </g>
  );
}
