import { createHmac } from "node:crypto";
import type { Refusal } from "#protocol";
import { type Answer, refuse } from "#referee";
import type { Database } from "../../db/database.ts";
import { type Patience, persist } from "../../db/retry.ts";
import { Allowances } from "../../live/allowance.ts";
import { CEILINGS } from "./figures.ts";

/** Thrown where a request is answered by a refusal from deep within. */
export class CeilingReached extends Error {
  override readonly name = "CeilingReached";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface CeilingPorts {
  readonly db: Database;
  readonly patience: Patience;
  /** Keys the names of networks that the database keeps. */
  readonly cookieSecret: string;
  /** Multiplies every ceiling. */
  readonly factor: number;
}

/** Who opens a table. */
interface Opener {
  readonly user: string;
  readonly network: string;
  /** Whether the table waits for somebody else; one with bots alone begins at once. */
  readonly isAwaited: boolean;
}

/** A count, its ceiling, and the refusal where it is reached. */
type Reached = readonly [number, number, Refusal["code"]];

/** What guests and networks may take of the server. Tables are counted in the database, the rest in this process. */
export class Ceilings {
  readonly #ports: CeilingPorts;
  readonly #tables: Allowances;
  readonly #guests: Allowances;
  readonly #commits: Allowances;
  readonly #looksBack: Allowances;
  /** What each network does now: its tables are opened one after the other, so that each one is counted. */
  readonly #opening = new Map<string, Promise<unknown>>();

  constructor(ports: CeilingPorts) {
    this.#ports = ports;
    const times = ({ burst, perSecond }: { burst: number; perSecond: number }) =>
      new Allowances({ burst: burst * ports.factor, perSecond: perSecond * ports.factor });
    this.#tables = times(CEILINGS.newTables);
    this.#guests = times(CEILINGS.newGuests);
    this.#commits = times(CEILINGS.commits);
    this.#looksBack = times(CEILINGS.looksBack);
  }

  /** Throws when too many guests whom nobody knew have come from this network. */
  admitGuest(network: string): void {
    if (!this.#guests.take(network, performance.now())) throw new CeilingReached({ code: "too-many-guests" });
  }

  mayCommit(network: string): boolean {
    return this.#commits.take(network, performance.now());
  }

  mayLookBack(network: string): boolean {
    return this.#looksBack.take(network, performance.now());
  }

  /** Opens a table for a guest unless they or their network have too many; `open` returns the table's id. */
  async forTable<T extends { readonly id: string } | undefined>(
    by: Opener,
    open: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const { network } = by;
    const before = this.#opening.get(network) ?? Promise.resolve();
    const done = before.then(() => this.#open(by, open));
    const settled = done.catch(() => undefined);
    this.#opening.set(network, settled);
    void settled.then(() => {
      if (this.#opening.get(network) === settled) this.#opening.delete(network);
    });
    return done;
  }

  async #open<T extends { readonly id: string } | undefined>(
    { user, network, isAwaited }: Opener,
    open: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    const { db, patience, cookieSecret } = this.#ports;
    const origin = createHmac("sha256", cookieSecret).update(network).digest("base64url");
    const refusal = await persist(patience, () => this.#whyNot(user, origin, isAwaited));
    if (refusal !== undefined) return { ok: false, refusal };
    if (!this.#tables.take(network, performance.now())) return refuse("too-many-tables");
    const opened = await open();
    if (opened.ok && opened.value !== undefined) {
      const { id } = opened.value;
      await persist(patience, () =>
        db.updateTable("table").set({ origin }).where("id", "=", id).where("origin", "is", null).execute(),
      );
    }
    return opened;
  }

  async #whyNot(user: string, origin: string, isAwaited: boolean): Promise<Refusal | undefined> {
    const { factor } = this.#ports;
    const [own, near] = await Promise.all([this.#count("owner", user), this.#count("origin", origin)]);
    const most = (ceiling: number) => ceiling * factor;
    const waiting: readonly Reached[] = [
      [own.waiting, most(CEILINGS.waitingOfGuest), "too-many-waiting"],
      [near.waiting, most(CEILINGS.waitingOfNetwork), "too-many-waiting-here"],
    ];
    const refusals: readonly Reached[] = [
      ...(isAwaited ? waiting : []),
      [own.running, most(CEILINGS.runningOfGuest), "too-many-running"],
      [near.running, most(CEILINGS.runningOfNetwork), "too-many-running-here"],
    ];
    const reached = refusals.find(([count, ceiling]) => count >= ceiling);
    return reached && { code: reached[2], facts: { most: reached[1] } };
  }

  async #count(column: "owner" | "origin", value: string): Promise<{ waiting: number; running: number }> {
    const rows = await this.#ports.db
      .selectFrom("table")
      .select(({ fn }) => ["status", fn.countAll<number>().as("tables")])
      .where(column, "=", value)
      .where("status", "in", ["waiting", "running"])
      .groupBy("status")
      .execute();
    const of = (status: string) => rows.find((row) => row.status === status)?.tables ?? 0;
    return { waiting: of("waiting"), running: of("running") };
  }
}
