import type { TargetedMouseEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type BoardProps, cardPart } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { CARDS, type CardName, type SymbolName } from "../../rules/content.ts";
import { Sign } from "../drawings/drawings.tsx";
import { SmallCard } from "../hand/cards.tsx";
import { faceOf } from "../words/names.ts";
import styles from "./display.module.css";

/** Numbers of kinds above which cards are smaller (`CLOSE`) or lie in a fan for each symbol (`FANS`), by screen. */
const CLOSE = { wide: 12, narrow: 18 } as const;
const FANS = { wide: 16, narrow: 7 } as const;
/** Kinds in three lines beside the board: of more to choose from each is a number and a sign, eight to a line. */
const THREE_LINES = 21;

/**
 * Lines of the display beside the board. While a turn goes on there are no fewer: its cards stay where they are. Fans
 * wrap as they fit.
 */
export function linesFor(kinds: number, before: number, areFans: boolean): number {
  if (areFans) return before;
  const inLine = kinds > THREE_LINES ? 8 : kinds > CLOSE.wide ? 7 : 6;
  return Math.max(before, Math.ceil(kinds / inLine));
}

function useLines({ view, you }: BoardProps<View>, kinds: number, areFans: boolean): number {
  const known = useRef(0);
  const isOwn = you !== null && view.actor === you;
  known.current = isOwn ? linesFor(kinds, known.current, areFans) : 0;
  return known.current;
}

/** In one line a card takes two units, one behind it a single unit; more of them scroll. */
const MOST_UNITS = 18;
const unitsOf = (kinds: readonly KindOfCard[]): number => kinds.length + new Set(kinds.map((kind) => kind.symbol)).size;

/**
 * The display, from which extra cards are chosen. It is highlighted while the reader chooses; on a narrow screen it
 * then takes the place of the hand.
 */
export function Display({ isNarrow, ...props }: BoardProps<View> & { isNarrow: boolean }) {
  const kinds = kindsOf(props.view.display);
  const isHand = isExtraToChoose(props);
  const isLong = unitsOf(kinds) > MOST_UNITS;
  const screen = isNarrow ? "narrow" : "wide";
  const areFans = !isHand && kinds.length > FANS[screen];
  const lines = useLines(props, kinds.length, areFans);
  if (isHand && isNarrow) return null;
  return (
    <div class={styles.display} data-hand={isHand || undefined}>
      <Head {...props} isHand={isHand} />
      <div
        class={isLong ? `${styles.row} ${styles.long}` : styles.row}
        style={`--units: ${unitsOf(kinds)}; --lines: ${lines}`}
        data-anchor="display"
        data-close={isHand && kinds.length > THREE_LINES ? "most" : kinds.length > CLOSE[screen] || undefined}
        data-fans={areFans || undefined}
        data-guarded={(isHand && kinds.length > FANS[screen]) || undefined}
      >
        {isNarrow ? <Name {...props} /> : null}
        {kinds.length === 0 ? <p>{props.say("display.empty")}</p> : null}
        <Fans {...props} kinds={kinds} />
        {isLong ? <More {...props} /> : null}
      </div>
    </div>
  );
}

const Head = ({ view, say, isHand }: BoardProps<View> & { readonly isHand: boolean }) => (
  <h3>
    {say(isHand ? "display.choose" : "display")}
    <small>
      <span data-anchor="discards" data-card="discards">
        {say("card-count", { n: view.display.length })}
      </span>
      <span data-anchor="deck" data-card="deck">
        {say("deck", { n: view.deckSize })}
      </span>
    </small>
  </h3>
);

/** What the cards are, where there is no room for the heading. */
const Name = ({ say }: BoardProps<View>) => (
  <span class={styles.sign} {...cardPart("discards", say("display"))}>
    <Sign name="extra" />
  </span>
);

/** Cards of a symbol stay together. */
const Fans = ({ kinds, ...props }: BoardProps<View> & { kinds: readonly KindOfCard[] }) => (
  <>
    {[...new Set(kinds.map(({ symbol }) => symbol))].map((symbol) => (
      <span key={symbol} class={styles.fan}>
        {kinds
          .filter((kind) => kind.symbol === symbol)
          .map((kind) => (
            <Kind key={kind.card} {...props} {...kind} />
          ))}
      </span>
    ))}
  </>
);

/** Whether the reader has to choose an extra card. */
export const isExtraToChoose = ({ legal }: Pick<BoardProps<View>, "legal">): boolean =>
  [...legal].some((target) => target.startsWith("display:"));

/** More kinds than these scroll on a narrow phone. */
const TWO_ROWS = 16;

/** The display in the place of the hand, within reach of a thumb. */
export function ExtraCards(props: BoardProps<View>) {
  const kinds = kindsOf(props.view.display);
  return (
    <div class={styles.display} data-hand>
      <Head {...props} isHand />
      <div class={`${styles.row} ${styles.choice}`}>
        <Fans {...props} kinds={kinds} />
        {kinds.length > TWO_ROWS ? <More {...props} /> : null}
      </div>
    </div>
  );
}

/** A sign of what has no room on the screen; pressed, it brings that into sight. Keys scroll without it. */
function More({ say }: BoardProps<View>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBack, setIsBack] = useState(false);
  useLayoutEffect(() => {
    const boxes = boxesAround(button.current);
    const look = () => setIsBack(boxes.every(isAtEnd) && boxes.some(isScrolled));
    look();
    for (const box of boxes) box.addEventListener("scroll", look, { passive: true });
    return () => {
      for (const box of boxes) box.removeEventListener("scroll", look);
    };
  });
  return (
    <button
      ref={button}
      type="button"
      class={styles.more}
      data-back={isBack || undefined}
      tabIndex={-1}
      aria-label={say("display.more")}
      onClick={scrollOn}
    />
  );
}

/** A line scrolls in the box around the display, rows scroll in their own. */
function boxesAround(button: HTMLElement | null): readonly Element[] {
  const row = button?.parentElement;
  return [row, row?.closest(`.${styles.onPhone}`)].filter((box) => box != null);
}

const isAtEnd = ({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: Element): boolean =>
  scrollLeft + clientWidth > scrollWidth - 1 && scrollTop + clientHeight > scrollHeight - 1;

const isScrolled = ({ scrollLeft, scrollTop }: Element): boolean => scrollLeft > 0 || scrollTop > 0;

/** From the end it goes back to the beginning. */
function scrollOn({ currentTarget }: TargetedMouseEvent<HTMLElement>): void {
  for (const box of boxesAround(currentTarget)) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = box;
    box.scrollBy(isAtEnd(box) ? { left: -scrollLeft, top: -scrollTop } : { left: clientWidth, top: clientHeight });
  }
}

function Kind({ card, n, ...props }: BoardProps<View> & KindOfCard) {
  return (
    <span class={styles.kind} data-card={`display:${card}`}>
      <SmallCard {...props} class={styles.face} card={card} target={`display:${card}`} place={`display:${card}`} />
      {n > 1 ? <b>×{n}</b> : null}
    </span>
  );
}

interface KindOfCard {
  readonly card: CardName;
  readonly symbol: SymbolName;
  readonly n: number;
}

/** Groups identical cards: they are one move. */
function kindsOf(cards: readonly CardName[]): readonly KindOfCard[] {
  return CARDS.flatMap(({ name }) => {
    const n = cards.filter((card) => card === name).length;
    return n === 0 ? [] : [{ card: name, symbol: faceOf(name).symbol, n }];
  });
}
