import type { BlockProps, Book } from "#boardkit";
import {
  BONUS_FLOORS,
  BUILDINGS,
  type CardName,
  CHURCHES,
  COLOURS,
  EVENTS,
  FEASTS,
  FLOORS,
  PERSONS,
} from "../../rules/content.ts";
import { Brick, Vignette } from "../../ui/drawings/drawings.tsx";
import { figuresOf } from "../../ui/figures-of.ts";
import { cardName, colourName, effectText } from "../../ui/words/names.ts";
import styles from "./blocks.module.css";

interface NumbersProps {
  readonly head: string;
  readonly columns: readonly number[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly number[] }[];
}

/** A table of figures with a name before each row. */
const Numbers = ({ head, columns, rows }: NumbersProps) => (
  <table class={styles.table}>
    <thead>
      <tr>
        <th scope="row">{head}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={`${at}`}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Points of the contracts by colour and floors, and the bonuses of floors. */
function Contracts(props: BlockProps) {
  const { contracts, floorBonuses } = figuresOf(props);
  const rows = COLOURS.map((colour) => ({
    name: colourName(props, colour),
    cells: FLOORS.map((floors) => contracts[colour][floors].points),
  }));
  const bonuses = BONUS_FLOORS.map((floors) => floorBonuses[floors].points);
  return (
    <>
      <Numbers head={props.say("about.floor")} columns={FLOORS} rows={rows} />
      <Numbers
        head={props.say("about.floor")}
        columns={BONUS_FLOORS}
        rows={[{ name: props.say("about.bonus"), cells: bonuses }]}
      />
    </>
  );
}

/** How many bricks there are of each colour. */
function Bricks(props: BlockProps) {
  const { bricks } = figuresOf(props);
  return (
    <ul class={styles.bricks} data-world="firenze">
      {COLOURS.map((colour) => (
        <li key={colour}>
          <Brick colour={colour} /> {colourName(props, colour)} <b>{bricks[colour]}</b>
        </li>
      ))}
    </ul>
  );
}

/** The building cost by bricks built: bare, and with what makes it less. */
function Costs(props: BlockProps) {
  const { build } = figuresOf(props);
  const [workshop, mason] = [cardName(props, "workshop"), cardName(props, "mason")];
  const less = (n: number): readonly number[] => build.cost.slice(1).map((cost) => Math.max(0, cost - n));
  return (
    <Numbers
      head={props.say("head.building")}
      columns={build.cost.slice(1).map((_, n) => n + 1)}
      rows={[
        { name: "–", cells: less(0) },
        { name: workshop, cells: less(build.workshop) },
        { name: mason, cells: less(build.mason) },
        { name: `${workshop} + ${mason}`, cells: less(build.workshop + build.mason) },
      ]}
    />
  );
}

/** What each card of a type does, and how often it is there. */
const cards = (names: readonly CardName[]) => (props: BlockProps) => {
  const figures = figuresOf(props);
  return (
    <ul class={styles.cards} data-world="firenze">
      {names.map((card) => (
        <li key={card}>
          <Vignette card={card} figures={figures} />
          <div>
            <b>{cardName(props, card)}</b> <small>×{figures.cards[card].count}</small>
            <br />
            {effectText(props, card)}
          </div>
        </li>
      ))}
    </ul>
  );
};

export const BLOCKS: Book["blocks"] = {
  contracts: Contracts,
  bricks: Bricks,
  costs: Costs,
  persons: cards(PERSONS),
  feasts: cards(FEASTS),
  buildings: cards(BUILDINGS),
  churches: cards(CHURCHES),
  events: cards(EVENTS),
};
