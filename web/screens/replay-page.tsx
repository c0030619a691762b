import { signal } from "@preact/signals";
import type { ComponentProps } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { MatchRecord } from "#engine";
import type { TableView } from "#protocol";
import { loadRecord } from "../api.ts";
import { gameAtHand } from "../games.ts";
import { say } from "../i18n/language.ts";
import type { Followed } from "../live/followed.ts";
import { loadOnce } from "../live/loading.ts";
import { replayPlace } from "../replay/address.ts";
import { Told } from "./missing.tsx";
import { FollowedTable, Unseen } from "./table-page.tsx";

type Replay = typeof import("../replay/replay.tsx").Replay;
const loaded = signal<{ readonly Replay: Replay } | null>(null);

/** The replay of a finished match, at the place that the address names. */
export const ReplayPage = ({ id, query }: { readonly id: string; readonly query: string }) => (
  <FollowedTable id={id}>{(followed) => <Seen {...{ followed, query }} />}</FollowedTable>
);

function Seen({ followed, query }: { readonly followed: Followed; readonly query: string }) {
  const { value: table } = followed.table;
  if (table === null) return <Unseen id={followed.id} refusal={followed.refusal.value} />;
  return <OfTable {...{ table, query }} />;
}

function OfTable({ table, query }: { readonly table: TableView; readonly query: string }) {
  const atHand = gameAtHand(table.game, table.content);
  const record = useRecord(table.id, table.status === "over");
  const [place] = useState(() => replayPlace(query));
  if (table.status !== "over") return <Told title={say("replay-running")} help={say("replay-running-help")} />;
  if (record === "refused") return <Told title={say("replayMatch")} help={say("course-refused")} />;
  return atHand === null || record === null ? null : <OnDemand {...{ table, atHand, record, place }} />;
}

function useRecord(table: string, isOver: boolean): MatchRecord | "refused" | null {
  const [record, setRecord] = useState<MatchRecord | "refused" | null>(null);
  useEffect(() => {
    if (!isOver) return;
    void loadRecord(table).then((answer) => setRecord(answer.ok ? (answer.value as MatchRecord) : "refused"));
  }, [table, isOver]);
  return record;
}

function OnDemand(props: ComponentProps<Replay>) {
  loadOnce("replay", async () => {
    loaded.value = await import("../replay/replay.tsx");
  });
  const { value } = loaded;
  return value === null ? null : <value.Replay {...props} />;
}
