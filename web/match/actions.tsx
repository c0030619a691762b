import type { GameUi, Reader } from "#boardkit";
import type { TableView } from "#protocol";
import { say } from "../i18n/language.ts";
import page from "../styles/page.module.css";
import styles from "./actions.module.css";
import { type Draft, isHandOver, leadsTo, thingsDone } from "./draft/draft.ts";
import { TakeBack } from "./table/stand-ins.tsx";
import type { Offer } from "./turn/picking.ts";
import type { Turn } from "./turn/take-turns.ts";
import { isWaiting } from "./turn/waiting-choice.ts";

interface ActionsProps {
  readonly turn: Turn;
  readonly ui: GameUi;
  readonly reader: Reader;
  /** The view that the moves are offered in. */
  readonly view: unknown;
  readonly table: TableView;
  /** Leads on to the final table, once the match is over. */
  readonly onOver: (() => void) | null;
}

/** Undo, the choices that have no place on the board, and the end of the turn. */
export function Actions({ turn, ui, reader, view, table, onOver }: ActionsProps) {
  const { draft } = turn.state.value;
  return (
    <div class={styles.actions} role="toolbar" aria-label={say("choices")}>
      {draft === null ? null : <TakingBack turn={turn} draft={draft} />}
      {draft === null ? null : <Placeless turn={turn} draft={draft} ui={ui} view={view} reader={reader} />}
      {draft === null ? null : <Ending turn={turn} draft={draft} />}
      {isWaiting(turn.state.value) ? (
        <button type="button" class={page.button} onClick={turn.rethink}>
          {say("status-change")}
        </button>
      ) : null}
      <TakeBack table={table} />
      {onOver === null ? null : (
        <button type="button" class={page.main} data-act="final" onClick={onOver}>
          {say("finalTable")}
        </button>
      )}
    </div>
  );
}

interface PartProps {
  readonly turn: Turn;
  readonly draft: Draft;
}

function TakingBack({ turn, draft }: PartProps) {
  if (!turn.canUndo.value) return null;
  return (
    <>
      <button type="button" class={page.button} data-act="undo" onClick={turn.undo}>
        {say("undo")}
      </button>
      {thingsDone(draft) > 1 ? (
        <button type="button" class={page.button} data-act="undo-all" onClick={turn.undoAll}>
          {say("undoAll")}
        </button>
      ) : null}
    </>
  );
}

function Placeless({ turn, draft, ui, view, reader }: PartProps & Pick<ActionsProps, "ui" | "view" | "reader">) {
  return (
    <>
      {placeless(turn.offers.value, turn.picked.value)
        .filter(({ move }) => !isHandOver(draft, move))
        .map(({ move }) => {
          const text = draft.open.printMove(move);
          const reveals = leadsTo(draft, move) === "chance";
          return (
            <button
              key={text}
              type="button"
              class={page.button}
              data-move={text}
              title={reveals ? say("reveals") : undefined}
              onClick={() => turn.play(move)}
            >
              {ui.moveLabel(text, view, reader)}
            </button>
          );
        })}
    </>
  );
}

/** Moves that no part of the board names, and those that the parts picked so far name without deciding among them. */
const placeless = (offers: readonly Offer[], picked: readonly string[]): readonly Offer[] =>
  offers.filter(({ targets }) => targets.every((target) => picked.includes(target)));

/** Hands over; clicks that may be followed by others are confirmed with it. */
function Ending({ turn, draft }: PartProps) {
  const ending = turn.ending.value;
  if (ending === null) return null;
  return (
    <button type="button" class={page.main} data-act="end" onClick={turn.endTurn}>
      {say(ending === "commit" && draft.clicks.length > 0 ? "confirm" : "endTurn")}
    </button>
  );
}
