import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { isToAct, moveBuffer, type Seat } from "#engine";
import type { Refusal } from "#protocol";
import { type Answer, type Match, plyOf, seatsOwing, thoughtOf, toActIn } from "#referee";
import { inTransaction } from "../db/retry.ts";
import type { MatchPorts } from "../matches/commit/change-match.ts";
import { submitMoves } from "../matches/commit/submit-moves.ts";
import { storeLevel } from "../tables/table-store.ts";
import { answerTime } from "./answer-time.ts";
import { type BotBrain, BrainLost } from "./bot-brain.ts";

interface BotPorts extends MatchPorts {
  readonly brain: BotBrain;
  /** Names of the bots, the simplest first. */
  readonly botLevels: readonly string[];
  readonly pace: BotPace;
}

interface BotPace {
  /** How long a bot may think, in milliseconds. */
  readonly budget: number;
  /** Milliseconds after which it is stopped. */
  readonly deadline: number;
  /** The least time between the position and its answer, so that people can follow. */
  readonly pause: number;
}

/** A bot that owes a decision. */
interface Job {
  readonly table: string;
  readonly ply: number;
  readonly rewinds: number;
  readonly seat: Seat;
}

/** Passing troubles of the database: the bot asks again until its moves are in. */
const PASSING: ReadonlySet<Refusal["code"]> = new Set(["server-busy", "server-full"]);
/** The position is stale, or no bot plays the seat any more: the job is dropped. */
const OVERTAKEN: ReadonlySet<Refusal["code"]> = new Set(["stale", "match-over", "not-to-act", "not-your-seat"]);
const AWAY_PAUSE_MS = 1000;
/** After this many lost threads in one decision the bot itself counts as the cause. */
const MOST_LOST = 3;
const MOST_TABLES = 10_000;

/** Levels of bots by their seats. */
type Bots = ReadonlyMap<number, string>;

const buffer = moveBuffer();

/** Asks every bot that is to act for its moves, and submits them. */
export class BotRunner {
  readonly #ports: BotPorts;
  readonly #jobs = new Map<string, Promise<void>>();
  /** Cache of the bots at each table: read after every move of every match, and seldom changed. */
  readonly #bots = new Map<string, Promise<Bots>>();
  readonly #stop = new AbortController();

  constructor(ports: BotPorts) {
    this.#ports = ports;
    // Every bot that thinks or waits listens to it: many are no leak.
    setMaxListeners(Number.POSITIVE_INFINITY, this.#stop.signal);
  }

  /** Call when a bot may be to act in the match. */
  wake(table: string): void {
    if (this.#stop.signal.aborted) return;
    this.#start(table).catch((error) => this.#ports.log.warn({ err: error, table }, "a bot could not be woken"));
  }

  /** Call when the seats of a table have changed, or those of any table. */
  seatsChanged(table?: string): void {
    if (table === undefined) this.#bots.clear();
    else this.#bots.delete(table);
  }

  /** How many bots owe a decision: those that think, and those that wait for a thread. */
  get waiting(): number {
    return this.#jobs.size;
  }

  /** Aborts all bots. Moves that they have committed stay. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#jobs.values());
    await this.#ports.brain.close();
  }

  async #start(table: string): Promise<void> {
    const match = await this.#ports.cache.find(table);
    if (match === undefined || seatsOwing(match).length === 0) return;
    const ply = plyOf(match);
    const bots = await this.#botsAt(table);
    if (this.#stop.signal.aborted || plyOf(match) !== ply) return;
    for (const seat of seatsOwing(match)) {
      const level = bots.get(seat);
      const { rewinds } = match;
      const key = `${table}:${rewinds}:${ply}:${seat}`;
      if (level === undefined || this.#jobs.has(key)) continue;
      const job = this.#decide(match, { table, ply, rewinds, seat }, level)
        .catch((error) => this.#ports.log.error({ err: error, table, ply, seat }, "a bot's job failed"))
        .finally(() => this.#jobs.delete(key));
      this.#jobs.set(key, job);
    }
  }

  #botsAt(table: string): Promise<Bots> {
    const known = this.#bots.get(table);
    if (known !== undefined) return known;
    if (this.#bots.size >= MOST_TABLES) this.#bots.clear();
    const loaded = loadBots(this.#ports, table);
    this.#bots.set(table, loaded);
    loaded.catch(() => this.#bots.delete(table));
    return loaded;
  }

  /** Asks the seat's bot; when it fails, a simpler bot takes the seat; the last fallback is the first legal move. */
  async #decide(match: Match, job: Job, level: string): Promise<void> {
    const { botLevels, log } = this.#ports;
    const simpler = botLevels.slice(0, Math.max(0, botLevels.indexOf(level))).reverse();
    for (const each of [level, ...simpler]) {
      const done = await this.#tryLevel(match, job, each);
      if (done === undefined || (!done.ok && OVERTAKEN.has(done.refusal.code))) return;
      if (done.ok) return each === level ? undefined : this.#reseat(job, each);
      const position = plyOf(match) === job.ply ? match.open.printPosition(match.state) : "gone";
      log.error({ ...job, level: each, refusal: done.refusal, position }, "a bot failed, a simpler one takes over");
    }
    if (plyOf(match) !== job.ply) return;
    const first = firstLegal(match, job.seat);
    if (first !== undefined) await this.#commit(job, [first]);
  }

  async #reseat({ table, seat }: Job, level: string): Promise<void> {
    const { db, patience, publisher } = this.#ports;
    await inTransaction(db, patience, (tx) => storeLevel(tx, table, seat, level));
    publisher.tableChanged(table);
  }

  /** Returns undefined when the server stops. A lost thread is not the bot's fault: the bot is asked again. */
  async #tryLevel(match: Match, job: Job, level: string, lost = 0): Promise<Answer<number> | undefined> {
    const { brain, pace } = this.#ports;
    const from = performance.now();
    const { signal } = this.#stop;
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(pace.deadline)]);
      const seed = this.#ports.randomBytes(4).readInt32LE();
      const asked = thoughtOf(match, job.seat, { level, seed, milliseconds: pace.budget });
      const moves = await withLimit(brain.stretch(asked, limit), limit);
      this.#ports.meters.botSeconds.observe({ level }, (performance.now() - from) / 1000);
      const thought = performance.now() - from;
      const time = answerTime({
        pause: pace.pause,
        thought,
        chance: this.#ports.randomBytes(4).readUInt32LE() / 2 ** 32,
      });
      await pause(time - thought, undefined, { signal });
      return await this.#commit(job, moves);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof BrainLost && lost < MOST_LOST) return this.#tryLevel(match, job, level, lost + 1);
      this.#ports.log.error({ err: error, ...job, level }, "a bot threw or took too long");
      return { ok: false, refusal: { code: "server-fault" } };
    }
  }

  /** Submits the moves like a person's; retries while the database is away or full. */
  async #commit(job: Job, moves: readonly string[]): Promise<Answer<number>> {
    const id = `bot-${this.#ports.randomBytes(12).toString("base64url")}`;
    for (;;) {
      const { table, ply, rewinds } = job;
      const done = await submitMoves(this.#ports, { bot: job.seat }, { id, table, ply, rewinds, moves });
      if (done.ok || !PASSING.has(done.refusal.code)) return done;
      await pause(AWAY_PAUSE_MS, undefined, { signal: this.#stop.signal });
    }
  }
}

/** Rejects as soon as the signal aborts, even while the work goes on. */
function withLimit<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

async function loadBots({ db }: BotPorts, table: string): Promise<Bots> {
  const rows = await db
    .selectFrom("seat")
    .select(["seat", "level", "stand_in"])
    .where("table_id", "=", table)
    .where(({ or, eb }) => or([eb("kind", "=", "bot"), eb("stand_in", "is not", null)]))
    .execute();
  return new Map(rows.map(({ seat, level, stand_in }) => [seat, level ?? stand_in ?? ""]));
}

function firstLegal(match: Match, seat: Seat): string | undefined {
  if (!isToAct(toActIn(match), seat)) return undefined;
  const n = match.open.legalMoves(match.state, seat, buffer);
  const move = buffer[0];
  return n === 0 || move === undefined ? undefined : match.open.printMove(move);
}
