import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type FastChance, invariant, NOBODY, SEATS_OF, type Seat, seatCountsOf } from "#engine";
import type { Pace } from "#protocol";
import { type Commit, type Match, plyOf, seatsOwing, toActIn } from "#referee";
import { rewind } from "../../server/host/rewind.ts";
import { advanceMatch } from "../../server/matches/commit/advance-match.ts";
import { submitMoves } from "../../server/matches/commit/submit-moves.ts";
import { takeBack } from "../../server/tables/absence/stand-in.ts";
import { createTable } from "../../server/tables/opening/create-table.ts";
import { sit } from "../../server/tables/seats/sit.ts";
import { revealShare } from "../../server/tables/shares/shares.ts";
import { loadTable, type WholeTable } from "../../server/tables/table-store.ts";
import { choiceOf } from "./choices.ts";
import { type Person, personFor, thinkingTime } from "./people.ts";
import type { SimulatedServer } from "./simulated-server.ts";

const SECOND = 1000;

/** Whose time has been up so often lets the bot play on. */
const MOST_RETURNS = 5;
/** So that every match ends. */
const MOST_REWINDS = 2;
/** What a commit is told when something else came first. */
const IN_ORDER: ReadonlySet<string> = new Set(["bot-plays", "server-busy"]);

/** What a table is waiting to have done next. */
interface Due {
  readonly at: number;
  readonly run: () => Promise<unknown>;
}

/** A table with people who think, leave and come back, each step at a simulated time. */
export class SimulatedTable {
  readonly id: string;
  readonly #server: SimulatedServer;
  readonly #chance: FastChance;
  readonly #pace: Pace;
  readonly #people: ReadonlyMap<Seat, Person>;
  readonly #back = new Map<Seat, number>();
  /** What somebody is about to do, by seat and entry. */
  readonly #plans = new Map<string, Due>();
  #table: WholeTable | undefined;
  #rewinds = 0;
  isOver = false;
  late = 0;
  commits = 0;

  private constructor(
    server: SimulatedServer,
    given: { id: string; chance: FastChance; pace: Pace; people: ReadonlyMap<Seat, Person> },
  ) {
    this.#server = server;
    this.id = given.id;
    this.#chance = given.chance;
    this.#pace = given.pace;
    this.#people = given.people;
  }

  /** Opens a table of a game with people at it, at least two, and perhaps bots, and starts its match. */
  static async open(
    server: SimulatedServer,
    { game, pace, chance }: { readonly game: string; readonly pace: Pace; readonly chance: FastChance },
  ): Promise<SimulatedTable> {
    const { ports } = server;
    const meta = ports.games.byId(game)?.meta;
    invariant(meta !== undefined, `there is a game ${game}`);
    const counts = seatCountsOf(meta.seats);
    const count = counts[chance.below(counts.length)] ?? meta.seats.min;
    const persons = SEATS_OF[count].filter((seat) => seat < 2 || chance.below(4) > 0);
    const people = new Map<Seat, Person>();
    for (const seat of persons) people.set(seat, await personFor(server, chance, pace));
    const shares = new Map(persons.map((seat) => [seat, randomBytes(32).toString("hex")]));
    const hash = (seat: Seat): string =>
      createHash("sha256")
        .update(Buffer.from(shares.get(seat) ?? "", "hex"))
        .digest("hex");
    const made = await createTable(ports, people.get(0)?.user ?? "", {
      ...{ game, options: {}, door: "private", share: hash(0), pace },
      seats: SEATS_OF[count].map((seat) =>
        seat === 0 ? { kind: "me" } : people.has(seat) ? { kind: "person" } : { kind: "bot", level: "apprentice" },
      ),
    });
    invariant(made.ok, "a table is opened");
    const { id } = made.value;
    for (const seat of persons.slice(1))
      await sit(ports, people.get(seat)?.user ?? "", { table: id, seat, share: hash(seat) });
    for (const seat of persons)
      await revealShare(ports, people.get(seat)?.user ?? "", { table: id, share: shares.get(seat) ?? "" });
    const table = new SimulatedTable(server, { id, chance, pace, people });
    await table.look();
    return table;
  }

  /** When the next thing at the table is due. */
  get next(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...[...this.#plans.values()].map(({ at }) => at));
  }

  /** Does what is due first, once more if the server dies meanwhile. */
  async act(): Promise<void> {
    const [first] = [...this.#plans].sort(([, a], [, b]) => a.at - b.at);
    if (first === undefined) return;
    this.#plans.delete(first[0]);
    await this.#untilAnswered(first[1].run);
    await this.#untilAnswered(() => this.look());
  }

  /** A host rewinds the match to any earlier place that is the end of a choice. */
  async rewind(): Promise<boolean> {
    let isDone = false;
    await this.#untilAnswered(async () => {
      const { cache, db, games } = this.#server.ports;
      const match = await cache.find(this.id);
      if (match === undefined || this.isOver || plyOf(match) === 0 || this.#rewinds === MOST_REWINDS) return;
      const to = { table: this.id, ply: this.#chance.below(plyOf(match)), reason: "a trial" };
      if (!(await rewind(db, to, games)).ok) return;
      this.#rewinds++;
      isDone = true;
    });
    await this.#untilAnswered(() => advanceMatch(this.#server.ports, this.id));
    this.#plans.clear();
    await this.#untilAnswered(() => this.lookAnew());
    return isDone;
  }

  /** Looks who owes a decision now, after who plays may have changed. */
  lookAnew(): Promise<void> {
    this.#table = undefined;
    return this.look();
  }

  /** Looks who owes a decision now, and plans when it will come. */
  async look(): Promise<void> {
    const { cache, db } = this.#server.ports;
    const match = await cache.find(this.id);
    this.#table ??= await loadTable(db, this.id);
    invariant(match !== undefined && this.#table !== undefined, "the match is there");
    this.isOver = toActIn(match) === NOBODY;
    const owing = this.isOver ? [] : seatsOwing(match);
    const wanted = new Set<string>();
    for (const { seat, kind, standIn } of this.#table.seats) {
      if (standIn !== null && !this.isOver) this.#planReturn(seat, wanted);
      if (!owing.includes(seat)) continue;
      const isBot = kind === "bot" || standIn !== null;
      const key = `${plyOf(match)}:${seat}:${isBot}`;
      wanted.add(key);
      if (this.#plans.has(key)) continue;
      const at = isBot ? this.#server.now() : this.#whenActs(seat, plyOf(match));
      if (at !== null) this.#plans.set(key, { at, run: this.#commit(match, seat, isBot) });
    }
    for (const key of this.#plans.keys()) if (!wanted.has(key)) this.#plans.delete(key);
  }

  #planReturn(seat: Seat, wanted: Set<string>): void {
    const key = `back:${seat}`;
    wanted.add(key);
    const person = this.#people.get(seat);
    if (person === undefined || this.#plans.has(key)) return;
    if ((this.#back.get(seat) ?? 0) >= MOST_RETURNS) return;
    const after = person.returnsAfter ?? (person.leavesAt === null ? SECOND : null);
    if (after === null) return;
    const run = async (): Promise<void> => {
      this.#back.set(seat, (this.#back.get(seat) ?? 0) + 1);
      await takeBack(this.#server.ports, person.user, this.id);
    };
    this.#plans.set(key, { at: this.#server.now() + after, run });
  }

  #whenActs(seat: Seat, ply: number): number | null {
    const person = this.#people.get(seat);
    const hasLeft = person?.leavesAt != null && ply >= person.leavesAt && !this.#back.has(seat);
    return person === undefined || hasLeft ? null : this.#server.now() + thinkingTime(this.#chance, this.#pace);
  }

  /** A commit, the same however often it is sent. */
  #commit(match: Match, seat: Seat, isBot: boolean): Due["run"] {
    let sent: Commit | undefined;
    const by = isBot ? { bot: seat } : { user: this.#people.get(seat)?.user ?? "" };
    const made = (): Commit => ({
      ...{ id: randomUUID(), table: this.id, ply: plyOf(match), rewinds: match.rewinds },
      moves: choiceOf(match, seat, this.#chance),
    });
    return async () => {
      sent ??= made();
      this.commits++;
      const done = await submitMoves(this.#server.ports, by, sent);
      if (!done.ok && done.refusal.code === "time-up") this.late++;
      else invariant(done.ok || IN_ORDER.has(done.refusal.code), `a commit is taken, not ${JSON.stringify(done)}`);
    };
  }

  /** A server that has died leaves a request without an answer: it is made again, of the next one. */
  async #untilAnswered(request: () => Promise<unknown>): Promise<void> {
    for (let life = -1; life !== this.#server.life; ) {
      life = await this.#server.isUp();
      await request().catch((error: unknown) => {
        if (life === this.#server.life) throw error;
      });
    }
  }
}
