import type { ColumnType, Generated } from "kysely";
import type { Standings, Switches } from "#engine";
import type { Incident } from "#protocol";

/** The tables of the database as kysely sees them. JSON is written as text, so that an array is never taken for a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

interface UserTable {
  id: string;
  name: string;
  created_at: Generated<Date>;
  /** When they were here, to within a day. */
  seen_at: Generated<Date>;
}

interface GameTableTable {
  id: string;
  game: string;
  options: Json<Switches>;
  owner: string;
  door: "private" | "open";
  status: "waiting" | "running" | "over";
  /** The table at which the same people play once more. */
  rematch: string | null;
  /** A keyed hash of the network that it was opened from, until the match is over. */
  origin: Generated<string | null>;
  created_at: Generated<Date>;
}

interface SeatTable {
  table_id: string;
  seat: number;
  kind: "person" | "bot" | "free";
  /** Level of a bot. */
  level: string | null;
  /** The person whose name the seat bears. */
  user_id: string | null;
  /** Level of the bot that plays for the person, who is away. */
  stand_in: string | null;
  /** The person who has declined this free seat of a rematch. */
  declined_by: string | null;
  /** Secret part of the seat's private link. */
  link: string;
}

/** Who may play a seat: the person, and whoever opened the seat's private link. */
interface SeatAccessTable {
  table_id: string;
  user_id: string;
  seat: number;
}

interface MatchTable {
  table_id: string;
  game: string;
  rules_version: string;
  options: Json<Switches>;
  seats: number;
  content_hash: string | null;
  /** 256 bits of the server's own, secret until the match is over. */
  secret: Buffer;
  /** SHA-256 of the secret, published before anything is drawn. */
  commitment: string;
  /** What human seats added, in the order in which it came. */
  shares: Json<readonly string[]>;
  /** Number of the next draw; never goes back. */
  next_draw: Generated<number>;
  /** Entries in the log. */
  ply: Generated<number>;
  /** How often somebody has made a simultaneous choice, or made it anew. */
  choices_made: Generated<number>;
  /** Mask of who is to act after them. */
  to_act: number;
  standings: Json<Standings> | null;
  started_at: Generated<Date>;
  moved_at: Generated<Date>;
}

interface EntryTable {
  table_id: string;
  ply: number;
  /** A seat; null for chance. */
  seat: number | null;
  text: string;
  auto: boolean;
  /** The number of the draw behind a chance entry with more than one outcome. */
  draw: number | null;
  at: Date;
}

/** An accepted commit and its answer. */
interface CommitTable {
  table_id: string;
  seat: number;
  id: string;
  ply: number;
}

/** Simultaneous choices wait here, one replaceable row a seat, until the last one arrives. */
interface ChoiceTable {
  table_id: string;
  ply: number;
  seat: number;
  moves: Json<readonly string[]>;
  at: Date;
}

/** What happened at the table and not in the rules: `ply` entries stood in the log by then. */
interface IncidentTable {
  table_id: string;
  number: number;
  ply: number;
  seat: number;
  type: Incident["type"];
}

interface ContentTable {
  hash: string;
  text: string;
}

/** One row: how far the clock is ahead of PostgreSQL's own. */
interface ClockTable {
  ahead: ColumnType<never, never, string>;
}

/** What has to be done once `due` has come. */
interface JobTable {
  id: Generated<number>;
  kind: string;
  /** Null for work that belongs to no table. */
  table_id: string | null;
  due: Date;
  tries: Generated<number>;
}

export interface Schema {
  user: UserTable;
  table: GameTableTable;
  seat: SeatTable;
  seat_access: SeatAccessTable;
  match: MatchTable;
  entry: EntryTable;
  commit: CommitTable;
  choice: ChoiceTable;
  content: ContentTable;
  incident: IncidentTable;
  clock: ClockTable;
  job: JobTable;
}
