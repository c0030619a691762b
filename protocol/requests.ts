import * as z from "zod/mini";
import { MAX_SEATS } from "#engine";
import {
  MAX_COMMIT_MOVES,
  MAX_DAYS,
  MAX_INCREMENT,
  MAX_MINUTES,
  MAX_NAME,
  MAX_REPORT,
  MIN_INCREMENT,
  VACATION_DAYS,
} from "./limits.ts";

/** The browser's messages. The server parses all input with these schemas first. */

const id = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
const tableId = z.string().check(z.minLength(4), z.maxLength(40), z.regex(/^[a-z0-9-]+$/));
const ply = z.int().check(z.minimum(0), z.maximum(100_000));
const notation = z.string().check(z.minLength(1), z.maxLength(80));
const word = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9-]+$/));

/** Messages of the live connection. */
export const LiveRequest = z.discriminatedUnion("type", [
  /** First message: the build that the page was made by, and the protocol that it speaks (missing in pages before 2). */
  z.strictObject({
    type: z.literal("hello"),
    build: z.string().check(z.maxLength(64)),
    protocol: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  /** Show me this table (and its match) from entry `since` on, and keep me up to date. */
  z.strictObject({ type: z.literal("follow"), table: tableId, since: ply }),
  z.strictObject({ type: z.literal("unfollow"), table: tableId }),
  /**
   * Show me the first page, and its changes from now on; `besides`: only where it is my turn, but for the table that I
   * have open.
   */
  z.strictObject({ type: z.literal("follow-home"), besides: z.optional(tableId) }),
  z.strictObject({ type: z.literal("unfollow-home") }),
  /**
   * One stretch, or the part of one, of my seat: `moves` follow entry `ply - 1`. `id` is made by the client. `rewinds` is
   * that of the match they were made for.
   */
  z.strictObject({
    type: z.literal("commit"),
    id,
    table: tableId,
    ply,
    moves: z.array(notation).check(z.minLength(1), z.maxLength(MAX_COMMIT_MOVES)),
    rewinds: z.optional(ply),
  }),
  /**
   * Show me the turn around position `ply` again: all its positions as I could have them then. `id` is made by the
   * client; `rewinds` is that of the match as it knows it.
   */
  z.strictObject({ type: z.literal("past"), id, table: tableId, ply, rewinds: z.optional(ply) }),
  z.strictObject({ type: z.literal("ping") }),
]);
export type LiveRequest = z.infer<typeof LiveRequest>;

/**
 * Requests over HTTP. Each answers JSON; a refused one answers its `Refusal` with a status of 400 or more.
 * `GET /api/home` a `HomeView`; `GET` and `PATCH /api/me` the user; `GET /api/tables/:table` and everything that makes
 * or changes a table a `TableView` (204 when the last person has left it); `POST /api/seat-links/:token` gives the
 * reader the rights of that seat and answers its table, `POST /api/tables/:table/seat-link` ends that link by a new one; `GET /api/tables/:table/record` a finished match's record;
 * `GET /api/figures/:game` a `FiguresView`; `GET /api/content/:hash` the text of figures, which are JSON themselves.
 */

/** 256 bits as hexadecimal digits. */
const bits256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `POST /api/tables/:table/rematch`; and `share`, as long as the table waits for people: SHA-256 of the reader's share. */
export const ShareHash = z.strictObject({ share: bits256 });

/** `POST /api/tables/:table/reveal`: the share itself, once the table is full. */
export const RevealedShare = z.strictObject({ share: bits256 });

/** How time runs at a table: see `Pace`. */
export const PaceWish = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("live"),
    minutes: z.int().check(z.minimum(1), z.maximum(MAX_MINUTES)),
    increment: z.int().check(z.minimum(MIN_INCREMENT), z.maximum(MAX_INCREMENT)),
  }),
  z.strictObject({
    kind: z.literal("days"),
    days: z.int().check(z.minimum(1), z.maximum(MAX_DAYS)),
    bank: z.int().check(z.minimum(0), z.maximum(MAX_DAYS)),
  }),
]);

/** `POST /api/tables/:table/pace`: the pace that I wish the running match to have, without one no clocks; null: I wish none. */
export const PaceVote = z.strictObject({ wish: z.nullable(z.strictObject({ pace: z.nullable(PaceWish) })) });
export type PaceVote = z.infer<typeof PaceVote>;

const minutes = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** `PUT /api/hours`: when I sleep and am on vacation. */
export const HoursWish = z.strictObject({
  zone: z.string().check(z.minLength(1), z.maxLength(64)),
  sleep: z.nullable(z.strictObject({ from: minutes, to: minutes })),
  vacations: z.array(z.strictObject({ from: day, to: day })).check(z.maxLength(VACATION_DAYS)),
  isShown: z.boolean(),
});
export type HoursWish = z.infer<typeof HoursWish>;

/** `POST /api/tables` */
export const NewTable = z.strictObject({
  game: word,
  /** SHA-256 of the maker's share. */
  share: bits256,
  /** In seat order; exactly one is `me`. */
  seats: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("me") }),
        z.strictObject({ kind: z.literal("person") }),
        z.strictObject({ kind: z.literal("bot"), level: word }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(MAX_SEATS)),
  options: z.record(word, word),
  door: z.enum(["private", "open"]),
  /** Left out: without a clock. */
  pace: z.optional(PaceWish),
});
export type NewTable = z.infer<typeof NewTable>;

/** `POST /api/likely`: how long a match of this kind is likely to take. */
export const LikelyWish = z.strictObject({
  game: word,
  seats: z.int().check(z.minimum(1), z.maximum(MAX_SEATS)),
  pace: PaceWish,
});
export type LikelyWish = z.infer<typeof LikelyWish>;

/** `POST /api/quick`: any of these games with any of these numbers of seats. */
export const QuickWish = z.strictObject({
  games: z.array(word).check(z.minLength(1), z.maxLength(20)),
  seats: z.array(z.int().check(z.minimum(1), z.maximum(MAX_SEATS))).check(z.minLength(1), z.maxLength(MAX_SEATS)),
  pace: z.nullable(PaceWish),
  share: bits256,
});
export type QuickWish = z.infer<typeof QuickWish>;

/** `POST /api/tables/:table/fill`: bots take the free seats of a quick match, or everybody waits on. */
export const VoteOnBots = z.strictObject({ answer: z.enum(["agree", "wait"]) });

/** `PATCH /api/me` */
export const Me = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME)) });

/** Names a table, a game, a text of figures in a path. */
export const TablePath = z.object({ table: tableId });
export const GamePath = z.object({ game: word });
export const ContentPath = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)) });

/** Names a seat: `POST /api/tables/:table/seat-link`. */
export const SeatAt = z.strictObject({ seat: z.int().check(z.minimum(0), z.maximum(MAX_SEATS - 1)) });
/** `POST /api/tables/:table/sit`, with SHA-256 of the share; `leave` and `start-without` need no body; (owner) `bot` before; during the match `stand-in`, `give-away`, `take-back`, `abandon`, `advice` (no body); `report`, `decline-rematch` */
export const Sit = z.extend(SeatAt, { share: bits256 });
/** Agrees that a bot plays for an absent person, or says that the table waits for them. */
export const VoteOnStandIn = z.extend(SeatAt, { answer: z.enum(["agree", "wait"]) });
/** Wishes to abandon the match, or to play on, which takes back the wishes of all. */
export const VoteOnAbandoning = z.strictObject({ answer: z.enum(["agree", "play-on"]) });
/** Words for the host about a table. */
export const Report = z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REPORT)) });
export const SeatBot = z.strictObject({ seat: z.int().check(z.minimum(0), z.maximum(MAX_SEATS - 1)), level: word });
