import type { Terms } from "#boardkit";
import type { GameMeta } from "#engine";
import type { Mark } from "./marked.ts";

/** For which table a book is open: options and figures stand in its address, so that a link shows the same to all. */

export interface ShownFor {
  readonly options: Terms["options"];
  /** The hash of the figures; `null` for those of the game itself. */
  readonly figures: string | null;
  /** `null` where no table was named. */
  readonly seats: number | null;
}

/** The options that the address names; all others have their first value. */
export function shownFor({ options, seats }: GameMeta, query: string): ShownFor {
  const asked = new URLSearchParams(query);
  const chosen = options.map(({ id, values }) => {
    const wanted = asked.get(id) ?? "";
    return [id, values.includes(wanted) ? wanted : (values[0] ?? "")];
  });
  const n = Number(asked.get("seats") ?? Number.NaN);
  return {
    options: Object.fromEntries(chosen),
    figures: asked.get("figures"),
    seats: n >= seats.min && n <= seats.max ? n : null,
  };
}

/** The query of an address: what differs from the first values. */
export function queryFor({ options }: GameMeta, at: Partial<ShownFor>): string {
  const query = new URLSearchParams();
  for (const { id, values } of options) {
    const value = at.options?.[id];
    if (value !== undefined && value !== values[0]) query.set(id, value);
  }
  if (at.seats !== undefined && at.seats !== null) query.set("seats", `${at.seats}`);
  if (at.figures !== undefined && at.figures !== null) query.set("figures", at.figures);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The options that a mark asks for: one option, or those of a preset's value. */
function askedBy({ presets }: GameMeta, { option, value }: Mark): Readonly<Record<string, string>> {
  return presets.find(({ id }) => id === option)?.values[value] ?? { [option]: value };
}

/** Whether what a mark stands before holds with these options. */
export const holds = (meta: GameMeta, mark: Mark | null, options: Terms["options"]): boolean =>
  mark === null || Object.entries(askedBy(meta, mark)).every(([id, value]) => options[id] === value);
