import { leaveTable, openHere } from "../../loading/api.ts";
import { guidesOf } from "../../loading/learn.ts";
import type { NewHere } from "../../local/messages.ts";
import { newHereId } from "../../routes.ts";
import { ownName } from "../../screens/new-table/here.ts";
import { countStep } from "./learned/counts.ts";
import { forgetSpoken } from "./learned/kept.ts";
import { OPPONENT } from "./opponent.ts";

/** Opens a guided match of a game in the page; the guide and the match are loaded on the way. */
export async function startGuided(game: string): Promise<Awaited<ReturnType<typeof openHere>>> {
  const guide = await guidesOf(game);
  if (guide === undefined) return { ok: false, refusal: { code: "not-found" } };
  const { seats, options, luck } = guide;
  const match: NewHere = {
    ...{ id: newHereId(), game, options, prepared: luck },
    seats: [
      { kind: "person", name: ownName() },
      ...Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level: OPPONENT })),
    ],
  };
  const answer = await openHere(match);
  if (answer.ok) countStep(game, match.id, "started");
  return answer;
}

/** Begins anew; the match that was left is given up. */
export async function restartGuided(game: string, table: string): Promise<Awaited<ReturnType<typeof openHere>>> {
  const answer = await startGuided(game);
  if (!answer.ok) return answer;
  await leaveTable(table);
  forgetSpoken(table);
  return answer;
}
