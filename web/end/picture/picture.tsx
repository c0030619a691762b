import { type BoardProps, type GameUi, type Reader, rankingOf, SeatSign, seatName } from "#boardkit";
import type { GameMeta, Standings } from "#engine";
import { outcomeText } from "../../board/headline/status-text.ts";
import { Coin } from "../../widgets/drawings/coin.tsx";
import styles from "./picture.module.css";

export interface PictureProps {
  readonly meta: GameMeta;
  readonly ui: GameUi;
  readonly reader: Reader;
  readonly view: unknown;
  readonly standings: Standings;
}

/** What is shared of a finished match: the board as it lies at the end, and everybody's points. */
export function Picture({ meta, ui, reader, view, standings }: PictureProps) {
  return (
    <div class={styles.picture} data-game={meta.id}>
      <div class={styles.board}>
        <ui.Board {...atRest({ ...reader, you: null }, view)} />
      </div>
      <div class={styles.words}>
        <p>{meta.title}</p>
        <h2>{outcomeText(standings, reader.names)}</h2>
        <ol>
          {rankingOf(standings).map((seat) => (
            <li key={seat}>
              <SeatSign class={styles.sign} seat={seat} />
              <span>{seatName(reader, seat)}</span>
              <b>{standings.scores[seat]?.points}</b>
            </li>
          ))}
        </ol>
        <footer>
          <Coin />
          Fiorino
        </footer>
      </div>
    </div>
  );
}

const NOTHING: ReadonlySet<never> = new Set<never>();

/** A board on which nothing can be pressed. */
const atRest = (reader: Reader, view: unknown): BoardProps<unknown> => ({
  ...reader,
  view,
  ...{ legal: NOTHING, final: NOTHING, picked: NOTHING, recent: NOTHING, chosen: NOTHING },
  ...{ focused: null, forecast: null, ending: null },
  preview: () => null,
  onTarget: () => undefined,
  onFocus: () => undefined,
});
