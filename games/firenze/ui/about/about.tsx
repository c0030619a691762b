import { Credits, type Reader, SpokenOnly } from "#boardkit";
import { BONUS_FLOORS, CARDS, COLOURS, type Figures, FLOORS, type Floors, type Status } from "../../rules/content.ts";
import { Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { cardName, colourName } from "../words/names.ts";
import styles from "./about.module.css";
import { Miniature } from "./miniature.tsx";

type Words = Pick<Reader, "say" | "locale" | "content">;

/** Credits, edition, every figure with how certain it is, and the owners of the rights. */
export function About(words: Words) {
  const { say } = words;
  const figures = figuresOf(words);
  return (
    <Credits world="firenze" say={say} picture={<Miniature />}>
      <p>{say("about.figures", { n: reconstructed(figures) })}</p>
      <p>{say("about.other")}</p>
      <p>{say("about.rulings")}</p>
      <p>{say("about.version", { version: figures.version })}</p>
      <div class={styles.figures}>
        <Legend {...words} />
        <Contracts {...words} />
        <div class={styles.pair}>
          <div>
            <Balconies {...words} />
          </div>
          <div>
            <Cards {...words} />
          </div>
        </div>
      </div>
    </Credits>
  );
}

/** How many figures are reconstructed. */
function reconstructed(figures: Figures): number {
  const statuses = [
    ...COLOURS.flatMap((colour) => FLOORS.map((floors) => figures.contracts[colour][floors].status)),
    ...COLOURS.map((colour) => figures.majorities[colour].status),
    ...BONUS_FLOORS.map((floors) => figures.floorBonuses[floors].status),
    ...figures.balconies.flatMap(({ status }) => Object.values(status)),
    ...CARDS.map((card) => figures.cards[card].startStatus),
  ];
  return statuses.filter((status) => status === "reconstructed").length;
}

const MARKED = ["sourced", "probable", "reconstructed"] as const;

const Mark = ({ status }: { status: Status }) => <span class={styles.mark} data-status={status} aria-hidden="true" />;

const Legend = ({ say }: Words) => (
  <>
    <h2>{say("about.status")}</h2>
    <ul class={styles.legend}>
      {MARKED.map((status) => (
        <li key={status}>
          <Mark status={status} /> {say(`status.${status}`)}
        </li>
      ))}
    </ul>
  </>
);

/** A figure and how certain it is. */
const Figure = ({ value, status, say }: { value: number | string; status: Status } & Pick<Words, "say">) => (
  <span title={say(`status.${status}`)}>
    {value}
    <Mark status={status} />
    <SpokenOnly> {say(`status.${status}`)}</SpokenOnly>
  </span>
);

const Point = ({ points, ...rest }: { points: number; status: Status } & Pick<Words, "say">) => (
  <Figure value={points} {...rest} />
);

const FROM_TOP: readonly Floors[] = [...FLOORS].reverse();

function Contracts(words: Words) {
  const { say } = words;
  const { contracts, majorities, floorBonuses } = figuresOf(words);
  return (
    <>
      <h2>{say("about.towers")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, too. */}
      <section class={styles.wide} aria-label={say("about.towers")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("about.floor")}</th>
              {COLOURS.map((colour) => (
                <th key={colour} scope="col">
                  {colourName(words, colour)}
                </th>
              ))}
              <th scope="col">{say("about.bonus")}</th>
            </tr>
          </thead>
          <tbody>
            {FROM_TOP.map((floors) => (
              <tr key={floors}>
                <th scope="row">{floors}</th>
                {COLOURS.map((colour) => (
                  <td key={colour}>
                    <Point {...contracts[colour][floors]} say={say} />
                  </td>
                ))}
                <td>{floors < 5 ? null : <Point {...floorBonuses[floors as 5]} say={say} />}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{say("about.majority")}</th>
              {COLOURS.map((colour) => (
                <td key={colour}>
                  <Point {...majorities[colour]} say={say} />
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}

function Balconies(words: Words) {
  const { say } = words;
  return (
    <>
      <h2>{say("about.balconies")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("about.numeral")}</th>
            <th scope="col">{say("about.tower")}</th>
            <th scope="col">{say("about.floor")}</th>
            <th scope="col">{say("about.points")}</th>
          </tr>
        </thead>
        <tbody>
          {figuresOf(words).balconies.map(({ numeral, colour, floors, points, status }, i) => (
            <tr key={i}>
              <td>
                <Figure value={numeral} status={status.numeral} say={say} />
              </td>
              <td>
                <Figure value={colourName(words, colour)} status={status.colour} say={say} />
              </td>
              <td>
                <Figure value={floors} status={status.floors} say={say} />
              </td>
              <td>
                <Figure value={points} status={status.points} say={say} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Cards(words: Words) {
  const { say } = words;
  const figures = figuresOf(words);
  return (
    <>
      <h2>{say("about.cards")}</h2>
      <table class={styles.cards}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("about.count")}</th>
            <th scope="col">{say("about.start")}</th>
          </tr>
        </thead>
        <tbody>
          {CARDS.map((card) => {
            const { count, start, startStatus } = figures.cards[card];
            return (
              <tr key={card}>
                <th scope="row">
                  <span>
                    <Vignette card={card} figures={figures} />
                    {cardName(words, card)}
                  </span>
                </th>
                <td>{count}</td>
                <td>
                  <Figure value={start} status={startStatus} say={say} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
