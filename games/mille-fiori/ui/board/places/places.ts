import {
  BERTHS_A_ROW,
  GOODS,
  HOUSE_VALUES,
  LAST_SEA_SPACE,
  PERSON_INDEX,
  ROWS,
  SEA_POINTS,
  type SeaSpace,
  TRIPLES,
  WORKSHOP_SPACES,
} from "../../../rules/board/board.ts";
import { AREAS, type AreaName, BONUS_AREAS, BONUS_SPACES, type BonusAreaName } from "../../../rules/content.ts";
import type { Box, Chart, Point, PyramidName } from "./chart.ts";

/** Positions and outlines of all spaces of a chart. */

const f = (n: number): string => String(Math.round(n * 10) / 10);

/** A rhomb around a point. */
export const rhomb = ({ x, y }: Point, half: Point): string =>
  `M${f(x)} ${f(y - half.y)}l${f(half.x)} ${f(half.y)} ${f(-half.x)} ${f(half.y)} ${f(-half.x)} ${f(-half.y)}Z`;

/** An outline whose sign lies at a point beside it. */
export const signedAt = ({ x, y }: Point, outline: string): string => `M${f(x)} ${f(y)}${outline}`;

/** The lower part of a rhomb, up to a share of its height. */
export function filledRhomb({ x, y }: Point, half: Point, share: number): string {
  const level = y + half.y * (1 - 2 * share);
  const width = half.x * Math.min(1, 2 * Math.min(share, 1 - share));
  const shoulders = share > 0.5 ? ([`L${f(x + half.x)} ${f(y)}`, `L${f(x - half.x)} ${f(y)}`] as const) : ["", ""];
  return `M${f(x - width)} ${f(level)}H${f(x + width)}${shoulders[0]}L${f(x)} ${f(y + half.y)}${shoulders[1]}Z`;
}

export function hexAt({ hex }: Chart, i: number): Point {
  const { row, column } = WORKSHOP_SPACES[i] ?? { row: 0, column: 0 };
  return { x: hex.first.x + hex.half.x * column, y: hex.first.y + row * (hex.half.y + hex.side) };
}

/** The corners of a hexagon, drawn in by `inset`, from the top clockwise. */
function cornersOf({ hex }: Chart, { x, y }: Point, inset: number): readonly Point[] {
  const w = hex.half.x - inset;
  const h = hex.half.y - inset;
  const s = hex.side - inset / 2;
  return [
    [0, -h],
    [w, -s],
    [w, s],
    [0, h],
    [-w, s],
    [-w, -s],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }));
}

const outline = (corners: readonly Point[]): string => `M${corners.map(({ x, y }) => `${f(x)} ${f(y)}`).join("L")}Z`;

/** The outline of a hexagon, drawn in by `inset`. */
export const hexagon = (chart: Chart, at: Point, inset = 0): string => outline(cornersOf(chart, at, inset));

/** Where three workshops meet. */
export function tripleAt(chart: Chart, triple: readonly number[]): Point {
  const corners = triple.map((i) => hexAt(chart, i));
  const middle = (of: (point: Point) => number): number => corners.reduce((sum, each) => sum + of(each), 0) / 3;
  return { x: middle(({ x }) => x), y: middle(({ y }) => y) };
}

/** The ring of a workshop. It begins, where its sign lies, in a corner without an extra card. */
export function workshopRing(chart: Chart, i: number): string {
  const corners = cornersOf(chart, hexAt(chart, i), 3 * chart.shore);
  const cards = TRIPLES.filter((triple) => triple.some((each) => each === i)).map((triple) => tripleAt(chart, triple));
  const isFree = ({ x, y }: Point): boolean =>
    cards.every((card) => Math.hypot(card.x - x, card.y - y) > 2 * chart.hex.badge);
  const first = Math.max(0, corners.findIndex(isFree));
  return outline([...corners.slice(first), ...corners.slice(0, first)]);
}

/** The niche of a house, where its diamond stands. */
export const houseAt = ({ street }: Chart, i: number): Point => ({
  x: street.x + (i + 0.5) * street.pitch,
  y: street.base - street.height * 0.54,
});

/** Four fronts in turn: flat roof, gable, steps, arch. */
export function houseFront({ street, kind }: Chart, i: number): string {
  const w = street.pitch - (kind === "wide" ? 3 : 1.4);
  const x = street.x + i * street.pitch + (street.pitch - w) / 2;
  const k = w / 33.6;
  const roof = i % 4;
  const top = street.base - street.height + ([8, 0, 5, 2][roof] ?? 0) * k;
  const line = [
    `V${f(top)}h${f(w)}`,
    `V${f(top + 9 * k)}l${f(w / 2)} ${f(-9 * k)} ${f(w / 2)} ${f(9 * k)}`,
    `V${f(top + 8 * k)}h${f(6 * k)}v${f(-6 * k)}h${f(6 * k)}v${f(-4 * k)}h${f(w - 24 * k)}v${f(4 * k)}h${f(6 * k)}v${f(6 * k)}h${f(6 * k)}`,
    `V${f(top + 8 * k)}q${f(w / 2)} ${f(-18 * k)} ${f(w)} 0`,
  ][roof];
  return `M${f(x)} ${f(street.base)}${line}V${f(street.base)}Z`;
}

/** Three on top, four in the middle, five at the bottom; each rests on the two below. */
export function personAt({ pyramid }: Chart, name: PyramidName, i: number): Point {
  const row = i < 3 ? 0 : i < 7 ? 1 : 2;
  const column = i - ([0, 3, 7][row] ?? 0);
  const { x, y } = pyramid.at[name];
  return { x: x + pyramid.half.x * (1 + 2 * column + (2 - row)), y: y + row * pyramid.half.y };
}

/** The points of a level stand right of its row, at its middle; at the bottom, where the outline recedes, closer to it. */
export function levelAt({ pyramid }: Chart, name: PyramidName, row: number): Point {
  const { x, y } = pyramid.at[name];
  return { x: x + pyramid.half.x * (8 + row) + pyramid.off * (row === 2 ? 0.8 : 1.3), y: y + row * pyramid.half.y };
}

export const goodAt = ({ trade }: Chart, i: number): Point => ({
  x: trade.first.x + (i % GOODS.length) * trade.pitch.x,
  y: trade.first.y + Math.floor(i / GOODS.length) * trade.pitch.y,
});

/** The x at which the shelves of Trade end and the gangways to the ships begin. */
const shelfEnd = ({ trade }: Chart): number => trade.first.x + 3.5 * trade.pitch.x + trade.gate;

export const berthAt = (chart: Chart, i: number): Point => ({
  x: shelfEnd(chart) + 10 * chart.trade.ship + ((i % BERTHS_A_ROW) + 0.5) * chart.trade.berth,
  y: chart.trade.first.y + Math.floor(i / BERTHS_A_ROW) * chart.trade.pitch.y,
});

export const gateAt = (chart: Chart, row: number): Point => ({
  x: shelfEnd(chart) - chart.trade.gate / 2 + 1.5 * chart.trade.ship,
  y: chart.trade.first.y + row * chart.trade.pitch.y,
});

/** The quay below a row of ships. */
export function quayOf(chart: Chart, row: number): Box {
  const { pitch, berth, first, ship: u } = chart.trade;
  return {
    x: shelfEnd(chart) + 8 * u,
    y: first.y + (row + 0.5) * pitch.y - 3 * u,
    width: 3 * berth + 2 * u,
    height: 5 * u,
  };
}

/** The drop for the `rank`-th bonus of an area, 0 being the highest. */
export function dropAt({ drops }: Chart, area: BonusAreaName, rank: number): Point {
  const { first, step, perRow } = drops[area];
  const along = perRow === 1 ? 0 : rank % perRow;
  const down = perRow === 1 ? rank : Math.floor(rank / perRow);
  return { x: first.x + along * step.x, y: first.y + down * step.y };
}

export const lampAt = ({ sea }: Chart, i: number): Point => sea.lamps[i] ?? { x: 0, y: 0 };

export const lampRadius = ({ sea }: Chart, space: number): number => sea.radius[SEA_POINTS[space as SeaSpace]] ?? 14;

export const goalRadius = (chart: Chart, space: number): number => lampRadius(chart, space) * 1.5;

/** The ring of a lamp. It begins at the top: beside it, its sign would lie on the next lamp. */
export function lampRing(chart: Chart, space: number): string {
  const { x, y } = lampAt(chart, space);
  const r = goalRadius(chart, space);
  return `M${f(x)} ${f(y - r)}a${f(r)} ${f(r)} 0 1 1 0 ${f(2 * r)}a${f(r)} ${f(r)} 0 1 1 0 ${f(-2 * r)}Z`;
}

/** Half a ship, in widths of it, and how far side by side ships are from one another: closer where the way ends. */
const HALF_SHIP = 0.62;
const APART = 0.72;
const CLOSE = 0.55;

/**
 * The keel of the `at`-th of `of` ships at a lamp: side by side over its middle, at the dock to the right only, at the end
 * as far to the left as the chart is wide.
 */
export function shipAt(chart: Chart, space: number, at: number, of: number): Point {
  const { x, y } = lampAt(chart, space);
  const w = chart.sea.ship;
  const top = y - lampRadius(chart, space) * 1.16 - w * 0.06;
  if (space === 0) return { x: x + (at * 0.85 - 0.15) * w * APART, y: top - w * 0.1 };
  const pitch = w * (space === LAST_SEA_SPACE && chart.kind === "tall" ? CLOSE : APART);
  const last = Math.min(x + ((of - 1) / 2) * pitch, chart.width - w * HALF_SHIP);
  return { x: last - (of - 1 - at) * pitch, y: top };
}

/** The chain of lamps from one to another, bent through all of them. */
export function chainOf(chart: Chart, from: number, to: number): string {
  const at = (i: number): Point => lampAt(chart, Math.max(0, Math.min(chart.sea.lamps.length - 1, i)));
  const start = at(from);
  let d = `M${f(start.x)} ${f(start.y)}`;
  for (let i = from; i < to; i++) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    d += `C${f(a.x + (b.x - p.x) / 6)} ${f(a.y + (b.y - p.y) / 6)} ${f(b.x - (n.x - a.x) / 6)} ${f(b.y - (n.y - a.y) / 6)} ${f(b.x)} ${f(b.y)}`;
  }
  return d;
}

/** Everything that stands on land, as one outline. */
export function landOf(chart: Chart): string {
  const { street, pyramid, trade } = chart;
  const hexes = WORKSHOP_SPACES.map((_, i) => hexagon(chart, hexAt(chart, i)));
  const people = (["nobili", "populi"] as const).flatMap((name) =>
    PERSON_INDEX.map((i) => rhomb(personAt(chart, name, i), pyramid.half)),
  );
  const row = `M${f(street.x)} ${f(street.base - street.height * 0.18)}h${f(HOUSE_VALUES.length * street.pitch)}V${f(street.base - 2)}H${f(street.x)}Z`;
  const left = trade.first.x - trade.pitch.x / 2;
  const top = trade.first.y - trade.pitch.y / 2;
  const shelves = `M${f(left)} ${f(top)}H${f(shelfEnd(chart))}v${f(ROWS.length * trade.pitch.y)}H${f(left)}Z`;
  return [...hexes, ...people, row, shelves].join("");
}

/** The jetties of the bonus drops. */
export const jettiesOf = (chart: Chart): string =>
  BONUS_AREAS.map((area) => AREAS[area])
    .flatMap((area) => BONUS_SPACES.map((rank) => rhomb(dropAt(chart, area, rank), chart.drops[area].half)))
    .join("");

/** The part of the chart that a close-up of an island shows. */
export function closeUpOf(chart: Chart, island: AreaName): Box {
  const { hex, street, pyramid, trade } = chart;
  const around = (points: readonly Point[], margin: Point): Box => {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const x = Math.min(...xs) - margin.x;
    const y = Math.min(...ys) - margin.y;
    return { x, y, width: Math.max(...xs) + margin.x - x, height: Math.max(...ys) + margin.y - y };
  };
  switch (island) {
    case "workshops":
      return around([hexAt(chart, 7), hexAt(chart, 22), hexAt(chart, 0), hexAt(chart, 29)], {
        x: hex.half.x * 1.5,
        y: hex.half.y * 2,
      });
    case "houses":
      return around([houseAt(chart, 0), houseAt(chart, 19)], { x: street.pitch, y: street.height });
    case "nobili":
    case "populi":
      return around([personAt(chart, island, 7), personAt(chart, island, 11), personAt(chart, island, 0)], {
        x: pyramid.half.x * 2.2,
        y: pyramid.half.y * 1.9,
      });
    default:
      return around([goodAt(chart, 0), berthAt(chart, 14)], { x: trade.pitch.x * 0.9, y: trade.pitch.y * 1.5 });
  }
}

/** How much larger a close-up is than the chart. */
export const zoomOf = (chart: Chart, shown: Box): number =>
  Math.min(chart.width / shown.width, chart.height / shown.height);

/** Whether the point is in sight in a close-up, which has the proportions of the chart. */
export function isInSight(chart: Chart, shown: Box, { x, y }: Point): boolean {
  const zoom = zoomOf(chart, shown);
  const off = { x: Math.abs(x - shown.x - shown.width / 2), y: Math.abs(y - shown.y - shown.height / 2) };
  return 2 * zoom * off.x < chart.width && 2 * zoom * off.y < chart.height;
}
