import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { capital, FINAL_NOTE, FinalSign, type GameUi, isOnIt, type Reader, SpokenOnly } from "#boardkit";
import type { Seat } from "#engine";
import { foreseenBy } from "../../board/headline/effect-of.ts";
import { useOnGrid } from "../../board/on-grid.ts";
import type { Preview } from "../../board/overlay.ts";
import { say } from "../../i18n/language.ts";
import { HandPicture } from "../../learn/guide/hand.tsx";
import { allBoxesOf } from "../../learn/guide/speaking/place.ts";
import type { AtHand } from "../../loading/games.ts";
import page from "../../styles/page.module.css";
import { refusalText } from "../../widgets/fields/refusal.tsx";
import styles from "./advice.module.css";
import { afterAll, broughtBy, goesOn, inWords, madeAtOnce, namesApart, nextMoveOf, stepsOf } from "./advised.ts";
import { onlyIn, partsOf } from "./apart.ts";
import { clearOf } from "./clear-of.ts";
import { costOf, reasonsFor } from "./reasons.ts";
import { type Advising, movesOf, type Told } from "./use-advice.ts";

interface PanelProps {
  readonly now: Advising;
  /** The parts of the board that it speaks of: on a phone, where it is a sheet, it leaves them in sight. */
  readonly free: readonly string[];
  /** A question about another move waits: its button is the main one. */
  readonly isAside: boolean;
  readonly atHand: AtHand;
  readonly reader: Reader;
  readonly choose: (at: number) => void;
  readonly look: (at: number | null) => void;
  readonly play: () => void;
  readonly close: () => void;
}

/** A good move with its reasons, and others by what they cost; in the place of the log. */
export function AdvicePanel(props: PanelProps) {
  const { now, free, close } = props;
  const box = useRef<HTMLElement>(null);
  useOnGrid(box, "advice");
  useClear(box, free);
  return (
    <section ref={box} class={styles.advice} aria-label={say("advice.ask")} data-part="advice" data-state={now.type}>
      {now.type === "told" ? <Found {...props} told={now} /> : <Status now={now} close={close} />}
    </section>
  );
}

/** Keeps the sheet away from what it speaks of, however high it is. */
function useClear(box: RefObject<HTMLElement | null>, free: readonly string[]): void {
  const names = free.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same targets come as another list.
  useLayoutEffect(() => {
    const sheet = box.current?.parentElement ?? null;
    const grid = box.current?.closest<HTMLElement>("[data-game]") ?? null;
    if (sheet === null || grid === null) return undefined;
    const place = (): void => {
      const top = grid.querySelector("main header")?.getBoundingClientRect().bottom ?? 0;
      const at = clearOf(allBoxesOf(free), sheet.offsetHeight, { top, bottom: innerHeight });
      grid.style.setProperty("--advice-top", `${at}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(sheet);
    return () => {
      observer.disconnect();
      grid.style.removeProperty("--advice-top");
    };
  }, [box, names]);
}

function Status({ now, close }: Pick<PanelProps, "now" | "close">) {
  const text =
    now.type === "refused"
      ? refusalText(now.refusal)
      : say(now.type === "failed" ? "advice.failed" : "advice.thinking");
  return (
    <header>
      <HandPicture />
      <h3>
        <span role="status">{text}</span>
      </h3>
      <Hide close={close} />
    </header>
  );
}

const Hide = ({ close }: Pick<PanelProps, "close">) => (
  <button type="button" class={styles.word} data-act="advice-hide" onClick={close}>
    {say("close")}
  </button>
);

interface FoundProps extends PanelProps {
  readonly told: Told;
}

function Found(props: FoundProps) {
  const { told, isAside, atHand, play, close } = props;
  const words = wordsOf(props);
  const { isFinal } = nextMoveOf(told, atHand.ui, movesOf(told)[0] ?? "");
  const reasons = reasonsInWords(props);
  const move = namedIn(props, words.first?.label ?? "");
  // Another move is folded again.
  const [whole, unfold] = useState<Told | null>(null);
  const isWhole = whole === told;
  return (
    <>
      <header>
        <HandPicture />
        <h3>{move}</h3>
        <Hide close={close} />
      </header>
      <Why {...props} {...{ words, reasons, isWhole }} />
      <footer class={styles.doing}>
        <button
          type="button"
          class={isAside ? page.button : page.main}
          data-act="advice-play"
          aria-describedby={isFinal ? FINAL_NOTE : undefined}
          onClick={(event) => {
            // What lies under the sheet may have been meant.
            if (!isFinal || isOnIt(event)) play();
          }}
        >
          {isFinal ? <FinalSign /> : null}
          <span>{say(told.rest === null ? "advice.play" : "advice.next")}</span>
        </button>
        <Outlook {...props} />
        {isWhole ? null : (
          <button type="button" class={`${styles.word} ${styles.unfold}`} onClick={() => unfold(told)}>
            {say("advice.unfold")}
          </button>
        )}
      </footer>
      <SpokenOnly>
        <span role="status">
          {[move, ...words.made.map(inWords)].join("; ")}. {reasons.join(" ")}
        </span>
      </SpokenOnly>
    </>
  );
}

interface WhyProps extends FoundProps {
  readonly words: ReturnType<typeof wordsOf>;
  readonly reasons: readonly string[];
  readonly isWhole: boolean;
}

/** What the move brings and is good for. A phone, whose board is to be seen, folds all but the first reason. */
function Why({ words: { brings, made, later, isMore }, reasons, isWhole, ...props }: WhyProps) {
  const { told, atHand, reader } = props;
  const { preview } = nextMoveOf(told, atHand.ui, movesOf(told)[0] ?? "");
  const foreseen = preview === null || isMore ? "" : foreseenBy(preview, atHand.ui, reader);
  const good = told.rest === null ? reasons : [];
  const [reason, ...further] = foreseen === "" ? good : [`${capital(foreseen)}.`, ...good];
  return (
    <div class={styles.text} data-whole={isWhole || undefined}>
      {brings === "" ? null : <p>{say("advice.brings", { what: brings })}</p>}
      {made.length === 0 ? null : (
        <ul>
          {made.map((step, k) => (
            <li key={k}>{inWords(step)}</li>
          ))}
        </ul>
      )}
      {reason === undefined ? null : <p>{reason}</p>}
      <div class={styles.further}>
        {later.length === 0 ? null : <p>{say("advice.then", { moves: later.map(inWords).join("; ") })}</p>}
        {further.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {told.rest === null ? <Alternatives {...props} /> : null}
        <p class={page.soft}>{say("advice.noted")}</p>
      </div>
    </div>
  );
}

/** "A good move: ...", or one of the others, by how much it brings less. */
function namedIn({ told: { advice, at }, reader: { you } }: FoundProps, move: string): string {
  const [best, line] = [advice.lines[0], advice.lines[at]];
  if (at === 0 || best === undefined || line === undefined || you === null) return say("advice.move", { move });
  const cost = costOf(best, line, you);
  return say("advice.instead", { move, cost: cost.toFixed(0), isCostly: cost > 0 ? "yes" : "no" });
}

/** The first step that a press of *Play it* makes, the further ones, what they bring, and those that wait for another press. */
function wordsOf({ told, atHand: { ui }, reader }: FoundProps) {
  const moves = movesOf(told);
  const n = madeAtOnce(told.draft, moves);
  const [now, rest] = [moves.slice(0, n), moves.slice(n)];
  const [first, ...made] = stepsOf(told.draft, now, ui, reader);
  const later = stepsOf(afterAll(told.draft, now), rest, ui, reader);
  return { first, made, later, brings: broughtBy(told.draft, now, ui, reader), isMore: goesOn(told.draft, now) };
}

function Outlook({ told: { advice, at }, reader }: Pick<FoundProps, "told" | "reader">) {
  const line = advice.lines[at];
  if (line === undefined || reader.you === null) return null;
  const { own, best, win } = reasonsFor(advice, line, reader.you);
  const others = reader.names.filter((_, seat) => seat !== reader.you);
  const outlook = say("advice.outlook", { own, best, win, others: others.length, name: others[0] ?? "" });
  return (
    <p>
      <small>{say("advice.expected")}</small>
      <br />
      <b>{outlook}</b>
    </p>
  );
}

function reasonsInWords({ told, atHand: { ui }, reader }: FoundProps): readonly string[] {
  const { advice, draft, at } = told;
  const line = advice.lines[at];
  const you = reader.you;
  if (line === undefined || you === null) return [];
  const { sooner, more, prevents } = reasonsFor(advice, line, you);
  const [first = ""] = line.moves;
  const only = onlyIn(
    advice.lines.map(({ moves }) => partsOf(draft, moves, ui, reader)),
    at,
  );
  const name = (seat: Seat): string => reader.names[seat] ?? "";
  return [
    sooner > 0 ? say("advice.sooner", { n: sooner }) : "",
    only.length > 0 ? say("advice.only", { what: only.join(", ") }) : "",
    withheldBy(nextMoveOf(told, ui, first).preview, ui, reader),
    more > 0 ? say("advice.more", { n: more }) : "",
    ...prevents.slice(0, 1).map(({ seat, points }) => say("advice.prevents", { n: points, name: name(seat) })),
  ].filter((text) => text !== "");
}

/** What a move keeps from somebody else, as a sentence; "" where nothing is known of that. */
function withheldBy(preview: Preview | null, ui: Pick<GameUi, "withheldLine">, reader: Reader): string {
  if (preview === null || preview.forecast === null) return "";
  const line = ui.withheldLine?.(preview.forecast, preview.before, reader) ?? "";
  return line === "" ? "" : `${capital(line)}.`;
}

/** The other lines, each previewed by a pointer that moves there and by focus, and shown whole by a press. */
function Alternatives({ told, atHand: { ui }, reader, choose, look }: FoundProps) {
  const { advice, draft, at } = told;
  const [best] = advice.lines;
  const others = advice.lines.flatMap((line, k) => (k === at ? [] : [{ line, k }]));
  if (best === undefined || others.length === 0 || reader.you === null) return null;
  const you = reader.you;
  const names = namesApart(advice.lines.flatMap(({ moves }) => stepsOf(draft, moves, ui, reader).slice(0, 1)));
  return (
    <>
      <p class={styles.head}>{say("advice.others")}</p>
      <ol>
        {others.map(({ line, k }) => {
          const cost = costOf(best, line, you);
          const isBetter = k === 0 && costOf(line, advice.lines[at] ?? line, you) > 0;
          return (
            <li key={k}>
              <button
                type="button"
                data-act="advice-other"
                onClick={() => choose(k)}
                onPointerMove={() => look(k)}
                onPointerLeave={() => look(null)}
                onFocus={() => look(k)}
                onBlur={() => look(null)}
              >
                <span>{names[k]}</span>
                <b>{isBetter ? say("advice.best") : cost === 0 ? say("advice.same") : `−${cost.toFixed(0)}`}</b>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
