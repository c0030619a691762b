import { type Draft, make, possible } from "./draft/draft.ts";
import type { Turn } from "./turn.ts";

/** A move that a press of a target would make, and the views before and after it as far as the reader can know them. */
interface Preview {
  readonly move: number;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a press of the target would bring; `null` when it makes no move, or does not decide among several. */
export function previewAt(turn: Turn, target: string): Preview | null {
  const draft = turn.draft.value;
  const [move, ...others] = turn.movesAt(target);
  if (draft === null || move === undefined || others.length > 0) return null;
  const next = make(draft, move);
  return { move, before: turn.view.value, after: draft.open.view(next.state, draft.seat) };
}

/** The view after pressing these targets one after the other. */
export function viewAfter(turn: Turn, targets: readonly string[]): unknown {
  const start = turn.draft.value;
  let draft = start;
  for (const target of targets) {
    if (draft === null) return null;
    const now: Draft = draft;
    const named = now === start ? turn.movesAt(target) : movesNaming(now, target);
    const [move, ...others] = named;
    draft = move === undefined || others.length > 0 ? null : make(now, move);
  }
  return draft === null ? null : draft.open.view(draft.state, draft.seat);
}

const movesNaming = (draft: Draft, target: string): readonly number[] =>
  possible(draft).filter((move) => draft.open.names(draft.state, move).includes(target));
