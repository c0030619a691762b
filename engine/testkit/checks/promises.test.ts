import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../game.ts";
import type { Standings } from "../../standings.ts";
import { NOBODY } from "../../to-act.ts";
import {
  both,
  type Change,
  complaint,
  counting,
  type Opened,
  outscore,
  positionsOf,
  STALLS,
  type State,
  scoreOf,
  spoil,
} from "../conformance/broken.fixture.ts";
import { PROMISES, type Subject, settingsOf } from "../index.ts";
import { openSetting } from "../settings.ts";
import { GROUPS } from "./groups.ts";
import { checkMatch, checkTables } from "./matches.ts";
import { REASONS } from "./reasons.ts";
import { OPEN_VIEW, SAMPLERS, SAMPLES_PLAY_ON, standingsAddUp } from "./samples.ts";

/** Unbroken games keep all promises. Variants of them break the promises about groups, reasons, samples and matches. */

describe("an unbroken game", () => {
  test.each(PROMISES.map((promise) => [promise.name, promise] as const))("keeps: %s", (_, promise) => {
    for (const subject of both) expect(complaint(promise, subject)).toBeUndefined();
  });
});

describe(GROUPS.name, () => {
  /** Moves 0, 1 and 2, each once, then nobody; `follows` says which may come after which. */
  const deck = (follows: (before: number, move: number) => boolean, group: (move: number) => string | undefined) => {
    type Played = { readonly moves: number[] };
    const copy = (from: Played, to: Played): void => void to.moves.splice(0, Number.POSITIVE_INFINITY, ...from.moves);
    const may = ({ moves }: Played, move: number): boolean =>
      !moves.includes(move) && moves.every((before) => follows(before, move));
    const all = (s: Played): number[] => [0, 1, 2].filter((move) => may(s, move));
    const open = {
      blank: () => ({ moves: [] }),
      copy,
      toAct: (s: Played) => (all(s).length === 0 ? NOBODY : 1),
      legalMoves: (s: Played, seat: number, out: Uint16Array) => {
        const list = seat === 0 ? all(s) : [];
        out.set(list);
        return list.length;
      },
      play: (s: Played, _: number, move: number) => void s.moves.push(move),
      group,
      printMove: (move: number) => `move ${move}`,
    } as unknown as Opened;
    return () => GROUPS.check({ open, state: { moves: [] } as unknown as State } as never);
  };
  const anyOrder = () => true;
  const ascending = (before: number, move: number) => before < move;

  test("any order of two moves that are said to have none", () => {
    expect(deck(anyOrder, () => "all")).toThrow('both "move 0, move 1, move 2" and "move 0, move 2, move 1" are legal');
  });

  test("and of two that lie apart, but not of those without a group or of two groups", () => {
    const outer = (move: number) => (move === 1 ? undefined : "outer");
    expect(deck(anyOrder, outer)).toThrow('both "move 0, move 2" and "move 2, move 0" are legal');
    expect(deck(ascending, () => "all")).not.toThrow();
    expect(deck(anyOrder, () => undefined)).not.toThrow();
    expect(deck(anyOrder, (move) => `${move}`)).not.toThrow();
  });
});

describe(REASONS.name, () => {
  test.each<[string, Change]>([
    ["which is not a target", () => ({ names: () => ["elsewhere"] })],
    [
      "is not in the game's list",
      (open) => ({ whyNot: (s, seat, t) => open.whyNot(s, seat, t) && { code: "because" } }),
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(REASONS, subject, change)).toContain(says);
  });
});

describe(SAMPLES_PLAY_ON.name, () => {
  const sampled =
    (change: (s: State) => void): Change =>
    (open) => ({
      sample: (view, source) => {
        const s = open.sample(view, source);
        change(s);
        return s;
      },
    });
  const lost = sampled((s) => {
    const { deck } = s as unknown as { deck: number[] };
    deck[2] = ((deck[2] ?? 0) + 1) % 4;
  });

  test.each<[string, Change]>([
    ["a sample for", sampled(outscore)],
    ["pieces of a sample for", lost],
    ["not over after", () => ({ maxEntries: 0 })],
    [
      "the parts of a score do not add up to its points",
      (open) => ({
        standings: (s) => {
          const { scores, ...rest } = open.standings(s);
          return { ...rest, scores: scores.map((each) => ({ ...each, points: each.points + 1 })) };
        },
      }),
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(SAMPLES_PLAY_ON, subject, change)).toContain(says);
  });

  test("what is open is sampled as it is", () => {
    for (const subject of both) {
      expect(complaint(OPEN_VIEW, subject, sampled(spoil))).toContain("the sample of an open view");
    }
  });
});

describe(SAMPLERS.name, () => {
  const writing =
    (change: (before: number, s: State, writes: number) => void): Change =>
    (open) => ({
      sampler: (view) => {
        const { write } = open.sampler(view);
        let writes = 0;
        return {
          write(s, source) {
            const before = scoreOf(s)[0];
            write(s, source);
            change(before, s, writes++);
          },
        };
      },
    });

  test.each<[string, Change]>([
    ["remembers that it was used", writing((_, s, writes) => void (writes > 0 && spoil(s)))],
    ["leaves a number of the state it writes over", writing((before, s) => Object.assign(scoreOf(s), [before + 1]))],
    ["deals otherwise than sample", (open) => ({ sampler: (view) => open.sampler({ ...(view as object), dealt: 1 }) })],
  ])("one that %s", (_, change) => {
    for (const subject of both) expect(complaint(SAMPLERS, subject, change)).toContain("a sample for");
  });
});

describe("standings", () => {
  const addUp = (standings: Partial<Standings>): boolean => {
    const score = { points: 5, sources: { tiles: 3, cards: 2 } };
    const whole = { ranks: [1, 2, 2], scores: [score, score, score], ties: [], ...standings };
    return standingsAddUp({ seats: 3, standings: () => whole } as unknown as Opened, {} as State);
  };
  const score = { points: 5, sources: { tiles: 3, cards: 2 } };

  test.each<[string, boolean, Partial<Standings>]>([
    ["a shared second rank", true, {}],
    ["a shared win", true, { ranks: [1, 3, 1] }],
    ["all level", true, { ranks: [1, 1, 1] }],
    ["too few ranks", false, { ranks: [1, 2] }],
    ["too few scores", false, { scores: [score, score] }],
    ["no first rank", false, { ranks: [2, 2, 2] }],
    ["half a rank", false, { ranks: [1, 2.5, 2] }],
    ["rank 0", false, { ranks: [0, 1, 2] }],
    ["a rank beyond the seats", false, { ranks: [1, 2, 4] }],
    ["a gap", false, { ranks: [1, 3, 3] }],
    ["parts that do not add up", false, { scores: [score, score, { points: 5, sources: { tiles: 3 } }] }],
  ])("%s", (_, holds, standings) => {
    expect(addUp(standings)).toBe(holds);
  });
});

describe("tables and matches", () => {
  const plain = openSetting(STALLS.game, settingsOf(STALLS.game.meta)[0] ?? { seats: 2, switches: {} });
  const tables = (change: Partial<Opened>) => () => checkTables({ ...plain, ...change });

  test.each<[string, Partial<Opened>]>([
    ['the move 0 prints as " ', { printMove: (move) => ` ${plain.printMove(move)}` }],
    ['the outcome 0 prints as "', { printOutcome: (outcome) => `${plain.printOutcome(outcome)} ` }],
    ["instead of 0", { parseOutcome: () => -1 }],
    ['the move "?" parses as 0', { parseMove: (text) => (text === "?" ? 0 : plain.parseMove(text)) }],
    ['the outcome "" parses as 7', { parseOutcome: (text) => (text === "" ? 7 : plain.parseOutcome(text)) }],
    ["a target comes twice", { targets: [...plain.targets, plain.targets[0] ?? ""] }],
    ["is not refused", { parsePosition: () => plain.parsePosition(plain.printPosition(plain.setup())) }],
  ])("%s", (says, change) => {
    expect(tables({})).not.toThrow();
    expect(tables(change)).toThrow(says);
  });

  const played = [...positionsOf(STALLS)].find(({ open, state }) => open.toAct(state) === NOBODY);
  const match =
    (change: Partial<Opened>, subject = STALLS) =>
    () => {
      if (played === undefined) throw new Error("a match ends");
      checkMatch(subject, { ...played.open, ...change }, played.entries, played.state);
    };
  const doubled: Subject<GameTypes> = {
    ...STALLS,
    pointsOf: (event) => STALLS.pointsOf(event)?.map((n) => 2 * n),
  };
  const fourth: Subject<GameTypes> = {
    ...STALLS,
    pointsOf: (event) => (STALLS.pointsOf(event) === undefined ? undefined : [...(STALLS.pointsOf(event) ?? []), 0, 1]),
  };

  test("of a good match say nothing", () => {
    expect(match({})).not.toThrow();
    expect(match({ maxEntries: played?.entries.length ?? 0 })).not.toThrow();
  });

  test.each<[string, () => void]>([
    ["not over after", match({ toAct: () => 1 })],
    ["more than maxEntries", match({ maxEntries: (played?.entries.length ?? 0) - 1 })],
    ["progress goes from 1.5 to 1.5", match({ progress: () => 1.5 })],
    ["progress goes from -1 to -1", match({ progress: () => -1 })],
    ["standings {", match({ standings: () => ({ ranks: [], scores: [], ties: [] }) })],
    ["ply 0, ", match({ parseMove: () => -1, parseOutcome: () => -1 })],
    ["hash after replay", match({ hash: counting((n) => `${n}`) })],
    ["the sum of the scored events", match({}, doubled)],
    ["of the traits", match({ traits: { ...plain.traits, hides: false } })],
    ["of the traits", match({ traits: { ...plain.traits, simultaneous: true } })],
    ["outside the bounds 30 to 40", match({ traits: { ...plain.traits, points: { least: 30, most: 40 } } })],
    ["points for a seat that the match does not have", match({}, fourth)],
  ])("%s", (says, check) => {
    expect(check).toThrow(says);
  });
});
