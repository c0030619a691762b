import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Reader } from "#boardkit";
import { type AnyGame, CHANCE, FastChance, firstSeat, NOBODY, openByChoice, randomOutcome } from "#engine";
import { gameById } from "#games";
import { chooseLanguage } from "../../i18n/language.ts";
import { copyOf, type Draft, draftMoves, isHandOver, make, possible, startDraft, undo } from "../draft/draft.ts";
import { endingText, stillOpen } from "./becomes-final.ts";
import { offersOf } from "./picking.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await chooseLanguage("en");
  return () => vi.unstubAllGlobals();
});

const reader: Reader = { you: 0, names: ["You", "Ada"], locale: "en", say: (id) => id };
const ui = { moveLabel: (move: string) => `<${move}>` };
const open = openByChoice(gameById("calimala") as AnyGame, 3);

/** A turn in which something has been done and the end is possible, beside other moves. */
function midTurn(): Draft {
  const [state, chance] = [open.setup(), new FastChance(1)];
  for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
      continue;
    }
    let draft = startDraft(open, firstSeat(mask), copyOf(open, state));
    while (draft.edge === "own") {
      const moves = possible(draft);
      const ends = moves.filter((move) => isHandOver(draft, move));
      if (stillOpen(draft, ui, reader) !== "" && ends.length > 0 && moves.length > ends.length) return draft;
      const on = moves.filter((move) => !ends.includes(move));
      draft = make(draft, (on.length > 0 ? on : ends)[chance.below(Math.max(1, on.length))] ?? -1);
    }
    for (const text of draftMoves(draft)) open.play(state, draft.seat, open.parseMove(text));
  }
  throw new Error("a turn can be ended early");
}

describe("the button that ends a turn", () => {
  test("names what can be taken back until then, and nothing after all has been taken back", () => {
    const draft = midTurn();
    const named = stillOpen(draft, ui, reader);
    expect(endingText(draft, [], ui, reader)).toBe(`Then final: ${named}.`);
    expect(stillOpen(undo(draft), ui, reader).length).toBeLessThan(named.length);
    expect(endingText(startDraft(open, draft.seat, draft.base), [], ui, reader)).toBe(
      "All of this turn is final already.",
    );
  });

  test("names what is passed by where that is little; the end itself is not passed by", () => {
    const draft = midTurn();
    const offers = offersOf(draft);
    const passed = offers.filter(({ move }) => !isHandOver(draft, move));
    const few = endingText(draft, passed.slice(0, 1), ui, reader);
    expect(few).toContain(`Passed by: <${open.printMove(passed[0]?.move ?? -1)}>.`);
    const end = offers.filter(({ move }) => isHandOver(draft, move));
    expect(endingText(draft, end, ui, reader)).not.toContain("assed by");
  });
});
