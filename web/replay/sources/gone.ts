import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Result, SEATS_OF } from "#engine";
import type { Refusal, TableView } from "#protocol";
import type { WholeMatch } from "../../end/worker/whole-match.ts";
import type { Followed } from "../../live/followed.ts";
import type { Known } from "./paged.ts";
import type { Eyes } from "./walked.ts";
import type { WalkLine } from "./worker/walk-line.ts";

/** A match to be gone through, and what can be done with it. */
export interface Gone {
  /** Whose eyes may see it. */
  readonly eyes: readonly Eyes[];
  see(eyes: Eyes): Promise<Seen>;
  /** The record of a match that is over, or of a file; `null` while others still play. */
  readonly record: (() => Promise<Result<unknown, Refusal>>) | null;
  /** The whole match with points that were expected, once a worker has gone through it; "refused" where it cannot. */
  whole(): WholeMatch | "refused" | null;
}

/** The match as one pair of eyes sees it. */
export interface Seen extends Known {
  /** The entries that their seat decided. */
  readonly own: ReadonlySignal<readonly number[]>;
  /** Their latest view: it words all events, which one of the beginning cannot. */
  readonly latest: ReadonlySignal<unknown>;
}

/** A record gone through in a worker: everybody may see it as everybody could. */
export const goneByRecord = (
  { opening, told, look }: WalkLine,
  { record, whole }: Pick<Gone, "record" | "whole">,
): Gone => ({
  ...{ record, whole },
  eyes: [null, "open", ...SEATS_OF[opening.seats]],
  see: async (eyes) => {
    const { events, own } = await told(eyes);
    const { length } = opening;
    const moments = await look(eyes)(length);
    return {
      ...{ events: signal(events), own: signal(own), latest: signal(moments?.at(-1)?.view) },
      ...{ length: signal(length), rewinds: signal(0), look: look(eyes) },
    };
  },
});

/** A match that is still played: the reader sees again what they were entitled to see. */
export const goneByLine = ({ events, own, length, match, lookBack }: Followed, { you }: TableView): Gone => ({
  eyes: [you],
  see: () =>
    Promise.resolve({
      ...{ events, own, length, rewinds: computed(() => match.value?.rewinds ?? 0), look: lookBack },
      latest: computed(() => match.value?.view),
    }),
  record: null,
  whole: () => "refused",
});
