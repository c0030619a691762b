import type { GameUi, Reader } from "#boardkit";
import type { MatchUpdate, TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { type Draft, isHandOver, leadsTo } from "../draft/draft.ts";
import type { Choice } from "../picking.ts";
import type { Turn } from "../turn.ts";
import styles from "./actions.module.css";
import { TakeBack } from "./stand-ins.tsx";

interface ActionsProps {
  readonly turn: Turn;
  readonly ui: GameUi;
  readonly reader: Reader;
  readonly match: MatchUpdate;
  readonly table: TableView;
  /** Leads on to the final table, once the match is over. */
  readonly onOver: (() => void) | null;
}

/** Undo, the choices that have no place on the board, and the end of the turn. */
export function Actions({ turn, ui, reader, match, table, onOver }: ActionsProps) {
  const draft = turn.draft.value;
  const canUndo = turn.canUndo.value;
  const ending = turn.ending.value;
  return (
    <div class={styles.actions} role="toolbar" aria-label={say("choices")}>
      {canUndo ? (
        <button type="button" class={page.button} data-act="undo" onClick={turn.undo}>
          {say("undo")}
        </button>
      ) : null}
      {draft !== null && canUndo && stepsDone(draft) > 1 ? (
        <button type="button" class={page.button} data-act="undo-all" onClick={turn.undoAll}>
          {say("undoAll")}
        </button>
      ) : null}
      {draft === null ? null : <Placeless turn={turn} draft={draft} ui={ui} reader={reader} />}
      {ending === null ? null : (
        <button type="button" class={page.main} data-act="end" onClick={turn.endTurn}>
          {say(ending === "commit" && (draft?.clicks.length ?? 0) > 0 ? "confirm" : "endTurn")}
        </button>
      )}
      {match.waiting !== null && draft === null ? (
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

/** How many things the person has done in this turn. */
const stepsDone = ({ steps, clicks }: Draft): number => steps.filter(({ by }) => by !== "self").length + clicks.length;

type PlacelessProps = Pick<ActionsProps, "turn" | "ui" | "reader"> & { readonly draft: Draft };

function Placeless({ turn, draft, ui, reader }: PlacelessProps) {
  return (
    <>
      {placeless(turn.choices.value, turn.picked.value)
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
              {ui.moveLabel(text, turn.view.value, reader)}
            </button>
          );
        })}
    </>
  );
}

/** Moves that no part of the board names, and those that the parts picked so far name without deciding among them. */
const placeless = (choices: readonly Choice[], picked: readonly string[]): readonly Choice[] =>
  choices.filter(({ targets }) => targets.every((target) => picked.includes(target)));
