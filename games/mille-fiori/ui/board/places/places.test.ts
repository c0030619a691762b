import { describe, expect, test } from "vitest";
import {
  BERTH_INDEX,
  HOUSE_INDEX,
  NEIGHBOURS,
  PERSON_INDEX,
  peopleBelow,
  SEA_SPACES,
  TRADE_INDEX,
  TRIPLES,
  WORKSHOP_INDEX,
} from "../../../rules/board/board.ts";
import { AREAS, type AreaName } from "../../../rules/content.ts";
import { type Chart, type Point, tallChart, WIDE } from "./chart.ts";
import { chartFor } from "./chart-for.ts";
import {
  berthAt,
  closeUpOf,
  dropAt,
  filledRhomb,
  goodAt,
  hexAt,
  houseAt,
  lampAt,
  lampRadius,
  lampRing,
  levelAt,
  personAt,
  quayOf,
  shipAt,
  tripleAt,
  workshopRing,
} from "./places.ts";

const CHARTS: readonly (readonly [string, Chart])[] = [
  ["wide", WIDE],
  ...(
    [
      [768, 740],
      [1540, 985],
      [900, 700],
      [470, 360],
      [560, 390],
      [360, 640],
      [320, 200],
    ] as const
  ).map(([width, height]) => [`for a room of ${width} x ${height}`, chartFor({ width, height })] as const),
  ...[300, 366, 404, 480, 560, 700].map((room) => [`upright, ${room}`, tallChart(room)] as const),
];

/** The spaces of each area. */
const SPACES_OF: { readonly [A in AreaName]: (chart: Chart) => readonly Point[] } = {
  workshops: (chart) => WORKSHOP_INDEX.map((i) => hexAt(chart, i)),
  houses: (chart) => HOUSE_INDEX.map((i) => houseAt(chart, i)),
  nobili: (chart) => PERSON_INDEX.map((i) => personAt(chart, "nobili", i)),
  populi: (chart) => PERSON_INDEX.map((i) => personAt(chart, "populi", i)),
  trade: (chart) => TRADE_INDEX.map((i) => goodAt(chart, i)),
  harbor: (chart) => BERTH_INDEX.map((i) => berthAt(chart, i)),
};

const spotsOf = (chart: Chart): readonly Point[] => [
  ...AREAS.flatMap((area) => SPACES_OF[area](chart)),
  ...SEA_SPACES.map((i) => lampAt(chart, i)),
  ...(["workshops", "houses", "nobili", "populi", "trade"] as const).flatMap((area) =>
    [0, 1, 2, 3].map((rank) => dropAt(chart, area, rank)),
  ),
];

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Pixels in which a "+1" can be told from a "+2". */
const LEGIBLE = 11;

test.each([
  [360, 420],
  [360, 500],
  [390, 560],
  [1280, 700],
])("the points on a pyramid can be read in a room of %i x %i", (width, height) => {
  const chart = chartFor({ width, height });
  expect(chart.pyramid.gain * Math.min(width / chart.width, height / chart.height)).toBeGreaterThanOrEqual(LEGIBLE);
});

describe.each(CHARTS)("the chart, %s", (_, chart) => {
  test("has every space inside", () => {
    for (const { x, y } of spotsOf(chart)) {
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(chart.width - 4);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThan(chart.height - 4);
    }
  });

  test("has no two spaces on one another", () => {
    const spots = spotsOf(chart);
    for (const [i, spot] of spots.entries()) {
      for (const other of spots.slice(i + 1)) expect(between(spot, other)).toBeGreaterThan(12 * Math.sqrt(chart.shore));
    }
  });

  test("has workshops side by side that are neighbours", () => {
    const most = 2.1 * Math.max(chart.hex.half.x, chart.hex.half.y);
    for (const i of WORKSHOP_INDEX) {
      for (const other of NEIGHBOURS[i] ?? []) expect(between(hexAt(chart, i), hexAt(chart, other))).toBeLessThan(most);
    }
  });

  test("has the sign of no return of each workshop in a corner without an extra card", () => {
    for (const i of WORKSHOP_INDEX) {
      const [x = 0, y = 0] = (/^M(\S+) ([^L]+)L/.exec(workshopRing(chart, i)) ?? []).slice(1).map(Number);
      for (const triple of TRIPLES) {
        expect(between({ x, y }, tripleAt(chart, triple))).toBeGreaterThan(2 * chart.hex.badge);
      }
    }
  });

  test("has the sign of no return of each lamp beside all other lamps", () => {
    for (const i of SEA_SPACES.slice(1)) {
      const [x = 0, y = 0] = (/^M(\S+) ([^a]+)a/.exec(lampRing(chart, i)) ?? []).slice(1).map(Number);
      for (const other of SEA_SPACES) {
        if (other !== i)
          expect(between({ x, y }, lampAt(chart, other))).toBeGreaterThan(1.2 * lampRadius(chart, other));
      }
    }
  });

  test("has each person in the middle above the two below", () => {
    for (const i of PERSON_INDEX) {
      const [left, right] = peopleBelow(i);
      if (left === undefined || right === undefined) continue;
      const middle = (personAt(chart, "populi", left).x + personAt(chart, "populi", right).x) / 2;
      expect(personAt(chart, "populi", i).x).toBeCloseTo(middle);
    }
  });

  test("has the points of each level beside the middle of its row, clear of what lies right of it", () => {
    const { pyramid, trade, drops, kind } = chart;
    for (const name of ["nobili", "populi"] as const) {
      const right =
        kind === "wide" ? dropAt(chart, name, 3).x - drops[name].half.x : goodAt(chart, 0).x - trade.pitch.x * 0.6;
      for (const [row, last] of [2, 6, 11].entries()) {
        const at = levelAt(chart, name, row);
        const { x, y } = personAt(chart, name, last);
        expect(at.y).toBeCloseTo(y);
        expect(at.x - pyramid.number * 0.25).toBeGreaterThan(x + pyramid.half.x);
        expect(at.x + pyramid.number * 0.25).toBeLessThan(right);
      }
    }
  });

  test("has rows of Trade and Harbor on one line", () => {
    for (const i of BERTH_INDEX) expect(berthAt(chart, i).y).toBeCloseTo(goodAt(chart, Math.floor(i / 3) * 4).y);
  });

  test("has ships at the end of the route inside, clear of Populi and of the quays", () => {
    const { ship } = chart.sea;
    const foot = personAt(chart, "populi", 11).y + chart.pyramid.half.y;
    const quay = quayOf(chart, 4);
    const land = chart.kind === "wide" ? foot : Math.max(foot, quay.y);
    for (const of of [1, 2, 3, 4]) {
      const ships = Array.from({ length: of }, (_, at) => shipAt(chart, 20, at, of));
      for (const { x, y } of ships) {
        expect(x + ship / 2).toBeLessThan(chart.width);
        expect(y - 1.1 * ship).toBeGreaterThan(land);
      }
    }
  });

  test("has its spaces of an area in the close-up of it", () => {
    for (const area of AREAS) {
      const { x, y, width, height } = closeUpOf(chart, area);
      for (const spot of SPACES_OF[area](chart)) {
        expect(spot.x).toBeGreaterThan(x);
        expect(spot.x).toBeLessThan(x + width);
        expect(spot.y).toBeGreaterThan(y);
        expect(spot.y).toBeLessThan(y + height);
      }
    }
  });
});

test("a rhomb is filled from its foot to its tip", () => {
  const fill = (share: number) => filledRhomb({ x: 10, y: 20 }, { x: 4, y: 8 }, share);
  expect(fill(0)).toBe("M10 28H10L10 28Z");
  expect(fill(0.25)).toBe("M8 24H12L10 28Z");
  expect(fill(0.75)).toBe("M8 16H12L14 20L10 28L6 20Z");
  expect(fill(1)).toBe("M10 12H10L14 20L10 28L6 20Z");
});
