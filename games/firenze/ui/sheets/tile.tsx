import { part } from "#boardkit";
import type { ColourName } from "../../rules/content.ts";
import { Brick } from "../drawings/drawings.tsx";
import styles from "./sheets.module.css";

interface TileProps {
  readonly colour: ColourName;
  readonly target: string;
  readonly label: string;
  readonly legal: ReadonlySet<string>;
  readonly picked?: ReadonlySet<string>;
  /** How many there are. */
  readonly n: number;
}

const NONE: ReadonlySet<string> = new Set();

/** A brick large enough for a thumb. */
export const Tile = ({ colour, target, label, legal, picked = NONE, n }: TileProps) => (
  <li data-none={n === 0 || undefined}>
    <button type="button" {...part(target, label, { legal, picked, final: NONE })}>
      <Brick colour={colour} />
      <b class={styles.count}>{n}</b>
    </button>
  </li>
);
