import { AID_TABS, type AidBlock, type AidPart, type AidRow, type AidTab, capital, FinalSign } from "#boardkit";
import { unreachable } from "#engine";
import { say } from "../../i18n/language.ts";
import styles from "./aid.module.css";

interface BlocksProps {
  readonly blocks: readonly AidBlock[];
  /** The tab that a phone shows. */
  readonly tab: AidTab;
}

/** The blocks of an aid, in columns; on a phone those of one tab. */
export const Blocks = ({ blocks, tab }: BlocksProps) => (
  <div class={styles.columns}>
    {AID_TABS.map((each) => (
      <div key={each} class={each === tab ? undefined : styles.other}>
        {blocks
          .filter((block) => block.tab === each)
          .map(({ title, parts }) => (
            <section key={title}>
              <h2>{title}</h2>
              {parts.map((part, at) => (
                <Part key={`${at}`} part={part} />
              ))}
            </section>
          ))}
        {each === "pieces" ? <FinalNote /> : null}
      </div>
    ))}
  </div>
);

/** What the page's own sign on parts of the board means. */
const FinalNote = () => (
  <p class={`${styles.note} ${styles.sign}`}>
    <FinalSign /> {capital(say("final"))}
  </p>
);

function Part({ part }: { readonly part: AidPart }) {
  switch (part.kind) {
    case "steps":
      return (
        <ol class={styles.steps}>
          {part.rows.map((row) => (
            <li key={`${row.name} ${row.text}`}>
              <Row row={row} end="." />
            </li>
          ))}
        </ol>
      );
    case "rows":
      return (
        <ul class={part.rows.every(({ text }) => text === "") ? `${styles.rows} ${styles.names}` : styles.rows}>
          {part.rows.map((row) => (
            <li key={`${row.name} ${row.text}`}>
              <Row row={row} end=":" />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <table class={styles.table}>
          <tbody>
            {part.rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={`${at}`}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "note":
      return <p class={styles.note}>{part.text}</p>;
    default:
      return unreachable(part);
  }
}

interface RowProps {
  readonly row: AidRow;
  /** What ends the name when something follows it. */
  readonly end: "." | ":";
}

const Row = ({ row: { Picture, name, count, text }, end }: RowProps) => (
  <>
    {Picture === undefined ? null : (
      <span class={styles.picture} aria-hidden="true">
        <Picture />
      </span>
    )}
    <span>
      {name === "" ? null : <b>{text === "" || count !== undefined ? name : `${name}${end}`}</b>}
      {count === undefined ? null : <small> ×{count}</small>} {text}
    </span>
  </>
);
