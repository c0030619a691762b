import {
  type FinalProps,
  lookName,
  type Reader,
  rankingOf,
  SeatSign,
  ShareBar,
  SpokenOnly,
  seatName,
  seatNames,
  Ties,
} from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { Sign } from "../drawings/drawings.tsx";
import { cardCategory, shortName } from "../words/names.ts";
import styles from "./final.module.css";
import { type Scoring, scoringsOf } from "./scorings.ts";

/** Widths of the ledger's columns: names, a scoring, the gap before cards, totals. */
const NAME_COLUMN = 116;
const SCORING_COLUMN = 50;
const GAP_COLUMN = 14;
const TOTAL_COLUMN = 92;

/** The end of a match: the table of scorings; then sources, ties and seats. */
export function Final(props: FinalProps<View>) {
  const { view, standings } = props;
  const scorings = scoringsOf(view);
  const ranking = rankingOf(standings);
  return (
    <div data-world="calimala" class={styles.final}>
      <FinalTable {...props} scorings={scorings} ranking={ranking} />
      <div class={styles.notes}>
        <Sources {...props} ranking={ranking} />
        <Ties {...props} />
        <CouncilNote {...props} ranking={ranking} />
      </div>
    </div>
  );
}

interface TableProps extends FinalProps<View> {
  readonly scorings: readonly Scoring[];
  readonly ranking: readonly Seat[];
}

/** Scorings x seats. Wide: a row a seat; narrow: a column a seat. */
function FinalTable({ view, standings, scorings, ranking, ...reader }: TableProps) {
  const { say } = reader;
  const tiles = scorings.filter(({ kind }) => kind === "tile").length;
  const cards = scorings.length - tiles;
  const columns = `${NAME_COLUMN}fr repeat(${tiles}, ${SCORING_COLUMN}fr) ${GAP_COLUMN}fr repeat(${cards}, ${SCORING_COLUMN}fr) ${TOTAL_COLUMN}fr`;
  const place = (scoring: number): number => scoring + (scoring < tiles ? 2 : 3);
  const at = (row: number, column: number) => ({ "--row": row, "--column": column });
  const total = scorings.length + 3;
  const heads = scorings.map((scoring, i) => (
    <th
      key={`${scoring.kind}${scoring.name}`}
      scope="col"
      class={styles.head}
      style={at(1, place(i))}
      title={titleOf(scoring, reader)}
    >
      <i>
        <Sign name={scoring.name} />
        {scoring.keeper === null ? null : <SeatSign class={styles.keeper} seat={scoring.keeper} />}
      </i>
      <span>{shortName(reader, scoring.name)}</span>
      {scoring.kind === "tile" ? null : <SpokenOnly>{titleOf(scoring, reader)}</SpokenOnly>}
    </th>
  ));
  return (
    <table
      class={styles.table}
      aria-label={say("final.table")}
      style={{ "--columns": columns, "--seats": ranking.length }}
    >
      <tbody>
        <tr>
          <td class={styles.corner} style={at(1, 1)} />
          {heads.slice(0, tiles)}
          <th class={`${styles.head} ${styles.gap}`} style={at(1, tiles + 2)}>
            {say("final.cards", { n: cards })}
          </th>
          {heads.slice(tiles)}
          <th scope="col" class={`${styles.head} ${styles.sum}`} style={at(1, total)}>
            {say("final.points")}
          </th>
        </tr>
        {ranking.map((seat, i) => (
          <tr key={seat} data-look={lookName(seat)}>
            <th scope="row" class={styles.who} style={at(i + 2, 1)}>
              <SeatSign seat={seat} />
              <span>{seatName(reader, seat)}</span>
            </th>
            {scorings.map((scoring, k) => (
              <td key={`${scoring.kind}${scoring.name}`} style={at(i + 2, place(k))}>
                <Points points={scoring.points} seat={seat} />
              </td>
            ))}
            <td class={styles.sum} style={at(i + 2, total)}>
              {standings.scores[seat]?.points ?? view.scores[seat]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is scored and, of a card, who kept it. */
function titleOf({ kind, name, keeper }: Scoring, reader: Reader): string {
  const card = cardCategory(reader, name);
  if (kind === "tile") return card;
  if (keeper === null) return reader.say("final.face-up", { card });
  return reader.say("final.kept", { card, name: seatName(reader, keeper) });
}

/** The best of a scoring is a counter in the seat's colour. */
function Points({ points, seat }: { points: readonly number[]; seat: Seat }) {
  const n = points[seat] ?? 0;
  if (n === 0) return <span class={styles.none}>–</span>;
  return n === Math.max(...points) ? <b class={styles.best}>{n}</b> : n;
}

const SOURCES = ["tiles", "cards"] as const;

function Sources({ standings, ranking, ...reader }: FinalProps<View> & { ranking: readonly Seat[] }) {
  const { say } = reader;
  const of = (seat: Seat, source: string): number => standings.scores[seat]?.sources[source] ?? 0;
  const most = Math.max(...ranking.flatMap((seat) => SOURCES.map((source) => of(seat, source))));
  return (
    <section>
      <h2>{say("final.by-source")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {SOURCES.map((source) => (
              <th key={source} scope="col">
                {say(`source.${source}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranking.map((seat) => (
            <tr key={seat}>
              <th scope="row">{seatName(reader, seat)}</th>
              {SOURCES.map((source) => (
                <td key={source}>
                  {of(seat, source)}
                  <ShareBar seat={seat} n={of(seat, source)} most={most} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How many seats on the council everybody has, the most first. */
function CouncilNote({ view, ranking, ...reader }: FinalProps<View> & { ranking: readonly Seat[] }) {
  const { say } = reader;
  const seatsOf = (seat: Seat): number => view.council.filter((space) => space.seat === seat).length;
  const counts = [...new Set(ranking.map(seatsOf))].sort((a, b) => b - a);
  return (
    <section>
      <h2>{say("final.council")}</h2>
      <ul class={styles.counts}>
        {counts.map((n) => {
          const owners = ranking.filter((seat) => seatsOf(seat) === n);
          const names = seatNames(reader, owners);
          return (
            <li key={n}>
              <b>{n}</b>
              {say(owners.length > 1 ? "final.seats-each" : "final.seats", { n, names })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
