import { expect, test } from "vitest";
import { type Reader, scoresInWords } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { LAST_SEA_SPACE, WORKSHOP_INDEX } from "../../rules/board/board.ts";
import { TRICKS } from "../../rules/content.ts";
import { symbolOn } from "../board/printed.ts";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { targetOrder } from "../target-order.ts";
import { effectOf } from "./effect.ts";
import { followingLine, forecastLine, withheldLine } from "./forecast-line.ts";
import { helpCard } from "./help-card.tsx";
import { logLines } from "./log-lines.ts";
import { moveLabel } from "./move-label.ts";
import { reasonText } from "./reasons.ts";
import { placeName, seatCounts } from "./target-label.ts";
import { taskOf } from "./tasks.ts";
import { turnLines } from "./turn-lines.ts";

const names = ["Ada", "Bruno", "Clara", "Dario"];
const reader: Reader = { you: 0, names, locale: "en", say: sayIn("en") };
const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const { after } = start;
const texts = (...events: Parameters<typeof logLines>[0]): readonly string[] =>
  logLines(events, after, reader).map(({ text }) => text);

test("a kept card is named to its owner alone", () => {
  const kept = { type: "cardKept", seat: 0, passed: 4 } as const;
  expect(texts(kept)).toEqual(["Ada has chosen"]);
  expect(texts({ ...kept, card: "pigment-3" })).toEqual(["Ada keeps pigment 3"]);
});

test("a packet is named to those who have held it", () => {
  const passed = { type: "packetPassed", from: 0, to: 1, n: 2 } as const;
  expect(texts(passed, { ...passed, from: 1, to: 2, cards: ["key-1", "swan-2"] })).toEqual([
    "The passed cards are picked up",
    "Clara now holds key 1 and swan 2",
  ]);
});

test("points name their owners as soon as somebody else scores", () => {
  const placed = { type: "tradePlaced", seat: 0, supply: "personal", space: 1, good: 1, symbol: "carafe" } as const;
  expect(texts({ ...placed, value: 1, counts: [1, 0, 0], points: [1, 0, 0] })).toEqual(["Carafe, 1 point each: +1"]);
  expect(texts({ ...placed, value: 3, counts: [2, 1, 0], points: [6, 3, 0] })).toEqual([
    "Carafe, 3 points each: Ada +6, Bruno +3",
  ]);
});

test("the five cards of a hand are one line", () => {
  const dealt = { type: "dealt", seat: 0 } as const;
  expect(texts({ ...dealt, card: "key-1" }, { ...dealt, card: "fish-2" }, { ...dealt, seat: 1 })).toEqual([
    "Everyone is dealt 5 cards",
    "Ada is dealt key 1 and fish 2",
  ]);
});

test("a diamond that brings a point bonus nearer says how far one has come", () => {
  const housesOf = (...houses: (Seat | null)[]): View => ({
    ...after,
    board: { ...after.board, houses: after.board.houses.map((_, i) => houses[i] ?? null) },
  });
  expect(effectOf(housesOf(0), housesOf(0, 0), 0, reader)).toBe("2/4 numbers for the bonus");
  expect(effectOf(housesOf(0, 1), housesOf(0, 1, 1), 0, reader)).toBe("");
});

test("4.3 a bonus that is counted at the end stands beside the points of the move that secures it", () => {
  const withMat = (workshops: number, bonus: number, secured: number): View => ({
    ...after,
    bonuses: { ...after.bonuses, workshops: secured + bonus === 0 ? [] : [0] },
    mats: after.mats.map((mat, seat) =>
      seat === 0 ? { ...mat, secured, points: { ...mat.points, workshops, bonus } } : mat,
    ),
  });
  const before = withMat(0, 0, 0);
  expect(effectOf(before, withMat(6, 0, 20), 0, reader)).toMatch(/^Ada \+6 \(\+20 at the end\), point bonus 20 with/);
  expect(effectOf(before, withMat(6, 20, 0), 0, reader), "revised").toMatch(/^Ada \+26, point bonus 20 with/);
});

test("arrow keys walk the hand, then the board by its rows; the ship stands behind its lamp", () => {
  expect(targetOrder(["ship:0", "sea:4", "workshops:20", "workshops:3", "hand:key-1", "houses:2"])).toEqual([
    "hand:key-1",
    "houses:2",
    "workshops:3",
    "workshops:20",
    "sea:4",
  ]);
});

test("a card to be kept says which extra card and point bonus it could bring", () => {
  const play = { target: "houses:3", points: [4, 0, 0], extra: null, bonus: 0, fleet: null } as const;
  const line = (...plays: readonly object[]) =>
    forecastLine({ plays, isNext: false, isForced: false, passed: null }, after, reader);
  expect(line(play)).toBe("played now: up to 4 points");
  expect(line(play, { ...play, bonus: 20 })).toContain("the point bonus 20 is possible");
  const mats = after.mats.map((mat) => ({ ...mat, personal: 1 }));
  expect(
    forecastLine({ plays: [play], isNext: false, isForced: false, passed: null }, { ...after, mats }, reader),
  ).toMatch(/^placed, it is your last diamond/);
});

test("2.5 a card to be kept says what it would bring the left neighbour, unless nothing is passed on any more", () => {
  const line = (trick: number, worth: number, bonus = 0) =>
    withheldLine({ plays: [], isNext: false, isForced: false, passed: { worth, bonus } }, { ...after, trick }, reader);
  expect(line(1, 12)).toBe("passed on, it would now bring 12 points to Bruno");
  expect(line(1, 21, 20)).toMatch(/ 21 points \(a point bonus of 20 included\) to Bruno$/);
  expect([line(1, 0), line(TRICKS[3], 12)]).toEqual(["", ""]);
});

test("in Portuguese no points are several", () => {
  expect([0, 1, 2].map((n) => sayIn("pt")("forecast.keep", { n }))).toEqual([
    "jogada agora: até 0 pontos",
    "jogada agora: até 1 ponto",
    "jogada agora: até 2 pontos",
  ]);
});

test("a card that is sure to have one use says that it will be played by itself", () => {
  const passed = { worth: 0, bonus: 0 };
  const following = (isForced: boolean) => followingLine({ plays: [], isNext: true, isForced, passed }, reader);
  expect([following(true), following(false)]).toEqual(["then played by itself: final", ""]);
  const line = forecastLine({ plays: [], isNext: true, isForced: true, passed }, after, reader);
  expect(line, "said once").toBe("then played by itself: up to 0 points");
  const play = { target: "trade:3", points: [5, 15, 0], extra: null, bonus: 0, fleet: null } as const;
  const forecast = { plays: [play], isNext: true, isForced: true, passed };
  expect(forecastLine(forecast, after, reader)).toBe("then played by itself: up to 5 points, Bruno +15");
});

test("4.2 an extra card that is played by itself says so before it is taken, and that another one follows", () => {
  const extra = { alone: 0, chained: 0 };
  const play = { target: "houses:3", points: [3, 0, 0], extra, bonus: 0, fleet: null } as const;
  const forecast = { plays: [play], isNext: true, isForced: true, passed: null };
  expect(forecastLine(forecast, after, reader)).toBe("then played by itself, an extra card is possible");
  expect(followingLine(forecast, reader), "it can be taken back").toBe("");
});

test("a house that waits names the next one by the number on it, as the log does", () => {
  expect(reasonText({ code: "not-next-house", facts: { house: 1 } }, after, reader)).toBe(
    "Houses are filled in order; next is the house with a 4.",
  );
});

test("a seat's chip says the points of bonuses that it has secured, too", () => {
  const said = (secured: number) => {
    const mats = after.mats.map((mat) => ({ ...mat, secured }));
    return seatCounts(reader, { ...after, mats }, 0).join(", ");
  };
  expect([said(40), said(0)]).toEqual([
    expect.stringContaining("+40 at the end"),
    expect.not.stringContaining("at the end"),
  ]);
});

test("the card of a point bonus says what fills its space, how far the reader is, and what is missing", () => {
  const board = { ...after.board, houses: after.board.houses.map((_, i) => (i < 2 ? 0 : null)) };
  const view: View = { ...after, board, bonuses: { ...after.bonuses, houses: [] } };
  const now = (you: Reader["you"]) => helpCard("bonus:houses", view, { ...reader, you })?.now;
  expect(now(0)).toBe(
    "The nearer you are, the more your colour fills the highest free space: 2/4 numbers now. Still missing: 2 of the numbers 1, 3, 5 and 10.",
  );
  expect(now(null)).toBeUndefined();
});

test("the card of a seat says what the Doge does for it, an island's what is done there", () => {
  const text = (about: string) => helpCard(about, after, reader)?.text;
  const doge = after.doge ?? 0;
  expect(text(`seat:${doge}`)).toMatch(/Doge\. Whoever has the Doge plays first/);
  expect(text(`seat:${(doge + 1) % 3}`)).not.toMatch(/Doge/);
  expect(text("area:harbor")).toMatch(/^Five fleets of three ships\./);
  expect(text("area:sea")).toMatch(/^Ships sail/);
  expect(helpCard("area:moon", after, reader)).toBeNull();
});

test("the points beside a level, and the card beside the houses, say what gives them", () => {
  const card = (about: string) => helpCard(about, after, reader);
  expect(card("level:nobili:bottom")).toMatchObject({ title: "Nobili, bottom level", section: "nobili" });
  expect(card("level:nobili:bottom")?.text).toMatch(/^1 point for a diamond on this level, 2 if .*space\.$/);
  expect(card("level:populi:top")?.text).toMatch(/^6 points .* 12 if .*It also gives an extra card\.$/);
  expect(card("level:houses:roof")).toBeNull();
  expect(card("numbers")?.text).toMatch(/3 different numbers, you get an extra card; with 5/);
});

test("a ship that is placed says how many of its row are taken, and how far the own ship moves", () => {
  const withHarbor = (...owners: readonly (Seat | null)[]): View => ({
    ...(after as View),
    board: { ...after.board, harbor: after.board.harbor.map((_, i) => owners[i] ?? null) },
  });
  const before = withHarbor(null, null, null, null, 1);
  const placed = withHarbor(null, null, null, 0, 1);
  const sailed = (view: View): View => ({
    ...view,
    mats: view.mats.map((mat, seat) => (seat === 0 ? { ...mat, ship: mat.ship + 3 } : mat)),
  });
  expect(effectOf(before, placed, 0, reader)).toBe("2/3 ships taken");
  expect(effectOf(before, sailed(placed), 0, reader)).toMatch(/^ship moves 3 lamps, 2\/3 ships/);
  expect(effectOf(before, sailed(before), 0, reader)).toBe("");
});

test("6.3 the last move is told without the point bonuses that are counted after it", () => {
  const withMat = (ship: number, bonus: number, awaits = after.awaits): View =>
    ({
      ...after,
      awaits,
      mats: after.mats.map((mat, seat) =>
        seat === 0
          ? { ...mat, ship, secured: 60 - bonus, points: { ...mat.points, workshops: bonus / 10, bonus } }
          : mat,
      ),
    }) as View;
  const last = effectOf(withMat(2, 0), withMat(2, 60, "over"), 0, reader);
  expect(last).toBe("Ada +6");
});

test("an extra card for Harbor is placed and sailed with, or only sailed with", () => {
  const view: View = { ...(after as View), awaits: "playExtra", taken: "ship-4" };
  const text = (taken: View["taken"], locale: "en" | "de" | "pt") =>
    taskOf({ ...view, taken }, 0, { ...reader, locale, say: sayIn(locale) }).text;
  expect(text("ship-4", "en")).toBe("place a diamond and sail 4, or only sail (extra card)");
  expect(text("ship-4", "de")).toMatch(/ und 4 Laternen weit fahren, oder nur fahren/);
  expect(text("ship-4", "pt")).toMatch(/ e navegar 4, ou só navegar/);
  expect(text("coin-4", "en")).toBe("place a diamond or sail 4 (extra card)");
});

test("a card that only places since the ship is at the end says so", () => {
  const mats = after.mats.map((mat) => ({ ...mat, ship: LAST_SEA_SPACE }));
  const view = { ...(after as View), mats, awaits: "playExtra", taken: "coin-4" } as View;
  expect(taskOf(view, 0, reader).text).toMatch(/^place a diamond in .+ \(the ship is at the end of its route\)$/);
});

test("the final scoring is one line with everybody's points, the reader's first", () => {
  const counted = (seat: Seat, value: number) =>
    ({ type: "bonusCounted", seat, value, points: [0, 1, 2].map((each) => (each === seat ? value : 0)) }) as const;
  const lines = turnLines([counted(0, 20), counted(1, 55), counted(2, 35)], after, reader);
  expect(lines.map(({ text, points }) => [text, points])).toEqual([["Final scoring", [20, 55, 35]]]);
  expect(scoresInWords([20, 55, 35], reader)).toEqual(["Ada: +20", "Bruno: +55", "Clara: +35"]);
});

test("a turn with extra cards is told card by card in their order, each with its points", () => {
  const at = { seat: 1, supply: "personal" } as const;
  const played = { type: "cardPlayed", seat: 1, card: "lime-1" } as const;
  const group = { type: "workshopPlaced", ...at, space: 3, symbol: "lime", group: [1, 2, 3], doubled: false } as const;
  const sailed = { type: "shipSailed", seat: 1, number: 5, from: 15, to: 20, points: [0, 10, 0] } as const;
  const taken = (card: "goblet-5" | "key-3") => ({ type: "extraCardTaken", seat: 1, card }) as const;
  const house = { type: "housePlaced", ...at, space: 3, value: 4, run: [3], points: [0, 4, 0] } as const;
  const chain = [played, { ...group, points: [0, 3, 0] }, taken("goblet-5"), sailed, taken("key-3"), house] as const;
  const [line] = turnLines(chain as unknown as Parameters<typeof turnLines>[0], after, reader);
  expect(line?.brought).toBe(
    "workshops, group of 3 +3; extra card goblet 5: end of the sea route +10; extra card key 3: house with a 4 +4",
  );
  expect(line?.text, "beside the sum of its points").toBe("plays lime 1 and 2 extra cards");
  expect(line?.points).toEqual([0, 17, 0]);
  const [alone] = turnLines(chain.slice(0, 2) as unknown as Parameters<typeof turnLines>[0], after, reader);
  expect([alone?.text, alone?.brought]).toEqual(["plays lime 1", "workshops, group of 3"]);
});

test("workshops of one material are told apart by their row", () => {
  const symbol = symbolOn("workshops", 0);
  const alike = WORKSHOP_INDEX.filter((i) => symbolOn("workshops", i) === symbol);
  const names = new Set(alike.map((i) => placeName(reader, "workshops", i)));
  expect(names).toEqual(new Set([1, 2, 3, 4].map((row) => `Workshops, ${symbol}, row ${row}`)));
});

test("the parts of what a move brings have no commas of their own: a long button leaves out whole ones", () => {
  const args = { name: "Ada", n: 2, of: 3, later: 20, progress: "2/4" };
  for (const locale of ["en", "de", "pt"] as const) {
    const say = sayIn(locale);
    for (const part of ["berth", "bonus", "extra", "fleet", "last", "points", "points-later", "sails", "towards"])
      expect(say(`effect.${part}`, args)).not.toContain(",");
  }
});

test("a move and what it brings have no colons of their own", () => {
  for (const locale of ["en", "de", "pt"] as const) {
    const to = { ...reader, say: sayIn(locale) };
    expect(moveLabel("place key-3 house 3", after, to)).toMatch(/^[^:]+ \([^:]+\)$/);
    expect(to.say("effect.points", { name: "Ada", n: 3 })).toBe("Ada +3");
  }
});
