import type { GameTypes } from "../game.ts";
import { unreachable } from "../result.ts";
import type { Check, Particulars } from "./exercise.ts";
import { type ExerciseStart, progressOf, type Reached, toldIn, valueAt } from "./goal.ts";

/**
 * What a line lacks of one check that asks for no points: the name of its words, and what they tell. `n` is the case,
 * `of` is wanted; the particulars of an event come by their own names.
 */
export interface Lack {
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const lacksOf = <T extends GameTypes>(laid: ExerciseStart<T>, reached: Reached<T>): readonly Lack[] =>
  progressOf(laid, reached).flatMap(({ check, found, wanted }) => {
    const name = found < wanted ? lackName(check) : null;
    if (name === null) return [];
    const isLike = found === 0 && hasLike(check) && toldIn(reached.events, check.event, { seat: laid.seat }) > 0;
    return [{ name: isLike ? `${name}.like` : name, values: valuesOf(laid, reached, check, { n: found, of: wanted }) }];
  });

/** Whether such a thing can happen otherwise than wanted: elsewhere, or of another kind. It has words of its own, `.like`. */
export const hasLike = (check: Check): check is Extract<Check, { readonly kind: "told" }> =>
  check.kind === "told" && Object.keys(check.with ?? {}).some((key) => key !== "seat");

/** The name of the words for what misses this check; `null` for points, which have the same words everywhere. */
export function lackName(check: Check): string | null {
  switch (check.kind) {
    case "points":
    case "source":
      return null;
    case "told":
    case "most":
      return check.event;
    case "untold":
      return `no.${check.event}`;
    case "field":
    case "equal":
      return check.path.replace(/\.\d+/g, "");
    default:
      return unreachable(check);
  }
}

function valuesOf<T extends GameTypes>(
  { open, seat }: ExerciseStart<T>,
  { state, events }: Reached<T>,
  check: Check,
  { n, of }: { readonly n: number; readonly of: number },
): Lack["values"] {
  switch (check.kind) {
    case "equal":
      return { n: plain(valueAt(open.view(state, seat), check.path)), of: plain(check.to) };
    case "told":
      return { ...particulars(check.with), n, of };
    case "untold":
      return { ...particulars(check.with), n: toldIn(events, check.event, check.with), of: 0 };
    default:
      return { n, of };
  }
}

const particulars = (given: Particulars = {}): Lack["values"] =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, plain(value)]));

const plain = (value: unknown): string | number => (typeof value === "number" ? value : String(value));
