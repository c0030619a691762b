import { BotSeats, BotSign, SeatSign } from "#boardkit";
import { USUAL } from "#bots/levels";
import type { Seat } from "#engine";
import type { TableSeat, TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { AidDialog } from "../../learn/aid/aid-dialog.tsx";
import { openAid } from "../../learn/aid/open.ts";
import { atTable, bookPath } from "../../learn/book/address.ts";
import { leaveTable, seatBot } from "../../loading/api.ts";
import { type AtHand, optionValue } from "../../loading/games.ts";
import { later } from "../../loading/later.tsx";
import { SeatLink } from "../../match/table/seat-link.tsx";
import { go } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { LikelyEnd } from "../../table/clocks/likely-end.tsx";
import { paceWords } from "../../table/clocks/time-words.ts";
import { levelName } from "../../table/levels.ts";
import { botsAt, namesAt } from "../../table/seat-names.ts";
import { Fingerprints } from "../../table/shares/fingerprints.tsx";
import { Awaited, revealingTitle } from "../../table/shares/revealing.tsx";
import { sitWithShare } from "../../table/shares/take-seat.ts";
import { QrCode } from "../../widgets/drawings/qr-code.tsx";
import { RoundTable } from "../../widgets/drawings/round-table.tsx";
import { useAsking } from "../../widgets/fields/asking.ts";
import { CopyLink } from "../../widgets/fields/copy-link.tsx";
import { GuestName } from "../../widgets/fields/guest-name.tsx";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import { agreedOf } from "../new-table/wish.ts";
import { QuickWait } from "./quick-wait.tsx";
import styles from "./waiting.module.css";

const Hours = later("hours", async () => (await import("../../table/clocks/hours.tsx")).Hours);

interface WaitingProps {
  readonly table: TableView;
  readonly atHand: AtHand;
}

/** The table before the match: people, free seats and the link. The match starts automatically. */
export function Waiting({ table, atHand }: WaitingProps) {
  const { refusal, ask } = useAsking();
  const { seats, you, revealing } = table;
  const free = seats.filter(({ kind }) => kind === "free");
  const isSeated = you !== null;
  const isOwner = isSeated && you === table.owner;

  const leave = async (): Promise<void> => {
    const answer = await ask(() => leaveTable(table.id));
    if (answer?.ok === true) go("/");
  };
  const title =
    revealing === undefined ? say("waiting-for-seats", { n: free.length }) : revealingTitle({ table, revealing });
  const firstFree = free[0]?.seat;
  /** Visitors who come by the link get the free seat first. */
  const acts = (
    <div class={isSeated ? styles.acts : `${styles.acts} ${styles.first}`}>
      {isSeated || firstFree === undefined ? null : (
        <button
          type="button"
          class={page.main}
          data-act="join"
          onClick={() => void ask(() => sitWithShare(table.id, firstFree))}
        >
          {say("join")}
        </button>
      )}
      {isOwner && firstFree !== undefined ? (
        <button type="button" class={page.button} onClick={() => void ask(() => seatBot(table.id, firstFree, USUAL))}>
          {say("freeSeatToBot")}
        </button>
      ) : null}
      {isSeated && revealing === undefined ? (
        <button type="button" class={page.button} onClick={() => void leave()}>
          {say("leaveTable")}
        </button>
      ) : null}
    </div>
  );

  return (
    <div class={page.page}>
      <Top />
      <AidDialog {...{ atHand }} at={atTable(table)} />
      <div class={styles.two}>
        <main class={styles.main}>
          <p class={styles.game}>
            <To path={`/about/${atHand.meta.id}`}>{atHand.meta.title}</To>{" "}
            <To path={bookPath(atHand.meta, atTable(table))}>{say("rules")}</To>{" "}
            <button type="button" class={styles.aid} onClick={openAid}>
              {say("aid")}
            </button>
          </p>
          <PageTitle tab={`${atHand.meta.title} · Fiorino`}>{title}</PageTitle>
          {revealing === undefined ? (
            <>
              <p class={styles.lead}>{say("startsByItself")}</p>
              {table.quick === undefined || !isSeated ? null : <QuickWait table={table} quick={table.quick} />}
            </>
          ) : (
            <Awaited table={table} revealing={revealing} />
          )}
          {isSeated ? null : acts}
          <div class={styles.round}>
            <RoundTable
              label={namesAt(table).join(", ")}
              board={<atHand.ui.TableBoard />}
              places={fromOwn(seats, you)}
            />
          </div>
          <BotSeats.Provider value={botsAt(table)}>
            <ul class={styles.who}>
              {fromOwn(seats, you).map((seat) => (
                <Who
                  key={seat.seat}
                  seat={seat}
                  table={table}
                  onSit={isSeated ? null : () => void ask(() => sitWithShare(table.id, seat.seat))}
                />
              ))}
            </ul>
          </BotSeats.Provider>
          <RefusalLine refusal={refusal} />
          <div class={styles.name}>{isSeated ? <GuestName /> : null}</div>
          {isSeated ? acts : null}
        </main>
        <aside class={styles.aside}>
          {revealing === undefined ? (
            <section class={styles.invite}>
              <h2>{say("invite")}</h2>
              <CopyLink path={`/t/${table.id}`} isMain={isSeated} />
              <p class={page.soft}>{say("inviteHelp")}</p>
              <QrCode path={`/t/${table.id}`} />
            </section>
          ) : null}
          {table.seatLink === null ? null : (
            <section>
              <h2>{say("privateLink")}</h2>
              <SeatLink table={table} />
            </section>
          )}
          <section>
            <h2>{say("agreed")}</h2>
            <Agreed table={table} atHand={atHand} />
            {isSeated && table.pace?.kind === "days" ? <Hours /> : null}
          </section>
          <Fingerprints table={table} />
        </aside>
      </div>
    </div>
  );
}

/** Clockwise from one's own seat, which is always at the bottom. */
function fromOwn(seats: readonly TableSeat[], you: Seat | null): readonly TableSeat[] {
  const at = you ?? 0;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

interface WhoProps {
  readonly seat: TableSeat;
  readonly table: TableView;
  readonly onSit: (() => void) | null;
}

function Who({ seat, table, onSit }: WhoProps) {
  const name = namesAt(table)[seat.seat];
  return (
    <li>
      {seat.kind === "free" ? <FreeRing /> : <SeatSign seat={seat.seat} />}
      <span>
        <b>{name}</b> <BotSign seat={seat.seat} />
        {seat.kind === "free" && onSit !== null ? (
          <button type="button" class={styles.sit} onClick={onSit}>
            {say("sitDown")}
          </button>
        ) : (
          <small>
            {seat.kind === "person" && seat.here ? <i /> : null}
            {whatOf(seat, table)}
          </small>
        )}
      </span>
    </li>
  );
}

function whatOf(seat: TableSeat, { you, owner }: TableView): string {
  if (seat.declined !== undefined) return say("declined-by", { name: seat.declined });
  if (seat.kind === "free") return say("byTheLink");
  if (seat.kind === "bot") return levelName(seat.name);
  if (seat.seat === you) return say(seat.seat === owner ? "youOwner" : "you-word");
  return say(seat.here ? "here" : "away");
}

const FreeRing = () => (
  <svg viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="9" fill="none" stroke="var(--glow)" stroke-width="3" />
  </svg>
);

function Agreed({ table, atHand: { meta, say: words } }: WaitingProps) {
  return (
    <dl class={styles.agreed}>
      {agreedOf(meta, table.options).map(([id, value]) => (
        <div key={id}>
          <dt>{words(`option.${id}`)}</dt>
          <dd>{optionValue(words, id, value)}</dd>
        </div>
      ))}
      <div>
        <dt>{say("pace")}</dt>
        <dd>
          {paceWords(table.pace)}
          {table.pace === undefined ? null : (
            <>
              <br />
              <LikelyEnd game={table.game} seats={table.seats.length} pace={table.pace} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{say("table")}</dt>
        <dd>
          {meta.title}, {say(`door.${table.door}`)}
        </dd>
      </div>
    </dl>
  );
}
