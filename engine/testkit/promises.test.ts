import { describe, expect, test } from "vitest";
import { chanceBuffer, FastChance, MAX_OUTCOMES, outcomeOf, totalWeight } from "../chance.ts";
import { EVERYBODY, type GameTypes, NO_MOVE, type OpenGame } from "../game.ts";
import type { Entry } from "../log.ts";
import { nextEntry, randomMove } from "../playout.ts";
import { refused } from "../result.ts";
import type { Standings } from "../standings.ts";
import { CHANCE, isSimultaneous, isToAct, NOBODY } from "../to-act.ts";
import { EVENTS_TELL_NO_MORE } from "./checks/events.ts";
import { GROUPS } from "./checks/groups.ts";
import { REDEALS_LOOK_ALIKE, SAMPLES_LOOK_ALIKE } from "./checks/leaks.ts";
import { checkMatch, checkTables } from "./checks/matches.ts";
import { FORCED, MOVES, OUTCOMES, SIMULTANEOUS, TELL, TO_ACT } from "./checks/moves.ts";
import { REASONS } from "./checks/reasons.ts";
import { OPEN_VIEW, SAMPLES_PLAY_ON, standingsAddUp } from "./checks/samples.ts";
import { BOUNDS, CONSERVED, COPIES, LOOKING, NOTATION } from "./checks/states.ts";
import { checkPosition, copyOf, PROMISES, type Promised, type Subject, settingsOf } from "./index.ts";
import { RELAY_SUBJECT } from "./relay/subject.ts";
import { openSetting } from "./settings.ts";
import { STALLS_SUBJECT } from "./stalls/subject.ts";

/** Every promise by itself: games that break it in one way each, and what it then says. */

type Opened = OpenGame<GameTypes>;
type State = GameTypes["state"];
type Change = (open: Opened) => Partial<Opened>;

const RELAY = RELAY_SUBJECT as unknown as Subject<GameTypes>;
const STALLS = STALLS_SUBJECT as unknown as Subject<GameTypes>;
const both = [RELAY, STALLS];

/** Positions of whole random matches of an unbroken game. */
function* positionsOf(subject: Subject<GameTypes>) {
  for (const [seed, setting] of settingsOf(subject.game.meta).entries()) {
    const open = openSetting(subject.game, setting);
    const source = new FastChance(seed);
    const state = open.setup();
    const entries: Entry[] = [];
    for (;;) {
      yield { open, state: copyOf(open, state), entries: [...entries], source };
      if (open.toAct(state) === NOBODY) break;
      entries.push(nextEntry(open, state, (s, seat) => randomMove(open, s, seat, source), source));
    }
  }
}

/** What the promise says first of a game changed like that; nothing where it is kept. */
function complaint(promise: Promised, subject: Subject<GameTypes>, change: Change = () => ({})): string | undefined {
  const changes = new Map<Opened, Partial<Opened>>();
  for (const { open: plain, ...where } of positionsOf(subject)) {
    const changed = changes.get(plain) ?? change(plain);
    changes.set(plain, changed);
    try {
      checkPosition({ subject, open: { ...plain, ...changed }, ...where }, [promise]);
    } catch (error) {
      return error instanceof Error ? error.message : `${error}`;
    }
  }
  return undefined;
}

/** A byte of a field that the rules of neither game read again. */
const scoreOf = (s: State): { 0: number } => (s as unknown as { score: { 0: number } }).score;
const spoil = (s: State): void => {
  scoreOf(s)[0] = (scoreOf(s)[0] + 1) % 23;
};

const outscore = (s: State): void => {
  scoreOf(s)[0] = 99;
};

/** The same, but for one state it is the other way round: of a list, in reverse. */
const reversedFor =
  (open: Opened, isOdd: (s: State) => boolean): Opened["legalMoves"] =>
  (s, seat, out) => {
    const n = open.legalMoves(s, seat, out);
    if (isOdd(s)) out.subarray(0, n).reverse();
    return n;
  };

describe("an unbroken game", () => {
  test.each(PROMISES.map((promise) => [promise.name, promise] as const))("keeps: %s", (_, promise) => {
    for (const subject of both) expect(complaint(promise, subject)).toBeUndefined();
  });
});

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

/** False, true, false, ... */
function alternating(): () => boolean {
  let calls = 0;
  return () => calls++ % 2 === 1;
}

function noting() {
  const noted = new WeakSet<object>();
  const note = (s: State): State => {
    noted.add(s);
    return s;
  };
  return { note, isNoted: (s: State): boolean => noted.has(s) };
}

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
  /** Every event of moves and outcomes, told otherwise. */
  const told =
    (event: (plain: GameTypes["event"]) => GameTypes["event"], audience: (plain: number) => number): Change =>
    (open) => ({
      play: (s, seat, move, tell) => open.play(s, seat, move, tell && ((e, ear) => tell(event(e), audience(ear)))),
      resolve: (s, outcome, tell) => open.resolve(s, outcome, tell && ((e, ear) => tell(event(e), audience(ear)))),
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

describe(NOTATION.name, () => {
  test.each<[string, Change]>([
    ["a position is one line of ASCII", (open) => ({ printPosition: (s) => `${open.printPosition(s)}\n` })],
    ["no such position", () => ({ parsePosition: () => refused("no such position") })],
    ["hash after notation", (open) => ({ hash: counting((n) => `${open.setup().bytes.length}${n}`) })],
    [
      "notation printed again",
      (open) => {
        const isOdd = alternating();
        return {
          printPosition: (s) => open.printPosition(s) + (isOdd() ? " " : ""),
          parsePosition: (text) => open.parsePosition(text.trim()),
        };
      },
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(NOTATION, subject, change)).toContain(says);
  });
});

/** Another answer with every call. */
function counting<R>(answer: (calls: number) => R): () => R {
  let calls = 0;
  return () => answer(calls++);
}

describe(LOOKING.name, () => {
  const LOOKS = ["legalMoves", "names", "whyNot", "forced", "hash", "progress", "chance", "standings"] as const;

  test.each(LOOKS)("%s changes something", (name) => {
    const change = (open: Opened): Partial<Opened> => {
      const plain = open[name] as (s: State, ...rest: unknown[]) => unknown;
      return {
        [name]: (s: State, ...rest: unknown[]) => {
          const answer = plain(s, ...rest);
          spoil(s);
          return answer;
        },
      };
    };
    for (const subject of both) expect(complaint(LOOKING, subject, change)).toContain("bytes after looking");
  });

  test.each([0, "public", "open"] as const)("the view of %s changes something", (who) => {
    const change: Change = (open) => ({
      view: (s, viewer) => {
        if (viewer === who) spoil(s);
        return open.view(s, viewer);
      },
    });
    for (const subject of both) expect(complaint(LOOKING, subject, change)).toContain("bytes after looking");
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("insight values a seat at %d", (value) => {
    const insight = { values: (_: State, out: Float64Array) => void out.set([value], 1), turns: () => 0 };
    const change: Change = (open) => ({ game: { ...open.game, insight } });
    expect(complaint(LOOKING, RELAY, change)).toContain("the insight values the seats at");
  });
});

describe(COPIES.name, () => {
  const afterCopy =
    (also: (from: State, to: State) => void): Change =>
    (open) => ({
      copy: (from, to) => {
        open.copy(from, to);
        also(from, to);
      },
    });
  /** A copy keeps its hold on a state: what is played on the copy shows there. */
  const held =
    (pick: (copies: readonly { from: State; to: State }[]) => State | undefined): Change =>
    (open) => {
      const copies: { from: State; to: State }[] = [];
      const spoilHeld = (): void => {
        const state = pick(copies.splice(0));
        if (state !== undefined) spoil(state);
      };
      return {
        copy: (from, to) => {
          open.copy(from, to);
          copies.push({ from, to });
        },
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          spoilHeld();
        },
        resolve: (s, outcome, tell) => {
          open.resolve(s, outcome, tell);
          spoilHeld();
        },
      };
    };
  const { note, isNoted } = noting();

  test.each<[string, Change]>([
    ["bytes of a copy", afterCopy((_, to) => spoil(to))],
    ["hash of a copy", () => ({ hash: counting((n) => `${n}`) })],
    ["bytes after playing on a copy", held((copies) => copies.at(0)?.from)],
    ["bytes of a second copy after playing on the first", held((copies) => copies.at(1)?.to)],
    [
      "bytes of a used state after copying into it",
      (open) => ({ copy: (from, to) => (isNoted(to) ? spoil(to) : open.copy(from, note(to))) }),
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(COPIES, subject, change)).toContain(says);
  });
});

describe(CONSERVED.name, () => {
  test("pieces come and go", () => {
    const subject: Subject<GameTypes> = { ...STALLS, conserved: (s) => ({ points: scoreOf(s)[0] }) };
    expect(complaint(CONSERVED, subject)).toContain("pieces");
  });

  test("a move makes some, another leaves the bounds", () => {
    const playing =
      (change: (s: State) => void): Change =>
      (open) => ({
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          change(s);
        },
      });
    const lose = playing((s) => {
      const { deck } = s as unknown as { deck: { 0: number } };
      deck[0]++;
    });
    for (const subject of both) expect(complaint(CONSERVED, subject, lose)).toContain("pieces after");
    for (const subject of both)
      expect(complaint(CONSERVED, subject, playing(outscore))).toContain("which is not within");
  });

  test("a number is out of bounds where it stands", () => {
    for (const subject of both) {
      const narrow = { ...subject, places: subject.places.map((place) => ({ ...place, max: 1 })) };
      expect(complaint(BOUNDS, narrow)).toContain("which is not within 0 to 1");
    }
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
    ["progress is a share", match({ progress: () => 1.5 })],
    ["progress is a share", match({ progress: () => -1 })],
    ["standings {", match({ standings: () => ({ ranks: [], scores: [], ties: [] }) })],
    ["ply 0, ", match({ parseMove: () => -1, parseOutcome: () => -1 })],
    ["hash after replay", match({ hash: counting((n) => `${n}`) })],
    ["the sum of the scored events", match({}, doubled)],
    ["points for a seat that the match does not have", match({}, fourth)],
  ])("%s", (says, check) => {
    expect(check).toThrow(says);
  });
});

describe("what is hidden", () => {
  test("a choice at the same time that everybody hears", () => {
    const change: Change = (open) => ({
      play: (s, seat, move, tell) => open.play(s, seat, move, tell && ((event) => tell(event, EVERYBODY))),
    });
    expect(complaint(EVENTS_TELL_NO_MORE, RELAY, change)).toContain("is told of");
  });

  /** A place where a whole deal leaks, for the viewer that is given. */
  const leak = (s: State): string => s.bytes.join("");
  const LEAKS: readonly [string, Change][] = [
    ["the view", (open) => ({ view: (s, viewer) => withLeak(open.view(s, viewer), leak(s)) })],
    ["progress", () => ({ progress: (s) => Number(`0.${leak(s).slice(0, 12)}`) })],
    [
      "an event",
      (open) => ({
        play: (s, seat, move, tell) => {
          const before = leak(s);
          open.play(s, seat, move, tell);
          tell?.({ type: "leak", before } as GameTypes["event"], EVERYBODY);
        },
      }),
    ],
    [
      "reasons",
      (open) => ({
        whyNot: (s, seat, target) => {
          const reason = open.whyNot(s, seat, target);
          return reason && { ...reason, facts: { deal: leak(s) } };
        },
      }),
    ],
    ["names", (open) => ({ names: (s, move) => [...open.names(s, move), leak(s)] })],
  ];
  const withLeak = (view: unknown, text: string): unknown => ({ ...(view as object), leak: text });

  test.each(LEAKS)("%s gives a deal away", (_, change) => {
    for (const promise of [SAMPLES_LOOK_ALIKE, REDEALS_LOOK_ALIKE]) {
      for (const subject of both) expect(complaint(promise, subject, change)).toMatch(/a sample for|another deal for/);
    }
  });

  test("a view that is no JSON does not arrive", () => {
    const change: Change = (open) => ({
      view: (s, viewer) => ({ ...(open.view(s, viewer) as object), more: undefined }),
    });
    for (const subject of both) expect(complaint(SAMPLES_LOOK_ALIKE, subject, change)).toContain("not plain JSON");
  });
});
