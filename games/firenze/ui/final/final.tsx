import { type FinalProps, lookName, rankingOf, SeatSign, ShareBar, seatName, signed } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, CONTRACT_INDEX, type ColourName, colourOf, floorsOf } from "../../rules/content.ts";
import { SOURCES } from "../../rules/state.ts";
import { SealMark, useDrawings, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { leaderOf, nichesOf, pointsOf } from "../prospects.ts";
import { feastPoints } from "../words/effect.ts";
import { cardName, colourName, contractName } from "../words/names.ts";
import styles from "./final.module.css";

interface Props extends FinalProps<View> {
  /** Best first. */
  readonly ranking: readonly Seat[];
}

/** The end of a match: the towers as they were sealed, points by source, contracts and feasts of everybody. */
export function Final(all: FinalProps<View>) {
  useDrawings();
  const props = { ...all, ranking: rankingOf(all.standings) };
  return (
    <div data-world="firenze" class={styles.final}>
      <div class={styles.parts}>
        <Skyline {...props} />
        <Sources {...props} />
        <div class={styles.notes}>
          <Contracts {...props} />
          <Feasts {...props} />
        </div>
      </div>
    </div>
  );
}

/** Six towers with everybody's seals, and who got the majority bonus. */
function Skyline(props: Props) {
  return (
    <section class={styles.skyline} aria-label={props.say("final.towers")}>
      {COLOURS.map((colour) => (
        <Tower key={colour} {...props} colour={colour} />
      ))}
    </section>
  );
}

function Tower({ colour, ...props }: Props & { readonly colour: ColourName }) {
  const { view, say } = props;
  const leader = leaderOf(view, colour);
  const niches = [...nichesOf(view, colour, props)].reverse();
  const { points } = figuresOf(props).majorities[colour];
  const what = leader === null ? say("final.nobody") : `${seatName(props, leader)}, ${say("points", { n: points })}`;
  return (
    <figure class={styles.tower}>
      <svg
        viewBox="0 0 112 330"
        role="img"
        aria-label={say("final.tower-label", { c: colour, what })}
        style={`color: color-mix(in oklab, var(--b-${colour}) var(--mix), var(--night))`}
      >
        <use href={`#f-roof-${colour}`} />
        <path d="M6 53H106V330H6Z" fill="currentColor" />
        <path d="M96 53H106V330H96Z" class="f-sh" />
        {niches.map((niche, i) => (
          <g
            key={niche.contract}
            transform={`translate(56 ${78 + i * 42})`}
            style={niche.state === "sealed" ? "--pane: var(--lit)" : ""}
          >
            <use href="#f-side" x="-30" />
            <use href="#f-side" x="30" />
            <use href="#f-niche" />
            {niche.seal === null ? (
              <text class="f-pic" y="10">
                {niche.points}
              </text>
            ) : (
              <SealMark seat={niche.seal === "neutral" ? null : niche.seal} r={15.5} />
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <b>{colourName(props, colour)}</b>
        {leader === null ? (
          <span>{say("final.nobody")}</span>
        ) : (
          <span>
            <SeatSign seat={leader} /> +{points}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Writes a minus sign but no plus sign. */
const printed = (n: number): string => (n < 0 ? signed(n) : `${n}`);

/** Points by source: one row per source, one column per seat. The best number of a row has the seat's colour. */
function Sources({ view, standings, ranking, ...reader }: Props) {
  const { say } = reader;
  const of = (seat: Seat, source: (typeof SOURCES)[number]): number => view.mats[seat]?.points[source] ?? 0;
  const most = Math.max(...ranking.flatMap((seat) => SOURCES.map((source) => of(seat, source))));
  return (
    <table class={styles.sources} aria-label={say("final.table")}>
      <thead>
        <tr>
          <td />
          {ranking.map((seat) => (
            <th key={seat} scope="col">
              <span class={styles.who}>
                <SeatSign seat={seat} />
                <span>{seatName(reader, seat)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SOURCES.filter((source) => ranking.some((seat) => of(seat, source) !== 0)).map((source) => {
          const best = Math.max(...ranking.map((seat) => of(seat, source)));
          return (
            <tr key={source}>
              <th scope="row">{say(`source.${source}`)}</th>
              {ranking.map((seat) => {
                const n = of(seat, source);
                return (
                  <td key={seat} data-look={lookName(seat)}>
                    {n === 0 ? (
                      <span class={styles.none}>–</span>
                    ) : n === best && n > 0 ? (
                      <b class={styles.best}>{n}</b>
                    ) : (
                      printed(n)
                    )}
                    <ShareBar seat={seat} n={n} most={most} />
                  </td>
                );
              })}
            </tr>
          );
        })}
        <tr class={styles.total}>
          <th scope="row">{say("final.points")}</th>
          {ranking.map((seat) => {
            const mat = view.mats[seat];
            return (
              <td key={seat}>{printed(standings.scores[seat]?.points ?? (mat === undefined ? 0 : pointsOf(mat)))}</td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

function Contracts({ view, ranking, ...reader }: Props) {
  const { say } = reader;
  const ownOf = (seat: Seat) => CONTRACT_INDEX.filter((contract) => view.contracts[contract]?.seal === seat);
  return (
    <section>
      <h2>{say("final.contracts")}</h2>
      {ranking.map((seat) => {
        const own = ownOf(seat);
        const best = own.toSorted((a, b) => floorsOf(b) - floorsOf(a) || b - a)[0];
        const name = seatName(reader, seat);
        return (
          <p key={seat}>
            {best === undefined
              ? say("final.contracts-none", { name })
              : say("final.contracts-each", {
                  name,
                  n: own.length,
                  contract: contractName(reader, COLOURS[colourOf(best)], floorsOf(best)),
                })}
          </p>
        );
      })}
    </section>
  );
}

const FEASTS = ["recognition", "disgrace", "monument", "glory", "scandal"] as const;

function Feasts({ view, ranking, standings: _, ...reader }: Props) {
  const { say } = reader;
  const held = ranking.flatMap((seat) =>
    FEASTS.flatMap((card) => (view.mats[seat]?.hand ?? []).filter((each) => each === card).map(() => ({ seat, card }))),
  );
  return (
    <section>
      <h2>{say("final.feasts")}</h2>
      {held.length === 0 ? <p>{say("final.no-feasts")}</p> : null}
      <ul class={styles.feasts}>
        {held.map(({ seat, card }, i) => (
          <li key={i}>
            <Vignette card={card} figures={figuresOf(reader)} />
            <SeatSign seat={seat} />
            <span>
              {cardName(reader, card)} {signed(feastPoints(view, seat, card, reader))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
