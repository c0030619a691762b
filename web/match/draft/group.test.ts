import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  NOBODY,
  openByChoice,
  randomOutcome,
  type Seat,
} from "#engine";
import { stalls } from "#engine/testkit";
import { gameById } from "#games";
import { copyOf, type Draft, draftEvents, draftMoves, legalOf, make, possible, startDraft } from "./draft.ts";
import { exactOrder, firstClicks, possibleClicks, withLast } from "./group.ts";

/** Positions of random matches in which a payment begins that may be made in two different goods. */
function* payments(): Generator<{ open: AnyOpenGame; state: ReturnType<AnyOpenGame["blank"]>; moves: number[] }> {
  const open = openByChoice(stalls, 2);
  for (let seed = 1; seed <= 200; seed++) {
    const chance = new FastChance(seed);
    const state = open.setup();
    let wasPayment = false;
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, chance));
        continue;
      }
      const moves = legalOf(open, state, firstSeat(mask));
      const isPayment = moves.some((move) => open.group(move) !== undefined);
      if (isPayment && !wasPayment && moves.length > 1) yield { open, state, moves };
      wasPayment = isPayment;
      open.play(state, firstSeat(mask), moves[chance.below(moves.length)] ?? -1);
    }
  }
}

describe("an order-free group", () => {
  test("takes its clicks in any order and plays them in the one that the rules have", () => {
    let reversed = 0;
    for (const { open, state, moves } of payments()) {
      const seat = firstSeat(open.toAct(state));
      for (const first of moves) {
        for (const second of possibleClicks(open, state, seat, [first])) {
          const order = exactOrder(open, state, seat, [first, second]);
          expect(order).toEqual(exactOrder(open, state, seat, [second, first]));
          if (order !== undefined && order[0] !== first) reversed++;
        }
      }
    }
    expect(reversed).toBeGreaterThan(0);
  });

  test("begins with any of its clicks, the one that the rules take last, too", () => {
    let later = 0;
    for (const { open, state, moves } of payments()) {
      const seat = firstSeat(open.toAct(state));
      const starts = firstClicks(open, state, seat, moves);
      for (const first of moves) {
        for (const second of possibleClicks(open, state, seat, [first])) {
          if (exactOrder(open, state, seat, [first, second]) !== undefined) expect(starts).toContain(second);
        }
      }
      later += starts.length - moves.length;
    }
    expect(later).toBeGreaterThan(0);
  });

  test("offers exactly the clicks with which some payment can be completed", () => {
    let offered = 0;
    for (const { open, state, moves } of payments()) {
      const seat = firstSeat(open.toAct(state));
      for (const first of moves) {
        const next = possibleClicks(open, state, seat, [first]);
        for (const move of moves) {
          const isPayable =
            exactOrder(open, state, seat, [first, move]) !== undefined ||
            moves.some((third) => exactOrder(open, state, seat, [first, move, third]) !== undefined);
          if (isPayable) expect(next).toContain(move);
          offered += next.length;
        }
      }
    }
    expect(offered).toBeGreaterThan(0);
  });
});

describe("the bricks of a turn of Firenze", () => {
  /** A storage and the first player about to build. */
  function building(storage: Readonly<Record<string, number>>) {
    const game = gameById("firenze");
    if (game === undefined) throw new Error("the house has Firenze");
    const open = openByChoice(game, 2);
    const chance = new FastChance(1);
    const state = open.setup();
    while (open.toAct(state) === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
    }
    open.play(state, firstSeat(open.toAct(state)), open.parseMove("card 1"));
    while (open.toAct(state) === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
    }
    const seat = firstSeat(open.toAct(state));
    const held = (state as unknown as { storage: Record<number, number>[] }).storage[seat];
    for (const [colour, n] of Object.entries(storage)) if (held !== undefined) held[Number(colour)] = n;
    const told = (clicks: readonly number[]): readonly string[] => {
      const next = open.blank();
      open.copy(state, next);
      const events: string[] = [];
      for (const move of exactOrder(open, state, seat, clicks) ?? []) {
        open.play(next, seat, move, (event) => {
          const { colour, floors } = event as unknown as { colour: string; floors: number };
          events.push(`${colour} ${floors}`);
        });
      }
      return events.sort();
    };
    const click = (clicks: readonly number[], move: string): readonly number[] => {
      if (clicks.length > 0) expect(possibleClicks(open, state, seat, clicks)).toContain(open.parseMove(move));
      return withLast(open, state, seat, [...clicks, open.parseMove(move)]);
    };
    return { click, told };
  }

  test("a red tower of two floors stays red when a white one is begun after it", () => {
    const { click, told } = building({ 0: 4, 1: 2, 2: 2, 3: 3, 4: 0, 5: 0 });
    const red = click(click([], "found red"), "raise 1");
    expect(told(red)).toEqual(["red 1", "red 2"]);
    expect(told(click(red, "found white"))).toEqual(["red 1", "red 2", "white 1"]);
  });

  test("and with a single white brick as well", () => {
    const { click, told } = building({ 0: 1, 1: 2, 2: 2, 3: 3, 4: 0, 5: 0 });
    const red = click(click([], "found red"), "raise 1");
    const both = click(red, "found white");
    expect(told(both)).toEqual(["red 1", "red 2", "white 1"]);
    expect(told(click(both, "raise 2"))).toEqual(["red 1", "red 2", "red 3", "white 1"]);
  });
});

/** Positions of a random match of Firenze in which nothing has been built yet. */
function* building(): Generator<{ open: AnyOpenGame; state: ReturnType<AnyOpenGame["blank"]>; seat: Seat }> {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const chance = new FastChance(5);
  const state = open.setup();
  for (let n = 0; n < 150 && open.toAct(state) !== NOBODY; n++) {
    const mask = open.toAct(state);
    const seat = firstSeat(mask);
    if (mask !== CHANCE && legalOf(open, state, seat).some((move) => open.group(move) === "build")) {
      yield { open, state, seat };
    }
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
    else {
      const moves = legalOf(open, state, seat);
      open.play(state, seat, moves[chance.below(moves.length)] ?? -1);
    }
  }
}

const told = (draft: Draft): readonly string[] => draftEvents(draft).map((event) => JSON.stringify(event));

test("a click has the effect that it has after the others, though a tower begun in between moves the next ones on", () => {
  const chance = new FastChance(7);
  let clicked = 0;
  for (const { open, state, seat } of building()) {
    for (let attempt = 0; attempt < 2; attempt++) {
      let draft = startDraft(open, seat, state);
      for (let n = 0; n < 6 && draft.edge === "own"; n++) {
        const builds = possible(draft).filter((move) => open.group(move) === "build");
        const move = builds[chance.below(Math.max(1, builds.length))];
        if (move === undefined) break;
        const alone: string[] = [];
        open.play(copyOf(open, draft.state), seat, move, (event) => void alone.push(JSON.stringify(event)));
        const next = make(draft, move);
        expect([...told(next)].sort()).toEqual([...told(draft), ...alone].sort());
        draft = next;
        clicked++;
      }
    }
  }
  expect(clicked).toBeGreaterThan(100);
});

test("a part of a payment is the one that is pressed, whichever the rules take next", () => {
  const open = openByChoice(gameById("firenze") as AnyGame, 3);
  let early = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const chance = new FastChance(seed);
    const state = open.setup();
    for (let n = 0; n < 300 && open.toAct(state) !== NOBODY; n++) {
      const mask = open.toAct(state);
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, chance));
        continue;
      }
      const seat = firstSeat(mask);
      const moves = legalOf(open, state, seat);
      const isLaying = moves.every((move) => open.group(move) === "lay");
      for (let attempt = 0; attempt < 4 && isLaying; attempt++) {
        let draft = startDraft(open, seat, state);
        const steps = draft.steps.length;
        const pressed: number[] = [];
        while (draft.edge === "own" && draft.steps.length === steps) {
          const lays = possible(draft).filter((move) => open.group(move) === "lay");
          const move = lays[chance.below(Math.max(1, lays.length))];
          if (move === undefined) break;
          pressed.push(move);
          early += legalOf(open, draft.state, seat).includes(move) ? 0 : 1;
          draft = make(draft, move);
          expect(draft.clicks).toEqual(pressed);
        }
      }
      open.play(state, seat, moves[chance.below(moves.length)] ?? -1);
    }
  }
  expect(early).toBeGreaterThan(10);
});

/** Its index among the cards of Firenze. */
const FIRE = 22;

test("a payment that follows another one at once begins with any of its parts: bricks for the Fire that was paid for", () => {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const [state, chance] = [open.setup(), new FastChance(1)];
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
  const seat = firstSeat(open.toAct(state));
  const held = state as unknown as { storage: number[][]; rowCard: number[] };
  for (const [colour, n] of [1, 1, 1, 1, 0, 1].entries()) (held.storage[seat] ?? [])[colour] = n;
  held.rowCard[1] = FIRE + 1;
  let draft = startDraft(open, seat, state);
  for (const move of ["card 2", "lay 1 white", "give purple", "give yellow", "give red"]) {
    expect(possible(draft).map(open.printMove)).toContain(move);
    draft = make(draft, open.parseMove(move));
  }
  expect(draftMoves(draft).slice(-3)).toEqual(["give yellow", "give red", "give purple"]);
});

test("deliveries of Calimala follow each other in any order, whichever workshop the cloth comes from", () => {
  let reversed = 0;
  const open = openByChoice(gameById("calimala") as AnyGame, 3);
  for (let seed = 1; seed <= 12; seed++) {
    const chance = new FastChance(seed);
    const state = open.setup();
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, chance));
        continue;
      }
      const seat = firstSeat(mask);
      const moves = legalOf(open, state, seat);
      const clicks = moves.filter((move) => open.group(move) !== undefined);
      for (const [first, second] of clicks.flatMap((a) => clicks.filter((b) => b < a).map((b) => [a, b] as const))) {
        if (exactOrder(open, state, seat, [first, second]) === undefined) continue;
        expect(possibleClicks(open, state, seat, [first])).toContain(second);
        reversed++;
      }
      open.play(state, seat, moves[chance.below(moves.length)] ?? -1);
    }
  }
  expect(reversed).toBeGreaterThan(5);
});
