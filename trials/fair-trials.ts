import { FastChance } from "#engine";
import type { Login } from "../server/db/database.ts";
import { fairMatch, forgeries, wrongWith } from "./fair-match.ts";

export interface FairTrials {
  readonly address: string;
  readonly login: Login;
  readonly matches: number;
  readonly seed: number;
}

interface Tried {
  matches: number;
  draws: number;
  shares: number;
  missing: number;
  forged: number;
}

const AT_ONCE = 4;

/** Plays matches and checks their records, and every forgery of them; throws where one is not as it should be. */
export async function tryFairness({ address, login, matches, seed }: FairTrials): Promise<Tried> {
  const tried: Tried = { matches: 0, draws: 0, shares: 0, missing: 0, forged: 0 };
  const next = async (): Promise<void> => {
    while (tried.matches < matches) {
      const chance = new FastChance(seed + tried.matches++);
      const record = await fairMatch({ address, login }, chance);
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
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return tried;
}
