import { type FinalProps, lookName, type Reader, rankingOf, seatName, Ties } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { SourceName } from "../../rules/state.ts";
import { Glass } from "../drawings/drawings.tsx";
import styles from "./final.module.css";

/** Where points come from, with the colour of the area that gives them. */
const SOURCES = [
  { id: "workshops", colour: "--area-workshops" },
  { id: "houses", colour: "--area-houses" },
  { id: "nobili", colour: "--area-nobili" },
  { id: "populi", colour: "--area-populi" },
  { id: "support", colour: "--area-support" },
  { id: "trade", colour: "--area-trade" },
  { id: "harbor", colour: "--area-harbor" },
  { id: "sea", colour: "--area-sea" },
  { id: "bonus", colour: "--area-bonus" },
] as const satisfies readonly { readonly id: SourceName; readonly colour: string }[];

interface RankedProps extends FinalProps<View> {
  /** Best first. */
  readonly ranking: readonly Seat[];
}

/** The end of a match: a bar of glass for every seat, divided by sources of points; the same as a table; ties. */
export function Final(props: FinalProps<View>) {
  const ranking = rankingOf(props.standings);
  return (
    <div data-world="mille-fiori" class={styles.final}>
      <Bars {...props} ranking={ranking} />
      <div class={styles.ledger}>
        <Sources {...props} ranking={ranking} />
        <div class={styles.notes}>
          <Ties {...props} />
          <Left {...props} ranking={ranking} />
        </div>
      </div>
    </div>
  );
}

const pointsFrom = ({ standings }: FinalProps<View>, seat: Seat, source: SourceName): number =>
  standings.scores[seat]?.sources[source] ?? 0;

const totalOf = ({ standings }: FinalProps<View>, seat: Seat): number => standings.scores[seat]?.points ?? 0;

/** Smallest part of a bar that has room for its number, as a share of the longest bar. */
const ROOM_FOR_NUMBER = 0.06;

function Bars({ ranking, ...props }: RankedProps) {
  const { say } = props;
  const most = Math.max(1, ...ranking.map((seat) => totalOf(props, seat)));
  const words = ranking.map((seat) => say("label.count", { name: seatName(props, seat), n: totalOf(props, seat) }));
  return (
    <div class={styles.bars} role="img" aria-label={say("final.chart", { what: words.join(", ") })}>
      {ranking.map((seat) => (
        <div key={seat} class={styles.lane} data-look={lookName(seat)}>
          <Glass seat={seat} />
          <span class={styles.who}>{seatName(props, seat)}</span>
          <span class={styles.bar}>
            {SOURCES.map(({ id, colour }) => {
              const n = pointsFrom(props, seat, id);
              return n === 0 ? null : (
                <span
                  key={id}
                  style={{ "--part": `var(${colour})`, "--share": `${(100 * n) / most}%` }}
                  title={`${say(`source.${id}`)} ${n}`}
                >
                  {n / most >= ROOM_FOR_NUMBER ? n : null}
                </span>
              );
            })}
          </span>
          <b>{totalOf(props, seat)}</b>
        </div>
      ))}
    </div>
  );
}

function Sources({ ranking, ...props }: RankedProps) {
  const { say } = props;
  return (
    <table class={styles.table} style={{ "--seats": ranking.length }} aria-label={say("final.table")}>
      <thead>
        <tr>
          <td />
          {ranking.map((seat) => (
            <th key={seat} scope="col">
              <Glass seat={seat} />
              <span>{seatName(props, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SOURCES.map(({ id, colour }) => {
          const best = Math.max(...ranking.map((seat) => pointsFrom(props, seat, id)));
          return (
            <tr key={id}>
              <th scope="row">
                <i style={{ "--part": `var(${colour})` }} />
                {say(`source.${id}`)}
              </th>
              {ranking.map((seat) => {
                const n = pointsFrom(props, seat, id);
                return (
                  <td key={seat} data-best={(n === best && n > 0) || undefined}>
                    {n === 0 ? "–" : n}
                  </td>
                );
              })}
            </tr>
          );
        })}
        <tr class={styles.sum}>
          <th scope="row">{say("final.points")}</th>
          {ranking.map((seat) => (
            <td key={seat}>{totalOf(props, seat)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Left({ view, ranking, ...reader }: { view: View; ranking: readonly Seat[] } & Pick<Reader, "say" | "names">) {
  const { say } = reader;
  return (
    <section>
      <h2>{say("final.left")}</h2>
      <p>
        {ranking
          .map((seat) => {
            const { personal = 0, general = 0 } = view.mats[seat] ?? {};
            return say("final.left-of", { name: seatName(reader, seat), n: personal + general, personal, general });
          })
          .join(", ")}
      </p>
    </section>
  );
}
