import type { ContentSpec } from "../../game.ts";
import { accepted, type Result, refused } from "../../result.ts";

export const GOODS = ["wool", "oil", "salt"] as const;
export type GoodName = (typeof GOODS)[number];
export const STALLS = ["bench", "booth", "tower"] as const;
export type StallName = (typeof STALLS)[number];

/** The figures of Stalls. */
export interface Content {
  /** Cards of each good in the deck. */
  readonly cards: Readonly<Record<GoodName, number>>;
  readonly stalls: Readonly<Record<StallName, { readonly price: number; readonly points: number }>>;
}

const BUILT_IN: Content = {
  cards: { wool: 3, oil: 2, salt: 2 },
  stalls: { bench: { price: 1, points: 0 }, booth: { price: 2, points: 3 }, tower: { price: 2, points: 5 } },
};

/** Content changes values, never the shape of the layout: these bounds are those of the layout's fields. */
const BOUNDS = { cards: [2, 4], price: [1, 3], points: [-2, 9] } as const;

type Refusal = { readonly code: "content-invalid"; readonly field: string; readonly why: string };
const wrong = (field: string, why: string): Result<never, Refusal> => refused({ code: "content-invalid", field, why });

export const CONTENT: ContentSpec = { builtIn: JSON.stringify(BUILT_IN), parse };

function parse(text: string): Result<Content, Refusal> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong("", "is not JSON");
  }
  const figures: [field: string, found: unknown, bounds: readonly [number, number]][] = [
    ...GOODS.map((good) => figure(json, ["cards", good], BOUNDS.cards)),
    ...STALLS.flatMap((stall) => [
      figure(json, ["stalls", stall, "price"], BOUNDS.price),
      figure(json, ["stalls", stall, "points"], BOUNDS.points),
    ]),
  ];
  for (const [field, found, [min, max]] of figures) {
    if (found === undefined) return wrong(field, "is missing");
    if (!Number.isInteger(found)) return wrong(field, "is not a whole number");
    if (Number(found) < min || Number(found) > max) return wrong(field, `is not within ${min} to ${max}`);
  }
  const extra = leaves(json).find((field) => !figures.some(([known]) => known === field));
  if (extra !== undefined) return wrong(extra, "is not a figure of this game");
  return accepted(json as Content);
}

function figure(
  json: unknown,
  path: readonly string[],
  bounds: readonly [number, number],
): [string, unknown, readonly [number, number]] {
  return [path.join("."), path.reduce<unknown>(member, json), bounds];
}

const member = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The paths of all values that are not objects. */
function leaves(value: unknown, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`));
}
