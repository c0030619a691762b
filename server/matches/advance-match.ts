import type { Answer } from "../refusal.ts";
import { plyOf } from "./cached-match.ts";
import { changeMatch, type MatchPorts } from "./change-match.ts";
import { Plan } from "./plan.ts";

/**
 * Draws and plays what is forced until somebody has a real decision: at the start of a match, and for one that a
 * crash stopped before its first draw. Followers and bots are told in any case.
 */
export function advanceMatch(ports: MatchPorts, table: string): Promise<Answer<number>> {
  return changeMatch(ports, table, {
    by: "server",
    decide: (_, match) => {
      const plan = new Plan(match);
      plan.advance();
      const ply = plyOf(match) + plan.entries.length;
      return Promise.resolve({
        ok: true,
        value: { ply, at: ports.clock.now(), ...(plan.entries.length > 0 ? { plan } : {}) },
      });
    },
  });
}
