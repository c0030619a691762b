import { describe, expect, test } from "vitest";
import { NOBODY } from "../../to-act.ts";
import { FORCED } from "../checks/moves.ts";
import {
  Broken,
  checkPosition,
  checkPositions,
  checkSetting,
  conformance,
  nameOf,
  openSetting,
  type Position,
  PROMISES,
  type Promised,
  type Setting,
  SILENCE,
  settingsOf,
} from "../index.ts";
import { type Change, RELAY, STALLS, thrownBy } from "./broken.fixture.ts";

type AnyPosition = Pick<Position<never>, "entries"> & { readonly isOver: boolean; readonly text: string };

/** A promise that breaks at its n-th check, and the positions that it checked. */
function keptFor(times: number): { readonly asked: AnyPosition[]; readonly promise: Promised } {
  const asked: AnyPosition[] = [];
  const promise: Promised = {
    name: "so often",
    check({ open, state, entries, shared }) {
      expect(shared.state).toBe(state);
      asked.push({ entries, isOver: open.toAct(state) === NOBODY, text: open.printPosition(state) });
      if (asked.length > times) throw new RangeError("too often");
    },
  };
  return { asked, promise };
}
const ALWAYS = Number.POSITIVE_INFINITY;

/** A setting of Relay with ten entries, in which every position is checked. */
const setting: Setting = { seats: 2, switches: { hand: "two", pass: "left" } };

const changed = (change: Change): typeof RELAY => ({
  ...RELAY,
  game: {
    ...RELAY.game,
    open: (...how) => {
      const open = RELAY.game.open(...how);
      return { ...open, ...change(open) };
    },
  },
});

describe("the check of a position", () => {
  const open = openSetting(RELAY.game, setting);
  const where = { subject: RELAY, open, state: open.setup(), entries: [], source: { below: () => 0 } };

  test("says which promise is broken, how and where", () => {
    const { promise } = keptFor(0);
    const broken = thrownBy(() => checkPosition({ ...where, entries: [{ by: 0, text: "keep rose" }] }, [promise]));
    expect(broken.message).toBe(`so often: too often\nat ply 1: ${open.printPosition(where.state)}`);
    expect(broken.cause).toEqual(new RangeError("too often"));
    expect(broken).toBeInstanceOf(Broken);
  });

  test("goes by all promises, or those that are named, in their order", () => {
    const first = keptFor(ALWAYS);
    const second = keptFor(0);
    expect(() => checkPosition(where, [first.promise, second.promise, keptFor(ALWAYS).promise])).toThrow("too often");
    expect([first.asked.length, second.asked.length]).toEqual([1, 1]);
    expect(() => checkPosition({ ...where, open: { ...open, forced: () => 0 } })).toThrow(FORCED.name);
  });

  test("knows every promise once, and those of silence among them", () => {
    expect(PROMISES).toHaveLength(22);
    expect(new Set(PROMISES.map(({ name }) => name)).size).toBe(22);
    expect(SILENCE.map(({ name }) => name)).toHaveLength(6);
    for (const promise of SILENCE) expect(PROMISES).toContain(promise);
  });
});

describe("the check of a setting", () => {
  test.each([
    [1, 2],
    [5, 6],
    [10, 11],
    [11, 11],
    [12, 13],
    [22, 22],
    [30, 31],
  ])("of %i positions takes whole matches and their ends: %i", (positions, checked) => {
    const { asked, promise } = keptFor(ALWAYS);
    expect(checkSetting(RELAY, setting, { positions, seed: 1 }, [promise])).toBe(checked);
    expect(asked).toHaveLength(checked);
    expect(asked.filter(({ isOver }) => isOver)).toHaveLength(Math.ceil(positions / 11));
  });

  test("looks at some positions of a long match only, and at its end", () => {
    const { asked, promise } = keptFor(ALWAYS);
    checkSetting(
      changed(() => ({ maxEntries: 24_000 })),
      setting,
      { positions: 100, seed: 1 },
      [promise],
    );
    const ends = asked.filter(({ isOver }) => isOver).length;
    expect(ends).toBeGreaterThan(60);
    expect(asked.length).toBeGreaterThan(ends);
    expect(
      checkSetting(STALLS, { seats: 2, switches: { start: "1", decider: "next" } }, { positions: 200, seed: 1 }, [
        promise,
      ]),
    ).toBeGreaterThan(199);
  });

  test("is the same again with the same seed, and another with another", () => {
    const texts = (seed: number) => {
      const { asked, promise } = keptFor(ALWAYS);
      checkSetting(RELAY, setting, { positions: 11, seed }, [promise]);
      return asked.map(({ text }) => text);
    };
    expect(texts(1)).toEqual(texts(1));
    expect(texts(2)).not.toEqual(texts(1));
  });

  test.each<[what: string, change: Change, finds: string]>([
    ["a move that does not parse", () => ({ parseMove: () => -1 }), 'the move "keep rose" parses as -1 instead of 0'],
    [
      "a match that is over at once",
      () => ({ toAct: () => NOBODY }),
      "2 seats, hand=two pass=left, seed 7: over before its first entry",
    ],
    ["a match without end", () => ({ maxEntries: 4 }), "2 seats, hand=two pass=left, seed 7: not over after 5 entries"],
    [
      "progress without bound",
      () => ({ progress: () => 2 }),
      "2 seats, hand=two pass=left, seed 7: progress goes from 2 to 2",
    ],
  ])("finds %s without any promise", (_, change, finds) => {
    expect(() => checkSetting(changed(change), setting, { positions: 1, seed: 7 }, [])).toThrow(finds);
  });

  test("says with which seed to see it again, also of a later match", () => {
    const broken = thrownBy(() => checkSetting(RELAY, setting, { positions: 40, seed: 7 }, [keptFor(11).promise]));
    const [first = "", second = ""] = broken.message.split("\n");
    expect(first).toBe("2 seats, hand=two pass=left, seed 8: so often: too often");
    expect(second).toMatch(/^at ply 0: /);
    expect(broken.cause).toBeInstanceOf(Broken);
    expect(() => checkSetting(RELAY, setting, { positions: 11, seed: 8 }, [keptFor(0).promise])).toThrow(
      broken.message,
    );
  });
});

describe("the check of a game", () => {
  const settings = settingsOf(RELAY.game.meta);

  test("goes over every setting, with equal shares", () => {
    const { asked, promise } = keptFor(ALWAYS);
    checkPositions(RELAY, { positions: settings.length * 3 - 1, seed: 1 }, [promise]);
    expect(asked).toHaveLength(settings.length * 4);
    expect(asked.filter(({ isOver }) => isOver)).toHaveLength(settings.length);
  });

  test("is one named test for each setting", () => {
    const tests = conformance(RELAY, { positions: settings.length, seed: 1 });
    expect(tests.map(({ name }) => name)).toEqual(settings.map(nameOf));
    for (const { run } of tests) expect(run).not.toThrow();
    const wrong = conformance(
      changed(() => ({ forced: () => 0 })),
      { positions: 1, seed: 4 },
    );
    for (const { name, run } of wrong) expect(run).toThrow(`${name}, seed 4: ${FORCED.name}`);
  });
});
