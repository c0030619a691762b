import { anchor, part, RingMark } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import { LAST_SEA_SPACE, SEA_EXTRA_CARDS, SEA_POINTS, SEA_SPACES, type SeaSpace } from "../../../rules/board/board.ts";
import { GlassMark, SymbolMark } from "../../drawings/drawings.tsx";
import { ownSeat } from "../../seats.ts";
import { targetLabel } from "../../words/target-label.ts";
import type { Point } from "../places/chart.ts";
import { chainOf, goalRadius, lampAt, lampRadius, lampRing, rhomb, shipAt } from "../places/places.ts";
import styles from "./chart.module.css";
import { type IslandProps, labelOf } from "./space.tsx";

const isExtra = (space: number): boolean => SEA_EXTRA_CARDS.some((each) => each === space);

/** The brightness of a lamp: it rises with the points. */
function lightOf(space: number): number {
  const points = SEA_POINTS[space as SeaSpace];
  return points === 10 ? 1 : points === 5 || isExtra(space) ? 0.75 : 0.4;
}

const LAMPS = SEA_SPACES.slice(1);

/** The chain of lamps from the dock; ships ride on the lamps where they stopped, and cover none that can be pressed. */
export function SeaRoute(props: IslandProps) {
  const { chart, view, gains, legal } = props;
  const isLegal = (space: SeaSpace): boolean => legal.has(`sea:${space}`);
  const lampsAt = (spaces: readonly SeaSpace[]) => spaces.map((space) => <Lamp key={space} {...props} space={space} />);
  const goal = LAMPS.find((space) => gains.has(`sea:${space}`));
  const ship = view.mats[ownSeat(props.view, props.you)]?.ship ?? 0;
  return (
    <g>
      {LAMPS.map((space) => (
        <Light key={space} {...props} space={space} />
      ))}
      <path class={styles.chain} d={chainOf(chart, 0, LAST_SEA_SPACE)} />
      {goal === undefined ? null : <path class={styles.course} d={chainOf(chart, ship, goal)} />}
      <Dock {...props} />
      {[
        ...lampsAt(LAMPS.filter((space) => !isLegal(space))),
        <Ships key="ships" {...props} />,
        ...lampsAt(LAMPS.filter(isLegal)),
      ]}
    </g>
  );
}

/** Light of a lamp and its reflection in the water. */
function Light({ space, ...props }: IslandProps & { space: SeaSpace }) {
  const { x, y } = lampAt(props.chart, space);
  const r = lampRadius(props.chart, space);
  const light = lightOf(space);
  return (
    <g class={light === 1 ? styles.flame : undefined}>
      <circle
        cx={x}
        cy={y}
        r={r * (1.4 + light)}
        fill="url(#m-halo)"
        style={{ opacity: `calc(var(--halo) * ${light})` }}
      />
      {props.chart.kind === "wide" ? (
        <path
          class={styles.reflection}
          d={`M${x - 8} ${y + r + 9}h16M${x - 5} ${y + r + 13.5}h10M${x - 3} ${y + r + 18}h5`}
          opacity={light}
        />
      ) : null}
    </g>
  );
}

function Dock(props: IslandProps) {
  const { x, y } = lampAt(props.chart, 0);
  const r = lampRadius(props.chart, 0);
  return (
    <g {...part("sea:0", targetLabel("sea:0", props.view, props), props)} {...anchor("sea:0", props.recent)}>
      <rect class={styles.ground} x={x - r * 1.1} y={y - r} width={r * 2.2} height={r * 2} />
      <SymbolMark class={styles.symbol} name="ship" x={x} y={y} size={r * 1.35} />
      <RingMark d={`M${x - r * 1.1} ${y - r}h${r * 2.2}v${r * 2}h${-r * 2.2}Z`} drawnAt={props.scale} />
    </g>
  );
}

const bodyOf = (x: number, y: number, r: number): string =>
  `M${x - r * 0.6} ${y - r * 0.95}C${x - r * 1.2} ${y - r * 0.5} ${x - r * 1.2} ${y + r * 0.5} ${x - r * 0.6} ${y + r * 0.95}H${x + r * 0.6}C${x + r * 1.2} ${y + r * 0.5} ${x + r * 1.2} ${y - r * 0.5} ${x + r * 0.6} ${y - r * 0.95}Z`;

const capsOf = (x: number, y: number, r: number): string =>
  `M${x - r * 0.62} ${y - r * 0.93}l${r * 0.3} ${-r * 0.34}h${r * 0.64}l${r * 0.3} ${r * 0.34}ZM${x - r * 0.5} ${y + r * 0.93}h${r}l${-r * 0.2} ${r * 0.24}h${-r * 0.6}Z`;

const ribsOf = (x: number, y: number, r: number): string =>
  [-0.36, 0.36].map((k) => `M${x + r * k} ${y - r * 0.93}q${r * k * 1.44} ${r * 0.93} 0 ${r * 1.86}`).join("");

function Lamp({ space, ...props }: IslandProps & { space: SeaSpace }) {
  const { chart, gains, recent } = props;
  const { x, y } = lampAt(chart, space);
  const target = `sea:${space}`;
  const gain = gains.get(target);
  const r = lampRadius(props.chart, space);
  const points = SEA_POINTS[space];
  const both = isExtra(space) && points > 0;
  const small = chart.kind === "tall";
  const size = chart.sea.number * (points === 10 && !(both && small) ? 1.15 : 1);
  return (
    <g {...part(target, labelOf(target, props), props)} {...anchor(target, recent)}>
      {gain === undefined ? null : <circle class={styles.goal} cx={x} cy={y} r={goalRadius(chart, space)} />}
      <path fill="var(--iron)" d={capsOf(x, y, r)} />
      <path
        class={styles.lamp}
        fill={`var(--lamp-${points === 0 ? 5 : points})`}
        stroke-width={chart.kind === "wide" ? 1.5 : 1}
        d={bodyOf(x, y, r)}
      />
      {small ? null : <path class={styles.ribs} d={ribsOf(x, y, r)} />}
      {isExtra(space) ? (
        <SymbolMark
          class={styles.wick}
          name="extra"
          x={x}
          y={y + (both ? r * (small ? 0.54 : 0.42) : 0)}
          size={r * (both ? 0.66 : 1.05)}
        />
      ) : null}
      {points === 0 ? null : (
        <text class={styles.wick} x={x} y={y - (both ? r * (small ? 0.42 : 0.3) : 0)} font-size={size}>
          {gain === undefined ? points : `+${points}`}
        </text>
      )}
      <RingMark d={lampRing(chart, space)} drawnAt={props.scale} />
    </g>
  );
}

/** Ships that stop at the same lamp lie side by side; those at the end of the route behind all others. */
function Ships(props: IslandProps) {
  const { view } = props;
  const seats = SEATS_OF[view.seats];
  const spaceOf = (seat: Seat): number => view.mats[seat]?.ship ?? 0;
  const isDone = (seat: Seat): boolean => spaceOf(seat) === LAST_SEA_SPACE;
  const drawn = [...seats.filter(isDone), ...seats.filter((seat) => !isDone(seat))];
  return (
    <g>
      {drawn.map((seat) => {
        const here = seats.filter((each) => spaceOf(each) === spaceOf(seat));
        const keel = shipAt(props.chart, spaceOf(seat), here.indexOf(seat), here.length);
        return <Ship key={seat} {...props} seat={seat} keel={keel} />;
      })}
    </g>
  );
}

interface ShipProps extends IslandProps {
  readonly seat: Seat;
  readonly keel: Point;
}

function Ship({ seat, keel: { x, y }, ...props }: ShipProps) {
  const { chart, view, recent, scale } = props;
  const w = chart.sea.ship;
  const sail = { x, y: y - w * 0.56 };
  const target = `ship:${seat}`;
  return (
    <g {...part(target, targetLabel(target, view, props), props)} {...anchor(target, recent)}>
      <use class={styles.hull} href="#m-hull" x={x - w * 0.62} y={y - w * 0.2} width={w * 1.25} height={w * 0.4} />
      <GlassMark seat={seat} {...sail} size={w * 0.86} scale={scale} />
      <path class="recent-mark" d={rhomb(sail, { x: w * 0.45 + 3, y: w * 0.56 + 4 })} />
      <RingMark d={rhomb(sail, { x: w * 0.5, y: w * 0.62 })} drawnAt={scale} />
    </g>
  );
}
