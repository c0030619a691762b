import { SEATS, type Seat } from "#engine";
import type { BoardProps, FinalProps, GameUi, Reader } from "../game-ui.ts";
import { ChipStrip } from "../panels/chips.tsx";
import { rankingOf } from "../panels/standings.tsx";
import { DiscMark, SeatSign } from "../pieces/pieces.tsx";
import { seatName } from "../words/words.ts";
import styles from "./plain-panels.module.css";

/** The seats of the match, one for each name. */
const seatsOf = ({ names }: Pick<Reader, "names">): readonly Seat[] => SEATS.slice(0, names.length);

/** Renders no ledger: the board shows everything. */
const Side = () => <section class={styles.side} />;

/** Everybody's emblem and name. */
const Chips = ({ onSeat, ...props }: BoardProps<unknown> & { readonly onSeat: (seat: Seat) => void }) => (
  <ChipStrip world="plain" class={styles.chips}>
    {seatsOf(props).map((seat) => (
      <button key={seat} type="button" class={styles.chip} data-anchor={`seat:${seat}`} onClick={() => onSeat(seat)}>
        <SeatSign seat={seat} /> {seatName(props, seat)}
      </button>
    ))}
  </ChipStrip>
);

/** Points by source, the best first, and what decided ties. */
function Final({ standings, ...reader }: FinalProps<unknown>) {
  const sources = Object.keys(standings.scores[0]?.sources ?? {});
  return (
    <section class={styles.final}>
      <table>
        <tbody>
          {rankingOf(standings).map((seat) => (
            <tr key={seat}>
              <th scope="row">{seatName(reader, seat)}</th>
              <td>{standings.scores[seat]?.points}</td>
              {sources.map((id) => (
                <td key={id}>
                  {reader.say(`source.${id}`)} {standings.scores[seat]?.sources[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {standings.ties.map(({ seats, by }) => (
        <p key={seats.join()}>{reader.say(`tie.${by}`)}</p>
      ))}
    </section>
  );
}

/** Four counters on a square, for a board that has no picture of its own. */
const TableBoard = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <DiscMark seat={0} transform="translate(28 28)" />
    <DiscMark seat={1} transform="translate(72 28)" />
    <DiscMark seat={2} transform="translate(28 72)" />
    <DiscMark seat={3} transform="translate(72 72)" />
  </svg>
);

const Piece = ({ seat, glow = false }: { readonly seat: Seat; readonly glow?: boolean }) => (
  <svg viewBox="-28 -28 56 60" aria-hidden="true">
    {glow ? <circle r="25" fill="none" stroke="var(--glow)" stroke-width="5" /> : null}
    <DiscMark seat={seat} />
  </svg>
);

const About = ({ say }: Pick<Reader, "say">) => <p>{say("line")}</p>;

/** The panels of a game that draws nothing but its board. */
export const PLAIN_PANELS: Pick<GameUi, "Side" | "Chips" | "Final" | "Miniature" | "TableBoard" | "Piece" | "About"> = {
  ...{ Side, Chips, Final, TableBoard, Piece, About },
  Miniature: TableBoard,
};
