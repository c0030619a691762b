import { expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, moveBuffer, NOBODY, randomOutcome, type Seat } from "#engine";
import { firenze } from "../index.ts";
import { SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import {
  BONUS_FLOORS,
  type Bonus,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type ColourName,
  contractOf,
  type Floors,
} from "../rules/content.ts";
import { FIGURES } from "../rules/figures/figures.ts";
import { majorityOf, pointsOf as pointsOfState } from "../rules/scoring/scoring.ts";
import { buildCost } from "../rules/towers/building.ts";
import { contractPoints, whyClosed } from "../rules/towers/contracts.ts";
import { storageLimit } from "../rules/turn/turn.ts";
import { COLOUR_AT } from "./bricks.ts";
import { withClicks } from "./clicked.ts";
import {
  buildCostOf,
  byArchitect,
  earnedBy,
  fallingOf,
  isOpen,
  leaderOf,
  mostBricksOf,
  nicheOf,
  owesBell,
  pointsOf,
  storageLimitOf,
} from "./prospects.ts";

const open = firenze.open(3, { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" }, FIGURES);

/** Positions of a random match, with the view of the first seat. */
function* positions(seed: number, most: number) {
  const source = new FastChance(seed);
  const state = open.setup();
  const buffer = moveBuffer();
  for (let i = 0; i < most; i++) {
    const mask = open.toAct(state);
    if (mask === NOBODY) return;
    if (mask === CHANCE) open.resolve(state, randomOutcome(open, state, source));
    else {
      const n = open.legalMoves(state, firstSeat(mask), buffer);
      open.play(state, firstSeat(mask), buffer[source.below(n)] ?? 0);
    }
    if (i % 15 === 0) yield { state, view: open.view(state, 0) };
  }
}

test("the board says the same as the rules: points, open contracts, leaders, costs, limits", () => {
  let closed = 0;
  for (const { state, view } of positions(5, 6000)) {
    for (const contract of CONTRACT_INDEX) {
      const niche = nicheOf(view, contract, {});
      expect(niche.points).toBe(contractPoints(state, contract));
      const bonus = BONUS_FLOORS.find((each) => each === niche.floors);
      const isTaken = bonus === undefined || state.floorBonus[BONUS_FLOORS.indexOf(bonus) as Bonus] > 0;
      expect(niche.bonus).toBe(isTaken ? 0 : FIGURES.floorBonuses[bonus].points);
      const why = whyClosed(state, 0, contract);
      expect(isOpen(niche)).toBe(why === undefined || why === "bell-tower-first" || why === "no-seals-left");
      if (why !== undefined) closed++;
    }
    for (const colour of COLOUR_INDEX) {
      expect(leaderOf(view, COLOURS[colour])).toBe(majorityOf(state, colour) ?? null);
    }
    for (const seat of [0, 1, 2] as const) {
      const mat = view.mats[seat];
      if (mat === undefined) throw new Error("everybody has a mat");
      expect(pointsOf(mat)).toBe(pointsOfState(state, seat));
      expect(storageLimitOf(mat, {})).toBe(storageLimit(state, seat));
      if (owesBell(view, seat)) expect(whyClosed(state, seat, 0)).not.toBeUndefined();
    }
    const active = view.active as Seat | null;
    if (active === null || view.awaits !== "act") continue;
    for (const bricks of [1, 2, 3, 4, 5, 6]) {
      expect(buildCostOf(view, active, bricks, {})).toBe(buildCost(state, bricks));
    }
  }
  expect(closed).toBeGreaterThan(0);
});

test("clicks of a payment that waits for others are seen at once", () => {
  const [first] = positions(1, 1);
  if (first === undefined) throw new Error("a match has positions");
  const turn = { ...first.view.turn, due: 3, lowest: 0 };
  const mats = first.view.mats.map((mat, i) => (i === 1 ? { ...mat, storage: [2, 0, 0, 1, 0, 0] } : mat));
  const row = [0, 1, 2].map(() => ({ card: "mason" as const, bricks: [0, 0, 0, 0, 0, 0] }));
  const view = { ...first.view, awaits: "lay" as const, turn, mats, row };
  const laid = withClicks(view, [["slot:1", "storage:1:red"]]);
  expect(laid.mats[1]?.storage).toEqual([2, 0, 0, 0, 0, 0]);
  expect(laid.row[1]?.bricks).toEqual([0, 0, 0, 1, 0, 0]);
  expect(laid.turn).toMatchObject({ due: 2, lowest: 0 });
  expect(withClicks(view, [["slot:0", "storage:1:white"]]).turn.lowest).toBe(1);
  const outOfOrder = [
    ["slot:1", "storage:1:red"],
    ["slot:0", "storage:1:white"],
  ];
  expect(withClicks(view, outOfOrder).turn.lowest).toBe(2);
});

test("a seat can build as many bricks as it can also pay for", () => {
  const [first] = positions(1, 1);
  if (first === undefined) throw new Error("a match has positions");
  const most = (storage: readonly number[]): number =>
    mostBricksOf({ ...first.view, mats: first.view.mats.map((mat) => ({ ...mat, storage, buildings: [] })) }, 1, {});
  expect([0, 1, 2, 3, 4, 5, 6, 20].map((n) => most([n, 0, 0, 0, 0, 0]))).toEqual([0, 1, 2, 2, 3, 3, 3, 6]);
});

test("a tower says all the points that its contract brings at once, as the rules do", () => {
  const church = ["greatPrivilege", "middlePrivilege"] as const;
  const earned = (towers: readonly string[], seals: number): readonly [number, number] => {
    const { open: match, state } = new SketchedMatch({ awaits: "contracts", church, a: { towers, seals } });
    const view = match.view(state, 0);
    const [colour = "white", floors = ""] = (towers[0] ?? "").split(" ");
    const niche = nicheOf(view, contractOf(COLOUR_AT[colour as ColourName], Number(floors) as Floors), {});
    const told = match.forecast?.(state, 0, match.parseMove(`fulfil ${towers[0]}`));
    if (told?.kind !== "contract") throw new Error("a contract has a forecast");
    return [earnedBy(view, 0, niche, {}), told.printed + told.floorBonus + told.privilege + told.lastSeal];
  };
  for (const tower of ["white 7", "white 6", "red 3"]) {
    for (const seals of [1, 4]) {
      const [said, came] = earned([tower], seals);
      expect(said, `${tower}, ${seals} seals`).toBe(came);
    }
  }
  expect(earned(["white 7"], 1)[0]).toBe(earned(["white 7"], 4)[0] + FIGURES.lastSeal);
});

test("contracts that only the Architect makes possible are those that no legal move fulfils without him", () => {
  const costs = (towers: readonly string[], hand: readonly "architect"[]): readonly string[] => {
    const match = new SketchedMatch({ awaits: "contracts", a: { towers, hand } });
    const view = match.open.view(match.state, 0);
    const ways = match.legal().filter((text) => text.startsWith("fulfil"));
    const targetOf = (text: string): string => `contract:${text.split(" ").slice(1, 3).join(":")}`;
    const found = byArchitect(view, 0, new Set(ways.map(targetOf)), {});
    const plain = new Set(ways.filter((text) => !text.includes("architect")).map(targetOf));
    expect([...found].sort()).toEqual([...new Set(ways.map(targetOf))].filter((each) => !plain.has(each)).sort());
    return [...found];
  };
  expect(costs(["white 7"], ["architect"])).toEqual(["contract:white:6", "contract:white:8"]);
  expect(costs(["white 7", "white 6", "red 3"], ["architect"])).toContain("contract:red:4");
  expect(costs(["white 7"], [])).toEqual([]);
});

test("towers fall while building can go on, not while a person swaps a brick after it", () => {
  const a = { storage: "wwwwyyyyy", hand: ["alchemist"], towers: ["red 2"] } as const;
  const falling = (awaits: "act" | "contracts", ...moves: readonly string[]): number => {
    const { open, state } = new SketchedMatch({ awaits, row: ["glory p"], a }).play(...moves);
    return fallingOf(open.view(state, 0), 0).length;
  };
  expect(falling("act")).toBe(1);
  expect(falling("act", "exchange 1 purple")).toBe(1);
  expect(falling("contracts", "alchemist blue")).toBe(0);
});
