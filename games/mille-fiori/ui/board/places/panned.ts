import type { AreaName } from "../../../rules/content.ts";
import type { Box, Chart, Point } from "./chart.ts";
import { closeUpOf, zoomOf } from "./places.ts";
import type { Room } from "./room.ts";

interface Panned {
  readonly chart: Chart;
  readonly room: Room;
  readonly closeUp: AreaName;
  /** How far its picture has been dragged, in pixels. */
  readonly panned: Point;
}

/** The middle of what is shown, moved by a way, but not beyond the chart. */
function middleAt(middle: number, way: number, { all, seen }: { readonly all: number; readonly seen: number }): number {
  const [first, last] = [Math.min(seen / 2, middle), Math.max(all - seen / 2, middle)];
  return Math.max(first, Math.min(last, middle + way));
}

const scaleOf = ({ chart, room }: Panned, shown: Box): number =>
  Math.min(room.width / chart.width, room.height / chart.height) * zoomOf(chart, shown);

/** The part of the chart that is in sight in a close-up that has been dragged. */
export function shownIn(at: Panned): Box {
  const { chart, closeUp, panned } = at;
  const shown = closeUpOf(chart, closeUp);
  const [zoom, scale] = [zoomOf(chart, shown), scaleOf(at, shown)];
  const { x, y, width, height } = shown;
  const across = { all: chart.width, seen: chart.width / zoom };
  const down = { all: chart.height, seen: chart.height / zoom };
  return {
    ...shown,
    x: middleAt(x + width / 2, -panned.x / scale, across) - width / 2,
    y: middleAt(y + height / 2, -panned.y / scale, down) - height / 2,
  };
}

/** How far the picture goes that is dragged so far, in pixels. */
export function panWithin(at: Panned): Point {
  const [from, to] = [closeUpOf(at.chart, at.closeUp), shownIn(at)];
  const scale = scaleOf(at, from);
  return { x: (from.x - to.x) * scale, y: (from.y - to.y) * scale };
}
