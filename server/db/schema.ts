import type { ColumnType, Generated } from "kysely";
import type { Standings, Switches } from "#engine";
import type { Incident, Pace, TimeFact, ToldEvent } from "#protocol";
import type { PersonHours } from "#referee";

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
  /** Why the host has closed it; null: it is not closed. */
  closed: Generated<string | null>;
  /** The table at which the same people play once more. */
  rematch: string | null;
  /** A person without a sign of life for so long counts as away. */
  away_seconds: Generated<number>;
  /** A keyed hash of the network that it was opened from, until the match is over. */
  origin: Generated<string | null>;
  /** How time runs; null: without a clock. */
  pace: Json<Pace> | null;
  /** 256 bits of the server's own behind all draws; null at tables from before shares. */
  secret: Buffer | null;
  /** SHA-256 of the secret. */
  commitment: string | null;
  /** At a table of a quick match: from when on bots may take the free seats. */
  bots_at: Date | null;
  /** Of a quick match: the games that all who search there would play. */
  wished: string[] | null;
  /** When the full table began to wait for the shares. */
  revealing_at: Date | null;
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
  /** The person has asked for the stand-in; else it came because they were away. */
  is_given: Generated<boolean>;
  /** The person wishes to abandon the match. */
  abandons: Generated<boolean>;
  /** When a stand-in was proposed to those present. */
  proposed_at: Date | null;
  /** When somebody present last said that the table waits for this person. */
  waited_at: Date | null;
  /** The person who has declined this free seat of a rematch. */
  declined_by: string | null;
  /** SHA-256 of the person's share, sent with taking the seat. */
  share_hash: string | null;
  /** 256 bits of the person's own, in hexadecimal digits; secret until the match is over. */
  share: string | null;
  /** The pace that the person wishes the running match to have; null: none is wished. */
  pace_wish: Json<{ readonly pace: Pace | null }> | null;
  /** The person searches for a quick match: the seat is free again when they leave the page. */
  seeks: Generated<boolean>;
  /** The person agrees that bots take the free seats. */
  fills: Generated<boolean>;
  /** The person agrees to start without the missing shares. */
  goes_without: Generated<boolean>;
  /** Secret part of the seat's private link. */
  link: string;
}

/** Who may play a seat: the person, and whoever opened the seat's private link. */
interface SeatAccessTable {
  table_id: string;
  user_id: string;
  seat: number;
  /** Entries in the log when they got the right: what lies before it they see as the public does. */
  since: Generated<number>;
}

/** The last sign of life of somebody with a right to a seat; half a minute old at most while they have the table open. */
interface SeenTable {
  table_id: string;
  user_id: string;
  at: Generated<Date>;
}

/** Somebody present agrees that a bot plays for the person of `seat`. */
interface StandInVoteTable {
  table_id: string;
  seat: number;
  voter: number;
}

/** What somebody has told the host about a table. */
interface ReportTable {
  id: Generated<number>;
  table_id: string;
  user_id: string;
  at: Generated<Date>;
  text: string;
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
  /** SHA-256 of the secret, shown since the table was made. */
  commitment: string;
  /** What people added: `<seat>:<share>` for each share, in the order of the seats. */
  shares: Json<readonly string[]>;
  /** Number of the next draw; never goes back. */
  next_draw: Generated<number>;
  /** Entries in the log. */
  ply: Generated<number>;
  /** How often somebody has made a simultaneous choice, or made it anew. */
  choices_made: Generated<number>;
  /** The host has closed the table: nobody is to act any more, whatever the rules say. */
  is_closed: Generated<boolean>;
  /** How often a host has rewound the match. */
  rewinds: Generated<number>;
  /** Mask of who is to act after them. */
  to_act: number;
  standings: Json<Standings> | null;
  /** That of the table, as of when its clocks were set last. */
  pace: Json<Pace> | null;
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
  /** Where there are clocks: when the seat had first made the simultaneous choice; null: with this entry. */
  chosen_at: Date | null;
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
  /** When the seat made the first choice that this one replaces. */
  first_at: Generated<Date>;
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
  /** When a server last noted that it lives. */
  alive_at: Date | null;
}

/** The time of a person's seat where there are clocks: what `SeatTime` of the referee is, and its deadline for the sweep. */
interface SeatTimeTable {
  table_id: string;
  seat: number;
  left_ms: number;
  increment_ms: number;
  since: Date | null;
  free_until: Date | null;
  deadline: Date | null;
  is_stopped: Generated<boolean>;
  /** How often its time has been up. */
  times_up: Generated<number>;
}

/** When a person sleeps and is on vacation; sent to nobody but them. */
interface PersonHoursTable {
  user_id: string;
  zone: string;
  sleep: ColumnType<PersonHours["sleep"], string | null, string | null>;
  vacations: Json<PersonHours["vacations"]>;
  /** Others see whether they sleep or are on vacation. */
  is_shown: Generated<boolean>;
  /** When the hours last changed. */
  changed_at: Date | null;
}

/** What changed the times of a match beside its log: with pace and log enough to work them out again. */
interface TimeFactTable {
  id: Generated<number>;
  table_id: string;
  /** Entries in the log by then. */
  ply: number;
  at: Generated<Date>;
  /** Null for all. */
  seat: number | null;
  type: TimeFact["type"];
  ms: number | null;
  until: Date | null;
  pace: Json<Pace> | null;
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

/** Something a host has done, and why. */
interface HostActTable {
  id: Generated<number>;
  at: Generated<Date>;
  act: string;
  /** The table, user or network that it was done to. */
  subject: string;
  reason: string;
}

/** Either a user or a network that may not come in. */
interface BanTable {
  id: Generated<number>;
  user_id: string | null;
  network: string | null;
  reason: string;
  at: Generated<Date>;
  /** Null: until it is lifted. */
  until: Date | null;
}

/** A match was rewound to `ply` entries; later ones were dropped. */
interface RewindTable {
  table_id: string;
  number: number;
  ply: number;
  at: Generated<Date>;
  /** How many entries were dropped, and how many draws were behind them. */
  entries: number;
  draws: number;
  /** The events of dropped entries that everybody had been told. */
  told: Json<readonly ToldEvent[]>;
}

export interface Schema {
  user: UserTable;
  table: GameTableTable;
  seat: SeatTable;
  seat_access: SeatAccessTable;
  seen: SeenTable;
  stand_in_vote: StandInVoteTable;
  report: ReportTable;
  match: MatchTable;
  entry: EntryTable;
  commit: CommitTable;
  choice: ChoiceTable;
  content: ContentTable;
  incident: IncidentTable;
  clock: ClockTable;
  seat_time: SeatTimeTable;
  time_fact: TimeFactTable;
  person_hours: PersonHoursTable;
  job: JobTable;
  host_act: HostActTable;
  ban: BanTable;
  rewind: RewindTable;
}
