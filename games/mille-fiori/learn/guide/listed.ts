import type { Figures } from "#boardkit";
import { type Gain, type Named, outshines } from "./gains.ts";
import type { Step } from "./sets.ts";

/** What a gain is called in figures of a sentence, and back. */

export const flag = (is: boolean): number => (is ? 1 : 0);

const NOTHING: Gain = { target: "", points: 0, given: 0, extra: null, bonus: 0, step: null };

/** What is brought, as a list of points, an extra card, a point bonus and a step towards one: figures that begin alike. */
export const listed = (of: string, { points, given, extra, bonus, step }: Gain = NOTHING): Figures => ({
  [`${of}n`]: points,
  [`${of}some`]: flag(points > 0),
  [`${of}extra`]: flag(extra !== null),
  [`${of}worth`]: extra ?? 0,
  [`${of}valued`]: flag(extra !== null && extra > 0),
  [`${of}prized`]: flag(bonus > 0),
  [`${of}bonus`]: bonus,
  [`${of}begun`]: flag(points > 0 || extra !== null),
  [`${of}step`]: flag(step !== null),
  [`${of}any`]: flag(points + bonus > 0 || extra !== null),
  [`${of}nothing`]: flag(points + bonus === 0 && extra === null && step === null),
  [`${of}gives`]: flag(given > 0),
  [`${of}given`]: given,
});

/** What is said of another option, as a gain. */
const said = ({ on, oextra, oworth, obonus, ostep }: Figures, step: Step | null): Omit<Gain, "target"> => ({
  ...{ points: Number(on), extra: oextra === 1 ? Number(oworth) : null, bonus: Number(obonus), given: 0 },
  step: ostep === 1 ? step : null,
});

/** What is said of another option is so at one of them, and the screen shows the reader more at none. */
export const isShown = (figures: Figures, uses: readonly Named[]): boolean =>
  figures["beside"] !== 1 ||
  uses.some(({ gain }) => {
    const { on, ogiven, obonus, ostep } = figures;
    const { extra } = said(figures, null);
    const isSo = gain.points === on && gain.extra === extra && gain.bonus === obonus && gain.given === Number(ogiven);
    const isStep = flag(gain.step !== null) === ostep;
    return isSo && isStep && !uses.some((each) => outshines(each.gain, said(figures, gain.step)));
  });
