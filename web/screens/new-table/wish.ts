import { type GameMeta, SEAT_COUNTS, type SeatCount, type Switches, valuesFor } from "#engine";
import type { NewTable, Pace } from "#protocol";

export type Sitter = NewTable["seats"][number];

/** Who may sit down; `here`: whoever is at this device, and the page itself plays the match. */
export const DOORS = ["private", "open", "here"] as const;

/** The settings of a new table so far. Options that are at their default are left out. */
export interface Wish {
  readonly sitters: readonly Sitter[];
  readonly options: Readonly<Record<string, string>>;
  readonly door: (typeof DOORS)[number];
  /** By seat: the people at this device, who have no names of their own there. */
  readonly names: readonly string[];
  /** Null without a clock. */
  readonly pace: Pace | null;
}

/** The pace that the table will have: at one device there is no correspondence. */
export const paceOf = ({ door, pace }: Pick<Wish, "door" | "pace">): Pace | null =>
  door === "here" && pace?.kind === "days" ? null : pace;

export interface WishProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

/** The wish that "Play with friends" starts with: one's own seat first, people on the others. */
export const firstWish = ({ seats }: GameMeta, door: Wish["door"] = "private"): Wish => ({
  sitters: [{ kind: "me" }, ...Array.from({ length: seats.min - 1 }, () => ({ kind: "person" as const }))],
  ...{ options: {}, door, names: [], pace: null },
});

export const countOf = ({ sitters }: Wish): SeatCount => SEAT_COUNTS.find((n) => n === sitters.length) ?? 2;

/** The wish for another number of seats. Options that no longer fit return to their defaults. */
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

/** The value that a chosen preset gives a switch, if any. */
const presetSays = ({ presets }: GameMeta, { options }: Wish, id: string): string | undefined =>
  presets.flatMap((preset) => preset.values[options[preset.id] ?? ""]?.[id] ?? [])[0];

/** The present value of a preset or a switch. A switch follows its preset until it is set itself. */
export const chosenOf = (meta: GameMeta, wish: Wish, id: string): string | undefined =>
  wish.options[id] ?? presetSays(meta, wish, id);

/** The wish with one option set. A preset removes the values of its switches. */
export function withOption(wish: Wish, meta: GameMeta, id: string, value: string): Wish {
  const preset = meta.presets.find((each) => each.id === id);
  const set = preset === undefined ? [] : Object.keys(preset.values[value] ?? {});
  const others = Object.entries(wish.options).filter(([each]) => !set.includes(each));
  return { ...wish, options: { ...Object.fromEntries(others), [id]: value } };
}

/** The options that are not at their default: presets, and the switches that differ from their preset. */
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
