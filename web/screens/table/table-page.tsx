import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "#protocol";
import { say } from "../../i18n/language.ts";
import { serverLine } from "../../live/connection.ts";
import { type Followed, follow } from "../../live/followed.ts";
import type { Line } from "../../live/line.ts";
import { gameAtHand } from "../../loading/games.ts";
import { later } from "../../loading/later.tsx";
import { untilLoaded } from "../../loading/load-once.ts";
import { useOwnColour } from "../../match/settings/own-colour.ts";
import { isHere, route } from "../../routes.ts";
import { useShare } from "../../table/shares/use-share.ts";
import { refusalText } from "../../widgets/fields/refusal.tsx";
import { Missing, Told } from "../pages/missing.tsx";
import { Away } from "./away.tsx";
import { HandOver } from "./hand-over.tsx";
import { Final } from "./late-parts.tsx";
import { Match } from "./match.tsx";

/** Few matches have rules that this page does not know. */
const OtherRules = later("other rules", async () => (await import("./other-rules.tsx")).OtherRules);
const Waiting = later("waiting", async () => (await import("./waiting.tsx")).Waiting);

/** The page of a table, whether it waits, runs or is over. */
export const TablePage = ({ id }: { readonly id: string }) => (
  <FollowedTable id={id}>{(followed) => <Seen followed={followed} />}</FollowedTable>
);

interface FollowedTableProps {
  readonly id: string;
  readonly children: (followed: Followed) => ComponentChildren;
}

/** Follows a table, on the server's line or on that of the house in the page. */
export function FollowedTable({ id, children }: FollowedTableProps) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    const start = (line: Line): void => {
      if (isGone) return;
      const made = follow(id, line);
      setFollowed(made);
      stop = made.close;
    };
    if (isHere(id)) void untilLoaded(lineHere).then(start);
    else start(serverLine);
    return () => {
      isGone = true;
      stop();
    };
  }, [id]);
  return followed === null ? null : children(followed);
}

/** The line to the house of this page, which loads on demand. */
const lineHere = async (): Promise<Line> => (await import("../../local/page-line.ts")).pageLine;

/** The table whose board was looked at when its replay was opened: from there one comes back to the board. */
let leftOnBoard: string | null = null;
route.subscribe(({ name }) => {
  if (name !== "table" && name !== "replay") leftOnBoard = null;
});

/** Whether the reader looks at the board, also once the match is over. */
function useWatched(id: string, status: string | undefined) {
  const [isWatched, setWatched] = useState(leftOnBoard === id);
  useEffect(() => {
    leftOnBoard = null;
    return () => {
      if (isWatched && route.peek().name === "replay") leftOnBoard = id;
    };
  }, [id, isWatched]);
  useEffect(() => {
    if (status === "running") setWatched(true);
  }, [status]);
  return [isWatched, setWatched] as const;
}

function Seen({ followed }: { readonly followed: Followed }) {
  const table = followed.table.value;
  const [isWatched, setWatched] = useWatched(followed.id, table?.status);
  const match = followed.match.value;
  const atHand = table === null ? null : gameAtHand(table.game, table.content);
  useShare(table);
  useOwnColour(table);
  if (table === null) return <Unseen id={followed.id} refusal={followed.refusal.value} />;
  if (table.closed === "") return <Told title={say("abandonedTable")} help={say("abandonedTableHelp")} />;
  if (table.closed !== undefined) {
    return <Told title={say("closedTable")} help={say("closedTableHelp", { reason: table.closed })} />;
  }
  if (table.here?.handTo !== undefined) return <HandOver table={table} to={table.here.handTo} />;
  if (table.otherRules !== undefined) return <OtherRules table={table} version={table.otherRules} />;
  if (atHand === null) return null;
  if (table.status === "waiting") return <Waiting table={table} atHand={atHand} />;
  if (match === null) return null;
  if (table.status === "over" && match.standings !== null && !isWatched) {
    return <Final {...{ table, match, atHand }} standings={match.standings} onBoard={() => setWatched(true)} />;
  }
  // Another person at the same device is another reader: nothing of the last one stays.
  const reader = table.here === undefined ? undefined : table.you;
  return <Match key={reader} {...{ followed, table, match, atHand }} onLeave={() => setWatched(false)} />;
}

/** A table that has not come yet, or does not come. */
export function Unseen({ id, refusal }: { readonly id: string; readonly refusal: Refusal | null }) {
  if (isHere(id) && refusal?.code === "no-workers")
    return <Told title={say("noWorkers")} help={refusalText(refusal)} />;
  if (isHere(id)) return refusal === null ? null : <Missing what="here" />;
  if (refusal === null) return <Away />;
  if (refusal.code === "banned") return <Told title={say("shutOut")} help={refusalText(refusal)} />;
  return <Missing what="table" />;
}
