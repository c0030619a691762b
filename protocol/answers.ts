import type { Seat } from "#engine";
import type { Pace, SeatTimeView } from "./clocks-view.ts";
import type { TableSeat, TableView } from "./table-view.ts";

/** `GET /api/home` */
export interface HomeView {
  readonly user: { readonly id: string; readonly name: string };
  /** The server's time. */
  readonly now: number;
  /** What is due first comes first, what has no clock last. */
  readonly yourTurn: readonly {
    readonly table: string;
    readonly game: string;
    readonly seat: Seat;
    readonly others: readonly Other[];
    readonly daysLeft: DaysLeft;
    /** When the match last moved. */
    readonly since: number;
    /** Where there are clocks: the reader's own, and how it runs. */
    readonly clock?: { readonly pace: Pace; readonly time: SeatTimeView };
  }[];
  /** The reader's running matches and waiting tables where it is not their turn. */
  readonly yourTables: readonly {
    readonly table: string;
    readonly game: string;
    /** `other-rules`: begun by rules that this server does not have; `stood-in`: a bot plays for the reader. */
    readonly status: "waiting" | "running" | "other-rules" | "stood-in";
    readonly others: readonly Other[];
    readonly daysLeft: DaysLeft;
    /** Of a running match: who is waited for, and until when where there are clocks. */
    readonly awaited?: readonly Awaited[];
    /** Of a waiting table: its free seats. */
    readonly free?: number;
  }[];
  /** Rematches in which a seat is kept for the reader, who has neither taken nor declined it. */
  readonly rematches: readonly {
    /** The table of the match that is over. */
    readonly table: string;
    readonly game: string;
    /** Who opened the rematch, if they played at `table`. */
    readonly by: string | null;
  }[];
  /** The reader's latest finished matches, the newest first, with the reader's rank, which may be shared. */
  readonly lately: readonly {
    readonly table: string;
    readonly game: string;
    /** When it ended. */
    readonly at: number;
    readonly rank: number;
    readonly points: number;
    /** The most that anybody else has. */
    readonly best: number;
    readonly others: readonly Other[];
  }[];
  /** The newest first. */
  readonly openTables: readonly OpenTable[];
  /** Full tables that wait for the reader's share, which the page shows by itself. */
  readonly revealing: readonly TableView[];
}

/** Somebody else who is to act. */
export interface Awaited extends Other {
  /** When their time is up. */
  readonly until?: number;
  /** They sleep or are away, and let that be seen. */
  readonly rests?: NonNullable<TableSeat["rests"]>;
}

/** A span of time in milliseconds: so long matches take, but for the quickest and the slowest tenth. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How long a match of a kind is likely to take; null while too little is known. */
export interface LikelyView {
  readonly likely: Span | null;
}

/** A table with a free seat that anybody may take. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  /** When it was opened. */
  readonly at: number;
  readonly pace?: Pace;
  readonly seats: readonly Pick<TableSeat, "seat" | "kind" | "name">[];
  /** How long its match is likely to take; absent while too little is known. */
  readonly likely?: Span;
}

/** What has changed on the first page since its follower was last told; the first time all of it. */
export interface HomeNews extends Partial<Omit<HomeView, "openTables">> {
  readonly now: number;
  readonly openTables?: { readonly put: readonly OpenTable[]; readonly gone: readonly string[] };
}

/** Somebody else at one's table; for a bot `name` is its level, for a stand-in that of the person it plays for. */
export interface Other {
  readonly seat: Seat;
  readonly kind: "person" | "bot" | "stand-in";
  readonly name: string;
}

/** Days until the match is deleted unless somebody moves, in the last fourteen of them; null before. */
export type DaysLeft = number | null;

/** `GET /api/hours`: the reader's own hours; nobody else is sent them. */
export interface HoursView {
  /** Null as long as they have set none. */
  readonly zone: string | null;
  /** Minutes after midnight. */
  readonly sleep: { readonly from: number; readonly to: number } | null;
  /** First and last day, as `2028-02-29`. */
  readonly vacations: readonly { readonly from: string; readonly to: string }[];
  /** Others see whether they sleep or are away. */
  readonly isShown: boolean;
  /** Days until zone and sleep may change again; 0: now. */
  readonly lockedDays: number;
}

/** `GET /api/figures/:game`: the figures that new matches of a game are played with. */
export interface FiguresView {
  readonly hash: string;
  /** True when the host has corrected them: they differ from the game's own. */
  readonly isCorrected: boolean;
}

/** `GET /host.json`: addresses for links, as far as the host has configured them. */
export interface HostView {
  readonly contact: string | null;
  readonly imprint: string | null;
}
