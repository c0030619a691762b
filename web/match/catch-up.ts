import { computed } from "@preact/signals";
import { type AnyOpenGame, FastChance } from "#engine";
import type { Overlay } from "../board/overlay.ts";
import type { Paced } from "../board/pace/paced.ts";
import type { Turn } from "./turn/take-turns.ts";

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The overlay of one's own turn while the board is behind: nothing glows, and a press first shows the latest moment.
 * The press then acts only if its target is possible there.
 */
export function onceCaughtUp(open: AnyOpenGame, turn: Turn, paced: Paced): Overlay {
  const isBehind = computed(() => paced.waiting.value > 0);
  const unless = <T>(now: () => T, behind: T) => computed(() => (isBehind.value ? behind : now()));
  /** A state that looks like the board. */
  const shownState = () => {
    const draft = isBehind.peek() ? null : turn.state.peek().draft;
    return draft?.state ?? open.sample(paced.match.peek()?.view, new FastChance(1));
  };
  return {
    ahead: unless(() => turn.ahead.value, null),
    deciding: unless(() => turn.deciding.value, null),
    ending: unless(() => turn.ending.value, null),
    possible: unless(() => turn.possible.value, NOTHING),
    legal: unless(() => turn.legal.value, NOTHING),
    final: unless(() => turn.final.value, NOTHING),
    picked: unless(() => turn.picked.value, []),
    question: unless(() => turn.question.value, null),
    unasked: turn.unasked,
    previewAt: (target) => (isBehind.value ? null : turn.previewAt(target)),
    viewAfter: (targets) => (isBehind.value ? null : turn.viewAfter(targets)),
    picksFor: (target) => (isBehind.value ? [] : turn.picksFor(target)),
    blockedAt: (target) => (isBehind.value ? null : turn.blockedAt(target)),
    scoredNow: (target) => open.scoredNow?.(shownState(), target) ?? null,
    scoreOf: (seat) => open.standings(shownState()).scores[seat] ?? null,
    touch: (target, joins) => {
      const wasBehind = isBehind.peek();
      paced.toEnd();
      if (!wasBehind || turn.possible.peek().has(target)) turn.touch(target, joins);
    },
  };
}
