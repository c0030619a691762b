import { describe, expect, test } from "vitest";
import { layOut, openByChoice } from "#engine";
import { SHELVES } from "#games/ui";
import { make, startDraft } from "../../match/draft/draft.ts";
import { helpAtFirst, MORE_HELP, proposedIn, SHOWN_AT_FIRST } from "./helped.ts";
import { verdictOf } from "./verdict.ts";

const TAUGHT = await Promise.all(
  SHELVES.map(async ({ meta, load, learn }) => {
    const set = await (await learn()).exercises?.();
    return { id: meta.id, exercises: set?.exercises ?? [], ...(await load()) };
  }),
);

describe.each(TAUGHT)("the proposals of $id", ({ game, ui, exercises }) => {
  test.each(exercises)("$id: one after the other they reach the goal, and decline nothing", (exercise) => {
    const { seats, options } = exercise.position;
    const laid = layOut(openByChoice(game, seats, options), exercise);
    let draft = startDraft(laid.open, laid.seat, laid.state);
    const made: string[] = [];
    while (verdictOf(laid, draft, false) === null) {
      const proposed = proposedIn(laid, draft, ui);
      if (proposed == null) throw new Error(`nothing is proposed after ${made.join()}`);
      made.push(proposed.text);
      draft = make(draft, proposed.move);
    }
    expect(verdictOf(laid, draft, false)).toBe("reached");
    expect(made.filter((move) => ui.declines?.(move) === true)).toEqual([]);
  });
});

test.each(TAUGHT)(
  "$id: the first two of a chapter show something, and say so; all shown, no button offers more",
  ({ exercises }) => {
    for (const each of new Set(exercises.map(({ chapter }) => chapter))) {
      const inIt = exercises.filter(({ chapter }) => chapter === each);
      const helps = inIt.map((exercise) => helpAtFirst({ exercises }, exercise));
      expect(helps.map((help) => SHOWN_AT_FIRST[help])).toEqual([
        ...["exercise.showsMove", "exercise.showsPiece"],
        ...helps.slice(2).map(() => null),
      ]);
      expect(MORE_HELP[helps[0] ?? 0]).toBeNull();
      expect(MORE_HELP[helps[1] ?? 0]).toBe("exercise.showMove");
    }
  },
);
