import { type Answer, goOnAlone } from "#referee";
import { changeMatch, type MatchPorts } from "./change-match.ts";

/** Lets a match go on that waits for nobody but the server. Followers and bots are told in any case. */
export function advanceMatch(ports: MatchPorts, table: string): Promise<Answer<number>> {
  return changeMatch(ports, table, {
    by: "server",
    decide: (_, match) => Promise.resolve({ ok: true, value: goOnAlone(match, ports.clock.now()) }),
  });
}
