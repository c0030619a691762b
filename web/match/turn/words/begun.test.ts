import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import { CHANCE, FastChance, firstSeat, openByChoice, randomOutcome } from "#engine";
import { gameById } from "#games";
import { make, startDraft } from "../../draft/draft.ts";
import { begunNow } from "./begun.ts";

test("what the last press has begun is told from its forecast, with the views around it", () => {
  const firenze = gameById("firenze");
  if (firenze === undefined) throw new Error("there is Firenze");
  const open = openByChoice(firenze, 2);
  const [state, chance] = [open.setup(), new FastChance(1)];
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
  const seat = firstSeat(open.toAct(state));
  const reader: Reader = { you: seat, names: ["Ada", "Bruno"], locale: "en", say: (id) => id };
  const awaited = (view: unknown): string => (view as { readonly awaits: string }).awaits;
  const ui = {
    usualPicks: () => [],
    begunLine: (forecast: unknown, before: unknown, now: unknown) =>
      [(forecast as { readonly kind: string }).kind, awaited(before), awaited(now)].join(),
  };
  const draft = startDraft(open, seat, open.sample(open.view(state, seat), chance));
  const named = make(draft, open.parseMove("card 2"));
  expect(begunNow({ draft }, ui, reader), "nothing was pressed").toBe("");
  expect(begunNow({ draft: named }, ui, reader)).toBe("card,choose,lay");
  expect(begunNow({ draft: named }, { usualPicks: () => [] }, reader), "a game without such words").toBe("");
});
