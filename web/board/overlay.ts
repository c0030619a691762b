import type { ReadonlySignal } from "@preact/signals";
import type { GameEvent } from "#boardkit";
import type { Reason, ScoredNow, Seat, SeatScore, ToAct } from "#engine";

/** The effect of tentative moves, which the source does not contain yet. */
export interface Ahead {
  readonly view: unknown;
  readonly toAct: ToAct;
  /** The events of the moves, as the reader sees them. */
  readonly events: readonly GameEvent[];
}

/** A move that a press of a target would make, and the views before and after it as far as the reader can know them. */
export interface Preview {
  readonly seat: Seat;
  /** In notation. */
  readonly move: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Chance is to act after it, so that it cannot be taken back. */
  readonly isRevealing: boolean;
  /** It reveals something and ends the seat's decisions or the match, without *End turn*; `null` where they go on. */
  readonly ends: "turn" | "match" | null;
  /** Others choose at the same time: it can be changed until all have. */
  readonly isAtOnce: boolean;
  /** All the others have. */
  readonly isLast: boolean;
  /** What it would bring later, in the game's own form; `null` without such. */
  readonly forecast: unknown;
  /** Moves of what has been begun that are not possible any more after it, in notation. */
  readonly forgone: readonly string[];
}

/** The move that waits to be confirmed. */
export interface Asked extends Preview {
  /** Its part has been pressed on this page since it came up: the next press of it confirms. */
  readonly isPressed: boolean;
  /** The last press of its part came too soon after the one before to confirm: that nothing happened has to be said. */
  readonly isHurried: boolean;
}

/** What tells the moves since the reader's last decision that were made for them, because nothing else was possible. */
export interface Unasked {
  /** Number of entries up to that decision; none comes after a tentative one. */
  readonly decided: number;
  /** The entries that this page has made by itself. */
  readonly made: ReadonlySet<number>;
  /** How many of the tentative events, the last ones, come of such moves. */
  readonly ahead: number;
}

/** A move for which a target may be picked. */
export interface Aim {
  /** In notation. */
  readonly move: string;
  /** The target is what acts in it, and not, for example, a card that it discards. */
  readonly isActing: boolean;
  /** What the next press of the target, which is picked already, brings by it. */
  readonly preview?: Preview;
}

/** One's own turn, which lies over the source and handles input. */
export interface Overlay {
  readonly ahead: ReadonlySignal<Ahead | null>;
  /** The seat that decides at this screen now. */
  readonly deciding: ReadonlySignal<Seat | null>;
  /** The seat at this screen when it has finished its turn and only has to hand over. */
  readonly ending: ReadonlySignal<Seat | null>;
  /** The targets of all legal moves. */
  readonly possible: ReadonlySignal<ReadonlySet<string>>;
  /** The possible targets that glow, given the picked ones. */
  readonly legal: ReadonlySignal<ReadonlySet<string>>;
  /** The legal targets whose press would reveal something and so could not be undone. */
  readonly final: ReadonlySignal<ReadonlySet<string>>;
  readonly picked: ReadonlySignal<readonly string[]>;
  readonly question: ReadonlySignal<Asked | null>;
  /** The move without a part that cannot be undone, which a button makes; `null` where there is none, or several. */
  readonly ofButton: ReadonlySignal<Preview | null>;
  readonly unasked: ReadonlySignal<Unasked>;
  /** The last press has only brought the board to now, since it showed what others did. */
  readonly isBrought: ReadonlySignal<boolean>;
  /** A preview of pressing the target; `null` when the press makes no move or leaves several possible. */
  previewAt(target: string): Preview | null;
  /** The view after pressing these targets one after the other; `null` when one of the presses makes no move. */
  viewAfter(targets: readonly string[]): unknown;
  /** The moves for which a press of the target only picks it; empty when it makes a move, or none is possible. */
  picksFor(target: string): readonly Aim[];
  /** Whether what is dragged from one target to another one is meant for it: a move names both, or one of its kind. */
  goesTo(from: string, to: string): boolean;
  /** Why a press of the target makes no move now; `null` where it does, and while the reader has nothing to decide. */
  blockedAt(target: string): Reason | null;
  /** What the target would bring if it were scored now; `null` where nothing is scored. */
  scoredNow(target: string): ScoredNow | null;
  /** The points of a seat and their sources. */
  scoreOf(seat: Seat): SeatScore | null;
  /** A part of the board was pressed. `joins`: the press belongs to the one before it, they are taken back together. */
  touch(target: string, joins?: boolean): void;
}
