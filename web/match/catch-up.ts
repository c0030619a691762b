import { computed, signal } from "@preact/signals";
import { type AnyOpenGame, FastChance } from "#engine";
import { beckon } from "../board/beckon.ts";
import type { Overlay } from "../board/overlay.ts";
import type { Paced } from "../board/pace/paced.ts";
import type { Moment } from "../board/source.ts";
import type { Stage } from "../board/stage.ts";
import type { Turn } from "./turn/take-turns.ts";
import type { TurnState } from "./turn/turn-state.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** How long it is said that a press has only brought the board to now. */
const BROUGHT_MS = 4000;

/** Nobody has seen so soon what the board shows now: a second quick press is meant for what it showed before. */
const UNSEEN_MS = 1000;

/**
 * So soon after such a press another one belongs to the series, which began in another turn and takes nothing of this
 * one; who goes on for longer means it.
 */
const SERIES_MS = { between: 750, whole: 3000 };

/** Where all that is left to do stands beside the board, and where a question stays as it is, that is shown. */
function touchNow(turn: Turn, target: string, joins?: boolean): void {
  const { ending, question } = turn;
  const asked = question.peek()?.move;
  if (ending.peek() !== null) beckon(document.querySelector("[data-act=end]"));
  turn.touch(target, joins);
  if (asked !== undefined && asked === question.peek()?.move) beckon(document.querySelector("[data-act=confirm]"));
}

/** The presses that belong to one which has only brought the board to now. */
function openSeries() {
  let [broughtAt, heldAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    begin: () => {
      broughtAt = Date.now();
    },
    holds: () => {
      const now = Date.now();
      const { between, whole } = SERIES_MS;
      const isOfSeries = now - broughtAt < UNSEEN_MS || (now - heldAt < between && now - broughtAt < whole);
      if (isOfSeries) heldAt = now;
      return isOfSeries;
    },
  };
}

/**
 * The overlay of one's own turn. While the board shows what others did it is a picture: nothing glows, and a press only
 * shows the latest moment; the next one acts, unless it comes at once. `stageOf`: the stage that shows `ahead`.
 */
export function onceCaughtUp(
  open: AnyOpenGame,
  turn: Turn,
  paced: Paced,
  stageOf: () => Pick<Stage, "isTelling" | "mover">,
): Overlay {
  const { isBehind } = paced;
  const isPicture = computed(() => isBehind.value || stageOf().isTelling.value);
  /** What was there after the last press, where that only brought the board to now. */
  const brought = signal<{ readonly state: TurnState; readonly moment: Moment | null } | null>(null);
  const series = openSeries();
  const unless = <T>(now: () => T, picture: T) => computed(() => (isPicture.value ? picture : now()));
  /** A state that looks like the board. */
  const shownState = () => {
    const draft = isBehind.peek() ? null : turn.state.peek().draft;
    return draft?.state ?? open.sample(paced.match.peek()?.view, new FastChance(1));
  };
  return {
    ahead: computed(() => (isBehind.value ? null : turn.ahead.value)),
    deciding: unless(() => turn.deciding.value, null),
    ending: unless(() => turn.ending.value, null),
    possible: unless(() => turn.possible.value, NOTHING),
    legal: unless(() => turn.legal.value, NOTHING),
    final: unless(() => turn.final.value, NOTHING),
    picked: unless(() => turn.picked.value, []),
    ...{ question: unless(() => turn.question.value, null), ofButton: unless(() => turn.ofButton.value, null) },
    ...{ unasked: turn.unasked, goesTo: turn.goesTo },
    isBrought: computed(() => brought.value?.state === turn.state.value && brought.value.moment === paced.match.value),
    previewAt: (target) => (isPicture.value ? null : turn.previewAt(target)),
    viewAfter: (targets) => (isPicture.value ? null : turn.viewAfter(targets)),
    picksFor: (target) => (isPicture.value ? [] : turn.picksFor(target)),
    blockedAt: (target) => (isPicture.value ? null : turn.blockedAt(target)),
    scoredNow: (target) => open.scoredNow?.(shownState(), target) ?? null,
    scoreOf: (seat) => open.standings(shownState()).scores[seat] ?? null,
    touch: (target, joins) => {
      if (series.holds()) return;
      if (!isPicture.peek()) {
        brought.value = null;
        touchNow(turn, target, joins);
        return;
      }
      series.begin();
      paced.toEnd();
      stageOf().mover.skip();
      const now = { state: turn.state.peek(), moment: paced.match.peek() };
      brought.value = now;
      setTimeout(() => {
        if (brought.peek() === now) brought.value = null;
      }, BROUGHT_MS);
    },
  };
}
