import { FastChance } from "#engine";
import type { Login } from "../../server/db/database.ts";
import { fairMatch, forgeries, wrongWith } from "./fair-match.ts";

export interface FairTrials {
  readonly address: string;
  readonly login: Login;
  readonly matches: number;
  readonly seed: number;
  /** Called when more matches are done, with all that has been tried so far. */
  readonly tell?: (tried: Readonly<Tried>) => void;
}

export interface Tried {
  /** Matches that are done, without a gap, from the first seed on. */
  matches: number;
  draws: number;
  shares: number;
  missing: number;
  forged: number;
}

const AT_ONCE = 4;

/** Plays matches and checks their records, and every forgery of them; throws where one is not as it should be. */
export async function tryFairness({ address, login, matches, seed, tell }: FairTrials): Promise<Tried> {
  const tried: Tried = { matches: 0, draws: 0, shares: 0, missing: 0, forged: 0 };
  const done = new Set<number>();
  let begun = 0;
  const next = async (): Promise<void> => {
    while (begun < matches) {
      const number = begun++;
      await tryOne({ address, login }, new FastChance(seed + number), tried);
      done.add(number);
      while (done.delete(tried.matches)) {
        tried.matches++;
        tell?.(tried);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return tried;
}

async function tryOne(place: Pick<FairTrials, "address" | "login">, chance: FastChance, tried: Tried): Promise<void> {
  const record = await fairMatch(place, chance);
  const wrong = wrongWith(record);
  if (wrong !== null) throw new Error(`a match of ${record.game}: ${wrong}`);
  for (const [what, forged] of forgeries(record, chance)) {
    if (wrongWith(forged) === null) throw new Error(`${what} can be changed in a match of ${record.game}`);
    tried.forged++;
  }
  tried.draws += record.fairness.draws.filter((draw) => draw !== null).length;
  for (const each of record.fairness.seats) {
    if (each?.share === null) tried.missing++;
    else if (each !== null) tried.shares++;
  }
}
