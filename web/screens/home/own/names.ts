import { shelfOf } from "#games/ui";
import type { Other } from "#protocol";
import { list, say } from "../../../i18n/language.ts";

export const titleOf = (game: string): string => shelfOf(game)?.meta.title ?? game;

/** The others at a table: people by name, bots as a number but for those that play for somebody. */
export function company(others: readonly Other[]): string {
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const people = others.flatMap(({ kind, name }) =>
    kind === "bot" ? [] : [kind === "person" ? name : say("bot-for", { name })],
  );
  if (others.length === 0) return say("alone");
  return list(bots === 0 ? people : [...people, say("bots-count", { n: bots })]);
}
