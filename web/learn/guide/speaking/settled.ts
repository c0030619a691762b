import type { GameUi, GuideMove } from "#boardkit";

/** More moves are never made by themselves in a row. */
const MOST_BY_ITSELF = 8;

const kindOf = ({ text }: GuideMove): string | undefined => text.split(" ")[0];

/**
 * The last move that is made by itself after this one, since nothing else is possible; else the move. What comes in
 * several presses, as a payment does, is asked for press by press, and counts only where all of it is made by itself.
 */
export function settled(move: GuideMove, { ends }: Pick<GameUi, "ends">): GuideMove {
  let [last, whole] = [move, move];
  for (let n = 0; n < MOST_BY_ITSELF; n++) {
    const [only, ...others] = last.next();
    const isSame = only !== undefined && kindOf(only) === kindOf(last);
    if (!isSame) whole = last;
    const isChoice = only === undefined || others.length > 0 || ends?.(only.text) === true;
    if (isChoice || only.next().length === 0 || (isSame && last === move)) break;
    last = only;
  }
  return whole;
}
