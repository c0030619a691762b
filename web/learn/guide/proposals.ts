import { useEffect, useMemo, useState } from "preact/hooks";
import { END, type GuideMoment, type GuideMove } from "#boardkit";
import type { AnyOpenGame } from "#engine";
import { doneMoves } from "../../match/draft/draft.ts";
import type { Turn } from "../../match/turn/take-turns.ts";
import { endName, handOverName } from "../../match/turn/words/end-name.ts";
import type { GuideProps } from "./guide.tsx";
import { becauseOf, moveWords, type Proposed, proposalOf, reasonOf } from "./slip.tsx";
import { unasked } from "./speaking/moment.ts";
import { HAND_OVER } from "./speaking/place.ts";
import type { Named } from "./speaking/speaking.ts";
import { type SteadyTurn, steadyPlans } from "./speaking/steady.ts";

/** Moves that the guide names: what a steady bot would do, and the words of a proposal in one line. */

export type Steady = (at: GuideMoment, told?: number) => SteadyTurn;

/** What a steady bot would do now, and beyond draws to come. */
export function useSteady({ open, turn, match: { ply }, found: { guide } }: GuideProps): Steady {
  const plans = useMemo(() => steadyPlans(open, { guide }), [open, guide]);
  return (at, told) => {
    const { draft } = turn.state.value;
    const moves = draft === null ? [] : doneMoves(draft).map(({ move }) => open.printMove(move));
    return plans(at, { ply, moves }, told);
  };
}

/** Shorter than a rest of the eye, longer than the frames that a press needs. */
const REST_MS = 250;

/** The words of a proposal in one line. */
export interface Line extends Proposed {
  readonly because: string;
}

export const NO_LINE: Line = { move: "", because: "", brings: "" };

/** What the hand points at. */
export interface Pointing {
  readonly proposed: GuideMove | null;
  /** The button that hands over makes it. */
  readonly isEnding: boolean;
  readonly targets: readonly string[];
}

/** Where a move is made: its parts, the button that hands over, the button of a move without a part. */
export function placesOf({ targets, text }: GuideMove, isEnding: boolean): readonly string[] {
  if (isEnding) return [HAND_OVER];
  return targets.length > 0 ? targets : [text];
}

interface Quiet extends Line, Pointing {}

interface Thought {
  readonly key: string;
  readonly quiet: Quiet | null;
}

/**
 * The move for which the guide has no new words, and why; worked out once the board has come to rest, undefined until
 * then.
 */
export function useQuiet(props: GuideProps, now: Named | null, steady: Steady): Quiet | null | undefined {
  const [thought, setThought] = useState<Thought | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is the same as long as its key is.
  useEffect(() => {
    if (now === null) return undefined;
    const rest = setTimeout(() => setThought({ key: now.key, quiet: quietAt(props, now, steady) }), REST_MS);
    return () => clearTimeout(rest);
  }, [now?.key]);
  if (now === null) return null;
  return thought?.key === now.key ? thought.quiet : undefined;
}

function quietAt(props: GuideProps, { at }: Named, steady: Steady): Quiet | null {
  const {
    found,
    open,
    turn,
    atHand: { ui },
    reader,
  } = props;
  const { move, id } = unasked(found.guide, at);
  if (move === null) return null;
  const because = id === undefined ? reasonOf(steady(at).lead, at, ui, reader) : becauseOf(found, id, at, move);
  const isEnding = move.text === END || move.text === endOf(turn, open);
  const words = isEnding ? { move: endingName(props, at), brings: "" } : moveWords(move, at, ui, reader);
  return { proposed: move, isEnding, targets: placesOf(move, isEnding), ...words, because };
}

/** What the situation proposes, in one line. */
export function lineOf({ found, ...words }: Parameters<typeof proposalOf>[0] & Pick<GuideProps, "found">): Line {
  const { at, situation, proposed } = words.told;
  const because = proposed === null ? "" : becauseOf(found, situation.id, at, proposed);
  return { ...proposalOf(words), because };
}

/** What the button that hands over reads. */
export function endingName({ turn, atHand: { ui }, reader }: GuideProps, { view }: GuideMoment): string {
  const { draft } = turn.state.value;
  const named = endName(ui, view, reader, turn.possible.value);
  return draft === null ? named : handOverName(turn, draft, named);
}

/** What the button that hands over makes. */
export function endOf(turn: Turn, open: AnyOpenGame): string {
  const ending = turn.handOver.value;
  return ending === null || ending === "commit" ? END : open.printMove(ending);
}
