import { accepted, type Result, refused } from "../result.ts";
import type { SeatCount } from "../seat.ts";

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
 * Presets first, then explicit values, then defaults; unknown names and values are refused. With `seats`, a value that
 * names a seat the match does not have is refused, too.
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
 * Few combinations of values, in which every value occurs, and every pair of values of two switches: what the
 * conformance kit runs over. Greedy, in an order that depends on the switches alone.
 */
export function pairwiseSwitches(specs: readonly OptionSpec[], seats: SeatCount): readonly Switches[] {
  const usable = specs.map((spec) => ({ id: spec.id, values: valuesFor(spec, seats) }));
  const open = new Map<string, Pair>();
  for (const { id: a, values } of usable) {
    for (const { id: b, values: others } of usable) {
      for (const v of values)
        for (const w of others) if (a !== b || v === w) open.set(pairKey(a, v, b, w), [a, v, b, w]);
    }
  }
  const rows: Switches[] = [];
  for (let [pair] = open.values(); pair !== undefined; [pair] = open.values()) {
    const [a, v, b, w] = pair;
    const row: Record<string, string> = { [a]: v, [b]: w };
    for (const { id, values } of usable) row[id] ??= bestValue(row, id, values, open);
    for (const [id, value] of Object.entries(row)) {
      for (const [other, another] of Object.entries(row)) open.delete(pairKey(id, value, other, another));
    }
    rows.push(Object.fromEntries(usable.map(({ id }) => [id, row[id] ?? ""])));
  }
  return rows;
}

/** Two switches with a value each: `[id, value, other id, other value]`. Both can be the same switch. */
type Pair = readonly [string, string, string, string];

const pairKey = (...pair: Pair): string => pair.join("\u0000");

function bestValue(row: Switches, id: string, values: readonly string[], open: ReadonlyMap<string, Pair>): string {
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
