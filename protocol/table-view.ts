import type { Seat, Switches } from "#engine";
import type { Pace } from "./clocks-view.ts";
import type { ToldEvent } from "./match-view.ts";

/** A table as everybody with its link sees it. */
export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly options: Switches;
  readonly seats: readonly TableSeat[];
  readonly owner: Seat | null;
  readonly door: "private" | "open";
  /** Absent at a table without a clock. */
  readonly pace?: Pace;
  /** `waiting` for seats, `running`, or `over`. */
  readonly status: "waiting" | "running" | "over";
  /** A quick match that waits for people. */
  readonly quick?: {
    /** From when its people may let bots take the free seats, in milliseconds since 1970. */
    readonly botsAt: number;
    /** Seats that agree to that. */
    readonly agreed: readonly Seat[];
  };
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

/** A seat and who sits there. `here`: has the table open now. */
export interface TableSeat {
  readonly seat: Seat;
  readonly kind: "person" | "bot" | "free";
  /** The person's name; for a bot its level. */
  readonly name: string;
  readonly here: boolean;
  /** Level of the bot that plays for the person at present. */
  readonly standIn?: string;
  /** By correspondence: the person sleeps or is on vacation, and lets that be seen. */
  readonly rests?: "sleep" | "vacation";
  /** The person has been away for the table's time: a bot takes over in a minute unless somebody present objects. */
  readonly isProposed?: true;
  /** The person wishes to abandon the match. */
  readonly abandons?: true;
  /** The person wishes the match to have another pace; null there: no clocks. */
  readonly paceWish?: { readonly pace: Pace | null };
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
  readonly type:
    | "bot-takes-over"
    | "time-up"
    | "seat-given"
    | "seat-back"
    | "abandoned"
    | "link-renewed"
    | "advice-asked"
    | "share-missing";
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

/** A full table whose match starts when the last share has come. */
interface Revealing {
  /** Seats whose share has not come yet. */
  readonly missing: readonly Seat[];
  /** When those present may start without the missing shares, in milliseconds since 1970. */
  readonly withoutFrom: number;
  /** Seats that agree to that. */
  readonly agreed: readonly Seat[];
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
  /** The game's guide speaks in this match. */
  readonly isGuided?: true;
}

/** The match that another one has left, the entry at which it did, and the address that leads back there. */
export interface Branch {
  readonly path: string;
  readonly ply: number;
}
