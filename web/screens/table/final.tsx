import { signal } from "@preact/signals";
import type { ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { BotSeats, DiscMark, type Reader, TIES } from "#boardkit";
import { SEATS, type Standings } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { outcomeText } from "../../board/headline/status-text.ts";
import { useReader } from "../../board/reader.ts";
import type { PictureProps } from "../../end/picture/picture.tsx";
import { list, say } from "../../i18n/language.ts";
import { atTable, bookPath } from "../../learn/book/address.ts";
import { loadRecord } from "../../loading/api.ts";
import type { AtHand } from "../../loading/games.ts";
import { loadOnce } from "../../loading/load-once.ts";
import { Rematch } from "../../match/table/rematch.tsx";
import { replayPath } from "../../replay/address.ts";
import { recordBlob, saveFile } from "../../replay/files/save-file.ts";
import { isHere } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { botsAt } from "../../table/seat-names.ts";
import { CheckDraws } from "../../table/shares/check-draws.tsx";
import { Laurel } from "../../widgets/drawings/laurel.tsx";
import { useAsking } from "../../widgets/fields/asking.ts";
import { refusalText } from "../../widgets/fields/refusal.tsx";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import styles from "./final.module.css";

interface FinalProps {
  readonly table: TableView;
  readonly match: MatchUpdate;
  readonly standings: Standings;
  readonly atHand: AtHand;
  /** Back to the board as it stands at the end, with the log. */
  readonly onBoard: () => void;
}

/** The final table: the winner and the lead, points by source, and the rules that decided ties. */
export function Final({ table, match, standings, atHand, onBoard }: FinalProps) {
  const reader = useReader(table, match.seat, atHand);
  const { names } = reader;
  const winner = SEATS.find((seat) => standings.ranks[seat] === 1);
  const most = Math.max(...standings.scores.map(({ points }) => points));
  const outcome = outcomeText(standings, names);
  const how = howWon(standings, names);
  return (
    <div class={page.page}>
      <Top />
      <main>
        <section class={styles.win}>
          <Laurel>{winner === undefined ? null : <DiscMark seat={winner} />}</Laurel>
          <div>
            <PageTitle tab={`${outcome} · ${atHand.meta.title}`}>{say("wins-with", { outcome, n: most })}</PageTitle>
            {how === "" ? null : <p>{how}</p>}
          </div>
          <Next {...{ table, match, standings, atHand, reader, onBoard }} />
        </section>
        <atHand.ui.Final {...reader} view={match.view} standings={standings} />
        <BotSeats.Provider value={botsAt(table)}>
          <EndOnDemand table={table.id} game={table.game} ui={atHand.ui} reader={reader} />
        </BotSeats.Provider>
        {isHere(table.id) ? null : <CheckDraws table={table} names={names} />}
      </main>
    </div>
  );
}

interface NextProps extends FinalProps {
  readonly reader: Reader;
}

/** What can be done after a match. What is said of a press has its room below all buttons: none moves away under a finger. */
function Next({ table, match, standings, atHand: { meta, ui }, reader, onBoard }: NextProps) {
  const [said, onSaid] = useState<Said | null>(null);
  return (
    <div class={styles.next}>
      <Rematch table={table} names={reader.names} isMain />
      <button type="button" class={page.button} onClick={onBoard}>
        {say("seeBoard")}
      </button>
      <To path={replayPath(table.id, { ply: 0, as: null })} class={page.button}>
        {say("replayMatch")}
      </To>
      <SaveRecord table={table} onSaid={onSaid} />
      <SharePicture name={`${meta.id}-${table.id}`} {...{ meta, ui, reader, view: match.view, standings, onSaid }} />
      <nav class={styles.on}>
        {isHere(table.id) ? <To path={`/learn/${meta.id}`}>{say("exercises")}</To> : null}
        <To path={`/new?game=${meta.id}`}>{say("newTable")}</To>
        <To path={bookPath(meta, atTable(table), TIES)}>{say("rules")}</To>
        <To path="/">{say("home")}</To>
      </nav>
      <div class={styles.said}>{said === null ? null : <p role={said.role}>{said.text}</p>}</div>
    </div>
  );
}

type End = typeof import("../../end/end.tsx").End;
const loadedEnd = signal<{ readonly End: End } | null>(null);

/** How the match went: loaded when the table of points is on the screen. */
function EndOnDemand(props: ComponentProps<End>) {
  loadOnce("end", async () => {
    loadedEnd.value = await import("../../end/end.tsx");
  });
  const { value } = loadedEnd;
  return <div class={styles.course}>{value === null ? null : <value.End {...props} />}</div>;
}

/** What a press has led to. */
interface Said {
  readonly role: "status" | "alert";
  readonly text: string;
}

interface Saying {
  readonly onSaid: (said: Said | null) => void;
}

const savedAs = (file: string): Said => ({ role: "status", text: say("savedAs", { file }) });

function SaveRecord({ table: { id, game }, onSaid }: Saying & { readonly table: TableView }) {
  const { isAsking, ask } = useAsking();
  const save = async (): Promise<void> => {
    const answer = await ask(() => loadRecord(id));
    if (answer === null) return;
    if (!answer.ok) return onSaid({ role: "alert", text: refusalText(answer.refusal) });
    const name = `${game}-${id}.json`;
    saveFile(name, recordBlob(answer.value));
    onSaid(savedAs(name));
  };
  return (
    <button type="button" class={page.button} disabled={isAsking} onClick={() => void save()}>
      {say("saveRecord")}
    </button>
  );
}

/** Whether anything here takes a picture; where nothing does, it is saved. */
const sharesPictures = (): boolean =>
  navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] }) === true;

function SharePicture({ name, onSaid, ...props }: Saying & { readonly name: string } & PictureProps) {
  const [isDrawing, setDrawing] = useState(false);
  const share = async (): Promise<void> => {
    setDrawing(true);
    try {
      const { sharePicture } = await import("../../end/picture/share.tsx");
      const file = await sharePicture(name, props);
      onSaid(file === null ? null : savedAs(file));
    } catch {
      onSaid({ role: "alert", text: say("noPicture") });
    }
    setDrawing(false);
  };
  return (
    <button type="button" class={page.button} disabled={isDrawing} onClick={() => void share()}>
      {say(sharesPictures() ? "sharePicture" : "savePicture")}
    </button>
  );
}

/** How the match was won: by how many points or on a tie-breaker, before whom; "" where everybody shares the win. */
function howWon({ ranks, scores }: Standings, names: readonly string[]): string {
  const best = Math.max(...scores.map(({ points }) => points));
  const next = Math.min(...ranks.filter((rank) => rank > 1));
  const behind = names.filter((_, seat) => ranks[seat] === next);
  if (behind.length === 0) return "";
  const n = best - (scores[ranks.indexOf(next)]?.points ?? 0);
  return say(n === 0 ? "won-on-tie" : "won-by", { n, names: list(behind) });
}
