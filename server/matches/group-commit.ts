import type { Pool } from "pg";
import type { Seat } from "#engine";
import { isAway } from "../db/retry.ts";
import { type CachedMatch, plyOf, toActIn } from "./cached-match.ts";
import type { Change } from "./change.ts";

/** What one commit adds to its match, which goes on after it, if the match still is as the plan found it. */
export interface Addition {
  readonly match: CachedMatch;
  readonly change: Pick<Change, "plan" | "choice">;
  /** Its sender's name for it, and the seat that it is for. */
  readonly commit: { readonly id: string; readonly seat: Seat };
  /** Whose right to the seat it is; none for its bot. */
  readonly user: string | undefined;
}

interface Waiting {
  readonly addition: Addition;
  readonly resolve: (isAdded: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** While so many statements are under way, what comes in waits for the next one. */
const MOST_UNDER_WAY = 2;
const MOST_TOGETHER = 200;

/**
 * Appends commits of different matches by one statement, which is one transaction: the way to the database and its
 * disk is the same for one and for a hundred. Each of them is added or left out by itself.
 */
export class GroupCommit {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isScheduled = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * `true` once the addition is durable. `false`, and nothing is changed, where the log is not where the plan found it,
   * the seat is not the user's (the bot's) to play, the commit has been answered before, or somebody else is changing
   * the match. Rejects when nobody knows.
   */
  append(addition: Addition): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ addition, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= MOST_UNDER_WAY || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const together = this.#waiting.splice(0, MOST_TOGETHER);
      this.#underWay++;
      void this.#write(together).finally(() => {
        this.#underWay--;
        this.#schedule();
      });
      this.#schedule();
    });
  }

  async #write(together: readonly Waiting[]): Promise<void> {
    try {
      const added = await this.#store(together.map(({ addition }) => addition));
      for (const { addition, resolve } of together) resolve(added.has(addition.match.id));
    } catch (error) {
      if (together.length === 1 || isAway(error)) for (const { reject } of together) reject(error);
      else for (const each of together) await this.#write([each]);
    }
  }

  /** The matches that have been added to. */
  async #store(additions: readonly Addition[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ table_id: string }>({
      ...{ name: "append", text: APPEND },
      values: [...columnsOf(additions), ...entryColumnsOf(additions)],
    });
    return new Set(rows.map(({ table_id }) => table_id));
  }
}

const columnsOf = (additions: readonly Addition[]): readonly unknown[] => [
  additions.map(({ match }) => match.id),
  additions.map(({ match }) => plyOf(match)),
  additions.map(({ match }) => match.nextDraw),
  additions.map(({ commit }) => commit.seat),
  additions.map(({ commit }) => commit.id),
  additions.map(({ user }) => user ?? null),
  additions.map(({ match, change }) => plyOf(match) + (change.plan?.entries.length ?? 0)),
  additions.map(({ match, change }) => change.plan?.nextDraw ?? match.nextDraw),
  additions.map(({ match, change }) => change.plan?.toAct ?? toActIn(match)),
  additions.map(({ match }) => match.choicesMade),
  additions.map(({ change }) => (change.choice === undefined ? null : JSON.stringify(change.choice.moves))),
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

/**
 * Takes what is asked as rows, leaves out who has no right to the seat and what has been answered, and of the rest takes
 * those whose match can be locked at once: nobody waits here, or all would. What is asked of the match's row is asked of
 * it as it is once it is locked. Each step hands its rows on whole: joined once more, they would be compared each with each.
 */
const APPEND = `
  with asked as materialized (
    select a.* from unnest(
      $1::text[], $2::integer[], $3::integer[], $4::smallint[], $5::text[], $6::text[],
      $7::integer[], $8::integer[], $9::smallint[], $10::integer[], $11::jsonb[]
    ) as a (table_id, ply, draw, seat, id, user_id, next_ply, next_draw, to_act, choices_made, choice)
    join seat s on s.table_id = a.table_id and s.seat = a.seat
    left join seat_access x on x.table_id = a.table_id and x.user_id = a.user_id
    where case when a.user_id is null then s.kind = 'bot' or s.stand_in is not null
               else x.seat = a.seat and s.stand_in is null end
      and not exists (select from commit c where c.table_id = a.table_id and c.seat = a.seat and c.id = a.id)
  ),
  free as materialized (
    select a.* from match m join asked a using (table_id)
    where m.ply = a.ply and m.next_draw = a.draw and m.choices_made = a.choices_made
    for no key update of m skip locked
  ),
  moved as (
    update match m
    set ply = a.next_ply, next_draw = a.next_draw, to_act = a.to_act,
      choices_made = a.choices_made + (a.choice is not null)::integer,
      moved_at = case when a.choice is null then now() else m.moved_at end
    from free a
    where m.table_id = a.table_id and m.ply = a.ply and m.choices_made = a.choices_made
    returning m.table_id, a.seat, a.id, a.ply, a.next_ply, a.choice
  ),
  answered as (
    insert into commit (table_id, seat, id, ply) select table_id, seat, id, next_ply from moved
  ),
  chosen as (
    insert into choice (table_id, ply, seat, moves)
    select table_id, ply, seat, choice from moved where choice is not null
    on conflict (table_id, ply, seat) do update set moves = excluded.moves
  ),
  closed as (
    delete from choice c using moved
    where moved.choice is null and c.table_id = moved.table_id and c.ply = moved.ply
  ),
  logged as (
    insert into entry (table_id, ply, seat, text, auto, draw)
    select e.* from unnest($12::text[], $13::integer[], $14::smallint[], $15::text[], $16::boolean[], $17::integer[])
      as e (table_id, ply, seat, text, auto, draw)
    join moved using (table_id)
  )
  select table_id from moved`;
