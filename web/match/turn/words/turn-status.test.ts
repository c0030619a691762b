import { expect, test } from "vitest";
import {
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  NOBODY,
  openByChoice,
  randomMove,
  randomOutcome,
  seatBit,
} from "#engine";
import { stalls } from "#engine/testkit";
import { say } from "../../../i18n/language.ts";
import { type Draft, make, startDraft } from "../../draft/draft.ts";
import { NOT_TO_ACT } from "../turn-state.ts";
import { endsMatch } from "./end-name.ts";
import { turnStatus } from "./turn-status.ts";

const open: AnyOpenGame = openByChoice(stalls, 2);

/** The draft of a random match whose last move ends it, or is followed by chance. */
function draftBefore(next: typeof NOBODY | typeof CHANCE): Draft {
  const state = open.setup();
  const chance = new FastChance(1);
  for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
      continue;
    }
    const seat = firstSeat(mask);
    const move = randomMove(open, state, seat, chance);
    const draft =
      mask === seatBit(seat) ? make(startDraft(open, seat, open.sample(open.view(state, seat), chance)), move) : null;
    open.play(state, seat, move);
    if (draft !== null && open.toAct(draft.state) === next) return draft;
  }
  throw new Error("a match has such a move");
}

test("while the last move of a match can still be taken back, the match is said to end with the turn, not to be over", () => {
  expect(statusOf(draftBefore(NOBODY))).toBe(say("status-you", { task: say("status-handover-last") }));
});

test("the button says so, too", () => {
  expect([endsMatch(draftBefore(NOBODY)), endsMatch(draftBefore(CHANCE))]).toEqual([true, false]);
});

test("a move that reveals something and waits to be confirmed says so", () => {
  expect(statusOf(draftBefore(CHANCE))).not.toBeNull();
});

function statusOf(draft: Draft): string | null {
  const moment = { chosen: [], toAct: seatBit(draft.seat), standings: null, view: null, ply: 0, seat: draft.seat };
  const ui = { moveLabel: (move: string) => move };
  const reader = { you: draft.seat, names: ["Ana", "Bea"], locale: "en", say: (key: string) => key } as const;
  return turnStatus({ ...NOT_TO_ACT, draft }, moment, { ui, reader });
}
