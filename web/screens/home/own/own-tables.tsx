import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Moon, SeatSign } from "#boardkit";
import type { Seat } from "#engine";
import type { Awaited, DaysLeft, HomeView, Other } from "#protocol";
import { list, say } from "../../../i18n/language.ts";
import { gameAtHand } from "../../../loading/games.ts";
import { pathOf } from "../../../routes.ts";
import page from "../../../styles/page.module.css";
import { serverNow } from "../../../table/clocks/server-time.ts";
import { isLow, type Left, leftOf } from "../../../table/clocks/shown-times.ts";
import { clockText, sinceWords, spanWords, whenWords } from "../../../table/clocks/time-words.ts";
import { levelName } from "../../../table/levels.ts";
import { To } from "../../../widgets/frame/to.tsx";
import { useSteady } from "../steady.ts";
import { LastTurn } from "./last-turn.tsx";
import { company, titleOf } from "./names.ts";
import styles from "./own-tables.module.css";

type Turn = HomeView["yourTurn"][number];
type Own = HomeView["yourTables"][number];

/** So many lines a list shows at first. */
const SHOWN = 8;

/** The reader's tables: their turn by urgency, those that wait for others, those not begun. */
export function OwnTables({ home }: { readonly home: HomeView }) {
  const { yourTurn, yourTables } = home;
  const begun = yourTables.filter(({ status }) => status !== "waiting");
  const notBegun = yourTables.filter(({ status }) => status === "waiting");
  return (
    <div class={styles.own}>
      <Lines
        title={say("yourTurn")}
        lines={yourTurn}
        of={yourTurn.length + yourTables.length}
        line={TurnLine}
        part="your-turn"
      />
      <Lines title={say("waitingForOthers")} lines={begun} line={WaitingLine} part="waiting" />
      <Lines title={say("notBegun")} lines={notBegun} line={NotBegunLine} part="not-begun" />
    </div>
  );
}

/** A match that waits for the reader; the first, the most urgent one, is large. */
const TurnLine = (turn: Turn, shown: readonly Turn[]) =>
  turn === shown[0] ? <FirstTurn turn={turn} then={shown.slice(1, 3)} /> : <NextTurn {...turn} />;

function FirstTurn({ turn, then }: { readonly turn: Turn; readonly then: readonly Turn[] }) {
  const { table, game, others, daysLeft } = turn;
  return (
    <To path={pathOf(table)} class={`${styles.turn} ${styles.large}`}>
      <Picture game={game} />
      <div class={styles.what}>
        <h3>
          {titleOf(game)} <Signs {...turn} />
        </h3>
        <span class={page.soft}>{company(others)}</span>
        <LastTurn turn={turn} />
        <Goes daysLeft={daysLeft} />
        <span class={styles.take}>
          <span class={page.main}>{say("takeYourTurn")}</span>
          {then.length === 0 ? null : (
            <small>{say("then-games", { games: list(then.map((each) => titleOf(each.game))) })}</small>
          )}
        </span>
      </div>
      <TimeLeft {...turn} />
    </To>
  );
}

const NextTurn = (turn: Turn) => (
  <To path={pathOf(turn.table)} class={styles.turn}>
    <Picture game={turn.game} />
    <div class={styles.what}>
      <h3>
        {titleOf(turn.game)} <Signs {...turn} />
      </h3>
      <span class={page.soft}>{company(turn.others)}</span>
      <LastTurn turn={turn} />
      <Goes daysLeft={turn.daysLeft} />
    </div>
    <TimeLeft {...turn} />
  </To>
);

/** The seats of a table in their order. */
const Signs = ({ seat, others }: { readonly seat: Seat; readonly others: readonly Other[] }) => (
  <span class={styles.signs} aria-hidden="true">
    {[seat, ...others.map((other) => other.seat)].sort().map((each) => (
      <SeatSign key={each} seat={each} />
    ))}
  </span>
);

/** The board of a game, small. */
function Picture({ game }: { readonly game: string }) {
  const atHand = gameAtHand(game);
  return (
    <span class={styles.picture} aria-hidden="true">
      {atHand === null ? null : <atHand.ui.Miniature />}
    </span>
  );
}

/** How much of one's time is left, the share of it as a measure, and until when by the reader's own calendar. */
function TimeLeft({ clock, since }: Turn) {
  const now = serverNow();
  const running = clock === undefined ? null : leftOf(clock.time, clock.pace, now);
  if (clock === undefined || running === null) {
    return (
      <span class={styles.time}>
        <b>{say("pace.none")}</b>
        <small>{sinceWords(since, now)}</small>
      </span>
    );
  }
  const isLive = clock.pace.kind === "live";
  const left = isLive ? clockText(running.left) : spanWords(running.left);
  const when = whenWords(running.until, now);
  const share = running.whole === 0 ? 0 : Math.min(1, running.left / running.whole);
  return (
    <span class={styles.time} data-low={isLow(running, clock.pace) || undefined}>
      <b>{say("time.left", { time: left })}</b>
      <i>
        <i style={{ width: `${100 * share}%` }} />
      </i>
      <small>{say(untilOf(running, isLive ? 0 : clock.time.left), { when })}</small>
    </span>
  );
}

/** What is said of the deadline; `bank`: what there is besides the turn's own time. */
const untilOf = ({ inBank }: Left, bank: number) => {
  if (inBank) return "time.until-bank";
  return bank > 0 ? "time.until-then-bank" : "time.until";
};

/** When a match that nobody touches will be gone. */
const Goes = ({ daysLeft }: { readonly daysLeft: DaysLeft }) =>
  daysLeft === null ? null : <span class={page.soft}>{say("goes-in", { n: daysLeft })}</span>;

interface LinesProps<T> {
  readonly title: string;
  readonly lines: readonly T[];
  /** Of how many tables in all these are some. */
  readonly of?: number;
  readonly line: (line: T, shown: readonly T[]) => JSX.Element;
  readonly part: string;
}

/** A list of the reader's tables. */
function Lines<T extends Turn | Own>({ title, lines, of, line, part }: LinesProps<T>) {
  const { shown, news, onTouch } = useSteady(lines);
  const [isWhole, setWhole] = useState(false);
  if (shown.length === 0) return null;
  return (
    <section data-part={part} {...onTouch}>
      <header class={styles.title}>
        <h2>{title}</h2>
        {of === undefined ? null : <p class={page.soft}>{say("at-tables-of", { n: shown.length, of })}</p>}
        <News n={news} />
      </header>
      <ul>
        {(isWhole ? shown : shown.slice(0, SHOWN)).map((each) => (
          <li key={each.table}>{line(each, shown)}</li>
        ))}
      </ul>
      <Whole isWhole={isWhole} n={shown.length} onWhole={setWhole} />
    </section>
  );
}

/** Lines that have come while the reader was in the list. */
const News = ({ n }: { readonly n: number }) =>
  n === 0 ? null : (
    <p class={styles.news} role="status">
      {say("new-lines", { n })}
    </p>
  );

interface WholeProps {
  readonly isWhole: boolean;
  readonly n: number;
  readonly onWhole: (isWhole: boolean) => void;
}

const Whole = ({ isWhole, n, onWhole }: WholeProps) =>
  isWhole || n <= SHOWN ? null : (
    <button type="button" class={styles.whole} onClick={() => onWhole(true)}>
      {say("all-lines", { n })}
    </button>
  );

function WaitingLine({ table, game, status, others, daysLeft, awaited = [] }: Own) {
  const until = Math.min(...awaited.map((each) => each.until ?? Number.POSITIVE_INFINITY));
  return (
    <To path={pathOf(table)} class={styles.line}>
      <h3>{titleOf(game)}</h3>
      <span class={styles.who}>
        {status === "running" && awaited.length > 0 ? (
          <>
            {awaited.map(({ seat }) => (
              <SeatSign key={seat} seat={seat} />
            ))}
            {say("waits-for", { names: list(awaited.map(nameOf)) })}
          </>
        ) : (
          `${company(others)}, ${say(`status.${status}`)}`
        )}
      </span>
      <span class={`${page.soft} ${styles.when}`}>
        <Rests awaited={awaited} />
        {Number.isFinite(until) ? say("time.until", { when: whenWords(until, serverNow()) }) : null}{" "}
        <Goes daysLeft={daysLeft} />
      </span>
    </To>
  );
}

/** That all who are waited for rest, as far as they let it be seen: the moon, or a word. */
function Rests({ awaited }: { readonly awaited: readonly Awaited[] }) {
  const [first] = awaited;
  if (first?.rests === undefined || awaited.some(({ rests }) => rests === undefined)) return null;
  return (
    <>
      {first.rests === "sleep" ? <Moon /> : null}
      {say(`rests.${first.rests}`)};{" "}
    </>
  );
}

const nameOf = ({ kind, name }: Awaited): string => {
  if (kind === "bot") return levelName(name);
  return kind === "person" ? name : say("bot-for", { name });
};

const NotBegunLine = ({ table, game, others, free = 0 }: Own) => (
  <To path={pathOf(table)} class={styles.line}>
    <h3>{titleOf(game)}</h3>
    <span class={styles.who}>
      {say("seated-of", { n: others.length + 1, of: others.length + 1 + free })}
      {others.length === 0 ? "" : `: ${company(others)}`}
    </span>
    <b>{say("invite")}</b>
  </To>
);
