import { accepted, type Result, type Seat } from "#engine";
import type { NewTable, QuickWish, Refusal, TableView } from "#protocol";
import {
  announceShare,
  openTable,
  playAgain,
  quickMatch,
  revealShare,
  sitDown,
  takeSeatLink,
} from "../../loading/api.ts";
import { makeShare, shareToShow } from "./kept-shares.ts";

/** Everything that takes a seat announces a share for it, and shows it at once where the table is full by that. */

export type TableWish = Omit<NewTable, "share">;

type Taken = Promise<Result<TableView, Refusal>>;

export const openWithShare = (wish: TableWish): Taken => taking((share) => openTable({ ...wish, share }));
/** Joins a table that fits the wish, or opens one. */
export const quickWithShare = (wish: Omit<QuickWish, "share">): Taken =>
  taking((share) => quickMatch({ ...wish, share }));
export const sitWithShare = (table: string, seat: Seat): Taken => taking((share) => sitDown(table, seat, share));
export const rematchWithShare = (table: string): Taken => taking((share) => playAgain(table, share));

async function taking(ask: (share: string) => Taken): Taken {
  const taken = await ask(await makeShare());
  return taken.ok ? accepted(await tendShare(taken.value)) : taken;
}

/** A private link brings the seat to this browser, and the share with it while there is still time. */
export async function takeLinkWithShare(token: string): Taken {
  const taken = await takeSeatLink(token);
  if (!taken.ok || taken.value.status !== "waiting" || taken.value.revealing !== undefined) return taken;
  return announceShare(taken.value.id, await makeShare());
}

/** Whether the table waits for something that this browser does without being asked. */
export function awaitsShare({ status, revealing, you, seats }: TableView): boolean {
  if (you === null || status !== "waiting") return false;
  return revealing === undefined ? seats[you]?.share === undefined : revealing.missing.includes(you);
}

/** Announces or shows the reader's share where the table waits for it. Resolves to the table as it is then. */
export async function tendShare(table: TableView): Promise<TableView> {
  if (table.you === null || !awaitsShare(table)) return table;
  if (table.revealing === undefined) return changed(table, await announceShare(table.id, await makeShare()));
  const share = shareToShow(table.seats[table.you]?.share, table);
  return share === null ? table : changed(table, await revealShare(table.id, share));
}

const changed = (before: TableView, answer: Result<TableView, Refusal>): TableView =>
  answer.ok ? answer.value : before;
