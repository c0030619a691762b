import { describe, expect, test } from "vitest";
import { FastChance, openByChoice, randomMatch } from "#engine";
import { redealAtRandom, viewersOf } from "#engine/testkit";
import { GAMES } from "#games";
import { SUBJECTS } from "#games/subjects";
import { batchesOf } from "../commands/serve-env.ts";
import { DRAWS, LEAVE, OVER } from "./batch.ts";
import { observerOf } from "./observer.ts";
import { frameOf, MOST_BYTES, serve } from "./serve.ts";

interface Told {
  readonly matches: number;
  readonly seats: number;
  readonly arrays: readonly { readonly name: string; readonly type: string; readonly width: number }[];
}

/** Answers to requests that arrive together, as texts of letter and body, and how it ended. */
async function say(game: string, ...requests: readonly Uint8Array[]) {
  const batches = batchesOf({ games: GAMES, print: () => undefined }, { operand: game, operands: [], said: new Map() });
  if (!batches.ok) return { answers: [], done: batches };
  const answers: Buffer[] = [];
  const input = (async function* () {
    const all = Buffer.concat(requests);
    for (let at = 0; at < all.length; at += 7000) yield all.subarray(at, at + 7000);
  })();
  const done = await serve(batches.value, input, async (frame) => void answers.push(frame.subarray(4)));
  return { answers, done };
}

const wish = (more: object) => frameOf("o", JSON.stringify({ seats: 3, matches: 2, seed: 1, ...more }));
const step = (...entries: readonly number[]) => frameOf("s", Buffer.from(Uint16Array.from(entries).buffer));
const ID = SUBJECTS.map(({ game }) => game.meta.id);

describe.each(SUBJECTS.map((subject) => [subject.game.meta.id, subject] as const))("%s", (_, subject) => {
  test("an observation is the same for two samples of a view and for another deal", () => {
    const open = openByChoice(subject.game, 3);
    const observer = observerOf(open, subject.places);
    const source = new FastChance(17);
    const seen = (state: ReturnType<typeof open.blank>, viewer: (typeof viewers)[number]): string => {
      const numbers = new Int16Array(observer.length);
      observer.write(state, viewer, numbers, 0);
      return numbers.join();
    };
    const viewers = viewersOf(open);
    let dealt = 0;
    for (let i = 0; i < 15; i++) {
      const { state } = randomMatch(open, source, 2 + source.below(160));
      for (const viewer of viewers) {
        const view = open.view(state, viewer);
        const expected = seen(state, viewer);
        expect(seen(open.sample(view, source), viewer)).toBe(expected);
        expect(seen(open.sample(view, source), viewer)).toBe(expected);
        const other = redealAtRandom(subject.secrets, { state, viewer }, source);
        if (other === undefined) continue;
        dealt++;
        expect(seen(other, viewer)).toBe(expected);
      }
    }
    expect(dealt > 0).toBe(open.traits.hides);
  });

  test("matches are played to their end, the same for the same seed, also where the client draws", async () => {
    const play = async (more: object, seed: number) => {
      const source = new FastChance(seed);
      const batches = batchesOf(
        { games: GAMES, print: () => undefined },
        { operand: subject.game.meta.id, operands: [], said: new Map() },
      );
      const made = batches.ok
        ? batches.value({ seats: 3, matches: 2, seed, options: [], observe: true, chance: "environment", ...more })
        : batches;
      if (!made.ok) throw new Error(made.refusal);
      const batch = made.value;
      const { arrays } = batch.describe() as Told;
      const part = (name: string): Uint8Array => {
        const at = arrays.slice(
          0,
          arrays.findIndex((array) => array.name === name),
        );
        const from = at.reduce((sum, { type, width }) => sum + Number(type[1]) * width * 2, 0);
        return batch.bytes.subarray(from);
      };
      const [acts, ranks, legal] = [part("acts"), part("ranks"), part("legal")];
      const width = legal.length / 2;
      const kinds = new Set<number>();
      for (let n = 0; n < 20_000 && (acts[0] !== OVER || acts[1] !== OVER); n++) {
        const entries = [0, 1].map((i) => {
          kinds.add(acts[i] ?? OVER);
          if (acts[i] === OVER) return LEAVE;
          let entry = source.below(8 * width);
          while (((legal[i * width + (entry >> 3)] ?? 0) & (1 << (entry & 7))) === 0) entry = (entry + 1) % (8 * width);
          return entry;
        });
        expect(batch.step(entries)).toBeUndefined();
      }
      expect([acts[0], acts[1], Math.min(...ranks.subarray(0, 3))]).toEqual([OVER, OVER, 1]);
      return { text: batch.bytes.join(), kinds };
    };
    const first = await play({}, 5);
    expect((await play({}, 5)).text).toBe(first.text);
    expect(first.kinds.has(DRAWS)).toBe(false);
    expect((await play({ chance: "client" }, 5)).kinds.has(DRAWS)).toBe(true);
  });
});

describe("what cannot be done is refused, and the next request is answered", () => {
  const NONE = step(LEAVE, LEAVE);
  const cases: readonly (readonly [string, Buffer, RegExp])[] = [
    ["an unknown letter", frameOf("x", ""), /letter o or s/],
    ["nothing", Buffer.alloc(4), /letter o or s/],
    ["no JSON", frameOf("o", "{"), /is a JSON object/],
    ["a list", frameOf("o", "[]"), /is a JSON object/],
    ["a field that there is not", wish({ speed: 1 }), /no field "speed"/],
    ["too many matches", wish({ matches: 1e9 }), /from 1 to 4096/],
    ["a seed that is none", wish({ seed: -1 }), /^rseed is/],
    ["seats", wish({ seats: 9 }), /has 3 to 5 seats, not 9/],
    ["an option", wish({ options: { sky: "blue" } }), /no option "sky"/],
    ["options of another shape", wish({ options: [] }), /options is an object/],
    ["a step of another size", step(LEAVE), /two bytes for each of 2 matches, not 2/],
    ["a move that is not legal", step(LEAVE, 139), /^r139 is not legal in match 1/],
    ["a move beyond the table", step(60_000, LEAVE), /^r60000 is not legal in match 0/],
  ];
  test.each(cases)("%s", async (_, request, sentence) => {
    const { answers, done } = await say("calimala", wish({}), NONE, request, NONE);
    expect(answers[2]?.toString()).toMatch(sentence);
    expect(answers[3]).toEqual(answers[1]);
    expect(done).toEqual({ ok: true, value: 0 });
  });

  test("a step before a batch, and whatever ends the process", async () => {
    expect((await say("calimala", NONE)).answers.join()).toBe("rNo batch has been opened.");
    const long = Buffer.alloc(5, 255);
    expect((await say("calimala", long)).done).toMatchObject({ refusal: expect.stringContaining(`${MOST_BYTES}`) });
    const half = await say("calimala", NONE.subarray(0, 6));
    expect(half.done).toEqual({ ok: false, refusal: "The input ended within a request." });
    expect((await say("chess")).done).toMatchObject({
      refusal: `There is no game "chess"; there is ${ID.join(", ")}.`,
    });
  });

  test("random bytes", async () => {
    const source = new FastChance(3);
    const noise = () =>
      frameOf("os"[source.below(2)] ?? "o", Buffer.from(Array.from({ length: 4 }, () => source.below(256))));
    const { answers, done } = await say("calimala", wish({}), ...Array.from({ length: 500 }, noise));
    expect(answers).toHaveLength(501);
    expect(done.ok).toBe(true);
  });
});
