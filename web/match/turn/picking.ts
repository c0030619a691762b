import type { AnyOpenGame, GameTypes, Reason } from "#engine";
import { type Draft, hiddenClicks, oncePerDraft, possible } from "../draft/draft.ts";

/** From pressed targets to moves. A move may name several targets. */

/** A move that the reader may make now, and the targets by which it is made. */
export interface Offer {
  readonly move: number;
  readonly targets: readonly string[];
  /** Two of the targets have to be pressed. */
  readonly isPair?: boolean | undefined;
}

/** A target that cannot be used, and the reason. */
export interface Blocked {
  readonly target: string;
  readonly reason: Reason;
  /** The move of what is picked that comes first: after it the target can be used. */
  readonly first?: string | undefined;
  /**
   * The move of an open group that has been made with it, and the view before it: the group goes on, whatever the rules
   * would say after it. Not where their reason says more: a port that is full by it.
   */
  readonly done?: { readonly move: string; readonly before: unknown } | undefined;
}

/** The pressed target's move, which has just been made by itself, and the view before it. */
export interface Made {
  readonly target: string;
  readonly made: { readonly move: string; readonly before: unknown };
}

/** What was picked gave way to the pressed target, and its move, which could have come first, was not made. */
export interface LeftOut {
  readonly target: string;
  readonly left: string;
}

export const offersOf = oncePerDraft((draft): readonly Offer[] =>
  possible(draft).map((move) => offerOf(draft.open, draft.state, move)),
);

/** A kind of moves with a partner may do without it: a contract is fulfilled with the Architect, or as it is. */
export function offerOf(open: AnyOpenGame, state: GameTypes["state"], move: number): Offer {
  const targets = open.names(state, move);
  return { move, targets, isPair: targets.length > 1 && open.isPair?.(move) };
}

/** Whether an offer is all there is to do: its button stands out, also where it only declines or finishes something. */
export const isAll = (offers: readonly Offer[]): boolean => offers.length === 1;

/** The offers that name all of these targets. */
export const naming = (offers: readonly Offer[], targets: readonly string[]): readonly Offer[] =>
  offers.filter((offer) => targets.every((target) => offer.targets.includes(target)));

/**
 * The offers that are meant once these are picked, in this order: of two parts of one kind that can both act the one
 * pressed first acts. A card that another one could discard is then played itself.
 */
export const meant = (offers: readonly Offer[], pressed: readonly string[]): readonly Offer[] =>
  naming(offers, pressed).filter(({ targets: [acts = ""] }) => {
    const first = pressed.find((each) => kindOf(each) === kindOf(acts));
    return first === undefined || first === acts || offers.every(({ targets }) => targets[0] !== first);
  });

export const kindOf = (target: string): string => target.split(":")[0] ?? "";

/** The moves that name the target and the picked ones; if there are none, the moves that name the target. */
export function movesAt(offers: readonly Offer[], picked: readonly string[], target: string): readonly number[] {
  const both = meant(offers, [...picked, target]);
  return (both.length > 0 ? both : naming(offers, [target])).map(({ move }) => move);
}

/**
 * The targets that glow: those of the moves that name the picked ones. What is only a partner of a pair glows once what
 * acts is picked: a press of it alone would take nothing.
 */
export const glowing = (offers: readonly Offer[], picked: readonly string[]): readonly string[] =>
  meant(offers, picked).flatMap(({ targets, isPair }) => {
    const [acts = ""] = targets;
    const waits = isPair === true && !picked.includes(acts);
    return waits ? targets.filter((each) => each === acts || picked.includes(each)) : targets;
  });

/** Whether what is dragged from one part to another one is meant for it: a possible move names both, or one of its kind. */
export const goesTo = (offers: readonly Offer[], from: string, to: string): boolean =>
  from !== to &&
  naming(offers, [from]).some(({ targets }) => targets.some((each) => each !== from && kindOf(each) === kindOf(to)));

/** The effect of a press: it makes a move, or picks these targets; `null` when no move names the target. */
export type Press = { readonly makes: number } | { readonly picks: readonly string[] } | null;

/** The picked targets, and those that count as picked when the decision begins. */
export interface Picks {
  readonly picked: readonly string[];
  readonly usual: readonly string[];
}

/** Whether the reader has picked something: only the targets of moves that name it glow. */
export const isHeld = ({ picked, usual }: Picks): boolean => picked.join() !== usual.join();

/**
 * A press makes a move when no other move names the pressed targets and they include the move's first target, of a pair
 * also its partner, or when it is the only possible move. Otherwise it picks: a card that is named as a discard for
 * another one may have been pressed to be played itself, and a target that no move names together with what the reader
 * has picked does not glow.
 */
export function pressAt(offers: readonly Offer[], picks: Picks, target: string): Press {
  const together = [...picks.picked, target];
  const goOn = together.length > 1 ? meant(offers, together) : [];
  const isMore = goOn.length > 0;
  const pressed = isMore ? together : [target];
  const [only, ...others] = isMore ? goOn : naming(offers, pressed);
  if (only === undefined) return null;
  const isHalf = only.isPair === true && pressed.length === 1;
  const isNamed = pressed.includes(only.targets[0] ?? target) && !isHalf && (isMore || !isHeld(picks));
  const acts = isNamed || offers.length === 1;
  return others.length === 0 && acts ? { makes: only.move } : { picks: [...new Set(pressed)] };
}

/** The moves for which a press of the target picks it, or has picked it; empty when it makes one, or none is possible. */
export function picksFor(offers: readonly Offer[], picks: Picks, target: string): readonly Offer[] {
  if (picks.picked.includes(target)) return meant(offers, picks.picked);
  const does = pressAt(offers, picks, target);
  return does === null || "makes" in does ? [] : meant(offers, does.picks);
}

/**
 * The parts by which a move is made from here, the best to press first: those whose press makes it, those that pick
 * without making another one, and the rest, since phones do not show every part.
 */
export function pressesFor(offers: readonly Offer[], picks: Picks, move: number): readonly string[] {
  const { targets = [] } = offers.find((offer) => offer.move === move) ?? {};
  const rankOf = (target: string): number => {
    const does = pressAt(offers, picks, target);
    if (does !== null && "makes" in does && does.makes === move) return 0;
    return does !== null && "picks" in does ? 1 : 2;
  };
  const open = targets.filter((target) => !picks.picked.includes(target));
  return [0, 1, 2].flatMap((rank) => open.filter((target) => rankOf(target) === rank));
}

/**
 * The parts that have to be picked before a press of what acts makes the move, or are picked anyway. What it takes by
 * itself, as bricks to build with, is none of them, nor is what would do as well, as another tower just like it.
 */
export function partnersOf(offers: readonly Offer[], usual: readonly string[], move: number): readonly string[] {
  const { targets: [acts = "", ...others] = [] } = offers.find((offer) => offer.move === move) ?? {};
  const isMade = (picked: readonly string[]): boolean => {
    const does = pressAt(offers, { picked, usual }, acts);
    return does !== null && "makes" in does && does.makes === move;
  };
  if (isMade(usual)) return usual.filter((target) => others.includes(target));
  const ways = others.map((_, at) => others.slice(0, at + 1));
  return ways.find(isMade) ?? others;
}

/** `null` once one's part is done, too: that the next seat decides first is then no reason. */
export function whyNot(draft: Draft, target: string): Blocked | null {
  const { open, state, seat, edge } = draft;
  const done = doneWith(draft, target);
  if (edge !== "own" && done === undefined) return null;
  const reason = open.whyNot(state, seat, target);
  if (reason === undefined) return null;
  return saysMore(draft, reason, target) ? { target, reason } : { target, reason, done };
}

/**
 * Whether the reason says more than what has been done with the target. One that has facts does, as a limit that has
 * been reached, where the rules know all clicks; else one whose facts name the target, after its kind.
 */
function saysMore(draft: Draft, { facts = {} }: Reason, target: string): boolean {
  const said = Object.values(facts);
  const isKnown = draft.edge === "own" && hiddenClicks(draft).length === 0;
  return isKnown ? said.length > 0 : said.includes(target.slice(target.indexOf(":") + 1));
}

/** The click of the open group that used the target, as it was made. */
function doneWith(draft: Draft, target: string): Blocked["done"] {
  let { last } = draft;
  for (let left = draft.clicks.length; left > 0 && last !== null; left--) {
    const { move, before } = last;
    if (before.open.names(before.state, move).includes(target)) {
      return { move: before.open.printMove(move), before: before.open.view(before.state, before.seat) };
    }
    last = before.last;
  }
  return undefined;
}
