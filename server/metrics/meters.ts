import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What the server measures of itself while it runs, in the format of Prometheus. No name, id or address is in it. */
export class Meters {
  readonly #registry = new Registry();
  readonly #lag: IntervalHistogram = monitorEventLoopDelay();
  /** Commits by who made them (`person`, `bot`) and how they were answered (`accepted`, or the code of the refusal). */
  readonly commits = new Counter({
    ...{
      name: "fiorino_commits_total",
      help: "Commits, by who made them and the answer.",
      labelNames: ["by", "answer"],
    },
    registers: [this.#registry],
  });
  /** Refusals on the live line that answer no commit, by code. */
  readonly refusals = new Counter({
    ...{ name: "fiorino_refusals_total", help: "Refused live messages but commits, by code.", labelNames: ["code"] },
    registers: [this.#registry],
  });
  readonly requests = new Counter({
    ...{ name: "fiorino_requests_total", help: "Requests over HTTP, by status.", labelNames: ["status"] },
    registers: [this.#registry],
  });
  readonly botSeconds = new Histogram({
    ...{ name: "fiorino_bot_seconds", help: "Time from a bot's position to its answer, without the pause." },
    ...{ labelNames: ["level"], buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10] },
    registers: [this.#registry],
  });

  constructor() {
    this.#lag.enable();
    this.watch("fiorino_event_loop_lag_seconds", "Longest lag of the event loop since the last scrape.", () => {
      const seconds = this.#lag.max / 1e9;
      this.#lag.reset();
      return seconds;
    });
    this.watch("fiorino_memory_bytes", "Resident memory of the process.", () => process.memoryUsage.rss());
  }

  /** Adds a figure that is read when somebody asks; one that cannot be read is NaN. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers: [this.#registry] },
      collect: async () => {
        try {
          gauge.set(await read());
        } catch {
          gauge.set(Number.NaN);
        }
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#lag.disable();
  }
}
