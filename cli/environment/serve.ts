import { accepted, type Result, refused } from "#engine";
import type { Batch } from "./batch.ts";
import { readWish, type Wish } from "./wish.ts";

/** No request is longer; a longer one ends the process, since what follows it cannot be found. */
export const MOST_BYTES = 65_536;
const LENGTH = 4;
const OPEN = "o".charCodeAt(0);
const STEP = "s".charCodeAt(0);
const REFUSAL = "r";

export type OpenBatch = (wish: Wish) => Result<Batch, string>;

/** A frame: the length of what follows in four bytes, a letter that says what it is, and its bytes. */
export function frameOf(letter: string, body: Uint8Array | string): Buffer {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const frame = Buffer.allocUnsafe(LENGTH + 1 + bytes.length);
  frame.writeUInt32LE(1 + bytes.length);
  frame.write(letter, LENGTH);
  frame.set(bytes, LENGTH + 1);
  return frame;
}

/** Answers requests in their order; what cannot be done gets a refusal, and nothing has changed. */
function answering(open: OpenBatch): (request: Buffer) => Buffer {
  let batch: Batch | undefined;
  const opened = (text: string): Buffer => {
    const wish = readWish(text);
    const made = wish.ok ? open(wish.value) : wish;
    if (!made.ok) return frameOf(REFUSAL, made.refusal);
    batch = made.value;
    return frameOf("o", JSON.stringify(batch.describe()));
  };
  const stepped = (body: Buffer): Buffer => {
    if (batch === undefined) return frameOf(REFUSAL, "No batch has been opened.");
    const { matches } = batch;
    if (body.length !== 2 * matches) {
      return frameOf(REFUSAL, `A step has two bytes for each of ${matches} matches, not ${body.length}.`);
    }
    const wrong = batch.step(Uint16Array.from({ length: matches }, (_, i) => body.readUInt16LE(2 * i)));
    return wrong === undefined ? frameOf("s", batch.bytes) : frameOf(REFUSAL, wrong);
  };
  return (request) => {
    const body = request.subarray(1);
    if (request[0] === OPEN) return opened(body.toString());
    if (request[0] === STEP) return stepped(body);
    return frameOf(REFUSAL, "A request begins with the letter o or s.");
  };
}

/** Serves one client until its input ends. The exit code, or a sentence on what ended it. */
export async function serve(
  open: OpenBatch,
  input: AsyncIterable<Buffer>,
  write: (frame: Buffer) => Promise<void>,
): Promise<Result<number, string>> {
  const answer = answering(open);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of input) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= LENGTH) {
      const length = rest.readUInt32LE();
      if (length > MOST_BYTES) {
        const wrong = `A request has at most ${MOST_BYTES} bytes, not ${length}.`;
        await write(frameOf(REFUSAL, wrong));
        return refused(wrong);
      }
      if (rest.length < LENGTH + length) break;
      await write(answer(rest.subarray(LENGTH, LENGTH + length)));
      rest = rest.subarray(LENGTH + length);
    }
  }
  return rest.length === 0 ? accepted(0) : refused("The input ended within a request.");
}
