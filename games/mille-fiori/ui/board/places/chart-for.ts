import type { BonusAreaName } from "../../../rules/content.ts";
import { type Chart, type Point, tallChart, WIDE } from "./chart.ts";
import type { Room } from "./room.ts";

/** Scale below which the wide chart cannot be read; the upright chart, whose parts are larger, is then used. */
const LEGIBLE = 0.62;
/** Smallest legible number, in pixels. */
const LEAST_NUMBER = 11.5;
/** Largest factors by which islands move apart: beyond them the chart looks stretched. */
const MOST: Point = { x: 1.4, y: 1.32 };

/** The chart that fits a room best, with its islands moved apart until they fill the room. */
export function chartFor({ width, height }: Room): Chart {
  const isSmall = Math.min(width / WIDE.width, height / WIDE.height) < LEGIBLE;
  const chart = isSmall ? tallChart((height / width) * 360) : WIDE;
  const scale = Math.min(width / chart.width, height / chart.height);
  const by = {
    x: Math.min(MOST.x, width / scale / chart.width),
    y: Math.min(MOST.y, height / scale / chart.height),
  };
  return stretched(withLegible(chart, LEAST_NUMBER / scale), by);
}

/** Enlarges numbers that would be smaller than `least`. */
function withLegible(chart: Chart, least: number): Chart {
  const { pyramid, sea, dropNumber } = chart;
  return {
    ...chart,
    pyramid: { ...pyramid, number: Math.max(least, pyramid.number), gain: Math.max(least, pyramid.gain) },
    sea: { ...sea, number: Math.max(least, sea.number) },
    dropNumber: Math.max(least, dropNumber),
  };
}

type Drops = Chart["drops"][BonusAreaName];

/** Places and outlines of spaces stretch with the chart; what lies on them, letters and lamps keep their shape. */
function stretched(chart: Chart, by: Point): Chart {
  const { hex, street, pyramid, trade, titles, notes, sea } = chart;
  const { seaRoute, ...areas } = titles;
  const at = ({ x, y }: Point): Point => ({ x: x * by.x, y: y * by.y });
  const all = <T extends Readonly<Record<string, Point>>>(points: T): T =>
    Object.fromEntries(Object.entries(points).map(([name, point]) => [name, at(point)])) as T;
  /** Notes keep their distance to the drops. */
  const note = (area: BonusAreaName): Point => {
    const { first } = chart.drops[area];
    const { x, y } = notes?.[area] ?? first;
    return { x: first.x * by.x + x - first.x, y: first.y * by.y + y - first.y };
  };
  const drops = ({ first, step, ...each }: Drops): Drops => ({
    ...each,
    first: at(first),
    step: each.perRow === 1 ? at(step) : step,
  });
  return {
    ...chart,
    width: chart.width * by.x,
    height: chart.height * by.y,
    hex: { ...hex, first: at(hex.first), half: at(hex.half), side: hex.side * by.y },
    street: {
      ...street,
      x: street.x * by.x,
      base: street.base * by.y,
      pitch: street.pitch * by.x,
      height: street.height * by.y,
    },
    pyramid: { ...pyramid, half: at(pyramid.half), at: all(pyramid.at) },
    trade: {
      ...trade,
      first: at(trade.first),
      pitch: at(trade.pitch),
      gate: trade.gate * by.x,
      berth: trade.berth * by.x,
    },
    drops: {
      houses: drops(chart.drops.houses),
      workshops: drops(chart.drops.workshops),
      nobili: drops(chart.drops.nobili),
      populi: drops(chart.drops.populi),
      trade: drops(chart.drops.trade),
    },
    titles: { ...all(areas), seaRoute: seaRoute === null ? null : at(seaRoute) },
    notes:
      notes === null
        ? null
        : {
            houses: note("houses"),
            workshops: note("workshops"),
            nobili: note("nobili"),
            populi: note("populi"),
            trade: note("trade"),
            extraCards: at(notes.extraCards),
          },
    sea: { ...sea, lamps: sea.lamps.map(at) },
  };
}
