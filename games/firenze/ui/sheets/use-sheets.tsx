import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type BoardProps, useIsNarrow, useIsSmall } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS } from "../../rules/content.ts";
import { ColoursSheet } from "./colours-sheet.tsx";
import { ExchangeSheet } from "./exchange-sheet.tsx";
import { pressesOf, pressTogether } from "./payment.ts";
import { ALCHEMIST, exchangeable, legalInRow, liftedOf, type Meant, meantBy, putBackBy, showsBag } from "./pressed.ts";
import { useSwapping } from "./use-swapping.ts";

/** What is shown large: the bricks of a card, the colours of a new tower, or what is in the bag. */
type Shown = NonNullable<Meant["shows"]> | "site" | "bag";

const NONE: ReadonlySet<string> = new Set();

/** The row's targets, what a press does, and the sheet with small things shown large. The board behind it waits. */
export function useSheets(props: BoardProps<View>) {
  const isSmall = useIsSmall();
  const isNarrow = useIsNarrow();
  const [asked, show] = useState<Shown | null>(null);
  const shown = shownNow(props, asked, isSmall);
  const inRow = useInRow(props, isSmall);
  const swapping = useSwapping(props);
  useEffect(() => {
    if (asked !== null && shown === null) show(null);
  }, [asked, shown]);
  const onTarget = (target: string): void => {
    if (swapping.press(target)) return;
    const back = isNarrow ? putBackBy(props, target) : null;
    if (back !== null) {
      props.onTarget(back);
      return;
    }
    const { presses, takes, shows } = meantBy(props, target);
    for (const press of presses) props.onTarget(press);
    if (takes !== undefined) pressTogether(props, pressesOf(props, takes, [takes.given]));
    if (shows !== undefined) show(shows);
  };
  return {
    /** What glows of the board, of its row and of its supply: behind a sheet nothing, and no brick that is too small. */
    legal: shown === null ? props.legal : NONE,
    inRow: shown === null ? inRow : NONE,
    inSupply: isSmall || shown !== null ? NONE : props.legal,
    onTarget,
    /** What glows and what is picked of the storage. */
    inStorage: shown === null ? swapping.shown : { legal: NONE, picked: props.picked },
    /** The card whose bricks are shown. */
    slot: typeof shown === "string" ? null : (shown?.slot ?? null),
    onSites: () => show("site"),
    sheet: shown === null ? null : <Open {...props} shown={shown} onClose={() => show(null)} />,
  };
}

function useInRow(props: BoardProps<View>, isSmall: boolean): ReadonlySet<string> {
  const { view, you, legal, picked } = props;
  const isLifted = liftedOf(props) !== null;
  return useMemo(
    () => (isSmall || isLifted ? legalInRow({ view, you, legal, picked }, isSmall) : legal),
    [view, you, legal, picked, isSmall, isLifted],
  );
}

/** Undefined once the board has changed and nothing is left to choose. */
function shownNow(props: BoardProps<View>, asked: Shown | null, isSmall: boolean): Shown | null {
  if (isSmall && showsBag(props)) return "bag";
  if (asked === null || asked === "bag") return null;
  const hasSite = COLOURS.some((colour) => props.legal.has(`site:${colour}`));
  const isOpen = asked === "site" ? hasSite : exchangeable(props, asked.slot).length > 0;
  return isOpen ? asked : null;
}

interface OpenProps extends BoardProps<View> {
  readonly shown: Shown;
  readonly onClose: () => void;
}

function Open({ shown, ...props }: OpenProps) {
  if (shown === "bag") return <Bag {...props} />;
  return shown === "site" ? <ColoursSheet {...props} kind="site" /> : <ExchangeSheet {...props} {...shown} />;
}

/** The bag, shown for a picked Alchemist. Closing it puts the card back. */
function Bag(props: BoardProps<View>) {
  const isChosen = useRef(false);
  const onTarget = (target: string): void => {
    isChosen.current = true;
    props.onTarget(target);
  };
  const onClose = (): void => {
    if (!isChosen.current) props.onTarget(ALCHEMIST);
  };
  return <ColoursSheet {...props} kind="bag" onTarget={onTarget} onClose={onClose} />;
}
