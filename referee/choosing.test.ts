import { describe, expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, isSimultaneous, NOBODY, SEATS_OF, type Seat, seatsToAct } from "#engine";
import { legalMovesOf, nameOf, openSetting, relay, settingsOf } from "#engine/testkit";
import { SUBJECTS } from "#games/subjects";
import type { Match } from "./match.ts";
import { matchUpdate } from "./match-update.ts";
import { Plan, playChoices } from "./plan.ts";
import { goOn, matchOf, unaskedAfter } from "./random-match.fixture.ts";

/**
 * Several seats choose at the same time: the choice of one seat is hidden from everybody else, spectators and bots
 * included (a bot is given its seat's view), while it waits, when the last choice has come, and until play shows it.
 */

const SEED = 20_261_122;
const MATCHES = 2;

const isChoosing = ({ open, state }: Match): boolean => isSimultaneous(open.toAct(state));

/** Everything that the server would send to everybody but the seat. */
const sentToOthers = (match: Match, seat: Seat): readonly string[] =>
  [...SEATS_OF[match.open.seats].filter((each) => each !== seat), null].map((each) =>
    JSON.stringify(matchUpdate(match, each, 0)),
  );

/** The match after the plan has been stored. */
function after(match: Match, plan: Plan): Match {
  return {
    ...match,
    ...{ state: plan.state, entries: [...match.entries, ...plan.entries], events: [...match.events, ...plan.events] },
    ...{ nextDraw: plan.nextDraw, choices: new Map() },
  };
}

const pick = <T>(things: readonly T[], source: FastChance): T | undefined => things[source.below(things.length)];

/** One of the seats to choose, all its choices, and one choice of each of the others. */
function choosers({ open, state }: Match, source: FastChance) {
  const seats = seatsToAct(open.toAct(state), open.seats);
  const listOf = (seat: Seat): readonly string[] => legalMovesOf(open, state, seat).map((move) => open.printMove(move));
  const seat = pick(seats, source) ?? 0;
  const others = seats.filter((each) => each !== seat);
  return { seat, own: listOf(seat), others: new Map(others.map((each) => [each, [pick(listOf(each), source) ?? ""]])) };
}

/** The games in which several seats choose at once: a random match shows it. */
const CHOOSING = [relay, ...SUBJECTS.map((subject) => subject.game)].filter((game) => {
  const match = matchOf(openSetting(game, settingsOf(game.meta)[0] ?? { seats: game.meta.seats.min, switches: {} }));
  const source = new FastChance(SEED);
  while (match.open.toAct(match.state) !== NOBODY && !isChoosing(match)) goOn(match, source);
  return isChoosing(match);
});

test("the games in which several seats choose at once are among those looked at", () => {
  expect(CHOOSING.map((game) => game.meta.id)).toEqual(expect.arrayContaining(["relay", "calimala", "mille-fiori"]));
});

describe.each(CHOOSING.map((game) => ({ id: game.meta.id, game })))("$id", ({ game }) => {
  const settings = settingsOf(game.meta);

  /** Checks the moments of random matches when several seats choose. Returns their number. */
  function look(at: (match: Match, source: FastChance, what: string) => void): number {
    let moments = 0;
    for (const [i, setting] of settings.entries()) {
      for (let n = 0; n < MATCHES; n++) {
        const source = new FastChance(SEED + MATCHES * i + n);
        const match = matchOf(openSetting(game, setting));
        while (match.open.toAct(match.state) !== NOBODY) {
          if (isChoosing(match)) {
            at(match, source, `${nameOf(setting)}, seed ${SEED + MATCHES * i + n}, ply ${match.entries.length}`);
            moments++;
          }
          // Between the choices of one moment, which the log holds as separate entries, nothing is checked.
          while (isChoosing(match)) goOn(match, source);
          if (match.open.toAct(match.state) !== NOBODY) goOn(match, source);
        }
      }
    }
    return moments;
  }

  test("a waiting choice shows in no message to others", { timeout: 120_000 }, () => {
    const moments = look((match, source, what) => {
      const { seat, own, others } = choosers(match, source);
      const waiting = new Map([...others].filter(() => source.below(2) === 0));
      const sent = own.map((text) => sentToOthers({ ...match, choices: new Map([...waiting, [seat, [text]]]) }, seat));
      for (const each of sent) expect(each, what).toEqual(sent[0]);
    });
    expect(moments).toBeGreaterThanOrEqual(MATCHES * settings.length);
  });

  test("once all have chosen, others are sent the same whatever a seat has chosen, until it plays", {
    timeout: 120_000,
  }, () => {
    let steps = 0;
    const moments = look((match, source, what) => {
      const { seat, own, others } = choosers(match, source);
      let twins = own.map((text) => {
        const plan = new Plan(match);
        playChoices(plan, match, new Map([...others, [seat, [text]]]));
        return after(match, plan);
      });
      for (let i = 0; i < 40; i++) {
        const sent = twins.map((twin) => sentToOthers(twin, seat));
        const next = twins.map((twin) => unaskedAfter(new Plan(twin)));
        for (const each of sent) expect(each, what).toEqual(sent[0]);
        for (const each of next) expect(each, what).toEqual(next[0]);
        steps++;
        const moved = playAlike(twins, seat, source);
        if (moved === undefined) return;
        twins = [...moved];
      }
    });
    expect(steps).toBeGreaterThanOrEqual(moments);
  });
});

/**
 * Plays the same move of another seat in all of the matches; returns undefined when chance or the seat itself is to
 * act, or all choose again.
 */
function playAlike(twins: readonly Match[], seat: Seat, source: FastChance): readonly Match[] | undefined {
  const [one] = twins;
  if (one === undefined) return undefined;
  const mask = one.open.toAct(one.state);
  if (mask === NOBODY || mask === CHANCE || isSimultaneous(mask) || firstSeat(mask) === seat) return undefined;
  const actor = firstSeat(mask);
  const move = pick(legalMovesOf(one.open, one.state, actor), source);
  if (move === undefined) return undefined;
  return twins.map((twin) => {
    const plan = new Plan(twin);
    expect(plan.playStretch(actor, [twin.open.printMove(move)])).toEqual({ ok: true, value: undefined });
    return after(twin, plan);
  });
}
