import { useLayoutEffect, useRef } from "preact/hooks";
import { type GameUi, type HelpCard, type Reader, type Say, SeatSign } from "#boardkit";
import type { ScoredNow, Seat, SeatScore } from "#engine";
import { say as inWords } from "../../i18n/language.ts";
import { bookPath, termsOf } from "../../learn/book/address.ts";
import type { AtHand } from "../../loading/games.ts";
import { To } from "../../widgets/frame/to.tsx";
import { bubbleBeside } from "../bubble.ts";
import { pickedFor } from "../headline/aims.ts";
import { effectOf } from "../headline/effect-of.ts";
import { busyBoxes, openSheet, readBoxes } from "../on-screen.ts";
import type { Overlay } from "../overlay.ts";
import styles from "./help-card.module.css";
import { CARD, type Opened } from "./resting.ts";

export interface OpenedCardProps {
  readonly opened: Opened;
  readonly atHand: Pick<AtHand, "ui" | "meta">;
  readonly view: unknown;
  readonly reader: Reader;
  readonly overlay: Overlay;
}

/**
 * The card of a part: what it is, what it does, what a press would do now or why it does nothing, who would get what,
 * and where the rule book explains it. Lets presses through, but for the link of a kept card.
 */
export function OpenedCard({ opened, atHand, view, reader, overlay }: OpenedCardProps) {
  if (opened.kind === "score") {
    const { part, seat } = opened;
    return <Sources part={part} name={reader.names[seat] ?? ""} score={overlay.scoreOf(seat)} say={reader.say} />;
  }
  if (opened.kind === "act")
    return <Card {...{ opened, reader, atHand }} card={actCard(opened.part)} now="" scored={null} isBefore={false} />;
  return (
    <Card
      {...{ opened, reader, atHand }}
      card={atHand.ui.card?.(opened.about, view, reader) ?? plainCard(opened, atHand.ui, view, reader)}
      now={opened.kind === "target" ? nowAt(opened.about, { atHand, view, reader, overlay }) : ""}
      scored={opened.kind === "target" ? overlay.scoredNow(opened.about) : null}
      isBefore={opened.kind === "target" && overlay.previewAt(opened.about) !== null}
    />
  );
}

/** Where the game has no card, a target's label says all. */
function plainCard(opened: Opened, ui: GameUi, view: unknown, reader: Reader): HelpCard {
  const title = opened.kind === "target" ? ui.targetLabel(opened.about, view, reader) : labelOf(opened.part);
  return { title, kind: "", text: "" };
}

/** What a press of a button would do, in the words that it has for screen readers as well. */
const actCard = (button: Element): HelpCard => ({
  ...{ title: button.textContent?.trim() ?? "", kind: "" },
  text: button.getAttribute("aria-description") ?? "",
});

const labelOf = (part: Element): string => part.getAttribute("aria-label") ?? "";

/** What a press of the target would do now, what it picks it for, or why it does nothing; empty while the reader has nothing to decide. */
function nowAt(
  target: string,
  { atHand: { ui }, view, reader, overlay }: Pick<OpenedCardProps, "atHand" | "view" | "reader" | "overlay">,
): string {
  const preview = overlay.previewAt(target);
  return preview === null ? pickedFor(target, overlay, ui, { view, reader }) : effectOf(preview, ui, reader);
}

interface CardProps {
  readonly opened: Exclude<Opened, { kind: "score" }>;
  readonly card: HelpCard;
  readonly now: string;
  readonly scored: ScoredNow | null;
  /** What a press brings is said as well: the scores are those before it. */
  readonly isBefore: boolean;
  readonly reader: Reader;
  readonly atHand: Pick<AtHand, "meta">;
}

function Card({ opened, card, now, scored, isBefore, reader, atHand: { meta } }: CardProps) {
  const section = card.section ?? (opened.kind === "target" ? kindOf(opened.about) : null);
  const lines = [card.now ?? "", now].filter((each, i, all) => each !== "" && !isSaidIn(all[1 - i], each));
  // While a sheet is open nothing outside it can be pressed, no link either.
  const isBehind = openSheet() !== null;
  return (
    <article
      class={styles.card}
      popover="manual"
      ref={usePlace(opened.part)}
      {...{ [CARD]: "" }}
      data-kept={opened.isKept || undefined}
    >
      <header>
        {card.picture === undefined ? null : (
          <span class={styles.picture} data-world={meta.id} aria-hidden="true">
            {card.picture}
          </span>
        )}
        <div>
          <h2>{card.title}</h2>
          {card.kind === "" ? null : <p class={styles.kind}>{card.kind}</p>}
        </div>
      </header>
      {card.text === "" ? null : <p data-part="rule">{card.text}</p>}
      {lines.length === 0 ? null : (
        <section>
          <h3>{inWords("card.now")}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {scored === null ? null : <Scored {...{ scored, isBefore, card, reader }} />}
      {section === null || isBehind ? null : (
        <footer>
          <span class={styles.keys}>{inWords(opened.isKept ? "card.kept" : "card.keep")}</span>
          <To path={bookPath(meta, termsOf(reader), `part-${section}`)}>{inWords("rules")}</To>
        </footer>
      )}
    </article>
  );
}

/** The game's words say it, too. */
const isSaidIn = (words: string | undefined, each: string): boolean => words !== each && words?.includes(each) === true;

const kindOf = (target: string): string => target.split(":")[0] ?? "";

/** Who would get what, best first; seats that have nothing of it are left out. */
function Scored({
  scored: { points, counts },
  isBefore,
  card,
  reader,
}: Pick<CardProps, "card" | "isBefore" | "reader"> & { scored: ScoredNow }) {
  const seats = counts
    .map((count, seat) => ({ seat: seat as Seat, count, n: points[seat] ?? 0 }))
    .filter(({ count, n }) => count !== 0 || n !== 0)
    .sort((a, b) => b.n - a.n || b.count - a.count);
  return (
    <>
      <h3>
        {inWords(isBefore ? "card.scored-without" : "card.scored-now")}
        {card.scores === undefined ? null : `: ${card.scores}`}
      </h3>
      {seats.length === 0 ? <p class={styles.nobody}>{inWords("card.nobody")}</p> : null}
      <ul>
        {seats.map(({ seat, count, n }) => (
          <li key={seat}>
            <SeatSign seat={seat} />
            <span>{reader.names[seat]}</span>
            <small class={styles.count}>{card.counted?.(count) ?? count}</small>
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SourcesProps {
  readonly part: Element;
  readonly name: string;
  readonly score: SeatScore | null;
  readonly say: Say;
}

/** Where the points of a seat come from; a source that brought nothing is left out. */
function Sources({ part, name, score, say }: SourcesProps) {
  const sources = Object.entries(score?.sources ?? {}).filter(([, n]) => n !== 0);
  return (
    <article class={styles.card} popover="manual" ref={usePlace(part)}>
      <h2>{name}</h2>
      <ul>
        {sources.map(([id, n]) => (
          <li key={id}>
            <span class={styles.source}>{say(`source.${id}`)}</span>
            <b>{n}</b>
          </li>
        ))}
        <li>
          <span>{inWords("card.points")}</span>
          <b>{score?.points ?? 0}</b>
        </li>
      </ul>
    </article>
  );
}

/** Shows the card above all else, an open sheet as well, and puts it beside its part, after every change of its size. */
function usePlace(part: Element) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => ref.current?.showPopover?.(), []);
  useLayoutEffect(() => {
    if (ref.current !== null) place(ref.current, part);
  });
  return ref;
}

/** Widths of a card that finds no room at its own, in pixels; `null`: as wide as the screen. Narrow ones fit beside what glows. */
const WIDTHS = [null, 300, 264, 228, 192, 156] as const;
type Width = (typeof WIDTHS)[number];
/** How tight a card is drawn: without picture and kind, and at the most without names beside the signs of seats. */
const TIGHT = ["", "most"] as const;

/**
 * Puts the card where it covers nothing that can be pressed, nor its own part. Where there is no such place it is drawn
 * tighter, in the width that covers least.
 */
function place(card: HTMLElement, part: Element): void {
  const screen = { width: innerWidth, height: innerHeight };
  const [at, taken] = [part.getBoundingClientRect(), { busy: busyBoxes(), read: readBoxes() }];
  const found = () => bubbleBeside(at, { width: card.offsetWidth, height: card.offsetHeight }, taken, screen);
  const draw = (width: Width) => {
    card.style.width = width === null ? "" : `${width}px`;
    return found();
  };
  delete card.dataset["tight"];
  let bubble = draw(null);
  for (const tight of TIGHT) {
    if (tight === "most" ? bubble.covered === 0 : !isOver(bubble)) break;
    card.dataset["tight"] = tight;
    bubble = draw(bestWidth(draw, () => card.scrollWidth > card.clientWidth));
  }
  card.style.left = `${bubble.left}px`;
  card.style.top = `${bubble.top}px`;
}

type Bubble = ReturnType<typeof bubbleBeside>;
const isOver = ({ covered, hidden }: Bubble): boolean => covered > 0 || hidden > 0;

/** The first width at which nothing is covered, else the one that covers least; never one that cuts a word. */
function bestWidth(draw: (width: Width) => Bubble, isCut: () => boolean): Width {
  let best: { readonly width: Width; readonly bubble: Bubble } | undefined;
  for (const width of WIDTHS) {
    const bubble = draw(width);
    if (isCut()) continue;
    const isBetter =
      best === undefined ||
      bubble.covered < best.bubble.covered ||
      (bubble.covered === best.bubble.covered && bubble.hidden < best.bubble.hidden);
    if (isBetter) best = { width, bubble };
    if (!isOver(bubble)) break;
  }
  return best?.width ?? null;
}
