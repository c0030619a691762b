import type { AreaName, BonusAreaName } from "../../../rules/content.ts";

/**
 * The chart of the lagoon in two compositions: one for screens that are wider than high, one for a phone held upright.
 * Lengths are units of the drawing; all points are centres.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type PyramidName = "nobili" | "populi";

export interface Chart {
  readonly kind: "wide" | "tall";
  readonly width: number;
  readonly height: number;
  /** Width of shore lines and rings, 1 on the wide chart. */
  readonly shore: number;
  readonly title: number;
  readonly hex: {
    readonly first: Point;
    readonly half: Point;
    /** Height of the upright sides, halved. */
    readonly side: number;
    readonly glass: number;
    readonly sign: number;
    readonly number: number;
    readonly badge: number;
  };
  readonly street: {
    readonly x: number;
    readonly base: number;
    readonly pitch: number;
    readonly height: number;
    readonly glass: number;
    readonly number: number;
  };
  readonly pyramid: {
    readonly half: Point;
    readonly glass: number;
    readonly sign: number;
    readonly number: number;
    /** Size of the points that a space would give, where nothing else stands below them. */
    readonly gain: number;
    /** Distance of a level's points from its slope. */
    readonly off: number;
    readonly at: Readonly<Record<PyramidName, Point>>;
  };
  readonly trade: {
    readonly first: Point;
    readonly pitch: Point;
    readonly glass: number;
    readonly sign: number;
    readonly gate: number;
    readonly berth: number;
    /** Size of ships, gangways and quays, 1 on the wide chart. */
    readonly ship: number;
    readonly number: number;
  };
  readonly drops: Readonly<
    Record<
      BonusAreaName,
      { readonly first: Point; readonly step: Point; readonly half: Point; readonly perRow: number }
    >
  >;
  /** Size of the points on a drop. */
  readonly dropNumber: number;
  readonly titles: Readonly<Record<AreaName, Point>> & { readonly seaRoute: Point | null };
  /** Places of the conditions of bonuses and extra cards; null where there is no room for them. */
  readonly notes: (Readonly<Record<BonusAreaName, Point>> & { readonly extraCards: Point }) | null;
  readonly sea: {
    readonly lamps: readonly Point[];
    /** Radius of a lamp by its points; 0 is for lamps that give only a card. */
    readonly radius: Readonly<Record<number, number>>;
    readonly ship: number;
    readonly number: number;
  };
}

/** The dock and the 20 lamps of the wide chart. */
const LAGOON_WAY: readonly (readonly [number, number])[] = [
  [480, 664],
  [542, 672],
  [601, 677],
  [660, 680],
  [720, 680],
  [780, 675],
  [840, 660],
  [884, 632],
  [856, 588],
  [797, 574],
  [737, 570],
  [677, 576],
  [618, 586],
  [558, 577],
  [526, 533],
  [570, 497],
  [628, 487],
  [686, 488],
  [745, 492],
  [804, 492],
  [864, 496],
];

const RADII = { 0: 17, 1: 14, 3: 16, 5: 17, 10: 20 };
const DROP = { x: 12, y: 15 };
const inRow = (x: number, y: number, half: Point, pitch: number) => ({
  first: { x, y },
  step: { x: pitch, y: 0 },
  half,
  perRow: 4,
});

export const WIDE: Chart = {
  kind: "wide",
  width: 924,
  height: 708,
  shore: 1,
  title: 20,
  hex: {
    first: { x: 47, y: 192 },
    half: { x: 27.5, y: 38 },
    side: 20,
    glass: 37,
    sign: 25,
    number: 21,
    badge: 9.5,
  },
  street: { x: 158, base: 94, pitch: 37.4, height: 84, glass: 28, number: 17 },
  pyramid: {
    half: { x: 28.4, y: 34.5 },
    glass: 38,
    sign: 25,
    number: 15,
    gain: 22,
    off: 18,
    at: { nobili: { x: 577, y: 162 }, populi: { x: 577, y: 322 } },
  },
  trade: {
    first: { x: 49, y: 478 },
    pitch: { x: 50, y: 47 },
    glass: 36,
    sign: 22,
    gate: 40,
    berth: 58,
    ship: 1,
    number: 20,
  },
  drops: {
    houses: inRow(38, 66, DROP, 27),
    workshops: inRow(162, 122, DROP, 27),
    nobili: { first: { x: 902, y: 147 }, step: { x: 0, y: 30 }, half: DROP, perRow: 1 },
    populi: { first: { x: 902, y: 309 }, step: { x: 0, y: 30 }, half: DROP, perRow: 1 },
    trade: inRow(124, 433, DROP, 27),
  },
  dropNumber: 13,
  titles: {
    houses: { x: 22, y: 34 },
    workshops: { x: 22, y: 123 },
    nobili: { x: 575, y: 138 },
    populi: { x: 575, y: 300 },
    trade: { x: 24, y: 434 },
    harbor: { x: 354, y: 434 },
    seaRoute: { x: 460, y: 434 },
  },
  notes: {
    houses: { x: 22, y: 95 },
    workshops: { x: 264, y: 123 },
    nobili: { x: 912, y: 116 },
    populi: { x: 912, y: 278 },
    trade: { x: 224, y: 434 },
    extraCards: { x: 112, y: 35 },
  },
  sea: { lamps: LAGOON_WAY.map(([x, y]) => ({ x, y })), radius: RADII, ship: 30, number: 15 },
};

const SMALL_DROP = { x: 7.6, y: 9 };
/** Limits of the height for 360 units of width: less is not legible, more no longer makes the parts larger. */
const LEAST = 356;
const MOST = 500;

/** The upright chart: 360 wide, as high as there is room. */
export function tallChart(room: number): Chart {
  const height = Math.max(LEAST, room);
  const k = (Math.min(MOST, height) - 129) / 275;
  const gap = Math.max(0, height - MOST) / 5;
  const base = 18 + 33 * Math.sqrt(k) + gap;
  const half = { x: 18, y: 22.8 * k };
  const side = 12 * k;
  const hexY = base + 20.5 + half.y + gap;
  const lower = hexY + 3 * (half.y + side) + half.y + 10 + gap;
  const b = 15 * k;
  const nobiliY = lower + b;
  const populiY = nobiliY + 4 * b + 4 * k + gap;
  const pitchY = (populiY + 3 * b - lower - 16 * k) / 5;
  const tradeY = lower + 16 * k + pitchY / 2;
  const sea = height - 18;
  const pairs = (x: number, y: number) => ({
    first: { x, y },
    step: { x: 16.5, y: 18.5 },
    half: SMALL_DROP,
    perRow: 2,
  });
  return {
    kind: "tall",
    width: 360,
    height,
    shore: 0.42,
    title: 13,
    hex: {
      first: { x: 28, y: hexY },
      half,
      side,
      glass: Math.min(24.5, half.y * 1.12),
      sign: 17,
      number: 15,
      badge: 6.4,
    },
    street: { x: 10, base, pitch: 17, height: 34 * Math.sqrt(k), glass: 14, number: 11.5 },
    pyramid: {
      half: { x: 12, y: b },
      glass: Math.min(18, b * 1.24),
      sign: 12,
      number: 11,
      gain: 11.5,
      off: 10,
      at: { nobili: { x: 47, y: nobiliY }, populi: { x: 47, y: populiY } },
    },
    trade: {
      first: { x: 197.3, y: tradeY },
      pitch: { x: 20.6, y: pitchY },
      glass: Math.min(17, pitchY * 0.78),
      sign: 11.5,
      gate: 16,
      berth: 22.6,
      ship: 0.39,
      number: 12,
    },
    drops: {
      houses: inRow(66, 9, SMALL_DROP, 17),
      workshops: inRow(92, base + 11.5, SMALL_DROP, 17),
      nobili: pairs(17, nobiliY + 9),
      populi: pairs(17, populiY + 9),
      trade: inRow(249, lower + 6, { x: 6.6, y: 8.4 }, 13.6),
    },
    dropNumber: 10.6,
    titles: {
      houses: { x: 10, y: 9 },
      workshops: { x: 10, y: base + 11.5 },
      nobili: { x: 9, y: nobiliY - 9 },
      populi: { x: 9, y: populiY - 9 },
      trade: { x: 182, y: lower + 6.5 },
      harbor: { x: 301, y: lower + 6.5 },
      seaRoute: null,
    },
    notes: null,
    sea: {
      lamps: Array.from({ length: 21 }, (_, i) => ({
        x: 14 + i * 16.6,
        y: sea + (i === 0 ? 0 : i % 2 === 0 && i < 20 ? -4 : 4),
      })),
      radius: { 0: 8.4, 1: 7.6, 3: 8, 5: 8.4, 10: 9.4 },
      ship: 15,
      number: 11,
    },
  };
}
