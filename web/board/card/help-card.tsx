import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type GameUi, type HelpCard, type Reader, type Say, SeatSign } from "#boardkit";
import type { ScoredNow, Seat, SeatScore } from "#engine";
import { say as inWords } from "../../i18n/language.ts";
import { bubbleAt } from "../bubble.ts";
import type { Overlay } from "../overlay.ts";
import styles from "./help-card.module.css";
import { type Resting, useResting } from "./resting.ts";

interface HelpCardsProps {
  readonly root: RefObject<Element | null>;
  readonly ui: GameUi;
  readonly view: unknown;
  readonly reader: Reader;
  readonly overlay: Pick<Overlay, "scoredNow" | "scoreOf">;
}

/** The card of the part that somebody rests on: what it is, what it does, and who would get what now. Lets presses through. */
export function HelpCards({ root, ui, view, reader, overlay }: HelpCardsProps) {
  const resting = useResting(root);
  return (
    <div role="status" class={styles.holder}>
      {resting === null ? null : resting.kind === "score" ? (
        <Sources
          part={resting.part}
          name={reader.names[resting.seat] ?? ""}
          score={overlay.scoreOf(resting.seat)}
          say={reader.say}
        />
      ) : (
        <Card
          {...{ part: resting.part, reader }}
          card={ui.card?.(resting.about, view, reader) ?? plainCard(resting, ui, view, reader)}
          scored={resting.kind === "target" ? overlay.scoredNow(resting.about) : null}
        />
      )}
    </div>
  );
}

/** Where the game has no card, a target's label says all. */
function plainCard(resting: Resting, ui: GameUi, view: unknown, reader: Reader): HelpCard {
  const title = resting.kind === "target" ? ui.targetLabel(resting.about, view, reader) : labelOf(resting.part);
  return { title, kind: "", text: "" };
}

const labelOf = (part: Element): string => part.getAttribute("aria-label") ?? "";

interface CardProps {
  readonly part: Element;
  readonly card: HelpCard;
  readonly scored: ScoredNow | null;
  readonly reader: Reader;
}

function Card({ part, card, scored, reader }: CardProps) {
  return (
    <article class={styles.card} ref={usePlace(part)}>
      <h3>{card.title}</h3>
      {card.kind === "" ? null : <p class={styles.kind}>{card.kind}</p>}
      {card.text === "" ? null : <p>{card.text}</p>}
      {scored === null ? null : <Scored {...{ scored, card, reader }} />}
    </article>
  );
}

/** Who would get what, best first; seats that have nothing of it are left out. */
function Scored({
  scored: { points, counts },
  card,
  reader,
}: Pick<CardProps, "card" | "reader"> & { scored: ScoredNow }) {
  const seats = counts
    .map((count, seat) => ({ seat: seat as Seat, count, n: points[seat] ?? 0 }))
    .filter(({ count, n }) => count !== 0 || n !== 0)
    .sort((a, b) => b.n - a.n || b.count - a.count);
  return (
    <>
      <h4>{inWords("card.scored-now")}</h4>
      {seats.length === 0 ? <p>{inWords("card.nobody")}</p> : null}
      <ul>
        {seats.map(({ seat, count, n }) => (
          <li key={seat}>
            <SeatSign seat={seat} />
            <span>{reader.names[seat]}</span>
            <small>{card.counted?.(count) ?? count}</small>
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
    <article class={styles.card} ref={usePlace(part)}>
      <h3>{name}</h3>
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

/** Puts the card beside its part, after every change of its size. */
function usePlace(part: Element) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) place(ref.current, part);
  });
  return ref;
}

function place(card: HTMLElement, part: Element): void {
  const { offsetWidth: width, offsetHeight: height, style } = card;
  const screen = { width: innerWidth, height: innerHeight };
  const { left, top } = bubbleAt(part.getBoundingClientRect(), { width, height }, [], screen);
  style.left = `${left}px`;
  style.top = `${top}px`;
}
