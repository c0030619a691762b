import type { BlockProps, Book } from "#boardkit";
import {
  ARTWORK_SLOTS,
  BUILDING_NAMES,
  BUILDINGS,
  CARD_POINTS,
  DISCS,
  MATERIAL_NAMES,
  MATERIAL_SLOTS,
  PALAZZO,
  TILE_POINTS,
} from "../../rules/content.ts";
import { Sign } from "../../ui/drawings/drawings.tsx";
import { buildingName } from "../../ui/words/names.ts";
import styles from "./blocks.module.css";

/** Discs of each kind by number of players. */
const Discs = ({ say }: BlockProps) => (
  <table class={styles.table}>
    <thead>
      <tr>
        <th scope="row">{say("ledger")}</th>
        {Object.keys(DISCS).map((n) => (
          <th key={n} scope="col">
            {n}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(["coloured", "white"] as const).map((kind) => (
        <tr key={kind}>
          <th scope="row">{say(`help.disc-${kind}`)}</th>
          {Object.entries(DISCS).map(([n, discs]) => (
            <td key={n}>{discs[kind]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** How much each building takes: of each material, and as artworks. */
const Rooms = (props: BlockProps) => (
  <table class={styles.table} data-world="calimala">
    <thead>
      <tr>
        <td />
        {MATERIAL_NAMES.map((material) => (
          <th key={material} scope="col" aria-label={props.say(`material.${material}`)}>
            <Sign name={material} />
          </th>
        ))}
        <th scope="col" aria-label={props.say("tile.artworks")}>
          <Sign name="artworks" />
        </th>
      </tr>
    </thead>
    <tbody>
      {BUILDINGS.map((building) => (
        <tr key={building}>
          <th scope="row">{buildingName(props, BUILDING_NAMES[building])}</th>
          {MATERIAL_NAMES.map((material) => (
            <td key={material}>{building === PALAZZO ? "–" : MATERIAL_SLOTS[building]}</td>
          ))}
          <td>{ARTWORK_SLOTS[building]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The points of the ranks that score. */
const Points = ({ say }: BlockProps) => (
  <table class={styles.table}>
    <thead>
      <tr>
        <td />
        {scored(TILE_POINTS).map((_, rank) => (
          <th key={`${rank}`} scope="col">
            {rank + 1}.
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(
        [
          ["source.tiles", TILE_POINTS],
          ["source.cards", CARD_POINTS],
        ] as const
      ).map(([name, points]) => (
        <tr key={name}>
          <th scope="row">{say(name)}</th>
          {scored(points).map((n, rank) => (
            <td key={`${rank}`}>{n}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const scored = (points: readonly number[]): readonly number[] => points.filter((n) => n > 0);

export const BLOCKS: Book["blocks"] = { discs: Discs, rooms: Rooms, points: Points };
