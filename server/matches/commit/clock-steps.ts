/** A commit that arrived in time counts as of its arrival if it could not be stored until so much later. */
const LATE = "interval '5 seconds'";
/** No server has noted for so long that it lives: what was going on meanwhile is not known yet. */
export const ABSENT = "interval '15 seconds'";

/** What a stretch of the row `s` costs that ends at an instant, in milliseconds. */
const costAt = (at: string): string => `greatest(0, extract(epoch from ${at} - s.free_until) * 1000)::bigint`;

/** What is left of a seat's time, of a row `s` whose clock runs, when its stretch ends at an instant. */
export const leftAt = (at: string): string =>
  `greatest(0, s.left_ms - ${costAt(at)} + least(${costAt(at)}, s.increment_ms))::integer`;

/** Whether the deadline of a row `t` had passed when a commit arrived, which counts for a few seconds. */
export const IS_LATE = `(
  t.deadline < clock_now() and (arrived.at > t.deadline or arrived.at < clock_now() - ${LATE})
  and (clock.alive_at < clock_now() - ${ABSENT}) is not true
)`;

/** Up to when a stretch of the row `s` is free that begins with a commit. */
const FREE_UNTIL = `coalesce(
        to_timestamp((moved.dues ->> s.seat::text)::double precision / 1000), moved.at + interval '1 second')`;

const OWES = "((moved.owing >> s.seat) & 1 = 1)";

/** What is left once the stretch that runs has ended. */
const LEFT = `case when s.since is null then s.left_ms else ${leftAt("moved.at")} end`;

/**
 * The clocks, as parts of the statement that appends commits: does what the referee's `clocksAfter` does. A seat's row
 * changes only when its stretch of owing begins or ends.
 */
export const TIMED = {
  columns: ", t.deadline as own_deadline, t.is_blind",
  joins: `
      left join lateral (
        select deadline, (select alive_at < clock_now() - ${ABSENT} from clock) as is_blind
        from seat_time where a.owing is not null and table_id = a.table_id and seat = s.seat limit 1
      ) t on true`,
  arrival: `
      case when a.own_deadline < (select now from instant) and a.arrived <= a.own_deadline
        and a.arrived >= (select now from instant) - ${LATE} then a.arrived else (select now from instant) end`,
  condition: `
      and (a.own_deadline is null or a.said_at <= a.own_deadline) and a.is_blind is not true`,
  chosenAt: `
      case when moved.owing is not null and not e.auto then (
        select c.first_at from choice c where c.table_id = e.table_id and c.ply = moved.ply and c.seat = e.seat
      ) end`,
  step: `,
  timed as (
    update seat_time s
    set left_ms = ${LEFT},
      since = case when ${OWES} then moved.at end,
      free_until = case when ${OWES} then ${FREE_UNTIL} end,
      deadline = case when ${OWES} then ${FREE_UNTIL} + ${LEFT} * interval '1 millisecond' end
    from moved
    where moved.owing is not null and s.table_id = moved.table_id and not s.is_stopped
      and ((s.since is not null) <> ${OWES} or s.since is not null and s.seat = moved.renewed)
    returning s.table_id, s.seat, s.since, s.free_until
  )`,
} as const;

/** By correspondence: the facts that say up to when new stretches are free. */
export const DUES = `,
  due_facts as (
    insert into time_fact (table_id, ply, at, seat, type, until)
    select timed.table_id, moved.next_ply, moved.at, timed.seat, 'due', timed.free_until
    from timed join moved using (table_id) where timed.since is not null and moved.dues is not null
  )`;
