import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { capital, fill, type GameUi, type GuideMoment, type GuideMove, type Reader } from "#boardkit";
import { asYou } from "../../board/headline/effect-of.ts";
import { say } from "../../i18n/language.ts";
import type { AtHand } from "../../loading/games.ts";
import page from "../../styles/page.module.css";
import { To } from "../../widgets/frame/to.tsx";
import type { HeadProps } from "./bar.tsx";
import styles from "./guide.module.css";
import type { Told } from "./guide.tsx";
import { becauseIn } from "./speaking/moment.ts";
import { CONFIRM, usePlace } from "./speaking/place.ts";
import { settled } from "./speaking/settled.ts";
import { canGoBack, isQuiet, placeOf } from "./speaking/speaking.ts";
import type { Lead } from "./speaking/steady.ts";

interface WordsProps extends Pick<HeadProps, "found" | "telling"> {
  /** What the button that hands over reads. */
  readonly ending: string;
  readonly told: Told;
  readonly reader: Reader;
  readonly atHand: AtHand;
}

interface SlipProps extends HeadProps, WordsProps {
  /** A move waits to be confirmed: its button is among the actions, and there is no other. */
  readonly isAsked: boolean;
  readonly onAct: () => void;
  /** Leads to where the proposal is done. */
  readonly onShow: () => void;
}

/**
 * The guide speaks: two sentences, a proposal with its reason, and buttons. Its head folds the rest away. While a move
 * waits to be confirmed it only names the proposal: it is short, and what has been picked stays in sight.
 */
export function Slip(props: SlipProps) {
  const { found, telling, told, root, isAsked } = props;
  const { situation, at, targets } = told;
  const { title, text, proposal, because } = wordsOf(props);
  const name = `${telling.spoken.now?.key} ${situation.id} ${isQuiet(telling.spoken)}`;
  const parts = isAsked ? [CONFIRM, ...targets] : [...targets, ...situation.point(at)];
  usePlace(root, [...new Set([...parts, ...(situation.about?.(at) ?? [])])], `${name} ${isAsked}`);
  const words = useFitting(name);
  return (
    <section class={styles.slip} ref={root} data-guide={situation.id} aria-label={title}>
      <details open key={name}>
        <summary>
          <h2>{title}</h2>
          <small>
            {say("lineOf", { n: placeOf(telling.spoken, situation.id), all: found.guide.situations.length })}
          </small>
        </summary>
        <div class={at.isOver ? "" : styles.words} ref={words}>
          {text === "" || isAsked ? null : <p>{text}</p>}
          {proposal === "" ? null : (
            <p class={styles.proposal}>
              <Proposal text={proposal} onShow={props.onShow} /> {isAsked ? "" : because}
            </p>
          )}
        </div>
        {at.isOver ? <Onward {...props} /> : <Buttons {...props} />}
      </details>
    </section>
  );
}

/** Many words are smaller where their room is as high for all. */
function useFitting(name: string): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another size.
  useLayoutEffect(() => {
    const { current } = words;
    if (current === null) return;
    current.removeAttribute("data-many");
    current.toggleAttribute("data-many", current.scrollHeight > current.clientHeight);
  }, [name]);
  return words;
}

/** What is proposed; a press leads to where it is done. */
function Proposal({ text, onShow }: Pick<SlipProps, "onShow"> & { readonly text: string }) {
  return (
    <button type="button" class={styles.lead} data-act="guide-show" onClick={onShow}>
      {text}
    </button>
  );
}

/** `{touch|press it long|rest the mouse on it}` is what the reader's device can do. */
const forDevice = (text: string): string =>
  text.replace(/\{touch\|([^|{}]*)\|([^|{}]*)\}/g, matchMedia("(hover: none)").matches ? "$1" : "$2");

/** A move as its button names it, and what it brings; "" where nothing is proposed, or where that says nothing. */
export interface Proposed {
  readonly move: string;
  readonly brings: string;
}

/** What is proposed. */
export function proposalOf({ told, reader, atHand: { ui }, ending }: Omit<WordsProps, "found" | "telling">): Proposed {
  const { proposed, at, isEnding } = told;
  if (isEnding) return { move: ending, brings: "" };
  return proposed === null ? { move: "", brings: "" } : moveWords(proposed, at, ui, reader);
}

/** Why a move is proposed, in figures of this position. */
export function becauseOf({ texts, guide }: HeadProps["found"], id: string, at: GuideMoment, move: GuideMove): string {
  return capital(fill(texts[id]?.because ?? "", becauseIn(guide, id)?.figures(at, move) ?? {}));
}

/** Leads below this say nothing to a newcomer: the bot's guesses differ by as much. */
const TOLD_FROM = 2;

/** Why a steady bot would make its move. */
export function reasonOf(lead: Lead | null, { view }: GuideMoment, ui: GameUi, reader: Reader): string {
  if (lead === null) return "";
  const move = ui.moveLabel(lead.over, view, reader);
  const n = Math.round(lead.by);
  return n < TOLD_FROM ? "" : say("guide.lead", { n, move });
}

function wordsOf(props: WordsProps) {
  const { found, telling, told } = props;
  const { situation, figures, proposed } = told;
  const { title = "", text = "", because = "" } = found.texts[situation.id] ?? {};
  const { move, brings } = proposalOf(props);
  return {
    title,
    text: isQuiet(telling.spoken) ? "" : fill(forDevice(text), figures),
    proposal: proposed === null ? "" : say("guide.proposal", { move }),
    because: proposed === null ? "" : `${sentence(brings)} ${capital(fill(because, told.reason))}`.trim(),
  };
}

/** The move as its button names it, and what it brings, with what is then made by itself. */
export function moveWords(move: GuideMove, { view, you }: GuideMoment, ui: GameUi, reader: Reader): Proposed {
  const told = asYou(reader);
  const forecast = move.forecast();
  const after = settled(move, ui).brings().view;
  const brings = [
    ui.effect(view, after, you, told),
    forecast === null ? "" : (ui.followingLine?.(forecast, told) ?? ""),
  ]
    .filter((part) => part !== "")
    .join("; ");
  return { move: ui.moveLabel(move.text, view, reader, after), brings };
}

/** What a move brings, as a sentence of its own beside the proposal. */
export const sentence = (text: string): string => (text === "" ? "" : `${capital(text)}.`);

/** The whole slip as one text, for screen readers. */
export function spokenText(props: WordsProps): string {
  const { title, text, proposal, because } = wordsOf(props);
  return [`${title}.`, text, proposal, proposal === "" ? "" : because].filter((part) => part !== "").join(" ");
}

function Buttons({ told: { proposed }, telling, isAsked, onAct }: SlipProps) {
  if (isAsked) return <p class={styles.waits}>{say("guide.confirm", { back: say("leaveIt") })}</p>;
  return (
    <div class={styles.buttons}>
      <button type="button" class={page.main} data-act={proposed === null ? "guide-on" : "guide-do"} onClick={onAct}>
        {say(proposed === null ? "guide.on" : "guide.do")}
      </button>
      {proposed === null ? null : (
        <button type="button" class={styles.word} data-act="guide-skip" onClick={telling.hide}>
          {say("guide.skip")}
        </button>
      )}
      <button type="button" class={styles.word} data-act="guide-know" onClick={telling.know}>
        {say("guide.know")}
      </button>
      {canGoBack(telling.spoken) ? (
        <button
          type="button"
          class={styles.word}
          data-act="guide-back"
          aria-label={say("stepBack")}
          onClick={telling.back}
        >
          <span>{say("stepBack")}</span>
        </button>
      ) : null}
    </div>
  );
}

/** A sentence that belongs to no position: figures are left open, the first of two wordings stands. */
function withoutFigures(text: string): string {
  let open = text.replace(/\{\w+\}/g, "…");
  // The innermost choices come first: their words may be those of others.
  for (let before = ""; before !== open; ) {
    before = open;
    open = open.replace(/\{\w+\|([^|{}]*)\|[^|{}]*\}/g, "$1");
  }
  return open;
}

/** After the match: what has not come up, and the ways on. */
function Onward({ found, telling: { spoken, known }, table, atHand }: SlipProps) {
  const unheard = found.guide.situations.filter(({ id }) => (spoken.times[id] ?? 0) === 0 && !known.has(id));
  return (
    <>
      {unheard.length === 0 ? null : (
        <details class={styles.unheard}>
          <summary>{say("guide.unheard", { n: unheard.length })}</summary>
          {unheard.map(({ id }) => (
            <p key={id}>
              <b>{found.texts[id]?.title}.</b> {withoutFigures(forDevice(found.texts[id]?.text ?? ""))}
            </p>
          ))}
        </details>
      )}
      <div class={styles.buttons}>
        <To path={`/learn/${table.game}`}>{say("exercises")}</To>
        <To path={`/rules/${atHand.meta.id}`}>{say("rules")}</To>
        <To path="/">{say("home")}</To>
      </div>
    </>
  );
}
