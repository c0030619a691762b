import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reader } from "#boardkit";
import { shelfOf } from "#games/ui";
import { takeTurns } from "../../match/turn/take-turns.ts";
import { askedNow } from "./asked.ts";
import { laidOut } from "./laid.ts";

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

test("below the task stands what is asked now, also where storage is over its limit in the middle of a turn", async () => {
  const shelf = shelfOf("firenze");
  const [loaded, set] = await Promise.all([shelf?.load(), (await shelf?.learn())?.exercises?.()]);
  const exercise = set?.exercises.find(({ id }) => id === "seven-floors");
  if (loaded === undefined || exercise === undefined) throw new Error("there is such an exercise");
  const { game, ui } = loaded;
  const { laid, moment, line } = laidOut(game, exercise);
  const turn = takeTurns(line, { open: laid.open, ui });
  const said: string[] = [];
  const say = (name: string): string => {
    said.push(name);
    return name;
  };
  const reader: Reader = { you: exercise.seat, names: ["You", "Player 1"], locale: "en", say };
  askedNow({ turn, moment }, ui, reader);
  expect(said.at(-1)).toBe("task.exchange-or-build");
  turn.play(laid.open.parseMove("built"));
  askedNow({ turn, moment }, ui, reader);
  expect(said.at(-1)).toBe("task.limit-bricks");
  turn.close();
});

test("a card is kept by the presses of a match, where all keep one at once, though the others have kept theirs", async () => {
  const shelf = shelfOf("mille-fiori");
  const [loaded, set] = await Promise.all([shelf?.load(), (await shelf?.learn())?.exercises?.()]);
  const exercise = set?.exercises.find(({ id }) => id === "three-numbers");
  if (loaded === undefined || exercise === undefined) throw new Error("there is such an exercise");
  const { laid, line } = laidOut(loaded.game, exercise);
  const { othersChose } = exercise.position;
  const turn = takeTurns(line, { open: laid.open, ui: loaded.ui, othersChose });
  const [card = ""] = turn.legal.value;
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const made = (): number | undefined => turn.state.value.draft?.steps.length;
  turn.touch(card);
  expect([turn.question.value?.move, made()]).toEqual([expect.stringContaining("keep"), 0]);
  turn.confirm();
  expect(made(), "a double click does not").toBe(0);
  now = 1000;
  turn.confirm();
  expect(made()).toBe(1);
  turn.undoAll();
  turn.touch(card);
  expect(made(), "also after all was taken back").toBe(0);
  turn.close();
});
