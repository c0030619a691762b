import type { AnyGame, AnyOpenGame, GameTypes, Insight } from "#engine";

type Fetch = NonNullable<Insight<GameTypes["state"]>["learned"]>;
type WriteValues = (state: GameTypes["state"], out: Float64Array) => void;

/** What was asked for, and what came of it, by what fetches it. */
const asked = new Map<Fetch, Promise<string | undefined>>();
const known = new Map<Fetch, (open: AnyOpenGame) => WriteValues>();

/**
 * Fetches what was learned of the game, once; from then on bots of this process play by it. Answers why they have to
 * play without it, or nothing.
 */
export function recall(game: AnyGame): Promise<string | undefined> {
  const fetch = game.insight?.learned;
  if (fetch === undefined) return Promise.resolve(undefined);
  const answer = asked.get(fetch) ?? recallBy(game, fetch);
  asked.set(fetch, answer);
  return answer;
}

async function recallBy(game: AnyGame, fetch: Fetch): Promise<string | undefined> {
  try {
    const [{ valuesBy }, text] = await Promise.all([import("./fetched.ts"), fetch()]);
    const values = valuesBy(game, text);
    if (!values.ok) return values.refusal;
    known.set(fetch, values.value);
    return undefined;
  } catch (error) {
    asked.delete(fetch);
    return `What was learned of ${game.meta.id} cannot be fetched: ${error}`;
  }
}

/** The game for bots that play without what was learned: it does not hold for other figures than the built-in ones. */
export function unlearned(open: AnyOpenGame): AnyOpenGame {
  const { insight } = open.game;
  if (insight?.learned === undefined) return open;
  const { learned: _, ...plain } = insight;
  return { ...open, game: { ...open.game, insight: plain } };
}

const opened = new WeakMap<AnyOpenGame, WriteValues>();

/** Values by what was learned, where it has been fetched. */
export function learnedValues(open: AnyOpenGame): WriteValues | undefined {
  const fetch = open.game.insight?.learned;
  const values = opened.get(open) ?? (fetch && known.get(fetch)?.(open));
  if (values !== undefined) opened.set(open, values);
  return values;
}
