import type { LogLine } from "#boardkit";
import type { Incident, ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";

const incidentText = ({ type, seat }: Incident, names: readonly string[]): string =>
  say(`incident.${type}`, { name: names[seat] ?? "" });

/** The `event` of a line for an incident, which has no event of the match. */
const INCIDENT = -1;

/** Inserts the incidents of the table into the lines of the log, each after the entries made before it. */
export function withIncidents(
  lines: readonly LogLine[],
  events: readonly ToldEvent[],
  incidents: readonly Incident[],
  names: readonly string[],
): readonly LogLine[] {
  const rest = [...incidents];
  /** Those that happened before entry `ply` was made. */
  const until = (ply: number): LogLine[] => {
    const later = rest.findIndex((incident) => incident.ply > ply);
    return rest.splice(0, later === -1 ? rest.length : later).map((incident) => ({
      ...{ kind: "line", seat: incident.seat, text: incidentText(incident, names), event: INCIDENT },
    }));
  };
  const end = Number.POSITIVE_INFINITY;
  return [...lines.flatMap((line) => [...until(events[line.event]?.ply ?? end), line]), ...until(end)];
}
