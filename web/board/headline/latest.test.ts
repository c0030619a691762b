import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { Reader, TurnLine } from "#boardkit";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import type { InWords, TurnName } from "../beside/in-words.ts";
import { NO_TURN } from "../no-turn.ts";
import type { Moment } from "../source.ts";
import type { Shown } from "../use-board.ts";
import { isSaid, lastIn, latestIn, ledTo, newsIn, restOf, type Undoable, withScored } from "./latest.ts";

speakBeforeEach("en");

const reader: Reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: (id) => id };
const turn = (seat: TurnName["seat"], text: string): TurnName => ({ seat, text, brought: "1 wood" });

test("a scoring is told before the turns of the others that led there: a long line is cut", () => {
  const scoring: TurnName = { ...turn(null, "Scoring 8"), points: [3, 2, 0] };
  const since = [turn(1, "on Brick"), turn(2, "on Ship")];
  expect(lastIn(scoring, { isPast: false, isOlder: false, since }, reader)).toMatch(
    /^Scoring 8; Ada.* · before that: Bruno on Brick; Clara on Ship$/,
  );
  expect(lastIn(scoring, { isPast: false, isOlder: false, since: [] }, reader)).toMatch(/^Scoring 8; Ada/);
});

test("several scorings are all told: the newest first, then what came before it", () => {
  const scored = (k: number): TurnName => ({ seat: null, text: `Scoring ${k}`, brought: "", points: [k, 0, 0] });
  const [wood, ship] = [turn(1, "on Wood"), turn(2, "on Ship")];
  const since = ledTo([turn(0, "on Brick"), wood, scored(10), ship, scored(11), scored(12)], 0);
  expect(since).toEqual([wood, scored(10), ship, scored(11)]);
  expect(lastIn(scored(12), { isPast: false, isOlder: false, since }, reader)).toBe(
    "Scoring 12; Ada: +12 · before that: Bruno on Wood; Scoring 10; Ada: +10; Clara on Ship; Scoring 11; Ada: +11",
  );
});

test("what led to a scoring is the reader's own turn where it is the last one, and no turn of the others before it", () => {
  const [wood, ship, scoring] = [turn(1, "on Wood"), turn(0, "on Ship"), turn(null, "Scoring 8")];
  expect(ledTo([wood, ship, scoring], 0)).toEqual([ship]);
  expect(ledTo([ship, wood, scoring], 0)).toEqual([wood]);
  expect(ledTo([ship, wood, scoring], null)).toEqual([]);
});

test("a scoring between turns of the others is told before the last of them, also unfolded", () => {
  const scoring: TurnName = { seat: null, text: "Scoring 7", brought: "", points: [3, 2, 1] };
  const trick: TurnName = { seat: null, text: "Trick 2", brought: "" };
  const [own, wood, ship] = [turn(0, "on Brick"), turn(1, "on Wood"), turn(2, "on Ship")];
  const since = withScored([own, wood, scoring, trick, ship], [wood, ship]);
  expect(since).toEqual([wood, scoring, ship]);
  expect(withScored([own], [])).toEqual([]);
  expect(lastIn(ship, { isPast: false, isOlder: false, since }, reader)).toBe(
    "Clara on Ship: 1 wood · before that: Bruno; Scoring 7; Ada: +3, Bruno: +2, Clara: +1",
  );
});

test("who moved last comes first, as a whole, then what the reader lost before, then the other turns", () => {
  const tribute: TurnName = { seat: 1, text: "takes Tribute", brought: "Ada: blue tower torn down" };
  const [wood, ship] = [turn(2, "on Wood"), turn(2, "on Ship")];
  expect(lastIn(wood, { isPast: false, isOlder: false, since: [tribute, wood] }, reader)).toBe(
    "Clara on Wood: 1 wood · Bruno takes Tribute; Ada: blue tower torn down",
  );
  expect(lastIn(wood, { isPast: false, isOlder: false, since: [tribute, ship, wood] }, reader)).toBe(
    "Clara on Wood: 1 wood · Bruno takes Tribute; Ada: blue tower torn down · before that: Clara",
  );
  const flood: TurnName = { seat: 2, text: "takes Flood", brought: "Ada: 1 red" };
  expect(lastIn(flood, { isPast: false, isOlder: false, since: [tribute, flood] }, reader)).toBe(
    "Clara takes Flood; Ada: 1 red · Bruno takes Tribute; Ada: blue tower torn down",
  );
});

test("of a turn that is too long for a phone, what decides and touches the reader is said, and how much is not", () => {
  const passing = Array.from(
    { length: 6 },
    () => ({ seat: 2, weight: "passes", text: "draws a card for Ship" }) as const,
  );
  const gains = [
    ...passing,
    { seat: 0, weight: "stays", text: "1 wood" },
    { seat: 2, weight: "decides", text: "seat 9" },
  ];
  const long = { ...turn(2, "on Ship"), brought: gains.map(({ text }) => text).join(", "), points: [0, 0, 3], gains };
  const said = (last: TurnName) => lastIn(last, { isPast: false, isOlder: false, since: [] }, reader);
  expect(said(long as TurnName)).toBe("Clara on Ship: +3; Ada: 1 wood; Clara: seat 9 (and 6 more steps)");
  expect(lastIn(long as TurnName, { isPast: true, isOlder: false, since: [] }, reader)).toBe(
    "+3; Ada: 1 wood; Clara: seat 9 (and 6 more steps)",
  );
  expect(said({ ...turn(2, "on Ship"), gains: passing }), "a short one is whole").toBe("Clara on Ship: 1 wood");
});

test.each([
  { keeps: 5, named: null },
  { keeps: 4, named: "Bruno" },
])(
  "a turn that was over before the reader's decision of entry $keeps is not named while what follows is seen: $named",
  ({ keeps, named }) => {
    const turns: readonly TurnLine[] = [
      { ...turn(1, "plays key 5"), gains: [], points: [], event: 0 },
      { ...turn(null, "Trick 2"), gains: [], points: [], event: 2 },
    ];
    const events = [3, 4, 5].map((ply) => ({ ply, event: { type: "told" } }));
    const overlay = { ...NO_TURN, unasked: signal({ decided: keeps, made: new Set<number>(), ahead: 0 }) };
    const ui = { turnLines: () => [] };
    const shown = {
      source: { match: signal(null), events: signal(events), length: signal(6) },
      overlay,
      atHand: { ui },
    };
    const { done } = latestIn(
      { lines: [], turns } as unknown as InWords,
      null,
      { moment: { toAct: 2, view: null }, isNoted: false, shown },
      reader,
    );
    expect(done === null ? null : reader.names[done.seat ?? -1]).toBe(named);
  },
);

test("below a headline that names a turn of the past stands what it brought, its points first", () => {
  const group: TurnName = { ...turn(1, "plays pigment 2"), brought: "group of 13", points: [0, 26, 0] };
  expect(lastIn(group, { isPast: true, isOlder: false, since: [] }, reader)).toBe("+26; group of 13");
  expect(lastIn({ ...group, points: [0, 0, 0] }, { isPast: true, isOlder: false, since: [] }, reader)).toBe(
    "group of 13",
  );
});

test("a turn of somebody else before the reader's own last one is told as such", () => {
  const wood = turn(2, "on Wood");
  expect(lastIn(wood, { isPast: false, isOlder: true, since: [wood] }, reader)).toBe(
    "Before your turn: Clara on Wood: 1 wood",
  );
});

test("the line has more to tell only where it does not say all of it", () => {
  const others = { ...reader, you: null };
  const since = [turn(1, "on Brick"), turn(2, "on Ship")];
  const all = since.map((each) => `${reader.names[each.seat ?? 0]} ${each.text}: 1 wood`);
  expect(isSaid(`${all[1]} · before that: Bruno`, all)).toBe(false);
  expect(isSaid(all.join(" · "), all)).toBe(true);
  expect(isSaid(lastIn(turn(2, "on Ship"), { isPast: false, isOlder: true, since: [] }, others), all.slice(1))).toBe(
    true,
  );
});

describe("the line in the reader's turn", () => {
  const AHEAD = Number.POSITIVE_INFINITY;
  const turns = [
    { seat: 1, text: "on Brick", brought: "1 clay", points: [], gains: [], event: 0 },
    { seat: 0, text: "on Ship", brought: "1 wood", points: [], gains: [], event: 1 },
  ] as const satisfies readonly TurnLine[];
  const undoable: Undoable = { newest: "Can still be undone: b, a", all: "… b, a", given: "", followed: [] };

  interface Going {
    /** Number of entries up to the reader's last decision; of the turn they have made one at 2. */
    readonly decided: number;
    readonly lines?: InWords["lines"];
    readonly undoable?: Undoable | null;
    readonly begun?: string;
  }

  function lineIn({ decided, lines = [], undoable = null, begun = "" }: Going) {
    const events = [1, 2, 3].map((ply) => ({
      ply,
      event: { type: "moved", seat: ply === 1 ? 1 : 0 },
      auto: ply === 3,
    }));
    const shown = {
      ...{ reader, atHand: { ui: {} }, source: { events: signal(events) } },
      overlay: { ...NO_TURN, unasked: signal({ decided, made: new Set(), ahead: 0 }) },
    } as unknown as Shown;
    const moment = { toAct: 1, standings: null } as Moment;
    const news = newsIn({ turns, lines }, shown, { moment, ahead: 0, isPast: false, isSeen: true });
    const before = { last: turns[0], since: turns.slice(0, 1), isPast: false, isOlder: false };
    return restOf(shown, null, undefined, { ...news, ...before, undoable, begun, view: null, idle: "" });
  }

  const made: InWords["lines"] = [{ kind: "line", seat: 0, text: "Ada pays 1 white", event: 2 }];

  test("tells what others did before, until the reader has done something in it", () => {
    expect(lineIn({ decided: 1 }).rest).toBe("Bruno on Brick: 1 clay");
  });

  test("then tells what can be undone, else what was done in it; what others did is behind the sign", () => {
    const now = lineIn({ decided: AHEAD, undoable });
    expect(now).toEqual({ rest: undoable.newest, more: [undoable.all, "Bruno on Brick: 1 clay"] });
    expect(lineIn({ decided: 3 })).toEqual({
      ...{ rest: "Ada on Ship: 1 wood", more: ["Ada on Ship: 1 wood", "Bruno on Brick: 1 clay"] },
    });
  });

  test("tells what followed by itself instead, in the log's words where it has some, and what others get by it", () => {
    expect(lineIn({ decided: AHEAD, undoable: { ...undoable, followed: ["pay: 1 white"] } }).rest).toBe(
      "Made with your choice: pay: 1 white",
    );
    expect(lineIn({ decided: AHEAD, undoable: { ...undoable, given: "Bruno +6", followed: ["a"] } }).rest).toBe(
      "Made with your choice: a · Bruno +6",
    );
    expect(lineIn({ decided: 3, lines: made }).rest).toBe("Made for you: Ada pays 1 white (nothing else was possible)");
  });

  test("tells what has been begun and will bring between what followed and what can be undone", () => {
    const begun = "storage 6 of 10";
    expect(lineIn({ decided: AHEAD, undoable, begun }).rest).toBe(`${begun} · ${undoable.newest}`);
    expect(lineIn({ decided: AHEAD, undoable: { ...undoable, followed: ["a"] }, begun }).rest).toBe(
      `Made with your choice: a · ${begun}`,
    );
  });

  test("tells what was made at its beginning before what others did: a long line is cut", () => {
    expect(lineIn({ decided: 1, lines: made }).rest).toBe(
      "Made for you: Ada pays 1 white (nothing else was possible) · Bruno on Brick: 1 clay",
    );
  });
});
