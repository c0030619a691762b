import { useEffect, useMemo, useState } from "preact/hooks";
import { accepted, type MatchRecord, type Result } from "#engine";
import type { TableView } from "#protocol";
import { goneThrough } from "../end/worker/gone-through.ts";
import { say } from "../i18n/language.ts";
import { figuresOf } from "../loading/figures.ts";
import { gameAtHand } from "../loading/games.ts";
import { usualName } from "../screens/new-table/here.ts";
import { FILE, type ReplayPlace } from "./address.ts";
import { Choose } from "./files/choose.tsx";
import { Replay } from "./replay.tsx";
import { goneByRecord } from "./sources/gone.ts";
import type { Opening, WalkRefusal } from "./sources/worker/messages.ts";
import { refusalOfRecord } from "./sources/worker/refusal-text.ts";
import { openWalk, type WalkLine } from "./sources/worker/walk-line.ts";

/** A record out of a file, gone through; or the sentence that says what is wrong with it. */
export function OfFile({ file, place }: { readonly file: File; readonly place: ReplayPlace }) {
  const found = useFile(file);
  const line = found?.ok === true ? found.value : null;
  const table = useMemo(() => (line === null ? null : tableOf(line.opening)), [line]);
  const gone = useMemo(() => (line === null ? null : goneOf(line, file)), [line, file]);
  if (found === null) return <Choose note={say("record.reading")} />;
  if (!found.ok) return <Choose refusal={refusalOfRecord(found.refusal)} />;
  const { game, content } = found.value.opening;
  if (content !== undefined) figuresOf(content);
  const atHand = gameAtHand(game, content?.hash);
  return atHand === null || table === null || gone === null ? null : <Replay {...{ table, atHand, gone, place }} />;
}

function useFile(file: File): Result<WalkLine, WalkRefusal> | null {
  const [found, setFound] = useState<Result<WalkLine, WalkRefusal> | null>(null);
  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    setFound(null);
    void openWalk(file).then((opened) => {
      if (opened.ok) close = opened.value.close;
      if (isGone) close();
      else setFound(opened);
    });
    return () => {
      isGone = true;
      close();
    };
  }, [file]);
  return found;
}

/** The worker has read the file, and found all of it right. */
const recordIn = async (file: File) => accepted(JSON.parse(await file.text()) as MatchRecord);

const goneOf = (line: WalkLine, file: File) =>
  goneByRecord(line, {
    record: () => recordIn(file),
    whole: () =>
      line.opening.standings === undefined
        ? "refused"
        : goneThrough(`file ${file.name} ${file.size} ${file.lastModified}`, () => recordIn(file)),
  });

/** A record has no table: names of people are not in it. */
const tableOf = ({ game, options, seats, bots, content, standings }: Opening): TableView => ({
  ...{ id: FILE, game, options, owner: null, door: "private", you: null, seatLink: null, browsers: 0, renewable: [] },
  ...{ incidents: [], rematch: null, status: standings === undefined ? "running" : "over" },
  ...(content === undefined ? {} : { content: content.hash }),
  seats: Array.from({ length: seats }, (_, seat) => {
    const level = bots?.[seat];
    const sitter = level === undefined ? { kind: "person", name: usualName(seat) } : { kind: "bot", name: level };
    return { ...(sitter as { kind: "person" | "bot"; name: string }), seat: seat as 0, here: true };
  }),
});
