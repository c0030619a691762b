import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { presentLevel } from "#bots/levels";
import { isToAct, moveBuffer, type Seat } from "#engine";
import type { Refusal } from "#protocol";
import { type Answer, type Match, plyOf, seatsOwing, thoughtOf, toActIn } from "#referee";
import { inTransaction } from "../db/retry.ts";
import type { MatchPorts } from "../matches/commit/change-match.ts";
import { submitMoves } from "../matches/commit/submit-moves.ts";
import { storeLevel } from "../tables/table-store.ts";
import { answerTime } from "./answer-time.ts";
import { type BotBrain, BrainLost } from "./bot-brain.ts";
import { ThinkingQueue } from "./thinking-queue.ts";

interface BotPorts extends MatchPorts {
  readonly brain: BotBrain;
  /** Names of the bots, the simplest first. */
  readonly botLevels: readonly string[];
  readonly pace: BotPace;
  /** How many bots think at once. */
  readonly threads: number;
}

interface BotPace {
  /** How long a bot may think, in milliseconds; waiting for a thread is not thinking. */
  readonly budget: number;
  /** Milliseconds of thinking after which its thread ends. */
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

/** A job under way; aborting `leave` drops it. */
interface Work {
  readonly job: Job;
  readonly done: Promise<void>;
  readonly leave: AbortController;
}

/** What became of asking a bot: it was late, left because the server stops or the match has moved, or had an answer. */
type Tried = "late" | "left" | Answer<number>;

/** Passing troubles of the database: the bot asks again until its moves are in. */
const PASSING: ReadonlySet<Refusal["code"]> = new Set(["server-busy", "server-full"]);
/** The position is stale, or no bot plays the seat any more: the job is dropped. */
const OVERTAKEN: ReadonlySet<Refusal["code"]> = new Set(["stale", "match-over", "not-to-act", "not-your-seat"]);
const AWAY_PAUSE_MS = 1000;
/** After this many lost threads in one decision the bot itself counts as the cause. */
const MOST_LOST = 3;
const MOST_TABLES = 10_000;

/** From this share of its budget on a bot has been stopped by the clock, not by its level. */
const BRAKED = 0.7;

/** A decision that a bot is asked for, and what aborts when nobody waits for it. */
interface Asked {
  readonly job: Job;
  readonly leave: AbortSignal;
}

/** Levels of bots by their seats. */
type Bots = ReadonlyMap<number, string>;

const buffer = moveBuffer();

/** Asks every bot that is to act for its moves, and submits them. */
export class BotRunner {
  readonly #ports: BotPorts;
  readonly #jobs = new Map<string, Work>();
  /** Cache of the bots at each table: read after every move of every match, and seldom changed. */
  readonly #bots = new Map<string, Promise<Bots>>();
  readonly #stop = new AbortController();
  readonly #queue: ThinkingQueue;

  constructor(ports: BotPorts) {
    this.#ports = ports;
    this.#queue = new ThinkingQueue(ports.threads);
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
    await Promise.all([...this.#jobs.values()].map(({ done }) => done));
    await this.#ports.brain.close();
  }

  async #start(table: string): Promise<void> {
    const match = await this.#ports.cache.find(table);
    if (match !== undefined) this.#leaveStale(match);
    if (match === undefined || seatsOwing(match).length === 0) return;
    const ply = plyOf(match);
    const bots = await this.#botsAt(table);
    if (this.#stop.signal.aborted || plyOf(match) !== ply) return;
    for (const seat of seatsOwing(match)) {
      const level = bots.get(seat);
      const { rewinds } = match;
      const key = `${table}:${rewinds}:${ply}:${seat}`;
      if (level === undefined || this.#jobs.has(key)) continue;
      const leave = new AbortController();
      const job = { table, ply, rewinds, seat };
      const done = this.#decide(match, { job, leave: AbortSignal.any([this.#stop.signal, leave.signal]) }, level)
        .catch((error) => this.#ports.log.error({ err: error, table, ply, seat }, "a bot's job failed"))
        .finally(() => this.#jobs.delete(key));
      this.#jobs.set(key, { job, done, leave });
    }
  }

  /** Stops the bots that think about an earlier position of the match, or one that a rewind has removed. */
  #leaveStale(match: Match): void {
    for (const { job, leave } of this.#jobs.values()) {
      if (job.table !== match.id) continue;
      if (job.ply !== plyOf(match) || job.rewinds !== match.rewinds) leave.abort();
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

  /**
   * Asks the seat's bot; when it fails, a simpler bot takes the seat; the last fallback is the first legal move. A bot
   * that was late keeps the seat: a simpler one only answers this once.
   */
  async #decide(match: Match, { job, leave }: Asked, level: string): Promise<void> {
    const { botLevels, log } = this.#ports;
    const simpler = botLevels.slice(0, Math.max(0, botLevels.indexOf(presentLevel(level)))).reverse();
    let isFailed = false;
    for (const each of [level, ...simpler]) {
      const done = await this.#tryLevel(match, { job, leave }, each);
      if (done === "left" || (done !== "late" && !done.ok && OVERTAKEN.has(done.refusal.code))) return;
      if (done !== "late" && done.ok) return isFailed ? this.#reseat(job, each) : undefined;
      isFailed ||= done !== "late";
      const position = plyOf(match) === job.ply ? match.open.printPosition(match.state) : "gone";
      log.error({ ...job, level: each, done, position }, "a bot failed, a simpler one answers");
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

  /** A lost thread is not the bot's fault: the bot is asked again. */
  async #tryLevel(match: Match, asked: Asked, level: string, lost = 0): Promise<Tried> {
    const { pace, log } = this.#ports;
    const { job, leave } = asked;
    const from = performance.now();
    try {
      const moves = await this.#think(match, asked, level);
      const thought = performance.now() - from;
      const chance = this.#ports.randomBytes(4).readUInt32LE() / 2 ** 32;
      const time = answerTime({ pause: pace.pause, thought, chance });
      await pause(time - thought, undefined, { signal: leave });
      return await this.#commit(job, moves);
    } catch (error) {
      if (leave.aborted) return "left";
      if (error instanceof BrainLost && lost < MOST_LOST) return this.#tryLevel(match, asked, level, lost + 1);
      const isLate = error instanceof DOMException && error.name === "TimeoutError";
      log.error({ err: error, ...job, level }, isLate ? "a bot took too long" : "a bot threw");
      return isLate ? "late" : { ok: false, refusal: { code: "server-fault" } };
    }
  }

  /** Waits for a thread, then lets the bot think. When nobody waits for the answer any more, it is told to stop. */
  #think(match: Match, { job, leave }: Asked, level: string): Promise<readonly string[]> {
    const { brain, pace, meters, log } = this.#ports;
    const due = performance.now() + pace.pause;
    return this.#queue.run({ table: job.table, due }, leave, async () => {
      const from = performance.now();
      const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      leave.addEventListener("abort", () => Atomics.store(stop, 0, 1), { once: true });
      const seed = this.#ports.randomBytes(4).readInt32LE();
      const thought = thoughtOf(match, job.seat, { level, seed, milliseconds: pace.budget, stop });
      const limit = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(pace.deadline)]);
      const moves = await withLimit(brain.stretch(thought, limit), limit);
      const milliseconds = performance.now() - from;
      meters.botSeconds.observe({ level }, milliseconds / 1000);
      if (milliseconds > BRAKED * pace.budget)
        log.warn({ ...job, level, milliseconds }, "a bot was stopped by the clock");
      leave.throwIfAborted();
      return moves;
    });
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
