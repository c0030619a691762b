import type { Fragment, GameEvent } from "#boardkit";
import { type AnyGame, type AnyOpenGame, invariant, openByChoice } from "#engine";
import { copyOf, type Draft, draftEvents, make, startDraft } from "../../match/draft/draft.ts";
import { naming, type Offer, offersOf, pressAt, whyNot } from "../../match/turn/picking.ts";

/** A fragment that is being tried: moves are played in the page by the rules, and nowhere else. */
export interface TryOut {
  readonly draft: Draft;
  readonly picked: readonly string[];
  /** The part that was pressed in vain. */
  readonly refused: string | null;
}

export function openFragment(game: AnyGame, { seats, options = {} }: Fragment): AnyOpenGame {
  return openByChoice(game, seats, options);
}

export function begin(open: AnyOpenGame, fragment: Fragment): TryOut {
  const parsed = open.parsePosition(fragment.position);
  invariant(parsed.ok, "a fragment is a position of these rules");
  return { draft: startDraft(open, fragment.you, parsed.value), picked: [], refused: null };
}

/** The moves that the fragment offers: those that name one of its parts. */
export const offered = ({ draft }: TryOut, { press = [] }: Fragment): readonly Offer[] =>
  draft.edge === "own" ? offersOf(draft).filter(({ targets }) => targets.some((target) => press.includes(target))) : [];

/** The parts that glow. */
export const glowing = (trial: TryOut, fragment: Fragment): ReadonlySet<string> =>
  new Set(
    offered(trial, fragment)
      .flatMap(({ targets }) => targets)
      .filter((target) => fragment.press?.includes(target)),
  );

/** The trial after a press of the part: a move, a pick, or a question that has no move for an answer. */
export function press(trial: TryOut, fragment: Fragment, target: string): TryOut {
  const { picked } = trial;
  // All parts that can be used glow, also beside a picked one.
  const does = pressAt(offered(trial, fragment), { picked, usual: picked }, target);
  if (does === null) return { ...trial, refused: target };
  if ("picks" in does) return { ...trial, picked: does.picks, refused: null };
  return { draft: make(trial.draft, does.makes), picked: [], refused: null };
}

/** The view after presses of these parts; `null` when one of them makes no move. */
export function after({ draft: start }: TryOut, targets: readonly string[]): unknown {
  let draft = start;
  for (const target of targets) {
    const [only, ...others] = draft.edge === "own" ? naming(offersOf(draft), [target]) : [];
    if (only === undefined || others.length > 0) return null;
    draft = make(draft, only.move);
  }
  return viewOf(draft);
}

export const viewOf = ({ open, state, seat }: Draft): unknown => open.view(copyOf(open, state), seat);

/** What the trial has brought, as the log would say it. */
export const events = ({ draft }: TryOut): readonly GameEvent[] => draftEvents(draft);

export const hasActed = (trial: TryOut): boolean => events(trial).length > 0;

export const reasonFor = ({ draft, refused }: TryOut) =>
  refused === null ? null : (whyNot(draft, refused)?.reason ?? null);
