import type { AnyOpenGame, ChanceBuffer, ChanceSource } from "#engine";
import type { Draws, Possible } from "#referee";
import type { KeptLog } from "../store/kept.ts";

const RANGE = 2 ** 32;

/** Chance from the browser's own source: nobody can tell a draw beforehand, and none comes twice. */
export const browserChance: ChanceSource = {
  below(n) {
    const fair = RANGE - (RANGE % n);
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while ((word[0] ?? 0) >= fair);
    return (word[0] ?? 0) % n;
  },
};

/** The draws of a match: those of the match that it has left, as long as they are possible; then those of `source`. */
export function drawsOf(open: AnyOpenGame, luck: KeptLog["luck"], source: ChanceSource): Draws {
  return (draw, possible) => {
    const text = luck?.outcomes[draw - luck.from];
    const ticket = text === undefined ? undefined : ticketOf(open.parseOutcome(text), possible);
    return ticket === undefined ? source : { below: () => ticket };
  };
}

/** The least ticket that falls on the outcome; undefined when it is not possible. */
function ticketOf(outcome: number, { buffer, n }: Possible): number | undefined {
  const at = buffer.outcomes.subarray(0, n).indexOf(outcome);
  return at < 0 ? undefined : weightBefore(buffer, at);
}

const weightBefore = ({ weights }: ChanceBuffer, at: number): number =>
  weights.subarray(0, at).reduce((sum, weight) => sum + weight, 0);
