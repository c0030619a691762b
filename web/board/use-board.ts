import { computed } from "@preact/signals";
import { useCallback, useMemo } from "preact/hooks";
import type { BoardProps, GameEvent, GameUi, Reader } from "#boardkit";
import { SEATS } from "#engine";
import type { AtHand } from "../loading/games.ts";
import type { InWords, Span } from "./beside/in-words.ts";
import { companionOf, openedAt } from "./headline/aims.ts";
import type { Overlay, Preview } from "./overlay.ts";
import { useSettled } from "./pace/settled.ts";
import { askedAt, lookedAt, pointingAt, useUsed } from "./pointing/used.ts";
import type { Moment, Source } from "./source.ts";
import type { Stage } from "./stage.ts";
import { tracked, useTrackedSet, useTrackedView } from "./tracked.ts";

/** The inputs of the match screen: source, overlay, stage and reader. */
export interface Shown {
  readonly source: Source;
  readonly overlay: Overlay;
  readonly stage: Stage;
  readonly atHand: Pick<AtHand, "ui" | "meta">;
  readonly reader: Reader;
}

/**
 * The preview of the focused target, otherwise of the move in question; where nothing is focused, of a final button.
 */
const previewIn = ({ previewAt, question, ofButton }: Overlay, focused: string | null): Preview | null =>
  (focused === null ? null : previewAt(focused)) ?? question.value ?? (focused === null ? ofButton.value : null);

interface Previewed extends Pick<Shown, "overlay" | "reader"> {
  readonly ui: GameUi;
}

/** The preview to show; of a part whose press the pictures keep for themselves there is none. */
function usePreview({ overlay, ui, reader }: Previewed, looked: string | null) {
  const isOpened = looked !== null && openedAt(looked, overlay, ui, reader) !== null;
  const made = isOpened ? null : looked;
  return useMemo(() => computed(() => previewIn(overlay, made)), [overlay, made]).value;
}

export const NOTHING_AHEAD: readonly GameEvent[] = [];

/** The content that the board shows when all pieces have arrived. */
export function shownOf({ ahead: { value } }: Overlay, { view, toAct }: Moment) {
  return value === null ? { view, toAct, ahead: NOTHING_AHEAD } : { ...value, ahead: value.events };
}

/** Whether what is said may be what is seen; one's own moves are told before their pieces have arrived. */
export function hasArrived({ overlay, stage }: Pick<Shown, "overlay" | "stage">, moment: Moment): boolean {
  const { view, ahead } = shownOf(overlay, moment);
  return !stage.isTelling.value && (ahead.length > 0 || stage.view.value === view);
}

const NO_TARGETS: ReadonlySet<string> = new Set();

const glowOf = ({ legal, final }: Overlay, isShown: boolean) =>
  isShown ? { legal: legal.value, final: final.value } : { legal: NO_TARGETS, final: NO_TARGETS };

/** The props of the game's pictures; nothing glows while pieces are on their way. */
interface Pointed extends Shown {
  readonly pointed: string | null;
}

export function useBoard(
  { source, overlay, stage, atHand: { ui }, reader, pointed }: Pointed,
  moment: Moment,
  past: InWords | null,
) {
  const [rested, setFocused] = useSettled<string | null>(null);
  const focused = rested ?? pointed;
  const { used, isStill, press, rest } = useUsed(setFocused);
  const pointing = pointingAt(focused, used, isStill || overlay.isBrought.value);
  const [lit, setLit] = useSettled<ReadonlySet<string> | null>(null);
  const viewAfter = useCallback((...targets: readonly string[]) => overlay.viewAfter(targets), [overlay]);
  const companion = useMemo(
    () => tracked((target: string) => companionOf(target, overlay, ui, { view: stage.view.value, reader })),
    [overlay, ui, stage, reader],
  );
  const onTarget = useCallback(
    (target: string, joins?: boolean) => {
      stage.mover.skip();
      // What follows a press by itself leaves the pressed part the used one.
      if (joins !== true) press(target);
      overlay.touch(target, joins);
    },
    [stage, overlay, press],
  );
  const view = stage.view.value;
  const looked = lookedAt(pointing);
  const preview = usePreview({ overlay, ui, reader }, looked);
  const touchedIn = (span: Span): ReadonlySet<string> =>
    new Set(ui.touched(eventsIn(source, overlay, span), view, eventsIn(source, overlay, { ...span, from: span.end })));
  const from = past?.turns.at(-1)?.event;
  const touchedLast = from === undefined ? null : touchedIn({ from, end: Number.POSITIVE_INFINITY });
  const glow = glowOf(overlay, view === shownOf(overlay, moment).view);
  const board: BoardProps<unknown> = {
    ...{ ...reader, view: useTrackedView(view) },
    ...{ focused: looked, preview: viewAfter, forecast: preview?.forecast ?? null },
    ...{ legal: useTrackedSet(glow.legal), final: useTrackedSet(glow.final) },
    picked: useTrackedSet(new Set(overlay.picked.value)),
    ending: overlay.ending.value,
    chosen: useTrackedSet(new Set(SEATS.filter((seat) => moment.chosen[seat] === true))),
    recent: useTrackedSet(lit ?? touchedLast ?? stage.recent.value),
    ...{ companion, onTarget, onFocus: rest },
  };
  /** Outlines the pieces of some events, by their indexes, instead of those of the last turn. */
  const light = (span: Span | null): void => setLit(span === null ? null : touchedIn(span));
  /** For what shows no focus: it is not rendered anew when the focus moves. */
  const still = { ...board, focused: null, forecast: null };
  return { board, still, view, asked: askedAt(pointing, overlay), preview, light };
}

const eventsIn = (source: Source, { ahead }: Overlay, { from, end }: Span): readonly GameEvent[] =>
  [...source.events.peek().map(({ event }) => event), ...(ahead.peek()?.events ?? [])].slice(from, end);
