import type { BlockProps, Book } from "#boardkit";
import { FLEET_POINTS, HOUSE_VALUES, SEA_EXTRA_CARDS, SEA_POINTS } from "../../rules/board/board.ts";
import { Sign } from "../../ui/drawings/drawings.tsx";
import styles from "./blocks.module.css";

/** The values of the line of houses, in order. */
const Houses = () => (
  <ol class={styles.line}>
    {HOUSE_VALUES.map((value, at) => (
      <li key={`${at}`}>{value}</li>
    ))}
  </ol>
);

/** What a diamond of a fleet earns, by filled goods of its row. */
const Fleets = ({ say }: BlockProps) => (
  <table class={styles.table}>
    <thead>
      <tr>
        <th scope="row">{say("area.trade")}</th>
        {FLEET_POINTS.map((_, goods) => (
          <th key={`${goods}`} scope="col">
            {goods}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{say("final.points")}</th>
        {FLEET_POINTS.map((points, goods) => (
          <td key={`${goods}`}>{points}</td>
        ))}
      </tr>
    </tbody>
  </table>
);

/** What each space of the sea route gives. */
const Sea = () => (
  <ol class={styles.line}>
    {SEA_POINTS.slice(1).map((points, at) => (
      <li key={`${at}`} data-number={at + 1}>
        {points === 0 ? null : points}
        {SEA_EXTRA_CARDS.some((space) => space === at + 1) ? <Sign name="extra" /> : null}
      </li>
    ))}
  </ol>
);

export const BLOCKS: Book["blocks"] = { houses: Houses, fleets: Fleets, sea: Sea };
