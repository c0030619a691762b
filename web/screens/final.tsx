import { DiscMark } from "#boardkit";
import { SEATS, type Standings } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { playAgain } from "../api.ts";
import { useAsking } from "../asking.ts";
import { outcomeText } from "../board/headline/status-text.ts";
import { useReader } from "../board/reader.ts";
import type { AtHand } from "../games.ts";
import { list, say } from "../i18n/language.ts";
import { go } from "../routes.ts";
import page from "../styles/page.module.css";
import { Laurel } from "../widgets/laurel.tsx";
import { PageTitle } from "../widgets/page-title.tsx";
import { RefusalLine } from "../widgets/refusal.tsx";
import { Top } from "../widgets/top.tsx";
import styles from "./final.module.css";

interface FinalProps {
  readonly table: TableView;
  readonly match: MatchUpdate;
  readonly standings: Standings;
  readonly atHand: AtHand;
  /** Back to the board as it stands at the end, with the log. */
  readonly onBoard: () => void;
}

/** The final table: who won and by how much, points by source, how ties were decided. */
export function Final({ table, match, standings, atHand, onBoard }: FinalProps) {
  const reader = useReader(table, match.seat, atHand);
  const { names } = reader;
  const winner = SEATS.find((seat) => standings.ranks[seat] === 1);
  const most = Math.max(...standings.scores.map(({ points }) => points));
  const outcome = outcomeText(standings, names);
  return (
    <div class={page.page}>
      <Top />
      <main>
        <section class={styles.win}>
          <Laurel>{winner === undefined ? null : <DiscMark seat={winner} />}</Laurel>
          <div>
            <PageTitle tab={`${outcome} · ${atHand.meta.title}`}>{say("wins-with", { outcome, n: most })}</PageTitle>
            <p>{howWon(standings, names)}</p>
          </div>
          <div class={styles.next}>
            <Rematch table={table} names={names} />
            <button type="button" class={page.button} onClick={onBoard}>
              {say("seeBoard")}
            </button>
            <button type="button" class={page.button} onClick={() => go(`/new?game=${atHand.meta.id}`)}>
              {say("newTable")}
            </button>
            <button type="button" class={page.button} onClick={() => go("/")}>
              {say("home")}
            </button>
          </div>
        </section>
        <atHand.ui.Final {...reader} view={match.view} standings={standings} />
      </main>
    </div>
  );
}

/** The same people once more: opens a table for all, or joins the one that somebody else has opened. */
function Rematch({
  table: { id, you, rematch },
  names,
}: {
  readonly table: TableView;
  readonly names: readonly string[];
}) {
  const { refusal, ask } = useAsking();
  if (you === null) return null;
  const join = async (): Promise<void> => {
    const answer = await ask(() => playAgain(id));
    if (answer?.ok === true) go(`/t/${answer.value.id}`);
    else if (answer !== null && rematch !== null) go(`/t/${rematch.table}`);
  };
  const who = rematch === null || rematch.by === null || rematch.by === you ? undefined : names[rematch.by];
  return (
    <>
      <button type="button" class={page.main} data-act="rematch" onClick={() => void join()}>
        {say("rematch")}
      </button>
      {who === undefined ? null : <p role="status">{say("notice-rematch", { name: who })}</p>}
      <RefusalLine refusal={refusal} />
    </>
  );
}

/** How it was won, from the points. */
function howWon({ ranks, scores }: Standings, names: readonly string[]): string {
  const points = scores.map(({ points: each }) => each).sort((a, b) => b - a);
  const second = names.filter((_, seat) => ranks[seat] === 2);
  const lead = (points[0] ?? 0) - (points[1] ?? 0);
  if (second.length === 0) return say("sharedWin");
  return lead === 0 ? say("won-on-tie", { names: list(second) }) : say("won-by", { n: lead, names: list(second) });
}
