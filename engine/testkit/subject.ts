import type { Game, GameTypes, OpenGame } from "../game.ts";
import type { ChanceSource } from "../match/chance.ts";
import type { Entry } from "../match/log.ts";
import type { BySeat } from "../seat.ts";
import type { Place } from "../state/layout.ts";
import type { ModelOf } from "./lockstep/lockstep.ts";
import type { SharedState } from "./looking/shared-state.ts";
import type { Secrets } from "./secrets/secrets.ts";

/** A game under test, with the facts that the kit needs about it. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /** The places of its layout: every number of every state has to be within their bounds. */
  readonly places: readonly Place[];
  readonly secrets: Secrets<T["state"]>;
  /** Pieces counted by sort, each over all the places where it can be: constant from the setup to the end. */
  conserved(state: T["state"]): Readonly<Record<string, number>>;
  /** Points by seat that an event reports; undefined for an event without points. */
  pointsOf(event: T["event"]): BySeat<number> | undefined;
  /** Every code that `whyNot` can give. */
  readonly reasonCodes: readonly string[];
  /** A second, independent implementation of the rules, if there is one. */
  readonly model?: ModelOf;
}

/** A state reached in play, and how. */
export interface Position<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly open: OpenGame<T>;
  /** Read only: copy it to play on. */
  readonly state: T["state"];
  /** The same state, with cached looks. */
  readonly shared: SharedState<T>;
  /** The log so far. */
  readonly entries: readonly Entry[];
  /** For choices that a check makes. */
  readonly source: ChanceSource;
}

/** One promise of the contract about any position. Throws when it is broken. */
export interface Promised {
  readonly name: string;
  check<T extends GameTypes>(position: Position<T>): void;
}

/** A copy that the check may play on. */
export function copyOf<T extends GameTypes>(open: OpenGame<T>, state: T["state"]): T["state"] {
  const copy = open.blank();
  open.copy(state, copy);
  return copy;
}

export const bytesOf = (state: { readonly bytes: Uint8Array }): string => state.bytes.join(",");
