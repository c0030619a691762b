import { describe, expect, test } from "vitest";
import { seatsToAct } from "#engine";
import { openFirenze, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { CARDS, type CardName, COLOURS } from "../content.ts";
import { MOVES } from "../moves.ts";
import type { State } from "../state.ts";
import type { Target } from "../targets.ts";

describe("2 setup", () => {
  test("2.1 to 2.5 start player, four balconies, five neutral seals, white bricks in turn order, six cards with four bricks", () => {
    const match = new SketchedMatch({ seats: 3 });
    const open = openFirenze(3);
    open.copy(open.setup(), match.state);
    match.play("start 2", "...");
    expect(match.eventsOf("balconyLaid").map((event) => event.type === "balconyLaid" && event.numeral)).toEqual([
      "I",
      "II",
      "III",
      "IV",
    ]);
    expect(match.eventsOf("neutralSeal")).toHaveLength(5);
    expect(match.eventsOf("startBricks")).toEqual([
      { type: "startBricks", seat: 2, n: 2 },
      { type: "startBricks", seat: 0, n: 3 },
      { type: "startBricks", seat: 1, n: 4 },
    ]);
    for (const slot of [1, 2, 3, 4, 5, 6]) expect(match.onCard(slot)).toHaveLength(4);
    expect(match.acts()).toBe(2);
  });

  test("2.1 before the start player is known no move has a place", () => {
    const open = openFirenze(2);
    expect([...open.moves.keys()].flatMap((move) => open.names(open.setup(), move))).toEqual([]);
  });

  test("2.3 the start player places the seals, ascending, with room for the rest", () => {
    const match = new SketchedMatch({ options: { neutralSeals: "startPlayer" } });
    const open = match.open;
    open.copy(open.setup(), match.state);
    match.play("start 1", "...");
    expect(seatsToAct(open.toAct(match.state), 2)).toEqual([1]);
    // 36 contracts, four with a balcony: the last four have to stay for the other seals.
    expect(match.can("neutral")).toHaveLength(28);
    match.play("neutral white 4");
    expect(match.can("neutral white")).not.toContain("neutral white 3");
  });

  test("2.5 without Campanile that card is nowhere", () => {
    const open = openFirenze(2, { campanile: "off" });
    expect(open.view(open.setup(), "public").deck.reduce((a, b) => a + b)).toBe(51 - 10);
  });
});

test("3.2, 3.3 a contract says what comes before it: exchange and building, building alone, or its end", () => {
  const reason = (storage: string, ...moves: readonly string[]) => {
    const match = new SketchedMatch({ awaits: "act", row: ["glory w"], a: { storage } }).play(...moves);
    return match.open.whyNot(match.state, 0, "contract:red:3")?.code;
  };
  expect(reason("yyyy")).toBe("build-first");
  expect(reason("yy")).toBe("build-now");
  expect(reason("yyyyyy", "found yellow")).toBe("build-now");
  expect(reason("yyyy", "exchange 1 white", "give yellow", "give yellow", "give yellow")).toBe("build-now");
  expect(reason("y", "found yellow")).toBe("building-to-end");
});

describe("3.1 the row", () => {
  test("an empty deck: an event just carried out is among the discards that become the new one", () => {
    const match = new SketchedMatch({ row: ["botch", "glory"], emptyDeck: true }).play("card 1");
    expect(match.outcomes()).toEqual(["draw botch"]);
  });

  describe("the last card of the deck is drawn", () => {
    const row = ["botch", "glory", "glory", "glory", "glory", "glory"];
    const match = (discards: readonly CardName[]) =>
      new SketchedMatch({ row, deck: ["fire"], discards, a: { hand: ["patrician", "mason"] } });
    const piles = ({ state }: SketchedMatch) =>
      [state.deck, state.discards].map((pile) => CARDS.filter((_, i) => pile[i as 0]));

    test("at once all discards are the new deck, the event just carried out among them", () => {
      const drawn = match(["tribute"]).play("card 1", "accept", "draw fire");
      expect(drawn.eventsOf("deckReshuffled")).toEqual([{ type: "deckReshuffled", n: 2 }]);
      expect(piles(drawn)).toEqual([["botch", "tribute"], []]);
    });

    test("cards discarded later go onto the new, empty pile", () => {
      const drawn = match([]).play("card 1", "accept", "draw fire", "...", "patrician mason");
      expect(piles(drawn)).toEqual([["botch"], ["mason", "patrician"]]);
      drawn.play("built", "end", "card 1");
      expect(drawn.outcomes()).toEqual(["draw botch"]);
      drawn.play("draw botch");
      expect(piles(drawn)).toEqual([["mason", "patrician"], []]);
    });

    test("nothing to shuffle just then: it is done when the next card has to be drawn", () => {
      const hand = ["patrician", "mason"] as const;
      const drawn = new SketchedMatch({ row: ["glory", ...row.slice(1)], deck: ["fire"], a: { hand } });
      drawn.play("card 1", "draw fire", "...", "patrician mason");
      expect([piles(drawn), drawn.eventsOf("deckReshuffled")]).toEqual([[[], ["mason", "patrician"]], []]);
      drawn.play("built", "end", "card 1");
      expect(drawn.outcomes()).toEqual(["draw mason", "draw patrician"]);
      expect(drawn.eventsOf("deckReshuffled")).toHaveLength(1);
    });
  });

  test("the gap closes to the left, the bag fills the new card as far as it goes", () => {
    const match = new SketchedMatch({ row: ["mason", "glory w", "glory y", "glory g", "glory r", "glory b"] });
    for (const c of [0, 1, 2, 3, 4, 5] as const) match.state.bag[c] = c === 5 ? 2 : 0;
    match.play("card 1", "draw workshop", "brick purple", "brick purple");
    expect([1, 2, 3, 4, 5, 6].map((slot) => match.onCard(slot))).toEqual(["w", "y", "g", "r", "b", "pp"]);
    expect(match.eventsOf("bagShort")).toEqual([{ type: "bagShort", slot: 5, n: 2 }]);
    expect(match.acts()).toBe(0);
  });

  test("neither deck nor discards: the row stays shorter, and empty it leaves no choice", () => {
    const match = new SketchedMatch({ row: ["mason"], emptyDeck: true }).play("card 1", "built", "end");
    expect(match.acts()).toBe(1);
    expect(match.legal()).toEqual(["built"]);
  });
});

describe("3.2 the exchange", () => {
  test("once, for a brick that already lay there", () => {
    const match = new SketchedMatch({ awaits: "act", row: ["glory p", "glory b"], a: { storage: "wwwwww" } });
    expect(match.can("exchange")).toEqual(["exchange 1 purple", "exchange 2 blue"]);
    expect(match.open.whyNot(match.state, 0, "slot:0")).toEqual({ code: "card-already-taken" });
    match.play("exchange 1 purple", "give white", "give white", "give white");
    expect([match.onCard(1), match.storage(0)]).toEqual(["www", "wwwp"]);
    expect(match.can("exchange")).toEqual([]);
  });

  test("not after the first brick", () => {
    const match = new SketchedMatch({ awaits: "act", row: ["glory p"], a: { storage: "wwwww" } }).play("found white");
    expect(match.can("exchange")).toEqual([]);
    expect(match.open.whyNot(match.state, 0, "slot:0")).toEqual({ code: "row-done" });
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
    const match = new SketchedMatch({
      awaits: "act",
      a: { storage: "wwwwyyyr", towers: ["white 1", "white 1", "white 3", "yellow 2"] },
    });
    const { open, state } = match;
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
    const match = new SketchedMatch({ awaits: "act", a: { storage: "wwwwwwwwwwwwwwwwwwww" } });
    match.play("found white", "raise 1", "raise 1", "raise 1", "raise 1", "raise 1");
    expect(match.legal()).toEqual(["built"]);
  });

  test("a founded tower is no ruin, one that stood and got nothing is", () => {
    const match = new SketchedMatch({ awaits: "act", a: { storage: "wr", towers: ["red 2", "blue 1"] } });
    match.play("raise 1", "found white", "built");
    expect(match.towers(0)).toEqual(["white 1", "red 3"]);
    expect(match.bag("blue")).toBe(10);
  });
});

test("3.3 an own brick that cannot be paid for any more says what it would cost", () => {
  const match = new SketchedMatch({ awaits: "act", a: { storage: "rry" } }).play("found red", "raise 1");
  const costs = { code: "building-too-dear", facts: { cost: 1, held: 1 } };
  expect(match.open.whyNot(match.state, 0, "storage:0:yellow")).toEqual(costs);
});

describe("3.5 contracts", () => {
  test("the first contract of a number of floors takes its bonus, the second does not", () => {
    const match = new SketchedMatch({ awaits: "contracts", a: { towers: ["white 5", "red 5", "red 4"] } });
    match.play("fulfil white 5", "fulfil red 5", "fulfil red 4");
    expect(match.eventsOf("floorBonus")).toEqual([{ type: "floorBonus", seat: 0, floors: 5, points: 2 }]);
    expect(match.points()).toEqual([3 + 2 + 5 + 3, 0]);
  });

  test("a tower is not pressed for its contract, and says what is", () => {
    const match = new SketchedMatch({
      awaits: "contracts",
      seals: { "red 4": "neutral" },
      a: { towers: ["red 3", "red 4"] },
    });
    const facts = (floors: number) => ({ colour: "red", floors });
    expect(match.open.whyNot(match.state, 0, "tower:0:0")).toEqual({ code: "press-contract", facts: facts(3) });
    expect(match.open.whyNot(match.state, 0, "tower:0:1")).toEqual({ code: "no-contract-fits", facts: facts(4) });
  });

  test("a tower that fits with the Architect alone says so", () => {
    const seals = { "red 5": "neutral", "red 6": "neutral", "red 7": "neutral" } as const;
    const towers = ["red 5", "red 6"];
    const match = new SketchedMatch({ awaits: "contracts", seals, a: { hand: ["architect"], towers } });
    const whyNot = (slot: 0 | 1) => match.open.whyNot(match.state, 0, `tower:0:${slot}`);
    expect(whyNot(0)).toEqual({ code: "press-with-architect", facts: { colour: "red", floors: 4 } });
    expect(whyNot(1)).toEqual({ code: "no-contract-fits", facts: { colour: "red", floors: 6 } });
  });

  test("covered contracts, and any without a seal, are closed", () => {
    const seals = { "red 3": 1, "red 4": "neutral" } as const;
    const match = new SketchedMatch({ awaits: "contracts", seals, a: { towers: ["red 3", "red 4", "red 5"] } });
    expect(match.can("fulfil")).toEqual(["fulfil red 5"]);
    match.state.sealsLeft[0] = 0;
    expect(match.can("fulfil")).toEqual([]);
    expect(match.open.whyNot(match.state, 0, "contract:red:3")).toEqual({ code: "contract-done", facts: { seat: 1 } });
    expect(match.open.whyNot(match.state, 0, "contract:red:4")).toEqual({ code: "contract-neutral" });
    expect(match.open.whyNot(match.state, 0, "contract:red:5")).toEqual({ code: "no-seals-left" });
  });
});

describe("3.6 discarding over the card limit", () => {
  test("ascending, as many as are due: what would leave too few, and what was passed over, is part of it", () => {
    const hand = ["glory", "glory", "scandal", "scandal", "alchemist", "mason"] as const;
    const match = new SketchedMatch({ awaits: "contracts", a: { hand, buildings: ["workshop"] } }).play("end");
    const whyNot = (target: Target) => match.open.whyNot(match.state, 0, target);
    expect(match.can("discard")).toEqual(["discard alchemist", "discard mason"]);
    expect(whyNot("building:workshop")).toEqual({ code: "part-of-discard", facts: { n: 2 } });
    expect(match.play("discard mason").legal()).toEqual(["discard workshop"]);
    expect(whyNot("hand:alchemist")).toEqual({ code: "part-of-discard", facts: { n: 1 } });
  });
});

describe("5 the end", () => {
  test("5.1 five points for the last seal, once, and one more turn for everybody else", () => {
    const match = new SketchedMatch({
      seats: 3,
      awaits: "contracts",
      a: { towers: ["red 3"], seals: 1 },
      b: { towers: ["blue 3"], seals: 1, storage: "b" },
      emptyDeck: true,
      row: ["glory", "glory", "glory"],
    });
    match.play("fulfil red 3", "end");
    expect(match.points()).toEqual([2 + 5, 0, 0]);
    match.play("card 1", "raise 1", "built", "end", "card 1", "built", "end");
    expect(match.acts()).toBe("nobody");
    expect(match.eventsOf("lastSeal")).toHaveLength(1);
  });

  test("5.3 equal points share the rank", () => {
    const match = new SketchedMatch({ awaits: "contracts", emptyDeck: true, row: [], a: { seals: 1 } });
    match.state.ending[0] = 2;
    match.play("end");
    expect(match.open.standings(match.state).ranks).toEqual([1, 1]);
  });

  test("5.4 two hundred turns are enough", () => {
    const match = new SketchedMatch({ awaits: "contracts", emptyDeck: true, row: [] });
    match.state.turns[0] = 199;
    match.state.turns[1] = 200;
    match.play("end");
    expect(match.eventsOf("matchStopped")).toHaveLength(1);
    expect(match.acts()).toBe("nobody");
  });
});

test("the tables lie where the code believes", () => {
  const { open } = new SketchedMatch();
  expect([MOVES.first.built, MOVES.first.card, MOVES.first.give].map(open.printMove)).toEqual([
    "built",
    "card 1",
    "give white",
  ]);
  expect(open.parseMove("discard workshop")).toBe(344);
  expect(open.moves).toHaveLength(351);
  expect(open.outcomes).toHaveLength(92);
});
