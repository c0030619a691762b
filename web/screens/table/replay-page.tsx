import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import type { Followed } from "../../live/followed.ts";
import { gameAtHand } from "../../loading/games.ts";
import { loadOnce } from "../../loading/load-once.ts";
import { useOwnColour } from "../../match/settings/own-colour.ts";
import { replayPlace } from "../../replay/address.ts";
import { dropped } from "../../replay/files/dropped.ts";
import { HandOver } from "./hand-over.tsx";
import { FollowedTable, Unseen } from "./table-page.tsx";

type Pages = typeof import("../../replay/pages.ts").PAGES;
const loaded = signal<Pages | null>(null);

function pages(): Pages | null {
  loadOnce("replay", async () => {
    loaded.value = (await import("../../replay/pages.ts")).PAGES;
  });
  return loaded.value;
}

interface ReplayPageProps {
  readonly id: string;
  readonly query: string;
}

/** The replay of a match, at the place that the address names. */
export const ReplayPage = ({ id, query }: ReplayPageProps) => (
  <FollowedTable id={id}>{(followed) => <Seen {...{ followed, query }} />}</FollowedTable>
);

function Seen({ followed, query }: { readonly followed: Followed; readonly query: string }) {
  const { value: table } = followed.table;
  const [place] = useState(() => replayPlace(query));
  const replay = pages();
  useOwnColour(table);
  if (table === null) return <Unseen id={followed.id} refusal={followed.refusal.value} />;
  if (table.here?.handTo !== undefined) return <HandOver table={table} to={table.here.handTo} />;
  const atHand = gameAtHand(table.game, table.content);
  return atHand === null || replay === null ? null : <replay.OfTable {...{ followed, table, atHand, place }} />;
}

/** A record that somebody drops here or chooses, at the place that the address names. */
export function RecordPage({ query }: Pick<ReplayPageProps, "query">) {
  const replay = pages();
  const { value: found } = dropped;
  if (replay === null) return null;
  if (found !== null) return <replay.OfFile key={found.n} file={found.file} place={replayPlace(query)} />;
  return query === "" ? <replay.Choose /> : <replay.Choose note={say("record.again")} />;
}
