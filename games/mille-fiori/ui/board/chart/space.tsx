import type { ComponentChildren } from "preact";
import { anchor, type BoardProps, part, RingMark, seatName } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../../hidden/view-types.ts";
import type { SymbolName } from "../../../rules/content.ts";
import { GlassMark, SymbolMark } from "../../drawings/drawings.tsx";
import { type Gains, othersIn } from "../../gains.ts";
import { ownSeat } from "../../seats.ts";
import { targetLabel } from "../../words/target-label.ts";
import type { Chart, Point } from "../places/chart.ts";
import { rhomb } from "../places/places.ts";
import styles from "./chart.module.css";

/** The props of every island. */
export interface IslandProps extends BoardProps<View> {
  readonly chart: Chart;
  readonly gains: Gains;
  /** Free spaces that match the focused card. */
  readonly fits: ReadonlySet<string>;
  /** Pixels per unit of the chart. */
  readonly scale: number;
}

interface Sign {
  readonly name: SymbolName;
  readonly rise: number;
  readonly size: number;
}

interface SpaceProps extends IslandProps {
  readonly target: string;
  readonly at: Point;
  readonly owner: Seat | null;
  /** Width of a diamond here. */
  readonly size: number;
  /** Path of the ring that marks a legal space. */
  readonly ring: string;
  /** Size of the points shown on it. */
  readonly number: number;
  /** Size of points below which nothing stands, where that leaves room for larger ones. */
  readonly alone?: number;
  /** Width for the points, where many digits would be wider than the space. */
  readonly room?: number;
  /** Drawn small above the points that it shows: what the space is worth depends on it. */
  readonly sign?: Sign;
  /** The ground, drawn always. */
  readonly ground: ComponentChildren;
  /** Drawn on the ground while the space is free and shows no gain. */
  readonly children: ComponentChildren;
}

/** A space for a diamond: free, legal (with the points it would give), or taken. */
export function Space({ target, at, owner, size, ring, number, alone, ground, sign, children, ...props }: SpaceProps) {
  const { recent, gains, fits, scale, room } = props;
  const gain = gains.get(target);
  return (
    <g
      {...part(target, labelOf(target, props), props)}
      {...anchor(target, recent)}
      data-fits={fits.has(target) || undefined}
    >
      {ground}
      {owner === null ? (
        <>
          <RingMark d={ring} drawnAt={scale} />
          {gain === undefined ? (
            children
          ) : (
            <GainMark
              {...{ at, sign, scale, room }}
              points={gain.points[ownSeat(props.view, props.you)] ?? 0}
              others={othersIn(gain, ownSeat(props.view, props.you))}
              isExtra={gain.isExtra}
              bonus={gain.bonus}
              size={number}
              alone={alone ?? number}
            />
          )}
        </>
      ) : (
        <>
          <GlassMark seat={owner} {...at} size={size} scale={scale} />
          <RingMark d={ring} drawnAt={scale} />
          <path class="recent-mark" d={rhomb(at, { x: size * 0.5 + 3, y: size * 0.62 + 4 })} />
        </>
      )}
    </g>
  );
}

/** The label of a target; a legal one includes its gain. */
export function labelOf(target: string, { view, gains, ...reader }: IslandProps): string {
  const gain = gains.get(target);
  const label = targetLabel(target, view, reader);
  if (gain === undefined) return label;
  const own = ownSeat(view, reader.you);
  const pointsOf = (seat: Seat): number => gain.points[seat] ?? 0;
  return [
    label,
    reader.say("label.points", { n: pointsOf(own) }),
    ...othersIn(gain, own).map((seat) =>
      reader.say("effect.points", { name: seatName(reader, seat), n: pointsOf(seat) }),
    ),
    gain.fleet === null ? "" : reader.say("effect.fleet", { row: gain.fleet + 1 }),
    gain.isExtra ? reader.say("extraCard") : "",
    gain.bonus > 0 ? reader.say("effect.bonus", { n: gain.bonus }) : "",
  ]
    .filter((each) => each !== "")
    .join(", ");
}

interface GainProps {
  readonly at: Point;
  readonly sign: Sign | undefined;
  readonly points: number;
  /** The others who would get points, too. */
  readonly others: readonly Seat[];
  readonly isExtra: boolean;
  readonly bonus: number;
  readonly size: number;
  readonly alone: number;
  readonly scale: number;
  readonly room: number | undefined;
}

/** Width of a digit, as a share of its height. */
const DIGIT = 0.56;

/** The size at which points fit into the room. */
export const sizeWithin = (points: number, size: number, room: number | undefined): number =>
  room === undefined ? size : Math.min(size, room / (DIGIT * `+${points}`.length));

/**
 * The points that a legal target would give to the reader, below them an extra card or a bonus diamond, and above them
 * the sign of the space and the glass of whoever would get points, too. An extra card alone stands without points.
 */
function GainMark({ at: middle, sign, points, others, isExtra, bonus, alone, scale, room, ...of }: GainProps) {
  const size = sizeWithin(points, of.size, room);
  const at = sign === undefined ? middle : { x: middle.x, y: middle.y + sign.size * 0.5 };
  if (points === 0 && others.length === 0 && isExtra && bonus === 0) {
    return (
      <g class={styles.gain}>
        {sign === undefined ? null : <GainSign {...{ sign }} x={middle.x} y={middle.y - sign.rise} />}
        <SymbolMark name="extra" x={at.x} y={at.y} size={size * 0.9} />
      </g>
    );
  }
  const hasMore = isExtra || bonus > 0;
  const y = at.y + size * 0.62;
  const both = isExtra && bonus > 0;
  return (
    <g class={styles.gain}>
      <Above {...{ at, middle, sign, others, size, scale, hasMore }} />
      <text
        x={at.x}
        y={hasMore ? at.y - size * 0.2 : at.y}
        font-size={hasMore ? size : sizeWithin(points, alone, room)}
      >
        +{points}
      </text>
      {isExtra ? <SymbolMark name="extra" x={at.x - (both ? size * 0.55 : 0)} y={y} size={size * 0.62} /> : null}
      {bonus > 0 ? (
        <g class={styles.bonusGain}>
          <path d={rhomb({ x: at.x + (both ? size * 0.55 : 0), y }, { x: size * 0.62, y: size * 0.48 })} />
          <text x={at.x + (both ? size * 0.55 : 0)} y={y} font-size={size * 0.58}>
            {bonus}
          </text>
        </g>
      ) : null}
    </g>
  );
}

interface AboveProps extends Pick<GainProps, "at" | "sign" | "others" | "size" | "scale"> {
  readonly middle: Point;
  readonly hasMore: boolean;
}

/** The sign of the space and the glass of others, side by side; together they are smaller and lie where the space is wider. */
function Above({ at, middle, sign, others, size, scale, hasMore }: AboveProps) {
  const wide = size * 0.6;
  if (sign !== undefined && others.length === 0) {
    return <GainSign sign={sign} x={middle.x} y={middle.y - sign.rise} />;
  }
  const y = sign === undefined ? at.y - size * (hasMore ? 1 : 0.85) : middle.y - sign.rise * 0.84;
  const n = others.length + (sign === undefined ? 0 : 1);
  const xOf = (i: number): number => at.x + (i - (n - 1) / 2) * wide;
  return (
    <>
      {sign === undefined ? null : <GainSign sign={{ ...sign, size: sign.size * 0.72 }} x={xOf(0)} y={y} />}
      {others.map((seat, i) => (
        <GlassMark
          key={seat}
          {...{ seat, scale, y }}
          x={xOf(i + n - others.length)}
          size={sign === undefined ? wide : wide * 0.85}
        />
      ))}
    </>
  );
}

const GainSign = ({ sign, x, y }: Point & { readonly sign: Sign }) => (
  <SymbolMark class={styles.symbol} name={sign.name} {...{ x, y }} size={sign.size} />
);
