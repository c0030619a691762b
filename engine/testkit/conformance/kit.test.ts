import { describe, expect, test } from "vitest";
import type { GameTypes, MoveBuffer, OpenGame, Reason, Tell } from "../../game.ts";
import { EVERYBODY, NO_MOVE } from "../../game.ts";
import { CHANCE, firstSeat, isSimultaneous } from "../../to-act.ts";
import { REDEALS_LOOK_ALIKE } from "../checks/leaks.ts";
import { SEEN_AS } from "../checks/outcomes.ts";
import { STAINS_STAY_INSIDE } from "../checks/stains.ts";
import { checkPositions, legalMovesOf, PROMISES, type Promised, type Subject } from "../index.ts";
import type { RelayTypes } from "../relay/index.ts";
import { RELAY_SUBJECT } from "../relay/subject.ts";
import type { StallsTypes } from "../stalls/index.ts";
import { MOVES } from "../stalls/moves.ts";
import { AWAITS, GOOD_INDEX, TOWER } from "../stalls/state.ts";
import { STALLS_SUBJECT as STALLS } from "../stalls/subject.ts";

/** The same game with some members of the opened game replaced. */
function variant<T extends GameTypes>(
  subject: Subject<T>,
  change: (open: OpenGame<T>) => Partial<OpenGame<T>>,
): Subject<T> {
  const { game } = subject;
  const open: typeof game.open = (seats, options, content) => {
    const plain = game.open(seats, options, content);
    return { ...plain, ...change(plain) };
  };
  return { ...subject, game: { ...game, open } };
}

type Change<T extends GameTypes> = (open: OpenGame<T>) => Partial<OpenGame<T>>;
const AMOUNT = { positions: 600, seed: 3 };
const stalls = (change: Change<StallsTypes>) => () => checkPositions(variant(STALLS, change), AMOUNT);
const relay = (change: Change<RelayTypes>) => () => checkPositions(variant(RELAY_SUBJECT, change), AMOUNT);

/** Appends a move to a list of legal moves. */
const also = (out: MoveBuffer, n: number, move: number): number => {
  out[n] = move;
  return n + 1;
};

/** The only legal move, hidden or not. */
function onlyMove<T extends GameTypes>(open: OpenGame<T>, state: T["state"]): number {
  const mask = open.toAct(state);
  if (mask === CHANCE || mask === 0 || isSimultaneous(mask)) return NO_MOVE;
  const list = legalMovesOf(open, state, firstSeat(mask));
  return list.length === 1 ? (list[0] ?? NO_MOVE) : NO_MOVE;
}

/** The view reveals all hands, and the sample keeps to them. */
const leaky = variant(STALLS, (open) => ({
  view: (state, viewer) => ({ ...open.view(state, viewer), hands: open.view(state, "open").hands }),
}));

const COUNTS_DECK: Change<StallsTypes> = (open) => ({
  whyNot: (s, seat, target) => {
    const reason = open.whyNot(s, seat, target);
    return reason?.code === "not-your-turn" ? { ...reason, facts: { seat: s.deck[0] } } : reason;
  },
});

/** The events of a move reveal how much salt the others have. */
const TELLS_HAND: Change<StallsTypes> = (open) => ({
  play: (s, seat, move, tell) => {
    open.play(s, seat, move, tell);
    const salt = s.opened.players.reduce((sum: number, player) => sum + (player === seat ? 0 : s.hand[player][2]), 0);
    for (const points of [salt, -salt]) tell?.({ type: "scored", seat, points, source: "taken" }, EVERYBODY);
  },
});

/** Adds up hands in a way that is the same in many deals. */
const HASHES_HANDS: Change<RelayTypes> = (open) => ({
  view: (s, viewer) => ({
    ...open.view(s, viewer),
    handSizes: s.opened.players.map((seat) => s.hand[seat][0] + s.hand[seat][1] + (s.hand[seat][2] % 100)),
  }),
});

/** Pays for a bench or booth in any order. */
const ANY_ORDER: Change<StallsTypes> = (open) => {
  const legalMoves: typeof open.legalMoves = (s, seat, out) => {
    if (s.awaits[0] !== AWAITS.pay || s.stall[0] === TOWER || s.active[0] !== seat)
      return open.legalMoves(s, seat, out);
    const held = GOOD_INDEX.filter((good) => s.hand[seat as 0][good] > 0);
    for (const [i, good] of held.entries()) out[i] = MOVES.first.pay + good;
    return held.length;
  };
  const play: typeof open.play = (s, seat, move, tell) => {
    open.play(s, seat, move, tell);
    if (s.stall[0] !== TOWER) s.last[0] = 0;
  };
  const whyNot: typeof open.whyNot = (s, seat, target) => {
    const named = legalMovesOf({ ...open, legalMoves }, s, seat).flatMap((move) => open.names(s, move));
    return named.includes(target) ? undefined : open.whyNot(s, seat, target);
  };
  return { legalMoves, play, whyNot };
};

describe("the kit", () => {
  test("finds a view and a sample that leak together, by the re-deal, the stain or a hidden draw alone", () => {
    expect(() => checkPositions(leaky, AMOUNT, [REDEALS_LOOK_ALIKE])).toThrow(REDEALS_LOOK_ALIKE.name);
    expect(() => checkPositions(leaky, AMOUNT, [STAINS_STAY_INSIDE])).toThrow("shows in");
    expect(() => checkPositions(leaky, AMOUNT, [SEEN_AS])).toThrow("do not look alike");
    const found = [REDEALS_LOOK_ALIKE, STAINS_STAY_INSIDE, SEEN_AS];
    const others = PROMISES.filter((promise) => !found.includes(promise));
    expect(() => checkPositions(leaky, AMOUNT, others)).not.toThrow();
  }, 60_000);

  test.each<[what: string, check: (promises: readonly Promised[]) => void]>([
    ["a reason", (promises) => checkPositions(variant(STALLS, COUNTS_DECK), AMOUNT, promises)],
    ["an event", (promises) => checkPositions(variant(STALLS, TELLS_HAND), AMOUNT, promises)],
    [
      "a view, of what is known in all,",
      (promises) => checkPositions(variant(RELAY_SUBJECT, HASHES_HANDS), AMOUNT, promises),
    ],
  ])("finds a leak in %s by the stain alone", (_, check) => {
    expect(() => check([STAINS_STAY_INSIDE])).toThrow(STAINS_STAY_INSIDE.name);
  });

  test.each<[what: string, check: () => void, finds: string | RegExp]>([
    [
      "a legal move that comes twice",
      stalls((open) => ({
        legalMoves: (s, seat, out) => {
          const n = open.legalMoves(s, seat, out);
          return n === 0 ? 0 : also(out, n, out[0] ?? 0);
        },
      })),
      "a legal move twice",
    ],
    [
      "a legal move of a seat that is not to act",
      stalls((open) => ({ legalMoves: (s, seat, out) => open.legalMoves(s, seat, out) || also(out, 0, 1) })),
      "1 legal moves, toAct is",
    ],
    [
      "moves forced by a hidden hand",
      stalls((open) => ({ forced: (s) => onlyMove(open, s) })),
      /is forced, legal are|what anybody sees|written over/,
    ],
    ["a reason that counts the deck", stalls(COUNTS_DECK), "shows in"],
    [
      "a draw that everybody hears",
      stalls((open) => ({
        resolve: (s, outcome, tell) => open.resolve(s, outcome, tell && ((event) => tell(event, 63))),
      })),
      "events tell nobody more",
    ],
    [
      "somebody to act by what they hold",
      relay((open) => ({
        toAct: (s) => {
          const mask = open.toAct(s);
          if (!isSimultaneous(mask)) return mask;
          const free = s.opened.players.filter((seat) => legalMovesOf(open, s, seat).length > 1);
          return free.length === 0 ? mask : free.reduce((sum: number, seat) => sum | (1 << seat), 0);
        },
      })),
      /legal moves|what anybody sees/,
    ],
    [
      "events that change the state",
      stalls((open) => ({
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          if (tell) s.score[seat as 0]++;
        },
      })),
      "without anybody listening",
    ],
    ["a copy that copies nothing", stalls(() => ({ copy: () => undefined })), "copies are independent"],
    [
      "notation that forgets",
      stalls((open) => ({ printPosition: (s) => open.printPosition(s).replace(/ passes=\d/, "") })),
      "bytes after notation",
    ],
    [
      "an outcome without weight",
      stalls((open) => ({
        chance: (s, out) => {
          const n = open.chance(s, out);
          out.weights[0] = 0;
          return n;
        },
      })),
      "the weight 0",
    ],
    ["two orders of one payment", stalls(ANY_ORDER), "the moves of an order-free group"],
    [
      "a card that is lost",
      stalls((open) => ({
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          if (MOVES.typeOf(move) === "pay") s.discard[(move - MOVES.first.pay) as 0]--;
        },
      })),
      "no piece is lost or made",
    ],
    [
      "points that no event reports",
      stalls((open) => ({
        play: (s, seat, move, tell) => open.play(s, seat, move, tell && unscored(tell)),
      })),
      "the sum of the scored events",
    ],
    [
      "a sample that forgets what was proved",
      stalls((open) => ({
        sample: (view, source) => {
          const s = open.sample({ ...view, awaits: "turn" }, source);
          s.awaits[0] = AWAITS[view.awaits];
          return s;
        },
      })),
      /sample|empty|legal move/,
    ],
    [
      "choices that remember their order",
      relay((open) => ({
        play: (s, seat, move, tell) => {
          const first = isSimultaneous(open.toAct(s));
          open.play(s, seat, move, tell);
          if (first) s.score[0] = seat;
        },
      })),
      "in descending order of seats",
    ],
    [
      "a reason for anything",
      relay((open) => ({ whyNot: (s, seat, target) => open.whyNot(s, seat, target) && IMPOSSIBLE })),
      "impossible",
    ],
    ["no reason at all", stalls(() => ({ whyNot: () => undefined })), "no reason"],
    ["a match that is too long", stalls(() => ({ maxEntries: 12 })), /not over|maxEntries/],
    [
      "a view that changes the state",
      stalls((open) => ({
        view: (s, viewer) => {
          s.score[0] = (s.score[0] + 1) % 10;
          return open.view(s, viewer);
        },
      })),
      "looking changes nothing",
    ],
    [
      "a number out of bounds",
      stalls((open) => ({
        setup: () => {
          const s = open.setup();
          s.passes[0] = 9;
          return s;
        },
      })),
      "which is not within 0 to 3",
    ],
    ["moves without notation", stalls(() => ({ parseMove: () => -1 })), "parses as -1"],
  ])("finds %s", (_, check, finds) => {
    expect(check).toThrow(finds);
  });
});

const IMPOSSIBLE: Reason = { code: "impossible" };

const unscored =
  (tell: Tell<StallsTypes["event"]>): Tell<StallsTypes["event"]> =>
  (event, audience) => {
    if (event.type !== "scored") tell(event, audience);
  };
