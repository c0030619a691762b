import { describe, expect, test } from "vitest";
import { FastChance } from "../../match/chance.ts";
import { type Entry, replay } from "../../match/log.ts";
import { invariant } from "../../result.ts";
import type { Viewer } from "../../seat.ts";
import { thrownBy } from "../conformance/broken.fixture.ts";
import { type Case, dealsByState, eachDeal, mustSpreadEvenly, openSetting } from "../index.ts";
import type { RelayTypes } from "../relay/index.ts";
import { RELAY_SUBJECT } from "../relay/subject.ts";
import { type StallsTypes, stalls } from "../stalls/index.ts";
import { STALLS_SUBJECT } from "../stalls/subject.ts";

type State = StallsTypes["state"];

const { secrets } = STALLS_SUBJECT;
const open = openSetting(stalls, { seats: 2, switches: { start: "1", decider: "next" } });

/** Of three wool, two oil and two salt, seat 0 holds wool and oil, seat 1 wool and salt. */
const goods = ["wool", "oil", "wool", "salt"];
const dealt = replay(
  open,
  goods.map((good): Entry => ({ by: "chance", text: `card ${good}` })),
);
invariant(dealt.ok, "all of it is in the deck");
const state = dealt.value;

/** How much wool seat 0 has: none in 60 of 210 deals, one in 120, two in 30. */
const wool = (s: State): string => `${s.hand[0][0]}`;

const at = (other: Partial<Case<StallsTypes>> = {}): Case<StallsTypes> => ({
  open,
  secrets,
  state,
  viewer: "public",
  ...other,
});
const sampling = (sample: typeof open.sample): Partial<Case<StallsTypes>> => ({
  open: { ...open, sampler: (view) => ({ write: (s, source) => open.copy(sample(view, source), s) }) },
});

/** All deals in their order, each as often as it comes about, or only once. */
function dealsAt(isOnce: boolean): readonly State[] {
  const all: State[] = [];
  const known = new Set<string>();
  eachDeal(secrets, { state, viewer: "public" }, (other, ways) => {
    if (isOnce && known.has(open.hash(other))) return;
    known.add(open.hash(other));
    for (let i = 0; i < (isOnce ? 1 : ways); i++) all.push(other);
  });
  return all;
}
const everyWay = dealsAt(false);
const everyDeal = dealsAt(true);
const pick = (all: readonly State[], below: (n: number) => number): State => all[below(all.length)] ?? state;

describe("the deals consistent with a view", () => {
  const byWool = (viewer: Viewer) => Object.fromEntries(dealsByState(at({ viewer, aspect: wool })));

  test("are counted by how they come about", () => {
    expect(byWool("public")).toEqual({ 0: 60, 1: 120, 2: 30 });
    expect(byWool(1)).toEqual({ 0: 9, 1: 18, 2: 3 });
    expect(byWool(0)).toEqual({ 1: 30 });
    expect(byWool("open")).toEqual({ 1: 1 });
  });

  test("are whole states when nothing else is asked for", () => {
    const deals = dealsByState(at());
    expect([...deals.values()].reduce((a, b) => a + b, 0)).toBe(210);
    expect([...deals.keys()].sort()).toEqual(everyDeal.map((each) => open.hash(each)).sort());
  });

  test("can leave pools as they are", () => {
    expect(dealsByState(at({ only: [] }))).toEqual(new Map([[open.hash(state), 1]]));
    expect(dealsByState(at({ only: ["goods"] }))).toEqual(dealsByState(at()));
  });
});

describe("samples", () => {
  test.each<[what: string, where: Partial<Case<StallsTypes>>, spread: object]>([
    ["over all deals", { aspect: wool }, { states: 3, samples: 70, freedom: 2 }],
    ["for a seat", { aspect: wool, viewer: 1 }, { states: 3, samples: 100, freedom: 2 }],
    ["over the only deal", { viewer: "open" }, { states: 1, samples: 10, freedom: 0, chiSquare: 0 }],
    ["drawn from a list of all deals", { ...sampling((_, source) => pick(everyWay, (n) => source.below(n))) }, {}],
  ])("that are even are let pass: %s", (_, where, spread) => {
    expect(mustSpreadEvenly(at(where), new FastChance(4))).toMatchObject(spread);
  });

  test("are so many that the rarest deal can be expected ten times", () => {
    const deals = dealsByState(at());
    const { states, samples, freedom } = mustSpreadEvenly(at(), new FastChance(4));
    expect([states, freedom]).toEqual([deals.size, deals.size - 1]);
    expect(samples).toBe(Math.ceil(2100 / Math.min(...deals.values())));
  });

  const always = { aspect: wool, ...sampling(() => state) };
  test.each<[most: number, spread: object]>([
    [20, { samples: 20, freedom: 1, chiSquare: expect.closeTo(8, 9) }],
    [14, { samples: 14, freedom: 1, chiSquare: 10.5 }],
  ])("at most %i: rare deals count together", (most, spread) => {
    const run = () => mustSpreadEvenly(at({ ...always, most }), new FastChance(4));
    expect(run()).toEqual({ states: 3, ...spread });
  });

  test.each<[what: string, where: Partial<Case<StallsTypes>>, finds: string]>([
    ["the truth every time", always, "over 3 states: chi-square 52.5, limit 25.0"],
    ["the truth, when few are drawn", { ...always, most: 35 }, "over 3 states: chi-square 26.3, limit 25.0"],
    [
      "each deal as often as the others, however it comes about",
      sampling((_, source) => pick(everyDeal, (n) => source.below(n))),
      `over ${everyDeal.length} states`,
    ],
    [
      "one deal never",
      sampling((_, source) =>
        pick(
          everyWay.filter((each) => wool(each) !== "2"),
          (n) => source.below(n),
        ),
      ),
      `over ${everyDeal.length} states`,
    ],
    [
      "some deals more often",
      sampling((view, source) => {
        const first = open.sample(view, source);
        return wool(first) === "1" ? first : open.sample(view, source);
      }),
      `over ${everyDeal.length} states`,
    ],
  ])("that are not even are refused: %s", (_, where, finds) => {
    const { message } = thrownBy(() => mustSpreadEvenly(at(where), new FastChance(4)));
    expect(message).toContain(`samples for public are not even ${finds}`);
    expect(message).toContain(`, at ${open.printPosition(state)}`);
  });

  test("so few that nothing can be compared are refused, even of an even sampler", () => {
    expect(() => mustSpreadEvenly(at({ aspect: wool, most: 8 }), new FastChance(4))).toThrow(
      `8 samples are too few for 3 states, at ${open.printPosition(state)}`,
    );
  });

  test("that cannot be are refused, and so is a witness against the truth", () => {
    const never = { ...secrets, redeal: () => undefined };
    const other = everyDeal.find((each) => wool(each) === "2") ?? state;
    const position = open.printPosition(other);
    expect(() => mustSpreadEvenly(at({ ...sampling(() => other), viewer: 0 }), new FastChance(4))).toThrow(
      `the sample ${position} contradicts what 0 knows`,
    );
    expect(() => mustSpreadEvenly(at({ secrets: never }), new FastChance(4))).toThrow(
      `the state itself contradicts what public knows: ${open.printPosition(state)}`,
    );
  });

  test("of one pool only are compared with the deals of that pool", () => {
    const relay = openSetting(RELAY_SUBJECT.game, { seats: 2, switches: { hand: "two", pass: "left" } });
    const texts: readonly Entry[] = [
      ...["rose", "iris", "rose", "lily"].map((card): Entry => ({ by: "chance", text: `deal ${card}` })),
      { by: 0, text: "keep rose" },
      { by: 1, text: "keep rose" },
      { by: "chance", text: "pass" },
    ];
    const passed = replay(relay, texts);
    invariant(passed.ok, "the hands have gone round");
    const where: Case<RelayTypes> = { open: relay, secrets: RELAY_SUBJECT.secrets, state: passed.value, viewer: 0 };
    expect(dealsByState({ ...where, only: ["packet 0 after 0"] }).size).toBe(1);
    expect(dealsByState({ ...where, only: ["unseen"] })).toEqual(dealsByState(where));
    expect(dealsByState(where).size).toBeGreaterThan(1);
  });
});
