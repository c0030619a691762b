import { type GameMeta, type SeatCount, valuesFor } from "#engine";
import type { NewTable } from "#protocol";
import { type AtHand, optionValue } from "../games.ts";
import { list, say } from "../i18n/language.ts";

export type Sitter = NewTable["seats"][number];

/** What has been chosen so far for a new table; options that are as usual are left out. */
export interface Plan {
  readonly sitters: readonly Sitter[];
  readonly options: Readonly<Record<string, string>>;
  readonly door: NewTable["door"];
}

export interface PlanProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

const COUNTS = [2, 3, 4, 5] as const;

/** One's own seat first, the others for people: what "Play with friends" starts from. */
export const firstPlan = ({ seats }: GameMeta): Plan => ({
  sitters: [{ kind: "me" }, ...Array.from({ length: seats.min - 1 }, () => ({ kind: "person" as const }))],
  options: {},
  door: "private",
});

export const countOf = ({ sitters }: Plan): SeatCount => COUNTS.find((n) => n === sitters.length) ?? 2;

/** The numbers of seats that a game has. */
export const countsOf = ({ seats }: GameMeta): readonly SeatCount[] =>
  COUNTS.filter((n) => n >= seats.min && n <= seats.max);

/** The same plan for another number of seats; what no longer fits falls back to the usual. */
export function resized(plan: Plan, meta: GameMeta, seats: SeatCount): Plan {
  const sitters = Array.from({ length: seats }, (_, k): Sitter => plan.sitters[k] ?? { kind: "person" });
  const options = Object.entries(plan.options).filter(([id, value]) => {
    const spec = meta.options.find((each) => each.id === id);
    return spec !== undefined && valuesFor(spec, seats).includes(value);
  });
  return { ...plan, sitters, options: Object.fromEntries(options) };
}

/** What the choices come to, as a sentence or three. */
export function inProse({ meta, say: words }: AtHand, { sitters, options, door }: Plan): string {
  const people = sitters.filter(({ kind }) => kind === "person").length;
  const bots = sitters.filter(({ kind }) => kind === "bot").length;
  const company = [
    say("you-word"),
    ...(people > 0 ? [say("friends-count", { n: people })] : []),
    ...(bots > 0 ? [say("bots-count", { n: bots })] : []),
  ];
  const changed = meta.options.flatMap(({ id, values }) => {
    const value = options[id] ?? values[0] ?? "";
    return value === values[0] ? [] : [`${words(`option.${id}`)}: ${optionValue(words, id, value)}`];
  });
  return say("table-in-prose", {
    game: meta.title,
    n: sitters.length,
    company: list(company),
    options: changed.length === 0 ? say("optionsAsUsual") : say("options-changed", { options: changed.join("; ") }),
    door: say(`door.${door}.help`),
  });
}
