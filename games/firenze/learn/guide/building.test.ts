import { expect, test } from "vitest";
import { openByChoice } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { firenze } from "../../index.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import type { At, Move } from "./at.ts";
import { building } from "./building.ts";

const open = openByChoice(firenze, 2, {});
const free: View = { ...open.view(open.setup(), 0), active: 0, awaits: "contracts" };

function move(text: string, next: readonly Move[] = []): Move {
  return {
    ...{ text, targets: [], forecast: () => null, next: () => next },
    brings: () => ({ view: free, events: [], points: [] }),
  };
}

const built = move("built");

/** Red 3 stands and is paid for; of the contracts of red 3 and 4 nobody has any, the latter is the next balcony. */
function position(storage: readonly number[], texts: readonly string[]): At {
  const tile = FIGURES.balconies.findIndex(({ numeral, colour }) => numeral === "I" && colour === "red");
  const contracts = free.contracts.map((_, k) => ({ seal: null, balcony: k === 3 * 6 + 1 ? tile : null }));
  const towers = [{ colour: "red" as const, floors: 3, built: 1 }];
  const mats = free.mats.map((mat, seat) => (seat === 0 ? { ...mat, storage, towers } : mat));
  const turn = { ...free.turn, built: 1 };
  const view: View = { ...free, awaits: "act", contracts, balconiesDone: 0, mats, turn };
  return { view, you: 0, events: [], isOver: false, moves: [...texts.map((text) => move(text, [built])), built] };
}

const proposed = (at: At): readonly string[] => building(at).map(({ text }) => text);

test("a tower that fits a contract is raised to one that pays more, before another is begun", () => {
  expect(proposed(position([0, 4, 3, 1, 1, 1], ["raise 1", "found yellow"]))).toEqual(["raise 1"]);
});

test("of new towers that one comes first that reaches most in this turn", () => {
  expect(proposed(position([3, 3, 0, 0, 0, 2], ["found white", "found yellow"]))).toEqual(["found yellow"]);
});
