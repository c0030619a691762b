import { describe, expect, test } from "vitest";
import {
  type AnyOpenGame,
  CHANCE,
  FastChance,
  firstSeat,
  isSimultaneous,
  NO_MOVE,
  NOBODY,
  nextEntry,
  randomMove,
  SEATS_OF,
  type Seat,
  seatsToAct,
} from "#engine";
import { legalMovesOf, MARKED, openSetting, redealAtRandom, type Setting, settingsOf } from "#engine/testkit";
import { SUBJECTS } from "#games/subjects";
import type { Match } from "./match.ts";
import { matchUpdate } from "./match-update.ts";
import { Plan } from "./plan.ts";
import { goOn, matchOf, unaskedAfter } from "./random-match.fixture.ts";
import { thinkAloud, thoughtOf } from "./think.ts";

const SEED = 20_261_121;

const viewersOf = (open: AnyOpenGame): readonly (Seat | null)[] => [...SEATS_OF[open.seats], null];

/** A dozen settings of a game are enough here: the conformance kit goes through all. */
const someSettings = (settings: readonly Setting[]): readonly Setting[] =>
  settings.filter((_, i) => i % Math.max(1, Math.floor(settings.length / 12)) === 0);

/** Whether the game ever hides anything: otherwise the test does not apply. */
function hidesSomething({ game, secrets }: (typeof SUBJECTS)[number]): boolean {
  const source = new FastChance(SEED);
  return settingsOf(game.meta).some((setting) => {
    const open = openSetting(game, setting);
    const state = open.setup();
    for (let i = 0; i < 200 && open.toAct(state) !== NOBODY; i++) {
      if (secrets.hidden(state, "public").length > 0) return true;
      nextEntry(open, state, (s, seat) => randomMove(open, s, seat, source), source);
    }
    return false;
  });
}

const HIDING = SUBJECTS.filter(hidesSomething).map((subject) => ({ id: subject.game.meta.id, subject }));

describe.each(HIDING)("$id", ({ subject }) => {
  const { stain } = subject.secrets;
  const settings = someSettings(settingsOf(subject.game.meta));

  /** Plays a random match of each setting and checks it from time to time. */
  function look(seed: number, every: number, at: (match: Match, source: FastChance) => void): void {
    for (const [i, setting] of settings.entries()) {
      const source = new FastChance(seed + i);
      const match = matchOf(openSetting(subject.game, setting));
      while (match.open.toAct(match.state) !== NOBODY) {
        goOn(match, source);
        if (source.below(every) === 0) at(match, source);
      }
      at(match, source);
    }
  }

  test("no message contains hidden numbers", { timeout: 120_000 }, () => {
    let sent = 0;
    look(SEED, 40, (match) => {
      for (const seat of viewersOf(match.open)) {
        const state = stain(match.state, seat ?? "public");
        const text = JSON.stringify(matchUpdate({ ...match, state }, seat, 0));
        expect(text, `seed ${SEED}`).not.toMatch(MARKED);
        expect(text, `seed ${SEED}`).toBe(JSON.stringify(matchUpdate(match, seat, 0)));
        sent++;
      }
    });
    expect(sent).toBeGreaterThan(100);
  });

  test("the server waits for a seat whose one legal move only its hand shows", { timeout: 120_000 }, () => {
    let waits = 0;
    look(SEED + 2, 1, (match) => {
      const { open, state } = match;
      const mask = open.toAct(state);
      if (mask === NOBODY || mask === CHANCE || isSimultaneous(mask)) return;
      if (open.forced(state) !== NO_MOVE || legalMovesOf(open, state, firstSeat(mask)).length !== 1) return;
      const plan = new Plan(match);
      plan.advance();
      expect(plan.entries, `seed ${SEED + 2}`).toEqual([]);
      waits++;
    });
    expect(waits).toBeGreaterThan(0);
  });

  test("what follows a commit at once is the same in every deal that its seat cannot tell apart", {
    timeout: 120_000,
  }, () => {
    let compared = 0;
    look(SEED + 3, 10, (match, source) => {
      const { open, state } = match;
      const [actor, ...others] = seatsToAct(open.toAct(state), open.seats);
      if (actor === undefined || others.length > 0 || open.toAct(state) === CHANCE) return;
      const twin = redealAtRandom(subject.secrets, { state, viewer: actor }, source);
      if (twin === undefined) return;
      const list = legalMovesOf(open, state, actor);
      const text = open.printMove(list[source.below(list.length)] ?? 0);
      expect(answerTo({ ...match, state: twin }, actor, text), `seed ${SEED + 3}`).toEqual(
        answerTo(match, actor, text),
      );
      compared++;
    });
    expect(compared).toBeGreaterThan(100);
  });

  test("what a bot thinks and advises is the same in every deal that its seat cannot tell apart", {
    timeout: 120_000,
  }, () => {
    let compared = 0;
    look(SEED + 4, 200, (match, source) => {
      const { open, state } = match;
      const [actor] = open.toAct(state) === CHANCE ? [] : seatsToAct(open.toAct(state), open.seats);
      if (actor === undefined) return;
      const twin = redealAtRandom(subject.secrets, { state, viewer: actor }, source);
      if (twin === undefined) return;
      const [own, others] = [match, { ...match, state: twin }].map((each) => {
        const thought = thoughtOf(each, actor, { level: "artisan", seed: 3, milliseconds: Number.POSITIVE_INFINITY });
        const advice = thinkAloud({ byId: () => subject.game }, thought, () => 0);
        return { thought, advice };
      });
      expect(others, `seed ${SEED + 4}`).toEqual(own);
      compared++;
    });
    expect(compared).toBeGreaterThan(8);
  });
});

/** The automatic entries after a move. */
function answerTo(match: Match, seat: Seat, move: string) {
  const plan = new Plan(match);
  expect(plan.playStretch(seat, [move])).toEqual({ ok: true, value: undefined });
  return unaskedAfter(plan);
}
