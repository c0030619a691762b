import type { TableView } from "#protocol";
import page from "../../styles/page.module.css";
import { paceWords } from "../../table/clocks/time-words.ts";
import { HereNotes } from "./here-notes.tsx";
import { People } from "./people.tsx";
import { FoldedSeatLink, OthersLinks } from "./seat-link.tsx";

interface AboutTableProps {
  readonly table: TableView;
  readonly names: readonly string[];
  /** The reader has made moves that can still be taken back. */
  readonly hasBegun: boolean;
}

/** Pace, links and people of the table. */
export function AboutTable({ table, names, hasBegun }: AboutTableProps) {
  return (
    <>
      {table.pace === undefined ? null : <p class={page.soft}>{paceWords(table.pace)}</p>}
      {table.here === undefined ? (
        <>
          <FoldedSeatLink table={table} />
          <OthersLinks table={table} names={names} />
          <People table={table} names={names} hasBegun={hasBegun} />
        </>
      ) : (
        <HereNotes table={table} here={table.here} />
      )}
    </>
  );
}
