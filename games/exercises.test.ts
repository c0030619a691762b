import { readFileSync } from "node:fs";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { type ExerciseSet, LOCALES } from "#boardkit";
import { argumentsOf } from "#boardkit/testing";
import {
  type AnyGame,
  type Check,
  type Exercise,
  type ExerciseStart,
  FastChance,
  findSolution,
  firstLine,
  GRADES,
  hasLike,
  isSimultaneous,
  isToAct,
  lackName,
  lacksOf,
  layOut,
  type MatchRecord,
  moveBuffer,
  openByChoice,
  openRecord,
  playEntry,
  seatBit,
  shareOfRandom,
  type ToAct,
} from "#engine";
import { SUBJECTS } from "./subjects.ts";
import { shelfOf } from "./ui.ts";

/** The demands on every game's exercises. Nobody wrote down an answer: searching finds one. */

/** By grade: the share of random lines that may reach the goal. */
const SHARES = { 1: 0.3, 2: 0.1, 3: 0.02 } as const;
const TRIES = 800;
/** What an aim calls its limit: one move, or the turn. */
const LIMITS = {
  en: { card: "one card", turn: "turn" },
  de: { card: "einer karte", turn: "zug" },
  pt: { card: "uma carta", turn: "turno" },
} as const;
const buffer = moveBuffer();
const HOLE = /undefined|NaN|\{|^$/;

interface Taught {
  readonly id: string;
  readonly game: AnyGame;
  readonly set: ExerciseSet;
}

const TAUGHT: readonly Taught[] = (
  await Promise.all(
    SUBJECTS.map(async ({ game }) => {
      const { exercises } = (await shelfOf(game.meta.id)?.learn()) ?? {};
      return exercises === undefined ? [] : [{ id: game.meta.id, game, set: await exercises() }];
    }),
  )
).flat();

function startOf(game: AnyGame, exercise: Exercise): ExerciseStart {
  const { seats, options } = exercise.position;
  return layOut(openByChoice(game, seats, options), exercise);
}

const recordOf = (game: string, match: string): MatchRecord =>
  JSON.parse(readFileSync(new URL(`${game}/replays/${match}.json`, import.meta.url), "utf8"));

/** A recorded match after so many entries. */
function recorded(game: AnyGame, match: string, ply: number) {
  const record = recordOf(game.meta.id, match);
  const opened = openRecord(game, record);
  if (!opened.ok) throw new Error(`${match}: ${opened.refusal.code}`);
  const state = opened.value.setup();
  for (const entry of record.entries.slice(0, ply)) playEntry(opened.value, state, entry);
  return { open: opened.value, state };
}

/** Its position, in notation. */
function recordedPosition(game: AnyGame, match: string, ply: number): string {
  const { open, state } = recorded(game, match, ply);
  return open.printPosition(state);
}

function recordedToAct(game: AnyGame, match: string, ply: number): ToAct {
  const { open, state } = recorded(game, match, ply);
  return open.toAct(state);
}

/** Moves of the shortest line; a test searches once. */
const SOLUTIONS = new Map<Exercise, readonly number[]>();
function solutionOf(start: ExerciseStart): readonly number[] {
  const known = SOLUTIONS.get(start.exercise) ?? findSolution(start, firstLine(start))?.moves ?? [];
  SOLUTIONS.set(start.exercise, known);
  return known;
}

/** Whether random moves find anything that another opening of the same position does otherwise. */
function differs(start: ExerciseStart, other: ExerciseStart): boolean {
  const source = new FastChance(5);
  return Array.from({ length: TRIES / 2 }).some(() => differsOnce(start, other, source));
}

function differsOnce(start: ExerciseStart, other: ExerciseStart, source: FastChance): boolean {
  const { seat, exercise } = start;
  const [here, there] = [played(start), played(other)];
  for (let n = 0; n <= (exercise.limit ?? Number.POSITIVE_INFINITY); n++) {
    if (here.told() !== there.told()) return true;
    const moves = here.moves();
    if (moves.length === 0) return false;
    const move = moves[source.below(moves.length)] ?? 0;
    for (const each of [here, there]) each.play(move);
  }
  return false;

  function played({ open, state: first }: ExerciseStart) {
    const state = open.blank();
    open.copy(first, state);
    const events: unknown[] = [];
    const moves = (): number[] =>
      isToAct(open.toAct(state), seat) ? [...buffer.subarray(0, open.legalMoves(state, seat, buffer))] : [];
    return {
      moves,
      told: (): string => JSON.stringify([moves(), events, open.toAct(state), open.standings(state)]),
      play: (move: number): void => open.play(state, seat, move, (event) => events.push(event)),
    };
  }
}

const kindsIn = (goal: readonly Check[]): string => JSON.stringify(goal);

describe.each(TAUGHT)("the exercises of $id", ({ id, game, set }) => {
  const { exercises, chapters } = set;

  test("were made for these rules, lie in chapters, and have an address each", () => {
    expect(set.rulesVersion).toBe(game.meta.rulesVersion);
    expect([...new Set(exercises.map(({ chapter }) => chapter))]).toEqual(chapters);
    expect(new Set(exercises.map((each) => each.id)).size).toBe(exercises.length);
    for (const each of exercises) expect(each.id).toMatch(/^[a-z][a-z-]*$/);
  });

  test.each(exercises)("$id: the seat can reach the goal, at first in so many moves as it says", (exercise) => {
    const start = startOf(game, exercise);
    expect(isToAct(start.open.toAct(start.state), exercise.seat)).toBe(true);
    expect(solutionOf(start)).toHaveLength(exercise.par);
  });

  test.each(exercises)("$id: random moves seldom reach the goal", (exercise) => {
    expect(GRADES).toContain(exercise.grade);
    const share = shareOfRandom(startOf(game, exercise), new FastChance(16), TRIES);
    expect(share).toBeLessThan(SHARES[exercise.grade]);
  });

  test("at least half of the positions come from recorded matches, and are still found there", () => {
    const recorded = exercises.filter(({ position }) => position.recorded !== undefined);
    expect(recorded.length * 2).toBeGreaterThanOrEqual(exercises.length);
    for (const { id: name, position } of recorded) {
      const { match, ply } = position.recorded ?? { match: "", ply: 0 };
      expect(recordedPosition(game, match, ply), name).toBe(position.notation);
      expect(position.options, name).toEqual(recordOf(id, match).options);
    }
  });

  test("those in which the others have made a choice of all seats say so: it is asked about as in a match", () => {
    for (const { id: name, position, seat } of exercises) {
      if (position.recorded === undefined) continue;
      const { match, ply } = position.recorded;
      const before = recordedToAct(game, match, ply - 1);
      const isLast = isSimultaneous(before) && isToAct(before, seat);
      expect(position.othersChose ?? false, name).toBe(isLast && recordedToAct(game, match, ply) === seatBit(seat));
    }
  });

  test.each(exercises)("$id: the task names just those options other than usual that make a difference", (exercise) => {
    const { seats, options } = exercise.position;
    const start = startOf(game, exercise);
    const differing = game.meta.options.filter(({ id: option, values }) => {
      const usual = { ...options, [option]: values[0] ?? "" };
      return options[option] !== values[0] && differs(start, layOut(openByChoice(game, seats, usual), exercise));
    });
    expect(exercise.terms ?? []).toEqual(differing.map((each) => each.id));
  });

  test("no two have the same goal and the same kinds of moves that reach it", () => {
    const ways = exercises.map((exercise) => {
      const start = startOf(game, exercise);
      const kinds = solutionOf(start).map((move) => start.open.moves[move]?.type);
      return `${kinds.join()} ${kindsIn(exercise.goal)}`;
    });
    expect(new Set(ways).size).toBe(ways.length);
  });

  test("each leads to its section of the rule book, where somebody who missed it reads on", async () => {
    const book = await (await shelfOf(id)?.learn())?.book?.();
    const known = book?.chapters.flatMap(({ sections }) => sections.map((section) => section.id)) ?? [];
    expect(exercises.filter((each) => !known.includes(set.sections[each.id] ?? ""))).toEqual([]);
    expect(Object.keys(set.sections).length).toBe(exercises.length);
  });

  test("there are 18 to 24, in chapters of four to six", () => {
    expect(exercises.length).toBeGreaterThanOrEqual(18);
    expect(exercises.length).toBeLessThanOrEqual(24);
    const sizes = chapters.map((chapter) => exercises.filter((each) => each.chapter === chapter).length);
    expect(sizes.filter((n) => n < 4 || n > 6)).toEqual([]);
    expect(new Set(exercises.map(({ grade }) => grade)).size).toBe(GRADES.length);
  });

  test.each(LOCALES)("every aim says in %s how far its player may go", async (locale) => {
    const texts = await set.texts[locale]();
    const endless = exercises.filter(({ id: name, limit }) => {
      const { card, turn } = LIMITS[locale];
      return !(texts.exercises[name]?.aim ?? "").toLowerCase().includes(limit === 1 ? card : turn);
    });
    expect(endless.map((each) => each.id)).toEqual([]);
  });

  test.each(LOCALES)("whoever misses is told in %s what is the case, for everything but points", async (locale) => {
    const { lacks } = await set.texts[locale]();
    const checks = exercises.flatMap(({ goal }) => goal).filter((check) => lackName(check) !== null);
    const names = checks.flatMap((check) =>
      hasLike(check) ? [lackName(check), `${lackName(check)}.like`] : lackName(check),
    );
    expect(Object.keys(lacks).sort()).toEqual([...new Set(names)].sort());
    const given: Record<string, string[]> = {};
    for (const exercise of exercises) {
      const start = startOf(game, exercise);
      const unmet = lacksOf(start, { state: start.state, events: [] });
      expect(unmet.length > 0 || exercise.goal.some((check) => lackName(check) === null), exercise.id).toBe(true);
      for (const { name, values } of unmet) given[name] = [...(given[name] ?? []), ...Object.keys(values)];
    }
    for (const [name, words] of Object.entries(lacks)) {
      const wanted = argumentsOf(compileMessageOrThrow(String(words)));
      const known = given[name.replace(".like", "")] ?? ["n"];
      expect(
        wanted.filter((each) => !known.includes(each)),
        name,
      ).toEqual([]);
    }
  });

  test.each(LOCALES)("every chapter and exercise has its words in %s, and no other has", async (locale) => {
    const texts = await set.texts[locale]();
    expect(Object.keys(texts.chapters)).toEqual(chapters);
    expect(Object.keys(texts.exercises).sort()).toEqual(exercises.map((each) => each.id).sort());
    const said = [
      ...Object.values(texts.chapters),
      ...Object.values(texts.exercises).flatMap((each) => Object.values(each)),
    ];
    for (const text of said) expect(text).not.toMatch(HOLE);
    expect(said.filter((text) => /['"]|^\s|\s$/.test(text))).toEqual([]);
  });
});

test("a position that the rules would not read any more is noticed", () => {
  const [taught] = TAUGHT;
  const [exercise] = taught?.set.exercises ?? [];
  if (taught === undefined || exercise === undefined) throw new Error("some game has exercises");
  const broken = { ...exercise, position: { ...exercise.position, notation: "nonsense=1" } };
  expect(() => startOf(taught.game, broken)).toThrow("can be read");
});
