import type { FileRefusal, MatchRecord, RecordFile, RecordRefusal, Result } from "#engine";
import type { Moment } from "../../../board/source.ts";
import type { Eyes, Told } from "../walked.ts";

/** What the page and the worker that goes through a record say to each other. */

export type WalkRequest =
  /** The record of a table, or a file that somebody has dropped. */
  | { readonly type: "open"; readonly from: File | { readonly record: unknown } }
  | { readonly type: "told"; readonly eyes: Eyes }
  | { readonly type: "turn"; readonly eyes: Eyes; readonly ply: number };

export interface ToWalker {
  readonly n: number;
  readonly request: WalkRequest;
}

/** The beginning of a record that has been gone through, without its entries. */
export type Opening = Omit<RecordFile, "entries" | "positions"> & { readonly length: number };

/** Why a record cannot be shown. `known`: the version of the rules that this build has. */
export type WalkRefusal =
  | FileRefusal
  | (RecordRefusal & { readonly of: Pick<MatchRecord, "game" | "rulesVersion"> & { readonly length: number } })
  | { readonly code: "no-such-game" | "too-large" | "too-long" | "lost"; readonly found: string };

export interface WalkAnswers {
  readonly open: Result<Opening, WalkRefusal>;
  readonly told: Told;
  readonly turn: readonly Moment[];
}

export interface FromWalker {
  readonly n: number;
  readonly answer: unknown;
}
