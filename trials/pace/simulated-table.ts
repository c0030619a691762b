import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type FastChance, invariant, isToAct, moveBuffer, SEATS_OF, type Seat, seatCountsOf } from "#engine";
import type { Pace } from "#protocol";
import { type Match, plyOf, seatsOwing, toActIn } from "#referee";
import { loadUser } from "../../server/accounts/user-store.ts";
import { storeHours } from "../../server/clocks/hours.ts";
import { rewind } from "../../server/host/rewind.ts";
import { advanceMatch } from "../../server/matches/commit/advance-match.ts";
import { submitMoves } from "../../server/matches/commit/submit-moves.ts";
import { takeBack } from "../../server/tables/absence/stand-in.ts";
import { createTable } from "../../server/tables/opening/create-table.ts";
import { sit } from "../../server/tables/seats/sit.ts";
import { revealShare } from "../../server/tables/shares/shares.ts";
import { loadTable } from "../../server/tables/table-store.ts";
import type { SimulatedServer } from "./simulated-server.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const ZONES = ["Europe/Lisbon", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland"] as const;
/** So that every match ends. */
const MOST_REWINDS = 2;
const buffer = moveBuffer();

/** A person at a table. */
interface Person {
  readonly user: string;
  /** From this number of entries on they do not act any more; null: they stay. */
  readonly leavesAt: number | null;
  /** How long they are gone before they take their seat back; null: they never do. */
  readonly returnsAfter: number | null;
}

/** What a table is waiting to have done next. */
interface Due {
  readonly at: number;
  readonly run: () => Promise<void>;
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
  #rewinds = 0;
  isOver = false;
  late = 0;

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
    const ports = server.ports();
    const meta = ports.games.byId(game)?.meta;
    invariant(meta !== undefined, `there is a game ${game}`);
    const counts = seatCountsOf(meta.seats);
    const count = counts[chance.below(counts.length)] ?? meta.seats.min;
    const persons = SEATS_OF[count].filter((seat) => seat < 2 || chance.below(4) > 0);
    const people = new Map<Seat, Person>();
    for (const seat of persons) people.set(seat, await personOf(server, chance, pace));
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

  /** Does what is due first. */
  async act(): Promise<void> {
    const [first] = [...this.#plans].sort(([, a], [, b]) => a.at - b.at);
    if (first === undefined) return;
    this.#plans.delete(first[0]);
    await first[1].run();
    await this.look();
  }

  /** A host rewinds the match to any earlier place that is the end of a choice; nothing is left in memory afterwards. */
  async rewind(): Promise<boolean> {
    const match = await this.#server.ports().cache.find(this.id);
    if (match === undefined || this.isOver || plyOf(match) === 0 || this.#rewinds === MOST_REWINDS) return false;
    const to = { table: this.id, ply: this.#chance.below(plyOf(match)), reason: "a trial" };
    const done = await rewind(this.#server.db, to, this.#server.ports().games);
    if (!done.ok) return false;
    this.#rewinds++;
    await this.#server.restart(0);
    await advanceMatch(this.#server.ports(), this.id);
    this.#plans.clear();
    await this.look();
    return true;
  }

  /** Looks who owes a decision now, and plans when it will come. */
  async look(): Promise<void> {
    const { cache, db } = this.#server.ports();
    const [match, table] = [await cache.find(this.id), await loadTable(db, this.id)];
    invariant(match !== undefined && table !== undefined, "the match is there");
    this.isOver = table.status === "over";
    const owing = this.isOver ? [] : seatsOwing(match);
    const wanted = new Set<string>();
    for (const { seat, kind, standIn } of table.seats) {
      if (standIn !== null && !this.isOver) this.#planReturn(seat, wanted);
      if (!owing.includes(seat)) continue;
      const isBot = kind === "bot" || standIn !== null;
      const key = `${plyOf(match)}:${seat}:${isBot}`;
      wanted.add(key);
      if (this.#plans.has(key)) continue;
      const at = isBot ? this.#server.now() : this.#whenActs(seat, plyOf(match));
      if (at !== null) this.#plans.set(key, { at, run: () => this.#commit(seat, isBot) });
    }
    for (const key of this.#plans.keys()) if (!wanted.has(key)) this.#plans.delete(key);
  }

  #planReturn(seat: Seat, wanted: Set<string>): void {
    const key = `back:${seat}`;
    wanted.add(key);
    const person = this.#people.get(seat);
    if (person === undefined || this.#plans.has(key)) return;
    const after = person.returnsAfter ?? (person.leavesAt === null ? SECOND : null);
    if (after === null) return;
    const run = async (): Promise<void> => {
      this.#back.set(seat, (this.#back.get(seat) ?? 0) + 1);
      await takeBack(this.#server.ports(), person.user, this.id);
    };
    this.#plans.set(key, { at: this.#server.now() + after, run });
  }

  /** Most think well within their time, some to the very end of it or beyond. */
  #whenActs(seat: Seat, ply: number): number | null {
    const person = this.#people.get(seat);
    const hasLeft = person?.leavesAt != null && ply >= person.leavesAt && !this.#back.has(seat);
    if (person === undefined || hasLeft) return null;
    const usual = this.#pace.kind === "live" ? 12 * SECOND : 9 * HOUR;
    const factor = this.#chance.below(40) === 0 ? 12 : 1;
    return this.#server.now() + this.#chance.below(2 * usual * factor);
  }

  async #commit(seat: Seat, isBot: boolean): Promise<void> {
    const { cache } = this.#server.ports();
    const match = await cache.find(this.id);
    if (match === undefined || !isToAct(toActIn(match), seat)) return;
    const moves = this.#choiceOf(match, seat);
    const by = isBot ? { bot: seat } : { user: this.#people.get(seat)?.user ?? "" };
    const commit = { id: randomUUID(), table: this.id, ply: plyOf(match), rewinds: match.rewinds, moves };
    const done = await submitMoves(this.#server.ports(), by, commit);
    if (!done.ok && done.refusal.code === "time-up") this.late++;
    else invariant(done.ok || done.refusal.code === "bot-plays", `a commit is taken, not ${JSON.stringify(done)}`);
  }

  /** One random move; where a simultaneous choice takes several, all of them. */
  #choiceOf({ open, state }: Match, seat: Seat): readonly string[] {
    const copy = open.blank();
    open.copy(state, copy);
    const before = open.toAct(copy);
    const isChoice = (before & (before - 1)) !== 0;
    const moves: string[] = [];
    do {
      const n = open.legalMoves(copy, seat, buffer);
      const move = buffer[this.#chance.below(n)] ?? 0;
      moves.push(open.printMove(move));
      open.play(copy, seat, move);
    } while (isChoice && isToAct(open.toAct(copy), seat) && open.toAct(copy) === before);
    return moves;
  }
}

async function personOf(server: SimulatedServer, chance: FastChance, pace: Pace): Promise<Person> {
  const ports = server.ports();
  const { id: user } = await loadUser(server.db, randomUUID());
  if (pace.kind === "days" && chance.below(3) > 0) {
    const from = 60 * (20 + chance.below(6));
    const start = new Date(server.now() + (5 + chance.below(20)) * DAY);
    const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
    const kept = await storeHours(ports, user, {
      ...{ zone: ZONES[chance.below(ZONES.length)] ?? "UTC", isShown: chance.below(2) === 0 },
      sleep: { from: from % 1440, to: (from + 60 * (1 + chance.below(10))) % 1440 },
      vacations: chance.below(2) === 0 ? [] : [{ from: day(start.getTime()), to: day(start.getTime() + 4 * DAY) }],
    });
    invariant(kept.ok, `hours are kept, not ${JSON.stringify(kept)}`);
  }
  const leaves = chance.below(5) === 0;
  const returns = leaves && chance.below(2) === 0;
  return {
    user,
    leavesAt: leaves ? chance.below(60) : null,
    returnsAfter: returns ? chance.below(pace.kind === "live" ? 240 * SECOND : 6 * DAY) : null,
  };
}
