import type { ChanceSource } from "./match/chance.ts";

/**
 * Writes samples of one view, as many as a search asks for. What all samples have in common is prepared once; what a
 * sample holds depends on the view and the random numbers alone, never on the samples before it.
 */
export interface Sampler<State> {
  /** Writes a sample over any state of the same opened game. Allocates nothing. */
  write(state: State, source: ChanceSource): void;
}

/** The members of an opened game that write samples: `sample` is one write of a fresh sampler into a new state. */
export interface Sampling<State, View> {
  sampler(view: View): Sampler<State>;
  sample(view: View, source: ChanceSource): State;
}

export function samplingBy<State, View>(
  blank: () => State,
  sampler: (view: View) => Sampler<State>,
): Sampling<State, View> {
  return {
    sampler,
    sample(view, source) {
      const state = blank();
      sampler(view).write(state, source);
      return state;
    },
  };
}

/** Cards to deal from, face down: laid out once, gathered again for every sample. */
export class Pile {
  private readonly cards: Uint8Array;
  private readonly rest: Uint8Array;
  /** How many have not been dealt. */
  left = 0;

  constructor(cards: ArrayLike<number>) {
    this.cards = Uint8Array.from(cards);
    this.rest = new Uint8Array(this.cards.length);
  }

  gather(): void {
    this.rest.set(this.cards);
    this.left = this.rest.length;
  }

  /** Deals one of the cards that are left. */
  deal(source: ChanceSource): number {
    const at = source.below(this.left);
    const card = this.rest[at] as number;
    this.left--;
    this.rest[at] = this.rest[this.left] as number;
    return card;
  }
}
