import { expect, test } from "vitest";
import { openByChoice } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { firenze } from "../../index.ts";
import type { At, Move } from "./at.ts";
import { helping, helpOf } from "./help.ts";

const open = openByChoice(firenze, 2, {});
const first: View = open.view(open.setup(), 0);

/** A red tower of three floors that has got no brick in this turn. */
function seen(awaits: View["awaits"], storage: readonly number[]): View {
  const towers = [{ colour: "red" as const, floors: 3, built: 0 }];
  const mats = first.mats.map((mat, seat) => (seat === 0 ? { ...mat, storage, towers } : mat));
  return { ...first, active: 0, awaits, mats, contracts: first.contracts.map(() => ({ seal: null, balcony: null })) };
}

function move(text: string, view: View, next: readonly Move[] = []): Move {
  return {
    ...{ text, targets: [], forecast: () => null, next: () => next },
    brings: () => ({ view, events: [], points: [] }),
  };
}

const built = move("built", seen("contracts", []));
const raise = move("raise 1", seen("act", [3, 0, 0, 0, 0, 0]), [built]);
const given = move("swap white", seen("act", [3, 0, 0, 1, 0, 0]), [raise, built]);
const alchemist = move("alchemist red", seen("give", [4, 0, 0, 0, 0, 0]), [given]);
const at = (storage: readonly number[], ...moves: readonly Move[]): At => ({
  ...{ view: seen("act", storage), you: 0, events: [], isOver: false, moves },
});

test("a person whose brick keeps a tower and reaches a contract is proposed where no own brick does", () => {
  const without = at([4, 0, 0, 0, 0, 0], alchemist, built);
  expect(helping(without)).toEqual([alchemist]);
  expect(helpOf(without, alchemist)).toMatchObject({ colour: "red", floors: 3, isSaving: true });
  expect(helping(at([4, 0, 0, 1, 0, 0], alchemist, raise, built))).toEqual([]);
});

test("a brick for which there is no tower is no help", () => {
  expect(
    helping(at([4, 0, 0, 0, 0, 0], move("alchemist blue", seen("give", [4, 0, 0, 0, 0, 0]), [given]), built)),
  ).toEqual([]);
});
