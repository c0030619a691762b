import { describe, expect, test } from "vitest";
import {
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  type GameTypes,
  isSimultaneous,
  openByChoice,
  randomMove,
  randomOutcome,
  type Seat,
  type SeatCount,
} from "#engine";
import { gameById } from "#games";
import type { MatchUpdate, Refusal } from "#protocol";
import { draftEvents, draftMoves, leadsTo, legalOf, make, possible, startDraft } from "../draft/draft.ts";
import { playInDrafts } from "../draft/drafted-match.fixture.ts";
import { forgoneBy } from "../draft/forgone.ts";
import type { KeptDraft } from "../draft/kept-drafts.ts";
import { endingOf, isUndoable, lastStep, reasonAt } from "./acting.ts";
import { naming } from "./picking.ts";
import { previewOf } from "./preview.ts";
import { NOT_TO_ACT, offersIn, type TurnGame, type TurnState } from "./turn-state.ts";
import { type Arrival, type TurnInput, turned } from "./turned.ts";
import { isWaiting, waitingParts } from "./waiting-choice.ts";

type State = GameTypes["state"];

function opened(id: string, seats: SeatCount = 3): AnyOpenGame {
  const game = gameById(id);
  if (game === undefined) throw new Error(`the house has ${id}`);
  return openByChoice(game, seats);
}

/** A position as the server sends it to a seat. */
const sent = (open: AnyOpenGame, state: State, seat: Seat, ply: number): MatchUpdate => ({
  ...{ table: "amber-lily", ply, from: ply, seat, toAct: open.toAct(state), view: open.view(state, seat) },
  ...{ chosen: [], waiting: null, events: [], standings: null },
});

/** The first position of a match that meets the condition, as the server sends it to a seat. */
function positionIn(open: AnyOpenGame, seat: Seat | "to act", isWanted: (state: State) => boolean): MatchUpdate {
  const state = open.setup();
  const chance = new FastChance(1);
  for (let ply = 0; ; ply++) {
    const mask = open.toAct(state);
    if (mask !== CHANCE && isWanted(state)) {
      return sent(open, state, seat === "to act" ? firstSeat(mask) : seat, ply);
    }
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, chance));
    else open.play(state, firstSeat(mask), randomMove(open, state, firstSeat(mask), chance));
  }
}

const arrival = (match: MatchUpdate | null, kept: KeptDraft | null = null): Arrival => ({ match, kept, seed: 7 });
const position = (match: MatchUpdate | null, kept?: KeptDraft): TurnInput => ({
  type: "position",
  arrival: arrival(match, kept),
});
const answer = (refusal: Refusal | null, match: MatchUpdate | null): TurnInput => ({
  type: "answer",
  refusal,
  arrival: arrival(match),
});
/** A press of a part, a second after the last one unless the test says otherwise. */
let clock = 0;
function press(target: string, after = 1000): TurnInput {
  clock += after;
  return { type: "press", target, at: clock };
}
const confirmed = (after = 1000): TurnInput => ({ type: "confirm", at: clock + after });

const stateAfter = (game: TurnGame, inputs: readonly TurnInput[], from: TurnState = NOT_TO_ACT): TurnState =>
  inputs.reduce((state, input) => turned(game, state, input), from);

const moves = ({ draft }: TurnState): readonly string[] => (draft === null ? [] : draftMoves(draft));

describe("an action beside a delivery of Calimala that could go on", () => {
  const open = opened("calimala");
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };

  /** The first turn of random matches in which a part gives up deliveries, and the part. */
  function found(): { readonly state: TurnState; readonly target: string; readonly move: number } {
    for (let seed = 1; seed < 30; seed++) {
      let seen: ReturnType<typeof found> | undefined;
      playInDrafts(open, seed, (begun, chance) => {
        let draft = begun;
        while (draft.edge === "own") {
          const now: TurnState = { ...NOT_TO_ACT, draft };
          for (const { move, targets } of offersIn(now)) {
            const [target] = targets;
            if (target === undefined || forgoneBy(draft, move).length === 0 || leadsTo(draft, move) !== "own") continue;
            seen = { state: now, target, move };
            return null;
          }
          const all = possible(draft);
          draft = make(draft, all[chance.below(all.length)] ?? -1);
        }
        return draft;
      });
      if (seen !== undefined) return seen;
    }
    throw new Error("no match has such a turn");
  }
  const { state, target, move } = found();
  const asked = stateAfter(game, [press(target)], state);

  test("asks before it gives the rest up, and is made when that is confirmed", () => {
    expect([asked.question?.move, moves(asked)]).toEqual([move, moves(state)]);
    expect(moves(stateAfter(game, [confirmed()], asked))).toEqual([...moves(state), open.printMove(move)]);
  });

  test("leaves the rest open where it is let go", () => {
    const left = stateAfter(game, [{ type: "let-go" }], asked);
    expect([left.question, offersIn(left)]).toEqual([null, offersIn(state)]);
  });
});

describe("a turn of Calimala: a disc, coloured unless white is picked, and the street where it goes", () => {
  const open = opened("calimala");
  const game: TurnGame = { open, ui: { usualPicks: () => ["disc:coloured"] } };
  const isPlacing = (state: State): boolean =>
    open.whyNot(state, firstSeat(open.toAct(state)), "disc:white") === undefined;
  const placing = positionIn(open, "to act", isPlacing);
  const later = { ...placing, ply: placing.ply + 1 };
  const begun = stateAfter(game, [position(placing)]);
  const street = offersIn(begun)
    .flatMap(({ targets }) => targets)
    .find((target) => target.startsWith("street:"));
  const placed = stateAfter(game, [press(street ?? "")], begun);

  /** Plays on until something is sent. */
  function sent(): TurnState {
    let state = placed;
    for (let left = 20; state.sending === null && left > 0; left--) {
      const [first] = offersIn(state);
      const isEnd = endingOf(state) !== null || first === undefined;
      state = stateAfter(game, [isEnd ? { type: "end" } : { type: "play", move: first.move }], state);
    }
    return state;
  }

  test("picked targets stay when the position is repeated, and go when it changes", () => {
    const picked = stateAfter(game, [press("disc:white")], begun);
    expect(picked.picked).toEqual(["disc:white"]);
    expect(stateAfter(game, [position({ ...placing })], picked)).toBe(picked);
    expect(stateAfter(game, [position(later)], picked).picked).toEqual(["disc:coloured"]);
  });

  test("a part that is put back, or let go, leaves the usual one", () => {
    const picked = stateAfter(game, [press("disc:white")], begun);
    expect(stateAfter(game, [press("disc:white")], picked).picked).toEqual(["disc:coloured"]);
    expect(stateAfter(game, [{ type: "let-go" }], picked).picked).toEqual(["disc:coloured"]);
  });

  test("a part of no use says why, and changes nothing else", () => {
    const target = open.targets.find(
      (each) => begun.draft !== null && open.whyNot(begun.draft.state, begun.draft.seat, each),
    );
    const asked = stateAfter(game, [press(target ?? "")], begun);
    expect(asked).toEqual({ ...begun, blocked: asked.blocked });
    expect(asked.blocked).toMatchObject({ target, reason: { code: expect.any(String) } });
    expect(stateAfter(game, [press(street ?? "")], asked).blocked).toBeNull();
  });

  test("what was done can be taken back, step by step or all at once, and nothing is lost of what came before", () => {
    expect(isUndoable(placed)).toBe(true);
    for (const type of ["undo", "undo-all"] as const) {
      const back = stateAfter(game, [{ type }], placed);
      expect([moves(back), isUndoable(back)]).toEqual([[], false]);
      expect(stateAfter(game, [{ type }], back)).toBe(back);
    }
  });

  test("moves kept by this browser are there again, as far as they belong to this position", () => {
    const kept = { ply: placing.ply, moves: moves(placed) };
    expect(moves(stateAfter(game, [position(placing, kept)]))).toEqual(kept.moves);
    expect(moves(stateAfter(game, [position(placing, { ...kept, ply: kept.ply - 1 })]))).toEqual([]);
    expect(moves(stateAfter(game, [position(placing, { ...kept, moves: ["nonsense"] })]))).toEqual([]);
  });

  test("moves that another tab has made or taken back are made or taken back here", () => {
    const kept = { ply: placing.ply, moves: moves(placed) };
    expect(moves(stateAfter(game, [{ type: "kept", kept }], begun))).toEqual(kept.moves);
    expect(moves(stateAfter(game, [{ type: "kept", kept: { ...kept, moves: [] } }], placed))).toEqual([]);
    expect(stateAfter(game, [{ type: "kept", kept: { ...kept, ply: kept.ply + 1 } }], begun)).toBe(begun);
  });

  test("while moves are on their way nothing can be done", () => {
    const state = sent();
    expect(state.sending).toEqual({ ply: placing.ply, moves: moves(state) });
    const inputs: readonly TurnInput[] = [
      { type: "undo" },
      { type: "undo-all" },
      { type: "end" },
      { type: "play", move: 0 },
      { type: "rethink" },
      { type: "kept", kept: { ply: placing.ply, moves: [] } },
    ];
    for (const input of inputs) expect(turned(game, state, input)).toBe(state);
    expect(offersIn(state)).toEqual([]);
  });

  test("an answer that accepts them brings the next position, which begins at once", () => {
    const state = stateAfter(game, [answer(null, later)], sent());
    expect([state.sending, state.refusal, moves(state)]).toEqual([null, null, []]);
    expect(state.position?.ply).toBe(later.ply);
  });

  test("or ends the turn, where somebody else is to act", () => {
    const others = { ...later, toAct: 1 << ((Number(placing.seat) + 1) % 3) };
    expect(stateAfter(game, [answer(null, others)], sent())).toEqual(NOT_TO_ACT);
  });

  test("an answer that comes after a later position leaves that as it is", () => {
    const early = stateAfter(game, [position(later)], sent());
    expect(early.sending).not.toBeNull();
    const state = stateAfter(game, [answer(null, later)], early);
    expect(state).toEqual({ ...early, sending: null });
  });

  test.each(["too-fast", "server-fault"] as const)(
    "moves that are turned down as %s stay, and may be sent again",
    (code) => {
      const before = sent();
      const state = stateAfter(game, [answer({ code }, placing)], before);
      expect([state.sending, state.refusal, moves(state)]).toEqual([null, { code }, moves(before)]);
      const again = stateAfter(game, [{ type: "end" }], state);
      expect([again.sending, again.refusal]).toEqual([before.sending, null]);
    },
  );

  test.each(["stale", "not-legal", "bot-plays"] as const)("moves that are turned down as %s are gone", (code) => {
    const state = stateAfter(game, [answer({ code }, placing)], sent());
    expect([state.sending, state.refusal, moves(state)]).toEqual([null, { code }, []]);
    expect(stateAfter(game, [answer({ code }, later)], sent()).position?.ply).toBe(later.ply);
  });

  test("why moves were turned down is said until something else is done", () => {
    const state = stateAfter(game, [answer({ code: "stale" }, later), position(null)], sent());
    expect(state.refusal).toEqual({ code: "stale" });
    expect(stateAfter(game, [position(later), press(street ?? "")], state).refusal).toBeNull();
  });
});

describe("cards over the limit of Firenze, a Saboteur among them", () => {
  const open = opened("firenze", 2);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const read = open.parsePosition(
    "awaits=16 startPlayer=1 active=1 due=2 sealsLeft=9900 rowCard=12,12,12,12,12,12 bag=24,18,15,10,10,8 " +
      "storage=1,0,0,0,0,0/// towers=/98,0,0,0,0,0,0,0,0,0,0,0// towerCount=0,1,0,0 deck=431203032220213311111121112 " +
      "hand=0010301000010/// buildings=001///",
  );
  if (!read.ok) throw new Error(read.refusal);
  const begun = stateAfter(game, [position(sent(open, read.value, 0, 0))]);
  const labels = (state: TurnState, targets: readonly string[]): readonly string[] =>
    naming(offersIn(state), targets).map(({ move }) => open.printMove(move));

  test.each([[[]], [["building:workshop"]], [["hand:mason"]]])(
    "after %j it is picked, not yet discarded",
    (discarded) => {
      const picked = stateAfter(game, [...discarded.map((target) => press(target)), press("hand:saboteur")], begun);
      expect([moves(picked).length, picked.picked]).toEqual([discarded.length, ["hand:saboteur"]]);
      expect(labels(picked, picked.picked)).toEqual(["saboteur 1 1", "discard saboteur"].sort());
      const played = stateAfter(game, [press("tower:1:0")], picked);
      expect(moves(played).at(-1)).toBe("saboteur 1 1");
    },
  );
});

describe("a card of the row of Firenze, which is replaced by a drawn one", () => {
  const open = opened("firenze");
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const reveals = (state: State): boolean => {
    const seat = firstSeat(open.toAct(state));
    const draft = startDraft(open, seat, state);
    const final = possible(draft).filter((move) => leadsTo(draft, move) === "chance");
    return final.filter((move) => open.names(state, move).length === 1).length > 1;
  };
  const choosing = positionIn(open, "to act", reveals);
  const begun = stateAfter(game, [position(choosing)]);
  const { draft } = begun;
  const [card, another] = offersIn(begun).filter(({ move }) => draft !== null && leadsTo(draft, move) === "chance");
  const [target = "", elsewhere = ""] = [card?.targets[0], another?.targets[0]];
  const asked = stateAfter(game, [press(target)], begun);

  test("is asked about, and nothing is sent", () => {
    expect([asked.question?.move, asked.sending, moves(asked)]).toEqual([card?.move, null, moves(begun)]);
  });

  test("is asked about, too, in the place of something else that is picked", () => {
    const instead = stateAfter(game, [press(target)], { ...begun, picked: [elsewhere] });
    expect([instead.question?.move, instead.picked, moves(instead)]).toEqual([card?.move, begun.usual, moves(begun)]);
  });

  test("is asked about, too, when somebody has it done for them", () => {
    const done = stateAfter(game, [{ type: "ask", move: card?.move ?? -1, at: 0 }], begun);
    expect([done.question?.move, done.question?.target, done.sending]).toEqual([card?.move, target, null]);
  });

  test("is made by the button that names it", () => {
    const done = stateAfter(game, [{ type: "button", move: card?.move ?? -1, at: 0 }], begun);
    expect([done.question, done.sending?.moves.at(-1)]).toEqual([null, open.printMove(card?.move ?? -1)]);
  });

  test("is taken by a second press of it, or by the button", () => {
    for (const yes of [press(target), confirmed()]) {
      expect(stateAfter(game, [yes], asked).sending?.moves.at(-1)).toBe(open.printMove(card?.move ?? -1));
    }
  });

  test("is not taken by a double click, nor by the end of the turn, nor by a position told again", () => {
    const once = stateAfter(game, [press(target)], begun);
    for (const input of [
      press(target, 399),
      confirmed(0),
      press(target, 300),
      { type: "end" } as const,
      position({ ...choosing }),
    ]) {
      const still = stateAfter(game, [input], once);
      expect({ ...still, question: { ...still.question, at: once.question?.at, hurried: undefined } }).toEqual(once);
    }
  });

  test("is not taken by a series of presses, each soon after the other", () => {
    const presses = [press(target), ...Array.from({ length: 4 }, () => press(target, 300))];
    const series = stateAfter(game, presses, begun);
    expect([series.question?.move, series.sending]).toEqual([asked.question?.move, null]);
    expect(series.question?.hurried, "so that it can be said").toBe(4);
    expect(stateAfter(game, [press(target)], series).sending).not.toBeNull();
  });

  test("is left alone by a press of another one, which is asked about instead, by undo and by letting go", () => {
    expect(stateAfter(game, [press(elsewhere)], asked).question?.move).toBe(another?.move);
    for (const type of ["undo", "let-go"] as const) expect(stateAfter(game, [{ type }], asked)).toEqual(begun);
  });

  test("is still asked about after a press of what cannot be used, which says why", () => {
    const after = stateAfter(game, [press("church:campanile")], asked);
    expect([after.question, after.blocked?.target]).toEqual([asked.question, "church:campanile"]);
  });

  test("stays a question after a reload and in another tab, and is asked about no more once it cannot be taken", () => {
    const question = { move: open.printMove(card?.move ?? -1), target };
    const kept: KeptDraft = { ply: choosing.ply, moves: [], asked: question };
    for (const state of [
      stateAfter(game, [position(choosing, kept)]),
      stateAfter(game, [{ type: "kept", kept }], begun),
    ]) {
      expect([state.question?.move, state.sending]).toEqual([card?.move, null]);
      const once = stateAfter(game, [press(target)], state);
      expect([once.question?.move, once.sending], "the first press since then").toEqual([card?.move, null]);
      expect(stateAfter(game, [press(target)], once).sending, "the second one").not.toBeNull();
      expect(stateAfter(game, [confirmed()], state).sending, "the button").not.toBeNull();
    }
    const other: KeptDraft = { ...kept, asked: { ...question, move: "nonsense" } };
    expect(stateAfter(game, [position(choosing, other)]).question).toBeNull();
    expect(stateAfter(game, [position({ ...choosing, ply: choosing.ply + 1 }, kept)]).question).toBeNull();
  });
});

describe("the last brick of what a card of Firenze costs", () => {
  const open = opened("firenze");
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const parts = ({ draft }: TurnState): readonly string[] =>
    draft === null ? [] : offersIn({ ...NOT_TO_ACT, draft }).flatMap(({ targets }) => targets);
  const isPriced = (state: State): boolean =>
    ["slot:1", "slot:2"].every((slot) => open.whyNot(state, firstSeat(open.toAct(state)), slot) === undefined);
  const choosing = positionIn(open, "to act", isPriced);
  const paying = (slot: string) => stateAfter(game, [position(choosing), press(slot)]);
  const brickIn = (state: TurnState): string => parts(state).find((target) => target.startsWith("storage:")) ?? "";

  test("is asked about once: when it has been confirmed, the payment is sent", () => {
    const begun = paying("slot:1");
    const asked = stateAfter(game, [press("slot:0"), press(brickIn(begun))], begun);
    expect([asked.question === null, asked.sending]).toEqual([false, null]);
    expect(stateAfter(game, [confirmed()], asked).sending?.moves.length).toBe(2);
  });

  test("is still asked about after a press of the card that it goes to, and laid by a second one", () => {
    const begun = paying("slot:1");
    const asked = stateAfter(game, [press(brickIn(begun)), press("slot:0")], begun);
    expect([asked.question?.target, asked.sending]).toEqual(["slot:0", null]);
    expect(stateAfter(game, [press("slot:0")], asked).sending?.moves.length).toBe(2);
  });

  test("is laid by a press of the card that it pays, too, but not by a quick one", () => {
    const begun = paying("slot:1");
    const asked = stateAfter(game, [press("slot:0"), press(brickIn(begun))], begun);
    expect(reasonAt(asked, "slot:1")).toBeNull();
    const quick = stateAfter(game, [press("slot:1", 600)], asked);
    expect([quick.question?.move, quick.blocked, quick.sending]).toEqual([asked.question?.move, null, null]);
    expect(stateAfter(game, [press("slot:1")], quick).sending?.moves.length).toBe(2);
    const other = stateAfter(game, [press("slot:2")], asked);
    expect([other.question?.move, other.blocked?.target, other.sending]).toEqual([
      asked.question?.move,
      "slot:2",
      null,
    ]);
  });

  test("played, but not confirmed, is not sent by a reload that finds it among the kept moves", () => {
    const asked = stateAfter(game, [press("slot:0"), press(brickIn(paying("slot:1")))], paying("slot:1"));
    const played = stateAfter(game, [{ type: "play", move: asked.question?.move ?? -1 }], asked);
    expect([played.draft?.edge, played.sending, endingOf(played)]).toEqual(["chance", null, "commit"]);
    const back = stateAfter(game, [position(choosing, { ply: choosing.ply, moves: moves(played) })]);
    expect([moves(back), back.sending, endingOf(back)]).toEqual([moves(played), null, "commit"]);
    expect(stateAfter(game, [{ type: "end" }], back).sending?.moves).toEqual(moves(played));
  });

  test("no part that can be pressed is said to be of no use while others of the payment have been pressed", () => {
    const begun = paying("slot:2");
    const half = stateAfter(game, [press("slot:1"), press(brickIn(begun))], begun);
    expect(moves(half).length + (half.draft?.clicks.length ?? 0)).toBeGreaterThan(1);
    for (const target of parts(half)) expect([target, reasonAt(half, target)]).toEqual([target, null]);
    expect(reasonAt(half, "slot:5")).not.toBeNull();
  });
});

test("what is picked in the place of something else is used by its second press, as by its first where nothing else was picked", () => {
  const open = opened("firenze", 2);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const founded = (state: State): readonly string[] =>
    possible(startDraft(open, firstSeat(open.toAct(state)), state))
      .map(open.printMove)
      .filter((move) => move.startsWith("found "));
  const acting = positionIn(open, "to act", (state) => founded(state).length > 1);
  const begun = stateAfter(game, [position(acting)]);
  const [held = [], wanted = []] = offersIn(begun).flatMap(({ targets }) =>
    targets[0]?.startsWith("site:") ? [targets] : [],
  );
  const other = stateAfter(game, [press(held[1] ?? ""), press(wanted[0] ?? "")], begun);
  expect([other.picked, moves(other)]).toEqual([[wanted[0]], []]);
  expect(moves(stateAfter(game, [press(wanted[0] ?? "")], other))).toEqual(
    moves(stateAfter(game, [press(wanted[0] ?? "")], begun)),
  );
  expect(moves(stateAfter(game, [press(wanted[0] ?? "")], other))).toHaveLength(1);
});

test("the end of a turn ends a part of it first, where only that has a button", () => {
  const open = opened("firenze", 2);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const acting = positionIn(open, "to act", (state) => {
    const draft = startDraft(open, firstSeat(open.toAct(state)), state);
    const built = possible(draft).find((move) => open.printMove(move) === "built");
    return built !== undefined && leadsTo(draft, built) === "own";
  });
  const begun = stateAfter(game, [position(acting)]);
  const ended = stateAfter(game, [{ type: "end" }], begun);
  expect([moves(ended)[0], ended.sending]).toEqual(["built", null]);
  const declining = { ...game, ui: { usualPicks: () => [], declines: () => true } };
  expect(moves(stateAfter(declining, [{ type: "end" }], begun))).toEqual([]);
});

describe("an exchange of bricks in Firenze", () => {
  const open = opened("firenze", 2);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const acting = positionIn(open, "to act", (state) => {
    const seat = firstSeat(open.toAct(state));
    const draft = startDraft(open, seat, state);
    const exchange = possible(draft).find((move) => open.printMove(move).startsWith("exchange"));
    return exchange !== undefined && possible(make(draft, exchange)).length > 2;
  });
  const begun = stateAfter(game, [position(acting)]);
  const brick = offersIn(begun).find(({ targets }) => targets[0]?.startsWith("brick:"))?.targets[0] ?? "";
  const given = (state: TurnState): string => offersIn(state)[0]?.targets[0] ?? "";
  const named = stateAfter(game, [press(brick)], begun);

  /** Gives what is due, the first bricks by presses that belong to the one before. */
  function paid(joining: number): TurnState {
    let state = named;
    for (let n = 0; n < 3; n++) {
      state = stateAfter(game, [{ ...press(given(state)), joins: n < joining } as TurnInput], state);
    }
    return state;
  }

  test("that was one choice is taken back as a whole: Undo shows the card's brick and the storage as they were", () => {
    const whole = paid(3);
    expect(moves(whole).map((move) => move.split(" ")[0])).toEqual(["exchange", "give", "give", "give"]);
    const back = stateAfter(game, [{ type: "undo" }], whole);
    expect([moves(back), back.joined]).toEqual([[], []]);
    const draft = whole.draft ?? startDraft(open, 0, open.setup());
    expect(open.printMove(lastStep(draft, whole.joined).move)).toBe(moves(whole)[0]);
  });

  test("whose bricks were given one by one is taken back one by one", () => {
    const back = stateAfter(game, [{ type: "undo" }], paid(0));
    expect(moves(back)).toHaveLength(3);
  });

  test("asks no question why a brick cannot be given any more after the second half of a double click, but after a later press", () => {
    const brick = given(stateAfter(game, [press(given(named)), press(given(named))], named));
    const pressAt = (at: number): TurnInput => ({ type: "press", target: brick, at });
    const done = stateAfter(game, [press(given(named)), press(given(named)), pressAt(900_000)], named);
    expect(stateAfter(game, [pressAt(900_200)], done)).toBe(done);
    expect(stateAfter(game, [pressAt(901_000)], done).blocked).toMatchObject({ reason: { code: "not-in-storage" } });
  });

  test("that began with a brick picked up is taken back brick by brick, and that brick with the choice", () => {
    const undo = { type: "undo" } as const;
    const once = stateAfter(game, [undo, undo], paid(1));
    expect(moves(once)).toHaveLength(2);
    expect(moves(stateAfter(game, [undo], once))).toEqual([]);
  });
});

describe("a simultaneous choice of Mille Fiori: everybody keeps a card", () => {
  const open = opened("mille-fiori");
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const keeping = positionIn(open, 1, (state) => isSimultaneous(open.toAct(state)));
  const begun = stateAfter(game, [position(keeping)]);
  const [first, other] = offersIn(begun);
  const choice = (n: typeof first) => open.printMove(n?.move ?? -1);
  const waitingFor = (n: typeof first): MatchUpdate => ({ ...keeping, waiting: [choice(n)] });
  const made = stateAfter(game, [{ type: "play", move: first?.move ?? -1 }], begun);
  const waiting = stateAfter(game, [answer(null, waitingFor(first))], made);
  const parts = (state: TurnState) => (state.position === null ? [] : waitingParts(open, state.position));

  test("is sent at once, and shown until it waits; then the board shows none of it but its parts", () => {
    expect(made.sending).toEqual({ ply: keeping.ply, moves: [choice(first)] });
    expect(made.draft === null ? [] : draftEvents(made.draft)).not.toEqual([]);
    expect([isWaiting(waiting), waiting.draft, waiting.sending]).toEqual([true, null, null]);
    expect(parts(waiting)).toEqual(first?.targets);
  });

  test("that another screen has made, or made anew, is known here", () => {
    const elsewhere = stateAfter(game, [position(waitingFor(first))], begun);
    expect([isWaiting(elsewhere), parts(elsewhere)]).toEqual([true, first?.targets]);
    const changed = stateAfter(game, [position(waitingFor(other))], elsewhere);
    expect([isWaiting(changed), parts(changed)]).toEqual([true, other?.targets]);
  });

  test("waits on when others have chosen", () => {
    expect(stateAfter(game, [position({ ...waitingFor(first), chosen: [true, true, false] })], waiting)).toBe(waiting);
  });

  test("is made anew by a button, and stays when the server repeats it", () => {
    const anew = stateAfter(game, [{ type: "rethink" }], waiting);
    expect([isWaiting(anew), offersIn(anew).length]).toEqual([false, offersIn(begun).length]);
    expect(stateAfter(game, [position(waitingFor(first))], anew)).toBe(anew);
    const state = stateAfter(game, [{ type: "play", move: other?.move ?? -1 }, answer(null, waitingFor(other))], anew);
    expect([isWaiting(state), parts(state)]).toEqual([true, other?.targets]);
  });

  test("is picked first, then confirmed by a second press or by the button, whoever else has chosen", () => {
    for (const chosen of [[], [true, false, true]]) {
      const asked = stateAfter(game, [position({ ...keeping, chosen }), press(first?.targets[0] ?? "")]);
      expect([asked.question?.move, asked.sending]).toEqual([first?.move, null]);
      for (const yes of [press(first?.targets[0] ?? ""), confirmed()]) {
        expect(stateAfter(game, [yes], asked).sending?.moves).toEqual([choice(first)]);
      }
    }
  });

  test("is final at once where all others have chosen, also while it is asked about", () => {
    const said = (...inputs: TurnInput[]): boolean | undefined => {
      const { draft, position: known } = stateAfter(game, inputs);
      return draft === null || first === undefined ? undefined : previewOf(game, draft, first.move, known).isLast;
    };
    const before = position({ ...keeping, chosen: [true, false, false] });
    const after = position({ ...keeping, chosen: [true, false, true] });
    expect([said(before), said(after)]).toEqual([false, true]);
    expect(said(before, press(first?.targets[0] ?? ""), after)).toBe(true);
  });

  test("is changed by a press of another part and its confirmation, and left alone by a press of its own", () => {
    const [target] = other?.targets.filter((each) => !(first?.targets ?? []).includes(each)) ?? [];
    const asked = stateAfter(game, [press(target ?? "")], waiting);
    expect([asked.question?.move, asked.sending]).toEqual([other?.move, null]);
    expect(stateAfter(game, [{ type: "let-go" }], asked)).toEqual(waiting);
    expect(stateAfter(game, [confirmed()], asked).sending?.moves).toEqual([choice(other)]);
    expect(stateAfter(game, [press(first?.targets[0] ?? "")], waiting)).toBe(waiting);
  });

  test("says why a part makes no other one, and goes on waiting", () => {
    const state = open.sample(keeping.view, new FastChance(1));
    const target = open.targets.find((each) => open.whyNot(state, 1, each) !== undefined) ?? "";
    const asked = stateAfter(game, [press(target)], waiting);
    expect(asked).toEqual({ ...waiting, blocked: { target, reason: open.whyNot(state, 1, target) } });
  });

  test("that is turned down for good goes back to the one that waits", () => {
    const anew = stateAfter(game, [{ type: "rethink" }, { type: "play", move: other?.move ?? -1 }], waiting);
    const state = stateAfter(game, [answer({ code: "not-legal" }, waitingFor(first))], anew);
    expect([isWaiting(state), state.refusal]).toEqual([true, { code: "not-legal" }]);
  });
});

test("who only watches has no turn", () => {
  const open = opened("calimala");
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const update = positionIn(open, "to act", () => true);
  expect(stateAfter(game, [position({ ...update, seat: null }), press("disc:white"), { type: "end" }])).toEqual(
    NOT_TO_ACT,
  );
});

test("a disc of Calimala ends by a press of its own, also where another one of the seat acts below", () => {
  const open = opened("calimala", 3);
  // Two ships, two cloth, no cards, and another own disc below.
  const read = open.parsePosition(
    "awaits=8 dealt=10 startPlayer=1 active=1 actor=1 street=9 position=1 uses=10 sides=75 cells=26789531" +
      "4 streetMask=34,96,384,272,5,9,130,288,80,132,257,24 streetsOf=1072,65,528,2080,2312,131,258,580,116" +
      "4 tiles=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 stacks=////////1100/// height=000000002000 cityRoom=12,1" +
      "2,12,12,12,12 giftRoom=555333444 artworkRoom=5344 warehouse=20000/40000/ workshops=11100 woven=200//" +
      "// ships=20000 cubes=36,40,40,0,0 coloured=11,12,12,0,0 white=3,3,3,0,0 room=255 possible=349,15,15," +
      "0,0 startCard=32100 deck=555555555 deckSize=45 deckThen=555555555 scoringHand=1110000000/0001110000/" +
      "0000001110// kept=1,4,7,0,0 hasKept=11100 openCard=10",
  );
  if (!read.ok) throw new Error(read.refusal);
  const game: TurnGame = { open, ui: { usualPicks: () => [], ends: (move) => move === "end" } };
  const plays = (...texts: readonly string[]) =>
    texts.map((text) => ({ type: "play" as const, move: open.parseMove(text) }));
  const begun = stateAfter(game, [position(sent(open, read.value, 0, 0))]);
  for (const all of [["use ship", "ship lisbon", "ship lisbon"], ["decline ship"]]) {
    const done = stateAfter(game, plays(...all), begun);
    expect(moves(done)).toEqual(all);
    expect(offersIn(done).map(({ move }) => open.printMove(move))).toEqual(["end"]);
    const ended = stateAfter(game, plays("end"), done);
    expect(moves(ended)).toEqual([...all, "end"]);
    expect(ended.sending).toBeNull();
    expect(moves(turned(game, ended, { type: "undo" }))).toEqual(all);
  }
});

describe("a part that is picked for another one, or makes a move by itself", () => {
  const open = opened("firenze");
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const bothWays = (state: State): boolean => {
    const names = legalOf(open, state, firstSeat(open.toAct(state))).map((move) => open.names(state, move));
    const alone = names.find((targets) => targets.length === 1 && targets[0]?.startsWith("hand:"))?.[0];
    return alone !== undefined && names.some((targets) => targets.length > 1 && targets.includes(alone));
  };
  const begun = stateAfter(game, [position(positionIn(open, "to act", bothWays))]);
  const offers = offersIn(begun);
  const alone = offers.find(
    ({ targets: [only = "", ...rest] }) =>
      rest.length === 0 && offers.some(({ targets }) => targets.length > 1 && targets.includes(only)),
  );
  const part = alone?.targets[0] ?? "";

  test("is picked by a press, and makes the move by a second one, but not by a double click", () => {
    const picked = stateAfter(game, [press(part)], begun);
    expect(picked.picked).toEqual([part]);
    expect(stateAfter(game, [press(part, 100)], picked)).toBe(picked);
    const made = stateAfter(game, [press(part)], picked);
    const move = open.printMove(alone?.move ?? -1);
    const asked = made.question === null ? null : open.printMove(made.question.move);
    expect([...moves(made), asked]).toContain(move);
  });
});

test("a brick that is pressed while its card is only picked says that the card comes first", () => {
  const open = opened("firenze", 2);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const isBoth = (texts: readonly string[]): boolean => texts.includes("card 2") && texts.includes("wholesaler 2");
  const match = positionIn(open, "to act", (state) => {
    const seat = firstSeat(open.toAct(state));
    return isBoth(legalOf(open, state, seat).map((move) => open.printMove(move)));
  });
  const begun = stateAfter(game, [position(match)]);
  const picked = stateAfter(game, [press("slot:1")], begun);
  expect([moves(picked), picked.picked]).toEqual([[], ["slot:1"]]);
  const bricks = open.targets.filter((target) => target.startsWith(`storage:${match.seat}:`));
  const answers = (from: TurnState) => bricks.map((brick) => stateAfter(game, [press(brick)], from).blocked);
  expect(answers(picked)).toContainEqual(expect.objectContaining({ first: "card 2" }));
  expect(answers(begun)).not.toContainEqual(expect.objectContaining({ first: expect.any(String) }));
});

test("a contract for which a tower is there, and with the Architect another one, is fulfilled by a second press", () => {
  const open = opened("firenze", 2);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  const read = open.parsePosition(
    "awaits=14 startPlayer=1 active=1 sealsLeft=9900 rowCard=12,12,12,12,12,12 bag=25,18,12,5,10,8 " +
      "towers=67,99,100,0,0,0,0,0,0,0,0,0/// towerCount=3,0,0,0 deck=422233132220213411111121112 hand=0100000000000///",
  );
  if (!read.ok) throw new Error(read.refusal);
  const begun = stateAfter(game, [position(sent(open, read.value, 0, 0))]);
  const after = (...targets: readonly string[]): TurnState =>
    stateAfter(
      game,
      targets.map((target) => press(target)),
      begun,
    );
  const [red, green] = ["contract:red:3", "contract:green:3"] as const;
  expect([moves(after(red)), after(red).picked]).toEqual([[], [red]]);
  expect(moves(after(red, red))).toEqual(["fulfil red 3"]);
  expect(moves(after(red, "hand:architect"))).toEqual(["fulfil red 3 architect down"]);
  // Another one comes in its place, and waits for a second press as well.
  expect([moves(after(red, green)), after(red, green).picked]).toEqual([[], [green]]);
  expect(moves(after(red, green, green))).toEqual(["fulfil green 3"]);
  expect(moves(after(green, red, red)), "made before anything is picked").toEqual(["fulfil green 3", "fulfil red 3"]);
  // So is one that the Architect alone makes possible; of him it is not known what he is for.
  expect([moves(after("contract:red:5")), after("contract:red:5").picked]).toEqual([[], ["contract:red:5"]]);
  expect(moves(after("contract:red:5", "contract:red:5"))).toEqual(["fulfil red 5 architect up"]);
  expect(after("hand:architect", "hand:architect")).toMatchObject({ picked: [] });
});

describe("with persons of Firenze in hand", () => {
  const open = opened("firenze", 2);
  const game: TurnGame = { open, ui: { usualPicks: () => [] } };
  /** The first choice of a card, with these persons in hand: their number for each kind; also without a brick. */
  const beginWith = (hand: string, isBare = false): TurnState => {
    const choosing = open.setup();
    const chance = new FastChance(1);
    while (open.toAct(choosing) === CHANCE) open.resolve(choosing, randomOutcome(open, choosing, chance));
    const seat = firstSeat(open.toAct(choosing));
    const whole = open.printPosition(choosing);
    const read = open.parsePosition(
      `${isBare ? whole.replace(/ storage=\S+/, "") : whole} hand=${[0, 1, 2, 3].map((each) => (each === seat ? hand.padEnd(13, "0") : "")).join("/")}`,
    );
    if (!read.ok) throw new Error(read.refusal);
    return stateAfter(game, [position(sent(open, read.value, seat, 0))]);
  };
  const asked = ({ question }: TurnState) => (question === null ? null : open.printMove(question.move));

  test("a free card is asked about by its first press, also beside a Wholesaler, and taken by the second", () => {
    const begun = beginWith("0001");
    const once = stateAfter(game, [press("slot:0")], begun);
    expect([asked(once), once.sending]).toEqual(["card 1", null]);
    expect(stateAfter(game, [press("slot:0")], once).sending?.moves).toEqual(["card 1"]);
    expect(asked(stateAfter(game, [press("hand:wholesaler")], once))).toBe("wholesaler 1");
    expect(stateAfter(game, [{ type: "let-go" }], once)).toMatchObject({ picked: [], question: null });
  });

  test("a card that is the only one, and would soon be taken by itself, is asked about by no press", () => {
    const only = stateAfter(game, [press("slot:0")], beginWith("", true));
    expect([asked(only), only.sending?.moves]).toEqual([null, ["card 1"]]);
  });

  test("a person that could be played before the pressed card is said to be left out, another card is not", () => {
    const held = stateAfter(game, [press("hand:princess")], beginWith("001001"));
    expect(held).toMatchObject({ picked: ["hand:princess"], blocked: null });
    const once = stateAfter(game, [press("slot:0")], held);
    expect([asked(once), once.blocked]).toEqual(["card 1", { target: "slot:0", left: "princess" }]);
    expect(stateAfter(game, [press("slot:1")], once).blocked).toBeNull();
  });
});
