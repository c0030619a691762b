import { expect, test } from "vitest";
import { FastChance } from "#engine";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { COLOURS, type Contract, colourOf, contractOf, floorsOf } from "../content.ts";
import type { ContractForecast } from "./forecast.ts";
import type { Hit } from "./hits.ts";

const foretell = ({ open, state }: SketchedMatch, text: string) => open.forecast?.(state, 0, open.parseMove(text));
const named = (contract: Contract) => `${COLOURS[colourOf(contract)]} ${floorsOf(contract)}`;

const anyOf = <T>(items: readonly T[], source: FastChance): T => items[source.below(items.length)] as T;

function foretold(match: SketchedMatch, text: string) {
  const forecast = foretell(match, text);
  if (forecast?.kind !== "card" && forecast?.kind !== "lay") return undefined;
  const { reach, kind: _kind, isSecond: _isSecond, isTaxed: _isTaxed, hits: _hits, ...rest } = forecast;
  return { ...rest, reach: reach.map(named) };
}

const fallingIn = (hits: readonly Hit[]) =>
  hits.flatMap(({ seat, towers }) =>
    towers.length === 0 ? [] : [{ seat, colours: towers.map(({ colour }) => colour) }],
  );

test("3.1 a card costs a brick for each card to its left, and its bricks come to the storage", () => {
  const match = new SketchedMatch({ row: ["glory", "glory wwww", "glory"], a: { storage: "yy" } });
  expect(foretold(match, "card 1")).toEqual({ held: 2, cost: 0, lost: 0, storage: 2, limit: 10, reach: [] });
  expect(foretold(match, "card 2")).toMatchObject({ cost: 1, storage: 5, limit: 10 });
});

test("3.1 a card that is being paid for is foretold, too: the brick that is laid is gone, others are not known", () => {
  const row = ["glory", "glory", "glory rrrr"];
  const match = new SketchedMatch({ row, a: { storage: "ryy", towers: ["red 2"] } });
  expect(foretold(match, "card 3")).toMatchObject({ held: 3, cost: 2, storage: 5 });
  match.play("card 3");
  const laid = (text: string) => foretold(match, text);
  expect(laid("lay 1 yellow")).toEqual({
    ...{ held: 3, cost: 2, lost: 0, storage: 5, limit: 10 },
    reach: ["red 4", "red 5"],
  });
  match.play("lay 1 yellow");
  expect(laid("lay 2 yellow")).toMatchObject({ held: 2, cost: 1, storage: 5 });
});

test("4.13 a Warehouse holds its own bricks, too", () => {
  const match = new SketchedMatch({ row: ["warehouse ww", "glory"], a: { storage: "yy" } });
  expect(["card 1", "card 2"].map((text) => foretold(match, text)?.limit)).toEqual([15, 10]);
});

test("3.1 a building that one has already is foretold to be discarded", () => {
  const row = ["workshop ww", "bridge", "glory"];
  const match = new SketchedMatch({ row, a: { storage: "yy", buildings: ["workshop"] } });
  const second = (text: string) => {
    const forecast = foretell(match, text);
    return forecast?.kind === "card" && forecast.isSecond;
  };
  expect(["card 1", "card 2", "card 3"].map(second)).toEqual([true, false, false]);
});

test("4.15, 4.28 Luxury Tax and Tribute are foretold to take bricks where a tower owes some", () => {
  const taxed = (card: string, ...towers: readonly string[]) => {
    const match = new SketchedMatch({ row: [`${card} ww`, "glory"], a: { storage: "yy", towers: [...towers] } });
    const forecast = foretell(match, "card 1");
    return forecast?.kind === "card" && forecast.isTaxed;
  };
  expect([taxed("tribute", "yellow 2"), taxed("tribute", "red 2"), taxed("glory", "red 2")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([taxed("luxuryTax", "red 5"), taxed("luxuryTax", "red 4")]).toEqual([true, false]);
});

test("4.15, 4.28, 4.30 the towers of others that nothing can pay for are foretold to fall", () => {
  const falling = (card: string, losses: string, storage: string, ...towers: readonly string[]) => {
    const options = { losses };
    const row = [`${card} ww`, "glory"];
    const match = new SketchedMatch({ options, row, a: { storage: "rr", towers: ["red 6"] }, b: { storage, towers } });
    const forecast = foretell(match, "card 1");
    return forecast?.kind === "card" ? fallingIn(forecast.hits) : null;
  };
  for (const losses of ["automatic", "owner"]) {
    expect(falling("tribute", losses, "b", "yellow 3", "blue 2")).toEqual([{ seat: 1, colours: ["yellow"] }]);
    expect(falling("tribute", losses, "by", "yellow 3", "blue 2")).toEqual([]);
    expect(falling("luxuryTax", losses, "b", "yellow 5", "blue 4")).toEqual([{ seat: 1, colours: ["yellow"] }]);
    expect(falling("glory", losses, "b", "yellow 5")).toEqual([]);
  }
  const held = { row: ["tribute ww", "glory"], a: { hand: ["patrician"] }, b: { towers: ["yellow 3"] } } as const;
  const told = foretell(new SketchedMatch(held).play("card 1"), "accept");
  expect(told?.kind === "event" && fallingIn(told.hits), "4.20 let happen").toEqual([{ seat: 1, colours: ["yellow"] }]);
  expect(falling("tribute", "automatic", "y", "yellow 3", "yellow 2")).toEqual([{ seat: 1, colours: ["yellow"] }]);
  expect(falling("tribute", "owner", "y", "yellow 3", "yellow 2"), "the owner chooses").toEqual([]);
});

test("4.15, 4.28, 4.30 own towers that nothing can pay for are foretold to fall, by what the card leaves to pay with", () => {
  const own = (row: readonly string[], storage: string, ...texts: readonly string[]) => {
    const match = new SketchedMatch({ row, a: { storage, towers: ["blue 3", "yellow 5"] } });
    const forecast = foretell(match.play(...texts.slice(0, -1)), texts.at(-1) ?? "");
    if (forecast?.kind !== "card" && forecast?.kind !== "lay") return undefined;
    return { colours: fallingIn(forecast.hits).flatMap(({ colours }) => colours), isTaxed: forecast.isTaxed };
  };
  expect(own(["tribute bb"], "w", "card 1"), "the card's own bricks may pay").toEqual({
    ...{ colours: ["yellow"], isTaxed: true },
  });
  const dear = ["glory", "tribute ww", "glory"];
  expect(own(dear, "by", "card 2"), "which brick pays is a choice").toEqual({ colours: [], isTaxed: true });
  expect(own(dear, "by", "card 2", "lay 1 blue")).toEqual({ colours: ["blue"], isTaxed: true });
  expect(own(dear, "b", "card 2"), "the only brick pays").toEqual({ colours: ["yellow", "blue"], isTaxed: false });
  const taxed = ["glory", "luxuryTax b", "glory"];
  expect(own(taxed, "w", "card 2"), "one brick is left").toEqual({ colours: ["yellow"], isTaxed: false });
  expect(own(taxed, "ww", "card 2")).toEqual({ colours: [], isTaxed: true });
});

test("4.15, 4.28, 4.30 what is foretold to fall does, and without a choice nothing else", () => {
  const source = new FastChance(428);
  const some = (most: number, of: string): string =>
    Array.from({ length: source.below(most + 1) }, () => of.charAt(source.below(of.length))).join("");
  const towers = () =>
    Array.from({ length: source.below(4) }, () => `${anyOf(COLOURS.slice(0, 4), source)} ${2 + source.below(4)}`);
  let [fell, known] = [0, 0];
  for (let i = 0; i < 300; i++) {
    const losses = i % 2 === 0 ? "automatic" : "owner";
    const row = ["glory", `${anyOf(["tribute", "luxuryTax", "flood"], source)} ww`];
    const a = { storage: `w${some(4, "wyb")}`, towers: towers() };
    const match = new SketchedMatch({ options: { losses }, row, a, b: { storage: some(3, "wyb"), towers: towers() } });
    match.play("card 2");
    const pays = match.legal()[source.below(match.legal().length)] ?? "";
    const told = foretell(match, pays);
    match.play(pays);
    while (match.can("keep").length + match.can("give").length > 0) match.play(anyOf(match.legal(), source));
    const falling =
      told?.kind === "lay"
        ? fallingIn(told.hits).flatMap(({ seat, colours }) => colours.map((c) => `${seat} ${c}`))
        : [];
    const hit = match.events.flatMap((event) => (event.type === "towerHit" ? [`${event.seat} ${event.colour}`] : []));
    fell += falling.length;
    const lost = match.events.filter((event) => event.type === "bricksLost");
    for (const { seat, which } of told?.kind === "lay" ? told.hits : []) {
      if (which === null) continue;
      known++;
      expect(lost.find((event) => event.seat === seat)?.bricks ?? [0, 0, 0, 0, 0, 0]).toEqual(which);
    }
    if (losses === "automatic") expect(falling.toSorted()).toEqual(hit.toSorted());
    for (const tower of falling) {
      expect(hit).toContain(tower);
      hit.splice(hit.indexOf(tower), 1);
    }
  }
  expect([fell > 100, known > 150]).toEqual([true, true]);
});

test("4.17 a Monument is foretold to go to the single highest tower, or to nobody", () => {
  const getting = (a: readonly string[], b: readonly string[]) => {
    const forecast = foretell(
      new SketchedMatch({ row: ["glory", "monument"], a: { storage: "y", towers: [...a] }, b: { towers: [...b] } }),
      "card 2",
    );
    return forecast?.kind === "card" ? forecast.monument : undefined;
  };
  expect([getting(["red 3"], ["red 2"]), getting(["red 2"], ["blue 3"]), getting(["red 2"], ["blue 2"])]).toEqual([
    0,
    1,
    null,
  ]);
});

test("4.9, 4.10 Fire and Flood take their bricks once the card is paid, and none of its own", () => {
  const at = (row: readonly string[], storage: string) =>
    new SketchedMatch({ row: [...row], emptyDeck: true, a: { storage } });
  expect(foretold(at(["glory", "fire pp"], "wyygg"), "card 2")).toMatchObject({ cost: 1, lost: 3, storage: 3 });
  for (const [row, storage, lost] of [
    [["fire pp"], "wy", 2],
    [["flood ww"], "wyyg", 2],
    [["flood"], "", 0],
  ] as const) {
    const match = at(row, storage);
    const foreseen = foretold(match, "card 1");
    expect(foreseen?.lost).toBe(lost);
    const stored = match.play("card 1").state.storage[0];
    expect(foreseen?.storage, "as it then is").toBe(COLOURS.reduce((n, _, c) => n + (stored[c as 0] ?? 0), 0));
  }
});

test("3.3, 3.5 a contract comes within reach when a tower can be raised to it and building be paid", () => {
  const row = ["glory rr", "glory rr"];
  const towers = ["red 2"];
  const rich = new SketchedMatch({ row, a: { storage: "yyyy", towers } });
  expect(foretold(rich, "card 1")?.reach).toEqual(["red 3", "red 4"]);
  const poor = new SketchedMatch({ row, a: { storage: "y", towers } });
  expect(foretold(poor, "card 2")?.reach).toEqual(["red 3", "red 4"]);
  expect(foretold(new SketchedMatch({ row, a: { storage: "r", towers } }), "card 1")?.reach).toEqual(["red 4"]);
});

test("4.4 Collapse brings nothing within reach by the only tower, which it takes", () => {
  const reach = (...towers: readonly string[]) =>
    foretold(new SketchedMatch({ row: ["collapse rr"], a: { storage: "w", towers: [...towers] } }), "card 1")?.reach;
  expect(reach("red 2")).toEqual([]);
  expect(reach("red 2", "blue 1"), "the blue one may be chosen").toEqual(["red 3", "red 4"]);
});

test("4.5 the Campanile brings no contract within reach: a bell tower comes first", () => {
  const of = (card: string) =>
    foretold(new SketchedMatch({ row: [`${card} www`], a: { storage: "w" } }), "card 1")?.reach ?? [];
  expect(of("glory")).toContain("white 3");
  expect(of("campanile")).toEqual([]);
});

test("3.1 bricks that have to be laid for a card bring nothing within reach", () => {
  const row = ["glory", "glory ryyyyy"];
  const towers = ["red 2"];
  expect(foretold(new SketchedMatch({ row, a: { storage: "ry", towers } }), "card 2")?.reach).toContain("red 4");
  expect(foretold(new SketchedMatch({ row, a: { storage: "r", towers } }), "card 2")?.reach).not.toContain("red 4");
});

test("3.3, 3.4 a brick on a tower: what is stored once building is paid and ruins have fallen", () => {
  const match = new SketchedMatch({ awaits: "act", a: { storage: "rryyyy", towers: ["red 2", "white 5"] } });
  const after = { kind: "brick", limit: 10, storage: 7, toBag: 3 };
  const red3 = { contract: contractOf(3, 3), floorBonus: 0, privilege: 0, lastSeal: 0 };
  expect(foretell(match, "raise 2")).toMatchObject({ ...after, fits: red3 });
  match.play("raise 2");
  expect(foretell(match, "found yellow")).toMatchObject({ kind: "brick", toBag: 3, fits: null });
});

test("3.5 a brick that makes a tower fit an open contract says what that would score, bonus of the floor included", () => {
  const a = { storage: "rr", towers: ["red 4"], seals: 1 };
  const match = new SketchedMatch({ awaits: "act", church: ["smallPrivilege"], a });
  expect(foretell(match, "raise 1")).toMatchObject({ fits: { floorBonus: 2, lastSeal: 5 } });
  const closed = new SketchedMatch({ awaits: "act", seals: { "red 5": 1 }, a });
  expect(foretell(closed, "raise 1")).toMatchObject({ fits: null });
});

test("3.5, 5.2 a contract: its points by source, the tower's bricks, who leads, and what else fits", () => {
  const match = new SketchedMatch({
    awaits: "contracts",
    seals: { "red 3": 1 },
    a: { towers: ["red 5", "red 6", "green 3"], seals: 5 },
  });
  const forecast = foretell(match, "fulfil red 5");
  expect(forecast).toMatchObject({ kind: "contract", contract: contractOf(3, 5), toBag: 5, leads: [1, 0] });
  expect(forecast?.kind === "contract" ? forecast.rest.map(named).sort() : []).toEqual(["green 3", "red 6"]);
  const before = match.points();
  match.play("fulfil red 5");
  const { printed, floorBonus, privilege, lastSeal } = forecast as ContractForecast;
  expect((match.points()[0] ?? 0) - (before[0] ?? 0)).toBe(printed + floorBonus + privilege + lastSeal);
  expect(floorBonus).toBeGreaterThan(0);
});

test("ending a phase has no forecast", () => {
  const match = new SketchedMatch({ row: ["glory"], awaits: "act", a: { storage: "w" } });
  expect(foretell(match, "built")).toBeUndefined();
});
