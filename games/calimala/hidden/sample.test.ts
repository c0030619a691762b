import { describe, expect, test } from "vitest";
import { FastChance, type OpenGame, playMatch, randomMove, type SeatCount } from "#engine";
import { mustSpreadEvenly, openSetting, viewersOf } from "#engine/testkit";
import { type CalimalaTypes, calimala } from "../index.ts";
import { SUBJECT } from "../proofs/subject.ts";
import { possibleActions } from "../rules/actions/possible.ts";
import { openUses } from "../rules/obligation/obligation.ts";
import { actorOf, DEAL_START_CARDS, PLACE, type State } from "../rules/state.ts";

const { secrets } = SUBJECT;
const switches = { layout: "random", whiteReplacement: "onStack", startPlayer: "random", cubes: "limited" };
const openFor = (seats: SeatCount) => openSetting(calimala, { seats, switches });

/** Random play until the state is of interest, or the match is over. */
function stateWhere(open: OpenGame<CalimalaTypes>, source: FastChance, fits: (s: State) => boolean): State {
  let found: State | undefined;
  playMatch(
    open,
    (s, seat) => {
      if (found === undefined && fits(s)) {
        found = open.blank();
        open.copy(s, found);
      }
      return randomMove(open, s, seat, source);
    },
    source,
    found === undefined ? 200 : 0,
  );
  return found ?? open.setup();
}

const textOf = (numbers: ArrayLike<number>): string => Array.from(numbers).join("");
const cardsOf = (s: State): string =>
  s.opened.seatList.map((seat) => `${textOf(s.hand[seat])}:${textOf(s.old[seat])}`).join(" ");
const drawsHidden = (s: State, viewer: unknown): number =>
  secrets.hidden(s, viewer as 0).filter(({ pool, holder }) => pool !== "scoring" && typeof holder === "number").length;

describe("9 a sample deals", () => {
  test.each([3, 4, 5] as const)(
    "scoring cards evenly, with %i seats",
    (seats) => {
      const open = openFor(seats);
      const source = new FastChance(seats);
      const state = stateWhere(open, source, (s) => s.awaits[0] === DEAL_START_CARDS);
      const aspect = (s: State) =>
        s.opened.seatList.map((seat) => `${textOf(s.scoringHand[seat])}:${s.kept[seat]}`).join();
      const spread = mustSpreadEvenly(
        { open, secrets, state, viewer: 0, only: ["scoring"], aspect, most: 8000 },
        source,
      );
      expect(spread.states).toBeGreaterThan(100);
    },
    60_000,
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "action cards evenly over all deals that explain the draws and plays (%i)",
    (seed) => {
      const open = openFor(3);
      const source = new FastChance(seed);
      const state = stateWhere(open, source, (s) => s.awaits[0] >= PLACE && s.trailLength[0] >= 4 + (seed % 4));
      for (const viewer of viewersOf(open)) {
        if (drawsHidden(state, viewer) > 4) continue;
        const only = ["oldCards", "newCards"];
        mustSpreadEvenly({ open, secrets, state, viewer, only, aspect: cardsOf, most: 5000 }, source);
      }
    },
    60_000,
  );

  test("nothing anew where everything is open", () => {
    const open = openFor(4);
    const source = new FastChance(5);
    const state = stateWhere(open, source, (s) => s.awaits[0] >= PLACE && s.trailLength[0] > 3);
    expect(mustSpreadEvenly({ open, secrets, state, viewer: "open", most: 100 }, source).states).toBe(1);
  });

  test("only hands that fulfil a pending obligation, evenly", () => {
    const open = openFor(3);
    const source = new FastChance(77);
    // No open use is possible now: only cards can fulfil the obligation.
    const needsCards = (s: State) =>
      s.obliged[0] === 1 &&
      (possibleActions(s, actorOf(s)) & openUses(s)) === 0 &&
      drawsHidden(s, "public") <= 4 &&
      s.handSize[actorOf(s)] >= 2;
    let seen = 0;
    for (let i = 0; i < 150 && seen < 5; i++) {
      const state = stateWhere(open, source, needsCards);
      if (state.obliged[0] === 0) continue;
      seen++;
      const only = ["oldCards", "newCards"];
      mustSpreadEvenly({ open, secrets, state, viewer: "public", only, aspect: cardsOf, most: 3000 }, source);
    }
    expect(seen).toBeGreaterThan(3);
  }, 60_000);
});
