import type { Reader } from "#boardkit";
import type { GameMeta } from "#engine";
import { queryFor, type ShownFor } from "./text/shown-for.ts";

/** The address of a game's rule book, or of a section, for the options and figures of a table. */
export function bookPath(meta: GameMeta, at: Partial<ShownFor> = {}, section = ""): string {
  return `/rules/${meta.id}${queryFor(meta, at)}${section === "" ? "" : `#${section}`}`;
}

/** The address of a game's player aid, which prints on one sheet. */
export const aidPath = (meta: GameMeta, at: Partial<ShownFor>): string => `/aid/${meta.id}${queryFor(meta, at)}`;

interface TableTerms {
  readonly options: ShownFor["options"];
  readonly seats: readonly unknown[];
  readonly content?: string | undefined;
}

/** What a table's book is shown for. */
export const atTable = ({ options, seats, content }: TableTerms): ShownFor => ({
  ...{ options, seats: seats.length, figures: content ?? null },
});

/** The same for the reader of a match. */
export const termsOf = ({ options, names, figures }: Reader): Partial<ShownFor> => ({
  ...{ seats: names.length, figures: figures ?? null },
  ...(options === undefined ? {} : { options }),
});
