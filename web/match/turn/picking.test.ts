import { describe, expect, test } from "vitest";
import { type AnyGame, openByChoice } from "#engine";
import { gameById } from "#games";
import { type Draft, make, possible, startDraft } from "../draft/draft.ts";
import { playInDrafts } from "../draft/drafted-match.fixture.ts";
import {
  glowing,
  isAll,
  naming,
  type Offer,
  offersOf,
  type Picks,
  partnersOf,
  picksFor,
  pressAt,
  pressesFor,
  whyNot,
} from "./picking.ts";

/** Two kinds of discs on two streets, and a card that needs another one as a discard. */
const OFFERS: readonly Offer[] = [
  { move: 0, targets: ["street:1", "disc:coloured"] },
  { move: 1, targets: ["street:1", "disc:white"] },
  { move: 2, targets: ["street:2", "disc:coloured"] },
  { move: 3, targets: ["card:a", "card:b"] },
];

/** What the reader has picked, of an empty hand. */
const held = (...picked: readonly string[]): Picks => ({ picked, usual: [] });

/** What is made by pressing what comes next, one after the other. */
function made(picked: readonly string[], move: number): number | undefined {
  let [picks, presses] = [{ picked, usual: picked }, 0];
  while (presses++ < 4) {
    const [next = ""] = pressesFor(OFFERS, picks, move);
    const does = pressAt(OFFERS, picks, next);
    if (does === null) return undefined;
    if ("makes" in does) return does.makes;
    picks = { ...picks, picked: does.picks };
  }
  return undefined;
}

describe.each([{ picked: [] }, { picked: ["disc:coloured"] }, { picked: ["disc:white"] }, { picked: ["street:1"] }])(
  "with $picked picked",
  ({ picked }) => {
    test.each(OFFERS)("the presses that come next make move $move", ({ move }) => {
      expect(made(picked, move)).toBe(move);
    });
  },
);

test("what is picked for another move gives way first", () => {
  expect(pressesFor(OFFERS, held("disc:coloured"), 1)).toEqual(["disc:white", "street:1"]);
  expect(pressesFor(OFFERS, held("disc:white"), 1)).toEqual(["street:1"]);
});

test("what is picked for a move is what its press cannot do without: no bricks that it takes, no tower like another", () => {
  const offers: readonly Offer[] = [
    ...["white", "blue"].map((colour, at) => ({ move: at, targets: [`site:${colour}`, `storage:0:${colour}`] })),
    { move: 2, targets: ["brick:1:red", "storage:0:white", "storage:0:blue"] },
    { move: 3, targets: ["slot:1", "storage:0:white"] },
    { move: 4, targets: ["slot:1", "storage:0:blue"] },
    { move: 5, targets: ["hand:saboteur", "tower:1:0", "tower:1:1"], isPair: true },
    { move: 6, targets: ["hand:saboteur", "tower:2:0"], isPair: true },
  ];
  const partners = offers.map(({ move }) => partnersOf(offers, [], move));
  expect(partners).toEqual([[], [], [], ["storage:0:white"], ["storage:0:blue"], ["tower:1:0"], ["tower:2:0"]]);
  expect(partnersOf(OFFERS, ["disc:coloured"], 0)).toEqual(["disc:coloured"]);
  expect(partnersOf(OFFERS, ["disc:coloured"], 1)).toEqual(["disc:white"]);
});

test("what does not glow beside the reader's own pick is picked in its place, and a second press makes its move", () => {
  const offers: readonly Offer[] = [
    { move: 1, targets: ["hand:architect", "hand:glory"], isPair: true },
    { move: 2, targets: ["contract:1"] },
  ];
  expect(pressAt(offers, held("hand:architect"), "contract:1")).toEqual({ picks: ["contract:1"] });
  expect(pressAt(offers, held(), "contract:1")).toEqual({ makes: 2 });
  const usual = ["hand:architect"];
  expect(pressAt(offers, { picked: usual, usual }, "contract:1")).toEqual({ makes: 2 });
});

test("a picked part of a pair says what it waits for", () => {
  const pair: readonly Offer[] = [...OFFERS, { move: 4, targets: ["hand:patrician", "hand:glory"], isPair: true }];
  expect(picksFor(pair, held("hand:patrician"), "hand:patrician").map(({ move }) => move)).toEqual([4]);
});

test("a partner of a pair glows once what acts is picked, or when it is picked itself", () => {
  const offers: readonly Offer[] = [
    { move: 1, targets: ["slot:0"] },
    { move: 2, targets: ["hand:wholesaler", "slot:0"], isPair: true },
    { move: 3, targets: ["hand:wholesaler", "slot:5"], isPair: true },
    { move: 4, targets: ["brick:white", "own:white"] },
  ];
  const lit = (...picked: readonly string[]) => [...new Set(glowing(offers, picked))].sort();
  expect(lit()).toEqual(["brick:white", "hand:wholesaler", "own:white", "slot:0"]);
  expect(lit("hand:wholesaler")).toEqual(["hand:wholesaler", "slot:0", "slot:5"]);
  expect(lit("slot:5")).toEqual(["hand:wholesaler", "slot:5"]);
});

test("the button of an offer stands out only where it is all there is to do", () => {
  expect(isAll(OFFERS)).toBe(false);
  expect(isAll(OFFERS.slice(0, 1))).toBe(true);
  expect(isAll([])).toBe(false);
});

test("a part that has been pressed for an open group says what was done with it", () => {
  const open = openByChoice(gameById("calimala") as AnyGame, 3);
  const said = new Set<string>();
  playInDrafts(open, 2, (begun, chance) => {
    let draft = begun;
    while (draft.edge === "own") {
      const moves = possible(draft);
      draft = make(draft, moves[chance.below(moves.length)] ?? -1);
      for (const move of draft.edge === "own" ? draft.clicks : []) {
        const [target = ""] = open.names(draft.before, move);
        const isOver = naming(offersOf(draft), [target]).length === 0;
        if (!isOver || whyNot(draft, target)?.done?.move !== open.printMove(move)) continue;
        said.add(target);
        const reason = { code: "city-full", facts: { city: target.replace("city:", "") } };
        const full: Draft = { ...draft, open: Object.create(open, { whyNot: { value: () => reason } }) };
        expect(whyNot(full, target), "a reason that names the part says more").toEqual({ target, reason });
      }
    }
    return draft;
  });
  expect([...said].filter((target) => target.startsWith("city:"))).not.toEqual([]);
});

test("a part with which nothing has been done is not said to be done already, also where towers have been begun since", () => {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  let asked = 0;
  playInDrafts(open, 1, (begun, chance) => {
    let draft = begun;
    const used = new Set<string>();
    while (draft.edge === "own") {
      const moves = possible(draft);
      const move = moves[chance.below(moves.length)] ?? -1;
      for (const target of open.names(draft.state, move)) used.add(target);
      draft = make(draft, move);
      for (const target of open.targets.filter((each) => each.startsWith(`storage:${draft.seat}:`))) {
        if (whyNot(draft, target)?.done === undefined) continue;
        expect([...used]).toContain(target);
        asked++;
      }
    }
    return draft;
  });
  expect(asked).toBeGreaterThan(10);
});

test("a brick for which nothing can be built any more says why, also where the last one built was of its colour", () => {
  const open = openByChoice(gameById("firenze") as AnyGame, 2);
  const reasonWith = (storage: string, built: number) => {
    const read = open.parsePosition(
      "awaits=13 startPlayer=1 active=1 sealsLeft=9900 rowCard=12,12,12,12,12,12 bag=20,18,15,10,10,8 " +
        `storage=${storage}/// deck=431203032220213311111121112`,
    );
    if (!read.ok) throw new Error(read.refusal);
    let draft = startDraft(open, 0, read.value);
    for (let left = built; left > 0; left--) draft = make(draft, open.parseMove("found white"));
    return whyNot(draft, "storage:0:white");
  };
  const target = "storage:0:white";
  expect(reasonWith("9,0,0,0,0,0", 4)).toEqual({
    target,
    reason: { code: "building-too-dear", facts: { cost: 6, held: 5 } },
  });
  expect(reasonWith("9,9,0,0,0,0", 6)).toEqual({ target, reason: { code: "six-bricks-built", facts: { n: 6 } } });
});
