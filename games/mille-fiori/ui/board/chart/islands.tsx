import { cardPart } from "#boardkit";
import {
  BERTH_INDEX,
  BERTHS_A_ROW,
  HOUSE_INDEX,
  HOUSE_VALUES,
  LEVEL_POINTS,
  LEVELS,
  PERSON_INDEX,
  ROWS,
  type Row,
  TRADE_INDEX,
  TRIPLES,
  WORKSHOP_INDEX,
} from "../../../rules/board/board.ts";
import { SymbolMark } from "../../drawings/drawings.tsx";
import type { PyramidName } from "../places/chart.ts";
import {
  berthAt,
  gateAt,
  goodAt,
  hexAt,
  hexagon,
  houseAt,
  houseFront,
  levelAt,
  personAt,
  quayOf,
  rhomb,
  signedAt,
  tripleAt,
  workshopRing,
} from "../places/places.ts";
import { symbolOn } from "../printed.ts";
import { fleetWorth } from "../progress.ts";
import styles from "./chart.module.css";
import { type IslandProps, Space } from "./space.tsx";

/** 20 houses in one street; houses of the same value have the same colour. */
export function Houses(props: IslandProps) {
  const { chart, view } = props;
  const { street } = chart;
  return (
    <g>
      {HOUSE_INDEX.map((i) => {
        const at = houseAt(chart, i);
        const half = { x: street.glass / 2 + 1, y: street.glass * 0.62 + 1 };
        return (
          <Space
            key={i}
            {...props}
            target={`houses:${i}`}
            at={at}
            owner={view.board.houses[i] ?? null}
            size={street.glass}
            ring={houseFront(chart, i)}
            number={street.number}
            ground={
              <>
                <path class={styles.edged} d={houseFront(chart, i)} fill={`var(--value-${HOUSE_VALUES[i]})`} />
                <path class={styles.niche} d={rhomb(at, half)} />
                <text x={at.x} y={street.base - street.height * 0.145} font-size={street.number}>
                  {HOUSE_VALUES[i]}
                </text>
              </>
            }
          >
            {null}
          </Space>
        );
      })}
    </g>
  );
}

/** 30 hexagons. A card where three of them meet is the extra card for the seat that fills the last of the three. */
export function Workshops(props: IslandProps) {
  const { chart, view } = props;
  const { hex, kind } = chart;
  const drop = kind === "wide" ? 3 : 0;
  return (
    <g>
      {/* Below all spaces: the sign on the corner of one would be cut by the next. */}
      {WORKSHOP_INDEX.map((i) => (
        <path
          key={i}
          class={styles.edged}
          d={hexagon(chart, hexAt(chart, i))}
          fill={`var(--${symbolOn("workshops", i)})`}
        />
      ))}
      {WORKSHOP_INDEX.map((i) => {
        const at = hexAt(chart, i);
        const symbol = symbolOn("workshops", i);
        const owner = view.board.workshops[i] ?? null;
        const isCovered = owner !== null || props.gains.has(`workshops:${i}`);
        const colour = symbol === "pigment" ? styles.pigment : styles.symbol;
        return (
          <Space
            key={i}
            {...props}
            target={`workshops:${i}`}
            at={isCovered ? { x: at.x, y: at.y + drop } : at}
            owner={owner}
            size={hex.glass}
            ring={workshopRing(chart, i)}
            number={hex.number}
            ground={
              <>
                <path class={styles.touch} d={hexagon(chart, at)} />
                {isCovered && kind === "wide" ? (
                  <SymbolMark class={colour} name={symbol} x={at.x} y={at.y - 27} size={12.5} />
                ) : null}
              </>
            }
          >
            <SymbolMark class={colour} name={symbol} {...at} size={hex.sign} />
          </Space>
        );
      })}
      {TRIPLES.map((triple) => {
        const { x, y } = tripleAt(chart, triple);
        const isUsed = triple.every((i) => (view.board.workshops[i] ?? null) !== null);
        return (
          <g key={triple[0]} class={styles.triple} data-card={`triple:${triple[0]}`} data-used={isUsed || undefined}>
            <circle cx={x} cy={y} r={hex.badge} />
            <SymbolMark name="extra" x={x - 0.4} y={y} size={hex.badge * 1.25} />
          </g>
        );
      })}
    </g>
  );
}

/** A pyramid of people: a rhomb rests on the two below. */
export function Pyramid({ name, ...props }: IslandProps & { name: PyramidName }) {
  const { chart, view } = props;
  const { pyramid } = chart;
  const inner = { x: pyramid.half.x - 3 * chart.shore, y: pyramid.half.y - 3.6 * chart.shore };
  return (
    <g>
      {PERSON_INDEX.map((i) => {
        const at = personAt(chart, name, i);
        return (
          <Space
            key={i}
            {...props}
            target={`${name}:${i}`}
            at={at}
            owner={view.board[name][i] ?? null}
            size={pyramid.glass}
            ring={rhomb(at, inner)}
            number={pyramid.glass * 0.46}
            alone={pyramid.gain}
            sign={{ name: symbolOn(name, i), rise: pyramid.half.y * 0.44, size: pyramid.half.y * 0.4 }}
            ground={<path class={styles.ground} d={rhomb(at, pyramid.half)} />}
          >
            <SymbolMark class={styles.symbol} name={symbolOn(name, i)} {...at} size={pyramid.sign} />
          </Space>
        );
      })}
      {LEVELS.map((level, row) => {
        const { x, y } = levelAt(chart, name, row);
        return (
          <g key={level} data-card={`level:${name}:${level}`}>
            <rect
              class={styles.touch}
              x={x - pyramid.number * 0.6}
              y={y - pyramid.number * 0.7}
              width={pyramid.number * (row === 0 ? 2.1 : 1.2)}
              height={pyramid.number * 1.4}
            />
            <text x={x} y={y} font-size={pyramid.number}>
              {LEVEL_POINTS[level]}
            </text>
            {row === 0 ? (
              <SymbolMark
                class={styles.ink}
                name="extra"
                x={x + pyramid.number * 0.95}
                y={y}
                size={pyramid.number * 0.85}
              />
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** Shelves of goods; each row loads the ships at the end of its gangway. */
export function Trade(props: IslandProps) {
  const { chart, view } = props;
  const { trade } = chart;
  const half = { x: Math.min(trade.pitch.x * 0.45, trade.pitch.y * 0.47), y: trade.pitch.y * 0.5 };
  const inner = { x: half.x - 2 * chart.shore, y: half.y - 2.4 * chart.shore };
  return (
    <g>
      {TRADE_INDEX.map((i) => {
        const at = goodAt(chart, i);
        return (
          <Space
            key={i}
            {...props}
            target={`trade:${i}`}
            at={at}
            owner={view.board.trade[i] ?? null}
            size={trade.glass}
            ring={signedAt({ x: at.x + trade.pitch.x / 2, y: at.y - trade.pitch.y / 2 }, rhomb(at, inner))}
            number={trade.glass * 0.5}
            sign={{ name: symbolOn("trade", i), rise: half.y * 0.44, size: half.y * 0.4 }}
            ground={<path class={styles.shelf} d={rhomb(at, half)} />}
          >
            <SymbolMark class={styles.symbol} name={symbolOn("trade", i)} {...at} size={trade.sign} />
          </Space>
        );
      })}
    </g>
  );
}

/** Five fleets of three ships. The gangway shows what each diamond of the fleet would earn if the fleet sailed now. */
export function Harbor(props: IslandProps) {
  const { chart, view } = props;
  const { trade } = chart;
  const u = chart.trade.ship;
  const half = { x: 16 * u, y: 20 * u };
  return (
    <g>
      {ROWS.map((row) => (
        <Gangway key={row} {...props} row={row} />
      ))}
      {BERTH_INDEX.map((i) => {
        const at = berthAt(chart, i);
        const owner = view.board.harbor[i] ?? null;
        const sail = { x: at.x, y: at.y - 3 * u };
        const outline = rhomb(sail, { x: 13.5 * u, y: 17 * u });
        return (
          <Space
            key={i}
            {...props}
            target={`harbor:${i}`}
            at={sail}
            owner={owner}
            size={trade.glass * 0.94}
            ring={signedAt({ x: sail.x + 17 * u, y: sail.y - 16 * u }, rhomb(sail, half))}
            number={trade.glass * 0.46}
            room={1.6 * half.x}
            ground={
              <>
                <use
                  class={styles.hull}
                  data-free={owner === null || undefined}
                  href="#m-hull"
                  x={at.x - 24 * u}
                  y={at.y + 9 * u}
                  width={48 * u}
                  height={15 * u}
                />
                {owner === null ? (
                  <path class={styles.sail} d={outline} stroke-dasharray={`${3 * u} ${2.4 * u}`} />
                ) : null}
              </>
            }
          >
            {null}
          </Space>
        );
      })}
    </g>
  );
}

function Gangway({ row, chart, view, say }: IslandProps & { row: Row }) {
  const at = gateAt(chart, row);
  const quay = quayOf(chart, row);
  const u = chart.trade.ship;
  const worth = fleetWorth(view, row);
  return (
    <g
      {...cardPart(`harbor:${row * BERTHS_A_ROW}`, say("help.harbor.title", { row: row + 1 }))}
      tabindex={-1}
      data-sailed={worth === null || undefined}
      class={styles.gangway}
    >
      <path
        d={`M${at.x - 14 * u} ${at.y - 14 * u}h${18 * u}l${12 * u} ${14 * u} ${-12 * u} ${14 * u}h${-18 * u}Z`}
        stroke-dasharray={worth === null ? "2 2" : undefined}
      />
      <text x={at.x - 2 * u} y={at.y} font-size={chart.trade.number} data-none={worth === 0 || undefined}>
        {worth}
      </text>
      <rect class={styles.ground} {...quay} />
    </g>
  );
}
