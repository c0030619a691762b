import { type GameMeta, SEAT_COUNTS, type SeatCount, type Switches, valuesFor } from "#engine";
import type { NewTable } from "#protocol";

export type Sitter = NewTable["seats"][number];

/** The choices for a new table; options at their default are left out. */
export interface Plan {
  readonly sitters: readonly Sitter[];
  readonly options: Readonly<Record<string, string>>;
  readonly door: NewTable["door"];
}

export interface PlanProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** One's own seat first, the others for people: what "Play with friends" starts from. */
export const firstPlan = ({ seats }: GameMeta): Plan => ({
  sitters: [{ kind: "me" }, ...Array.from({ length: seats.min - 1 }, () => ({ kind: "person" as const }))],
  options: {},
  door: "private",
});

export const countOf = ({ sitters }: Plan): SeatCount => SEAT_COUNTS.find((n) => n === sitters.length) ?? 2;

/** The same plan for another number of seats; what no longer fits falls back to the default. */
export function resized(plan: Plan, meta: GameMeta, seats: SeatCount): Plan {
  const sitters = Array.from({ length: seats }, (_, k): Sitter => plan.sitters[k] ?? { kind: "person" });
  const options = Object.entries(plan.options).filter(([id, value]) => {
    if (meta.presets.some((preset) => preset.id === id)) return true;
    const spec = meta.options.find((each) => each.id === id);
    return spec !== undefined && valuesFor(spec, seats).includes(value);
  });
  return { ...plan, sitters, options: Object.fromEntries(options) };
}

/** The switches that presets set. */
export const switchesOf = ({ presets }: GameMeta): readonly string[] => [
  ...new Set(presets.flatMap(({ values }) => Object.values(values).flatMap((set) => Object.keys(set)))),
];

/** What a chosen preset says of a switch. */
const presetSays = ({ presets }: GameMeta, { options }: Plan, id: string): string | undefined =>
  presets.flatMap((preset) => preset.values[options[preset.id] ?? ""]?.[id] ?? [])[0];

/** The value of a preset or a switch; a switch follows its preset until its own value is chosen. */
export const chosenOf = (meta: GameMeta, plan: Plan, id: string): string | undefined =>
  plan.options[id] ?? presetSays(meta, plan, id);

/** The plan with one choice more. Choosing a preset undoes what was chosen for its switches. */
export function withOption(plan: Plan, meta: GameMeta, id: string, value: string): Plan {
  const preset = meta.presets.find((each) => each.id === id);
  const set = preset === undefined ? [] : Object.keys(preset.values[value] ?? {});
  const others = Object.entries(plan.options).filter(([each]) => !set.includes(each));
  return { ...plan, options: { ...Object.fromEntries(others), [id]: value } };
}

/** Choices that differ from the defaults: presets by their name, then the switches that differ from their preset. */
export function changedOf(meta: GameMeta, plan: Plan): readonly (readonly [string, string])[] {
  const presets = meta.presets.map(({ id, values }) => ({ id, usual: Object.keys(values)[0] }));
  const switches = meta.options.map(({ id, values }) => ({ id, usual: presetSays(meta, plan, id) ?? values[0] }));
  return [...presets, ...switches].flatMap(({ id, usual }) => {
    const value = plan.options[id];
    return value === undefined || value === usual ? [] : [[id, value] as const];
  });
}

/** A table's options in as few lines as possible: a matching preset stands for its switches. */
export function agreedOf(meta: GameMeta, switches: Switches): readonly (readonly [string, string])[] {
  const presets = meta.presets.flatMap(({ id, values }) =>
    Object.entries(values)
      .filter(([, set]) => Object.entries(set).every(([each, value]) => switches[each] === value))
      .map(([value, set]) => ({ id, value, set: Object.keys(set) })),
  );
  const covered = new Set(presets.flatMap(({ set }) => set));
  const single = meta.options.filter(({ id }) => !covered.has(id));
  return [
    ...presets.map(({ id, value }) => [id, value] as const),
    ...single.map(({ id, values }) => [id, switches[id] ?? values[0] ?? ""] as const),
  ];
}
