import { invariant } from "#engine";
import { PROTOCOL } from "#protocol";
import type { Login } from "../../server/db/database.ts";
import { readRequest } from "../../server/live/answer-request.ts";
import type { Line } from "../../server/testing/client.ts";
import { makeWorld, stateOf, type World } from "../world.ts";
import { Fuzzer } from "./fuzz.ts";

interface FramesTried {
  readonly frames: number;
  /** How many of them the decoder took for a request. */
  readonly taken: number;
  /** How many of those were sent to a server by a visitor who may change nothing. */
  readonly said: number;
}

interface Trial {
  readonly address: string;
  readonly login: Login;
  readonly seed: number;
  readonly frames: number;
  /** Most requests sent to the server. */
  readonly said: number;
}

const BATCH = 100;

/**
 * Decodes fuzzed frames, then sends those that are well-formed requests to a running server, as a spectator and as a
 * seat that is not to act. Throws when the decoder throws or accepts a request that breaks its schema, when the server
 * stops answering, or when its database has changed.
 */
export async function tryFrames({ address, login, seed, frames, said }: Trial): Promise<FramesTried> {
  const world = await makeWorld(address);
  const before = await stateOf(login, world);
  const fuzzer = new Fuzzer(seed, [world.running.id, world.waiting.id, "draw", "a-commit-id"]);
  const lines = await Promise.all([world.who.spectator.connect(), world.who.seat.connect()]);
  let taken = 0;
  let sent = 0;
  for (let i = 0; i < frames; i++) {
    const frame = fuzzer.frame();
    const request = readRequest(frame);
    if (request === undefined) continue;
    taken++;
    invariant(JSON.stringify(request).length <= frame.length * 6, "a request holds no more than its frame");
    if (sent >= said) continue;
    for (const line of lines) {
      line.sayText(frame);
      // A frame may have claimed an old protocol: later messages are still read.
      if (request.type === "hello") line.say({ type: "hello", build: "of-today", protocol: PROTOCOL });
    }
    if (++sent % BATCH === 0) await stillAnswers(lines);
  }
  await stillAnswers(lines);
  for (const line of lines) line.close();
  await expectUnchanged(login, world, before);
  world.close();
  return { frames, taken, said: sent };
}

/** Pongs may answer fuzzed pings, so each line is asked for its table, too: messages are answered in their order. */
async function stillAnswers(lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const id = line.freshId();
    const answer = await line.commit("no-such-table", 0, ["nothing"], id);
    invariant(typeof answer === "object" && answer.code === "match-not-started", "the server answers as before");
  }
}

async function expectUnchanged(login: Login, world: World, before: string): Promise<void> {
  invariant((await stateOf(login, world)) === before, "nothing in the database has changed");
}
