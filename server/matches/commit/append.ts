import { type Change, lastToChoose, type Match, owingAfter, plyOf, toActIn } from "#referee";
import { DUES, TIMED } from "./clock-steps.ts";
import { FINISH } from "./finish.ts";
import { type Committer, SEAT_RIGHT } from "./seat-rights.ts";

/** What one commit appends to a match, provided that the match has not changed since the plan. */
export interface Addition {
  readonly match: Match;
  readonly change: Change;
  readonly by: Committer;
}

/** A PostgreSQL statement with its parameters. `name` is that of the prepared statement. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Runs a statement, in a transaction of its own or in one that has begun. */
export type Run = (statement: Statement) => Promise<{ readonly rows: readonly unknown[] }>;

/**
 * Appends each addition to its match, or leaves it out, all in one statement: nothing else writes entries, choices,
 * answers and the row of a running match. An addition is left out when the log has another length than its plan
 * expects, the committer may not play the seat, the commit has been answered before, or another transaction has locked
 * the match; a caller who holds the lock does not wait. Where there are clocks, it is left out as well when the seat's
 * time was up as the commit arrived, or when no server has lived for a while: its absence is to be made up for first. Returns the tables that have been appended to, and the time, in
 * milliseconds since 1970.
 */
export async function append(run: Run, additions: readonly Addition[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await run({
    ...statementFor({
      hasClocks: additions.some(({ match }) => match.clocks !== null),
      hasDues: additions.some(({ change }) => change.dues !== undefined),
      isEnd: additions.some(({ change }) => change.plan?.standings != null),
    }),
    values: [...columnsOf(additions), ...entryColumnsOf(additions)],
  });
  return new Map(
    (rows as readonly { table_id: string; at: Date }[]).map(({ table_id, at }) => [table_id, at.getTime()]),
  );
}

const columnsOf = (additions: readonly Addition[]): readonly unknown[] => [
  additions.map(({ match }) => match.id),
  additions.map(({ match }) => plyOf(match)),
  additions.map(({ match }) => match.nextDraw),
  additions.map(({ match }) => match.choicesMade),
  additions.map(({ change }) => change.commit?.seat ?? null),
  additions.map(({ change }) => change.commit?.id ?? null),
  additions.map(({ by }) => (typeof by === "object" && "user" in by ? by.user : null)),
  additions.map(({ match, change }) => plyOf(match) + (change.plan?.entries.length ?? 0)),
  additions.map(({ match, change }) => change.plan?.nextDraw ?? match.nextDraw),
  additions.map(({ match, change }) => change.plan?.toAct ?? toActIn(match)),
  additions.map(({ change }) => (change.plan?.standings ? JSON.stringify(change.plan.standings) : null)),
  additions.map(({ change }) => (change.choice === undefined ? null : JSON.stringify(change.choice.moves))),
  additions.map(({ match, change }) => (match.clocks === null ? null : owingAfter(match, change))),
  additions.map(({ match, change }) => (match.clocks === null ? null : lastToChoose(match, change))),
  additions.map(({ change }) => new Date(change.at)),
  additions.map(({ change: { dues } }) => (dues === undefined ? null : JSON.stringify(Object.fromEntries(dues)))),
];

function entryColumnsOf(additions: readonly Addition[]): readonly unknown[] {
  const entries = additions.flatMap(({ match, change }) =>
    (change.plan?.entries ?? []).map((entry, at) => ({ ...entry, table: match.id, ply: plyOf(match) + at })),
  );
  return [
    entries.map(({ table }) => table),
    entries.map(({ ply }) => ply),
    entries.map(({ by }) => (by === "chance" ? null : by)),
    entries.map(({ text }) => text),
    entries.map(({ auto }) => auto === true),
    entries.map(({ draw }) => draw),
  ];
}

/** What some batches need beside the log. Each step costs every batch it is part of. */
interface Kind {
  readonly hasClocks: boolean;
  readonly hasDues: boolean;
  readonly isEnd: boolean;
}

const texts = new Map<string, string>();

function statementFor(kind: Kind): Pick<Statement, "name" | "text"> {
  const { hasClocks, hasDues, isEnd } = kind;
  const name = `append${hasClocks ? "-clocks" : ""}${hasDues ? "-dues" : ""}${isEnd ? "-end" : ""}`;
  const text = texts.get(name) ?? textFor(kind);
  texts.set(name, text);
  return { name, text };
}

/**
 * Takes the additions as rows, drops those without a right to the seat and those answered before, and of the rest keeps
 * those whose match can be locked at once: a wait would hold up the whole batch. Conditions on the match's row are
 * checked after locking it. The clock is asked once for all. Each step passes on complete rows, since a further join
 * would compare all rows with all.
 */
const textFor = ({ hasClocks, hasDues, isEnd }: Kind): string => `
  with instant as materialized (
    select clock_now() as now
  ),
  asked as materialized (
    select a.*, ${hasClocks ? TIMED.arrival : "(select now from instant)"} as said_at from (
      select a.*, ${SEAT_RIGHT.columns}${hasClocks ? TIMED.columns : ""}
      from unnest(
        $1::text[], $2::integer[], $3::integer[], $4::integer[], $5::smallint[], $6::text[], $7::text[],
        $8::integer[], $9::integer[], $10::smallint[], $11::jsonb[], $12::jsonb[],
        $13::smallint[], $14::smallint[], $15::timestamptz[], $16::jsonb[]
      ) as a (table_id, ply, draw, choices_made, seat, id, user_id, next_ply, next_draw, to_act, standings, choice,
        owing, renewed, arrived, dues)
      ${SEAT_RIGHT.joins}${hasClocks ? TIMED.joins : ""}
    ) a
    where a.standing = 'own' and a.own_seat is not distinct from a.seat and a.answered is null
  ),
  free as materialized (
    select a.*, greatest(a.said_at, m.moved_at) as at
    from match m join asked a using (table_id)
    where m.ply = a.ply and m.next_draw = a.draw and m.choices_made = a.choices_made${hasClocks ? TIMED.condition : ""}
    for no key update of m skip locked
  ),
  moved as (
    update match m
    set ply = a.next_ply, next_draw = a.next_draw, to_act = a.to_act, standings = a.standings,
      choices_made = a.choices_made + (a.choice is not null)::integer,
      moved_at = case when a.choice is null then a.at else m.moved_at end
    from free a
    where m.table_id = a.table_id and m.ply = a.ply and m.choices_made = a.choices_made
    returning m.table_id, a.seat, a.id, a.ply, a.next_ply, a.standings, a.choice, a.owing, a.renewed, a.dues, a.at
  ),
  answered as (
    insert into commit (table_id, seat, id, ply)
    select table_id, seat, id, next_ply from moved where id is not null
  ),
  chosen as (
    insert into choice (table_id, ply, seat, moves, at, first_at)
    select table_id, ply, seat, choice, at, at from moved where choice is not null
    on conflict (table_id, ply, seat) do update set moves = excluded.moves, at = excluded.at
  ),
  closed as (
    delete from choice c using moved
    where moved.choice is null and c.table_id = moved.table_id and c.ply = moved.ply
  ),
  logged as (
    insert into entry (table_id, ply, seat, text, auto, draw, at, chosen_at)
    select e.*, moved.at, ${hasClocks ? TIMED.chosenAt : "null"}
    from unnest($17::text[], $18::integer[], $19::smallint[], $20::text[], $21::boolean[], $22::integer[])
      as e (table_id, ply, seat, text, auto, draw)
    join moved using (table_id)
  )${[...(hasClocks ? [TIMED.step] : []), ...(hasDues ? [DUES] : []), ...(isEnd ? [END] : [])].join("")}
  select table_id, at from moved`;

const END = `,
  ended as (
    select table_id, at from moved where standings is not null
  ),
  ${FINISH}`;
