import { type GameMeta, SEAT_COUNTS, type SeatCount, type Switches, valuesFor } from "#engine";
import type { NewTable } from "#protocol";

export type Sitter = NewTable["seats"][number];

/** What has been chosen so far for a new table; options that are as usual are left out. */
export interface Wish {
  readonly sitters: readonly Sitter[];
  readonly options: Readonly<Record<string, string>>;
  readonly door: NewTable["door"];
}

export interface WishProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** One's own seat first, the others for people: what "Play with friends" starts from. */
export const firstWish = ({ seats }: GameMeta): Wish => ({
  sitters: [{ kind: "me" }, ...Array.from({ length: seats.min - 1 }, () => ({ kind: "person" as const }))],
  options: {},
  door: "private",
});

export const countOf = ({ sitters }: Wish): SeatCount => SEAT_COUNTS.find((n) => n === sitters.length) ?? 2;

/** The same wish for another number of seats; what no longer fits falls back to the usual. */
export function resized(wish: Wish, meta: GameMeta, seats: SeatCount): Wish {
  const sitters = Array.from({ length: seats }, (_, k): Sitter => wish.sitters[k] ?? { kind: "person" });
  const options = Object.entries(wish.options).filter(([id, value]) => {
    if (meta.presets.some((preset) => preset.id === id)) return true;
    const spec = meta.options.find((each) => each.id === id);
    return spec !== undefined && valuesFor(spec, seats).includes(value);
  });
  return { ...wish, sitters, options: Object.fromEntries(options) };
}

/** The switches that presets set. */
export const switchesOf = ({ presets }: GameMeta): readonly string[] => [
  ...new Set(presets.flatMap(({ values }) => Object.values(values).flatMap((set) => Object.keys(set)))),
];

/** What a chosen preset says of a switch. */
const presetSays = ({ presets }: GameMeta, { options }: Wish, id: string): string | undefined =>
  presets.flatMap((preset) => preset.values[options[preset.id] ?? ""]?.[id] ?? [])[0];

/** What a preset or a switch stands at; a switch follows its preset until it is chosen itself. */
export const chosenOf = (meta: GameMeta, wish: Wish, id: string): string | undefined =>
  wish.options[id] ?? presetSays(meta, wish, id);

/** The wish with one choice more. Choosing a preset undoes what was chosen for its switches. */
export function withOption(wish: Wish, meta: GameMeta, id: string, value: string): Wish {
  const preset = meta.presets.find((each) => each.id === id);
  const set = preset === undefined ? [] : Object.keys(preset.values[value] ?? {});
  const others = Object.entries(wish.options).filter(([each]) => !set.includes(each));
  return { ...wish, options: { ...Object.fromEntries(others), [id]: value } };
}

/** What was chosen otherwise than usual: presets by their name, switches that differ from them singly. */
export function changedOf(meta: GameMeta, wish: Wish): readonly (readonly [string, string])[] {
  const presets = meta.presets.map(({ id, values }) => ({ id, usual: Object.keys(values)[0] }));
  const switches = meta.options.map(({ id, values }) => ({ id, usual: presetSays(meta, wish, id) ?? values[0] }));
  return [...presets, ...switches].flatMap(({ id, usual }) => {
    const value = wish.options[id];
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
