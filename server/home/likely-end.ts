import { sql } from "kysely";
import { isSeatCount } from "#engine";
import type { Pace, Span } from "#protocol";
import type { GameShelf } from "#referee";
import type { Database } from "../db/database.ts";

/** A kind of match: all of it have about the same length. */
interface Kind {
  readonly game: string;
  readonly seats: number;
  readonly pace: Pace;
}

/** How long matches are likely to take. */
export interface LikelyEnds {
  of(kind: Kind): Span | undefined;
}

/** From so many finished matches on their own lengths count. */
const ENOUGH = 20;
/** Only the last ones count: people change. */
const LATEST = 200;
const KEPT_MS = 60_000;
const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

/** Where nothing has been played: people take between a tenth and a half of the days they have for a turn. */
const SHARE_OF_DAYS = { from: 0.1, to: 0.5 } as const;
/** And between a third and all of their live time. */
const SHARE_OF_MINUTES = { from: 1 / 3, to: 1 } as const;

const nameOf = ({ game, seats, pace }: Kind): string =>
  pace.kind === "live"
    ? `${game} ${seats} live ${pace.minutes} ${pace.increment}`
    : `${game} ${seats} days ${pace.days} ${pace.bank}`;

const kept = new WeakMap<Database, { readonly at: number; readonly played: Promise<ReadonlyMap<string, Span>> }>();

/** The likely lengths of this server's matches; asked of the database once a minute at most. */
export async function loadLikelyEnds(db: Database, games: GameShelf, now = performance.now()): Promise<LikelyEnds> {
  const known = kept.get(db);
  const fresh = known !== undefined && now - known.at < KEPT_MS ? known : { at: now, played: loadPlayed(db) };
  kept.set(db, fresh);
  fresh.played.catch(() => kept.delete(db));
  const played = await fresh.played;
  return { of: (kind) => played.get(nameOf(kind)) ?? expected(kind, games) };
}

/** The span of four in five of the latest matches of every kind with enough of them. */
async function loadPlayed(db: Database): Promise<ReadonlyMap<string, Span>> {
  const { rows } = await sql<{ game: string; seats: number; pace: Pace; low: number; high: number }>`
    select game, seats, pace,
      percentile_cont(0.1) within group (order by took) * 1000 as low,
      percentile_cont(0.9) within group (order by took) * 1000 as high
    from (
      select m.game, m.seats, m.pace, extract(epoch from m.moved_at - m.started_at)::double precision as took,
        row_number() over (partition by m.game, m.seats, m.pace order by m.moved_at desc) as nth
      from match m
      where m.standings is not null and m.pace is not null and not m.is_closed
    ) finished
    where nth <= ${LATEST}
    group by game, seats, pace
    having count(*) >= ${ENOUGH}`.execute(db);
  return new Map(rows.map(({ low, high, ...kind }) => [nameOf(kind), { from: Math.round(low), to: Math.round(high) }]));
}

/** By the waits that matches of the game have had when bots played them. */
function expected({ game, seats, pace }: Kind, games: GameShelf): Span | undefined {
  const meta = games.byId(game)?.meta;
  const waits = meta !== undefined && isSeatCount(seats, meta.seats) ? meta.waits?.[seats] : undefined;
  if (waits === undefined) return undefined;
  if (pace.kind === "live") {
    const most = seats * pace.minutes * MINUTE;
    return { from: Math.round(most * SHARE_OF_MINUTES.from), to: most * SHARE_OF_MINUTES.to };
  }
  const whole = waits * pace.days * DAY;
  return { from: Math.round(whole * SHARE_OF_DAYS.from), to: Math.round(whole * SHARE_OF_DAYS.to) };
}
