import { spawn } from "node:child_process";
import { invariant } from "#engine";
import { ANEW, OVER } from "./batch.ts";
import { frameOf } from "./serve.ts";

interface Described {
  readonly matches: number;
  readonly arrays: readonly { readonly name: string; readonly type: string; readonly width: number }[];
}

/** The first second is the compiler's. */
const WARM = 1;

/** Steps a second of a served batch, by a client of its own that plays legal moves everywhere. */
export async function stepsPerSecond(game: string, wish: object, seconds: number): Promise<number> {
  const words = [...process.execArgv, process.argv[1] ?? "", "serve-env", game];
  const child = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "inherit"] });
  const read = readerOf(child.stdout[Symbol.asyncIterator]());
  const ask = async (letter: string, body: Buffer | string): Promise<Buffer> => {
    child.stdin.write(frameOf(letter, body));
    const length = (await read(4)).readUInt32LE();
    const answer = await read(length);
    invariant(answer.toString("latin1", 0, 1) === letter, "what is asked is not refused");
    return answer.subarray(1);
  };
  const described: Described = JSON.parse((await ask("o", JSON.stringify(wish))).toString());
  let answer = await ask("s", Buffer.alloc(2 * described.matches, 255));
  const stepFor = async (time: number): Promise<number> => {
    const start = performance.now();
    let steps = 0;
    for (let round = 0; performance.now() - start < 1000 * time; round++) {
      const { entries, played } = legalEntries(described, answer, round);
      answer = await ask("s", entries);
      steps += played;
    }
    return (1000 * steps) / (performance.now() - start);
  };
  await stepFor(WARM);
  const rate = await stepFor(seconds);
  child.kill();
  return Math.round(rate);
}

/** Reads exactly n bytes at a time. */
function readerOf(chunks: AsyncIterator<Buffer>): (n: number) => Promise<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  return async (n) => {
    const held = [rest];
    for (let bytes = rest.length; bytes < n; ) {
      const { value, done } = await chunks.next();
      invariant(done !== true, "the environment answers in whole frames");
      held.push(value);
      bytes += value.length;
    }
    const all = Buffer.concat(held);
    rest = all.subarray(n);
    return all.subarray(0, n);
  };
}

/** For each match the first legal move from a place on that changes all the time; where it is over, another match. */
function legalEntries({ matches, arrays }: Described, answer: Buffer, round: number) {
  const startOf = (name: string): number =>
    arrays
      .slice(
        0,
        arrays.findIndex((array) => array.name === name),
      )
      .reduce((sum, { type, width }) => sum + Number(type[1]) * width * matches, 0);
  const [acts, legal] = [startOf("acts"), startOf("legal")];
  const width = arrays.at(-1)?.width ?? 0;
  const entries = Buffer.alloc(2 * matches);
  let played = 0;
  for (let i = 0; i < matches; i++) {
    const from = legal + i * width;
    let byte = (7 * i + 31 * round) % width;
    if (answer[acts + i] === OVER) entries.writeUInt16LE(ANEW, 2 * i);
    else {
      while (answer[from + byte] === 0) byte = (byte + 1) % width;
      const bits = answer[from + byte] ?? 0;
      entries.writeUInt16LE(8 * byte + 31 - Math.clz32(bits & -bits), 2 * i);
      played++;
    }
  }
  return { entries, played };
}
