import { type Answer, isOver, plyOf, refuse } from "#referee";
import { peopleAt } from "../device.ts";
import type { Held } from "../store/held.ts";
import type { KeptMatch } from "../store/kept.ts";

/** The match with the fact that its one person has asked for a good move: once a position, as on the server. */
export function withAdvice(held: Held): Answer<KeptMatch> {
  const { kept, match, viewer } = held;
  if (viewer === null || held.isElsewhere) return refuse("not-your-seat");
  if (isOver(match)) return refuse("match-over");
  if (peopleAt(held).length > 1) return refuse("people-at-table");
  const incidents = kept.incidents ?? [];
  const ply = plyOf(match);
  if (incidents.at(-1)?.ply === ply) return { ok: true, value: kept };
  return { ok: true, value: { ...kept, incidents: [...incidents, { ply, seat: viewer, type: "advice-asked" }] } };
}
