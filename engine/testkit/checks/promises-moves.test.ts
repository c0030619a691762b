import { describe, expect, test } from "vitest";
import { EVERYBODY, type GameTypes, NO_MOVE } from "../../game.ts";
import { chanceBuffer, MAX_OUTCOMES, outcomeOf, totalWeight } from "../../match/chance.ts";
import { refused } from "../../result.ts";
import { CHANCE, isSimultaneous, isToAct, NOBODY } from "../../to-act.ts";
import {
  alternating,
  both,
  type Change,
  complaint,
  noting,
  type Opened,
  RELAY,
  reversedFor,
  STALLS,
  type State,
  scoreOf,
  spoil,
} from "../conformance/broken.fixture.ts";
import { FORCED, MOVES, OUTCOMES, SIMULTANEOUS, TELL, TO_ACT } from "./moves.ts";

/** For each promise about seats to act, moves, outcomes and events, variants of a miniature game that break it. */

describe(TO_ACT.name, () => {
  test.each<[string, Change]>([
    ["toAct is -1", () => ({ toAct: () => -1 })],
    ["toAct is 1.5", () => ({ toAct: () => 1.5 })],
    [`toAct is ${CHANCE + 1}`, () => ({ toAct: () => CHANCE + 1 })],
    ["names a seat that the match does not have", (open) => ({ toAct: () => 1 << open.seats })],
    ["progress is -0.1", () => ({ progress: () => -0.1 })],
    ["progress is 1.1", () => ({ progress: () => 1.1 })],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(TO_ACT, subject, change)).toContain(says);
  });
});

describe(MOVES.name, () => {
  test.each<[string, Change]>([
    [
      "that is not in the table: ",
      (open) => ({
        legalMoves: (s, seat, out) => {
          const n = open.legalMoves(s, seat, out);
          if (n > 0) out[n] = open.moves.length;
          return n > 0 ? n + 1 : 0;
        },
      }),
    ],
    ["no press tells moves of seat ", ({ targets }) => ({ names: () => targets.slice(0, 1) })],
    ["legal moves asked for twice", (open) => ({ legalMoves: reversedFor(open, alternating()) })],
    [
      "legal moves of a copy",
      (open) => {
        const { note, isNoted } = noting();
        const printPosition: Opened["printPosition"] = (s) => open.printPosition(note(s));
        return { printPosition, legalMoves: reversedFor(open, (s) => !isNoted(s)) };
      },
    ],
    [
      "legal moves after notation",
      (open) => {
        const { note, isNoted } = noting();
        const parsePosition: Opened["parsePosition"] = (text) => {
          const parsed = open.parsePosition(text);
          if (parsed.ok) note(parsed.value);
          return parsed;
        };
        return { parsePosition, legalMoves: reversedFor(open, isNoted) };
      },
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(MOVES, subject, change)).toContain(says);
  });

  test("says nothing of positions that do not parse: that is another promise", () => {
    expect(complaint(MOVES, RELAY, () => ({ parsePosition: () => refused("no") }))).toBeUndefined();
  });
});

describe(OUTCOMES.name, () => {
  /** The list of outcomes, changed by hand; returns how many. */
  const listing =
    (edit: (out: ReturnType<typeof chanceBuffer>, n: number, s: State) => number | undefined): Change =>
    (open) => ({
      chance: (s, out) => {
        const n = open.chance(s, out as ReturnType<typeof chanceBuffer>);
        return edit(out as ReturnType<typeof chanceBuffer>, n, s) ?? n;
      },
    });
  const drawnFrom =
    (open: Opened): NonNullable<Opened["draw"]> =>
    (s, source) => {
      const buffer = chanceBuffer();
      const n = open.chance(s, buffer);
      return n === 1 ? (buffer.outcomes[0] ?? 0) : outcomeOf(buffer, n, source.below(totalWeight(buffer, n)));
    };

  const { note, isNoted } = noting();

  test.each<[string, Change]>([
    ["0 outcomes", listing(() => 0)],
    [`${MAX_OUTCOMES + 1} outcomes`, listing(() => MAX_OUTCOMES + 1)],
    [
      "an outcome comes twice",
      listing((out, n) => {
        out.outcomes[n] = out.outcomes[0] ?? 0;
        return n + 1;
      }),
    ],
    [
      "outcome 99 is not in the table",
      listing((out) => {
        out.outcomes[0] = 99;
        return undefined;
      }),
    ],
    ["changes nothing", () => ({ resolve: () => undefined })],
    [
      "outcomes of a copy",
      (open) => ({
        ...listing((out, _, s) => {
          if (!isNoted(s)) out.weights[0] = (out.weights[0] ?? 0) + 1;
          return undefined;
        })(open),
        toAct: (s) => open.toAct(note(s)),
      }),
    ],
    ["ticket 0 draws", (open) => ({ draw: (s, source) => (drawnFrom(open)(s, source) + 1) % open.outcomes.length })],
    ["drawing asks for one of 99", () => ({ draw: (_, source) => source.below(99) })],
    [
      "bytes after drawing",
      (open) => ({
        draw: (s, source) => {
          const drawn = drawnFrom(open)(s, source);
          spoil(s);
          return drawn;
        },
      }),
    ],
  ])("%s", (says, change) => {
    expect(complaint(OUTCOMES, STALLS, change)).toContain(says);
  });

  test("a draw of a single outcome asks for no chance", () => {
    const change: Change = (open) => ({
      draw: (s, source) => {
        const buffer = chanceBuffer();
        const n = open.chance(s, buffer);
        return outcomeOf(buffer, n, source.below(totalWeight(buffer, n)));
      },
    });
    expect(complaint(OUTCOMES, RELAY, change)).toContain("drawing asks for one of 1, there are 1 tickets for 1");
  });

  test("a draw that picks from the list is as good", () => {
    for (const subject of both)
      expect(complaint(OUTCOMES, subject, (open) => ({ draw: drawnFrom(open) }))).toBeUndefined();
  });
});

/** Nothing is hidden: every view is the state itself. */
function sampledAsItIs(open: Opened): Partial<Opened> {
  let seen = open.setup();
  const view: Opened["view"] = (s, viewer) => {
    seen = s;
    return open.view(s, viewer);
  };
  return { view, sample: () => seen };
}

describe(FORCED.name, () => {
  const forcedWhen =
    (when: (mask: number) => boolean): Change =>
    (open) => ({ forced: (s) => (when(open.toAct(s)) ? 0 : NO_MOVE) });

  test.each<[string, Change]>([
    [`a move is forced, toAct is ${CHANCE}`, forcedWhen((mask) => mask === CHANCE)],
    [`a move is forced, toAct is ${NOBODY}`, forcedWhen((mask) => mask === NOBODY)],
    ["a move is forced, toAct is 3", forcedWhen((mask) => isSimultaneous(mask))],
  ])("%s", (says, change) => {
    expect(complaint(FORCED, RELAY, change)).toContain(says);
  });

  test.each<[string, (list: readonly number[]) => number]>([
    ["one of several", (list) => (list.length > 1 ? (list[0] ?? 0) : NO_MOVE)],
    ["another than the only one", (list) => (list.length === 1 ? ((list[0] ?? 0) + 1) % 3 : NO_MOVE)],
  ])("%s", (_, pick) => {
    const change: Change = (open) => ({
      forced: (s) => {
        const mask = open.toAct(s);
        if (mask === CHANCE || mask === NOBODY || isSimultaneous(mask)) return NO_MOVE;
        const out = new Uint16Array(512);
        return pick([...out.subarray(0, open.legalMoves(s, (31 - Math.clz32(mask)) as 0, out))]);
      },
    });
    for (const subject of both) expect(complaint(FORCED, subject, change)).toContain("is forced, legal are");
    const hidden = { ...STALLS, secrets: { ...STALLS.secrets, hidden: () => [] } };
    expect(complaint(FORCED, hidden, (open) => ({ ...change(open), ...sampledAsItIs(open) }))).toContain("legal are");
  });
});

describe(SIMULTANEOUS.name, () => {
  test("a choice that forbids another one", () => {
    const change: Change = (open) => ({
      legalMoves: (s, seat, out) => (seat > 0 && !isToAct(open.toAct(s), 0) ? 0 : open.legalMoves(s, seat, out)),
    });
    expect(complaint(SIMULTANEOUS, RELAY, change)).toContain("another seat's choice forbids");
  });

  test("the order of choices, kept", () => {
    const change: Change = (open) => ({
      play: (s, seat, move, tell) => {
        open.play(s, seat, move, tell);
        scoreOf(s)[0] = seat + 1;
      },
    });
    expect(complaint(SIMULTANEOUS, RELAY, change)).toContain("in descending order of seats");
  });
});

describe(TELL.name, () => {
  /** Changes every event of moves and outcomes. */
  const told =
    (event: (plain: GameTypes["event"]) => GameTypes["event"], audience: (plain: number) => number): Change =>
    (open) => ({
      play: (s, seat, move, tell) => open.play(s, seat, move, tell && ((e, mask) => tell(event(e), audience(mask)))),
      resolve: (s, outcome, tell) => open.resolve(s, outcome, tell && ((e, mask) => tell(event(e), audience(mask)))),
    });
  const same = <T>(each: T): T => each;

  test.each<[string, Change]>([
    ["has the audience 0", told(same, () => 0)],
    [`has the audience ${EVERYBODY + 1}`, told(same, () => EVERYBODY + 1)],
    ["is not plain JSON", told((e) => ({ ...e, share: Number.NaN }), same)],
    ["is not plain JSON", told((e) => ({ ...e, card: undefined }), same)],
    [
      "without anybody listening",
      (open) => ({
        resolve: (s, outcome, tell) => {
          open.resolve(s, outcome, tell);
          if (tell) spoil(s);
        },
      }),
    ],
    [
      "without anybody listening",
      (open) => ({
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          if (tell) spoil(s);
        },
      }),
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(TELL, subject, change)).toContain(says);
  });
});
