import type { TableView } from "#protocol";
import { WishToAbandon } from "./abandon.tsx";
import { PaceWishes } from "./change-pace.tsx";
import { Proposed, TakeBack } from "./stand-ins.tsx";

interface WishesProps {
  readonly table: TableView;
  readonly names: readonly string[];
}

/** What others at the table wish, and seats that bots have taken over. */
export const Wishes = ({ table, names }: WishesProps) => (
  <>
    <WishToAbandon table={table} names={names} />
    <PaceWishes table={table} names={names} />
    <Proposed table={table} names={names} />
    <TakeBack table={table} />
  </>
);
