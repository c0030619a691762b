import { describe, expect, test } from "vitest";
import { moveBuffer, type Seat } from "#engine";
import { type Sketch, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { State } from "../state.ts";

/** Phase 6 of seat 0 with nothing in the bag. */
const emptyBag = (sketch: Sketch): SketchedMatch =>
  new SketchedMatch({ awaits: "contracts", emptyBag: true, ...sketch }).play("end");

describe("3, 3.6 persons between two bricks or two cards given away", () => {
  test("the bag was empty: after the first brick the Alchemist finds one", () => {
    const match = emptyBag({ a: { storage: "wwwwwwyyyyyy", hand: ["alchemist"] } });
    expect(match.can("alchemist")).toEqual([]);
    match.play("give white", "alchemist white", "swap yellow");
    expect([match.storage(0), match.cards(0), match.acts()]).toEqual(["wwwwwwyyyyy", [], 0]);
    match.play("give yellow");
    expect([match.storage(0), match.bag("yellow"), match.acts()]).toEqual(["wwwwwwyyyy", 2, 1]);
  });

  test("the Patrician throws a feast away when a single card is too many, so that one card less than allowed is left", () => {
    const hand = ["patrician", "scandal", "mason", "architect", "princess", "wholesaler"] as const;
    const match = new SketchedMatch({ awaits: "contracts", a: { hand, buildings: ["workshop"] } }).play("end");
    match.play("discard mason", "patrician scandal");
    expect([match.cards(0), match.acts()]).toEqual([["architect", "princess", "wholesaler", "workshop"], 1]);
  });

  test("before each brick and each card, as long as a limit is exceeded", () => {
    const hand = ["alchemist", "patrician", "saboteur", "smuggler", "mason", "mason", "princess"] as const;
    const b = { storage: "p", towers: ["red 2"] } as const;
    const match = new SketchedMatch({ awaits: "contracts", a: { storage: "wwwwwwwwwwyy", hand }, b }).play("end");
    const persons = (): readonly string[] => hand.filter((person) => match.can(person).length > 0);
    expect(persons()).toEqual(hand.slice(0, 4));
    expect(match.play("give white") && persons()).toEqual(hand.slice(0, 4));
    match.play("smuggler 1 purple", "swap white");
    expect(match.play("give yellow") && persons()).toEqual(["alchemist", "patrician", "saboteur"]);
    expect(match.play("discard mason").acts()).toBe(1);
  });

  test("4.27 none without its target, and none of a name that was played already", () => {
    const hand = ["smuggler", "smuggler", "saboteur", "mason", "mason", "princess", "princess"] as const;
    const match = new SketchedMatch({ awaits: "contracts", a: { storage: "w", hand }, b: { storage: "p" } }).play(
      "end",
    );
    expect(match.can("saboteur")).toEqual([]);
    match.play("smuggler 1 purple", "swap white");
    expect(match.legal().every((move) => move.startsWith("discard"))).toBe(true);
  });
});

describe("9.3 the order of what is given away", () => {
  test("a person begins a new one", () => {
    const a = { storage: "wwwwwwwyyyyyy", hand: ["saboteur"] } as const;
    const match = new SketchedMatch({ awaits: "contracts", a, b: { towers: ["red 2"] } }).play("end", "give yellow");
    expect(match.can("give")).toEqual(["give yellow"]);
    expect(match.play("saboteur 1 1").can("give")).toEqual(["give white", "give yellow"]);
  });

  test("what leaves too little may go if a person can follow", () => {
    const others = ["mason", "mason", "architect", "princess", "princess"] as const;
    const cans = (hand: readonly ("saboteur" | "wholesaler")[], towers: readonly string[]) => {
      const a = { hand: [...others, ...hand], buildings: ["workshop"] } as const;
      return new SketchedMatch({ awaits: "contracts", a, b: { towers } }).play("end").can("discard workshop");
    };
    expect(cans(["wholesaler"], ["red 2"])).toEqual([]);
    expect(cans(["saboteur"], [])).toEqual([]);
    expect(cans(["saboteur"], ["red 2"])).toEqual(["discard workshop"]);
  });

  test("but not on the very person that goes", () => {
    const a = { hand: ["glory", "glory", "scandal", "scandal", "mason", "mason", "saboteur"] } as const;
    const match = new SketchedMatch({ awaits: "contracts", a, b: { towers: ["red 2"] } }).play("end");
    expect(match.can("discard")).toEqual(["discard mason"]);
  });
});

/** What is left of seat 0, of the bag and of seat 1 after phase 6. */
interface Left {
  readonly storage: string;
  readonly bag: string;
  readonly cards: readonly string[];
  readonly other: string;
  readonly played: string;
}

const sorted = (text: string): string => [...text].sort().join("");
const less = (text: string, letter: string): string => text.replace(letter, "");
const lessCard = (cards: readonly string[], card: string): readonly string[] => cards.toSpliced(cards.indexOf(card), 1);
const isLoose = (card: string): boolean => !["glory", "scandal"].includes(card);
const brickExcess = ({ storage }: Left): number => Math.max(0, storage.length - 10);
const cardExcess = ({ cards }: Left): number => Math.min(cards.filter(isLoose).length, Math.max(0, cards.length - 5));

/** All that can be done in any order: persons first, then what is given away. */
function* steps(now: Left): Generator<Left> {
  const { storage, bag, cards, other, played } = now;
  const lay = (person: string) => ({ ...now, cards: lessCard(cards, person), played: `${played} ${person}` });
  const may = (person: string): boolean => cards.includes(person) && !played.includes(person);
  for (const own of may("alchemist") ? storage : "") {
    for (const wanted of bag) {
      yield { ...lay("alchemist"), storage: less(storage, own) + wanted, bag: less(bag, wanted) + own };
    }
  }
  for (const own of may("smuggler") ? storage : "") {
    for (const wanted of other) {
      yield { ...lay("smuggler"), storage: less(storage, own) + wanted, other: less(other, wanted) + own };
    }
  }
  const rest = may("patrician") ? lessCard(cards, "patrician") : [];
  for (const thrown of rest.filter((card) => card !== "workshop")) {
    yield { ...lay("patrician"), cards: lessCard(rest, thrown) };
  }
  if (brickExcess(now) > 0) for (const c of storage) yield { ...now, storage: less(storage, c), bag: bag + c };
  else for (const card of cards.filter(isLoose)) yield { ...now, cards: lessCard(cards, card) };
}

const keyOf = ({ storage, bag, cards, other }: Left): string =>
  [sorted(storage), sorted(bag), [...cards].sort(), sorted(other)].join(" | ");

function endsInAnyOrder(start: Left): ReadonlySet<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const visit = (now: Left): void => {
    const key = keyOf(now) + [...now.played.split(" ")].sort().join();
    if (seen.has(key)) return;
    seen.add(key);
    if (brickExcess(now) + cardExcess(now) === 0) ends.add(keyOf(now));
    else for (const next of steps(now)) visit(next);
  };
  visit(start);
  return ends;
}

function endsByMoves(match: SketchedMatch): ReadonlySet<string> {
  const { open } = match;
  const ends = new Set<string>();
  const seen = new Set<string>();
  const inLetters = (bricks: readonly number[] = []): string =>
    bricks.map((n, c) => "wygrbp".charAt(c).repeat(n)).join("");
  const visit = (s: State): void => {
    if (seen.has(open.hash(s))) return;
    seen.add(open.hash(s));
    if (s.active[0] !== 1) {
      const { mats, bag } = open.view(s, "open");
      const cards = [...(mats[0]?.hand ?? []), ...(mats[0]?.buildings ?? [])];
      const [storage, other] = [inLetters(mats[0]?.storage), inLetters(mats[1]?.storage)];
      ends.add(keyOf({ storage, bag: inLetters(bag), cards, other, played: "" }));
      return;
    }
    const buffer = moveBuffer();
    const n = open.legalMoves(s, 0 as Seat, buffer);
    expect(n, open.printPosition(s)).toBeGreaterThan(0);
    for (const move of buffer.subarray(0, n)) {
      const after = open.blank();
      open.copy(s, after);
      open.play(after, 0, move);
      visit(after);
    }
  };
  visit(match.state);
  return ends;
}

test.each([
  ["wwwwwwyyyyyg", ["alchemist", "smuggler"], "p"],
  ["wwwwwwwwwwyg", ["alchemist", "mason", "mason", "patrician", "glory", "princess"], ""],
  ["wwwwwwwwwwy", ["alchemist", "smuggler", "patrician", "glory", "scandal", "mason"], "w"],
  ["w", ["patrician", "scandal", "mason", "architect", "princess", "wholesaler", "workshop"], ""],
  ["wy", ["patrician", "alchemist", "smuggler", "glory", "scandal", "glory", "workshop", "mason"], "r"],
  ["w", ["glory", "glory", "scandal", "scandal", "patrician", "patrician", "mason", "workshop"], ""],
] as const)("9.3 every end of phase 6 that any order reaches is reached: %s, %j, %s", (storage, cards, other) => {
  const hand = cards.filter((card) => card !== "workshop");
  const buildings = cards.filter((card) => card === "workshop");
  const match = emptyBag({ a: { storage, hand, buildings }, b: { storage: other } });
  const ends = endsInAnyOrder({ storage, bag: "", cards, other, played: "" });
  expect(ends.size).toBeGreaterThan(3);
  expect([...endsByMoves(match)].sort()).toEqual([...ends].sort());
});
