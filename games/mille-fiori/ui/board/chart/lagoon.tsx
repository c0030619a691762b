import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Chart } from "../places/chart.ts";
import { jettiesOf, landOf } from "../places/places.ts";
import styles from "./chart.module.css";

/** Width of the ripples beyond the chart: screens have other shapes than the chart. */
const BEYOND = 420;

/** Short strokes on the water; the same seed gives the same strokes. */
function ripples({ width, height, kind }: Chart, n: number, seed: number): string {
  const u = kind === "wide" ? 1 : 0.6;
  const beyond = BEYOND * (kind === "wide" ? 1 : 0.4);
  let x = seed;
  const next = (): number => {
    x = (x * 48_271) % 2_147_483_647;
    return x / 2_147_483_647;
  };
  const strokes = Array.from({ length: n }, () => {
    const left = Math.round(next() * (width + 2 * beyond) - beyond);
    const top = Math.round(next() * (height + beyond) - beyond / 2);
    return `M${left} ${top}${`q${5 * u}-${3.6 * u} ${10 * u} 0t${10 * u} 0`.repeat(1 + Math.floor(next() * 3))}`;
  });
  return strokes.join("");
}

/** Water lines around the islands, from the outside inwards: a line, then the area inside it. */
const SHORES = [
  { width: 50, colour: "wave" },
  { width: 47.6, colour: "water" },
  { width: 36, colour: "wave" },
  { width: 33.6, colour: "shore" },
] as const;

/** Water, shores and quays, drawn once for each chart. */
export const Lagoon = ({ chart }: { chart: Chart }): JSX.Element => useMemo(() => drawn(chart), [chart]);

/** Shores and quays are one outline of everything on land, drawn several times. */
function drawn(chart: Chart): JSX.Element {
  const land = landOf(chart);
  const jetties = jettiesOf(chart);
  const q = chart.shore;
  const stroke = chart.kind === "wide" ? 1.2 : 0.8;
  return (
    <g class={styles.lagoon} stroke-linejoin="round">
      <path d={ripples(chart, 420, 7)} stroke="var(--wave)" stroke-width={stroke} />
      <path class={styles.glint} d={ripples(chart, 130, 41)} stroke-width={stroke} />
      <path class={styles.glint} d={ripples(chart, 130, 43)} stroke-width={stroke} />
      {SHORES.map(({ width, colour }) => (
        <path key={width} d={land} stroke={`var(--${colour})`} stroke-width={width * q} />
      ))}
      <path d={ripples(chart, 160, 99)} stroke="var(--wave)" stroke-width={stroke * 0.8} opacity=".55" />
      <path d={land} stroke="var(--shore)" stroke-width={32 * q} />
      <path d={jetties} stroke="var(--shore)" stroke-width={14 * q} />
      <path d={land} stroke="var(--edge)" stroke-width={19 * q} />
      <path d={jetties} stroke="var(--edge)" stroke-width={7.6 * q} />
      <path d={land} fill="var(--stone)" stroke="var(--stone)" stroke-width={16.6 * q} />
      <path d={jetties} fill="var(--stone)" stroke="var(--stone)" stroke-width={5.4 * q} />
    </g>
  );
}
