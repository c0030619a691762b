import type { GameMeta } from "#engine";
import { go, pathOf } from "../../routes.ts";
import { openWithShare } from "../../table/shares/take-seat.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { type Company, tableWith } from "./company.ts";

/** Asks for a table with bots, and goes there. */
export function usePlayNow() {
  const { refusal, isAsking, ask } = useAsking();
  const playNow = async (meta: GameMeta, company: Company): Promise<void> => {
    const answer = await ask(() => openWithShare(tableWith(meta, company)));
    if (answer?.ok === true) go(pathOf(answer.value.id));
  };
  return { refusal, isAsking, ask, playNow };
}
