import type { Logger } from "pino";
import type { GameShelf } from "#referee";
import type { Clock } from "./db/clock.ts";
import type { Database } from "./db/database.ts";
import type { Patience } from "./db/retry.ts";
import type { FiguresOfGames } from "./figures/host-figures.ts";

/** Notifies the followers of a table that it has changed. Never waits, never throws. */
export interface Publisher {
  /** The log of the match (or its waiting choices) has changed. */
  matchMoved(table: string): void;
  /** Seats, names or status have changed. */
  tableChanged(table: string): void;
}

/** The dependencies of the server's verbs. */
export interface Ports {
  readonly db: Database;
  readonly patience: Patience;
  readonly games: GameShelf;
  /** What new matches are played with. */
  readonly figures: FiguresOfGames;
  readonly log: Logger;
  readonly clock: Clock;
  /** Cryptographically strong bytes. */
  readonly randomBytes: (length: number) => Buffer;
  readonly publisher: Publisher;
}
