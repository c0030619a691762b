import type { Seat, Standings, Switches } from "#engine";

/**
 * The server's messages. Their views and events are those of one viewer; nothing else about a match leaves the server.
 */

/** Why a request was turned down: a stable code, worded by the client in the reader's language. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly facts?: Readonly<Record<string, string | number>>;
}

export const REFUSALS = [
  "stale",
  "not-to-act",
  "not-your-seat",
  "not-legal",
  "past-the-boundary",
  "too-many-moves",
  "match-over",
  "match-not-started",
  "rules-other",
  "match-running",
  "seat-occupied",
  "table-full",
  "table-private",
  "already-seated",
  "bot-plays",
  "not-away",
  "not-away-hours",
  "not-first",
  "not-owner",
  "seats-out-of-range",
  "option-invalid",
  "share-other",
  "shares-awaited",
  "link-invalid",
  "not-found",
  "name-invalid",
  "name-taken",
  "malformed",
  "too-fast",
  "too-many-waiting",
  "too-many-waiting-here",
  "too-many-running",
  "too-many-running-here",
  "too-many-tables",
  "too-many-guests",
  "message-too-long",
  "client-old",
  "banned",
  "server-busy",
  "server-fault",
  "server-full",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A seat and who sits there. `here`: has the table open now. */
export interface TableSeat {
  readonly seat: Seat;
  readonly kind: "person" | "bot" | "free";
  /** The person's name; for a bot its level. */
  readonly name: string;
  readonly here: boolean;
  /** Level of the bot that plays for the person at present. */
  readonly standIn?: string;
  /** The person has been away for the table's time: a bot takes over in a minute unless somebody present objects. */
  readonly isProposed?: true;
  /** The person wishes to abandon the match. */
  readonly abandons?: true;
  /** Seats that agree to a bot for this person. */
  readonly agreed?: readonly Seat[];
  /** Name of the person who has declined this free seat of a rematch. */
  readonly declined?: string;
  /** SHA-256 of the person's share in the draws. */
  readonly share?: string;
}

/** Something that happened at the table and not in the rules, after `ply` entries of the log. */
export interface Incident {
  readonly ply: number;
  readonly seat: Seat;
  readonly type: "bot-takes-over" | "seat-given" | "seat-back" | "abandoned" | "link-renewed" | "share-missing";
}

/** The host has rewound the match to `ply` entries. */
export interface Rewind {
  readonly ply: number;
  /** How many entries were dropped, and how many of them were drawn. */
  readonly entries: number;
  readonly draws: number;
  /** The events of dropped entries that everybody had been told: they have revealed what they have revealed. */
  readonly told: readonly ToldEvent[];
}

/** The match that another one has left, the entry at which it did, and the address that leads back there. */
export interface Branch {
  readonly path: string;
  readonly ply: number;
}

/** Of a match that the page itself plays: what its screen has to know beside the table. */
export interface HereView {
  /** The device is to be handed to this person, who has not taken it yet: the match is as everybody may know it. */
  readonly handTo?: Seat;
  /** The browser keeps nothing (its storage is full, or refused): the match goes on in memory. */
  readonly isUnkept?: true;
  /** Another tab of this browser holds the match; here it is shown. */
  readonly isElsewhere?: true;
  readonly branch?: Branch;
}

/** A full table whose match starts when the last share has come. */
interface Revealing {
  /** Seats whose share has not come yet. */
  readonly missing: readonly Seat[];
  /** When those present may start without the missing shares, in milliseconds since 1970. */
  readonly withoutFrom: number;
  /** Seats that agree to that. */
  readonly agreed: readonly Seat[];
}

/** A table as everybody with its link sees it. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly options: Switches;
  readonly seats: readonly TableSeat[];
  readonly owner: Seat | null;
  readonly door: "private" | "open";
  /** `waiting` for seats, `running`, or `over`. */
  readonly status: "waiting" | "running" | "over";
  /** The table is full, and waits for the shares of its people. */
  readonly revealing?: Revealing;
  /**
   * The host has closed the table, for this reason, or its people have abandoned the match (empty): it is over, and
   * neither waited for nor played on.
   */
  readonly closed?: string;
  /**
   * Once a match has begun by rules that this server does not have: their version. Here it can be neither played nor
   * shown, but its log can be saved.
   */
  readonly otherRules?: string;
  /** Once a match has begun that has figures: their hash, by which `GET /api/content/:hash` answers their text. */
  readonly content?: string;
  /** The reader's own seat, if any. */
  readonly you: Seat | null;
  /**
   * SHA-256 of the server's secret behind all draws, from when the table is made; the record of the match brings the
   * secret.
   */
  readonly commitment?: string;
  /** Path of the reader's private seat link (to carry on at another device); own seat only. */
  readonly seatLink: string | null;
  /** How many browsers have the right to the reader's seat; 0 without a seat. */
  readonly browsers: number;
  /** The seats whose private link the reader may end by a new one. */
  readonly renewable: readonly Seat[];
  /** In order. */
  readonly incidents: readonly Incident[];
  /** In order; absent when there is none. */
  readonly rewinds?: readonly Rewind[];
  /**
   * For those who played: the table at which the same people play once more, the seat of who opened it, and the state
   * of the reader's seat there: `free` for the reader, `declined` by the reader, or `taken`.
   */
  readonly rematch: {
    readonly table: string;
    readonly by: Seat | null;
    readonly kept: "free" | "declined" | "taken";
  } | null;
  /** Never from a server. */
  readonly here?: HereView;
}

/** One event of the match as one viewer may know it, and the entry that brought it about. */
export interface ToldEvent {
  readonly ply: number;
  /** The move was forced and made by the server. */
  readonly auto?: true;
  readonly event: { readonly type: string };
}

/** The match for one viewer: the whole view, and the events since the ply asked for. */
export interface MatchUpdate {
  readonly table: string;
  /** Number of entries in the log. */
  readonly ply: number;
  /** `events` are those of entries `from` to `ply - 1`. */
  readonly from: number;
  readonly seat: Seat | null;
  /** Mask of who is to act (see `#engine` ToAct). */
  readonly toAct: number;
  readonly view: unknown;
  /** Simultaneous choice: per seat, has chosen. */
  readonly chosen: readonly boolean[];
  /** Simultaneous choice: the reader's own waiting moves, replaceable until the last seat has chosen. */
  readonly waiting: readonly string[] | null;
  readonly events: readonly ToldEvent[];
  /** Those of the same entries that the reader's seat decided, whoever played for it; absent when there are none. */
  readonly own?: readonly number[];
  /** Once the match is over. */
  readonly standings: Standings | null;
  /**
   * How often the host has rewound the match, if ever. What a page knows of a match with another number is void: it
   * asks for all events.
   */
  readonly rewinds?: number;
}

/**
 * One turn of a match as one viewer could have it: the position before it and one after each of its entries. Each comes
 * as the update that a follower who knew the position before it was sent then, before anybody chose.
 */
export interface PastPage {
  /** Number of entries in the log. */
  readonly length: number;
  readonly moments: readonly MatchUpdate[];
}

export type LiveMessage =
  | Hello
  | { readonly type: "table"; readonly table: TableView }
  | { readonly type: "match"; readonly match: MatchUpdate }
  | Committed
  | Refused
  | Past
  | { readonly type: "pong" };

/** First message: the server's build and protocol, and the reader's user. */
interface Hello {
  readonly type: "hello";
  readonly build: string;
  readonly protocol: number;
  readonly user: { readonly id: string; readonly name: string };
}

/** A commit was accepted: `ply` is the length of the log right after it, `match` the match as it is now. */
interface Committed {
  readonly type: "committed";
  readonly id: string;
  readonly table: string;
  readonly ply: number;
  readonly match: MatchUpdate;
}

/** The answer to the request `past` of this id. */
interface Past {
  readonly type: "past";
  readonly id: string;
  readonly table: string;
  readonly page: PastPage;
}

/** `id` repeats that of the commit or look back it answers; with a commit that is `stale` comes the match as it is now. */
interface Refused {
  readonly type: "refused";
  readonly id?: string;
  readonly table?: string;
  readonly refusal: Refusal;
  readonly match?: MatchUpdate;
}

/** `GET /api/figures/:game`: the figures that new matches of a game are played with. */
export interface FiguresView {
  readonly hash: string;
  /** True when the host has corrected them: they differ from the game's own. */
  readonly isCorrected: boolean;
}

/** Somebody else at one's table; for a bot `name` is its level, for a stand-in that of the person it plays for. */
export interface Other {
  readonly kind: "person" | "bot" | "stand-in";
  readonly name: string;
}

/** `GET /host.json`: addresses for links, as far as the host has configured them. */
export interface HostView {
  readonly contact: string | null;
  readonly imprint: string | null;
}

/** Days until the match is deleted unless somebody moves, in the last fourteen of them; null before. */
export type DaysLeft = number | null;

/** `GET /api/home` */
export interface HomeView {
  readonly user: { readonly id: string; readonly name: string };
  readonly yourTurn: readonly {
    readonly table: string;
    readonly game: string;
    readonly seat: Seat;
    readonly others: readonly Other[];
    readonly daysLeft: DaysLeft;
  }[];
  /** The reader's running matches and waiting tables where it is not their turn. */
  readonly yourTables: readonly {
    readonly table: string;
    readonly game: string;
    /** `other-rules`: begun by rules that this server does not have; `stood-in`: a bot plays for the reader. */
    readonly status: "waiting" | "running" | "other-rules" | "stood-in";
    readonly others: readonly Other[];
    readonly daysLeft: DaysLeft;
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
    readonly rank: number;
    readonly others: readonly Other[];
  }[];
  readonly openTables: readonly TableView[];
  /** Full tables that wait for the reader's share, which the page shows by itself. */
  readonly revealing: readonly TableView[];
}
