import { type Answer, refuse } from "#referee";
import { inTransaction, type Tx } from "../db/retry.ts";
import { advanceMatch } from "../matches/commit/advance-match.ts";
import type { MatchPorts } from "../matches/commit/change-match.ts";
import { startIfReady } from "./opening/start-match.ts";
import { loadTable, lockTable, type WholeTable } from "./table-store.ts";

/**
 * Changes a table in one transaction; when that takes its last seat, the shares of its people are
 * awaited, and when the last one has come, the match starts. Answers the table as it is
 * afterwards, or undefined when it is gone.
 */
export async function changeTable(
  ports: MatchPorts,
  id: string,
  change: (tx: Tx, table: WholeTable) => Promise<Answer<undefined>>,
): Promise<Answer<WholeTable | undefined>> {
  const done = await inTransaction(ports.db, ports.patience, async (tx) => {
    const before = await lockTable(tx, id);
    if (before === undefined) return refuse("not-found");
    const changed = await change(tx, before);
    if (!changed.ok) return changed;
    const after = await loadTable(tx, id);
    if (after?.status !== "waiting") {
      return {
        ok: true as const,
        value: { after, hasStarted: before.status === "waiting" && after?.status === "running" },
      };
    }
    const hasStarted = await startIfReady(ports, tx, after);
    return { ok: true as const, value: { after: await loadTable(tx, id), hasStarted } };
  });
  if (!done.ok) return done;
  const { after, hasStarted } = done.value;
  ports.publisher.tableChanged(id);
  if (!hasStarted) return { ok: true, value: after };
  await advanceMatch(ports, id);
  return { ok: true, value: await loadTable(ports.db, id) };
}
