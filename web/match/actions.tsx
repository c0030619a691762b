import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { FINAL_NOTE, FinalSign, type GameUi, isByFinger, type Reader, useIsSmall } from "#boardkit";
import type { TableSeat, TableView } from "#protocol";
import { DOT } from "../board/headline/dot.ts";
import { doneBy, nameOf } from "../board/headline/effect-of.ts";
import { useOnGrid } from "../board/on-grid.ts";
import type { Asked, Preview } from "../board/overlay.ts";
import { say } from "../i18n/language.ts";
import { later } from "../loading/later.tsx";
import page from "../styles/page.module.css";
import styles from "./actions.module.css";
import { joined, LONG } from "./confirm-text.ts";
import { type Draft, isHandOver, possible, thingsDone } from "./draft/draft.ts";
import { forgoneBy } from "./draft/forgone.ts";
import { namedWhole } from "./named-whole.ts";
import { FIRST_NAME, namedNow } from "./renewed.ts";
import { isAlone } from "./table/alone.ts";
import { lastStep } from "./turn/acting.ts";
import { isAll, type Offer } from "./turn/picking.ts";
import { previewOf } from "./turn/preview.ts";
import type { Turn } from "./turn/take-turns.ts";
import { isWaiting } from "./turn/waiting-choice.ts";
import { becomesFinal, endingText } from "./turn/words/becomes-final.ts";
import { endName, endsWhat, handOverName } from "./turn/words/end-name.ts";

const Rematch = later("rematch", async () => (await import("./table/rematch.tsx")).Rematch);

/** Most matches need none. */
const Wishes = later("wishes", async () => (await import("./table/wishes.tsx")).Wishes);

const isWished = ({ abandons, paceWish, isProposed, standIn }: TableSeat): boolean =>
  [abandons, paceWish, isProposed, standIn].some((wish) => wish !== undefined);

interface ActionsProps {
  readonly turn: Turn;
  readonly ui: GameUi;
  readonly reader: Reader;
  /** The view on which the moves are legal. */
  readonly view: unknown;
  readonly table: TableView;
  /** Leads on to the final table, once the match is over. */
  readonly onOver: (() => void) | null;
  /** Pieces of others are on their way: one's own buttons come when they have arrived. */
  readonly isTelling: boolean;
  /** What else can be asked for. */
  readonly children?: ComponentChildren;
}

/** Undo, the moves that have no place on the board, the end of the turn, and what a table offers besides. */
export function Actions({ turn, ui, reader, view, table, onOver, isTelling, children }: ActionsProps) {
  return (
    <Toolbar keepsPlace={isAlone(table)}>
      {children}
      {isTelling ? null : <TurnButtons {...{ turn, ui, reader, view }} />}
      {isWaiting(turn.state.value) ? (
        <button type="button" class={page.button} onClick={turn.rethink}>
          {say("status-change")}
        </button>
      ) : null}
      {table.seats.some(isWished) ? <Wishes table={table} names={reader.names} /> : null}
      {onOver === null ? null : (
        <>
          <Rematch table={table} names={reader.names} isMain={false} />
          <button type="button" class={page.main} data-act="final" onClick={onOver}>
            {say("finalTable")}
          </button>
        </>
      )}
    </Toolbar>
  );
}

interface ToolbarProps {
  /** A place at its beginning is for the button that asks for a good move, also while that is not there. */
  readonly keepsPlace?: boolean;
  readonly children: ComponentChildren;
}

export function Toolbar({ keepsPlace = false, children }: ToolbarProps) {
  const box = useRef<HTMLDivElement>(null);
  useChoicesOnGrid(box);
  return (
    <div
      ref={box}
      class={styles.actions}
      data-keeps-place={keepsPlace || undefined}
      role="toolbar"
      aria-label={say("choices")}
    >
      {children}
    </div>
  );
}

/** Says on the grid of the match, as `data-choices`, whether there are buttons: what a game shows may need their room. */
function useChoicesOnGrid(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box;
    const grid = current?.closest("[data-game]") ?? null;
    if (current === null || grid === null) return undefined;
    const tell = () => grid.toggleAttribute("data-choices", current.childElementCount > 0);
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(current, { childList: true });
    return () => {
      observer.disconnect();
      grid.removeAttribute("data-choices");
    };
  }, [box]);
}

/** The buttons of one's own turn. */
export function TurnButtons({ turn, ui, reader, view }: Pick<ActionsProps, "turn" | "ui" | "reader" | "view">) {
  const { draft } = turn.state.value;
  const question = turn.question.value;
  if (question !== null) return <Asking turn={turn} question={question} ui={ui} reader={reader} />;
  if (draft === null) return null;
  return (
    <>
      <TakingBack turn={turn} draft={draft} ui={ui} reader={reader} />
      <Placeless turn={turn} draft={draft} ui={ui} reader={reader} />
      <Ending turn={turn} draft={draft} ui={ui} view={view} reader={reader} />
    </>
  );
}

interface AskingProps extends Pick<ActionsProps, "turn" | "ui" | "reader"> {
  readonly question: Asked;
}

/** The button that hands over lies beside more of them. */
const LONG_END = 24;

/** The move that waits to be confirmed, with its effect, and a button to drop it. */
function Asking({ turn, question, ui, reader }: AskingProps) {
  const { isRevealing, isAtOnce, isLast, isPressed } = question;
  const confirm = useRef<HTMLButtonElement>(null);
  useOnGrid(confirm, "asking");
  // The button that asked is gone; a part of the board keeps the focus. Who has only come back has pressed nothing.
  useEffect(() => {
    if (isPressed && !isByFinger() && document.activeElement === document.body) confirm.current?.focus();
  }, [isPressed]);
  const { text, brings } = namedWhole(question, { ui, reader }, useIsSmall());
  return (
    <>
      <button type="button" class={page.button} data-act="leave" onClick={turn.letGo}>
        {say("leaveIt")}
      </button>
      <button
        ref={confirm}
        type="button"
        class={page.main}
        data-act="confirm"
        data-long={text.length > LONG || undefined}
        aria-description={text.endsWith(brings) ? undefined : brings}
        aria-describedby={isRevealing ? FINAL_NOTE : undefined}
        onClick={turn.confirm}
      >
        {isRevealing || (isAtOnce && isLast) ? <FinalSign /> : null}
        <span>{text}</span>
      </button>
    </>
  );
}

interface PartProps {
  readonly turn: Turn;
  readonly draft: Draft;
}

/** The first button names the move that it takes back. */
function TakingBack({ turn, draft, ui, reader }: PartProps & Pick<ActionsProps, "ui" | "reader">) {
  if (!turn.canUndo.value) return null;
  const { open, seat } = draft;
  const { move, before } = lastStep(draft, turn.state.value.joined);
  const named = ui.moveLabel(open.printMove(move), open.view(before.state, seat), reader);
  return (
    <>
      <button type="button" class={page.button} data-act="undo" aria-description={named} onClick={turn.undo}>
        {say("undo")}
      </button>
      {thingsDone(before) > 0 ? (
        <button type="button" class={page.button} data-act="undo-all" onClick={turn.undoAll}>
          {say("undoAll")}
        </button>
      ) : null}
    </>
  );
}

type WordedProps = PartProps & Pick<ActionsProps, "ui" | "view" | "reader">;

function Placeless({ turn, draft, ui, reader }: Omit<WordedProps, "view">) {
  const isMain = (text: string): boolean => isAll(turn.offers.value) || ui.ends?.(text) === true;
  const isDeclining = (text: string): boolean => ui.declines?.(text) === true;
  const isSmall = useIsSmall();
  return (
    <>
      {placeless(turn.offers.value, turn.picked.value)
        .filter(({ move }) => !isHandOver(draft, move))
        .map(({ move }) => {
          const preview = previewOf({ open: draft.open, ui }, draft, move, turn.state.value.position);
          const { move: text, isRevealing } = preview;
          const name = isRevealing
            ? namedWhole(preview, { ui, reader }, isSmall).text
            : `${nameOf(preview, ui, reader)}${alsoPassing(draft, move, ui)}`;
          return (
            <button
              key={text}
              type="button"
              class={isMain(text) ? page.main : isDeclining(text) && !isRevealing ? styles.quiet : page.button}
              data-move={text}
              data-reveals={isRevealing || undefined}
              data-long={(isRevealing && name.length > LONG) || undefined}
              aria-description={describe(draft, move, preview, { ui, reader })}
              onClick={() => turn.pressButton(move)}
            >
              {isRevealing ? <FinalSign /> : null}
              <span>{name}</span>
            </button>
          );
        })}
    </>
  );
}

/** What a press of the button would do, and what becomes final by it. */
function describe(
  draft: Draft,
  move: number,
  preview: Preview,
  { ui, reader }: Pick<ActionsProps, "ui" | "reader">,
): string {
  const done = doneBy(preview, ui, reader);
  return [done, becomesFinal(draft, move, ui, reader)].filter((part) => part !== "").join(" · ");
}

/** That a move which declines something passes by the open group as well; not where it only ends that group. */
function alsoPassing(draft: Draft, move: number, ui: GameUi): string {
  const n = ui.declines?.(draft.open.printMove(move)) === true ? forgoneBy(draft, move).length : 0;
  return n === 0 || possible(draft).length - n === 1 ? "" : `${DOT}${say("passing")}`;
}

/** Moves without a target, and moves whose targets are all picked already. */
const placeless = (offers: readonly Offer[], picked: readonly string[]): readonly Offer[] =>
  offers.filter(({ targets }) => targets.every((target) => picked.includes(target)));

/**
 * Hands over, which cannot be undone; clicks that may be followed by others are confirmed with it. What it declines is
 * named before it.
 */
function Ending({ turn, draft, ui, view, reader }: WordedProps) {
  const ending = turn.handOver.value;
  if (ending === null) return null;
  const text = ending === "commit" ? "" : draft.open.printMove(ending);
  const isDeclining = ui.declines?.(text) === true;
  const named = endName(ui, view, reader, turn.possible.value);
  const passesBy = named !== endName(ui, view, reader);
  const isMain = (!isDeclining && !passesBy) || isAll(turn.offers.value);
  const name = isDeclining
    ? joined(DOT, ui.moveLabel(text, view, reader), endsWhat(draft, named))
    : handOverName(turn, draft, named);
  return <EndButton name={name} isMain={isMain} about={endingText(draft, turn.offers.value, ui, reader)} turn={turn} />;
}

interface EndProps extends Pick<WordedProps, "turn"> {
  readonly name: string;
  readonly isMain: boolean;
  readonly about: string;
}

/** With another name it is as new: it takes no press for a moment. */
function EndButton({ name, isMain, about, turn }: EndProps) {
  const named = useRef(FIRST_NAME);
  named.current = namedNow(named.current, name);
  return (
    <button
      type="button"
      class={isMain ? page.main : page.button}
      data-act="end"
      data-renewed={named.current.isRenewed || undefined}
      data-long={name.length > LONG_END || undefined}
      aria-description={about}
      onClick={turn.endTurn}
    >
      <FinalSign />
      {name}
    </button>
  );
}
