import { readFileSync } from "node:fs";
import { Session } from "node:inspector";
import { findSourceMap } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

/** A block of code that runs as a whole: a function, a branch, the rest after an early return. */
export interface Block {
  readonly url: string;
  /** Offsets in the code as it runs. */
  readonly start: number;
  readonly end: number;
  /** The block around it when it first appeared: until then both ran equally often. */
  readonly within: string | undefined;
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

let session: Session | undefined;

/**
 * Counts from now on how often each block is run, in all code that is loaded later. Calls are not counted where they
 * are inlined.
 */
export function countBlocks(): void {
  setFlagsFromString("--no-opt");
  session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
}

export const isCounting = (): boolean => session !== undefined;

function take(): readonly Script[] {
  let scripts: readonly Script[] = [];
  session?.post("Profiler.takePreciseCoverage", (error, answer) => {
    if (error === null) scripts = answer.result;
  });
  return scripts;
}

const keyOf = (url: string, { startOffset, endOffset }: Range): string => `${url} ${startOffset}-${endOffset}`;

/** Blocks of the sources that `isOwn` names, met so far. */
export class Blocks {
  readonly met = new Map<string, Block>();
  readonly #isOwn: (url: string) => boolean;

  constructor(isOwn: (url: string) => boolean) {
    this.#isOwn = isOwn;
    take();
  }

  /** The keys of all blocks that were run since the last call. */
  takeRun(): readonly string[] {
    const own = take().filter(({ url }) => this.#isOwn(url));
    const painted = new Map(own.map((script) => [script.url, this.#paint(script)]));
    return [...this.met].flatMap(([key, { url, start }]) => ((painted.get(url)?.[start] ?? 0) > 0 ? [key] : []));
  }

  /** Run counts by offset: inner blocks come after the blocks around them. */
  #paint({ url, functions }: Script): Uint8Array {
    const ranges = functions.flatMap((each) => each.ranges);
    const counts = new Uint8Array(Math.max(...ranges.map(({ endOffset }) => endOffset)));
    for (const range of ranges) {
      counts.fill(range.count > 0 ? 1 : 0, range.startOffset, range.endOffset);
      this.#meet(url, range);
    }
    return counts;
  }

  #meet(url: string, range: Range): void {
    const key = keyOf(url, range);
    if (this.met.has(key)) return;
    const { startOffset: start, endOffset: end } = range;
    let within: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [other, block] of this.met) {
      const size = block.end - block.start;
      if (block.url !== url || block.start > start || block.end < end || size >= least) continue;
      [within, least] = [other, size];
    }
    this.met.set(key, { url, start, end, within });
  }
}

/** The place of a block in its source, and the code there: "turn.ts:212 fourthDisc(s, street, tell);". */
export function whereIs({ url, start }: Block): string {
  const entry = findSourceMap(url)?.findEntry(0, start);
  const { originalLine = 0, originalColumn = 0 } = entry !== undefined && "originalLine" in entry ? entry : {};
  const line = readFileSync(fileURLToPath(url), "utf8").split("\n")[originalLine] ?? "";
  return `${url.split("/").at(-1)}:${originalLine + 1} ${line.slice(originalColumn).trim()}`;
}
