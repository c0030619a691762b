import type { LogLine } from "#boardkit";
import type { Incident, ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";

const incidentText = ({ type, seat }: Incident, names: readonly string[]): string =>
  say(`incident.${type}`, { name: names[seat] ?? "" });

/** No event of the match: what happened at the table. */
const INCIDENT = -1;

/** The lines of the log with the incidents of the table among them, each after the entries that stood there by then. */
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
