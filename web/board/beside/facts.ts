import type { LogLine } from "#boardkit";
import type { TableFact, ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";

const factText = ({ type, seat }: TableFact, names: readonly string[]): string =>
  say(`fact.${type}`, { name: names[seat] ?? "" });

/** An event of the table, not of the match. */
const FACT = -1;

/** The lines of the log with the facts of the table among them, each after the entries that stood there by then. */
export function withFacts(
  lines: readonly LogLine[],
  events: readonly ToldEvent[],
  facts: readonly TableFact[],
  names: readonly string[],
): readonly LogLine[] {
  const rest = [...facts];
  /** Those that happened before entry `ply` was made. */
  const until = (ply: number): LogLine[] => {
    const later = rest.findIndex((fact) => fact.ply > ply);
    return rest.splice(0, later === -1 ? rest.length : later).map((fact) => ({
      ...{ kind: "line", seat: fact.seat, text: factText(fact, names), event: FACT },
    }));
  };
  const end = Number.POSITIVE_INFINITY;
  return [...lines.flatMap((line) => [...until(events[line.event]?.ply ?? end), line]), ...until(end)];
}
