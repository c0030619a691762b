import { type Answer, goOnAlone } from "#referee";
import { changeMatch, type MatchPorts } from "./change-match.ts";

/** Continues a match that waits only for the server. Notifies followers and bots in any case. */
export function advanceMatch(ports: MatchPorts, table: string): Promise<Answer<number>> {
  return changeMatch(ports, table, {
    by: "server",
    decide: (_, match) => Promise.resolve({ ok: true, value: goOnAlone(match, ports.clock.now()) }),
  });
}
