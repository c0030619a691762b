import { expect, test } from "vitest";
import type { Sketch } from "../../proofs/sketched-match.fixture.ts";
import { COLOURS } from "../../rules/content.ts";
import type { At } from "./at.ts";
import { BECAUSE } from "./because.ts";
import { begin } from "./begin.ts";
import { nextBrick } from "./planned.ts";
import { REASONS } from "./reasons.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";
import { TURN } from "./turn.ts";

/** Proposals in sketched positions, with what a bot plans there: the rules play every move. */

const proposedBy = (at: At): readonly string[] =>
  TURN.flatMap(({ id, when, propose }) =>
    propose === undefined || when(at) === null ? [] : propose(at).map(({ text }) => `${id}: ${text}`),
  );

function reasonOf(at: At, id: string): Readonly<Record<string, unknown>> {
  const [move] = TURN.find((each) => each.id === id)?.propose?.(at) ?? [];
  if (move === undefined) throw new Error(`${id} proposes nothing`);
  const figures = BECAUSE[id]?.figures(at, move) ?? {};
  expect(BECAUSE[id]?.claim(at, move, figures), id).toBe(true);
  return figures;
}

const two: Sketch = {
  awaits: "act",
  a: { storage: "wwwwwyygbr", towers: ["red 3", "green 2"], buildings: ["workshop", "warehouse"] },
};

test("what is proposed is what is planned, and nothing else", () => {
  expect(proposedBy(sketchedMoment(two, ["raise 2", "built"]))).toEqual(["build: raise 2"]);
  expect(proposedBy(sketchedMoment(two, ["raise 1", "raise 2", "built"]))).toEqual(["build: raise 1"]);
  expect(proposedBy(sketchedMoment(two, ["built"]))).toEqual(["built: built"]);
});

test("a brick is built for the contract that is fulfilled in the turn, else for the next one", () => {
  const low: Sketch = { awaits: "act", a: { storage: "rrrw", towers: ["red 3"] } };
  const far = sketchedMoment(low, ["raise 1", "raise 1", "raise 1", "built", "give white", "fulfil red 6"]);
  expect(reasonOf(far, "build")).toMatchObject({ n: 4, of: 6 });
  const first = sketchedMoment(low, ["raise 1", "built", "end"]);
  expect(reasonOf(first, "build"), "the first one is not passed by").toMatchObject({ n: 4, of: 4, now: 1 });
  const later: Sketch = { awaits: "act", a: { storage: "rrw", towers: ["red 1"] } };
  expect(reasonOf(sketchedMoment(later, ["raise 1", "built", "end"]), "build")).toMatchObject({ n: 2, of: 4, now: 0 });
});

test("the reason for a brick says that its contract is fulfilled in this turn, or that its tower has no other one", () => {
  const low: Sketch = { awaits: "act", a: { storage: "ggwr", towers: ["green 1"], hand: ["architect"] } };
  const plan = ["raise 1", "raise 1", "built", "fulfil green 4 architect up", "end"];
  expect(reasonOf(sketchedMoment(low, plan), "build")).toMatchObject({ n: 2, of: 4, now: 1, architect: 1, last: 0 });
  expect(reasonOf(sketchedMoment(low, ["found red", "built", "end"]), "build")).toMatchObject({ now: 0, last: 1 });
  expect(reasonOf(sketchedMoment(low, ["raise 1", "built", "end"]), "build")).toMatchObject({ now: 0, last: 0 });
});

test("4.3 the Architect is not called the only way where a tower fits without him", () => {
  const both: Sketch = { awaits: "contracts", a: { storage: "", towers: ["white 4"], hand: ["architect"] } };
  const at = sketchedMoment({ ...both, seals: { "red 3": 0 } }, ["fulfil white 5 architect up", "end"]);
  expect(reasonOf(at, "contract")).toMatchObject({ architect: 1, none: 0, as: 5 });
});

test("bricks that are all stored are for the contract that pays most", () => {
  const of = (storage: string) =>
    reasonOf(sketchedMoment({ awaits: "act", a: { storage } }, ["found green", "built", "end"]), "build")["of"];
  expect([of("ggww"), of("gggggww")], "the next one, or that of five floors with its bonus").toEqual([4, 5]);
});

test("a tower is in want of another brick only where none of its colour is left", () => {
  const last = (storage: string) =>
    reasonOf(sketchedMoment({ awaits: "act", a: { storage } }, ["found blue", "built", "end"]), "build")["last"];
  expect([last("bw"), last("bbbbw")]).toEqual([1, 0]);
  const plan = ["found blue", "raise 1", "raise 1", "built", "give blue", "end"];
  const paid = sketchedMoment({ awaits: "act", a: { storage: "bbbb" } }, plan);
  expect(reasonOf(paid, "build")).toMatchObject({ now: 1, last: 0 });
});

test("3.4 of two towers alike one falls for want of a second brick", () => {
  const twins: Sketch = { awaits: "act", a: { storage: "pwwy", towers: ["purple 1", "purple 1"] } };
  expect(reasonOf(sketchedMoment(twins, ["built"], "found white", "raise 3"), "built")).toMatchObject({
    bare: 1,
    dear: 1,
  });
});

test("4.19 a Mason is proposed for the brick that follows him", () => {
  const high: Sketch = { awaits: "act", a: { storage: "wwwwg", towers: ["white 1"], hand: ["mason"] } };
  const at = sketchedMoment(high, ["mason", "raise 1", "built"]);
  expect(proposedBy(at)).toEqual(["build: mason"]);
  expect(reasonOf(at, "build")).toMatchObject({ mason: 1, n: 2 });
});

test("towers that fall are told by their reasons when building ends", () => {
  const at = sketchedMoment(two, ["built"], "raise 2");
  expect(reasonOf(at, "built")).toMatchObject({ dear: 1, hasRest: 1 });
});

test("a contract that is proposed next is not what building ends without", () => {
  const built = ["found white", "raise 1", "raise 1", "raise 1"];
  const plan = ["built", "give yellow", "give yellow", "give yellow", "end"];
  const at = sketchedMoment({ awaits: "act", seals: { "red 3": 0 }, a: { storage: "wwwwyyy" } }, plan, ...built);
  expect(reasonOf(at, "built")).toMatchObject({ hasNext: 1, small: 0 });
});

/** Every contract that is named in the reasons of a turn as it is proposed, with the move that it is for. */
function namedIn(at: At): readonly string[] {
  const of = (figures: Readonly<Record<string, unknown>>, colour: string) => `${colour} ${String(figures["of"])}`;
  const taken = reasonOf(at, "card");
  const first = COLOURS.find((colour) => taken[colour] === 1) ?? "";
  const names = [of(taken, first)];
  for (let now = at.onward(); now !== null && nextBrick(now) !== null; now = nextMoment(now))
    names.push(of(reasonOf(now, "build"), nextBrick(now)?.colour ?? ""));
  return names;
}

/** The moment after the planned move. */
function nextMoment(at: At): At | null {
  const [text, ...rest] = at.planned();
  const move = at.moves.find((each) => each.text === text);
  if (move === undefined) return null;
  const { view, events } = move.brings();
  return { ...at, view, events: [...at.events, ...events], moves: move.next(), planned: () => rest };
}

test("card and bricks of a turn name the contract that it fulfils", () => {
  const sketch: Sketch = {
    row: ["glory ww", "glory"],
    a: { storage: "wwy", towers: ["white 4"] },
  };
  const plan = ["card 1", "...", "raise 1", "raise 1", "built", "fulfil white 6", "end"];
  expect(namedIn(sketchedMoment(sketch, plan))).toEqual(["white 6", "white 6", "white 6"]);
  const kept = [...plan.slice(0, 3), "built", "end"];
  const learnt = { ...sketch, seals: { "white 5": "neutral" } } as const;
  expect(namedIn(sketchedMoment(learnt, kept))).toEqual(["white 8", "white 8"]);
});

test("what a card is good for is what is stored once it has been paid for as planned", () => {
  const row = ["glory w", "glory", "workshop bbb", "glory", "glory", "glory"];
  const plan = (colour: string): readonly string[] => ["card 3", `lay 1 ${colour}`, `lay 2 ${colour}`];
  const sketch: Sketch = { a: { storage: "bbyy", towers: ["blue 1"] }, row };
  const built = ["...", "raise 1", "raise 1", "raise 1", "built", "fulfil blue 4", "end"];
  expect(reasonOf(sketchedMoment(sketch, [...plan("yellow"), ...built]), "card")).toMatchObject({
    ...{ blue: 1, reach: 1, of: 4 },
  });
  expect(
    reasonOf(
      sketchedMoment({ ...sketch, a: { storage: "wy" }, row: row.with(2, "workshop ww") }, [
        "card 3",
        "lay 1 white",
        "lay 2 yellow",
      ]),
      "card",
    ),
  ).toMatchObject({ white: 1, part: 1, have: 2, of: 5 });
});

test("the reason for a card names the contract that is fulfilled in the turn, be it in reach before", () => {
  const a = { storage: "yyyyrrrww", towers: ["yellow 3"], buildings: ["workshop"] } as const;
  const at = sketchedMoment({ row: ["glory rwww", "glory"], seals: { "white 3": 0 }, a }, [
    ...["card 1", "...", "raise 1", "raise 1", "raise 1", "built", "fulfil yellow 6", "end"],
  ]);
  expect(reasonOf(at, "card")).toMatchObject({
    ...{ yellow: 1, of: 6, points: 8, reach: 1, stays: 1, by: 0 },
  });
});

test("4.3 an Architect brings contracts within reach, which is said", () => {
  const sketch: Sketch = {
    row: ["architect gg", "glory"],
    seals: { "red 3": 0 },
    a: { storage: "www", towers: ["green 1"] },
  };
  const plan = ["card 1", "...", "raise 1", "raise 1", "built", "fulfil green 4 architect up", "end"];
  const at = sketchedMoment(sketch, plan);
  expect(reasonOf(at, "card")).toMatchObject({ green: 1, of: 4, reach: 1, by: 1, architect: 0, points: 3 });
});

test("4.19, 4.26 a Mason and a Workshop help in the turn in which they are taken", () => {
  const bricks = ["raise 1", "raise 1", "raise 1"];
  const use = (card: string, ...built: readonly string[]) =>
    reasonOf(
      sketchedMoment({ row: [`${card} p`, "glory"], a: { storage: "pp", towers: ["purple 1"] } }, [
        ...["card 1", "...", ...built, "built", "end"],
      ]),
      "card",
    );
  expect([use("mason", "mason", ...bricks), use("workshop", ...bricks)]).toMatchObject([
    { purple: 1, of: 4, reach: 1, stays: 0 },
    { purple: 1, of: 4, reach: 1, stays: 0 },
  ]);
  expect(use("glory", "raise 1", "raise 1"), "nothing pays for the third brick").toMatchObject({ reach: 0 });
});

test("4.20 the reason for a bad feast says that a Patrician in hand can throw it away", () => {
  const sketch: Sketch = { row: ["scandal ww", "glory"], a: { storage: "", hand: ["patrician"] } };
  const thrown = (each: Sketch) => reasonOf(sketchedMoment(each, ["card 1"]), "card")["thrown"];
  expect([thrown(sketch), thrown({ ...sketch, a: {} }), thrown({ ...sketch, row: ["glory ww", "glory"] })]).toEqual([
    ...[1, 0, 0],
  ]);
});

test("4.7 the reason for a Privilege says what it adds to which contract", () => {
  const at = sketchedMoment({ row: ["greatPrivilege ww", "glory"] }, ["card 1"]);
  expect(reasonOf(at, "card")).toMatchObject({ hasAdds: 1, adds: 4, floors: 7 });
});

test("5.1 the reason for the last contract counts the last seal and the flag", () => {
  const sketch: Sketch = { awaits: "act", seals: { "white 3": 0 }, a: { storage: "bbbww", seals: 1 } };
  const at = sketchedMoment(sketch, ["found blue", "raise 1", "raise 1", "built", "give white", "fulfil blue 3"]);
  expect(reasonOf(at, "build")).toMatchObject({ now: 1, points: 2, hasSeal: 1, seal: 5, hasFlag: 1, flag: 5 });
});

test("3.3 what the contract costs besides its bricks is said with the first brick of it", () => {
  const gives = Array.from({ length: 6 }, () => "give yellow");
  const plan = ["found white", ...Array.from({ length: 4 }, () => "raise 1"), "built", ...gives, "fulfil white 5"];
  const at = sketchedMoment({ awaits: "act", a: { storage: "wwwwwyyyyyy" } }, plan);
  expect(reasonOf(at, "build")).toMatchObject({ now: 1, of: 5, points: 5, hasPay: 1, pay: 6 });
  const free = sketchedMoment({ awaits: "act", a: { storage: "rw", towers: ["red 3"] } }, [
    ...["raise 1", "built", "fulfil red 4"],
  ]);
  expect(reasonOf(free, "build")).toMatchObject({ now: 1, hasPay: 0 });
});

test("5.1 what the last seal brings is said as soon as its contract is aimed at", () => {
  const sketch: Sketch = { awaits: "act", a: { storage: "bbww", seals: 1 } };
  expect(reasonOf(sketchedMoment(sketch, ["found blue", "raise 1", "built"]), "build")).toMatchObject({
    ...{ now: 0, points: 2, hasSeal: 1, seal: 5 },
  });
});

test("the reason for paying a brick says that its colour has no tower, and calls nothing useless", () => {
  const sketch: Sketch = { row: ["glory", "mason wyy"], seals: { "red 3": 0, "yellow 4": "neutral" } };
  const at = sketchedMoment({ ...sketch, a: { storage: "yr" } }, ["lay 1 yellow"], "card 2");
  expect(reasonOf(at, "pay-card")).toMatchObject({ yellow: 1, n: 1, none: 0, more: 0, bare: 1 });
  const stands = sketchedMoment({ ...sketch, a: { storage: "yr", towers: ["yellow 1"] } }, ["lay 1 yellow"], "card 2");
  expect(reasonOf(stands, "pay-card")).toMatchObject({ bare: 0 });
});

test("nor does it speak against itself: that nothing is wanting for the next contract is not said", () => {
  const paying = (storage: string) =>
    reasonOf(sketchedMoment({ row: ["glory", "mason wyy"], a: { storage } }, ["lay 1 yellow"], "card 2"), "pay-card");
  expect(paying("yyyyr")).toMatchObject({ n: 4, none: 0, more: 0 });
  expect(paying("yyyyyr")).toMatchObject({ n: 5, more: 0 });
  expect(paying("yyyyyyyyyr")).toMatchObject({ n: 9, of: 8, more: 1 });
});

test("5.2 a flag that counts more than the contract is a reason for its card and its bricks", () => {
  const a = { storage: "bbww", towers: ["blue 1"], buildings: ["workshop"] } as const;
  const card = (...sealed: readonly string[]) => {
    const seals = Object.fromEntries(["white 3", ...sealed].map((each) => [each, 1]));
    const plan = ["card 1", "...", "raise 1", "raise 1", "raise 1", "built", "fulfil blue 4", "end"];
    return reasonOf(sketchedMoment({ row: ["glory b", "glory"], seals, a }, plan), "card");
  };
  expect(card()).toMatchObject({ blue: 1, of: 4, points: 3, hasFlag: 1, flag: 5 });
  expect(card("blue 5")).toMatchObject({ hasFlag: 0 });
});

test("5.2 the reason for a contract names the flag that it brings", () => {
  const of = (...seals: readonly string[]) => {
    const sketch: Sketch = { awaits: "contracts", a: { storage: "w", towers: ["red 3"] } };
    const all = Object.fromEntries(seals.map((each) => [each, 1]));
    return reasonOf(sketchedMoment({ ...sketch, seals: all }, ["fulfil red 3", "end"]), "contract");
  };
  expect([of("white 3"), of("red 5"), of()]).toMatchObject([
    { hasFlag: 1, flag: 4 },
    { hasFlag: 0, flag: 0 },
    // Nobody has a seal: flags have not been spoken of.
    { hasFlag: 0, flag: 0 },
  ]);
});

test("card, first brick and the contract that they are for are the same where none is in reach", () => {
  const seals = { "yellow 3": 0, "yellow 4": "neutral", "red 3": "neutral" } as const;
  const card = sketchedMoment({ row: ["glory yyrr"], seals, a: { storage: "yr" } }, ["card 1"]);
  const taken: Sketch = { awaits: "act", seals, a: { storage: "yyyrrr" } };
  const [first = ""] = begin(sketchedMoment(taken, []));
  const { yellow, red, of } = reasonOf(card, "card");
  expect(first).toBe(yellow === 1 ? "found yellow" : red === 1 ? "found red" : "");
  expect(reasonOf(sketchedMoment(taken, [first, "built"]), "build")).toMatchObject({ n: 1, of });
});

test("3.1 the reason for a second building of a name says that it is discarded", () => {
  const row = ["warehouse ww", "glory"];
  const second = (...buildings: readonly "warehouse"[]) =>
    reasonOf(sketchedMoment({ row, a: { buildings } }, ["card 1"]), "card")["second"];
  expect([second(), second("warehouse")]).toEqual([0, 1]);
});

test("the reason for a card says that it is free after a Princess, and which of several of one name is meant", () => {
  const row = ["workshop ywb", "glory w", "workshop wwg", "glory", "glory", "glory"];
  const at = sketchedMoment({ a: { storage: "gg", hand: ["princess"] }, row }, ["card 3"], "princess");
  expect(reasonOf(at, "card")).toMatchObject({ cost: 0, free: 1, twin: 1, place: 3 });
});

test("the reason for a contract names the next one that pays more, and what the tower lacks for it", () => {
  const at = sketchedMoment({ awaits: "contracts", a: { storage: "w", towers: ["red 3"] } }, ["fulfil red 3", "end"]);
  expect(reasonOf(at, "contract")).toMatchObject({ k: 1, of: 4, isMore: 1 });
});

test("that a tower without a brick falls is said before the first brick, also where none is proposed", () => {
  const at = sketchedMoment({ awaits: "act", a: { storage: "wwyyb" } }, ["built"]);
  const there = TURN.filter(({ when }) => when(at) !== null).map(({ id }) => id);
  expect(there.indexOf("bricks")).toBeGreaterThanOrEqual(0);
  expect(there.indexOf("bricks")).toBeLessThan(there.indexOf("built"));
});

function otherReason(at: At): readonly [string, Readonly<Record<string, unknown>>] {
  const move = at.moves.find(({ text }) => text === at.planned()[0]);
  const reason = move && REASONS.find((each) => each.when(at, move));
  if (move === undefined || reason === undefined) throw new Error("nothing is planned with a reason");
  const figures = reason.figures(at, move);
  expect(reason.claim(at, move, figures), reason.id).toBe(true);
  return [reason.id, figures];
}

const low: Sketch = {
  awaits: "contracts",
  seals: { "red 6": 0 },
  a: { storage: "r", towers: ["red 3"], hand: ["architect"] },
};

test("a contract is passed by for a higher one, with a brick that keeps its tower, else it is proposed", () => {
  const with4: Sketch = { ...low, a: { ...low.a, towers: ["red 4"] } };
  const [id, figures] = otherReason(sketchedMoment(with4, ["end"]));
  expect([id, figures["of"], figures["k"], figures["architect"]]).toEqual(["pass", 5, 1, 0]);
  const later = (storage: string, tower: string) => {
    const a = { ...low.a, hand: [], storage, towers: ["green 3", tower] };
    return proposedBy(sketchedMoment({ ...low, a }, ["end"], "fulfil green 3"));
  };
  expect([later("r", "red 4"), later("", "red 4")]).toEqual([[], ["contract: fulfil red 4"]]);
  expect(later("r", "red 3"), "at first not for a point more").toEqual(["contract: fulfil red 3"]);
});

test("4.3 a tower that fits is made to fit a higher contract by the Architect, where that pays two points more", () => {
  const fits = (hand: readonly "architect"[]) =>
    proposedBy(sketchedMoment({ ...low, a: { storage: "", towers: ["red 4"], hand } }, ["fulfil red 4", "end"]));
  expect([fits([]), fits(["architect"])]).toEqual([
    ["contract: fulfil red 4"],
    ["contract: fulfil red 5 architect up"],
  ]);
});

test("4.3 the Architect is kept where bricks more make the tower fit without him", () => {
  const at = sketchedMoment({ ...low, a: { ...low.a, towers: ["red 2"] } }, ["end"]);
  expect(otherReason(at)).toMatchObject(["pass", { red: 1, of: 4, k: 2, architect: 1 }]);
});

test("a brick that is stored already is not what a person brings for the next floor", () => {
  const plan = ["alchemist red", "swap white", "raise 1", "built"];
  const at = sketchedMoment({ awaits: "act", a: { storage: "rw", towers: ["red 2"], hand: ["alchemist"] } }, plan);
  expect(proposedBy(at).filter((text) => text.startsWith("build"))).toEqual([]);
  expect(otherReason(at)).toMatchObject(["help", { red: 1, n: 2, need: 2, of: 4, standing: 1 }]);
});

test("of two bricks that are brought for one tower the second is praised only where it is built in this turn", () => {
  const sketch: Sketch = {
    awaits: "act",
    a: { storage: "wwy", towers: ["red 1"], hand: ["alchemist", "smuggler"] },
    b: { storage: "r" },
  };
  const second = ["smuggler 1 red", "swap white"];
  const first = ["alchemist red", "swap white"];
  const reasonFor = (...then: readonly string[]) => {
    const at = sketchedMoment(sketch, [...second, ...then, "built"], ...first);
    const move = at.moves.find(({ text }) => text === second[0]);
    if (move === undefined) throw new Error("the second one can be played");
    return REASONS.find((each) => each.when(at, move))?.id;
  };
  expect([reasonFor("raise 1"), reasonFor("raise 1", "raise 1")]).toEqual([undefined, "help"]);
  const at = sketchedMoment(sketch, [...first, ...second, "raise 1", "built"]);
  expect(proposedBy(at), "the first one").toContain("build: alchemist red");
});

test("4.19 a Mason that is played once all is built counts no bricks to come", () => {
  const sketch: Sketch = { awaits: "act", a: { storage: "wwwwyyyy", hand: ["mason"] } };
  const built = ["found white", "raise 1", "raise 1", "raise 1"];
  expect(otherReason(sketchedMoment(sketch, ["mason", "built"], ...built))).toEqual([
    "mason",
    { n: 0, some: 0, less: 3 },
  ]);
});

test("3.6 the reason for a card that is given away says that another one of it stays", () => {
  const over = (...hand: readonly ("mason" | "princess" | "glory")[]) => {
    const sketch: Sketch = { awaits: "contracts", a: { hand: [...hand] } };
    return otherReason(sketchedMoment(sketch, ["discard mason"], "end"));
  };
  const feasts = ["glory", "glory", "glory", "glory"] as const;
  expect(over("mason", "mason", ...feasts)).toEqual(["discard", { n: 6, most: 5, twin: 1, last: 0 }]);
  expect(over("mason", "princess", ...feasts)).toEqual(["discard", { n: 6, most: 5, twin: 0, last: 0 }]);
});

test("4.20 the reason for preventing an event is what it would take", () => {
  const sketch: Sketch = {
    row: ["collapse ww", "glory"],
    a: { storage: "", towers: ["red 2", "red 4"], hand: ["patrician"] },
  };
  const at = sketchedMoment(sketch, ["cancel"], "card 1");
  expect(otherReason(at)).toEqual(["prevent", { n: 2, some: 1, cancel: 1 }]);
  const card = sketchedMoment(sketch, ["card 1", "cancel"]);
  expect(reasonOf(card, "card")).toMatchObject({ event: 1, loss: 2, prevents: 1, standing: 0 });
});

test("4.4 a Collapse costs the lowest tower, whichever the plan lets fall", () => {
  const sketch: Sketch = { row: ["collapse ww", "glory"], a: { storage: "", towers: ["red 2", "red 4"] } };
  const card = sketchedMoment(sketch, ["card 1", "strike 2"]);
  expect(reasonOf(card, "card")).toMatchObject({ event: 1, loss: 2, prevents: 0 });
});
