import { describe, expect, test } from "vitest";
import {
  type Entry,
  FastChance,
  firstSeat,
  moveBuffer,
  NOBODY,
  nextEntry,
  type OpenGame,
  playEntry,
  type Seat,
} from "#engine";
import { copyOf, openSetting, randomSetting, type Setting } from "#engine/testkit";
import { type FirenzeTypes, firenze } from "../index.ts";
import { COLOUR_INDEX } from "../rules/content.ts";
import { CONTENT } from "../rules/figures/figures-file.ts";
import { activeOf, actorOf, type Player, type State, TOWER_SLOTS } from "../rules/state.ts";
import { eager } from "./eager.fixture.ts";

type Open = OpenGame<FirenzeTypes>;

interface Listener {
  readonly setting: Setting;
  readonly entries: readonly Entry[];
  readonly points: readonly number[];
}

const pointsOf = (open: Open, state: State): readonly number[] =>
  open.standings(state).scores.map((score) => score.points);

/** A match of eager players. */
function tell(seed: number, switches: Readonly<Record<string, string>> = {}): Listener {
  const source = new FastChance(seed);
  const drawn = randomSetting(firenze, source);
  const setting = { ...drawn, switches: { ...drawn.switches, ...switches } };
  const open = openSetting(firenze, setting);
  const decide = eager(open, source);
  const state = open.setup();
  const entries: Entry[] = [];
  while (open.toAct(state) !== NOBODY) {
    const { by, text } = nextEntry(open, state, decide, source);
    entries.push({ by, text });
  }
  return { setting, entries, points: pointsOf(open, state) };
}

/** The points after entries that have to be legal. */
function pointsAfter(open: Open, entries: readonly Entry[], says: string): readonly number[] {
  const state = open.setup();
  for (const [ply, entry] of entries.entries()) {
    const done = playEntry(open, state, entry);
    expect(done.ok, `${says}, ply ${ply}: ${entry.by} ${entry.text}`).toBe(true);
  }
  expect(open.toAct(state)).toBe(NOBODY);
  return pointsOf(open, state);
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe("a match told in another way comes to the same points", { timeout: 60_000 }, () => {
  test.each(SEEDS)("seats move on, match %i", (seed) => {
    const { setting, entries, points } = tell(seed);
    const open = openSetting(firenze, setting);
    for (let by = 1; by < setting.seats; by++) {
      const seatOf = (seat: number): Seat => ((seat + by) % setting.seats) as Seat;
      const moved = entries.map(
        (entry): Entry => ({
          by: entry.by === "chance" ? entry.by : seatOf(entry.by),
          text: entry.text.replace(
            /^(start|saboteur|smuggler) (\d)/,
            (_, word, seat) => `${word} ${seatOf(Number(seat))}`,
          ),
        }),
      );
      const there = pointsAfter(open, moved, `seats move on by ${by}`);
      expect(points.map((_, seat) => there[seatOf(seat)])).toEqual(points);
    }
  });

  test.each(SEEDS)("6.4 hands are closed, match %i", (seed) => {
    const { setting, entries, points } = tell(seed, { hands: "open" });
    const closed = openSetting(firenze, { ...setting, switches: { ...setting.switches, hands: "closed" } });
    expect(pointsAfter(closed, entries, "closed")).toEqual(points);
  });

  test.each(SEEDS)("1 every figure that gives points is doubled, match %i", (seed) => {
    const { setting, entries, points } = tell(seed);
    const doubled = CONTENT.parse(JSON.stringify(doublePoints(JSON.parse(CONTENT.builtIn))));
    if (!doubled.ok) throw new Error(doubled.refusal.why);
    const open = firenze.open(setting.seats, setting.switches, doubled.value);
    expect(pointsAfter(open, entries, "doubled")).toEqual(points.map((n) => 2 * n));
  });
});

type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json };

/** Every `points` and what is worth points by another name. */
function doublePoints(figures: Json, name = ""): Json {
  if (typeof figures === "number")
    return name === "points" || name === "lastSeal" || name === "feasts" ? 2 * figures : figures;
  if (Array.isArray(figures)) return figures.map((each: Json) => doublePoints(each));
  if (typeof figures !== "object" || figures === null) return figures;
  return Object.fromEntries(
    Object.entries(figures).map(([key, each]) => [key, doublePoints(each, name === "feasts" ? name : key)]),
  );
}

test("4.30 what is lost automatically is one of the choices that an owner has", { timeout: 60_000 }, () => {
  let losses = 0;
  for (const seed of SEEDS) {
    const { setting, entries } = tell(seed, { losses: "automatic" });
    const automatic = openSetting(firenze, setting);
    const owner = openSetting(firenze, { ...setting, switches: { ...setting.switches, losses: "owner" } });
    const state = automatic.setup();
    for (const entry of entries) {
      const chosen = owner.setup();
      chosen.bytes.set(state.bytes);
      playEntry(automatic, state, entry);
      expect(playEntry(owner, chosen, entry).ok).toBe(true);
      if (chosen.loser[0] === 0) continue;
      losses++;
      expect(reaches(owner, chosen, state), `${entry.text}\n${automatic.printPosition(chosen)}`).toBe(true);
    }
  }
  expect(losses).toBeGreaterThan(20);
});

const moves = moveBuffer();

/** Whether some choices of the losers lead to the state wanted. */
function reaches(open: Open, state: State, wanted: State): boolean {
  if (state.loser[0] === 0) return state.bytes.join() === wanted.bytes.join();
  const seat = actorOf(state);
  const list = [...moves.subarray(0, open.legalMoves(state, firstSeat(open.toAct(state)), moves))];
  return list.some((move) => {
    const next = copyOf(open, state);
    open.play(next, seat, move);
    const isDone = next.loser[0] !== state.loser[0];
    return (!isDone || hasSame(next, wanted, seat)) && reaches(open, next, wanted);
  });
}

/** What is lost by one player has no bearing on the others. The bricks of the card may still lie aside. */
const hasSame = (a: State, b: State, seat: Player): boolean =>
  bricksOf(a, seat) === bricksOf(b, seat) && towersOf(a, seat) === towersOf(b, seat);
const bricksOf = (s: State, seat: Player): string =>
  COLOUR_INDEX.map((c) => s.storage[seat][c] + (seat === activeOf(s) ? s.aside[c] : 0)).join();
const towersOf = (s: State, seat: Player): string => TOWER_SLOTS.map((slot) => s.towers[seat][slot]).join();
