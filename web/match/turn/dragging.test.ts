import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openByChoice, type Seat } from "#engine";
import { gameById } from "#games";
import type { MatchUpdate } from "#protocol";
import { drop } from "../../board/pointing/dragging.ts";
import { type Turn, takeTurns } from "./take-turns.ts";
import { told } from "./told.fixture.ts";

const calimala = gameById("calimala");
if (calimala === undefined) throw new Error("the house has calimala");
const open = openByChoice(calimala, 3);

/** Whether the seat places a disc, and may place both kinds. */
const isPlacing = ({ view }: MatchUpdate): boolean => (view as { readonly awaits: string }).awaits === "place";
const update = [...told(open, 1)].find(isPlacing);
if (update === undefined) throw new Error("discs are placed");

let turn: Turn;
let touched: string[];

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  touched = [];
  turn = takeTurns(
    { id: "amber-lily", match: signal(update), own: signal<readonly number[]>([]), commit: () => undefined },
    { open, ui: { usualPicks: () => ["disc:coloured"] } },
  );
});
afterEach(() => {
  turn.close();
  vi.unstubAllGlobals();
});

const dragged = (from: string, to: string, by = turn): void =>
  drop(from, to, by, (target) => {
    touched.push(target);
    by.touch(target);
  });

const streets = (isLegal: boolean): readonly string[] =>
  Array.from({ length: 12 }, (_, n) => `street:${n}`).filter((street) => turn.possible.peek().has(street) === isLegal);

test("a disc that is dragged to a street is placed there, whichever was picked before", () => {
  const [street = ""] = streets(true);
  const seat = update.seat as Seat;
  dragged("disc:white", street);
  expect(touched).toEqual(["disc:white", street]);
  expect(turn.state.peek().draft?.last).not.toBeNull();
  turn.undo();
  touched = [];
  dragged("disc:coloured", street);
  expect(touched, "the usual disc is picked").toEqual([street]);
  expect(turn.state.peek().draft?.seat).toBe(seat);
  expect(turn.state.peek().draft?.last).not.toBeNull();
});

test("where it cannot lie, that is said; what discs never go to is left alone, and what is dragged from there", () => {
  const [street = ""] = streets(false);
  dragged("disc:coloured", street);
  expect(turn.state.peek().blocked?.target).toBe(street);
  touched = [];
  for (const [from, to] of [
    ["disc:coloured", "tile:1"],
    ["disc:coloured", "disc:white"],
    ["city:lisbon", "city:troyes"],
  ] as const) {
    dragged(from, to);
  }
  expect(touched).toEqual([]);
});

test("what makes no move says so where it is dragged to what does, as the card in play of Mille Fiori", () => {
  const game = gameById("mille-fiori");
  if (game === undefined) throw new Error("the house has mille-fiori");
  const fiori = openByChoice(game, 3);
  const match = [...told(fiori, 1)].find(({ view }) => (view as { readonly awaits: string }).awaits === "play");
  if (match === undefined) throw new Error("cards are played");
  const playing = takeTurns(
    { id: "amber-lily", match: signal(match), own: signal<readonly number[]>([]), commit: () => undefined },
    { open: fiori, ui: { usualPicks: () => [] } },
  );
  const card = `kept:${match.seat}`;
  const [space = ""] = playing.legal.peek();
  dragged(card, space, playing);
  expect(touched).toEqual([card]);
  expect(playing.state.peek().blocked).toMatchObject({ target: card, reason: { code: "card-in-play" } });
  dragged(card, "bonus:trade", playing);
  expect(touched, "no part to press").toEqual([card]);
  playing.close();
});
