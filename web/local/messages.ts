import type { MatchRecord, Result, Seat } from "#engine";
import type { Branch, LiveMessage, LiveRequest, Pace, Refusal } from "#protocol";
import type { HereSeat } from "./store/kept.ts";

/** What the page and its house say to each other: the protocol of the server, and requests that HTTP would carry. */

/** A new match in the page. `id` is made by the page, so that asking again opens no second one. */
export interface NewHere {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly HereSeat[];
  readonly options: Readonly<Record<string, string>>;
  /** Live; left out without clocks. */
  readonly pace?: Pace;
  readonly from?: BranchPoint;
  /** A guided match: what its first draws are to bring, in notation. */
  readonly prepared?: readonly string[];
}

/** Where a new match leaves another one. */
export interface BranchPoint extends Branch {
  readonly record: MatchRecord;
  /** The same luck: draws bring what they brought there, as long as that is possible. */
  readonly luck: "same" | "new";
}

/** The requests that the house answers, each as the server answers its own. */
export type HouseRequest =
  | { readonly type: "open"; readonly match: NewHere }
  | { readonly type: "sit"; readonly table: string; readonly seat: Seat }
  /** The person of a seat whose time was up plays again. */
  | { readonly type: "take-back"; readonly table: string; readonly seat: Seat }
  | { readonly type: "rematch"; readonly table: string; readonly id: string }
  /** Whoever is at the device asks for a good move; the page works it out. */
  | { readonly type: "advice"; readonly table: string }
  | { readonly type: "record"; readonly table: string }
  /** The text of the figures that the match is played with. */
  | { readonly type: "figures"; readonly table: string }
  | { readonly type: "leave"; readonly table: string };

export type ToHouse =
  | { readonly type: "live"; readonly request: LiveRequest }
  /** Shared by page and house: 1 asks the bot that thinks to answer now with its best so far. */
  | { readonly type: "flag"; readonly stop: Int32Array }
  /** Whether anybody sees the page. */
  | { readonly type: "seen"; readonly isSeen: boolean }
  | { readonly type: "ask"; readonly n: number; readonly request: HouseRequest };

export type FromHouse =
  | { readonly type: "live"; readonly message: LiveMessage }
  /** A bot was stopped by the clock: its level is too slow for this device. */
  | { readonly type: "slow"; readonly game: string; readonly level: string }
  | { readonly type: "answer"; readonly n: number; readonly answer: Result<unknown, Refusal> };
