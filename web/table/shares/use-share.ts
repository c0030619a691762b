import { useEffect, useRef } from "preact/hooks";
import type { TableView } from "#protocol";
import { keepAsking } from "../../live/rounds.ts";
import { awaitsShare, tendShare } from "./take-seat.ts";

const AGAIN = 2000;

/** Announces and shows the reader's share at an open table, again until the server has it. */
export function useShare(table: TableView | null): void {
  const latest = useRef(table);
  latest.current = table;
  const isAwaited = table !== null && awaitsShare(table);
  useEffect(() => {
    if (!isAwaited) return undefined;
    return keepAsking(
      async () => latest.current && (await tendShare(latest.current)),
      (after) => (after !== null && awaitsShare(after) ? AGAIN : null),
    ).stop;
  }, [isAwaited]);
}
