import { expect, test } from "vitest";
import { randomMatch } from "../match.fixture.ts";
import { givenBy, legalInRow, liftedOf, meantBy, opensPart, putBackBy, showsBag } from "./pressed.ts";

const acting = [...randomMatch(3, 1, 0)].map(({ after }) => after).find(({ awaits }) => awaits === "act");
if (acting === undefined) throw new Error("a match has turns");

const LEGAL = ["brick:2:red", "brick:2:white", "brick:4:blue", "tower:0:1", "site:white", "storage:0:white"];
const now = { view: acting, you: 0, legal: new Set(LEGAL), picked: new Set<string>() } as const;
const holding = { ...now, picked: new Set(["storage:0:white"]) };

test("a brick of one's own storage is picked up while there is something to build or to exchange", () => {
  expect([liftedOf(now), liftedOf(holding)]).toEqual([null, "white"]);
  expect(liftedOf({ ...holding, view: { ...acting, awaits: "contracts" } })).toBeNull();
});

test("on a small screen cards glow instead of their bricks; everywhere a card that is pressed shows them", () => {
  const small = [...legalInRow(now, true)];
  expect(small.filter((target) => /^(brick|slot)/.test(target))).toEqual(["slot:2", "slot:4"]);
  expect(meantBy(now, "slot:4")).toEqual({ presses: [], shows: { slot: 4, given: [] } });
  expect(meantBy(now, "slot:1")).toEqual({ presses: ["slot:1"] });
});

test("a card whose bricks can be exchanged says so, and not why it cannot be taken", () => {
  const opens = (target: string) =>
    opensPart(target, { possible: now.legal, picked: now.picked }, { you: 0, say: (id) => id });
  expect(["slot:4", "slot:1", "brick:4:blue"].map(opens)).toEqual(["opens-card", null, null]);
  const redrawing = { possible: now.legal, picked: new Set(["hand:wholesaler"]) };
  expect(opensPart("slot:4", redrawing, { you: 0, say: (id) => id }), "a person acts on it").toBeNull();
});

test("a picked person says what is pressed next, the Patrician where there is a card to discard", () => {
  const reader = { you: 0 as const, say: (id: string, args?: object) => `${id} ${Object.values(args ?? {})}` };
  const said = (possible: readonly string[], picked: readonly string[]) =>
    opensPart(possible[0] ?? "", { possible: new Set(possible), picked: new Set(picked) }, reader);
  const hand = ["hand:patrician", "hand:mason"];
  expect(said(hand, ["hand:patrician"])).toBe("acts-next patrician");
  expect(said(["hand:alchemist", "bag:red"], ["hand:alchemist"])).toBe("acts-next alchemist");
  expect(said(hand, [])).toBeNull();
  expect(said(["hand:patrician"], ["hand:patrician"]), "his like has a button only").toBeNull();
});

test("on a large screen a brick of a card is exchanged for, and a card takes a brick that is picked up", () => {
  expect(legalInRow(now, false)).toBe(now.legal);
  expect(meantBy(now, "brick:2:red")).toEqual({ presses: ["brick:2:red"] });
  expect(legalInRow(holding, false).has("slot:4")).toBe(true);
  expect(meantBy(holding, "slot:4")).toEqual({
    presses: ["storage:0:white"],
    shows: { slot: 4, given: ["white"] },
  });
});

test("a brick that is picked up is given for the one that is pressed", () => {
  expect(meantBy(holding, "brick:2:red")).toEqual({
    presses: [],
    takes: { slot: 2, colour: "red", given: "white" },
  });
});

test("another brick of the storage takes the place of the one that is picked up", () => {
  expect(meantBy(holding, "storage:0:yellow")).toEqual({ presses: ["storage:0:white", "storage:0:yellow"] });
  expect(meantBy(holding, "storage:0:white")).toEqual({ presses: ["storage:0:white"] });
  expect(meantBy(holding, "storage:1:yellow")).toEqual({ presses: ["storage:1:yellow"] });
});

test("beside the pieces of others a press puts the person back and makes no move", () => {
  const taking = { legal: new Set(["tower:1:0", "hand:saboteur"]), picked: new Set(["hand:saboteur"]) };
  expect(["tower:1:0", "hand:saboteur", "tower:0:1", "site:white"].map((each) => putBackBy(taking, each))).toEqual([
    ...[null, null, "hand:saboteur", "hand:saboteur"],
  ]);
  expect(putBackBy(now, "tower:0:1")).toBeNull();
});

test("the bag is shown for a picked Alchemist, not for a colour that waits for one", () => {
  const legal = new Set(["bag:red", "hand:alchemist"]);
  expect([["bag:red"], ["hand:alchemist"], []].map((each) => showsBag({ legal, picked: new Set(each) }))).toEqual([
    ...[false, true, false],
  ]);
});

test("an own brick is given for a picked person that exchanges it, and says so", () => {
  const picked = new Set(["hand:alchemist"]);
  expect(givenBy("storage:0:red", picked, 0)).toBe("red");
  expect([givenBy("storage:1:red", picked, 0), givenBy("storage:0:red", now.picked, 0)]).toEqual([null, null]);
  const reader = { you: 0, say: (id: string) => id } as const;
  expect(opensPart("storage:0:red", { possible: now.legal, picked }, reader)).toBe("gives-brick");
});
