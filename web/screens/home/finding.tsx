import type { HomeView } from "#protocol";
import { OpenTables } from "./open-tables.tsx";
import { QuickMatch } from "./quick-match.tsx";

/** Where to find others to play with. */
export const Finding = ({ home }: { readonly home: HomeView }) => (
  <div>
    <QuickMatch />
    <OpenTables tables={openTo(home)} />
  </div>
);

/** A table at which the reader has taken a seat is open to others. */
function openTo({ openTables, yourTables }: HomeView): HomeView["openTables"] {
  const own = new Set(yourTables.map(({ table }) => table));
  return openTables.filter(({ id }) => !own.has(id));
}
