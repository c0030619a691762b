import { useEffect, useMemo, useState } from "preact/hooks";
import { accepted } from "#engine";
import type { TableView } from "#protocol";
import { goneThrough } from "../end/worker/gone-through.ts";
import { say } from "../i18n/language.ts";
import type { Followed } from "../live/followed.ts";
import { loadRecord } from "../loading/api.ts";
import type { AtHand } from "../loading/games.ts";
import { Told } from "../screens/pages/missing.tsx";
import type { ReplayPlace } from "./address.ts";
import { Replay } from "./replay.tsx";
import { goneByLine, goneByRecord } from "./sources/gone.ts";
import { openWalk, type WalkLine } from "./sources/worker/walk-line.ts";

interface OfTableProps {
  readonly followed: Followed;
  readonly table: TableView;
  readonly atHand: AtHand;
  readonly place: ReplayPlace;
}

/** The match of a table: by its record once it is over, before by what the reader was entitled to see. */
export const OfTable = (props: OfTableProps) =>
  props.table.status === "over" ? <Finished {...props} /> : <Running key={props.table.you} {...props} />;

function Running({ followed, table, ...rest }: OfTableProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the table only the reader's seat matters.
  const gone = useMemo(() => goneByLine(followed, table), [followed, table.you]);
  return followed.match.value === null ? null : <Replay {...{ table, gone }} {...rest} />;
}

interface Found {
  readonly line: WalkLine;
  readonly record: unknown;
}

function Finished({ table, atHand, place }: OfTableProps) {
  const found = useRecord(table.id);
  const gone = useMemo(() => {
    if (found === null || found === "refused") return null;
    const { line, record } = found;
    const load = () => Promise.resolve(accepted(record));
    return goneByRecord(line, { record: load, whole: () => goneThrough(table.id, load) });
  }, [found, table.id]);
  if (found === "refused") return <Told title={say("replayMatch")} help={say("course-refused")} />;
  return gone === null ? null : <Replay {...{ table, atHand, place, gone }} />;
}

function useRecord(table: string): Found | "refused" | null {
  const [found, setFound] = useState<Found | "refused" | null>(null);
  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    const open = async (): Promise<void> => {
      const record = await loadRecord(table);
      const line = record.ok ? await openWalk({ record: record.value }) : null;
      if (line?.ok === true) close = line.value.close;
      if (isGone) close();
      else setFound(record.ok && line?.ok === true ? { line: line.value, record: record.value } : "refused");
    };
    void open();
    return () => {
      isGone = true;
      close();
    };
  }, [table]);
  return found;
}
