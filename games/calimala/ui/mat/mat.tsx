import type { ComponentChildren } from "preact";
import { anchor, type BoardProps, Cube, cardPart, Disc, lookName, part, seatName } from "#boardkit";
import type { Seat } from "#engine";
import type { Mat as MatView, View } from "../../hidden/view-types.ts";
import {
  HOUSE_COST,
  MATERIAL_NAMES,
  SHIP_COST,
  SHIPS,
  TRADE_CITIES,
  WAREHOUSE,
  WORKSHOP_COST,
  WORKSHOPS,
} from "../../rules/content.ts";
import { TradeHouse } from "../board/sea/city.tsx";
import { Slots } from "../board/slots.tsx";
import { Sign, type SignName, useDrawings } from "../drawings/drawings.tsx";
import { housesOf } from "../seats.ts";
import { materialName } from "../words/names.ts";
import styles from "./mat.module.css";

interface MatProps extends BoardProps<View> {
  readonly seat: Seat;
  readonly mat: MatView;
}

/** One's own mat: workshops with cloth, warehouses, ships and trade houses, and the plots where more can be built. */
export function Mat(props: MatProps) {
  useDrawings();
  return (
    <div class={styles.mat}>
      {props.you === null ? (
        <p class={styles.owner}>
          <Disc seat={props.seat} />
          {seatName(props, props.seat)}
        </p>
      ) : null}
      <Workshops {...props} />
      <Warehouses {...props} />
      <Fleet {...props} />
    </div>
  );
}

interface GroupProps {
  readonly head: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

function Group({ head, class: own = "", children }: GroupProps) {
  return (
    <div class={`${styles.group} ${own}`}>
      <h2>{head}</h2>
      <div class={styles.row}>{children}</div>
    </div>
  );
}

/** Counts by seat of a place that holds pieces of one seat only. */
const only = (seat: Seat, n: number): readonly number[] =>
  Array.from({ length: seat + 1 }, (_, s) => (s === seat ? n : 0));

function Workshops({ seat, mat, ...props }: MatProps) {
  const { say } = props;
  const what = mat.workshops.join(" · ");
  return (
    <Group head={say("head.workshops")} class={styles.workshops}>
      <button
        type="button"
        class={styles.several}
        {...part("workshops", say("label.workshops", { what }), props)}
        data-anchor={`seat:${seat}:cloth`}
      >
        {mat.workshops.map((cloth, i) => (
          <span key={i} class={styles.store} style={{ "--m": "var(--cloth)" }}>
            <span class={styles.box}>
              <Slots place={`seat:${seat}:cloth:${i}`} counts={only(seat, cloth)} size={4} recent={props.recent} />
            </span>
            <span class={styles.caption}>{say("caption.cloth", { n: cloth })}</span>
          </span>
        ))}
      </button>
      {mat.workshops.length < WORKSHOPS ? (
        <span class={styles.store} data-anchor={`seat:${seat}:workshops`}>
          <Plot {...props} target="plot:workshop" label="label.plot-workshop" cost={signsOf(WORKSHOP_COST)} />
          <span class={styles.caption}>{say("caption.build")}</span>
        </span>
      ) : null}
    </Group>
  );
}

function Warehouses({ seat, mat, ...props }: MatProps) {
  const { say } = props;
  return (
    <Group head={say("head.warehouses")}>
      {MATERIAL_NAMES.map((material) => {
        const n = mat.warehouse[material];
        const name = materialName(props, material);
        const place = `seat:${seat}:${material}`;
        return (
          <button
            key={material}
            type="button"
            class={styles.store}
            style={{ "--m": `var(--${material})` }}
            {...part(`warehouse:${material}`, say("label.warehouse", { material: name, n }), props)}
            data-anchor={place}
          >
            <Sign name={material} class={styles.kind} />
            <span class={styles.box}>
              <Slots place={place} counts={only(seat, n)} size={WAREHOUSE} recent={props.recent} />
            </span>
            <span class={styles.caption}>{name}</span>
          </button>
        );
      })}
      <Reserve seat={seat} cubes={mat.cubes} say={say} />
    </Group>
  );
}

/** So few cubes are in reserve that a few turns use them up. */
const FEW_CUBES = 8;

/** 4.1 What is left of the reserve, where it will soon be the limit; until then its room is kept. */
function Reserve({ seat, cubes, say }: Pick<MatProps, "seat" | "say"> & { readonly cubes: number }) {
  const label = `${say("column.cubes")}: ${cubes}`;
  return (
    <span
      class={styles.reserve}
      data-many={cubes > FEW_CUBES || undefined}
      data-out={cubes === 0 || undefined}
      {...cardPart("column:cubes", label)}
      title={label}
    >
      <Cube seat={seat} class={styles.cube} />
      {cubes}
    </span>
  );
}

function Fleet({ seat, mat, ...props }: MatProps) {
  const { say, view } = props;
  const houses = housesOf(view, seat);
  const list = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
  return (
    <Group head={say("head.fleet")}>
      <div class={styles.fleet}>
        <span data-anchor={`seat:${seat}:ships`} data-look={lookName(seat)} data-card="plot:ship">
          {list(mat.ships).map((i) => (
            <svg
              key={i}
              class={styles.ship}
              viewBox="0 0 48 48"
              aria-hidden="true"
              {...anchor(`seat:${seat}:ships:${i}`, props.recent)}
            >
              <use href="#c-ship" />
            </svg>
          ))}
          {mat.ships < SHIPS ? (
            <Plot {...props} target="plot:ship" label="label.plot-ship" cost={signsOf(SHIP_COST)} />
          ) : null}
        </span>
        <span data-anchor={`seat:${seat}:houses`} data-card="plot:house">
          {list(houses).map((i) => (
            <TradeHouse key={i} seat={seat} class={styles.house} />
          ))}
          {houses < TRADE_CITIES.length ? (
            <Plot {...props} target="plot:house" label="label.plot-house" cost={signsOf(HOUSE_COST)} />
          ) : null}
        </span>
      </div>
    </Group>
  );
}

/** A cost by material as signs: one for each cube. */
const signsOf = (cost: readonly number[]): readonly SignName[] =>
  cost.flatMap((n, m) => Array.from({ length: n }, (): SignName => MATERIAL_NAMES[m] ?? "wood"));

interface PlotProps extends BoardProps<View> {
  readonly target: string;
  readonly label: string;
  readonly cost: readonly SignName[];
}

/** A dashed plot with what it costs to build there. */
function Plot({ target, label, cost, ...props }: PlotProps) {
  return (
    <button type="button" class={styles.plot} {...part(target, props.say(label), props)} data-anchor={target}>
      {cost.map((name, i) => (
        <Sign key={i} name={name} />
      ))}
    </button>
  );
}
