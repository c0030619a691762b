import { sql } from "kysely";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { leave } from "../seats/leave.ts";

/** Signs of life are noted every 15 seconds: whoever has none for so long has left the page. */
const LEFT_SECONDS = 27;

/** Frees the seats of people who searched for a quick match and have left the page. */
export async function endSearches(ports: MatchPorts): Promise<void> {
  const { rows } = await sql<{ table_id: string; user_id: string }>`
    select s.table_id, s.user_id
    from seat s join "table" t on t.id = s.table_id
    where s.seeks and t.status = 'waiting' and t.revealing_at is null and not exists (
      select from seen join seat_access x using (table_id, user_id)
      where x.table_id = s.table_id and x.seat = s.seat
        and seen.at > clock_now() - ${LEFT_SECONDS} * interval '1 second'
    )`.execute(ports.db);
  for (const { table_id, user_id } of rows) await leave(ports, user_id, table_id);
}
