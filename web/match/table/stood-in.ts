import { computed, type ReadonlySignal } from "@preact/signals";
import type { MatchUpdate, TableSeat, TableView } from "#protocol";
import type { Followed } from "../../live/followed.ts";

/** Whether a bot plays for the reader now. */
export const isStoodIn = ({ you, seats, status }: Pick<TableView, "you" | "seats" | "status">): boolean =>
  status === "running" && seats.some(({ seat, standIn }) => seat === you && standIn !== undefined);

/** The other people who still play for themselves. */
export const othersOf = ({ seats, you }: TableView): readonly TableSeat[] =>
  seats.filter(({ seat, kind, standIn }) => kind === "person" && seat !== you && standIn === undefined);

/** The match for one's own turn: without a seat while a bot plays it, so that no move is offered beside the bot's. */
export const ownMatch = ({ table, match }: Pick<Followed, "table" | "match">): ReadonlySignal<MatchUpdate | null> =>
  computed(() => {
    if (match.value === null || table.value === null || !isStoodIn(table.value)) return match.value;
    return { ...match.value, seat: null };
  });
