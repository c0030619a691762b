import { BOT_LEVELS, policyByName } from "#bots";
import { type AnyOpenGame, openByChoice, seatCountsOf, unreachable } from "#engine";
import { GAMES } from "#games";
import { type Contender, type Pace, runSlice } from "./clock.ts";
import { countDecisions, nameOf, randomPlay, yardstick } from "./contenders.ts";
import { type HeapGrowth, heapGrowth } from "./heap.ts";
import { type IteratingCosts, timeIterating } from "./iterating.ts";
import { type Share, topFunctions } from "./profile.ts";
import { type SamplingCosts, timeSampling } from "./sampling.ts";
import { type ThinkingTimes, timeThinking } from "./thinking.ts";

/**
 * One contender in a process of its own, bundled as the server is: V8's optimizations for one game would slow down the
 * next, and imports across files cost a fifth of the time. Answers one request after the other.
 */

export type Question =
  | { readonly ask: "slice"; readonly seconds: number }
  | { readonly ask: "heap" }
  | { readonly ask: "choices"; readonly matches: number }
  | { readonly ask: "profile"; readonly seconds: number; readonly top: number }
  | { readonly ask: "thinking"; readonly matches: number }
  | { readonly ask: "sampling"; readonly matches: number }
  | { readonly ask: "iterating"; readonly matches: number };

export interface Answers {
  readonly slice: Pace;
  readonly heap: HeapGrowth;
  /** Share of decisions with more than one legal move; undefined for the yardstick. */
  readonly choices: number | undefined;
  readonly profile: readonly Share[];
  readonly thinking: readonly (ThinkingTimes & { readonly bot: string })[];
  /** Undefined for the yardstick. */
  readonly sampling: SamplingCosts | undefined;
  /** Undefined for the yardstick. */
  readonly iterating: IteratingCosts | undefined;
}

const OPENED: readonly AnyOpenGame[] = GAMES.flatMap((game) =>
  seatCountsOf(game.meta.seats).map((n) => openByChoice(game, n)),
);

export const CONTENDERS: readonly string[] = ["yardstick", ...OPENED.map(nameOf)];

/** Answers requests about the contender of that name. */
function answering(name: string): (question: Question) => Answers[keyof Answers] {
  const open = OPENED.find((each) => nameOf(each) === name);
  const contender: Contender = open === undefined ? yardstick() : randomPlay(open);
  return (question) => {
    switch (question.ask) {
      case "slice":
        return runSlice(contender, question.seconds);
      case "heap":
        return heapGrowth(contender);
      case "choices":
        return open === undefined ? undefined : shareOfChoices(open, question.matches);
      case "profile":
        return topFunctions(contender, question.seconds, question.top);
      case "thinking":
        return open === undefined ? [] : thinking(open, question.matches);
      case "sampling":
        return open === undefined ? undefined : timeSampling(open, question.matches);
      case "iterating":
        return open === undefined ? undefined : timeIterating(open, question.matches);
      default:
        return unreachable(question);
    }
  };
}

function shareOfChoices(open: AnyOpenGame, matches: number): number {
  const { decisions, open: free } = countDecisions(open, matches);
  return free / decisions;
}

const thinking = (open: AnyOpenGame, matches: number): Answers["thinking"] =>
  BOT_LEVELS.map((level) => policyByName(level))
    .filter((policy) => policy !== undefined)
    .map((policy) => ({ bot: policy.name, ...timeThinking(open, policy, matches) }));

if (process.send !== undefined && process.argv[2] !== undefined) {
  const answer = answering(process.argv[2]);
  process.on("message", (question: Question) => process.send?.({ answer: answer(question) }));
}
