import type { WholeSeat, WholeTable } from "../table-store.ts";

/** The table still waits for people: seats, bots and shares may change. From the first share shown on nothing may. */
export const hasFreeChoice = ({ status, withoutFrom }: Pick<WholeTable, "status" | "withoutFrom">): boolean =>
  status === "waiting" && withoutFrom === null;

/** The seat has announced a share, which has not come. */
export const owesShare = ({ shareHash, hasRevealed }: Pick<WholeSeat, "shareHash" | "hasRevealed">): boolean =>
  shareHash !== null && !hasRevealed;
