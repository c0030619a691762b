import { describe, expect, test } from "vitest";
import { seatsToAct } from "#engine";
import { openFirenze, Scene } from "../../proofs/scene.fixture.ts";
import { COLOURS } from "../content.ts";
import { MOVES } from "../moves.ts";
import type { State } from "../state.ts";
import type { Target } from "../targets.ts";

describe("2 setup", () => {
  test("2.1 to 2.5 start player, four balconies, five neutral seals, white bricks in turn order, six cards with four bricks", () => {
    const scene = new Scene({ seats: 3 });
    const open = openFirenze(3);
    open.copy(open.setup(), scene.state);
    scene.play("start 2", "...");
    expect(scene.heard("balconyLaid").map((event) => event.type === "balconyLaid" && event.numeral)).toEqual([
      "I",
      "II",
      "III",
      "IV",
    ]);
    expect(scene.heard("neutralSeal")).toHaveLength(5);
    expect(scene.heard("startBricks")).toEqual([
      { type: "startBricks", seat: 2, n: 2 },
      { type: "startBricks", seat: 0, n: 3 },
      { type: "startBricks", seat: 1, n: 4 },
    ]);
    for (const slot of [1, 2, 3, 4, 5, 6]) expect(scene.onCard(slot)).toHaveLength(4);
    expect(scene.acts()).toBe(2);
  });

  test("2.1 before the start player is known no move has a place", () => {
    const open = openFirenze(2);
    expect([...open.moves.keys()].flatMap((move) => open.names(open.setup(), move))).toEqual([]);
  });

  test("2.3 the start player places the seals, ascending, with room for the rest", () => {
    const scene = new Scene({ options: { neutralSeals: "startPlayer" } });
    const open = scene.open;
    open.copy(open.setup(), scene.state);
    scene.play("start 1", "...");
    expect(seatsToAct(open.toAct(scene.state), 2)).toEqual([1]);
    // 36 contracts, four with a balcony: the last four have to stay for the other seals.
    expect(scene.can("neutral")).toHaveLength(28);
    scene.play("neutral white 4");
    expect(scene.can("neutral white")).not.toContain("neutral white 3");
  });

  test("2.5 without Campanile that card is nowhere", () => {
    const open = openFirenze(2, { campanile: "off" });
    expect(open.view(open.setup(), "public").deck.reduce((a, b) => a + b)).toBe(51 - 10);
  });
});

describe("3.1 the row", () => {
  test("an event just carried out is among the discards that become the deck", () => {
    const scene = new Scene({ row: ["botch", "glory"], emptyDeck: true }).play("card 1");
    expect(scene.outcomes()).toEqual(["draw botch"]);
  });

  test("the gap closes to the left, the bag fills the new card as far as it goes", () => {
    const scene = new Scene({ row: ["mason", "glory w", "glory y", "glory g", "glory r", "glory b"] });
    for (const c of [0, 1, 2, 3, 4, 5] as const) scene.state.bag[c] = c === 5 ? 2 : 0;
    scene.play("card 1", "draw workshop", "brick purple", "brick purple");
    expect([1, 2, 3, 4, 5, 6].map((slot) => scene.onCard(slot))).toEqual(["w", "y", "g", "r", "b", "pp"]);
    expect(scene.heard("bagShort")).toEqual([{ type: "bagShort", slot: 5, n: 2 }]);
    expect(scene.acts()).toBe(0);
  });

  test("neither deck nor discards: the row stays shorter, and empty it leaves no choice", () => {
    const scene = new Scene({ row: ["mason"], emptyDeck: true }).play("card 1", "built", "end");
    expect(scene.acts()).toBe(1);
    expect(scene.legal()).toEqual(["built"]);
  });
});

describe("3.2 the exchange", () => {
  test("once, for a brick that already lay there", () => {
    const scene = new Scene({ stage: "act", row: ["glory p", "glory b"], a: { storage: "wwwwww" } });
    expect(scene.can("exchange")).toEqual(["exchange 1 purple", "exchange 2 blue"]);
    scene.play("exchange 1 purple", "give white", "give white", "give white");
    expect([scene.onCard(1), scene.storage(0)]).toEqual(["www", "wwwp"]);
    expect(scene.can("exchange")).toEqual([]);
  });

  test("not after the first brick", () => {
    const scene = new Scene({ stage: "act", row: ["glory p"], a: { storage: "wwwww" } }).play("found white");
    expect(scene.can("exchange")).toEqual([]);
  });
});

/** All ends of phase 3 that clicking in any order can reach: towers and storage, without payment. */
function anyOrder(towers: readonly string[], storage: string): ReadonlySet<string> {
  const cost = [0, 0, 0, 1, 3, 6, 10];
  const ends = new Set<string>();
  const seen = new Set<string>();
  const visit = (now: readonly string[], left: string, built: number): void => {
    const key = [...now].sort().join(" ") + left + built;
    if (seen.has(key)) return;
    seen.add(key);
    ends.add(
      [...now]
        .map((tower) => tower.replace("+", ""))
        .sort()
        .join(" ") + left,
    );
    if (built === 6 || left.length - 1 < (cost[built + 1] ?? 99)) return;
    for (const letter of new Set(left)) {
      const rest = left.replace(letter, "");
      visit([...now, `${letter}1+`], rest, built + 1);
      for (const [i, tower] of now.entries()) {
        if (tower.startsWith(letter))
          visit(now.with(i, `${letter}${Number(tower.replace(/\D/g, "")) + 1}+`), rest, built + 1);
      }
    }
  };
  visit(towers, storage, 0);
  return ends;
}

describe("3.3 building", () => {
  test("every end that any order reaches is reached, and none in two orders of the same bricks", () => {
    const scene = new Scene({
      stage: "act",
      a: { storage: "wwwwyyyr", towers: ["white 1", "white 1", "white 3", "yellow 2"] },
    });
    const { open, state } = scene;
    const ends = new Set<string>();
    const sets = new Set<string>();
    const visit = (s: State, moves: readonly number[]): void => {
      const mat = open.view(s, "open").mats[0];
      const text = mat?.towers.map((tower) => `${tower.colour.charAt(0)}${tower.floors}`).sort() ?? [];
      ends.add(text.join(" ") + COLOURS.map((c, i) => c.charAt(0).repeat(mat?.storage[i] ?? 0)).join(""));
      const set = [...moves].sort((a, b) => a - b).join(" ");
      expect(sets.has(set)).toBe(false);
      sets.add(set);
      const buffer = new Uint16Array(512);
      const n = open.legalMoves(s, 0, buffer);
      for (const move of Array.from(buffer.subarray(0, n))) {
        if (open.group(move) !== "build") continue;
        const after = open.blank();
        open.copy(s, after);
        open.play(after, 0, move);
        visit(after, [...moves, move]);
      }
    };
    visit(state, []);
    expect([...ends].sort()).toEqual([...anyOrder(["w1", "w1", "w3", "y2"], "wwwwyyyr")].sort());
  });

  test("six bricks at most", () => {
    const scene = new Scene({ stage: "act", a: { storage: "wwwwwwwwwwwwwwwwwwww" } });
    scene.play("found white", "raise 1", "raise 1", "raise 1", "raise 1", "raise 1");
    expect(scene.legal()).toEqual(["built"]);
  });

  test("a founded tower is no ruin, one that stood and got nothing is", () => {
    const scene = new Scene({ stage: "act", a: { storage: "wr", towers: ["red 2", "blue 1"] } });
    scene.play("raise 1", "found white", "built");
    expect(scene.towers(0)).toEqual(["white 1", "red 3"]);
    expect(scene.bag("blue")).toBe(10);
  });
});

describe("3.5 contracts", () => {
  test("the first contract of a number of floors takes its bonus, the second does not", () => {
    const scene = new Scene({ stage: "contracts", a: { towers: ["white 5", "red 5", "red 4"] } });
    scene.play("fulfil white 5", "fulfil red 5", "fulfil red 4");
    expect(scene.heard("floorBonus")).toEqual([{ type: "floorBonus", seat: 0, floors: 5, points: 2 }]);
    expect(scene.points()).toEqual([3 + 2 + 5 + 3, 0]);
  });

  test("covered contracts, and any without a seal, are closed", () => {
    const seals = { "red 3": 1, "red 4": "neutral" } as const;
    const scene = new Scene({ stage: "contracts", seals, a: { towers: ["red 3", "red 4", "red 5"] } });
    expect(scene.can("fulfil")).toEqual(["fulfil red 5"]);
    scene.state.sealsLeft[0] = 0;
    expect(scene.can("fulfil")).toEqual([]);
    expect(scene.open.whyNot(scene.state, 0, "contract:red:3")).toEqual({ code: "contract-done", facts: { seat: 1 } });
    expect(scene.open.whyNot(scene.state, 0, "contract:red:4")).toEqual({ code: "contract-neutral" });
    expect(scene.open.whyNot(scene.state, 0, "contract:red:5")).toEqual({ code: "no-seals-left" });
  });
});

describe("3.6 discarding over the card limit", () => {
  test("ascending, as many as are due: what would leave too few, and what was passed over, is part of it", () => {
    const hand = ["glory", "glory", "scandal", "scandal", "alchemist", "mason"] as const;
    const scene = new Scene({ stage: "contracts", a: { hand, buildings: ["workshop"] } }).play("end");
    const whyNot = (target: Target) => scene.open.whyNot(scene.state, 0, target);
    expect(scene.can("discard")).toEqual(["discard alchemist", "discard mason"]);
    expect(whyNot("building:workshop")).toEqual({ code: "part-of-discard", facts: { n: 2 } });
    expect(scene.play("discard mason").legal()).toEqual(["discard workshop"]);
    expect(whyNot("hand:alchemist")).toEqual({ code: "part-of-discard", facts: { n: 1 } });
  });
});

describe("5 the end", () => {
  test("5.1 five points for the last seal, once, and one more turn for everybody else", () => {
    const scene = new Scene({
      seats: 3,
      stage: "contracts",
      a: { towers: ["red 3"], seals: 1 },
      b: { towers: ["blue 3"], seals: 1, storage: "b" },
      emptyDeck: true,
      row: ["glory", "glory", "glory"],
    });
    scene.play("fulfil red 3", "end");
    expect(scene.points()).toEqual([2 + 5, 0, 0]);
    scene.play("card 1", "raise 1", "built", "end", "card 1", "built", "end");
    expect(scene.acts()).toBe("nobody");
    expect(scene.heard("lastSeal")).toHaveLength(1);
  });

  test("5.3 equal points share the rank", () => {
    const scene = new Scene({ stage: "contracts", emptyDeck: true, row: [], a: { seals: 1 } });
    scene.state.ending[0] = 2;
    scene.play("end");
    expect(scene.open.standings(scene.state).ranks).toEqual([1, 1]);
  });

  test("5.4 two hundred turns are enough", () => {
    const scene = new Scene({ stage: "contracts", emptyDeck: true, row: [] });
    scene.state.turns[0] = 199;
    scene.state.turns[1] = 200;
    scene.play("end");
    expect(scene.heard("matchStopped")).toHaveLength(1);
    expect(scene.acts()).toBe("nobody");
  });
});

test("the tables lie where the code believes", () => {
  const { open } = new Scene();
  expect([MOVES.first.built, MOVES.first.card, MOVES.first.give].map(open.printMove)).toEqual([
    "built",
    "card 1",
    "give white",
  ]);
  expect(open.parseMove("discard workshop")).toBe(344);
  expect(open.moves).toHaveLength(351);
  expect(open.outcomes).toHaveLength(92);
});
