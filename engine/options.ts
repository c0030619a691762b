import { accepted, type Result, refused } from "./result.ts";
import type { SeatCount } from "./seat.ts";

/** One switch of a game: the first value is the default. The lobby draws its form from this list. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
}

/** A named set of switches. A header stores the switches, never the preset. */
export interface Preset {
  readonly id: string;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The value of every switch of a match, all of them present. */
export type Switches = Readonly<Record<string, string>>;

export interface OptionRefusal {
  readonly code: "option-unknown" | "option-invalid";
  readonly option: string;
}

/**
 * Presets first, then what was said explicitly, then defaults; unknown names and values are refused. With `seats`, a
 * value that names a seat the match does not have is refused, too.
 */
export function chooseSwitches(
  specs: readonly OptionSpec[],
  presets: readonly Preset[],
  chosen: Readonly<Record<string, string>>,
  seats?: SeatCount,
): Result<Switches, OptionRefusal> {
  const switches: Record<string, string> = {};
  for (const preset of presets) {
    const value = chosen[preset.id];
    if (value === undefined) continue;
    const set = Object.hasOwn(preset.values, value) ? preset.values[value] : undefined;
    if (set === undefined) return refused({ code: "option-invalid", option: preset.id });
    Object.assign(switches, set);
  }
  for (const [id, value] of Object.entries(chosen)) {
    if (presets.some((preset) => preset.id === id)) continue;
    const spec = specs.find((each) => each.id === id);
    if (spec === undefined) return refused({ code: "option-unknown", option: id });
    const values = seats === undefined ? spec.values : valuesFor(spec, seats);
    if (!values.includes(value)) return refused({ code: "option-invalid", option: id });
    switches[id] = value;
  }
  const complete = specs.map((spec) => [spec.id, switches[spec.id] ?? spec.values[0] ?? ""] as const);
  return accepted(Object.fromEntries(complete));
}

/**
 * Every combination of values in which each pair of values of two switches occurs, and each value singly:
 * what the conformance kit runs over. Greedy, deterministic, small.
 */
export function pairwiseSwitches(specs: readonly OptionSpec[], seats: SeatCount): readonly Switches[] {
  const usable = specs.map((spec) => ({ id: spec.id, values: valuesFor(spec, seats) }));
  const open = new Set<string>();
  for (const a of usable) {
    for (const b of usable) {
      for (const v of a.values) for (const w of b.values) open.add(pairKey(a.id, v, b.id, w));
    }
  }
  const rows: Switches[] = [];
  while (open.size > 0) {
    const row: Record<string, string> = {};
    const seed = [...open][0]?.split("\u0000") ?? [];
    if (seed[0] !== undefined && seed[1] !== undefined) row[seed[0]] = seed[1];
    if (seed[2] !== undefined && seed[3] !== undefined) row[seed[2]] = seed[3];
    for (const { id, values } of usable) row[id] ??= bestValue(row, id, values, open);
    for (const [id, v] of Object.entries(row)) {
      for (const [other, w] of Object.entries(row)) open.delete(pairKey(id, v, other, w));
    }
    rows.push(Object.fromEntries(usable.map(({ id }) => [id, row[id] ?? ""])));
    for (const key of open) if (impossible(key)) open.delete(key);
  }
  return rows;
}

const pairKey = (a: string, v: string, b: string, w: string): string => [a, v, b, w].join("\u0000");

/** A switch paired with itself under two values can never occur. */
function impossible(key: string): boolean {
  const [a, v, b, w] = key.split("\u0000");
  return a === b && v !== w;
}

function bestValue(row: Switches, id: string, values: readonly string[], open: ReadonlySet<string>): string {
  let best = values[0] ?? "";
  let most = -1;
  for (const value of values) {
    const gain = Object.entries(row).filter(([other, w]) => open.has(pairKey(id, value, other, w))).length;
    if (gain > most) [best, most] = [value, gain];
  }
  return best;
}

/** A switch whose values are seats ("1", "2", ...) offers only the seats that the match has. */
export function valuesFor(spec: OptionSpec, seats: SeatCount): readonly string[] {
  return spec.values.filter((value) => !/^\d$/.test(value) || Number(value) <= seats);
}
